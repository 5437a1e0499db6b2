/// The motion blur of a composition's layers, `mb`.
public struct MotionBlur: Hashable, Sendable {
  /// Time for which the shutter is open, as degrees of a turn, which is a frame; 0…720, `sa`.
  public var shutterAngle: Double
  /// Time from the frame to the opening of the shutter, in the same degrees; -360…360, `sp`.
  public var shutterPhase: Double

  /// After Effects' default for a new composition: half a frame, with the frame in its middle.
  public static let standard = MotionBlur(shutterAngle: 180, shutterPhase: -90)

  /// Maximum number of samples of a frame.
  public static let maximumSamples = 64
}

extension MotionBlur {
  init(_ composition: JSONCursor) {
    self = .standard
    guard let settings = composition["mb"] else { return }
    if let angle = settings.number("sa") { shutterAngle = min(max(angle, 0), 720) }
    if let phase = settings.number("sp") { shutterPhase = min(max(phase, -360), 360) }
  }
}
