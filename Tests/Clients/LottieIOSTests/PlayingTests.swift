import LottieKit
import Testing

/// Playing Animations, Animation Settings, Using Markers.
///
/// The clock is the caller's: `update(at:)` in
/// seconds.
struct PlayingTests {
  private let animationView: LottieAnimationView

  init() throws { animationView = try Sample.view() }

  @Test func `plays to the end and tells so`() {
    var ends: [Bool] = []
    animationView.play { (finished) in ends.append(finished) }
    #expect(animationView.update(at: 1) == 24 && ends.isEmpty)
    #expect(animationView.update(at: 2) == 48 && ends == [true])
    #expect(animationView.update(at: 9) == 48)
  }

  @Test func `plays from progress to progress`() {
    animationView.play(fromProgress: 0.5, toProgress: 1)
    #expect(animationView.realtimeAnimationFrame == 24 && animationView.update(at: 0.5) == 36)
    animationView.pause()
    // Without a start, from the current progress; the loop mode holds from then on.
    animationView.play(toProgress: 0.25, loopMode: .loop)
    #expect(animationView.realtimeAnimationFrame == 36 && animationView.update(at: 1) == 24)
    #expect(animationView.loopMode == .loop)
  }

  @Test func `plays from frame to frame`() {
    animationView.play(fromFrame: 24, toFrame: 48)
    #expect(animationView.update(at: 0.5) == 36 && animationView.update(at: 1) == 48)
    #expect(!animationView.isAnimationPlaying)
  }

  @Test func `plays from marker to marker`() {
    #expect(animationView.play(fromMarker: "begin", toMarker: "end"))
    #expect(animationView.update(at: 0.5) == 24 && animationView.update(at: 5) == 36)
  }

  @Test func `plays nothing when a marker is not found`() {
    #expect(!animationView.play(fromMarker: "begin", toMarker: "none"))
    #expect(!animationView.play(fromMarker: "none", toMarker: "end"))
    #expect(!animationView.isAnimationPlaying && animationView.update(at: 1) == 0)
  }

  @Test func `stops at the start frame and tells that it did not finish`() {
    var ends: [Bool] = []
    animationView.play(fromFrame: 12, toFrame: 40) { ends.append($0) }
    animationView.update(at: 0.5)
    animationView.stop()
    #expect(animationView.realtimeAnimationFrame == 0 && ends == [false])
  }

  @Test func `pauses where it is and tells that it did not finish`() {
    var ends: [Bool] = []
    animationView.play { ends.append($0) }
    animationView.update(at: 0.5)
    animationView.pause()
    #expect(animationView.update(at: 1) == 12 && ends == [false])
  }

  @Test func `content modes`() throws {
    animationView.size = Size(width: 200, height: 200)
    // Where the square's corner, the animation's origin, lies, and how many points a unit is.
    func place(_ mode: LottieContentMode) -> [Double] {
      animationView.contentMode = mode
      let box = animationView.convert(Rect(x: 0, y: 0, width: 1, height: 1), fromLayerAt: nil)
      return box.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    }
    #expect(place(.scaleToFill) == [0, 0, 2, 4])
    #expect(place(.scaleAspectFit) == [0, 50, 2, 2])
    #expect(place(.scaleAspectFill) == [-100, 0, 4, 4])
    #expect(place(.topLeft) == [0, 0, 1, 1])
    #expect(place(.bottomRight) == [100, 150, 1, 1])
    #expect(place(.center) == [50, 75, 1, 1])
    try animationView.draw()
    #expect(animationView.pixmap[50, 75] == Sample.red && animationView.pixmap[49, 75] == 0)
  }

  @Test func `in the background it stops at the beginning of its current play`() {
    var ends: [Bool] = []
    animationView.backgroundBehavior = .stop
    animationView.play(fromFrame: 12, toFrame: 40) { ends.append($0) }
    animationView.update(at: 0.5)
    animationView.enterBackground()
    #expect(animationView.realtimeAnimationFrame == 12 && ends == [false])
    animationView.enterForeground()
    #expect(!animationView.isAnimationPlaying)
  }

