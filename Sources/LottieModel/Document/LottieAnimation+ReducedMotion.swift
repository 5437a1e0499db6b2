/// Names of markers for people who asked their device for less motion.
///
/// Those of lottie-ios, <https://github.com/airbnb/lottie-ios/pull/2110>, and of lottie-android,
/// <https://github.com/airbnb/lottie-android/pull/2451>.
package enum ReducedMotion {
  private static let names: Set<String> = [
    "reduced motion", "reduced_motion", "reduced-motion", "reducedmotion",
  ]

  /// Whether a marker's name is one of them, in capitals or not.
  package static func isName(_ name: String) -> Bool { names.contains(name.lowercased()) }
}

extension LottieAnimation {
  /// The first marker for people who asked for less motion; nil when there is none.
  package var reducedMotionMarker: Marker? { markers.first { ReducedMotion.isName($0.name) } }

  /// The frames for reduced motion, the last not included.
  ///
  /// Those of the first such marker, as in lottie-ios; without one, or with one outside the animation, the
  /// last frame, as in lottie-android.
  package var reducedMotionRange: (start: Double, end: Double) {
    if let marker = reducedMotionMarker, marker.frameTime >= startFrame, marker.frameTime < endFrame
    {
      let length = max(1, marker.durationFrameTime)
      return (marker.frameTime, min(endFrame, marker.frameTime + length))
    }
    return (max(startFrame, endFrame - 1), endFrame)
  }
}
