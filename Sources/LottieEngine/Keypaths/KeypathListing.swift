public import LottieModel

/// An entry of a composition's hierarchy of names.
public struct KeypathEntry: Equatable, Sendable {
  /// Its own name behind those of what it lies in, from the outermost.
  public var path: [String] { parents + [name] }
  /// The names of what it lies in, which its neighbors share.
  private let parents: [String]
  private let name: String
  /// The kind of its value; nil for a layer, a group or an item.
  public let kind: PropertyKind?
  /// Whether it is a layer, and not a group, an item or a property.
  public let isLayer: Bool
  /// Whether the document gives its value keyframes.
  public let isAnimated: Bool
  /// Whether the document has an expression for it.
  public let hasExpression: Bool
  /// Whether lottie-ios has no such name, so that it means nothing there.
  public let isNonstandard: Bool
  /// Whether a value has an effect: rotations about x and y have one in three-dimensional layers
  /// only.
  public let hasEffect: Bool
  /// Whether it can be hidden: a layer, a group, a fill or a stroke.
  public let canHide: Bool
  /// Its number among the entries of the composition, the same in every composition of the document.
  package let ordinal: Int
  /// The location of a property, also of an omitted one; nil for other entries.
  package let propertyLocation: PropertyLocation?
  /// The location of a layer, a group or an item; nil for properties.
  package let location: JSONLocation?
  /// Number of leading names that are those of its layer and the layers around it.
  package let layerDepth: Int

  /// Number of names on the path to it.
  var depth: Int { parents.count + 1 }

  /// The names joined by dots, as lottie-ios prints them: dots within names are not escaped.
  public var string: String { path.joined(separator: ".") }

  init(_ visit: KeypathVisit) {
    (parents, name) = (visit.parents, visit.name)
    kind = visit.property?.kind
    isLayer = visit.property == nil && visit.node is CompositionLayer
    isAnimated = visit.property?.slot?.isAnimated ?? false
    hasExpression = visit.property?.slot?.hasExpression ?? false
    isNonstandard = visit.isNonstandard
    hasEffect = visit.hasEffect
    canHide = visit.property == nil && visit.node.canHide
    ordinal = visit.ordinal
    propertyLocation = visit.property?.propertyLocation
    location = visit.property == nil ? visit.node.location : nil
    layerDepth = visit.layerDepth
  }
}

/// A step of the walk over the names of a composition: a node, or a property of one.
struct KeypathVisit {
  /// Its number, from 0.
  var ordinal = 0
  let node: any KeypathSearchable
  /// The property; nil for the node itself.
  var property: KeypathProperty?
  /// The names of what it lies in, from the outermost.
  let parents: [String]
  /// Its own name.
  let name: String
  /// The frame in the time of its composition; nil when none was given.
  let frame: Double?
  /// Whether lottie-ios does not list it.
  let isNonstandard: Bool
  /// Number of leading names that are those of its layer and the layers around it.
  let layerDepth: Int

  /// The names on the path to it.
  var path: [String] { parents + [name] }

  /// Whether a value of the property has an effect.
  var hasEffect: Bool {
    guard property?.needsThreeDimensions == true else { return true }
    return (node as? TransformNode)?.isSpatial == true
  }
}

/// The names to list: those of one of lottie-ios's engines, or all.
public enum KeypathDialect: String, CaseIterable, Sendable {
  /// As logged by lottie-ios's main thread engine.
  case mainThread = "main-thread"
  /// As logged by lottie-ios's Core Animation engine.
  case coreAnimation = "core-animation"
  /// Those, and names that lottie-ios lacks.
  case lottie
}

extension Composition {
  /// The names of everything that has one, each followed by its properties', in lottie-ios's order:
  /// layers from the bottom up, within compositions as in the document.
  public func hierarchyKeypaths(_ dialect: KeypathDialect = .lottie) -> [KeypathEntry] {
    hierarchyKeypaths(dialect, limit: Composition.maximumNames)
  }

  /// The first names, at most so many.
  package func hierarchyKeypaths(
    _ dialect: KeypathDialect = .lottie,
    limit: Int
  ) -> [KeypathEntry] {
    var entries: [KeypathEntry] = []
    visit(limit: limit) { visit in
      guard dialect == .lottie || !visit.isNonstandard else { return }
      entries.append(KeypathEntry(visit))
    }
    return dialect == .coreAnimation ? CoreAnimationNames(self).filter(entries) : entries
  }

  /// The location of an entry in the document; nil when it has no value there.
  public func pointer(to entry: KeypathEntry) -> JSONPath? {
    let document = animation.document
    return entry.propertyLocation.map { document.pointer(to: $0) }
      ?? entry.location.map(document.pointer)
  }

