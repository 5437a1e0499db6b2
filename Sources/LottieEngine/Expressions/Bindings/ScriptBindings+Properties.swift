import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene

/// Properties: their keyframes, and their values at other times.
extension ScriptBindings {
  func member(
    _ name: HostName,
    of property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    switch name {
    case .value:
      let content =
        property === context.property
        ? graph.keyed(property) : try value(of: property)
      if property === context.property { graph.note(.keyframes(property)) }
      return try scriptValue(content, run)
    case .numKeys: return .number(Double(property.source.times.count))
    case .propertyIndex: return .number(Double(property.number ?? 1))
    case .name, ._name: return .text(property.name)
    case .velocity: return try velocity(of: property, at: time(property.composition), false, run)
    case .speed: return try velocity(of: property, at: time(property.composition), true, run)
    case .path, .sourceText, .color: return .object(property.handle)
    case .style: return try style(of: property, run)
    default: return nil
    }
  }

  func callMember(
    _ name: HostName,
    of property: ScriptProperty,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    func number(_ index: Int, _ defaultValue: Double) throws(Abrupt) -> Double {
      guard index < arguments.count else { return defaultValue }
      if case .undefined = arguments[index] { return defaultValue }
      return try Conversion.number(arguments[index], run)
    }
    let rate = property.composition.framerate
    switch name {
    case .valueAtTime:
      return try scriptValue(property.source.content(at: try number(0, .nan) * rate), run)
    case .velocityAtTime, .speedAtTime:
      return try velocity(of: property, at: try number(0, 0), name == .speedAtTime, run)
    case .key: return try key(try number(0, .nan), of: property, run)
    case .nearestKey: return try nearestKey(try number(0, 0), of: property, run)
    case .loopIn, .loopOut, .loopInDuration, .loopOutDuration:
      let type = arguments.isEmpty ? "cycle" : try Conversion.string(arguments[0], run)
      try run.charge(reading: type.utf8.count)
      return try loop(name, type.lowercased(), try number(1, 0), property, run)
    case .smooth:
      return try smooth(property, width: try number(0, 0.2), samples: try number(1, 5), run)
    case .wiggle: return try wiggle(property, arguments, run)
    case .temporalWiggle: return try temporalWiggle(property, arguments, run)
    case .createStyle: return try property.isText ? style(TextChanges(), run) : nil
    case .getStyleAt:
      guard property.isText else { return nil }
      return try style(of: property, at: arguments.count > 1 ? try number(1, 0) : nil, run)
    case .propertyGroup:
      guard let parent = property.parent else { return .undefined }
      return propertyGroup(from: parent, levels: try number(0, 1) - 1)
    case .points, .inTangents, .outTangents, .isClosed, .pointOnPath, .tangentOnPath,
      .normalOnPath:
      // The first argument of those that ask for a place on the path is that place.
      let isPlace = name == .pointOnPath || name == .tangentOnPath || name == .normalOnPath
      guard let path = try path(of: property, at: arguments[isPlace ? 1 : 0], run) else {
        return nil
      }
      return try pathMember(name, of: path, arguments, run)
    default: return nil
    }
  }

  // Numbers of a property

  /// The document's value of a property, as numbers.
  private func numbers(_ property: ScriptProperty, at frame: Double) -> [Double]? {
    property.source.content(at: frame).numbers
  }

  private func value(_ numbers: [Double], _ run: Evaluation) throws(Abrupt) -> Value {
    try scriptValue(ScriptContent(numbers), run)
  }

  /// Rate of change per second.
  func velocity(
    of property: ScriptProperty,
    at seconds: Double,
    _ isSpeed: Bool,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let rate = property.composition.framerate
    let step = 0.001
    guard let now = numbers(property, at: seconds * rate),
      let before = numbers(property, at: (seconds - step) * rate)
    else { return .number(0) }
    try run.charge(reading: now.count)
    let change = zip(now, before).map { ($0 - $1) / step }
    guard isSpeed else { return try value(change, run) }
    return .number(change.reduce(0) { $0 + $1 * $1 }.squareRoot())
  }

  /// A keyframe.
  private func key(
    _ index: Double,
    of property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    guard let position = Int(exactly: index), property.source.times.indices.contains(position - 1)
    else {
      try run.fail("Error", "there is no such keyframe")
    }
    return try handle(of: position, property, run)
  }

  private func nearestKey(
    _ seconds: Double,
    of property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let rate = property.composition.framerate
    let times = property.source.times
    try run.charge(reading: times.count)
    var nearest = -1
    for (i, time) in times.enumerated()
    where nearest < 0 || abs(time / rate - seconds) < abs(times[nearest] / rate - seconds) {
      nearest = i
    }
    return try handle(of: nearest + 1, property, run)
  }

  private func handle(
    of index: Int,
    _ property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    try run.allocate(64)
    let box = KeyframeBox(property: property, index: index)
    return .object(HostObject(kind: HandleKind.keyframe.rawValue, owning: box))
  }

