import LottieEngine
import LottieGeometry
import LottieModel
import OrderedCollections

/// Replaces runs of keyframes by few, with cubic easings.
///
/// With handles at a third and two thirds of the time, an easing is a plain cubic of time, with two unknowns: those
/// of the least squares over all samples and components, whose largest error decides. Each segment is made as long as
/// it stays within the bound, by doubling and bisection.
enum KeyframeFit {
  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    // Expressions may count keyframes, or read their times.
    guard !document.hasExpressions else { return [] }
    return KeyframedProperty.all(in: document.root).compactMap { property in
      guard let run = KeyframeRun(property, bound: document.tolerance) else { return nil }
      return run.change
    }
  }

  /// The changes of values that hold for a frame each, in place of expressions, to eased keyframes.
  static func changes(_ document: JSONValue, bakedFrom original: JSONValue) -> [DocumentChange] {
    var scripted: Set<[String]> = []
    original.forEachObject { path, members in
      if JSONValue.object(members).hasOwnExpression { scripted.insert(path) }
      return true
    }
    return KeyframedProperty.all(in: document).compactMap { property in
      guard scripted.contains(property.path), let run = KeyframeRun(held: property) else {
        return nil
      }
      return run.change
    }
  }

  /// The largest error of what is made of expressions.
  static let heldBound = 0.04

  /// The handles of an easing, as y at a third and at two thirds of the time.
  typealias Handles = (out: Double, in: Double)

  /// Samples between two keyframes, with the values there.
  static let samplesPerSegment = 4
  /// Maximum numbers of a property, over all keyframes.
  static let maximumNumbers = 400_000
}

/// The keyframes of one property, sampled.
private struct KeyframeRun {
  private let property: KeyframedProperty
  private let times: [Double]
  /// Time and value of each sample; those of keyframe i are at i × ``KeyframeFit/samplesPerSegment``.
  private let samples: [(time: Double, value: [Double])]
  /// Maximum error of each component.
  private let bounds: [Double]
  /// Samples from a keyframe to the next.
  private let perSegment: Int
  /// Whether values hold for a frame, where no easing goes through them.
  private let isHeld: Bool

  /// nil for what cannot be fitted: paths, and values of different lengths.
  init?(_ property: KeyframedProperty, bound: Double) {
    guard let values = property.values, let times = property.times, times.count >= 3,
      values.reduce(0, { $0 + ($1.elements?.count ?? 0) }) <= KeyframeFit.maximumNumbers,
      // Times of a remap are seconds of another composition.
      property.name != "tm"
    else { return nil }
    let numbers = values.map { ($0.elements ?? []).compactMap(\.number) }
    guard let first = numbers.first, !first.isEmpty,
      zip(numbers, values).allSatisfy({ $0.count == first.count && $1.elements?.count == $0.count })
    else { return nil }
    self.property = property
    self.times = times
    let count = KeyframeFit.samplesPerSegment
    var samples: [(time: Double, value: [Double])] = []
    for index in numbers.indices.dropLast() {
      let easings = KeyframeRun.easings(property.keyframes[index], components: first.count)
      for step in 0..<count {
        let x = Double(step) / Double(count)
        let value = first.indices.map { component in
          let (a, b) = (numbers[index][component], numbers[index + 1][component])
          guard step > 0 else { return a }
          return a + (b - a) * (easings?[component].y(atX: x) ?? x)
        }
        samples.append((times[index] + (times[index + 1] - times[index]) * x, value))
      }
    }
    samples.append((times[times.count - 1], numbers[numbers.count - 1]))
    self.samples = samples
    bounds = KeyframeRun.bounds(numbers, bound)
    (perSegment, isHeld) = (count, false)
  }

  /// The run of a property whose values hold, frame by frame; equal ones are written once.
  init?(held property: KeyframedProperty) {
    guard let values = property.values, let times = property.times, times.count >= 3,
      let first = times.first, let last = times.last,
      (0..<times.count).allSatisfy(property.isHold), property.name != "tm"
    else { return nil }
    let numbers = values.map { ($0.elements ?? []).compactMap(\.number) }
    let components = numbers[0].count
    guard components > 0, last - first < 20_000,
      (last - first) * Double(components) <= Double(KeyframeFit.maximumNumbers),
      zip(numbers, values).allSatisfy({
        $0.count == components && $1.elements?.count == components
      }),
      times.allSatisfy({ $0 - first == ($0 - first).rounded() })
    else { return nil }
    var samples: [(time: Double, value: [Double])] = []
    var index = 0
    for step in 0...Int(last - first) {
      let time = first + Double(step)
      if index + 1 < times.count, times[index + 1] <= time { index += 1 }
      samples.append((time, numbers[index]))
    }
    self.property = property
    self.times = samples.map(\.time)
    self.samples = samples
    bounds = KeyframeRun.bounds(numbers, KeyframeFit.heldBound)
    (perSegment, isHeld) = (1, true)
  }

  /// The largest errors: colors, gradients and other shares go to 1, all else to hundreds.
  private static func bounds(_ numbers: [[Double]], _ bound: Double) -> [Double] {
    (numbers.first ?? []).indices.map { component in
      let largest = numbers.reduce(0) { max($0, abs($1[component])) }
      return largest <= 1 ? bound / 256 : bound
    }
  }

