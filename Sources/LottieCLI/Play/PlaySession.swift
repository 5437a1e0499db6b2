import Foundation
import LottieJobs
import LottieKit

/// Plays in a terminal until `q` is typed or the end is reached.
final class PlaySession {
  private let options: PlayCommand
  private let file: AnimationFile
  private let screen: TerminalScreen
  private let graphics: TerminalGraphics
  private let player: AnimationPlayer
  private let start = ContinuousClock.now
  private var renderer: FrameRenderer?
  private var extent: TerminalScreen.Extent?
  private var mode: LottieLoopMode
  private var range: (start: Double, end: Double)

  init(_ options: PlayCommand, _ file: AnimationFile, on screen: TerminalScreen) throws {
    self.options = options
    self.file = file
    self.screen = screen
    let animation = file.animation
    let marker = options.marker.flatMap { name in animation.markers.last { $0.name == name } }
    range =
      options.reducedMotion
      ? animation.reducedMotionRange
      : (
        marker?.frameTime ?? animation.startFrame,
        marker.map { $0.frameTime + $0.durationFrameTime } ?? animation.endFrame
      )
    mode = options.loopMode
    if let graphics = options.graphics {
      self.graphics = graphics
    } else {
      screen.write("\u{1B}[c")
      let answer = screen.read(seconds: 0.2) ?? []
      graphics = .detect(ProcessInfo.processInfo.environment, attributes: answer)
    }
    player = AnimationPlayer(animation)
    player.animationSpeed = options.speed
  }

  private var clock: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Runs it.
  func run() {
    play()
    while true {
      let before = clock
      show(player.update(at: before))
      guard player.isAnimationPlaying || !options.quits else { return }
      let frameLength = 1 / min(60, max(1, file.animation.framerate))
      // A slow terminal gets fewer frames: the time is the player's, not the loop's.
      let rest = player.isAnimationPlaying ? max(0.001, frameLength - (clock - before)) : 1
      guard let keys = screen.keys(seconds: rest), keys.allSatisfy(take) else { return }
    }
  }

  private func play(from frame: Double? = nil) {
    player.update(at: clock)
    if let frame { player.currentFrame = frame }
    // The end itself is no part of it.
    let last = max(range.start, range.end - 1e-3)
    player.play(fromFrame: range.start, toFrame: last, loopMode: mode)
  }

  private func show(_ frame: Double) {
    let extent = TerminalScreen.extent
    if extent != self.extent {
      self.extent = extent
      screen.write("\u{1B}[2J")
      renderer = makeRenderer(extent)
    }
    guard let renderer else { return }
    let last = max(file.animation.startFrame, file.animation.endFrame - 1e-3)
    let shown = min(frame, last)
    renderer.draw(frame: shown)
    screen.write(graphics.text(renderer.pixmap))
    screen.write("\u{1B}[\(extent.rows);1H\u{1B}[0m\u{1B}[K" + status(shown, extent.columns))
  }

  private func makeRenderer(_ extent: TerminalScreen.Extent) -> FrameRenderer {
    let size = pixels(extent)
    return FrameRenderer(
      file.animation,
      settings: RenderSettings(
        width: size.width,
        height: size.height,
        background: options.background
      ),
      imageProvider: FileImageProvider(file),
      text: TextSources(file)
    )
  }

  /// The largest size that fits above the status line.
  private func pixels(_ extent: TerminalScreen.Extent) -> (width: Int, height: Int) {
    let rows = max(1, extent.rows - 1)
    var space = (Double(extent.columns), Double(rows * 2))
    if graphics.hasPixels {
      let width = extent.width > 0 ? extent.width : extent.columns * 8
      let height = extent.height > 0 ? extent.height : extent.rows * 16
      space = (Double(width), Double(height * rows / extent.rows))
    }
    if let size = options.size { space = (Double(size.width), Double(size.height)) }
    let size = file.animation.size
    let scale = min(space.0 / size.width, space.1 / size.height)
    let side = { (length: Double) in Int(min(max(1, (length * scale).rounded()), 4096)) }
    return (side(size.width), side(size.height))
  }

  private func status(_ frame: Double, _ columns: Int) -> String {
    let animation = file.animation
    let seconds = animation.time(forFrame: frame)
    let marker = animation.markers.filter { $0.frameTime <= frame }.max {
      $0.frameTime < $1.frameTime
    }
    let words = [
      player.isAnimationPlaying ? "▶" : "❚❚",
      "frame \(Int(frame)) of \(Int(animation.endFrame - animation.startFrame))",
      "\((seconds * 100).rounded() / 100) s",
      marker.map { "[\(VisibleText.line($0.name))]" } ?? "",
      "space pause  ← → step  [ ] markers  q quit",
    ]
    return String(words.filter { !$0.isEmpty }.joined(separator: "  ").prefix(max(0, columns - 1)))
  }

  /// Handles a key.
  ///
  /// - Returns: Whether to continue.
  private func take(_ key: String) -> Bool {
    player.update(at: clock)
    switch key {
    case "q", "Q", "\u{3}", "\u{4}": return false
    case " ": if player.isAnimationPlaying { player.pause() } else { play() }
    case "\u{1B}[C", "\u{1B}OC": step(by: 1)
    case "\u{1B}[D", "\u{1B}OD": step(by: -1)
    case "]": jump(to: file.animation.markers.map(\.frameTime).filter { $0 > frame + 0.5 }.min())
    case "[": jump(to: file.animation.markers.map(\.frameTime).filter { $0 < frame - 0.5 }.max())
    default: break
    }
    return true
  }

  private var frame: Double { player.realtimeFrame }

  private func step(by count: Double) {
    let animation = file.animation
    let target = (frame + count).rounded(.down)
    let last = max(animation.startFrame, animation.endFrame - 1)
    player.currentFrame = min(max(target, animation.startFrame), last)
  }

  private func jump(to target: Double?) {
    guard let target else { return }
    if player.isAnimationPlaying { play(from: target) } else { player.currentFrame = target }
  }
}
