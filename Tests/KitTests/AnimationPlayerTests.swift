import LottieGeometry
import LottieKit
import LottieModel
import Testing

/// Sixty frames at thirty a second, driven by hand.
struct AnimationPlayerTests {
  private let animation: LottieAnimation
  private let player: AnimationPlayer

  init() throws {
    let text = """
      {"v":"5.7.0","fr":30,"ip":0,"op":60,"w":10,"h":10,"layers":[],"markers":[
      {"cm":"a","tm":10,"dr":20},{"cm":"b","tm":40,"dr":10}]}
      """
    animation = try LottieAnimation.decode(Array(text.utf8))
    player = AnimationPlayer(animation)
  }

  /// Ends that a completion was told of.
  private final class Ends {
    var list: [Bool] = []
  }

  @Test func `it plays once and stands at its end`() {
    let ends = Ends()
    player.play { ends.list.append($0) }
    #expect(player.endTime == 2 && player.isAnimationPlaying)
    #expect(player.currentFrame == 60)
    #expect(player.update(at: 1) == 30)
    #expect(player.realtimeProgress == 0.5 && player.realtimeTime == 1)
    #expect(player.update(at: 2.5) == 60)
    #expect(!player.isAnimationPlaying && ends.list == [true])
  }

  @Test func `a loop never shows its end frame`() {
    player.play(fromFrame: 10, toFrame: 40, loopMode: .loop)
    #expect(player.update(at: 0.999) < 40)
    #expect(player.update(at: 1) == 10)
    #expect(player.update(at: 100.5) == 25)
    #expect(player.endTime == .infinity)
  }

  @Test(arguments: [
    (LottieLoopMode.playOnce, 1.0, 2.0), (.repeatBackwards(1), 1, 4), (.repeat(3), 1, 6),
    (.playOnce, 2, 1), (.repeatBackwards(3), 2, 6), (.repeat(1.5), 1, 3),
  ])
  func `it takes as long as the clock model says`(
    mode: LottieLoopMode,
    speed: Double,
    seconds: Double
  ) {
    player.animationSpeed = speed
    player.play(loopMode: mode)
    #expect(player.endTime == seconds)
  }

  @Test func `there and back turns at the end`() {
    player.play(loopMode: .autoReverse)
    #expect(player.update(at: 2) == 60)
    #expect(player.update(at: 3) == 30)
    #expect(player.update(at: 4.5) == 15)
  }

  @Test func `a negative speed plays from the end to the start`() {
    player.animationSpeed = -1
    player.play()
    #expect(player.update(at: 0) == 60)
    #expect(player.update(at: 0.5) == 45)
    #expect(player.update(at: 2) == 0)
  }

  @Test func `a start after the end plays backwards`() {
    player.play(fromFrame: 50, toFrame: 20)
    #expect(player.update(at: 0.5) == 35)
    #expect(player.update(at: 1) == 20)
  }

  @Test func `another speed continues from the same frame`() {
    player.play()
    player.update(at: 1)
    player.animationSpeed = 2
    #expect(player.realtimeFrame == 30)
    #expect(player.update(at: 1.25) == 45)
  }

  @Test func `pausing and stopping tell that it did not finish`() {
    let ends = Ends()
    player.play { ends.list.append($0) }
    player.update(at: 0.5)
    player.pause()
    #expect(player.currentFrame == 15 && ends.list == [false])
    player.play { ends.list.append($0) }
    player.update(at: 1)
    player.stop()
    #expect(player.currentFrame == 0 && ends.list == [false, false])
  }

  @Test func `playing again interrupts, from the frame that shows`() {
    let ends = Ends()
    player.play { ends.list.append($0) }
    player.update(at: 0.5)
    player.pause()
    player.play(toFrame: 30)
    #expect(ends.list == [false])
    #expect(player.update(at: 0.75) == 22.5)
    #expect(player.update(at: 1) == 30)
  }

  @Test func `a range continues from a frame within it, or starts from its beginning`() {
    player.currentFrame = 30
    player.play(fromFrame: 10, toFrame: 40)
    #expect(player.realtimeFrame == 30)
    #expect(abs((player.endTime ?? 0) - 10 / 30.0) < 1e-9)
    player.currentFrame = 40
    player.play(fromFrame: 10, toFrame: 40)
    #expect(player.realtimeFrame == 10)
    player.currentFrame = 55
    player.play(fromFrame: 10, toFrame: 40)
    #expect(player.realtimeFrame == 10)
  }

