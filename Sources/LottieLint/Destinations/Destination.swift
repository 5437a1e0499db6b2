import LottieModel

/// A place that animations are published at, with what it takes.
package struct Destination: Sendable, Equatable {
  /// The name on the command line.
  package let name: String
  /// The name in sentences.
  package let title: String
  /// The day on which the rules were read, as `2026-11-24`.
  package let date: String
  /// Where the rules stand.
  package let source: String
  /// Whether the destination itself says so there, and not somebody who found out.
  package var isOfficial = true
  /// Maximum bytes of a file; nil where none is known.
  package var maximumBytes: Int?
  /// Maximum seconds; nil where none is known.
  package var maximumSeconds: Double?
  /// Rules for the document itself; nil where it is not taken.
  package var document: DocumentRules?
  /// Rules for what is drawn; nil where nothing drawn is taken.
  package var drawn: DrawnRules?
  /// Whether the Lottie specification is followed to the letter.
  package var checksSpecification = false

  /// What a destination takes of a document.
  package struct DocumentRules: Sendable, Equatable {
    /// The only size; nil for any.
    package var canvas: PixelExtent?
    /// The only frame rates; none for any.
    package var rates: [Double] = []
    /// Features that are refused, as policies write them.
    package var refused: [String] = []
    /// Features that are not allowed, but work.
    package var tolerated: [String] = []
    /// Whether even an empty list of masks is refused.
    package var refusesEmptyMasks = false
  }

  /// What a destination takes of images.
  package struct DrawnRules: Sendable, Equatable {
    /// The format that loses least.
    package let format: Format
    /// The size.
    package let canvas: Canvas
    /// Maximum frames a second.
    package var maximumRate: Double?
    /// Numbers of frames; nil for any.
    package var frames: ClosedRange<Int>?
    /// The number of times it is played; nil is forever.
    package var plays: Int?
  }

  /// Formats of files.
  package enum Format: String, Sendable {
    case apng, gif, webp, webm
  }

  /// Sizes of images.
  package enum Canvas: Sendable, Equatable {
    /// Squares of these sides, the largest first.
    case squares([Int])
    /// The longer side has this length.
    case longerSide(Int)
    /// As large as fits.
    case within(PixelExtent)
    /// As large as asked for, or smaller.
    case own
  }

  /// A width and a height in pixels.
  package struct PixelExtent: Sendable, Equatable {
    /// Columns.
    package let width: Int
    /// Rows.
    package let height: Int
  }

  /// A file of at most some bytes, which goes nowhere in particular.
  package static func file(_ format: Format, maximumBytes: Int) -> Destination {
    var destination = Destination(
      name: "",
      title: "--max-bytes \(maximumBytes)",
      date: "",
      source: ""
    )
    destination.maximumBytes = maximumBytes
    destination.drawn = DrawnRules(format: format, canvas: .own)
    return destination
  }

  /// Whether it is a file alone.
  package var isFile: Bool { name.isEmpty }

  /// The group of the rules that run for it only.
  var group: String { name == Destination.telegram.name ? "tgs" : "dest" }

  /// The destination of a name; nil for an unknown one.
  package static func named(_ name: String) -> Destination? { all.first { $0.name == name } }

  /// The features of a document that match: a feature of that id, or else those of the family, one for
  /// each place.
  static func features(_ patterns: [String], in hits: FeatureHits) -> [Feature] {
    patterns.flatMap { pattern in
      if let feature = Feature.allCases.first(where: { $0.rawValue == pattern }) {
        return hits[feature] == nil ? [] : [feature]
      }
      var seen: Set<JSONLocation> = []
      return hits.features.filter { feature in
        guard LintOptions.matchesFeature(feature, pattern),
          let location = hits[feature]?.occurrences.first?.location
        else { return false }
        return seen.insert(location).inserted
      }
    }
  }

  /// The message for an unknown name.
  package static func unknown(_ name: String, kind: String = "profile") -> String {
    KnownNames.problem(kind, name, among: all.map(\.name)).message
  }
}
