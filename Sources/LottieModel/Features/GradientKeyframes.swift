/// What lottie-android makes of the keyframes of a gradient.
package enum GradientKeyframes {
  private static let maximumNumbers = 4096

  /// The colors at which it stops a gradient for good; nil where the gradient moves.
  ///
  /// Where a keyframe has more or fewer stops than the next, it replaces both by values with the stops of both, which
  /// have no times: the last of these keyframes is then the one for all times (`Keyframe.copyWith`).
  ///
  /// - Parameter gradient: The colors of a gradient fill or stroke, with their number.
  /// - Returns: The start value of a keyframe.
  package static func stuckColors(of gradient: JSONCursor) -> JSONCursor? {
    guard let list = gradient[.value].flatMap(PropertyContext.keyframes)?.list else { return nil }
    let colors = gradient[.numberOfColors]?.whole
    return zip(list, list.dropFirst()).reversed().first { keyframe, next in
      guard keyframe[.hold]?.isSet != true, let start = keyframe[.startValue],
        let end = keyframe[.endValue] ?? next[.startValue]
      else { return false }
      return stops(start, colors) != stops(end, colors)
    }?.0[.startValue]
  }

  /// The number of stops, of which one of color and one of opacity at the same offset are one; nil for too many.
  private static func stops(_ value: JSONCursor, _ colors: Int?) -> Int? {
    guard value.count <= maximumNumbers else { return nil }
    let numbers = value.numbers.map { Float($0) }
    let end = min(4 * max(0, colors ?? numbers.count / 4), numbers.count)
    var offsets: [Float] = []
    for number in stride(from: 0, to: end, by: 4).map({ numbers[$0] }) {
      // One that is not behind the last is moved.
      offsets.append(offsets.last.map { $0 >= number } ?? false ? number + 0.01 : number)
    }
    let opacities = stride(from: end, to: numbers.count, by: 2).map { numbers[$0] }
    var (color, opacity, count) = (0, 0, 0)
    while color < offsets.count, opacity < opacities.count {
      let (a, b) = (offsets[color], opacities[opacity])
      color += a <= b ? 1 : 0
      opacity += b <= a ? 1 : 0
      count += 1
    }
    return count + offsets.count - color + opacities.count - opacity
  }
}
