/// The extent to which a feature changes what a document shows.
package enum FeatureVisibility: Comparable, Sendable {
  /// Nothing: each sampled frame draws the same shapes.
  case none
  /// Too few pixels, or all by too little, to be noticed.
  case slight
  /// Noticeable, or possibly so.
  case visible
}
