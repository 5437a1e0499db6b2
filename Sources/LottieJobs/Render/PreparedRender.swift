import LottieKit

/// Results of earlier work on the same animation, and when to stop: no part of the request.
package struct PreparedRender {
  /// Animations that were loaded before.
  var cache: AnimationFileCache?
  /// The file, when it has been loaded already.
  var file: AnimationFile?
  /// All overrides, resolved; then those of the request are not looked at.
  var overrides: CompositionOverrides?
  /// All texts, checked; then those of the request are not looked at.
  var texts: (any AnimationKeypathTextProvider)?
  /// What the jobs of a batch say together.
  var messages: RenderMessages?
  /// Time at which drawing ends if it is not finished.
  var deadline: ContinuousClock.Instant?

  /// Creates the defaults.
  package init() {}
}
