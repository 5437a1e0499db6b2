// The offscreen passes of lottie-ios 4.6 with Core Animation. Read in its sources (CALayer+setupLayerHierarchy,
// BaseCompositionLayer, MaskCompositionLayer, ShapeItemLayer): which layers get a mask or a compositing filter.
// Guessed, as Core Animation is closed: that each of these is one pass, as is a translucent layer or group of several
// things; and that a pass has the box of the layer's composition, which its layers fill, as far as it is on the canvas.
// Shadows and what a repeater's copies add are not counted.
import LottieGeometry
import LottieModel
package import LottieScene

extension Composition {
  /// The offscreen passes that lottie-ios with Core Animation asks for at the frame of the last update, drawn at a
  /// size, in its order.
  ///
  /// `isWhole`: Whether these are all; layers that are looked at again and again are limited.
  package func coreAnimationBuffers(
    atFrame frame: Double,
    size: LottieScene.Size
  ) -> (buffers: [OffscreenBuffer], isWhole: Bool) {
    let scale = Affine.scale(size.width / animation.size.width, size.height / animation.size.height)
    var walk = CoreAnimationWalk(canvas: Rect(x: 0, y: 0, width: size.width, height: size.height))
    walk.draw(root.layers, frame, scale)
    return (walk.buffers, walk.isWhole)
  }
}

/// Goes through the layers as Core Animation does, without painting.
private struct CoreAnimationWalk {
  private(set) var buffers: [OffscreenBuffer] = []
  private let canvas: Rect
  private var names: [String] = []
  private var steps = 0
  /// Layers and shapes looked at, at most: nested compositions multiply.
  private static let maximumSteps = 200_000
  /// Whether no more was left to look at.
  var isWhole: Bool { steps <= Self.maximumSteps }

  init(canvas: Rect) { self.canvas = canvas }

  private mutating func step() -> Bool {
    steps += 1
    return isWhole
  }

  /// Draws the layers of a composition, those at the back first.
  mutating func draw(_ layers: [CompositionLayer], _ frame: Double, _ parent: Affine) {
    let mattes = Set(layers.compactMap { $0.matte.map(ObjectIdentifier.init) })
    for layer in layers.reversed()
    where !layer.isHidden && !layer.model.isMatteSource
      && !mattes.contains(ObjectIdentifier(layer))
    {
      draw(layer, frame, parent)
    }
  }

  /// `isMatte`: Whether it is a matte, which is drawn without its own.
  private mutating func draw(
    _ layer: CompositionLayer,
    _ frame: Double,
    _ parent: Affine,
    isMatte: Bool = false
  ) {
    guard layer.model.isInRange(at: frame), layer.transform.opacity > 0,
      let contents = layer.contents, step()
    else { return }
    let matrix = layer.world.then(parent)
    if !isMatte, let matte = layer.matte, [.alpha, .alphaInverted].contains(layer.model.matteMode) {
      open(layer, .matte, parent)
      // The matte is taken out of a plain layer by a filter of its own.
      if layer.model.matteMode == .alphaInverted { open(layer, .matte, parent) }
      draw(matte, frame, parent, isMatte: true)
    }
    if layer.model.blendMode != .normal { open(layer, .blend, parent) }
    let masks = layer.model.masks.filter { $0.mode != .none }
    // The first makes the mask of the layer; those that add join it, others are masks of that.
    for (number, mask) in masks.enumerated() where number == 0 || mask.mode != .add {
      open(layer, .mask, matrix)
    }
    if layer.transform.opacity < 1, !contents.isSingle { open(layer, .opacity, matrix) }
    switch contents {
    case let shapes as ShapeCompositionLayer: draw(shapes.items, of: layer, matrix)
    case let precomp as PreCompositionLayer:
      names.append(layer.keypathName)
      draw(precomp.layers, precomp.childFrame(frame), matrix)
      names.removeLast()
    default: break
    }
  }

  private mutating func draw(
    _ items: [ShapeTreeItem],
    of layer: CompositionLayer,
    _ matrix: Affine
  ) {
    for item in items.reversed() where step() {
      switch item {
      case .renderer(let node, _, _):
        guard case .gradient(let gradient, _) = node.renderer.paint else { continue }
        open(layer, .gradient, matrix)
        if gradient.stops.contains(where: { $0.color.alpha < 1 }) { open(layer, .gradient, matrix) }
      case .group(let group):
        let opacity = group.transform.opacity
        guard opacity > 0 else { continue }
        if opacity < 1, !group.items.isSingle { open(layer, .opacity, matrix) }
        draw(group.items, of: layer, matrix)
      case .repeated(_, let items, _): draw(items, of: layer, matrix)
      }
    }
  }

  /// `matrix`: Of the coordinates in which the pass has the size of the layer's composition.
  private mutating func open(
    _ layer: CompositionLayer,
    _ cause: OffscreenBuffer.Cause,
    _ matrix: Affine
  ) {
    let extent = Rect(x: 0, y: 0, width: layer.extent.width, height: layer.extent.height)
    let box = matrix.apply(extent).intersection(canvas)
    guard box.width > 0, box.height > 0 else { return }
    buffers.append(
      OffscreenBuffer(
        layer: layer.model.location,
        keypath: names + [layer.keypathName],
        cause: cause,
        pixels: Int(box.width.rounded(.up) * box.height.rounded(.up))
      )
    )
  }
}
