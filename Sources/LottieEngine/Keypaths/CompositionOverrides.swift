public import LottieModel
public import LottieScene

/// Resolved overrides: keypaths are matched once, and the overrides are then applied to any number
/// of compositions of the document, each on its own thread.
public struct CompositionOverrides: Sendable {
  /// The number of properties, layers or items that a keypath matches, and the mismatches.
  public struct Match: Equatable, Sendable {
    /// The keypath that was asked for.
    public let keypath: AnimationKeypath
    /// Number of properties, items or layers it matches.
    public let count: Int
    /// Kinds of properties that match but do not accept the value.
    public var mismatched: [PropertyKind] = []
    /// Number of matches whose override does not change what is drawn.
    public var withoutEffect = 0
  }

  /// An override and its targets.
  package enum Change: Sendable {
    case values([KeypathEntry], PropertyOverride)
    case hide([KeypathEntry])
    case only([KeypathEntry])
    case overlay(ImageResource, [KeypathEntry])
    case withoutExpressions
    case withoutMotionBlur
  }

  /// All names of the composition, in the order of its keypaths.
  public let entries: [KeypathEntry]
  /// The overrides, in order.
  package private(set) var changes: [Change] = []

  /// The extents of all nodes; nil without names.
  let extents: KeypathExtents?

  /// Creates an empty set of overrides; the composition serves only to list its names.
  public init(_ composition: Composition) {
    entries = composition.hierarchyKeypaths()
    extents = KeypathExtents(entries)
  }

  /// Creates an empty set of overrides without names.
  public init() {
    entries = []
    extents = nil
  }

  /// Whether applying it changes nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// The properties that a keypath means, whatever their kind.
  public func properties(_ keypath: AnimationKeypath) -> [KeypathEntry] {
    entries.filter { $0.kind != nil && keypath.matches($0.path) }
  }

  /// Gives values to the properties that the override's keypath means.
  @discardableResult
  public mutating func set(_ override: PropertyOverride) -> Match {
    set(override, for: properties(override.keypath))
  }

  /// Overrides properties that were matched before.
  @discardableResult
  public mutating func set(_ override: PropertyOverride, for properties: [KeypathEntry]) -> Match {
    let takes = { (entry: KeypathEntry) in
      entry.kind.map { kind in override.spans.allSatisfy { $0.value.suits(kind) } } ?? false
    }
    let targets = properties.filter(takes)
    changes.append(.values(targets, override))
    return Match(
      keypath: override.keypath,
      count: targets.count,
      mismatched: properties.filter { !takes($0) }.reduce(into: []) { kinds, entry in
        if let kind = entry.kind, !kinds.contains(kind) { kinds.append(kind) }
      },
      withoutEffect: targets.count { !$0.hasEffect }
    )
  }

  /// Hides layers, groups, fills and strokes.
  @discardableResult
  public mutating func hide(_ keypath: AnimationKeypath) -> Match {
    let targets = hideable(keypath)
    hide(targets)
    return Match(keypath: keypath, count: targets.count)
  }

  /// The layers, groups, fills and strokes that a keypath means.
  package func hideable(_ keypath: AnimationKeypath) -> [KeypathEntry] {
    entries.filter { $0.canHide && keypath.matches($0.path) }
  }

  /// Hides what was matched before.
  package mutating func hide(_ entries: [KeypathEntry]) { changes.append(.hide(entries)) }

  /// Hides everything except what keypaths match, its contents, and its parents.
  @discardableResult
  public mutating func showOnly(_ keypaths: [AnimationKeypath]) -> [Match] {
    let nodes = entries.filter { $0.kind == nil }
    var counts = keypaths.map { _ in 0 }
    // Whether each matches or is inside a match, and whether it contains one.
    var isShown: [Bool] = []
    var holdsShown = Array(repeating: false, count: nodes.count)
    // The parents of the entry: entries follow their parents.
    var around: [Int] = []
    for (i, entry) in nodes.enumerated() {
      while let last = around.last, nodes[last].path.count >= entry.path.count {
        around.removeLast()
      }
      let isWithin = around.last.map { isShown[$0] } ?? false
      let meant = isWithin ? [] : keypaths.indices.filter { keypaths[$0].matches(entry.path) }
      for number in meant { counts[number] += 1 }
      if !meant.isEmpty { for outer in around { holdsShown[outer] = true } }
      isShown.append(isWithin || !meant.isEmpty)
      around.append(i)
    }
    changes.append(
      .only(nodes.indices.filter { !isShown[$0] && !holdsShown[$0] }.map { nodes[$0] })
    )
    return keypaths.indices.map { Match(keypath: keypaths[$0], count: counts[$0]) }
  }

  /// Draws an image in layers: in the layer's space from its origin on, one unit per pixel, above
  /// everything else in the layer.
  @discardableResult
  public mutating func overlay(_ image: ImageResource, on keypath: AnimationKeypath) -> Match {
    let targets = entries.filter { $0.isLayer && keypath.matches($0.path) }
    changes.append(.overlay(image, targets))
    return Match(keypath: keypath, count: targets.count)
  }

  /// Makes properties follow their keyframes, ignoring expressions.
  public mutating func switchExpressionsOff() { changes.append(.withoutExpressions) }

  /// Draws layers sharp that are blurred along their motion.
  public mutating func switchMotionBlurOff() { changes.append(.withoutMotionBlur) }
}

extension Composition {
  /// Makes resolved changes, in one walk over all names; the next update shows them.
  public func apply(_ overrides: CompositionOverrides) {
    guard !overrides.isEmpty else { return }
    var actions: [Int: [(KeypathVisit) -> Void]] = [:]
    var overlaid: [(CompositionLayer, ImageResource)] = []
    for change in overrides.changes {
      switch change {
      case .values(let entries, let override):
        let provider = SpanValueProvider(spans: override.spans)
        for entry in entries {
          actions[entry.ordinal, default: []].append {
            _ = $0.property?.slot?.setProvider(provider)
          }
        }
      case .hide(let entries), .only(let entries):
        for entry in entries {
          actions[entry.ordinal, default: []].append { $0.node.setHidden(true) }
        }
      case .overlay(let image, let entries):
        for entry in entries {
          actions[entry.ordinal, default: []].append { visit in
            if let layer = visit.node as? CompositionLayer { overlaid.append((layer, image)) }
          }
        }
      case .withoutExpressions:
        scripts?.isOff = true
        scripts?.invalidate()
      case .withoutMotionBlur: motionBlur.isOn = false
      }
    }
    if !actions.isEmpty {
      let selection = overrides.extents.map { KeypathSelection(actions.keys, in: $0) }
      visit(selection: selection) { visit in
        for action in actions[visit.ordinal] ?? [] { action(visit) }
      }
    }
    for (layer, image) in overlaid { add(LayerOverlay(image), to: layer) }
    overridesChanged()
    noteOverride { $0.apply(overrides) }
  }
}
