import LottieScene

/// The contents of a layer of any kind.
protocol LayerContents: AnyObject {
  /// Whether at most one item is drawn, so that the layer's opacity and blend mode are that item's.
  var isSingle: Bool { get }
  /// Whether any blend mode inside is not normal.
  var containsBlend: Bool { get }
  /// Size to which it is clipped, from the origin; nil is not clipped.
  var clip: Size? { get }
  /// Updates to a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation) -> Bool
  /// Its own properties, by name.
  var keypathProperties: [KeypathProperty] { get }
  /// Its named children.
  var keypathChildren: [any KeypathSearchable] { get }
  /// The time of its children at a time of the layer.
  func childFrame(_ frame: Double) -> Double
  /// After an override, evaluates everything again that can change.
  func overridesChanged()
  /// Appends its items.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState)
}

extension LayerContents {
  var keypathProperties: [KeypathProperty] { [] }
  var keypathChildren: [any KeypathSearchable] { [] }
  func childFrame(_ frame: Double) -> Double { frame }
  func overridesChanged() {}
}
