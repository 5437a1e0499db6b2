import LottieGeometry
import LottieModel

/// Looks for layers that the edge of the canvas cuts.
///
/// A layer that comes in or goes out over an edge is meant to be cut there, and so is one that reaches
/// from edge to edge, as backgrounds do.
struct CutSearch {
  /// An edge of the canvas.
  enum Edge: String, CaseIterable {
    case left, right, top, bottom
  }

  /// A layer that is cut.
  struct Cut {
    let layer: JSONLocation
    /// The edges that cut it.
    let edges: [Edge]
    /// The largest part of it beyond an edge, in the animation's units.
    let depth: Double
  }

  private struct State {
    /// The largest part beyond each edge.
    var depths: [Double] = [0, 0, 0, 0]
    /// Edges it was wholly beyond of.
    var crossed: [Bool] = [false, false, false, false]
    var isBackground = false
  }

  private let size: (width: Double, height: Double)
  private var order: [JSONLocation] = []
  private var states: [JSONLocation: State] = [:]

  init(_ root: JSONCursor) {
    size = (root["w"]?.double ?? 0, root["h"]?.double ?? 0)
  }

  /// Takes what a frame shows.
  mutating func add(_ layers: [ShownLayer]) {
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
        for i in 0..<4 { state.depths[i] = max(state.depths[i], beyond[i]) }
      }
      states[layer.location] = state
    }
  }

  /// The layers that are cut, from the back.
  var cuts: [Cut] {
    order.compactMap { location in
      guard let state = states[location], !state.isBackground else { return nil }
      // Half a percent of the canvas is not seen, and often the half of a stroke.
      let least = max(1, 0.005 * max(size.width, size.height))
      let edges = Edge.allCases.indices.filter { state.depths[$0] > least && !state.crossed[$0] }
      guard !edges.isEmpty else { return nil }
      return Cut(
        layer: location,
        edges: edges.map { Edge.allCases[$0] },
        depth: edges.map { state.depths[$0] }.max() ?? 0
      )
    }
  }
}
