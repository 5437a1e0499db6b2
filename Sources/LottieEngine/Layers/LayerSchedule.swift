/// The times at which layers begin and end: finds those that do between two frames without asking all.
struct LayerSchedule {
  /// In points and out points, sorted, with the index of their layer.
  private let times: [(time: Double, layer: Int)]

  /// Creates the schedule of layers that are visible from their first frame up to their last.
  init(_ ranges: [(first: Double, end: Double)]) {
    times = ranges.enumerated().flatMap { index, range in
      [(range.first, index), (range.end, index)]
    }.filter { !$0.time.isNaN }.sorted { ($0.time, $0.layer) < ($1.time, $1.layer) }
  }

  /// The layers whose begin or end lies between two frames, in any order, some twice.
  ///
  /// A layer shows at its first frame and not at its end, so the later of both frames counts and the
  /// earlier does not. Logarithmic in the number of layers, beside the answer.
  func crossed(from old: Double, to new: Double) -> [Int] {
    let start = index(after: min(old, new))
    let end = index(after: max(old, new))
    return start < end ? times[start..<end].map(\.layer) : []
  }

  /// The index of the first time after a frame.
  private func index(after frame: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle].time <= frame { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
