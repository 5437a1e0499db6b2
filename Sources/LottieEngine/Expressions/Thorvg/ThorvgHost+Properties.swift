import LottieExpressions
import LottieModel

/// What thorvg has of a property: its keyframes, loops and noise.
extension ThorvgHost {
  func call(
    _ name: HostName,
    of property: ScriptProperty,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    func number(_ index: Int) throws(Abrupt) -> Double {
      try ThorvgMath.number(arguments[index], run)
    }
    let rate = property.composition.framerate
    let times = property.source.times
    switch name {
    case .valueAtTime:
      return try value(property.source.content(at: max(0, try number(0) * rate)), of: property, run)
    case .velocityAtTime, .speedAtTime:
      return try velocity(name, of: property, at: max(0, try number(0) * rate), run)
    case .key:
      let index = try number(0)
      let frame = ThorvgHost.frame(of: Conversion.integer(index, in: -1...1_000_000), times)
      return try key(index, at: frame, of: property, run)
    case .nearestKey:
      try run.charge(reading: times.count)
      let index = Double(ThorvgHost.nearest(max(0, try number(0) * rate), times))
      try run.allocate(128)
      return .object(PlainObject([("index", .number(index))]))
    case .loopIn, .loopOut, .loopInDuration, .loopOutDuration:
      let type = arguments.isEmpty ? "cycle" : try Conversion.string(arguments[0], run)
      let frame = base.time(property.composition) * rate
      let amount = arguments.count > 1 ? try number(1) : nil
      let mapped = looped(name, type, frame, times, amount, property)
      return try value(property.source.content(at: mapped), of: property, run)
    case .wiggle: return try wiggle(property, arguments, run)
    case .points, .pointOnPath, .tangentOnPath:
      guard case .path(let path) = keyed(property) else { return nil }
      if name == .points { return .object(property.handle) }
      return try base.pathMember(name, of: path, arguments, run)
    default: return nil
    }
  }

  /// The frame of a keyframe, counted from 0; that of the first or the last for others.
  private static func frame(of index: Int, _ times: [Double]) -> Double {
    times.isEmpty ? 0 : times[min(max(index, 0), times.count - 1)]
  }

  /// The keyframe nearest to a frame, counted from 0.
  private static func nearest(_ frame: Double, _ times: [Double]) -> Int {
    let next = times.firstIndex { $0 > frame } ?? times.count
    let index = max(next - 1, 0)
    guard index + 1 < times.count else { return index }
    return abs(times[index] - frame) < abs(times[index + 1] - frame) ? index : index + 1
  }

  /// The mean change up to the nearest keyframe since the one before it.
  private func velocity(
    _ name: HostName,
    of property: ScriptProperty,
    at frame: Double,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let times = property.source.times
    try run.charge(reading: times.count)
    let index = ThorvgHost.nearest(frame, times)
    let (from, to) = (ThorvgHost.frame(of: index - 1, times), ThorvgHost.frame(of: index, times))
    let seconds = (to - from) / property.composition.framerate
    guard !property.isColor, !property.isPercent,
      let a = property.source.content(at: from).numbers,
      let b = property.source.content(at: to).numbers
    else { return .undefined }
    let change = zip(a, b).prefix(2).map { ($1 - $0) / seconds }
    if name == .speedAtTime {
      guard change.count == 2 else { return .undefined }
      return .number((change[0] * change[0] + change[1] * change[1]).squareRoot())
    }
    return change.count == 1 ? .number(change[0]) : try ThorvgMath.point(change, run)
  }

  private func key(
    _ index: Double,
    at frame: Double,
    of property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let content = property.source.content(at: frame)
    let value = try value(content, of: property, run)
    var members: [(String, Value)] = [
      ("time", .number(seconds(atFrame: frame, property.composition))), ("index", .number(index)),
      ("value", value),
    ]
    if let numbers = content.numbers, !property.isColor, !property.isPercent {
      if numbers.count == 1 {
        members.append(("0", value))
      } else {
        members += numbers.prefix(2).enumerated().map { ("\($0)", .number($1)) }
      }
    }
    try run.allocate(64 * members.count)
    return .object(PlainObject(members))
  }

  /// The frame that a loop shows.
  ///
  /// Loops have no end where they do not begin: they go round within the keyframes, too.
  private func looped(
    _ name: HostName,
    _ type: String,
    _ frame: Double,
    _ times: [Double],
    _ amount: Double?,
    _ property: ScriptProperty
  ) -> Double {
    guard let first = times.first, let last = times.last else { return frame }
    let rate = property.composition.framerate
    let distance = frame - first
    let isOut = name == .loopOut || name == .loopOutDuration
    let isByKeys = name == .loopIn || name == .loopOut
    let key = isByKeys ? Conversion.integer(amount ?? 0, in: 0...times.count - 1) : 0
    let end =
      isByKeys ? property.layer?.model.outFrame ?? last : amount.map { $0 * rate } ?? .infinity
    let start = isOut ? first : times[key]
    let range = isOut ? times[times.count - 1 - key] - first : end - start
    switch type {
    case "offset", "continue": return distance
    case "pingpong":
      guard range != 0 else { return start }
      let rest = distance.truncatingRemainder(dividingBy: range)
      let rounds = (distance / range).rounded(.towardZero)
      return start + (rounds.truncatingRemainder(dividingBy: 2) == 0 ? rest : range - rest)
    default:
      let length = isOut ? range : end - first
      guard length != 0 else { return start }
      return start + (length.isFinite ? distance.truncatingRemainder(dividingBy: length) : distance)
    }
  }

  /// Gradient noise of one dimension, the same in each run.
  private func wiggle(
    _ property: ScriptProperty,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    func number(_ index: Int, _ usual: Double) throws(Abrupt) -> Double {
      index < arguments.count ? try ThorvgMath.number(arguments[index], run) : usual
    }
    var frequency = try number(0, 0)
    var amplitude = try number(1, 0)
    let octaves = Conversion.integer(try number(2, 1), in: 0...16)
    let share = try number(3, 0.5)
    let time = try number(4, time(property.composition))
    try run.charge(8 * octaves)
    var sum = [0.0, 0.0]
    if !property.isColor, let numbers = keyed(property).numbers, numbers.count > 1 {
      sum = Array(numbers.prefix(2))
    }
    for octave in 0..<octaves {
      let place = time * frequency
      sum[0] += ThorvgHost.noise(place, seed: 1_000_000 + octave) * amplitude
      sum[1] += ThorvgHost.noise(place, seed: 2_000_000 + octave) * amplitude
      frequency *= 2
      amplitude *= share
    }
    return try ThorvgMath.point(sum, run)
  }

  private static func noise(_ place: Double, seed: Int) -> Double {
    guard abs(place) < 1e9 else { return 0 }
    let cell = place.rounded(.down)
    let fraction = place - cell
    /// A slope of 1 or -1 by the linear congruential generator of the C library.
    func slope(_ cell: Double) -> Double {
      let state = (Int(cell) * 100_000 + seed) &* 1_103_515_245 &+ 12_345
      return Double(state & 0x7FFF_FFFF) / 2_147_483_647 < 0.5 ? -1 : 1
    }
    let (a, b) = (slope(cell) * fraction, slope(cell + 1) * (fraction - 1))
    let weight = fraction * fraction * fraction * (fraction * (fraction * 6 - 15) + 10)
    return (a + (b - a) * weight) * 3
  }
}
