/// How the layers of a composition are blurred along their motion, `mb`.
public struct MotionBlur: Hashable, Sendable {
  /// How long the shutter is open: degrees of a turn, which is a frame; 0…720, `sa`.
  public var shutterAngle: Double
  /// When the shutter opens, from the frame on, in the same degrees; -360…360, `sp`.
  public var shutterPhase: Double

  /// What After Effects gives a new composition: half a frame, with the frame in its middle.
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
