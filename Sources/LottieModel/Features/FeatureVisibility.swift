/// How much a feature changes of what a document shows.
package enum FeatureVisibility: Sendable {
  /// No pixel of any frame looked at.
  case none
  /// Pixels, but too few or by too little to be noticed.
  case slight
  /// What can be noticed, or nobody can tell.
  case visible
}
