import LottieEngine
import LottieGeometry
public import LottieModel
public import LottieScene

extension AnimationFile {
  /// Reads a state machine of the container, listed in the manifest or not.
  ///
  /// - Returns: Nil if the container has none of this id.
  /// - Throws: ``ContainerDefects``: what dotLottie's player refuses.
  public func stateMachine(_ id: String) throws(ContainerDefects) -> StateMachineModel? {
    guard let archive, let bytes = try? archive.read("s/\(id).json") else { return nil }
    return try StateMachineModel.decode(bytes)
  }
}

extension AnimationFile {
  /// Whether a machine can apply a theme: the container has it, and the manifest lists it and allows it for an
  /// animation.
  fileprivate func allowsTheme(_ id: String) -> Bool {
    guard themes.contains(id), let manifest else { return false }
    return manifest.themes.contains { $0.id == id }
      && manifest.animations.contains { $0.themes?.contains(id) ?? true }
  }
}

extension StateMachine {
  /// Creates a machine for a container: its animations, its themes, and the layers of what shows.
  ///
  /// - Parameters:
  ///   - model: The machine as written.
  ///   - file: The container.
  ///   - canvas: Size of the canvas that pointers refer to; nil is that of the animation.
  public convenience init(_ model: StateMachineModel, of file: AnimationFile, canvas: Size? = nil) {
    let layers = MachineLayers(file, canvas)
    self.init(
      model,
      animation: (file.name ?? "", file.animation),
      load: { (try? file.sibling($0))?.animation },
      isTheme: file.allowsTheme
    ) { layer, x, y in layers.hits(layer, Point(x, y)) }
    layers.machine = self
    themes = file.appliedThemes
    hitCenter = { layers.center(of: $0) }
  }
}

/// The layers of the frame that a machine shows.
private final class MachineLayers {
  weak var machine: StateMachine?
  private let file: AnimationFile
  private let canvas: Size?
  private var shown: (id: String, composition: Composition)?

  init(_ file: AnimationFile, _ canvas: Size?) {
    self.file = file
    self.canvas = canvas
  }

  func hits(_ layer: String, _ point: Point) -> Bool {
    guard let (composition, placement, frame) = shows(),
      let local = placement.inverse?.apply(point)
    else { return false }
    return composition.hits(layer: layer, at: local, frame: frame)
  }

  /// The middle of the box of a layer on the canvas; nil where it cannot be hit.
  func center(of layer: String) -> Point? {
    guard let (composition, placement, frame) = shows() else { return nil }
    return composition.hitCenter(ofLayer: layer, frame: frame).map(placement.apply)
  }

  /// The composition, where it lies on the canvas, and its frame.
  private func shows() -> (Composition, placement: Affine, frame: Double)? {
    guard let machine, let composition = composition(machine.animationID) else { return nil }
    let animation = composition.animation
    let placement = LottieContentMode.scaleAspectFit.placement(
      of: animation.size,
      in: canvas ?? animation.size
    )
    return (composition, placement, animation.startFrame + machine.frame)
  }

  private func composition(_ id: String) -> Composition? {
    if let shown, shown.id == id { return shown.composition }
    guard
      let animation = id == (file.name ?? "")
        ? file.animation : (try? file.sibling(id))?.animation
    else { return nil }
    let made = Composition(
      drawing: animation,
      imageProvider: animation.imageProvider,
      text: animation.textSources()
    )
    shown = (id, made)
    return made
  }
}