  @Test func `speed turned round goes back from the frame that shows`() {
    player.play()
    player.update(at: 1)
    player.animationSpeed = -1
    #expect(player.realtimeFrame == 30)
    #expect(player.update(at: 1.5) == 15)
    player.animationSpeed = 0
    #expect(player.update(at: 5) == 15 && player.isAnimationPlaying)
    player.animationSpeed = 2
    #expect(player.update(at: 5.25) == 30)
  }

  @Test func `a loop mode set meanwhile holds`() {
    player.play()
    player.update(at: 1)
    player.loopMode = .loop
    #expect(player.realtimeFrame == 30)
    #expect(player.update(at: 2.5) == 15 && player.isAnimationPlaying)
  }

  @Test func `a fractional loop count ends within a pass`() {
    player.play(loopMode: .repeat(1.5))
    #expect(player.update(at: 2.5) == 15)
    #expect(player.update(at: 3) == 60 && !player.isAnimationPlaying)
  }

  @Test func `setting the time stops`() {
    player.play()
    player.currentProgress = 0.25
    #expect(player.currentFrame == 15 && !player.isAnimationPlaying)
    player.currentTime = 1
    #expect(player.currentFrame == 30)
    player.currentFrame = 7.5
    #expect(player.realtimeFrame == 7.5)
  }

  @Test func `markers are ranges, ends and sequences`() {
    player.play(marker: "a")
    #expect(player.update(at: 0.5) == 25)
    #expect(player.update(at: 1) == 30)
    player.play(fromMarker: "a", toMarker: "b", playEndMarkerFrame: false)
    #expect(player.currentFrame == 39)
    player.play(fromMarker: "a", toMarker: "b")
    #expect(player.currentFrame == 40)
    player.play(toMarker: "nowhere")
    #expect(player.currentFrame == 40)
  }

  @Test func `a sequence of markers runs through and ends once`() {
    let ends = Ends()
    player.play(markers: ["b", "nowhere", "a"]) { ends.list.append($0) }
    #expect(player.update(at: 0.25) == 47.5)
    #expect(abs(player.update(at: 0.5) - 15) < 1e-9)
    #expect(player.update(at: 2) == 30)
    #expect(ends.list == [true])
  }

  @Test func `whole frames only, when it respects the rate`() {
    player.respectAnimationFrameRate = true
    player.play()
    #expect(player.update(at: 0.05) == 1)
  }

  @Test func `modes say what to play and where to stand`() {
    player.setPlaybackMode(.playing(.fromProgress(0, toProgress: 0.5, loopMode: .loop)))
    #expect(player.update(at: 1.5) == 15 && player.loopMode == .loop)
    player.setPlaybackMode(.paused(at: .marker("a", position: .end)))
    #expect(player.currentFrame == 30)
  }

  @Test func `the background behavior is followed`() {
    let ends = Ends()
    #expect(player.backgroundBehavior == LottieAnimationView().backgroundBehavior)
    player.backgroundBehavior = .pauseAndRestore
    player.play { ends.list.append($0) }
    player.update(at: 1)
    player.enterBackground()
    #expect(!player.isAnimationPlaying && player.update(at: 10) == 30)
    player.enterForeground()
    #expect(player.update(at: 10.5) == 45 && ends.list.isEmpty)
    player.backgroundBehavior = .forceFinish
    player.enterBackground()
    #expect(player.currentFrame == 60 && ends.list == [true])
    player.backgroundBehavior = .continuePlaying
    player.play()
    player.enterBackground()
    #expect(player.isAnimationPlaying)
    player.backgroundBehavior = .stop
    player.enterBackground()
    #expect(player.currentFrame == 0)
  }

  @Test func `content modes are sizes and alignments`() {
    let settings = RenderSettings(width: 40, height: 20, contentMode: .bottomRight)
    #expect(settings.view(of: animation.size).tx == 30)
    #expect(settings.view(of: animation.size).ty == 10)
    #expect(LottieContentMode.allCases.count == 13)
    let middle = RenderSettings(width: 40, height: 20, contentMode: .redraw)
    #expect(middle.view(of: animation.size).a == 1 && middle.view(of: animation.size).tx == 15)
    var viewport = RenderSettings(width: 40, height: 20, contentMode: .scaleAspectFit)
    viewport.window = Rect(x: 5, y: 0, width: 5, height: 10)
    #expect(viewport.view(of: animation.size).a == 2 && viewport.view(of: animation.size).tx == 5)
    let fill = RenderSettings(width: 40, height: 20, contentMode: .scaleToFill)
    #expect(fill.view(of: animation.size).a == 4 && fill.view(of: animation.size).d == 2)
  }
}