  @Test func `in the background it pauses`() {
    var ends: [Bool] = []
    #expect(animationView.backgroundBehavior == .pause)
    animationView.play { ends.append($0) }
    animationView.update(at: 0.5)
    animationView.enterBackground()
    animationView.enterForeground()
    #expect(animationView.update(at: 2) == 12 && ends == [false])
  }

  @Test func `in the background it pauses and goes on in the foreground`() {
    var ends: [Bool] = []
    animationView.backgroundBehavior = .pauseAndRestore
    animationView.play { ends.append($0) }
    animationView.update(at: 0.5)
    animationView.enterBackground()
    #expect(animationView.update(at: 100) == 12 && ends.isEmpty)
    animationView.enterForeground()
    #expect(animationView.update(at: 100.5) == 24)
    animationView.update(at: 101.5)
    #expect(ends == [true])
  }

  @Test func `loop modes`() {
    #expect(animationView.loopMode == .playOnce)
    animationView.loopMode = .loop
    animationView.play()
    #expect(animationView.update(at: 2.5) == 12)
    animationView.stop()
    animationView.loopMode = .autoReverse
    animationView.play()
    #expect(animationView.update(at: 5) == 36 && animationView.isAnimationPlaying)
  }

  @Test func `whether it plays, read and set`() {
    animationView.isAnimationPlaying = true
    #expect(animationView.isAnimationPlaying && animationView.update(at: 1) == 24)
    animationView.isAnimationPlaying = false
    #expect(!animationView.isAnimationPlaying && animationView.update(at: 2) == 24)
  }

  @Test func `a frame that stands is not drawn again`() throws {
    #expect(!animationView.shouldRasterizeWhenIdle)
    animationView.shouldRasterizeWhenIdle = true
    try animationView.draw()
    #expect(try animationView.draw() == .none)
  }

  @Test func `respects the frame rate`() {
    #expect(!animationView.respectAnimationFrameRate)
    animationView.play()
    animationView.update(at: 0.27)
    #expect(animationView.realtimeAnimationFrame != 6)
    animationView.respectAnimationFrameRate = true
    #expect(animationView.realtimeAnimationFrame == 6)
  }

  @Test func `speed`() {
    #expect(animationView.animationSpeed == 1)
    animationView.animationSpeed = 2
    animationView.play()
    #expect(animationView.update(at: 0.5) == 24)
  }

  @Test func `current progress, time and frame, read and set`() {
    animationView.currentProgress = 0.25
    #expect(animationView.currentFrame == 12 && animationView.currentTime == 0.5)
    animationView.currentTime = 1
    #expect(animationView.currentProgress == 0.5)
    var ends: [Bool] = []
    animationView.play { ends.append($0) }
    // While it plays, the final one.
    #expect(animationView.currentFrame == 48)
    animationView.currentFrame = 6
    #expect(ends == [false] && !animationView.isAnimationPlaying && animationView.currentFrame == 6)
  }

  @Test func `realtime frame and progress`() {
    animationView.play()
    animationView.update(at: 0.5)
    #expect(animationView.realtimeAnimationFrame == 12)
    #expect(animationView.realtimeAnimationProgress == 0.25)
  }

  @Test func `redraws when it is forced to`() throws {
    try animationView.draw()
    animationView.forceDisplayUpdate()
    #expect(try animationView.draw() == .full)
  }

  @Test func `marker times of view and animation`() throws {
    #expect(animationView.progressTime(forMarker: "begin") == 0.25)
    #expect(animationView.frameTime(forMarker: "end") == 36)
    #expect(animationView.frameTime(forMarker: "none") == nil)
    let animation = try Sample.animation()
    #expect(animation.progressTime(forMarker: "end") == 0.75)
    #expect(animation.frameTime(forMarker: "begin") == 12)
    #expect(animation.progressTime(forMarker: "none") == nil)
  }
}
