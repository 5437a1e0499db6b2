package import LottieKit
package import LottieLint

/// What is measured by `lottie profile`.
package struct ProfileRequest: Sendable {
  /// Whose buffers are counted: `lottie-android`, `lottie-ios` or `lottie`.
  package let player: Player
  private let target: AnimationProfile.Target
  /// The only frame to measure.
  package var frame: TimePosition?
  /// Frames to measure, spread evenly.
  package var frames: Int

  /// The canvas; nil has the animation's shape and a longest side of 512 pixels.
  package var size: PixelSize?

  private static let longest = 512
  private static let maximumPixels = 16 << 20

  /// Creates a request.
  ///
  /// - Throws: ``Failure`` for a name of no player, or of one whose buffers are not known.
  package init(
    target: String = Player.android.rawValue,
    frame: TimePosition? = nil,
    frames: Int,
    size: PixelSize? = nil
  ) throws {
    let players: [Player]
    do throws(LintConfiguration.Problem) {
      players = try KnownNames.players([target])
    } catch {
      throw Failure(.usage, "--target: " + error.message)
    }
    guard players.count == 1, let known = Self.target(players[0]) else {
      throw Failure(
        .usage,
        "--target: profile counts the buffers of lottie-android, lottie-ios and lottie, not of \(target)"
      )
    }
    (player, self.target) = (players[0], known)
    self.frame = frame
    self.frames = frames
    self.size = size
  }

  private static func target(_ player: Player) -> AnimationProfile.Target? {
    switch player {
    case .lottie: .lottie
    case .android, .androidMergePaths: .lottieAndroid
    case .ios, .iosCoreAnimation: .coreAnimation
    default: nil
    }
  }

  /// Measures an animation.
  ///
  /// - Throws: ``Failure`` where it has no pixels, or the frame's marker does not exist.
  package func profile(
    _ animation: LottieAnimation,
    _ conditions: AnimationProfile.Conditions
  ) throws -> AnimationProfile {
    let settings =
      size.map { RenderSettings(width: $0.width, height: $0.height) }
      ?? RenderSettings(fitting: animation.size, longest: Self.longest)
    guard let settings, settings.isAllowed, settings.width * settings.height <= Self.maximumPixels
    else {
      let what = size.map { "--size \($0.text)" } ?? "the animation"
      throw Failure(
        size == nil ? .badDocument : .usage,
        "\(what) has no pixels, or more than \(Self.maximumPixels >> 20) million"
      )
    }
    let measured: [Double]
    if let frame {
      measured = [try frame.frame(of: animation)]
    } else {
      let length = (animation.endFrame - animation.startFrame).rounded(.up)
      let count = max(1, Int(min(Double(frames), length)))
      measured = (0..<count).map { index in
        animation.startFrame + (Double(index) * length / Double(count)).rounded(.down)
      }
    }
    return AnimationProfile(animation, frames: measured, settings: settings, target, conditions)
  }
}
