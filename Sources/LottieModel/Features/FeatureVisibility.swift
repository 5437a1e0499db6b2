/// How much a feature changes of what a document shows.
package enum FeatureVisibility: Sendable {
  /// Nothing: each sampled frame draws the same shapes.
  case none
  /// Too few pixels, or all by too little, to be noticed.
  case slight
  /// What can be noticed, or it cannot be told.
  case visible
}
