import LottieModel

/// Times of a composition, a layer or a sound at each second of an output: pieces that are linear.
///
/// Where time stands still there is no piece, as nothing is heard there.
struct TimeMap: Equatable {
  /// A span of the output in which time runs evenly.
  struct Piece: Equatable {
    /// Second of the output at which it begins.
    var start: Double
    /// Second of the output at which it ends.
    var end: Double
    /// The time there at the start.
    var value: Double
    /// The change of that time a second; negative is backwards, and never 0.
    var rate: Double

    func value(at second: Double) -> Double { value + (second - start) * rate }

    /// The second of the output at which a time is reached.
    func second(of time: Double) -> Double { start + (time - value) / rate }
  }

  private(set) var pieces: [Piece] = []

  /// Creates a map from its pieces; those without length, motion or finite times are left out.
  init(_ pieces: [Piece]) {
    self.pieces = pieces.filter { piece in
      piece.end > piece.start && piece.rate != 0 && piece.rate.isFinite && piece.value.isFinite
    }
  }

  /// The time of a composition whose frames are shown one after another, each for as long.
  ///
  /// Frames at even distances are one piece. Backwards a frame is heard from its end to its start.
  ///
  /// - Parameters:
  ///   - frames: The frames in the order in which they are shown.
  ///   - rate: Frames shown in a second.
  ///   - framerate: Frames a second of the composition, for a single frame.
  init(frames: [Double], rate: Double, framerate: Double) {
    var pieces: [Piece] = []
    var first = 0
    var step = framerate / rate
    while first < frames.count {
      var end = first + 1
      if end < frames.count { step = frames[end] - frames[first] }
      while end < frames.count, abs(frames[end] - frames[end - 1] - step) < 1e-6 { end += 1 }
      pieces.append(
        Piece(
          start: Double(first) / rate,
          end: Double(end) / rate,
          value: frames[first] - min(step, 0),
          rate: step * rate
        )
      )
      first = end
    }
    self.init(pieces)
  }

  /// The parts in which the time is at least one and less than another.
  func clipped(from lower: Double, to upper: Double) -> TimeMap {
    TimeMap(
      pieces.map { piece in
        let (a, b) = (piece.second(of: lower), piece.second(of: upper))
        let start = max(piece.start, min(a, b))
        return Piece(
          start: start,
          end: min(piece.end, max(a, b)),
          value: piece.value(at: start),
          rate: piece.rate
        )
      }
    )
  }

  /// The time of what begins at a time and runs slower by a factor.
  func shifted(by start: Double, stretched factor: Double) -> TimeMap {
    TimeMap(
      pieces.map {
        Piece(
          start: $0.start,
          end: $0.end,
          value: ($0.value - start) / factor,
          rate: $0.rate / factor
        )
      }
    )
  }

  /// The times that keyframes give; those that are eased are followed in steps of half a frame.
  ///
  /// - Parameters:
  ///   - remap: Times by frames.
  ///   - factor: Multiplies those times.
  ///   - limit: Pieces that are made at most.
  /// - Returns: The times, in the order of the output.
  func remapped(_ remap: KeyframeGroup<Double>, times factor: Double, limit: Int) -> TimeMap {
    guard remap.isAnimated else { return TimeMap([]) }
    let keyframes = remap.keyframes
    let interpolator = KeyframeInterpolator(remap)
    var result: [Piece] = []
    for index in keyframes.indices.dropLast() {
      let (from, to) = (keyframes[index], keyframes[index + 1])
      guard from.easing != .hold, to.time > from.time else { continue }
      let steps = from.easing.isLinear ? 1 : Int(min(512, ((to.time - from.time) * 2).rounded(.up)))
      for step in 0..<steps {
        let span = (to.time - from.time) / Double(steps)
        let (a, b) = (from.time + span * Double(step), from.time + span * Double(step + 1))
        let before = interpolator.value(at: a) * factor
        // The next keyframe's own value may be that of a jump.
        let after = (step + 1 == steps ? to.value : interpolator.value(at: b)) * factor
        let slope = (after - before) / span
        for piece in clipped(from: a, to: b).pieces where result.count < limit {
          result.append(
            Piece(
              start: piece.start,
              end: piece.end,
              value: before + (piece.value - a) * slope,
              rate: piece.rate * slope
            )
          )
        }
      }
    }
    return TimeMap(result.sorted { $0.start < $1.start })
  }
}

extension Easing {
  /// Whether values change at a constant rate.
  var isLinear: Bool {
    switch self {
    case .hold: false
    case .linear: true
    case .curve(let curve): curve.isLinear
    case .perComponent(let curves): curves.allSatisfy(\.isLinear)
    }
  }
}
