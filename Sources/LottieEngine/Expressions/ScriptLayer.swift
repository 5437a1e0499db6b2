import LottieExpressions
import LottieModel

/// A layer for scripts.
final class ScriptLayer {
  let model: LayerModel
  unowned(unsafe) let composition: ScriptComposition
  private let document: JSONDocument
  /// Its groups and properties, made on first use.
  private(set) lazy var root = makeRoot()
  private var properties: [Int: ScriptProperty] = [:]
  /// Finds the rectangle of what it paints; nil before that is first asked.
  var measure: LayerMeasure?
  private(set) lazy var handle = HostObject(kind: HandleKind.layer.rawValue, target: self)

  init(_ model: LayerModel, in composition: ScriptComposition, _ document: JSONDocument) {
    self.model = model
    self.composition = composition
    self.document = document
  }

  private func makeRoot() -> ScriptGroup {
    let root = ScriptGroup(.layer, name: model.name)
    root.layer = self
    let text: TextLayer? = if case .text(let text) = model.kind { text } else { nil }
    document.withValue(at: model.location) { cursor in
      var builder = ScriptTreeBuilder(composition, document)
      builder.build(root, cursor, text)
      properties = builder.properties
    }
    return root
  }

  /// The property at a location.
  func property(at location: JSONLocation) -> ScriptProperty? {
    _ = root
    return properties[location.number]
  }

  /// All its properties, in no particular order.
  var allProperties: [ScriptProperty] { Array(properties.values) }

  /// The parent layer.
  var parent: ScriptLayer? {
    guard let number = model.parent, number != model.index else { return nil }
    return composition.layer(number: number)
  }

  /// What determines the time within it, if that is not a constant offset.
  private(set) lazy var timeRemap = root.property("Time Remap")

  /// Its transform.
  var transform: ScriptGroup? { root.group("Transform") }

  /// Whether it or a parent leaves the plane, which coordinate conversions here do not support.
  private(set) lazy var turnsInSpace: Bool = {
    var seen: Set<ObjectIdentifier> = []
    var next: ScriptLayer? = self
    while let layer = next, seen.insert(ObjectIdentifier(layer)).inserted {
      if layer.model.is3D, layer.model.transform.turnsInSpace { return true }
      next = layer.parent
    }
    return false
  }()
}

extension Transform {
  /// Whether it rotates about other axes than the viewing direction.
  fileprivate var turnsInSpace: Bool {
    [rotationX, rotationY].contains { group in
      group.expression != nil || group.keyframes.contains { $0.value != 0 }
    }
      || orientation.keyframes.contains { $0.value.x != 0 || $0.value.y != 0 }
  }
}
