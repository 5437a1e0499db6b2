import LottieKit
import Testing

/// Playing as users of lottie-ios 4 write it.
struct PlayingSnippets {
  private let animationView: LottieAnimationView

  init() throws { animationView = try Sample.view() }

  private func end(_ time: Double) -> Double {
    animationView.update(at: time)
    return animationView.realtimeAnimationFrame
  }

  // 4-40 4-41 4-53
  @Test func `play, stop and pause`() {
    animationView.play()
    #expect(end(0.5) == 12)
    var ended: [Bool] = []
    animationView.play { completed in ended.append(completed) }
    animationView.stop()
    animationView.play { completed in ended.append(completed) }
    animationView.pause()
    #expect(ended == [false, false])
  }

  // 4-42 4-43 4-44 4-45 4-46
  @Test func `ranges`() {
    animationView.play(fromProgress: 0, toProgress: 0.5, loopMode: .playOnce)
    #expect(end(9) == 24)
    animationView.play(fromFrame: 0, toFrame: 12, loopMode: .playOnce)
    #expect(end(19) == 12)
    animationView.play(
      fromMarker: "begin",
      toMarker: "end",
      playEndMarkerFrame: false,
      loopMode: .playOnce
    )
    #expect(end(29) == 35)
    animationView.play(marker: "end", loopMode: .playOnce)
    #expect(end(39) == 36)
    animationView.play(markers: ["begin", "end"])
    #expect(end(49) == 36)
  }

  // 4-47 4-48
  @Test func `modes that play`() {
    animationView.play(.fromProgress(0, toProgress: 0.5, loopMode: .playOnce))
    #expect(end(9) == 24)
    var ended: Bool?
    animationView.play(.fromFrame(0, toFrame: 36, loopMode: .playOnce)) { ended = $0 }
    #expect(end(19) == 36 && ended == true)
    animationView.play(.toProgress(1, loopMode: .playOnce))
    #expect(end(29) == 48)
    animationView.play(.toFrame(24, loopMode: .playOnce))
    #expect(end(39) == 24)
    animationView.play(.toMarker("end", loopMode: .playOnce))
    #expect(end(49) == 36)
    animationView.play(.marker("none", loopMode: .loop))
    #expect(!animationView.isAnimationPlaying)
  }

  // 4-49 4-50 4-51 4-63
  @Test func `modes that stand`() {
    animationView.setPlaybackMode(.paused(at: .progress(0.25)))
    #expect(animationView.currentFrame == 12)
    animationView.setPlaybackMode(.paused(at: .marker("end", position: .end)))
    #expect(animationView.currentFrame == 36)
    let position: LottieMarkerPosition = .start
    animationView.pause(at: .marker("begin", position: position))
    #expect(animationView.currentFrame == 12)
    animationView.pause(at: .time(1))
    #expect(animationView.currentFrame == 24)
    animationView.play()
    animationView.setPlaybackMode(.paused)
    #expect(!animationView.isAnimationPlaying)
  }

  // 4-52
  @Test func `the mode that it is in`() {
    #expect(animationView.currentPlaybackMode == .paused)
    animationView.play(fromFrame: 12, toFrame: 24, loopMode: .loop)
    let mode = LottiePlaybackMode.PlaybackMode.fromFrame(12, toFrame: 24, loopMode: .loop)
    #expect(animationView.currentPlaybackMode == .playing(mode))
    animationView.play(.marker("begin", loopMode: .autoReverse))
    #expect(
      animationView.currentPlaybackMode == .playing(.marker("begin", loopMode: .autoReverse))
    )
    animationView.pause()
    #expect(animationView.currentPlaybackMode == .paused)
  }

  // 4-54 4-55 4-56
  @Test func `loops and speed`() {
    animationView.loopMode = .repeat(2)
    animationView.animationSpeed = 2
    animationView.play()
    #expect(animationView.endTime == 2)
    animationView.loopMode = .repeatBackwards(2)
    #expect(animationView.loopMode == .repeatBackwards(2) && animationView.endTime == 4)
    #expect(end(1.25) == 36 && end(5) == 48)
  }

  // 4-57 4-58 4-59
  @Test func `times`() {
    animationView.currentProgress = 0.5
    animationView.currentTime += 0.5
    animationView.currentFrame += 1
    #expect(animationView.realtimeAnimationFrame == 37)
    #expect(animationView.realtimeAnimationProgress == 37.0 / 48)
    #expect(!animationView.isAnimationPlaying)
  }

  // 4-60 4-61 4-62
  @Test func `behavior`() {
    animationView.respectAnimationFrameRate = true
    animationView.backgroundBehavior = .forceFinish
    animationView.play()
    #expect(end(0.53) == 12)
    animationView.enterBackground()
    #expect(animationView.currentFrame == 48)
    animationView.backgroundBehavior = .continuePlaying
    animationView.play()
    animationView.enterBackground()
    #expect(animationView.isAnimationPlaying)
    #expect(animationView.durationFrameTime(forMarker: "begin") == 0)
  }

  // 4-93 4-94 4-95
  @Test func `less motion`() throws {
    let text = Sample.text.replacing(
      #""begin","tm":12,"dr":0"#,
      with: #""Reduced Motion","tm":12,"dr":6"#
    )
    let animation = try LottieAnimation.data(Array(text.utf8))
    LottieConfiguration.shared = LottieConfiguration(renderingEngine: .automatic)
    let reduced = LottieAnimationView(
      animation: animation,
      configuration: LottieConfiguration(reducedMotionOption: .reducedMotion)
    )
    reduced.play()
    reduced.update(at: 9)
    #expect(reduced.currentFrame == 18)
    struct Never: ReducedMotionOptionProvider {
      var currentReducedMotionMode: ReducedMotionMode { .disabledMotion }
    }
    reduced.configuration.reducedMotionOption = .dynamic(Never(), dataID: "never")
    var ended: Bool?
    reduced.play { ended = $0 }
    #expect(ended == true && !reduced.isAnimationPlaying && reduced.currentFrame == 12)
    animationView.configuration.reducedMotionOption = .reducedMotion
    animationView.play()
    #expect(end(9) == 48)
  }

  // 4-96
  @Test func `a logger`() {
    let logged = Collected()
    animationView.logger =
      LottieLogger(
        warn: { logged.add("warning: " + $0) },
        info: { logged.add($0) }
      ).logger
    animationView.logHierarchyKeypaths()
    #expect(logged.lines.contains("Layer 1.Group 1.Fill 1.Color"))
    LottieLogger(warn: { logged.add("warning: " + $0) }, info: { _ in }).warn("low")
    #expect(logged.lines.last == "warning: low")
    LottieLogger.shared = .printToConsole
    LottieLogger.shared = LottieLogger()
  }
}

/// Lines that closures of any thread add.
private final class Collected: @unchecked Sendable {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
