import LottieCodecs
import LottieEngine

/// Adds up sounds, sample by sample: the result depends on nothing but the plan and the samples.
///
/// At the sound's own rate samples are copied, within half a sample. At others they are interpolated by
/// cubic curves (Catmull-Rom), and where several of them fall on one their mean is taken, which keeps most
/// of what would alias away.
struct SoundMixer {
  /// Frames that are mixed at once; sounds are read in pieces of at most a hundred times that.
  static let blockSize = 4096
  /// Points of a frame whose mean is taken at most.
  private static let maximumPoints = 16

  /// A piece of a plan in samples.
  private struct Part {
    let piece: SoundPlan.Piece
    let source: ScratchFile
    let first: Int
    let end: Int
    /// Position in the source of the first frame.
    let position: Double
    var level = 0

    init(_ piece: SoundPlan.Piece, _ source: ScratchFile) {
      let rate = Double(SoundDecoder.rate)
      (self.piece, self.source) = (piece, source)
      first = Int((piece.start * rate).rounded())
      end = Int((piece.end * rate).rounded())
      let exact = (piece.sourceStart + (Double(first) / rate - piece.start) * piece.rate) * rate
      // Backwards the frame before a position is heard.
      let isPlain = abs(abs(piece.rate) - 1) < 1e-9
      position = isPlain ? exact.rounded() - (piece.rate < 0 ? 1 : 0) : exact
    }
  }

  private var waiting: [Part]
  private var playing: [Part] = []
  private var next = 0
  private let count: Int

  /// Creates a mixer.
  ///
  /// - Parameters:
  ///   - pieces: The parts of sounds.
  ///   - sources: The decoded sounds by the ids of their assets; others are silent.
  ///   - count: Frames of sound in all.
  init(_ pieces: [SoundPlan.Piece], sources: [String: ScratchFile], count: Int) {
    self.count = count
    let parts = pieces.compactMap { piece in sources[piece.source].map { Part(piece, $0) } }
    // Sums of floats depend on the order: that of the plan, for parts that begin together.
    waiting = parts.enumerated().sorted {
      ($0.element.first, $0.offset) > ($1.element.first, $1.offset)
    }
    .map(\.element)
  }

  /// The next frames, left and right in turn; none at the end.
  ///
  /// - Throws: `cannotWrite` when a source cannot be read.
  mutating func block() throws(CodecError) -> [Int16] {
    let range = next..<min(next + SoundMixer.blockSize, count)
    next = range.upperBound
    var sum = [Float](repeating: 0, count: range.count * 2)
    while let part = waiting.last, part.first < range.upperBound {
      playing.append(part)
      waiting.removeLast()
    }
    for index in playing.indices {
      try SoundMixer.add(&playing[index], to: &sum, range)
    }
    playing.removeAll { $0.end <= range.upperBound }
    return sum.map { Int16(max(-32_768, min(32_767, ($0 * 32_768).rounded()))) }
  }

  /// Adds what a part has in a range.
  private static func add(
    _ part: inout Part,
    to sum: inout [Float],
    _ range: Range<Int>
  ) throws(CodecError) {
    let (from, to) = (max(part.first, range.lowerBound), min(part.end, range.upperBound))
    guard from < to else { return }
    let rate = part.piece.rate
    let isPlain = abs(abs(rate) - 1) < 1e-9
    let points = isPlain ? 1 : max(1, min(maximumPoints, Int(abs(rate).rounded(.up))))
    func position(_ frame: Int) -> Double { part.position + Double(frame - part.first) * rate }
    let ends = [position(from), position(to - 1)].sorted()
    let slack = abs(rate) + 3
    guard let window = try Window(part.source, from: ends[0] - slack, to: ends[1] + slack) else {
      return
    }
    for frame in from..<to {
      let center = position(frame)
      var (left, right): (Float, Float) = (0, 0)
      if isPlain {
        (left, right) = window[Int(center.rounded())]
      } else {
        for point in 0..<points {
          let offset = ((Double(point) + 0.5) / Double(points) - 0.5) * rate
          let value = window.interpolated(points == 1 ? center : center + offset)
          left += value.0 / Float(points)
          right += value.1 / Float(points)
        }
      }
      let level = level(&part, at: Double(frame) / Double(SoundDecoder.rate))
      sum[(frame - range.lowerBound) * 2] += left * level.0
      sum[(frame - range.lowerBound) * 2 + 1] += right * level.1
    }
  }

  /// The level at a second; seconds only grow.
  private static func level(_ part: inout Part, at second: Double) -> (Float, Float) {
    let levels = part.piece.levels
    while part.level + 1 < levels.count, levels[part.level + 1].time <= second { part.level += 1 }
    let before = levels[part.level]
    guard part.level + 1 < levels.count, second > before.time else {
      return (Float(before.left), Float(before.right))
    }
    let after = levels[part.level + 1]
    let share = (second - before.time) / (after.time - before.time)
    return (
      Float(before.left + (after.left - before.left) * share),
      Float(before.right + (after.right - before.right) * share)
    )
  }
}

/// Some frames of a decoded sound; those before and after it are silent.
private struct Window {
  private let first: Int
  private let samples: [Float]

  /// Reads the frames between two positions; nil where the sound has none.
  init?(_ source: ScratchFile, from: Double, to: Double) throws(CodecError) {
    let count = Double(source.size / SoundDecoder.frameSize)
    guard to >= 0, from < count else { return nil }
    let lower = Int(max(0, from.rounded(.down)))
    let upper = Int(min(count, to.rounded(.up)))
    guard lower < upper else { return nil }
    let bytes = try source.read(
      at: lower * SoundDecoder.frameSize,
      count: (upper - lower) * SoundDecoder.frameSize
    )
    first = lower
    samples = bytes.withUnsafeBytes { raw in
      (0..<raw.count / 4).map { index in
        let bits = UInt32(
          littleEndian: raw.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
        )
        let value = Float(bitPattern: bits)
        // Samples may be anything; one that is no number would stay in the sum.
        return value.isFinite ? max(-16, min(16, value)) : 0
      }
    }
  }

  /// The channels of a frame.
  subscript(frame: Int) -> (Float, Float) {
    let index = (frame - first) * 2
    guard index >= 0, index + 1 < samples.count else { return (0, 0) }
    return (samples[index], samples[index + 1])
  }

  /// The channels between frames.
  func interpolated(_ position: Double) -> (Float, Float) {
    let whole = position.rounded(.down)
    let t = Float(position - whole)
    let frame = Int(whole)
    let (a, b, c, d) = (self[frame - 1], self[frame], self[frame + 1], self[frame + 2])
    func curve(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> Float {
      b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) / 2
    }
    return (curve(a.0, b.0, c.0, d.0), curve(a.1, b.1, c.1, d.1))
  }
}
