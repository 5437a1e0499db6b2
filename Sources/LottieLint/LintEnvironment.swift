package import LottieModel

/// What lies around a document: its container and the files beside it.
package struct LintEnvironment: Sendable {
  /// How the document was packed.
  package enum Container: Sendable {
    case json, dotLottie, tgs

    /// What it is, in words.
    var words: String {
      switch self {
      case .json: "plain JSON"
      case .dotLottie: "a dotLottie archive"
      case .tgs: "gzipped JSON"
      }
    }
  }

  /// How the document was packed.
  package var container = Container.json
  /// The entry of the container the document stands in; nil for a document that is a file itself.
  package var entry: String?
  /// What the container has; for plain JSON nothing.
  package var features: [Feature] = []
  /// How the file's name says it is packed; nil when it says nothing.
  package var expected: Container?
  /// Bytes of the file as it lies on disk.
  package var fileSize: Int?
  /// Whether a picture is there, by folder and name; nil when nobody can tell.
  package var hasImage: (@Sendable (_ folder: String, _ name: String) -> Bool)?
  /// Gives what tells whether any frame looks different without a feature; nil when nobody can tell.
  package var visibility: (@Sendable () -> (FeatureHits.Hit) -> FeatureVisibility)?
  /// Draws the animation in pictures of so many columns and rows; nil where nobody draws, or what it
  /// gives is nil where the document cannot be drawn.
  package var draw: (@Sendable (_ width: Int, _ height: Int) -> (any FrameSource)?)?

  package init() {}
}
