public import LottieGeometry
import LottieModel
import LottieScene

/// The placement of a layer at a frame.
public struct LayerPlacement: Equatable, Sendable {
  /// The layer's name behind those of the layers it lies in.
  public let path: [String]
  /// Layer coordinates to those of the animation.
  public let matrix: Affine
  /// Opacity of the layer itself, 0…1.
  public let opacity: Double
  /// Whether the frame is between its in and out points, and those of the layers that contain it.
  public let isInRange: Bool
  /// The box of what it paints, in coordinates of the animation, before masks, mattes and clips;
  /// empty when it paints nothing.
  public let bounds: Rect
}

extension Composition {
  /// The placements of the layers that a keypath matches, at a frame, in the order of
  /// ``hierarchyKeypaths(_:)``.
  public func placements(of keypath: AnimationKeypath, atFrame frame: Double) -> [LayerPlacement] {
    update(frame: frame)
    var search = PlacementSearch(keypath, identities, generation)
    for layer in root.keypathChildren.reversed() {
      search.visit(layer, frame: frame, matrix: .identity, isInRange: true)
    }
    identities.work += search.work
    return search.placements
  }

  /// Converts a point of the animation to the space of the first layer that a keypath matches, at
  /// the frame of the last update.
  ///
  /// - Returns: The point itself for no keypath; nil when there is no such layer or it is collapsed.
  public func convert(_ point: Point, toLayerAt keypath: AnimationKeypath?) -> Point? {
    guard let keypath else { return point }
    return placements(of: keypath, atFrame: lastFrame ?? animation.startFrame).first?.matrix
      .inverse?.apply(point)
  }

  /// Converts a rectangle of the animation to the space of the first layer that a keypath matches.
  ///
  /// - Returns: The rectangle itself for no keypath; nil when there is no such layer or it is collapsed.
  public func convert(_ rect: Rect, toLayerAt keypath: AnimationKeypath?) -> Rect? {
    guard let keypath else { return rect }
    return placements(of: keypath, atFrame: lastFrame ?? animation.startFrame).first?.matrix
      .inverse?.apply(rect)
  }
}

/// Searches for layers; updates hidden compositions to the frame where needed.
private struct PlacementSearch {
  private(set) var placements: [LayerPlacement] = []
  private let keypath: AnimationKeypath
  private let generation: Generation
  private var path: [String] = []
  /// What the layers that were found paint: no more than a list may have.
  private var list: DisplayListBuilder
  private var visited = 0
  private var ink = InkMeasure()
  /// Nanoseconds of one core that it took, estimated.
  var work: Int { visited * PlacementSearch.layerWork + list.work + ink.work }
  /// Nanoseconds of one core to look at a layer.
  private static let layerWork = 1_000

  init(_ keypath: AnimationKeypath, _ identities: IdentitySource, _ generation: Generation) {
    self.keypath = keypath
    self.generation = generation
    list = DisplayListBuilder(identities)
  }

  mutating func visit(
    _ node: any KeypathSearchable,
    frame: Double,
    matrix: Affine,
    isInRange: Bool
  ) {
    guard let layer = node as? CompositionLayer else { return }
    visited += 1
    path.append(layer.keypathName)
    defer { path.removeLast() }
    let matrix = layer.world.then(matrix)
    let isInRange = isInRange && layer.model.isInRange(at: frame)
    if !isInRange { layer.prepare(frame: frame, generation: generation) }
    if keypath.matches(path) {
      placements.append(
        LayerPlacement(
          path: path,
          matrix: matrix,
          opacity: layer.transform.opacity,
          isInRange: isInRange,
          bounds: bounds(of: layer, matrix)
        )
      )
    }
    for child in layer.keypathChildren {
      visit(child, frame: layer.childFrame(frame), matrix: matrix, isInRange: isInRange)
    }
  }

  private mutating func bounds(of layer: CompositionLayer, _ matrix: Affine) -> Rect {
    let start = list.items.count
    var state = EmitState()
    state.matrix = matrix
    layer.emitContents(into: &list, state)
    let box = list.items[start...].reduce(Rect.empty) { $0.union(ink.bounds(of: $1.content)) }
    guard let clip = layer.contents?.clip, !box.isEmpty else { return box }
    return box.intersection(
      matrix.apply(Rect(x: 0, y: 0, width: clip.width, height: clip.height))
    )
  }
}
