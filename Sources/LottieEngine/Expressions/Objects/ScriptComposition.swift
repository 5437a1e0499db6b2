import LottieExpressions
import LottieModel
import LottieScene
import OrderedCollections

/// A use of a composition: its layers, and the time within it.
final class ScriptComposition {
  let name: String
  /// The names of the layers on the path to it.
  let path: [String]
  let size: Size
  let framerate: Double
  /// Its layers, top first.
  private(set) var allLayers: [ScriptLayer] = []
  /// The layer that shows it; nil for the document itself.
  unowned(unsafe) let owner: ScriptLayer?
  /// Its asset's identifier; nil for the document itself.
  var asset: String? {
    if case .precomp(let precomp)? = owner?.model.kind { precomp.refID } else { nil }
  }
  private var children: [Int: ScriptComposition] = [:]
  @exclusivity(unchecked) private var byName: [String: ScriptLayer] = [:]
  @exclusivity(unchecked) private var byNumber: [Int: ScriptLayer] = [:]
  private var byLocation: [Int: ScriptLayer] = [:]
  private let animation: LottieAnimation
  /// Reads the document's values for all compositions.
  let sources: ScriptSources
  /// The frame within it, the tick of its evaluation, and that of its last change.
  @exclusivity(unchecked) private(set) var frame = 0.0
  private(set) var changed = 0
  @exclusivity(unchecked) private var checked = -1
  /// Whether the expression of its time is being evaluated.
  private var isRefreshing = false
  /// The run that last noted a read of the time.
  var noted = 0
  /// A temporary frame.
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
    sources = owner?.composition.sources ?? ScriptSources(animation.document)
    self.name = name
    self.path = path
    self.size = size
    self.owner = owner
    framerate = animation.framerate
    allLayers = models.map { ScriptLayer($0, in: self, animation.document) }
    for layer in allLayers {
      byLocation[layer.model.location.number] = layer
      if byName[layer.model.name] == nil { byName[layer.model.name] = layer }
      if let number = layer.model.index, byNumber[number] == nil { byNumber[number] = layer }
    }
  }

  /// The cameras that are not hidden, top first.
  private(set) lazy var cameras = allLayers.filter { $0.isCamera && !$0.model.isHidden }

  /// Its markers: those of the document for its own layers, none for others.
  private(set) lazy var markers = ScriptMarkers(
    owner == nil ? animation.markers : [],
    framerate: framerate
  )

  /// The first layer of a name.
  func layer(named name: String) -> ScriptLayer? { byName[name] }

  /// The layer at a location of the document.
  func layer(at location: JSONLocation) -> ScriptLayer? { byLocation[location.number] }

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

  /// Whether its time is up to date.
  func isCurrent(_ graph: ScriptGraph) -> Bool { checked == graph.tick }

  /// Updates its time.
  ///
  /// The expression of its time remap sees the time of the keyframes; that time is valid for it
  /// alone.
  func refresh(_ graph: ScriptGraph) {
    guard checked != graph.tick else { return }
    guard !isRefreshing else {
      graph.chain.close(at: graph.chain.base)
      return
    }
    let old = frame
    graph.refreshing += 1
    frame = forcedFrame ?? frame(graph)
    graph.refreshing -= 1
    if graph.cycles.isMet {
      graph.settleCycles()
      // Evaluations that still run end, and ask again.
      if !graph.cycles.isMet { refresh(graph) }
      return
    }
    if frame != old { changed = graph.tick }
    if owner.map({ $0.composition.isCurrent(graph) }) ?? true { checked = graph.tick }
  }

  private func frame(_ graph: ScriptGraph) -> Double {
    guard let owner else { return graph.rootFrame }
    owner.composition.refresh(graph)
    guard let remap = owner.timeRemap else {
      return (owner.composition.frame - owner.model.startTime) / owner.model.timeStretch
    }
    guard remap.isScripted else { return frame(graph.keyed(remap), owner) }
    isRefreshing = true
    defer { isRefreshing = false }
    frame = frame(graph.keyed(remap), owner)
    return frame(graph.content(of: remap), owner)
  }

  /// The frame for a value of the time remap.
  private func frame(_ content: ScriptContent, _ owner: ScriptLayer) -> Double {
    let inner = (content.number ?? 0) * framerate
    return inner == owner.model.outFrame ? inner - 1 : inner
  }
}
