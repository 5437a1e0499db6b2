/// Easing curves that lottie-android takes for others of the document.
///
/// It keeps one curve for each hash of control points (`Utils.hashFor`), which different curves may share: the first
/// in the text then goes for all. A hash multiplies the numbers that are not 0, and cuts off fractions after each, so
/// that curves which begin with small numbers are likely to share theirs. Apps keep the curves of all animations:
/// those of others are not known here.
package struct SharedEasings {
  /// An easing curve from (0, 0) to (1, 1).
  package struct Curve {
    /// The control point of the start, as `o` in the document.
    package let start: SIMD2<Float>
    /// The control point of the end, as `i` in the document.
    package let end: SIMD2<Float>

    /// By how much the numbers of control points may differ where curves are the same to the eye.
    private static let tolerance: Float = 0.01

    private var numbers: [Float] { [start.x, start.y, end.x, end.y] }

    fileprivate func looks(like other: Curve) -> Bool {
      zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= Curve.tolerance }
    }

    /// Its hash: whole numbers of 32 bits that wrap, times a number, cut to a whole one.
    fileprivate var hash: Int32 {
      numbers.reduce(17) { result, number in
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
    read(root, axes: 1)
  }

  /// The names of members that hold no keyframes for it.
  private static let skipped: [JSONName] = ["ef", "sy", "chars", "markers"]

  /// `axes`: How many curves it reads of each keyframe: of scales, sizes and the ends of gradients, which are called
  /// `s` or `e`, one for each of two axes.
  private mutating func read(_ value: JSONCursor, axes: Int) {
    if value.isArray {
      guard let first = value.firstElement, first.isObject || first.isArray else { return }
      for element in value.elements { read(element, axes: axes) }
    } else if value.isObject {
      if let list = PropertyContext.keyframes(value) {
        for keyframe in list.elements { read(keyframe: keyframe, axes) }
      } else {
        for (name, member) in value.memberCursors
        where (member.isObject || member.isArray)
          && !SharedEasings.skipped.contains(where: name.isString)
        {
          read(member, axes: name.isString("s") || name.isString("e") ? 2 : 1)
        }
      }
    }
  }

  private mutating func read(keyframe: JSONCursor, _ axes: Int) {
    guard keyframe[.hold]?.isSet != true, let start = keyframe[.easeOut], start.isObject,
      let end = keyframe[.easeIn], end.isObject
    else { return }
    let own = (0..<axes).map { axis in
      Curve(start: SharedEasings.point(start, axis), end: SharedEasings.point(end, axis))
    }
    let given = own.map { curve in
      let hash = curve.hash
      if let known = first[hash] { return known }
      first[hash] = curve
      return curve
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
