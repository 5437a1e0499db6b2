/// A piece of boundary with the area on its right on screen.
struct DirectedEdge {
  var from: GridPoint
  var to: GridPoint
}

/// Finds which segments of an arrangement bound the result of an operation.
///
/// If segments meet only at their ends, a single sweep finds the windings on both sides of all.
///
/// If crossings are left, the windings on both sides of each segment are counted along a ray from
/// its middle: square to it as nearly as an axis allows, so segments are looked up in columns (flat
/// ones) or rows (steep ones). No segment's answer depends on another's, so rounding errors stay
/// local.
struct BoundarySelector {
  private let segments: [Segment]
  private let isPlanar: Bool
  private let inputs: Int

  init(_ arrangement: Arrangement, inputs: Int) {
    segments = arrangement.segments
    isPlanar = arrangement.isPlanar
    self.inputs = inputs
  }

  /// The boundary; nil if counting would take too long.
  func boundary(_ operation: BooleanOperation) -> [DirectedEdge]? {
    isPlanar ? sweptBoundary(operation) : countedBoundary(operation)
  }

  private func sweptBoundary(_ operation: BooleanOperation) -> [DirectedEdge] {
    zip(segments, BoundarySweep(segments).sides(operation, inputs: inputs)).compactMap {
      segment,
      sides in
      guard sides.before != sides.after else { return nil }
      // Walking to the greater end, what is after lies to the right.
      return sides.after
        ? DirectedEdge(from: segment.start, to: segment.end)
        : DirectedEdge(from: segment.end, to: segment.start)
    }
  }

  /// The same by rays, also where segments cross.
  func countedBoundary(_ operation: BooleanOperation) -> [DirectedEdge]? {
    let flat = Columns(segments, isTransposed: false)
    let steep = Columns(segments, isTransposed: true)
    guard flat.isQuick, steep.isQuick else { return nil }
    var counter = WindingCounter(inputs: inputs)
    return segments.compactMap { segment in
      let isSteep = abs(segment.end.y - segment.start.y) > segment.end.x - segment.start.x
      let sides = (isSteep ? steep : flat).sides(
        of: isSteep ? segment.transposed : segment,
        operation,
        &counter
      )
      guard sides.before != sides.after else { return nil }
      // Walking towards greater x, what follows in y lies to the right; transposed it is the left.
      let isAhead = isSteep ? segment.start.y < segment.end.y : true
      let isForward = (isSteep ? sides.before : sides.after) == isAhead
      return isForward
        ? DirectedEdge(from: segment.start, to: segment.end)
        : DirectedEdge(from: segment.end, to: segment.start)
    }
  }
}

extension Segment {
  /// The segment mirrored in the diagonal, again from its lesser to its greater end.
  fileprivate var transposed: Segment {
    let (a, b) = (start.transposed, end.transposed)
    if a < b { return Segment(start: a, end: b, runs: runs) }
    return Segment(start: b, end: a, runs: runs.map { ($0.input, -$0.count) })
  }
}

/// Counts how often each input winds around a point, and how many inputs do.
struct WindingCounter {
  private var windings: [Int]
  private var insideCount = 0

  init(inputs: Int) { windings = Array(repeating: 0, count: inputs) }

  /// Walks over a segment.
  mutating func add(_ runs: [(input: Int, count: Int)]) {
    for (input, count) in runs { add(count, to: input) }
  }

  /// Walks back over a segment.
  mutating func remove(_ runs: [(input: Int, count: Int)]) {
    for (input, count) in runs { add(-count, to: input) }
  }

  private mutating func add(_ count: Int, to input: Int) {
    let old = windings[input]
    if old == 0 { insideCount += 1 }
    if old + count == 0 { insideCount -= 1 }
    windings[input] = old + count
  }

  func isInside(_ operation: BooleanOperation) -> Bool {
    switch operation {
    case .union: insideCount > 0
    case .subtract: insideCount == 1 && windings[0] != 0
    case .intersect: insideCount == windings.count
    case .exclude: insideCount % 2 == 1
    }
  }
}

/// The segments by the columns of the plane they cross.
private struct Columns {
  private let segments: [Segment]
  private let columns: [[Int32]]
  private let minX: Int
  private let width: Int

  /// Whether asking for every segment looks at a bearable number of others.
  var isQuick: Bool {
    columns.reduce(0.0) { $0 + Double($1.count) * Double($1.count) } < 400_000_000
  }

  init(_ source: [Segment], isTransposed: Bool) {
    segments = isTransposed ? source.map(\.transposed) : source
    let low = segments.reduce(Int.max) { Swift.min($0, $1.start.x) }
    let high = segments.reduce(Int.min) { Swift.max($0, $1.end.x) }
    let count = Swift.min(512, Swift.max(1, Int(Double(segments.count).squareRoot() * 4)))
    minX = low
    width = Swift.max(1, (segments.isEmpty ? 0 : high - low) / count + 1)
    var columns: [[Int32]] = Array(repeating: [], count: count)
    for (index, segment) in segments.enumerated() where segment.start.x < segment.end.x {
      for column in (segment.start.x - low) / width...(segment.end.x - low) / width {
        columns[column].append(Int32(index))
      }
    }
    self.columns = columns
  }

  /// Whether the result lies just before and just after a segment in y.
  func sides(
    of segment: Segment,
    _ operation: BooleanOperation,
    _ counter: inout WindingCounter
  ) -> (before: Bool, after: Bool) {
    var crossed: [Int32] = []
    // In half steps, so that the middle is a whole number.
    let middle = GridPoint(x: segment.start.x + segment.end.x, y: segment.start.y + segment.end.y)
    let column = (middle.x / 2 - minX) / width
    for index in columns[Swift.min(Swift.max(column, 0), columns.count - 1)] {
      let other = segments[Int(index)]
      guard other.start.x * 2 <= middle.x, middle.x < other.end.x * 2 else { continue }
      guard other.start != segment.start || other.end != segment.end else { continue }
      let a = GridPoint(x: other.start.x * 2, y: other.start.y * 2)
      let b = GridPoint(x: other.end.x * 2, y: other.end.y * 2)
      // Positive: the middle lies after the other one in y.
      if a.cross(b, middle) > 0 {
        counter.add(other.runs)
        crossed.append(index)
      }
    }
    let before = counter.isInside(operation)
    counter.add(segment.runs)
    defer {
      counter.remove(segment.runs)
      for index in crossed { counter.remove(segments[Int(index)].runs) }
    }
    return (before, counter.isInside(operation))
  }
}
