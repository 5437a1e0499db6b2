import LottieScene

/// What a layer shows, whatever kind of layer it is.
protocol LayerContents: AnyObject {
  /// Whether at most one item is drawn, so that the layer's opacity and blend mode are that item's.
  var isSingle: Bool { get }
  /// Whether anything within is mixed otherwise than normally.
  var containsBlend: Bool { get }
  /// Extent to which it is clipped, from the origin; nil is not.
  var clip: Size? { get }
  /// Takes the values of a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation) -> Bool
  /// Its own properties, by name.
  var keypathProperties: [KeypathProperty] { get }
  /// What lies within it and has a name.
  var keypathChildren: [any KeypathSearchable] { get }
  /// The time within it at a time of the layer.
  func childFrame(_ frame: Double) -> Double
  /// Asks everything again what can change and what is drawn, after an override.
  func overridesChanged()
  /// Writes what is drawn.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState)
}

extension LayerContents {
  var keypathProperties: [KeypathProperty] { [] }
  var keypathChildren: [any KeypathSearchable] { [] }
  func childFrame(_ frame: Double) -> Double { frame }
  func overridesChanged() {}
}