  /// A member of a keyframe: its time in seconds, its value, its number.
  func member(_ name: HostName, of key: KeyframeBox, _ run: Evaluation) throws(Abrupt) -> Value? {
    switch name {
    case .time:
      guard key.index > 0 else { return .number(0) }
      return .number(key.property.source.times[key.index - 1] / key.property.composition.framerate)
    case .index: return .number(Double(key.index))
    case .value:
      return try key.content.map { content throws(Abrupt) in try scriptValue(content, run) }
    default: return nil
    }
  }

  // Loops

  private func loop(
    _ name: HostName,
    _ type: String,
    _ amount: Double,
    _ property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let seconds = time(property.composition)
    let rate = property.composition.framerate
    let frame = seconds * rate
    let loop = KeyframeLoop(
      times: property.source.times,
      isOut: name == .loopOut || name == .loopOutDuration,
      segments: name == .loopIn || name == .loopOut ? amount : nil,
      duration: amount * rate
    )
    let position = loop.map { $0.position(of: frame, type) } ?? .plain(frame)
    switch position {
    case .plain(let frame): return try scriptValue(property.source.content(at: frame), run)
    case .offset(let frame, let rounds):
      let source = property.source
      let here = source.content(at: frame)
      let change = loop.flatMap { loop in
        source.content(at: loop.last).combined(source.content(at: loop.first)) { $0 - $1 }
      }
      let sum = change.flatMap { here.combined($0) { $0 + $1 * rounds } }
      return try scriptValue(sum ?? here, run)
    case .straight(let from, let step, let distance):
      let edge = property.source.content(at: from)
      let near = property.source.content(at: from - step)
      let sum = edge.combined(near) { $0 + ($0 - $1) / step * distance }
      return try scriptValue(sum ?? edge, run)
    }
  }

  /// The mean over a window around the current time.
  private func smooth(
    _ property: ScriptProperty,
    width: Double,
    samples: Double,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let now = time(property.composition)
    let rate = property.composition.framerate
    let count = samples.isFinite ? Int(min(max(samples.rounded(.down), 1), 1_000)) : 5
    try run.charge(count)
    guard count > 1, let first = numbers(property, at: now * rate) else {
      return try scriptValue(property.source.content(at: now * rate), run)
    }
    try run.charge(count * (first.count / 16))
    var sum = first.map { _ in 0.0 }
    for i in 0..<count {
      let time = now - width + 2 * width * Double(i) / Double(count - 1)
      let here = numbers(property, at: time * rate) ?? first
      for n in sum.indices where n < here.count { sum[n] += here[n] }
    }
    return try value(sum.map { $0 / Double(count) }, run)
  }

  /// The value at a time that smooth noise moves: frequency, amplitude in seconds, octaves.
  private func temporalWiggle(
    _ property: ScriptProperty,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let noise = try Noise(arguments, run)
    let now = noise.time ?? time(property.composition)
    try run.charge(4 * noise.octaves)
    let seconds = now + noise.value(at: now, seed: context.seed, component: 0)
    let content = property.source.content(at: seconds * property.composition.framerate)
    return try scriptValue(content, run)
  }

  /// Smooth noise around the value: frequency, amplitude, octaves.
  private func wiggle(
    _ property: ScriptProperty,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let noise = try Noise(arguments, run)
    let seconds = noise.time ?? time(property.composition)
    graph.note(.keyframes(property))
    guard let old = graph.keyed(property).numbers else { return .undefined }
    try run.charge(noise.octaves * max(4, old.count))
    let seed = context.seed
    let new = old.indices.map { n in
      old[n] + noise.value(at: seconds, seed: seed, component: n)
    }
    return try value(new, run)
  }
}

/// The noise of a `wiggle`.
private struct Noise {
  let frequency: Double
  let amplitude: Double
  let octaves: Int
  /// Amplitude of an octave, as a share of the one before.
  let share: Double
  /// The time in seconds, if it is given.
  let time: Double?

  init(_ arguments: Arguments, _ run: Evaluation) throws(Abrupt) {
    func number(_ index: Int, _ defaultValue: Double) throws(Abrupt) -> Double {
      index < arguments.count ? try Conversion.number(arguments[index], run) : defaultValue
    }
    frequency = try number(0, 1)
    amplitude = try number(1, 0)
    octaves = Int(min(max(try number(2, 1), 1), 8).rounded(.down))
    share = try number(3, 0.5)
    time = arguments.count > 4 ? try number(4, 0) : nil
  }

  /// The sum of its octaves.
  func value(at seconds: Double, seed: UInt64, component: Int) -> Double {
    var (sum, strength, octaveFrequency) = (0.0, amplitude, frequency)
    for octave in 0..<octaves {
      let own = RandomNumbers.seed(seed, UInt64(component * 16 + octave))
      sum += strength * ValueNoise.at(seconds * octaveFrequency, seed: own)
      strength *= share
      octaveFrequency *= 2
    }
    return sum
  }
}

/// A keyframe of a property.
final class KeyframeBox {
  unowned(unsafe) let property: ScriptProperty
  /// Its number from 1; 0 for none.
  let index: Int

  init(property: ScriptProperty, index: Int) {
    self.property = property
    self.index = index
  }

  /// Its value.
  var content: ScriptContent? { property.source.keyframe(index - 1) }
}
