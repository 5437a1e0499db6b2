package import LottieModel

/// The output of `lottie markers`.
package struct MarkersOutput: JSONOutput {
  /// A marker, and what is said of it.
  package struct Entry {
    /// The marker.
    package let marker: Marker
    /// Its time in seconds from the first frame.
    package let time: Double
    /// Its progress, 0 at the first frame, 1 at the end.
    package let progress: Double
    fileprivate let seconds: Double
    /// Its problems.
    package let notes: [String]
  }

  /// The markers in the order of the document.
  package let entries: [Entry]

  /// Lists the markers of an animation.
  package init(_ animation: LottieAnimation) {
    let names = animation.markers.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    entries = animation.markers.map { marker in
      Entry(
        marker: marker,
        time: animation.time(forFrame: marker.frameTime),
        progress: animation.progressTime(forFrame: marker.frameTime, clamped: false),
        seconds: marker.durationFrameTime / animation.framerate,
        notes: Self.notes(marker, animation, isRepeated: names[marker.name, default: 0] > 1)
      )
    }
  }

  private static func notes(
    _ marker: Marker,
    _ animation: LottieAnimation,
    isRepeated: Bool
  ) -> [String] {
    let end = marker.frameTime + marker.durationFrameTime
    let checks: [(Bool, String)] = [
      (isRepeated, "name used more than once"),
      (
        marker.frameTime < animation.startFrame || marker.frameTime > animation.endFrame,
        "outside the animation"
      ),
      (marker.durationFrameTime < 0, "negative duration"),
      (end > animation.endFrame, "ends after the animation"),
    ]
    return checks.filter(\.0).map(\.1)
  }

  package static let schemaName = "markers"
  package static let summary = "Markers of an animation, and their times"

  package static let members: [JSONMember<MarkersOutput>] = [
    JSONMember("markers", "The markers in the order of the document") { $0.entries }
  ]
}

extension MarkersOutput.Entry: JSONRecord {
  package static let members: [JSONMember<MarkersOutput.Entry>] = [
    JSONMember("name", "Its name") { $0.marker.name },
    JSONMember("frame", "Its frame") { $0.marker.frameTime },
    JSONMember("time", "Seconds from the first frame") { $0.time },
    JSONMember("progress", "0 at the first frame, 1 at the end") { $0.progress },
    JSONMember("duration_frames", "Its length in frames") { $0.marker.durationFrameTime },
    JSONMember("duration", "Its length in seconds") { $0.seconds },
    JSONMember("notes", "Its problems") { $0.notes },
  ]
}
