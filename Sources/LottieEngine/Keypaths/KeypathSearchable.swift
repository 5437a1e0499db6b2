/// Something with a name in keypaths.
protocol KeypathSearchable: AnyObject {
  /// Name.
  var keypathName: String { get }
  /// Its own properties, in lottie-ios's order.
  var keypathProperties: [KeypathProperty] { get }
  /// What lies within it, in lottie-ios's order.
  var keypathChildren: [any KeypathSearchable] { get }
  /// Whether lottie-ios does not list it.
  var isExtension: Bool { get }
  /// The time within it at a time outside.
  func childFrame(_ frame: Double) -> Double
  /// Leaves it out of the picture, or draws it again.
  ///
  /// - Returns: False, and nothing changes, when it draws nothing by itself.
  func setHidden(_ isHidden: Bool) -> Bool
}

extension KeypathSearchable {
  var keypathChildren: [any KeypathSearchable] { [] }
  var isExtension: Bool { false }
  func childFrame(_ frame: Double) -> Double { frame }
  func setHidden(_ isHidden: Bool) -> Bool { false }
}

extension AnimatorNode {
  var keypathProperties: [KeypathProperty] { propertyMap.keypathProperties }
}
