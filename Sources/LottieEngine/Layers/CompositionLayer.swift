import LottieGeometry
import LottieModel
import LottieScene

/// A layer: where it lies, when it shows, what it shows, and what is taken away from that.
final class CompositionLayer: KeypathSearchable {
  let model: LayerModel
  let transform: TransformNode
  let masks: [MaskNode]
  /// What it shows; made when it is first shown.
  private(set) var contents: (any LayerContents)?
  private var factory: LayerFactory?
  /// Its effects and styles; nil when it has none.
  private(set) var effects: EffectStack?
  /// Whether it is being written as the matte of an effect: a cycle of them ends here.
  var isMatteOpen = false
  /// Whether it is left out, by the document or by an override; as a matte it is still used.
  private(set) var isHidden: Bool
  let id: UInt32
  /// The parent layer.
  weak var parent: CompositionLayer?
  /// The layer whose alpha or brightness it shows through.
  weak var matte: CompositionLayer?
  /// Whether the frame last updated to lies between its in and out points.
  private(set) var isInRange = false
  /// Layer coordinates to those of the composition it lies in, as a camera sees them if there is one.
  var world: Affine { projected ?? flatWorld }
  /// The same as seen from far away.
  private var flatWorld = Affine.identity
  /// The same as a camera sees them; nil without one, and for layers that lie in the plane.
  private var projected: Affine?
  /// The same in space, where it or a parent leaves the plane.
  private var spatialWorld: SpatialTransform?
  private(set) var worldGeneration: Generation = 0
  private(set) var maskGeneration: Generation = 0
  private var isFirstTransform = true
  private var isFirstUpdate = true

  /// `factory`: Makes what the layer shows; nil for layers that only carry others.
  init(_ model: LayerModel, _ context: NodeContext, id: UInt32, factory: LayerFactory?) {
    self.model = model
    self.id = id
    self.factory = factory
    isHidden = model.isHidden
    transform = TransformNode(model, context)
    masks = model.masks.compactMap { MaskNode($0, context) }
  }

  /// Takes the transform of a frame.
  ///
  /// Parents go first; invisible layers move too, for their children.
  ///
  /// - Returns: Whether it moved or its opacity changed.
  func updateTransform(frame: Double, generation: Generation) -> Bool {
    let changed = transform.update(
      frame: frame,
      generation: generation,
      force: isFirstTransform || transform.followsMotion
    )
    let inherited = parent?.worldGeneration ?? 0
    guard changed || isFirstTransform || inherited == generation else { return false }
    isFirstTransform = false
    var spatial = spatialTransform
    var matrix =
      spatial?.flattened ?? parent.map { transform.matrix.then($0.flatWorld) } ?? transform.matrix
    if !matrix.isFinite { (matrix, spatial) = (.collapsed, nil) }
    if matrix != flatWorld || spatial != spatialWorld {
      flatWorld = matrix
      spatialWorld = spatial
      worldGeneration = generation
    }
    return worldGeneration == generation || transform.opacityGeneration == generation
  }

  /// Whether it draws anything itself, rather than only being a parent.
  var showsSomething: Bool { contents != nil || factory != nil }

  /// Makes what it shows, if that is not done.
  func makeContents() {
    guard let factory else { return }
    contents = factory.contents(model)
    self.factory = nil
  }

  /// Takes what it shows, or what it is.
  func set(_ contents: any LayerContents) { self.contents = contents }

  /// Takes its effects and styles.
  func set(_ effects: EffectStack?) { self.effects = effects }

  /// Layer coordinates to those of the composition it lies in, in space.
  var space: SpatialTransform { spatialWorld ?? SpatialTransform(flatWorld) }

  /// Takes what a camera sees of it; nil is no camera.
  ///
  /// - Returns: Whether that differs from before.
  func project(_ camera: CameraView?, generation: Generation) -> Bool {
    let new = camera?.project(space, at: transform.pivot)
    guard new != projected else { return false }
    projected = new
    worldGeneration = generation
    return true
  }

  /// What a camera layer sees, by its values last updated to; nil for other layers.
  var cameraView: CameraView? {
    makeContents()
    return (contents as? CameraNode)?.view(from: self)
  }

  private var spatialTransform: SpatialTransform? {
    guard transform.spatial != nil || parent?.spatialWorld != nil else { return nil }
    let own = transform.spatial ?? SpatialTransform(transform.matrix)
    guard let parent else { return own }
    return own.then(parent.spatialWorld ?? SpatialTransform(parent.flatWorld))
  }

  /// Takes what shows at a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func updateContents(frame: Double, generation: Generation) -> Bool {
    let shows = model.inFrame <= frame && frame < model.outFrame
    var changed = shows != isInRange
    isInRange = shows
    guard shows else { return changed }
    makeContents()
    for mask in masks where mask.update(frame: frame, generation: generation, force: isFirstUpdate)
    {
      maskGeneration = generation
      changed = true
    }
    if effects?.update(frame: frame, generation: generation, force: isFirstUpdate) == true {
      changed = true
    }
    isFirstUpdate = false
    if contents?.update(frame: frame, generation: generation) == true { changed = true }
    return changed
  }

  func childFrame(_ frame: Double) -> Double { contents?.childFrame(frame) ?? frame }

  var canHide: Bool { true }

  func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
  }

  /// Asks everything again what can change and what is drawn, after an override.
  func overridesChanged() {
    contents?.overridesChanged()
  }

  /// Draws an image above everything else in the layer.
  func add(_ overlay: ImageResource, id: UInt32) {
    makeContents()
    contents = OverlaidContents(contents, overlay: overlay, id: id)
  }

  /// Brings what it shows to a frame, also where it does not show.
  func prepare(frame: Double, generation: Generation) {
    makeContents()
    _ = contents?.update(frame: frame, generation: generation)
  }
}
