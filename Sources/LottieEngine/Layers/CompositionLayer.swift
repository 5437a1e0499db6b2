import LottieGeometry
import LottieModel
import LottieScene

/// A layer: its transform, its visible range, its contents, and its masks, matte and effects.
final class CompositionLayer: KeypathSearchable {
  let model: LayerModel
  let transform: TransformNode
  let masks: [MaskNode]
  /// Its contents; made when it is first visible.
  private(set) var contents: (any LayerContents)?
  private var factory: LayerFactory?
  /// Its effects and styles; nil when it has none.
  private(set) var effects: EffectStack?
  /// Whether it is being written with its effects, or as the matte of one: a cycle of them ends here.
  var isOpen = false
  /// Whether its effects apply to the layers below it.
  let isAdjustment: Bool
  /// Its own size; nil for layers as large as the composition.
  var ownSize: Size?
  /// The size of its composition.
  var extent = Size(width: 0, height: 0)
  /// Its own size, or that of the composition.
  var size: Size { ownSize ?? extent }
  /// Whether it is hidden, by the document or by an override; it still acts as matte.
  private(set) var isHidden: Bool
  let id: UInt32
  /// The parent layer.
  weak var parent: CompositionLayer?
  /// The track matte layer.
  weak var matte: CompositionLayer?
  /// Whether the frame of the last update is between its in and out points.
  private(set) var isInRange = false
  /// Layer coordinates to those of its composition, through the camera if there is one.
  var world: Affine { sample?.world ?? projected ?? flatWorld }
  /// Its view in a camera it does not face; nil for other layers.
  var perspective: Perspective? { sample == nil ? ownPerspective : sample?.perspective }
  private var ownPerspective: Perspective?
  /// Its places at moments while the shutter is open, two or more; none if it is not blurred.
  private(set) var samples: [Sample] = []
  /// The sample that is being written.
  private var sample: Sample?
  /// The same without perspective.
  private var flatWorld = Affine.identity
  /// The same through a camera; nil without one, and for two-dimensional layers.
  private var projected: Affine?
  /// The same in three dimensions, where it or a parent leaves the plane.
  private var spatialWorld: SpatialTransform?
  private(set) var worldGeneration: Generation = 0
  private(set) var maskGeneration: Generation = 0
  /// Generation of the last change of anything but its contents.
  private(set) var ownGeneration: Generation = 0
  /// Its index among the drawn layers of its stack; nil if it is not drawn.
  var place: Int?
  /// Whether it can move, by itself or with its parent; known after the first update.
  var moves = false
  private var isFirstTransform = true
  private var isFirstUpdate = true

  /// Creates a layer; `factory` makes the contents, and is nil for layers that draw nothing themselves.
  init(_ model: LayerModel, _ context: NodeContext, id: UInt32, factory: LayerFactory?) {
    self.model = model
    self.id = id
    self.factory = factory
    isHidden = model.isHidden
    isAdjustment = model.kind == .adjustment
    transform = TransformNode(model, context)
    masks = model.masks.compactMap { MaskNode($0, context) }
  }

  /// Updates the transform to a frame.
  ///
  /// Parents go first; invisible layers are updated too, for their children.
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
    var view = ownPerspective
    if transform.turnsApart {
      view = transform.recession.map { Perspective($0, around: transform.pivot) }
    }
    if matrix != flatWorld || spatial != spatialWorld || view != ownPerspective {
      flatWorld = matrix
      spatialWorld = spatial
      ownPerspective = view
      worldGeneration = generation
    }
    guard worldGeneration == generation || transform.opacityGeneration == generation else {
      return false
    }
    ownGeneration = generation
    return true
  }

  /// Whether it can move by itself, once it was updated.
  var mayMove: Bool { !transform.propertyMap.animated.isEmpty }

  /// Whether an update at another frame of its visible range may change what it shows.
  var mayChange: Bool {
    effects != nil || contents?.mayChange == true
      || masks.contains { !$0.propertyMap.animated.isEmpty }
  }

  /// Whether it draws anything itself, rather than only being a parent.
  var showsSomething: Bool { contents != nil || factory != nil }

  /// Makes its contents, if that is not done.
  func makeContents() {
    guard let factory else { return }
    contents = factory.contents(model)
    self.factory = nil
  }

  /// Sets its contents.
  func set(_ contents: any LayerContents) { self.contents = contents }

  /// Sets its effects and styles.
  func set(_ effects: EffectStack?) { self.effects = effects }

  /// Layer coordinates to those of its composition, in three dimensions.
  var space: SpatialTransform { spatialWorld ?? SpatialTransform(flatWorld) }

  /// Updates the projection by a camera; nil is no camera.
  ///
  /// - Returns: Whether that differs from before.
  func project(_ camera: CameraView?, generation: Generation) -> Bool {
    let new = camera?.project(space, at: transform.pivot)
    let view = camera.flatMap { Perspective($0, space) }
    guard new != projected || view != ownPerspective else { return false }
    projected = new
    ownPerspective = view
    worldGeneration = generation
    return true
  }

  /// The place of a layer at a moment.
  struct Sample: Equatable {
    let world: Affine
    let perspective: Perspective?
  }

  /// Its present place.
  var whereabouts: Sample { Sample(world: world, perspective: perspective) }

  /// Sets where it was while the shutter was open.
  func setSamples(_ samples: [Sample], generation: Generation) {
    guard samples != self.samples else { return }
    self.samples = samples
    worldGeneration = generation
    ownGeneration = generation
  }

  /// Has it be where it was at a sample.
  func withSample(_ sample: Sample, _ body: () -> Void) {
    self.sample = sample
    body()
    self.sample = nil
  }

  /// The view of a camera layer, by its last values; nil for other layers.
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

  /// Updates its contents to a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func updateContents(frame: Double, generation: Generation) -> Bool {
    let shows = model.isInRange(at: frame)
    var changed = shows != isInRange
    isInRange = shows
    if changed { ownGeneration = generation }
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
    if changed { ownGeneration = generation }
    isFirstUpdate = false
    if contents?.update(frame: frame, generation: generation) == true { changed = true }
    return changed
  }

  func childFrame(_ frame: Double) -> Double { contents?.childFrame(frame) ?? frame }

  var canHide: Bool { true }

  func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
  }

  /// After an override, evaluates everything again that can change.
  func overridesChanged() {
    contents?.overridesChanged()
  }

  /// Shows an image above everything else it shows, in place of the one of the same key; nil shows none.
  ///
  /// - Returns: Whether there was or is one of the key.
  @discardableResult
  func setOverlay(
    _ overlay: LayerOverlay?,
    key: Int,
    generation: Generation,
    _ identities: IdentitySource
  ) -> Bool {
    makeContents()
    if let overlaid = contents as? OverlaidContents {
      return overlaid.set(overlay, key: key, generation: generation, identities)
    }
    guard overlay != nil else { return false }
    let overlaid = OverlaidContents(contents)
    contents = overlaid
    return overlaid.set(overlay, key: key, generation: generation, identities)
  }

  /// Updates its contents to a frame, also outside of its visible range.
  func prepare(frame: Double, generation: Generation) {
    makeContents()
    _ = contents?.update(frame: frame, generation: generation)
  }
}
