// Iterated snap rounding: split segments where they meet, round the crossing points to the grid, and
// look again, since rounding moves the pieces a little. Pairs are found by sorting on the left end.

/// Segments split where they meet.
struct Arrangement {
  /// Sorted by start and end, without duplicates.
  let segments: [Segment]
  /// Whether no crossing is left: they meet at their ends only.
  let isPlanar: Bool
}

extension SegmentSoup {
  /// The most meetings that are looked at, over all rounds.
  static let meetingLimit = 200_000
  /// The most pairs whose boxes are compared in one round.
  private static let pairLimit = 40_000_000
  private static let rounds = 6

  /// The segments split where they meet, without duplicates; nil if there are too many
  /// intersections.
  ///
  /// Crossings that are left after some rounds are less than a few steps of the grid in size.
  func arranged() -> Arrangement? {
    var current = merged(segments)
    var meetings = 0
    for _ in 0..<Self.rounds {
      guard let cuts = Self.cuts(current, meetings: &meetings) else { return nil }
      if cuts.isEmpty { return Arrangement(segments: current, isPlanar: true) }
      current = merged(split(current, at: cuts))
      guard current.count <= Self.meetingLimit else { return nil }
    }
    return Arrangement(segments: current, isPlanar: false)
  }

  /// A point at which a segment is to be cut.
  struct Cut {
    var segment: Int
    var point: GridPoint
  }

  /// The points at which segments, sorted by their start, must be cut.
  private static func cuts(_ segments: [Segment], meetings: inout Int) -> [Cut]? {
    var cuts: [Cut] = []
    var pairs = 0
    let strips = Strips(segments)
    for strip in 0..<strips.count {
      let members = strips.members(of: strip)
      for (place, i) in members.enumerated() {
        let (a, b) = (segments[i].start, segments[i].end)
        let (low, high) = a.y < b.y ? (a.y, b.y) : (b.y, a.y)
        var next = members.startIndex + place + 1
        while next < members.endIndex {
          let j = members[next]
          let (c, d) = (segments[j].start, segments[j].end)
          guard c.x <= b.x else { break }
          let otherLow = c.y < d.y ? c.y : d.y
          if otherLow <= high, (c.y < d.y ? d.y : c.y) >= low,
            strips.strip(of: max(low, otherLow)) == strip
          {
            let before = cuts.count
            meet(i, a, b, j, c, d, into: &cuts)
            meetings += cuts.count - before
          }
          next += 1
        }
        pairs += next - members.startIndex - place
        guard pairs <= pairLimit, meetings <= meetingLimit else { return nil }
      }
    }
    return cuts
  }

  private static func meet(
    _ i: Int,
    _ a: GridPoint,
    _ b: GridPoint,
    _ j: Int,
    _ c: GridPoint,
    _ d: GridPoint,
    into cuts: inout [Cut]
  ) {
    let sideC = a.cross(b, c)
    let sideD = a.cross(b, d)
    let sideA = c.cross(d, a)
    let sideB = c.cross(d, b)
    func cut(_ segment: Int, _ start: GridPoint, _ end: GridPoint, at p: GridPoint) {
      if start < p, p < end { cuts.append(Cut(segment: segment, point: p)) }
    }
    // An end on the other segment; all four for segments along one line.
    if sideC == 0 { cut(i, a, b, at: c) }
    if sideD == 0 { cut(i, a, b, at: d) }
    if sideA == 0 { cut(j, c, d, at: a) }
    if sideB == 0 { cut(j, c, d, at: b) }
    guard (sideC > 0) != (sideD > 0), (sideA > 0) != (sideB > 0) else { return }
    guard sideC != 0, sideD != 0, sideA != 0, sideB != 0 else { return }
    let t = Double(sideA) / Double(sideA - sideB)
    let p = GridPoint(
      x: a.x + Int((Double(b.x - a.x) * t).rounded()),
      y: a.y + Int((Double(b.y - a.y) * t).rounded())
    )
    if p != a, p != b { cuts.append(Cut(segment: i, point: p)) }
    if p != c, p != d { cuts.append(Cut(segment: j, point: p)) }
  }

  private func split(_ segments: [Segment], at cuts: [Cut]) -> [Segment] {
    var points: [[GridPoint]] = Array(repeating: [], count: segments.count)
    for cut in cuts { points[cut.segment].append(cut.point) }
    var result: [Segment] = []
    result.reserveCapacity(segments.count + cuts.count)
    for (segment, inner) in zip(segments, points) {
      guard !inner.isEmpty else {
        result.append(segment)
        continue
      }
      // Rounded points may leave the order of the ends: a piece is turned, its runs with it.
      var last = segment.start
      for next in Self.alongSegment(inner, segment) + [segment.end] where next != last {
        let isForward = last < next
        result.append(
          Segment(
            start: isForward ? last : next,
            end: isForward ? next : last,
            runs: isForward ? segment.runs : segment.runs.map { ($0.input, -$0.count) }
          )
        )
        last = next
      }
    }
    return result
  }

  private static func alongSegment(_ points: [GridPoint], _ segment: Segment) -> [GridPoint] {
    let (a, b) = (segment.start, segment.end)
    func position(_ p: GridPoint) -> Int {
      (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)
    }
    return points.sorted { (position($0), $0) < (position($1), $1) }
  }

  /// Sorted, equal segments made one with their runs added, those whose runs cancel left out.
  private func merged(_ segments: [Segment]) -> [Segment] {
    let sorted = segments.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var result: [Segment] = []
    result.reserveCapacity(sorted.count)
    for segment in sorted {
      if let last = result.last, last.start == segment.start, last.end == segment.end {
        result[result.count - 1].runs = sum(last.runs, segment.runs)
      } else {
        result.append(segment)
      }
    }
    return result.filter { !$0.runs.isEmpty }
  }

  private func sum(
    _ a: [(input: Int, count: Int)],
    _ b: [(input: Int, count: Int)]
  ) -> [(input: Int, count: Int)] {
    var result = a
    for run in b {
      if let index = result.firstIndex(where: { $0.input == run.input }) {
        result[index].count += run.count
      } else {
        result.append(run)
      }
    }
    return result.filter { $0.count != 0 }
  }
}
