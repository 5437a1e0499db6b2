extension LineArena {
  /// Neighboring edges of a polygon.
  struct Run {
    /// The corner where the first edge starts.
    var from: Int
    /// The corners where edges end.
    var start: Int
    var end: Int
    /// The rows they lie in, at least.
    var top: Double
    var bottom: Double

    /// Whether an edge may pass these rows.
    func passes(_ rows: Range<Int>) -> Bool {
      bottom >= Double(rows.lowerBound) && top <= Double(rows.upperBound)
    }
  }

  /// Cuts the polygons into runs of at most `length` edges.
  ///
  /// Without a length each polygon is one, if it may pass the rows.
  mutating func measureRuns(of length: Int?, in rows: Range<Int>) {
    if length == nil, runRows == rows { return }
    runs.removeAll(keepingCapacity: true)
    guard let length else { return measurePolygons(in: rows) }
    runRows = nil
    var first = 0
    for end in ends {
      var (from, start) = (end - 1, first)
      while start < end {
        let stop = end - start > length ? start + length : end
        var run = Run(from: from, start: start, end: stop, top: -.infinity, bottom: .infinity)
        measure(&run)
        runs.append(run)
        (from, start) = (stop - 1, stop)
      }
      first = end
    }
  }

  /// Makes a run of each polygon; where its rows are not known it may pass any.
  private mutating func measurePolygons(in rows: Range<Int>) {
    runRows = rows
    let isMeasured = boxes.count == ends.count
    var first = 0
    for (index, end) in ends.enumerated() {
      var run = Run(from: end - 1, start: first, end: end, top: -.infinity, bottom: .infinity)
      if isMeasured {
        (run.top, run.bottom) = (boxes[index].top.rounded(.down), boxes[index].bottom.rounded(.up))
      }
      if run.passes(rows) { runs.append(run) }
      first = end
    }
  }

  private func measure(_ run: inout Run) {
    var (low, high) = (points[run.from].y, points[run.from].y)
    for index in run.start..<run.end {
      let y = points[index].y
      low = y < low ? y : low
      high = y > high ? y : high
    }
    (run.top, run.bottom) = (low.rounded(.down), high.rounded(.up))
  }

  /// Rows that are all alike: those an upright rectangle covers from top to bottom.
  var rowsAlike: Range<Int> {
    guard count == 4, ends.count == 1 else { return 0..<0 }
    for (from, to) in [(3, 0), (0, 1), (1, 2), (2, 3)] {
      let (p, q) = (points[from], points[to])
      let isWhole = p.x == q.x && min(p.y, q.y) == low.y && max(p.y, q.y) == high.y
      guard p.y == q.y || isWhole else { return 0..<0 }
    }
    let (top, bottom) = (Int(low.y.rounded(.up)), Int(high.y.rounded(.down)))
    return top < bottom ? top..<bottom : 0..<0
  }
}
