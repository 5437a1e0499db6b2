/// Easing curves that lottie-android takes for others of the document.
///
/// It keeps one curve for each hash of control points (`Utils.hashFor`), which different curves may share: the first
/// in the text then goes for all. A hash multiplies the numbers that are not 0, and cuts off fractions after each, so
/// that curves which begin with small numbers are likely to share theirs. Apps keep the curves of all animations:
/// those of others are not known here.
package struct SharedEasings {
  /// An easing curve from (0, 0) to (1, 1).
  package struct Curve: Equatable {
    /// The control point of the start, as `o` in the document.
    package let start: SIMD2<Float>
    /// The control point of the end, as `i` in the document.
    package let end: SIMD2<Float>

    /// By how much the numbers of control points may differ where curves are the same to the eye.
    private static let tolerance: Float = 0.01

    fileprivate func looks(like other: Curve) -> Bool {
      abs(start - other.start).max() <= Curve.tolerance
        && abs(end - other.end).max() <= Curve.tolerance
    }

    /// Its hash: whole numbers of 32 bits that wrap, times a number, cut to a whole one.
    fileprivate var hash: Int32 {
      [start.x, start.y, end.x, end.y].reduce(17) { result, number in
        number == 0 ? result : Curve.whole(Float(31 &* result) * number)
      }
    }

    private static func whole(_ number: Float) -> Int32 {
      number.isNaN ? 0 : Int32(max(-2_147_483_648, min(number, 2_147_483_520)))
    }
  }

  /// For keyframes that get another curve than theirs, those they get: one, or one for each of two axes.
  package private(set) var replaced: [JSONLocation: [Curve]] = [:]
  private var first: [Int32: Curve] = [:]

  /// Reads the keyframes of a document, in the order of its text.
  ///
  /// Linear in its values; what lottie-android does not read is left out.
  package init(_ root: JSONCursor) {
    read(root, "")
  }

  private static let skipped: Set<String> = ["ef", "sy", "chars", "markers"]

  private mutating func read(_ value: JSONCursor, _ name: String) {
    if value.isArray {
      guard let first = value.firstElement, first.isObject || first.isArray else { return }
      for element in value.elements { read(element, name) }
    } else if value.isObject {
      if let list = PropertyContext.keyframes(value) {
        for keyframe in list.elements { read(keyframe: keyframe, name) }
      } else {
        for (inner, member) in value.members
        where (member.isObject || member.isArray) && !SharedEasings.skipped.contains(inner) {
          read(member, inner)
        }
      }
    }
  }

  private mutating func read(keyframe: JSONCursor, _ name: String) {
    guard keyframe[.hold]?.isSet != true, let start = keyframe[.easeOut], start.isObject,
      let end = keyframe[.easeIn], end.isObject
    else { return }
    // Of scales, sizes and the ends of gradients it reads a curve for each of two axes.
    let own = (0..<(name == "s" || name == "e" ? 2 : 1)).map { axis in
      Curve(
        start: SharedEasings.point(start, axis),
        end: SharedEasings.point(end, axis)
      )
    }
    let given = own.map { curve in
      let known = first[curve.hash] ?? curve
      first[curve.hash] = known
      return known
    }
    if zip(own, given).contains(where: { !$0.looks(like: $1) }) {
      replaced[keyframe.location] = given
    }
  }

  private static func point(_ handle: JSONCursor, _ axis: Int) -> SIMD2<Float> {
    func number(_ name: JSONName) -> Float {
      guard let value = handle[name] else { return 0 }
      guard value.isArray else { return Float(value.double ?? 0) }
      let numbers = value.numbers
      return Float((axis < numbers.count ? numbers[axis] : numbers.first) ?? 0)
    }
    return SIMD2(max(-1, min(number(.x), 1)), max(-100, min(number(.y), 100)))
  }
}

extension SIMD2<Float> {
  fileprivate func max() -> Float { Swift.max(x, y) }
}

private func abs(_ point: SIMD2<Float>) -> SIMD2<Float> {
  SIMD2(Swift.abs(point.x), Swift.abs(point.y))
}
