// The rules of BaseLayer.draw, CompositionLayer and the getBounds of contents, lottie-android 6.7.1. Shadows
// and opacity as of an app that asks for nothing: neither has buffers.
import LottieGeometry
package import LottieModel
package import LottieScene
import OrderedCollections

/// A buffer that a player draws into before it draws that.
package struct OffscreenBuffer: Sendable {
  /// What it is for.
  package enum Cause: String, CaseIterable, Sendable {
    case blend, gradient, mask, matte, opacity
  }

  /// The location of its layer in the document.
  package let layer: JSONLocation
  /// The names of the layers around its layer, and that of its own.
  package let keypath: [String]
  /// What it is for.
  package let cause: Cause
  /// Pixels of the box that is asked for, four bytes each; what clips it is not taken off.
  package let pixels: Int
}

extension Composition {
  /// The buffers that lottie-android opens for a frame drawn at a size, in its order.
  ///
  /// Of a composition made by the rules of ``Dialect/androidBoxes``.
  ///
  /// `isWhole`: Whether these are all; layers that are looked at again and again are limited.
  package func androidBuffers(
    atFrame frame: Double,
    size: LottieScene.Size
  ) -> (buffers: [OffscreenBuffer], isWhole: Bool) {
    update(frame: frame)
    let scale = Affine.scale(size.width / animation.size.width, size.height / animation.size.height)
    var walk = AndroidWalk(
      canvas: Rect(size),
      animation: animation,
      generation: generation
    )
    walk.draw(root.layers, frame, scale)
    return (walk.buffers, walk.isWhole)
  }
}

/// Draws as lottie-android does, without painting.
private struct AndroidWalk {
  private(set) var buffers: [OffscreenBuffer] = []
  private let canvas: Rect
  private let animation: LottieAnimation
  private let generation: Generation
  private var clip: Rect
  private var names: [String] = []
  private var steps = 0
  /// Layers and paints looked at, at most: nested compositions multiply.
  private static let maximumSteps = 200_000
  /// Vertices that count as a step.
  private static let verticesOfStep = 16
  /// Whether no more was left to look at.
  var isWhole: Bool { steps <= Self.maximumSteps }

  init(canvas: Rect, animation: LottieAnimation, generation: Generation) {
    self.canvas = canvas
    self.animation = animation
    self.generation = generation
    clip = canvas
  }

  private mutating func step() -> Bool {
    steps += 1
    return isWhole
  }

  /// Draws the layers of a composition, those at the back first.
  mutating func draw(_ layers: [CompositionLayer], _ frame: Double, _ matrix: Affine) {
    for (layer, matte) in layers.withAndroidMattes {
      draw(layer, matte: matte, frame, matrix)
    }
  }

  private mutating func draw(
    _ layer: CompositionLayer,
    matte: CompositionLayer?,
    _ frame: Double,
    _ parent: Affine
  ) {
    guard layer.model.isInRange(at: frame), !layer.model.isHidden, step() else { return }
    let matrix = layer.world.then(parent)
    let masks = layer.model.masks
    let isBlended = layer.model.blendMode != .normal
    guard matte != nil || !masks.isEmpty || isBlended else {
      return drawContents(of: layer, frame, matrix)
    }
    var box = bounds(of: layer, frame, matrix)
    if let matte, layer.model.matteMode != .alphaInverted {
      box = box.androidIntersection(bounds(of: matte, frame, matte.world.then(parent)))
    }
    if let mask = layer.androidMaskBounds(matrix) { box = box.androidIntersection(mask) }
    box = box.androidIntersection(canvas)
    guard box.width >= 1, box.height >= 1 else { return }
    let outer = clip
    clip = clip.intersection(box)
    defer { clip = outer }
    let cause: OffscreenBuffer.Cause = matte != nil ? .matte : masks.isEmpty ? .blend : .mask
    open(layer, cause, box)
    drawContents(of: layer, frame, matrix)
    if !masks.isEmpty {
      open(layer, .mask, box)
      for mask in masks where mask.opensAndroidBuffer { open(layer, .mask, box) }
    }
    if let matte {
      open(layer, .matte, box)
      draw(matte, matte: nil, frame, parent)
    }
  }

  private mutating func open(
    _ layer: CompositionLayer,
    _ cause: OffscreenBuffer.Cause,
    _ box: Rect
  ) {
    let pixels = Int(box.width.rounded(.up) * box.height.rounded(.up))
    buffers.append(
      OffscreenBuffer(
        layer: layer.model.location,
        keypath: names + [layer.keypathName],
        cause: cause,
        pixels: pixels
      )
    )
  }

  private mutating func drawContents(of layer: CompositionLayer, _ frame: Double, _ matrix: Affine)
  {
    guard let precomp = layer.contents as? PreCompositionLayer else { return }
    let outer = clip
    defer { clip = outer }
    if let size = precomp.clip {
      clip = clip.intersection(matrix.apply(Rect(size)))
    }
    guard !clip.isEmpty else { return }
    names.append(layer.keypathName)
    defer { names.removeLast() }
    draw(precomp.layers, precomp.childFrame(frame), matrix)
  }