  /// The easings of the components; nil where they are linear.
  private static func easings(
    _ keyframe: OrderedDictionary<String, JSONValue>,
    components: Int
  ) -> [UnitBezier]? {
    guard let out = keyframe["o"], let into = keyframe["i"] else { return nil }
    func number(_ value: JSONValue?, _ component: Int) -> Double? {
      guard let elements = value?.elements else { return value?.number }
      return (elements.indices.contains(component) ? elements[component] : elements.last)?.number
    }
    let curves = (0..<components).map { component -> UnitBezier? in
      guard let x1 = number(out["x"], component), let y1 = number(out["y"], component),
        let x2 = number(into["x"], component), let y2 = number(into["y"], component)
      else { return nil }
      return UnitBezier(TimingCurve(outTangent: Point(x1, y1), inTangent: Point(x2, y2)))
    }
    let known = curves.compactMap(\.self)
    return known.count == components ? known : nil
  }

  /// The change to fewer keyframes; nil where none can go.
  var change: DocumentChange? {
    var result: [OrderedDictionary<String, JSONValue>] = []
    var index = 0
    let last = times.count - 1
    while index < last {
      let (end, handles) = longest(from: index)
      var keyframe = keyframe(index)
      if end > index + 1, let handles {
        for name in ["n", "e", "to", "ti"] { keyframe[name] = nil }
        keyframe["o"] = KeyframeRun.handle(1.0 / 3, handles.out)
        keyframe["i"] = KeyframeRun.handle(2.0 / 3, handles.in)
      } else if isHeld {
        keyframe["h"] = .number(1)
      }
      if !isHeld || keyframe["h"] == nil || result.last?["h"] == nil
        || result.last?["s"] != keyframe["s"]
      {
        result.append(keyframe)
      }
      index = end
    }
    result.append(keyframe(last))
    guard result.count < property.keyframes.count else { return nil }
    return property.change(to: result)
  }

  private func keyframe(_ index: Int) -> OrderedDictionary<String, JSONValue> {
    guard isHeld else { return property.keyframes[index] }
    return [
      "t": .number(times[index]), "s": .array(samples[index].value.map(JSONValue.number)),
    ]
  }

  private static func handle(_ x: Double, _ y: Double) -> JSONValue {
    func short(_ value: Double) -> JSONValue {
      let result = (value * 1_000).rounded() / 1_000
      return .number(result == 0 ? 0 : result)
    }
    return JSONValue(members: ["x": short(x), "y": short(y)])
  }

  /// The last keyframe that one easing from a keyframe reaches.
  private func longest(from start: Int) -> (end: Int, handles: KeyframeFit.Handles?) {
    // Over these a run cannot go.
    var limit = start
    while limit < times.count - 1, isHeld || canJoin(limit) { limit += 1 }
    guard limit > start + 1 else { return (start + 1, nil) }
    var (good, step) = (start + 1, 2)
    var best: KeyframeFit.Handles?
    while good < limit {
      let next = min(limit, start + step)
      guard let handles = fit(start, next) else { break }
      (good, best) = (next, handles)
      step *= 2
    }
    var bad = min(limit, start + step)
    guard good < limit else { return (good, best) }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if let handles = fit(start, middle) { (good, best) = (middle, handles) } else { bad = middle }
    }
    return (good, best)
  }

  private func canJoin(_ index: Int) -> Bool {
    !property.isHold(index) && !property.hasTangents(index) && property.isContinuous(index)
  }

  /// The easing between two keyframes; nil where the best one errs by more than the bounds.
  private func fit(_ start: Int, _ end: Int) -> KeyframeFit.Handles? {
    let part = samples[start * perSegment...end * perSegment]
    guard let first = part.first, let last = part.last, last.time > first.time else { return nil }
    let change = zip(first.value, last.value).map { $1 - $0 }
    // Normal equations of y(u) = 3(1−u)²u p + 3(1−u)u² q + u³, weighted by the change of each component.
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in part.dropFirst().dropLast() {
      let u = (sample.time - first.time) / (last.time - first.time)
      let a = 3 * (1 - u) * (1 - u) * u
      let b = 3 * (1 - u) * u * u
      for component in change.indices {
        let d = change[component] / bounds[component]
        let rest =
          (sample.value[component] - first.value[component]) / bounds[component] - d * u * u * u
        aa += d * d * a * a
        ab += d * d * a * b
        bb += d * d * b * b
        ar += d * a * rest
        br += d * b * rest
      }
    }
    let determinant = aa * bb - ab * ab
    var handles: KeyframeFit.Handles = (1.0 / 3, 2.0 / 3)
    if determinant > 1e-12 * max(aa * bb, 1e-300) {
      handles = ((ar * bb - br * ab) / determinant, (aa * br - ab * ar) / determinant)
    }
    // No player has to draw an easing that overshoots: at a bound of 0…1 the other handle is solved for alone.
    if !(0...1).contains(handles.out), bb > 0 {
      handles.out = min(max(handles.out, 0), 1)
      handles.in = (br - ab * handles.out) / bb
    }
    if !(0...1).contains(handles.in), aa > 0 {
      handles.in = min(max(handles.in, 0), 1)
      handles.out = min(max((ar - ab * handles.in) / aa, 0), 1)
    }
    // As written, with three decimals, and as read, by x.
    let curve = UnitBezier(
      TimingCurve(
        outTangent: Point(0.333, (handles.out * 1_000).rounded() / 1_000),
        inTangent: Point(0.667, (handles.in * 1_000).rounded() / 1_000)
      )
    )
    for sample in part {
      let y = curve.y(atX: (sample.time - first.time) / (last.time - first.time))
      for component in change.indices {
        let error = first.value[component] + change[component] * y - sample.value[component]
        guard abs(error) <= bounds[component] else { return nil }
      }
    }
    return handles
  }
}
