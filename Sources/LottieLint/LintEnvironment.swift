package import LottieModel

/// The environment of a document: its container and the files beside it.
package struct LintEnvironment: Sendable {
  /// The packing of a document.
  package enum Container: Sendable {
    case json, dotLottie, tgs

    /// A description.
    var words: String {
      switch self {
      case .json: "plain JSON"
      case .dotLottie: "a dotLottie archive"
      case .tgs: "gzipped JSON"
      }
    }
  }

  /// Packing of the document.
  package var container = Container.json
  /// The entry of the container that holds the document; nil for a document that is a file itself.
  package var entry: String?
  /// The features of the container; none for plain JSON.
  package var features: [Feature] = []
  /// Whether findings tell of these features; verdicts always heed them.
  package var reportsContainer = true
  /// The container that the file's extension implies; nil when it implies none.
  package var expected: Container?
  /// Size of the file in bytes.
  package var fileSize: Int?
  /// Whether an image exists, by folder and name; nil when unknown.
  package var hasImage: (@Sendable (_ folder: String, _ name: String) -> Bool)?
  /// How much features change together of what is shown, which is known to be no more than some.
  package typealias VisibilityTest = ([FeatureUse], FeatureVisibility) -> FeatureVisibility
  /// Opens the document for tests, of which each target has its own; nil when unknown.
  package var visibility: (@Sendable () -> () -> VisibilityTest)?
  /// Runs the expressions of the document as lottie-web does; nil where that is not possible.
  package var thrown: (@Sendable () -> [ThrownExpression])?
  /// Draws frames of a width and height; nil where drawing is not possible, and returns nil where
  /// the document cannot be drawn.
  package var draw: (@Sendable (_ width: Int, _ height: Int) -> (any FrameSource)?)?

  /// What frames cost; nil where that is not asked for, or not known.
  package var costs: FrameCosts?

  package init() {}
}
