/// Conversions between frames, progress, seconds and markers.
extension LottieAnimation {
  /// The names of the markers, in document order.
  public var markerNames: [String] { markers.map(\.name) }

  /// The marker of a name; the last one of several.
  public func marker(named name: String) -> Marker? { markers.last { $0.name == name } }

  /// The frame of a marker; nil when it does not exist.
  public func frameTime(forMarker name: String) -> Double? { marker(named: name)?.frameTime }

  /// The progress of a marker, 0 at the first frame and 1 at the end; nil when it does not exist.
  public func progressTime(forMarker name: String) -> Double? {
    frameTime(forMarker: name).map { progressTime(forFrame: $0, clamped: false) }
  }

  /// The duration of a marker in frames; nil when it does not exist.
  public func durationFrameTime(forMarker name: String) -> Double? {
    marker(named: name)?.durationFrameTime
  }

  /// The progress of a frame; 0 for an animation without duration.
  ///
  /// - Parameters:
  ///   - frame: A frame of the composition's time.
  ///   - clamped: Whether frames outside the animation count as its ends.
  /// - Returns: 0 at the first frame, 1 at the end.
  public func progressTime(forFrame frame: Double, clamped: Bool = true) -> Double {
    guard endFrame != startFrame else { return 0 }
    let progress = (frame - startFrame) / (endFrame - startFrame)
    return clamped ? min(max(progress, 0), 1) : progress
  }

  /// The frame of a progress; not clamped.
  public func frameTime(forProgress progress: Double) -> Double {
    startFrame + (endFrame - startFrame) * progress
  }

  /// The seconds from the first frame to another; negative before it.
  public func time(forFrame frame: Double) -> Double { (frame - startFrame) / framerate }

  /// The frame at a number of seconds from the first one.
  public func frameTime(forTime time: Double) -> Double { startFrame + time * framerate }
}
