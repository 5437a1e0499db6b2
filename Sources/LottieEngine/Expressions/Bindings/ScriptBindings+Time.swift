import LottieExpressions

// As in After Effects a time becomes the frame that begins at it or before; a duration is rounded away
// from zero.

/// Conversions between seconds, frames, and the texts that show them.
extension ScriptBindings {
  /// Calls a conversion; texts have two digits a part.
  func frames(
    _ name: HostName,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let framerate = context.composition.framerate
    func number(_ index: Int, _ defaultValue: Double) throws(Abrupt) -> Double {
      arguments[index].isNullish ? defaultValue : try Conversion.number(arguments[index], run)
    }
    if name == .framesToTime {
      return .number(try number(0, time(context.composition) * framerate) / number(1, framerate))
    }
    let seconds = try number(0, time(context.composition))
    switch name {
    case .timeToFrames:
      let rate = try number(1, framerate)
      let isDuration = try Conversion.boolean(arguments[2], run)
      return .number(ScriptBindings.whole(seconds * rate, isDuration: isDuration))
    case .timeToTimecode:
      let (base, isDuration) = (try number(1, 30), try Conversion.boolean(arguments[2], run))
      return try timecode(ScriptBindings.whole(seconds * base, isDuration: isDuration), base, run)
    case .timeToNTSCTimecode:
      let drops = try Conversion.boolean(arguments[1], run)
      let isDuration = try Conversion.boolean(arguments[2], run)
      return try ntsc(seconds, drops: drops, isDuration: isDuration, run)
    case .timeToCurrentFormat:
      let rate = try number(1, framerate)
      let isDuration = try Conversion.boolean(arguments[2], run)
      let frames = ScriptBindings.whole(seconds * rate, isDuration: isDuration)
      return try timecode(frames, rate.rounded(.up), run)
    default:
      let (rate, foot) = (try number(1, framerate), try number(2, 16))
      let isDuration = try Conversion.boolean(arguments[3], run)
      let frames = ScriptBindings.whole(seconds * rate, isDuration: isDuration)
      return try feet(frames, foot, run)
    }
  }

  /// Whole frames; errors of the arithmetic do not count.
  private static func whole(_ frames: Double, isDuration: Bool) -> Double {
    let nearest = frames.rounded()
    if abs(frames - nearest) < 1e-6 { return nearest }
    return frames.rounded(isDuration ? .awayFromZero : .down)
  }

  /// Hours, minutes, seconds and frames.
  private func timecode(
    _ frames: Double,
    _ base: Double,
    separator: String = ":",
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let base = base.isFinite && base >= 1 ? min(base.rounded(), 1_000) : 30
    let size = min(abs(frames), 1e12).rounded(.down)
    guard size.isFinite else { try run.failType("a time is expected") }
    func part(_ unit: Double, _ count: Double) -> String {
      let value = Int((size / unit).rounded(.down).truncatingRemainder(dividingBy: count))
      return value < 10 ? "0\(value)" : "\(value)"
    }
    let parts = [part(3_600 * base, 1e9), part(60 * base, 60), part(base, 60)]
    let text = parts.joined(separator: separator) + separator + part(1, base)
    return try run.text((frames < 0 ? "-" : "") + text)
  }

  /// At 29.97 frames a second; where numbers are dropped, two a minute but every tenth.
  private func ntsc(
    _ seconds: Double,
    drops: Bool,
    isDuration: Bool,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let frames = ScriptBindings.whole(seconds * 30_000 / 1_001, isDuration: isDuration)
    guard drops, abs(frames) < 1e12 else { return try timecode(frames, 30, run) }
    let size = abs(frames)
    let tens = (size / 17_982).rounded(.down)
    let rest = size - tens * 17_982
    let minutes = rest < 1_800 ? 0 : 1 + ((rest - 1_800) / 1_798).rounded(.down)
    let shown = size + 18 * tens + 2 * minutes
    return try timecode(frames < 0 ? -shown : shown, 30, separator: ";", run)
  }

  private func feet(_ frames: Double, _ foot: Double, _ run: Evaluation) throws(Abrupt) -> Value {
    let foot = foot.isFinite && foot >= 1 ? min(foot.rounded(), 1_000) : 16
    let size = min(abs(frames), 1e12)
    guard size.isFinite else { try run.failType("a time is expected") }
    let whole = Int((size / foot).rounded(.down))
    let rest = Int(size.truncatingRemainder(dividingBy: foot))
    let padded = "\(whole)"
    let text = String(repeating: "0", count: max(0, 4 - padded.count)) + padded
    return try run.text((frames < 0 ? "-" : "") + text + "+" + (rest < 10 ? "0\(rest)" : "\(rest)"))
  }
}
