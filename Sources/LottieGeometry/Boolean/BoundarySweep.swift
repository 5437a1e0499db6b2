// A plane sweep over the vertices of an arrangement: J. L. Bentley and T. A. Ottmann, "Algorithms for
// reporting and counting geometric intersections" (1979), with nothing left to intersect. It needs
// segments that meet at their ends only.

/// Finds for each segment the one next to it before, in y, and so how areas lie in each other.
///
/// The line of the sweep leans a little, so that it meets points in lexicographic order; what is after
/// a vertical segment lies to its left.
struct BoundarySweep {
  private let segments: [Segment]
  /// Segments that the line meets, in order of y.
  private var status: [Int32] = []
  /// The segment before each, or -1.
  private(set) var previous: [Int32]
  /// Number of comparisons of a point with a segment.
  private(set) var comparisons = 0

  /// Sweeps over segments, which must be sorted by their starts.
  init(_ segments: [Segment]) {
    self.segments = segments
    previous = Array(repeating: -1, count: segments.count)
    run()
  }

  private mutating func run() {
    let ends = segments.indices.sorted { segments[$0].end < segments[$1].end }
    var (start, end) = (0, 0)
    var starting: [Int32] = []
    while end < ends.count {
      var point = segments[ends[end]].end
      if start < segments.count { point = min(point, segments[start].start) }
      while end < ends.count, segments[ends[end]].end == point { end += 1 }
      starting.removeAll(keepingCapacity: true)
      while start < segments.count, segments[start].start == point {
        starting.append(Int32(truncatingIfNeeded: start))
        start += 1
      }
      if starting.count > 1 { sortByDirection(&starting) }
      pass(point, starting)
    }
  }

  /// Replaces the segments that end in a point by those that start there.
  private mutating func pass(_ point: GridPoint, _ starting: [Int32]) {
    var (low, high) = (0, status.count)
    while low < high {
      let middle = (low + high) / 2
      let segment = segments[Int(status[middle])]
      comparisons += 1
      if segment.start.cross(segment.end, point) > 0 { low = middle + 1 } else { high = middle }
    }
    while high < status.count, segments[Int(status[high])].end == point { high += 1 }
    var last = low > 0 ? status[low - 1] : -1
    for index in starting {
      previous[Int(index)] = last
      last = index
    }
    if high - low == 1, starting.count == 1 {
      status[low] = starting[0]
    } else {
      status.replaceSubrange(low..<high, with: starting)
    }
  }

  private mutating func sortByDirection(_ indices: inout [Int32]) {
    comparisons += indices.count
    indices.sort { a, b in
      segments[Int(a)].start.cross(segments[Int(a)].end, segments[Int(b)].end) > 0
    }
  }

  /// Whether the result of an operation lies before and after each segment.
  ///
  /// Neighbors share the area between them: the segments are a forest in which a walk adds and takes
  /// away the runs of one segment a step.
  func sides(
    _ operation: BooleanOperation,
    inputs: Int
  ) -> [(before: Bool, after: Bool)] {
    let (children, first) = childrenOfAll
    var sides = Array(repeating: (before: false, after: false), count: segments.count)
    var counter = WindingCounter(inputs: inputs)
    // Segments to enter, and the complement of those to leave.
    var open = Array(children[first[0]..<first[1]])
    while let next = open.popLast() {
      guard next >= 0 else {
        counter.remove(segments[Int(~next)].runs)
        continue
      }
      let index = Int(next)
      sides[index].before = counter.isInside(operation)
      counter.add(segments[index].runs)
      sides[index].after = counter.isInside(operation)
      open.append(~next)
      open.append(contentsOf: children[first[index + 1]..<first[index + 2]])
    }
    return sides
  }

  /// The segments by the one before them, and where those of each start: first of none, then by index.
  private var childrenOfAll: (children: [Int32], first: [Int]) {
    var first = Array(repeating: 0, count: segments.count + 2)
    for parent in previous { first[Int(parent) + 2] += 1 }
    for index in 1..<first.count { first[index] += first[index - 1] }
    var next = first
    var children: [Int32] = Array(repeating: 0, count: segments.count)
    for (index, parent) in previous.enumerated() {
      children[next[Int(parent) + 1]] = Int32(truncatingIfNeeded: index)
      next[Int(parent) + 1] += 1
    }
    return (children, first)
  }
}
