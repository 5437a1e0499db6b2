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

  /// The property that determines the time within it; nil if the time has a constant offset.
  private(set) lazy var timeRemap = root.property("Time Remap")

  /// Whether it is a camera.
  var isCamera: Bool { if case .camera = model.kind { true } else { false } }

  /// Its markers, which documents do not have.
  private(set) lazy var markers = ScriptMarkers([], framerate: composition.framerate)

  /// Its transform.
  var transform: ScriptGroup? { root.group("Transform") }
}
