import LottieExpressions
import LottieModel

/// The kind of a handle's referent.
enum HandleKind: Int {
  case layer, group, property, composition, vectorPath, keyframe, textStyle, markers, marker
  case data
}

extension HostObject {
  /// The object a handle refers to.
  enum Referent {
    case layer(ScriptLayer)
    case group(ScriptGroup)
    case property(ScriptProperty)
    case composition(ScriptComposition)
    case path(PathBox)
    case keyframe(KeyframeBox)
    case style(StyleBox)
    case markers(ScriptMarkers)
    case marker(MarkerBox)
    case data(DataBox)
  }

  /// The object it refers to; its kind implies the class wherever handles are made.
  var referent: Referent? {
    guard let target, let kind = HandleKind(rawValue: kind) else { return nil }
    return switch kind {
    case .layer: .layer(unsafeDowncast(target, to: ScriptLayer.self))
    case .group: .group(unsafeDowncast(target, to: ScriptGroup.self))
    case .property: .property(unsafeDowncast(target, to: ScriptProperty.self))
    case .composition: .composition(unsafeDowncast(target, to: ScriptComposition.self))
    case .vectorPath: .path(unsafeDowncast(target, to: PathBox.self))
    case .keyframe: .keyframe(unsafeDowncast(target, to: KeyframeBox.self))
    case .markers: .markers(unsafeDowncast(target, to: ScriptMarkers.self))
    case .marker: .marker(unsafeDowncast(target, to: MarkerBox.self))
    case .data: .data(unsafeDowncast(target, to: DataBox.self))
    case .textStyle: .style(unsafeDowncast(target, to: StyleBox.self))
    }
  }
}

/// An object of the document that contains others for scripts: a layer, a group, an effect.
final class ScriptGroup {
  enum Kind {
    case layer, contents, shapeGroup, shape, transform, effects, effect, masks, mask, text
  }

  let kind: Kind
  let name: String?
  let matchName: String?
  /// Its number among its siblings.
  let number: Int?
  /// Its index among its parent's groups.
  private var index = 0
  /// Whether it is enabled.
  var isEnabled = true
  unowned(unsafe) var parent: ScriptGroup?
  /// Its layer, if it is one.
  unowned(unsafe) var layer: ScriptLayer?
  @exclusivity(unchecked) private(set) var groups: [ScriptGroup] = []
  @exclusivity(unchecked) private(set) var properties: [ScriptProperty] = []
  /// The selectors of a text animator; nil for those without an expression.
  private(set) var selectors: [ScriptProperty?] = []
  @exclusivity(unchecked) private var propertyNames: [String: ScriptProperty] = [:]
  @exclusivity(unchecked) private var groupNames: [String: ScriptGroup] = [:]
  private(set) lazy var handle = HostObject(kind: HandleKind.group.rawValue, target: self)

  init(_ kind: Kind, name: String?, matchName: String? = nil, number: Int? = nil) {
    self.kind = kind
    self.name = name
    self.matchName = matchName
    self.number = number
  }

  /// Its name in keypaths; nil when it has none.
  var shownName: String? {
    switch kind {
    case .contents, .effects, .masks, .text: nil
    case .transform: "Transform"
    case .layer, .shapeGroup, .shape, .effect, .mask: name ?? matchName ?? ""
    }
  }

  func add(_ group: ScriptGroup, names: [String] = []) {
    group.parent = self
    group.index = groups.count
    groups.append(group)
    for name in names + [group.name, group.matchName].compactMap(\.self)
    where groupNames[name] == nil {
      groupNames[name] = group
    }
  }

  func add(_ property: ScriptProperty, names: [String]) {
    property.parent = self
    property.index = properties.count
    properties.append(property)
    for name in names where propertyNames[name] == nil { propertyNames[name] = property }
  }

  func add(selector: ScriptProperty?) {
    selector?.parent = self
    selector?.index = -1 - selectors.count
    selectors.append(selector)
  }

  /// The indices of the group and of its parents, innermost first.
  var indexPath: [Int] { [index] + (parent?.indexPath ?? []) }

  /// A property by one of its names.
  func property(_ name: String) -> ScriptProperty? { propertyNames[name] }

  /// A group by one of its names.
  func group(_ name: String) -> ScriptGroup? { groupNames[name] }

  /// A group by its own number, else by its index, which counts from 1.
  func group(_ number: Int) -> ScriptGroup? {
    groups.first { $0.number == number }
      ?? (groups.indices.contains(number - 1) ? groups[number - 1] : nil)
  }

  /// A property by its number.
  func property(_ number: Int) -> ScriptProperty? {
    properties.first { $0.number == number }
  }
}
