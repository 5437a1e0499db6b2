import LottieGeometry
import LottieModel
import LottieScene

/// Finds layers that are cut by the edge of the canvas.
///
/// A layer that enters or leaves over an edge is meant to be cut there, and so is one that is cut
/// by opposite edges, at once or one after another, as backgrounds are.
struct CutSearch {
  /// An edge of the canvas.
  enum Edge: String, CaseIterable {
    case left, right, top, bottom
  }

  /// A cut layer.
  struct Cut {
    let layer: JSONLocation
    /// The edges that cut it.
    let edges: [Edge]
    /// The largest distance of it beyond an edge, in the animation's units.
    let depth: Double
    /// The frame of that distance.
    let frame: Double
  }

  private struct State {
    /// The largest distance beyond each edge.
    var depths: [Double] = [0, 0, 0, 0]
    /// The frames of those distances.
    var frames: [Double] = [0, 0, 0, 0]
    /// Edges it was entirely beyond.
    var crossed: [Bool] = [false, false, false, false]
    var isBackground = false
  }

  private let size: (width: Double, height: Double)
  private var order: [JSONLocation] = []
  private var states: [JSONLocation: State] = [:]

  init(_ root: JSONCursor) {
    size = (root[.width]?.double ?? 0, root[.height]?.double ?? 0)
  }

  /// Adds the layers of a frame.
  mutating func add(_ layers: [ShownLayer], at frame: Double) {
    for layer in layers where !layer.bounds.isEmpty {
      if states[layer.location] == nil { order.append(layer.location) }
      var state = states[layer.location] ?? State()
      let box = layer.bounds
      let beyond = [-box.minX, box.maxX - size.width, -box.minY, box.maxY - size.height]
      let outside = [box.maxX <= 0, box.minX >= size.width, box.maxY <= 0, box.minY >= size.height]
      if outside.contains(true) {
        for i in 0..<4 where outside[i] { state.crossed[i] = true }
      } else if min(beyond[0], beyond[1]) >= 0 || min(beyond[2], beyond[3]) >= 0 {
        state.isBackground = true
      } else {
        for i in 0..<4 where beyond[i] > state.depths[i] {
          state.depths[i] = beyond[i]
          state.frames[i] = frame
        }
      }
      states[layer.location] = state
    }
  }

  /// The cut layers, from the back.
  var cuts: [Cut] {
    order.compactMap { location in
      guard let state = states[location], !state.isBackground else { return nil }
      // Half a percent of the canvas is invisible, and often half of a stroke.
      let minimum = max(1, 0.005 * max(size.width, size.height))
      let isCut = (0..<4).map { state.depths[$0] > minimum }
      guard !(isCut[0] && isCut[1]), !(isCut[2] && isCut[3]) else { return nil }
      let edges = (0..<4).filter { isCut[$0] && !state.crossed[$0] }
      guard let deepest = edges.max(by: { state.depths[$0] < state.depths[$1] }) else { return nil }
      return Cut(
        layer: location,
        edges: edges.map { Edge.allCases[$0] },
        depth: state.depths[deepest],
        frame: state.frames[deepest]
      )
    }
  }

  /// Whether a layer drawn alone is visible at an edge: a glow that fades out before is not cut.
  static func isSeen(_ pixmap: Pixmap, at edges: [Edge]) -> Bool {
    let maximum = pixmap.pixels.reduce(0) { max($0, $1 >> 24) }
    guard maximum > 1 else { return false }
    let (width, height) = (pixmap.width, pixmap.height)
    return edges.contains { edge in
      let line: [UInt32] =
        switch edge {
        case .left: (0..<height).map { pixmap[0, $0] }
        case .right: (0..<height).map { pixmap[width - 1, $0] }
        case .top: (0..<width).map { pixmap[$0, 0] }
        case .bottom: (0..<width).map { pixmap[$0, height - 1] }
        }
      return line.count { $0 >> 24 > maximum / 2 } >= CutSearch.minimumVisible
    }
  }

  /// Visible pixels of an edge, of those of ``FlashSearch/canvas``.
  private static let minimumVisible = 3
}