  /// The box that a layer's contents have, shown or not.
  private mutating func bounds(
    of layer: CompositionLayer,
    _ frame: Double,
    _ matrix: Affine
  ) -> Rect {
    guard step() else { return .empty }
    if !layer.isInRange { layer.prepare(frame: frame, generation: generation) }
    switch layer.contents {
    case let shapes as ShapeCompositionLayer:
      var vertices = 0
      let box = shapes.items.androidBounds(matrix, &vertices)
      steps += vertices / Self.verticesOfStep
      return box
    case let precomp as PreCompositionLayer:
      let inner = precomp.childFrame(frame)
      return precomp.layers.withAndroidMattes.reduce(Rect.empty) { box, pair in
        box.union(bounds(of: pair.layer, inner, pair.layer.world.then(matrix)))
      }
    case is SolidCompositionLayer: return matrix.apply(Rect(layer.size))
    case is TextCompositionLayer: return Rect(animation.size)
    default:
      // Images have their boxes where they are not found, too.
      guard case .image(let id) = layer.model.kind,
        case .image(let asset)? = animation.assets[id]?.kind, let size = asset.size
      else { return .empty }
      return matrix.apply(Rect(size))
    }
  }
}

extension [CompositionLayer] {
  /// Those that are drawn, from the back, each with the layer above if that is its matte.
  fileprivate var withAndroidMattes: [(layer: CompositionLayer, matte: CompositionLayer?)] {
    var result: [(layer: CompositionLayer, matte: CompositionLayer?)] = []
    var isMatteNext = false
    for layer in reversed() where layer.isKnownToAndroid {
      if isMatteNext {
        result[result.count - 1].matte = layer
        isMatteNext = false
      } else {
        result.append((layer, nil))
        isMatteNext = [.alpha, .alphaInverted].contains(layer.model.matteMode)
      }
    }
    return result
  }
}

extension CompositionLayer {
  fileprivate var isKnownToAndroid: Bool {
    switch model.kind {
    case .precomp, .solid, .image, .null, .shape, .text: true
    default: false
    }
  }

  /// The box of its masks; nil where the first that it depends on may show more than its path.
  fileprivate func androidMaskBounds(_ matrix: Affine) -> Rect? {
    guard !model.masks.isEmpty else { return nil }
    var box = Rect.empty
    var nodes = masks.makeIterator()
    for mask in model.masks {
      guard mask.mode != .none, let node = nodes.next(), mask.mode != .subtract,
        !mask.isInverted
      else { return nil }
      box = box.union(node.item(matrix).path.path.applying(matrix).androidBox)
    }
    return box
  }
}

extension Mask {
  /// Whether it has a buffer beside that of all masks.
  fileprivate var opensAndroidBuffer: Bool {
    mode == .intersect || (isInverted && (mode == .add || mode == .subtract))
  }
}

extension [ShapeTreeItem] {
  /// The box of its paints: fills a pixel larger, strokes by half of their width before scaling and a pixel.
  ///
  /// `vertices`: Those of their paths are added.
  fileprivate func androidBounds(_ matrix: Affine, _ vertices: inout Int) -> Rect {
    reduce(Rect.empty) { box, item in
      switch item {
      case .renderer(let node, _, _):
        vertices += node.renderer.path.vertexCount
        let path = node.renderer.path.path.applying(matrix)
        guard path.isFinite else { return box }
        var edge = 1.0
        if case .stroke(let style) = node.renderer.instruction { edge += style.width / 2 }
        return box.union(path.androidBox.insetBy(-edge))
      case .group(let group):
        return box.union(group.items.androidBounds(group.transform.matrix.then(matrix), &vertices))
      case .repeated(_, let items, _): return box.union(items.androidBounds(matrix, &vertices))
      }
    }
  }
}

extension BezierPath {
  /// Its box as Path.computeBounds gives it: without points, the origin of the canvas.
  fileprivate var androidBox: Rect {
    contours.isEmpty ? Rect(x: 0, y: 0, width: 0, height: 0) : controlBounds
  }
}

extension Dialect {
  /// The rules for a composition whose boxes are those of lottie-android.
  package static let androidBoxes: Dialect = [
    .androidItems, .coarseMotionPaths, .nativeStars, .noExpressions, .orientsInstead,
    .plainCorners, .singleTimes, .splitTrims, .wholeTrims,
  ]
}

extension [ShapeItem] {
  /// The items that lottie-android measures: hidden paints and groups too, each path by itself, and once.
  var androidItems: [ShapeItem] {
    compactMap { item in
      var item = item
      switch item.kind {
      case .group(var group):
        group.items = group.items.androidItems
        item.kind = .group(group)
        item.isHidden = false
      case .fill, .stroke, .gradientFill, .gradientStroke: item.isHidden = false
      case .trim(let trim) where trim.mode == .simultaneously: break
      case .path, .ellipse, .rectangle, .star, .roundedCorners: break
      default: return nil
      }
      return item
    }
  }
}

extension Rect {
  fileprivate init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// As RectF.intersect, after which lottie-android takes an empty box where they only touch.
  fileprivate func androidIntersection(_ other: Rect) -> Rect {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      ? intersection(other) : .empty
  }
}