  /// Walks over all names, in the same order in every composition of a document, up to the limit.
  ///
  /// - Parameters:
  ///   - frame: A frame of the composition; nil passes none to the visitor.
  ///   - selection: The nodes that the visitor needs to see; it may see more. Nil is everything.
  ///   - limit: Maximum number of names.
  ///   - body: Receives each node and then each of its properties.
  func visit(
    frame: Double? = nil,
    selection: KeypathSelection? = nil,
    limit: Int = maximumNames,
    _ body: (KeypathVisit) -> Void
  ) {
    if let frame { scripts?.begin(frame: frame) }
    var ordinal = 0
    var bytesLeft = Composition.maximumNameBytes
    func give(_ visit: KeypathVisit, _ bytes: Int) {
      guard ordinal < limit, bytesLeft > 0 else { return noteNames(limit) }
      bytesLeft -= bytes
      var visit = visit
      visit.ordinal = ordinal
      ordinal += 1
      body(visit)
    }
    func walk(
      _ node: any KeypathSearchable,
      in parents: [String],
      _ above: KeypathVisit?,
      _ frame: Double?,
      _ bytesAbove: Int
    ) {
      let first = ordinal
      guard first < limit, bytesLeft > 0 else { return noteNames(limit) }
      if let end = selection?.endOfUnwanted(node: first) {
        ordinal = end
        return
      }
      let visit = KeypathVisit(
        node: node,
        parents: parents,
        name: node.keypathName,
        frame: frame,
        isNonstandard: above?.isNonstandard ?? false || node.isNonstandard,
        layerDepth: node is CompositionLayer ? parents.count + 1 : above?.layerDepth ?? 0
      )
      let bytes = bytesAbove + visit.name.utf8.count + 1
      give(visit, bytes)
      let path = visit.path
      // Listing the properties of a node takes more time than all else here.
      let unwanted = selection?.endOfUnwantedProperties(ofNode: first)
      if let unwanted { ordinal = unwanted }
      for property in unwanted == nil ? node.keypathProperties : [] {
        give(
          KeypathVisit(
            node: node,
            property: property,
            parents: path,
            name: property.name,
            frame: frame,
            isNonstandard: visit.isNonstandard || property.isNonstandard,
            layerDepth: visit.layerDepth
          ),
          bytes + property.name.utf8.count
        )
      }
      let within = frame.map(node.childFrame)
      for child in node.keypathChildren {
        // A layer's transform and masks keep the layer's own time.
        walk(child, in: path, visit, child is CompositionLayer ? within : frame, bytes)
      }
    }
    for layer in root.keypathChildren.reversed() { walk(layer, in: [], nil, frame, 0) }
  }
}

/// The nodes and properties that a walk over names needs to see: whole branches without any are left out.
struct KeypathSelection {
  private let extents: KeypathExtents
  /// The numbers of entries, ascending.
  private let wanted: [Int]

  init(_ wanted: some Sequence<Int>, in extents: KeypathExtents) {
    self.wanted = wanted.sorted()
    self.extents = extents
  }

  /// The number behind the last entry of a node; nil when any of them is wanted.
  func endOfUnwanted(node: Int) -> Int? { end(extents.branches, node, from: node) }

  /// The number behind the last property of a node; nil when any of them is wanted.
  func endOfUnwantedProperties(ofNode node: Int) -> Int? {
    end(extents.properties, node, from: node + 1)
  }

  private func end(_ ends: [Int], _ node: Int, from start: Int) -> Int? {
    guard ends.indices.contains(node) else { return nil }
    // The first that is not before the start.
    var (low, high) = (0, wanted.count)
    while low < high {
      let middle = (low + high) / 2
      if wanted[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < wanted.count && wanted[low] < ends[node] ? nil : ends[node]
  }
}

/// The number of entries of each node of a composition, by the number of the node's own entry.
struct KeypathExtents {
  /// The number behind the last entry of the node, of its properties and of all it holds.
  private(set) var branches: [Int]
  /// The number behind its last property.
  private(set) var properties: [Int]

  /// Creates the extents; `entries` are all of a composition.
  init(_ entries: [KeypathEntry]) {
    branches = Array(repeating: entries.count, count: entries.count)
    properties = branches
    // The nodes that are not at their end yet.
    var open: [Int] = []
    var last: Int?
    for (number, entry) in entries.enumerated() where entry.kind == nil {
      while let node = open.last, entries[node].depth >= entry.depth {
        branches[node] = number
        open.removeLast()
      }
      if let last { properties[last] = number }
      open.append(number)
      last = number
    }
  }
}

/// The names that lottie-ios's Core Animation engine logs: those of what it builds animations for.
private struct CoreAnimationNames {
  private static let names: Set<String> = [
    "Color", "Opacity", "Scale", "Position", "Rotation", "Stroke Width", "Colors", "Stroke Color",
  ]
  private let paths: Set<[String]>
  private let hidden: Set<[String]>

  init(_ composition: Composition) {
    var paths: Set<[String]> = []
    var hidden: Set<[String]> = []
    composition.visit { visit in
      guard visit.property == nil else {
        paths.insert(visit.path)
        return
      }
      switch visit.node {
      case let layer as CompositionLayer:
        if case .null = layer.model.kind { hidden.insert(visit.path + ["Transform", "Opacity"]) }
      case is any PathNode: hidden.insert(visit.path + ["Position"])
      case let transform as TransformNode where transform.isCombined:
        for name in ["Position", "Scale", "Rotation"] { hidden.insert(visit.path + [name]) }
      default: break
      }
    }
    self.paths = paths
    self.hidden = hidden
  }

  func filter(_ entries: [KeypathEntry]) -> [KeypathEntry] {
    entries.filter { entry in
      guard entry.kind != nil, let name = entry.path.last, Self.names.contains(name) else {
        return false
      }
      let owner = Array(entry.path.dropLast())
      return !hidden.contains(entry.path) && !paths.contains(owner + ["Transform", name])
    }
  }
}
