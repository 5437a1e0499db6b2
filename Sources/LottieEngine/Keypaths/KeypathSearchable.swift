import LottieModel

/// Something with a name in keypaths.
protocol KeypathSearchable: AnyObject {
  /// Name.
  var keypathName: String { get }
  /// The location of its object in the document; nil for what has none.
  var location: JSONLocation? { get }
  /// Its own properties, in lottie-ios's order.
  var keypathProperties: [KeypathProperty] { get }
  /// Its children, in lottie-ios's order.
  var keypathChildren: [any KeypathSearchable] { get }
  /// Whether lottie-ios does not list it.
  var isNonstandard: Bool { get }
  /// The time within it at a time outside.
  func childFrame(_ frame: Double) -> Double
  /// Whether it can be hidden: nothing else draws by itself.
  var canHide: Bool { get }
  /// Hides it, or shows it again.
  func setHidden(_ isHidden: Bool)
}

extension KeypathSearchable {
  var keypathChildren: [any KeypathSearchable] { [] }
  var isNonstandard: Bool { false }
  func childFrame(_ frame: Double) -> Double { frame }
  var canHide: Bool { false }
  func setHidden(_ isHidden: Bool) {}
}

extension AnimatorNode {
  var location: JSONLocation? { propertyMap.location }
  var keypathProperties: [KeypathProperty] { propertyMap.keypathProperties }
}
