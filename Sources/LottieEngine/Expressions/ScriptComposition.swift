import LottieExpressions
import LottieModel
import LottieScene
import OrderedCollections

/// A use of a composition: its layers, and the time within it.
final class ScriptComposition {
  let name: String
  /// The names of the layers on the way to it.
  let path: [String]
  let size: Size
  let framerate: Double
  /// Its layers, the first on top.
  private(set) var allLayers: [ScriptLayer] = []
  /// The layer it is shown by; nil for the document itself.
  private(set) weak var owner: ScriptLayer?
  private var children: [Int: ScriptComposition] = [:]
  private var byName: [String: ScriptLayer] = [:]
  private var byNumber: [Int: ScriptLayer] = [:]
  private var byPlace: [Int: ScriptLayer] = [:]
  private let animation: LottieAnimation
  /// The frame within it, when that was worked out, and when it last changed.
  private(set) var frame = 0.0
  private(set) var changed = 0
  private var checked = -1
  /// A frame that it is looked at in passing.
  var forcedFrame: Double?
  private(set) lazy var handle = HostObject(kind: HandleKind.composition.rawValue, target: self)

  init(
    _ animation: LottieAnimation,
    name: String,
    path: [String],
    models: [LayerModel],
    size: Size,
    owner: ScriptLayer?
  ) {
    self.animation = animation
    self.name = name
    self.path = path
    self.size = size
    self.owner = owner
    framerate = animation.framerate
    allLayers = models.map { ScriptLayer($0, in: self, animation.document) }
    for layer in allLayers {
      byPlace[layer.model.location.number] = layer
      if byName[layer.model.name] == nil { byName[layer.model.name] = layer }
      if let number = layer.model.index, byNumber[number] == nil { byNumber[number] = layer }
    }
  }

  /// The first layer of a name.
  func layer(named name: String) -> ScriptLayer? { byName[name] }

  /// The layer that stands at a place of the document.
  func layer(at location: JSONLocation) -> ScriptLayer? { byPlace[location.number] }

  /// The layer of a number.
  func layer(number: Int) -> ScriptLayer? { byNumber[number] }

  /// The composition that a layer shows; nil when it shows none.
  func child(of layer: ScriptLayer) -> ScriptComposition? {
    let key = layer.model.location.number
    if let known = children[key] { return known }
    guard case .precomp(let precomp) = layer.model.kind, path.count < 64,
      case .precomp(let asset)? = animation.assets[precomp.refID]?.kind
    else { return nil }
    let hasSize = precomp.size.width > 0 && precomp.size.height > 0
    let child = ScriptComposition(
      animation,
      name: layer.model.name,
      path: path + [layer.model.name],
      models: asset.layers,
      size: hasSize ? precomp.size : animation.size,
      owner: layer
    )
    children[key] = child
    return child
  }

  /// Brings the time to the moment.
  func refresh(_ graph: ScriptGraph) {
    guard checked != graph.moment else { return }
    checked = graph.moment
    let new = forcedFrame ?? frame(graph)
    if new != frame {
      frame = new
      changed = graph.moment
    }
  }

  private func frame(_ graph: ScriptGraph) -> Double {
    guard let owner else { return graph.rootFrame }
    owner.composition.refresh(graph)
    let outer = owner.composition.frame
    guard let remap = owner.root.property("Time Remap"),
      case .numbers(let numbers) = graph.content(of: remap), let seconds = numbers.first
    else { return (outer - owner.model.startTime) / owner.model.timeStretch }
    let inner = seconds * framerate
    return inner == owner.model.outFrame ? inner - 1 : inner
  }
}
