import LottieEngine
import LottieModel

/// Runs the expressions of many documents with a clock in hand.
struct ExpressionTimer {
  /// Uses and runs of an expression, and their total time.
  private struct Record {
    var uses = 0
    var runs = 0
    var time = 0.0

    /// Microseconds a run.
    var mean: Double { runs == 0 ? 0 : time / Double(runs) * 1_000 }
  }

  /// Frames of each document at which its expressions are run.
  private static let frames = 12
  /// Runs in a row between two looks at the clock.
  private static let repetitions = 20

  private var records: [String: Record] = [:]
  /// The document with the most expressions: how many, and the median time of a frame in milliseconds.
  private(set) var largest = (name: "", count: 0, frame: 0.0)
  private(set) var documents = 0

  /// Runs all expressions of a document, if it has any.
  mutating func measure(_ animation: LottieAnimation, name: String) {
    guard let probe = ExpressionProbe(animation) else { return }
    documents += 1
    let sources = probe.sources
    for source in sources { records[source, default: Record()].uses += 1 }
    let length = animation.endFrame - animation.startFrame
    for i in 0..<Self.frames {
      probe.update(frame: animation.startFrame + length * Double(i) / Double(Self.frames))
      for (n, source) in sources.enumerated() {
        let start = SampleTimer.processorTime()
        for _ in 0..<Self.repetitions { probe.evaluate(n) }
        records[source, default: Record()].time += SampleTimer.processorTime() - start
        records[source, default: Record()].runs += Self.repetitions
      }
    }
    if sources.count > largest.count {
      largest = (name, sources.count, Self.frameTime(of: animation))
    }
  }

  /// The median time that a document's expressions take a frame, played from its start.
  private static func frameTime(of animation: LottieAnimation) -> Double {
    guard let probe = ExpressionProbe(animation) else { return 0 }
    let count = Int(min(max(2, animation.endFrame - animation.startFrame), 200))
    return (0..<count).map { i in
      let start = SampleTimer.processorTime()
      probe.update(frame: animation.startFrame + Double(i))
      return SampleTimer.processorTime() - start
    }.median
  }

  /// Number of different expressions, and of uses.
  var counts: (distinct: Int, uses: Int) {
    (records.count, records.values.reduce(0) { $0 + $1.uses })
  }

  /// Microseconds a run: the mean of the commonest expressions, each counted once.
  func commonest(_ count: Int) -> Double {
    let all = records.sorted { ($1.value.uses, $0.key) < ($0.value.uses, $1.key) }.prefix(count)
    return all.isEmpty ? 0 : all.reduce(0) { $0 + $1.value.mean } / Double(all.count)
  }

  /// Microseconds a run: the mean of all, each counted as often as it is used.
  var weighted: Double {
    let (_, uses) = counts
    return records.values.reduce(0) { $0 + $1.mean * Double($1.uses) } / Double(max(uses, 1))
  }

  /// The expressions that take most of the time in all: microseconds a run, uses, and the source.
  func slowest(_ count: Int) -> [(time: Double, uses: Int, source: String)] {
    records.sorted { $0.value.mean * Double($0.value.uses) > $1.value.mean * Double($1.value.uses) }
      .prefix(count)
      .map { ($0.value.mean, $0.value.uses, $0.key) }
  }
}
