extension Console {
  /// A number for people: no point when it is whole, three digits behind it otherwise.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  /// A number of objects, as `1 frame` or `2 frames`.
  static func count(_ number: Int, _ one: String, _ several: String? = nil) -> String {
    "\(number) " + (number == 1 ? one : several ?? one + "s")
  }

  /// A number for programs: with all its digits, without a point when it is whole.
  static func exact(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
