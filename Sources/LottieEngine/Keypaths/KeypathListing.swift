import LottieModel

/// A line of a composition's hierarchy of names.
public struct KeypathEntry: Equatable, Sendable {
  /// The names on the way.
  public let path: [String]
  /// What kind of value it has; nil for a layer, a group or an item.
  public let kind: PropertyKind?
  /// Whether it is a layer.
  public let isLayer: Bool
  /// Whether its value follows the time.
  public let isAnimated: Bool
  /// Whether the document gives it an expression.
  public let hasExpression: Bool
  /// Whether lottie-ios has no such name.
  public let isExtension: Bool

  /// The names joined by dots, as lottie-ios prints them: dots within names are not escaped.
  public var string: String { path.joined(separator: ".") }
}

/// Whose names are listed.
public enum KeypathDialect: String, CaseIterable, Sendable {
  /// Those that lottie-ios's main thread engine logs.
  case mainThread = "main-thread"
  /// Those that its Core Animation engine logs.
  case coreAnimation = "core-animation"
  /// Those and what lottie-ios cannot reach.
  case lottie
}

extension Composition {
  /// The names of everything that has one, with those of its properties behind it, in lottie-ios's
  /// order: layers from the bottom up, within compositions as in the document.
  public func hierarchyKeypaths(_ dialect: KeypathDialect = .lottie) -> [KeypathEntry] {
    var entries: [KeypathEntry] = []
    visit { node, property, path, _, isExtension in
      guard dialect == .lottie || !isExtension else { return }
      entries.append(
        KeypathEntry(
          path: path,
          kind: property?.kind,
          isLayer: property == nil && node is CompositionLayer,
          isAnimated: property?.slot?.isAnimated ?? false,
          hasExpression: property?.slot?.hasExpression ?? false,
          isExtension: isExtension
        )
      )
    }
    return dialect == .coreAnimation ? CoreAnimationNames(self).filter(entries) : entries
  }

  /// Walks over all names.
  ///
  /// - Parameters:
  ///   - frame: A frame of the composition; nil gives none to the visitor.
  ///   - body: Gets each node and then each of its properties, with the path, the frame in the time
  ///     of that place, and whether lottie-ios does not list it.
  func visit(
    frame: Double? = nil,
    _ body: (any KeypathSearchable, KeypathProperty?, [String], Double?, Bool) -> Void
  ) {
    if let frame { scripts?.begin(frame: frame) }
    var path: [String] = []
    func visit(_ node: any KeypathSearchable, _ frame: Double?, _ isExtension: Bool) {
      let isExtension = isExtension || node.isExtension
      path.append(node.keypathName)
      body(node, nil, path, frame, isExtension)
      for property in node.keypathProperties {
        path.append(property.name)
        body(node, property, path, frame, isExtension || property.isExtension)
        path.removeLast()
      }
      let inner = frame.map(node.childFrame)
      for child in node.keypathChildren {
        // A layer's transform and masks keep the layer's own time.
        visit(child, child is CompositionLayer ? inner : frame, isExtension)
      }
      path.removeLast()
    }
    for layer in root.keypathChildren.reversed() { visit(layer, frame, false) }
  }
}

/// Which names lottie-ios's Core Animation engine logs: those it builds animations for.
private struct CoreAnimationNames {
  private static let names: Set<String> = [
    "Color", "Opacity", "Scale", "Position", "Rotation", "Stroke Width", "Colors", "Stroke Color",
  ]
  private let paths: Set<[String]>
  private let hidden: Set<[String]>

  init(_ composition: Composition) {
    var paths: Set<[String]> = []
    var hidden: Set<[String]> = []
    composition.visit { node, property, path, _, _ in
      if property != nil { paths.insert(path) }
      guard property == nil else { return }
      switch node {
      case let layer as CompositionLayer:
        if case .null = layer.model.kind { hidden.insert(path + ["Transform", "Opacity"]) }
      case is any PathNode: hidden.insert(path + ["Position"])
      case let transform as TransformNode where transform.isCombined:
        for name in ["Position", "Scale", "Rotation"] { hidden.insert(path + [name]) }
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
