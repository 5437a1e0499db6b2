package import LottieKit

/// The output of `lottie bench`.
package struct BenchOutput: JSONOutput {
  /// What is measured with one thread only.
  package struct Detail: Sendable {
    let first, median, percentile95, worst, worstFrame: Double
    let damage: (none: Int, part: Int, full: Int)

    /// Takes milliseconds, the slowest frame, and the numbers of frames by how much was redrawn.
    package init(
      first: Double,
      median: Double,
      percentile95: Double,
      worst: Double,
      worstFrame: Double,
      damage: (none: Int, part: Int, full: Int)
    ) {
      (self.first, self.median, self.percentile95) = (first, median, percentile95)
      (self.worst, self.worstFrame, self.damage) = (worst, worstFrame, damage)
    }
  }

  let width, height: Int
  /// Milliseconds to load the animation.
  package let load: Double
  /// The number of frames, and the milliseconds they took.
  package var frames = 0
  /// Milliseconds of all frames.
  package var total = 0.0
  /// More, with one thread.
  package var detail: Detail?
  /// Bytes.
  package var peakMemory = 0.0

  /// Creates an output without frames.
  package init(width: Int, height: Int, load: Double) {
    (self.width, self.height, self.load) = (width, height, load)
  }

  package static let schemaName = "bench"
  package static let summary = "Load and frame times, in milliseconds of processor time"

  package static let members: [JSONMember<BenchOutput>] = [
    JSONMember("width", "Width of the frames in pixels") { $0.width },
    JSONMember("height", "Height of the frames in pixels") { $0.height },
    JSONMember("load_ms", "To parse the document and build its layers") { $0.load },
    JSONMember("frames", "Number of frames, with one thread those after the first") { $0.frames },
    .optional("first_ms", "Loading and the first frame") { $0.detail?.first },
    JSONMember("render_ms_total", "All frames") { $0.total },
    .optional("frame_ms_median", "The median of the frames") { $0.detail?.median },
    .optional("frame_ms_p95", "What 95 % of the frames need at most") { $0.detail?.percentile95 },
    .optional("frame_ms_worst", "The slowest frame") { $0.detail?.worst },
    .optional("worst_frame", "Which that is") { $0.detail?.worstFrame },
    .optional("frames_unchanged", "Frames in which nothing changed") { $0.detail?.damage.none },
    .optional("frames_partly_redrawn", "Frames of which a part changed") { $0.detail?.damage.part },
    .optional("frames_fully_redrawn", "Frames that were drawn as a whole") {
      $0.detail?.damage.full
    },
    JSONMember("peak_rss_bytes", "The most memory of the process") { $0.peakMemory },
  ]

  /// Names and numbers for a table.
  package var rows: [(String, String)] {
    Self.members.compactMap { member in
      member.value(self)?.number.map { (member.name, Words.number($0)) }
    }
  }
}
