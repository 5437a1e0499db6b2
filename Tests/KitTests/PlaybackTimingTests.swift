import LottieKit
import Testing

struct PlaybackTimingTests {
  private func timing(
    _ loopMode: LottieLoopMode = .playOnce,
    speed: Double = 1,
    from: Double = 0,
    to: Double = 60,
    offset: Double = 0
  ) -> PlaybackTiming {
    PlaybackTiming(
      fromFrame: from,
      toFrame: to,
      framerate: 30,
      loopMode: loopMode,
      speed: speed,
      timeOffset: offset
    )
  }

  @Test func `sixty frames at thirty a second take two seconds`() {
    #expect(timing().duration == 2)
  }

  @Test func `there and back takes twice as long`() {
    #expect(timing(.repeatBackwards(1)).duration == 4)
  }

  @Test func `three times take three times as long`() {
    #expect(timing(.repeat(3)).duration == 6)
  }

  @Test func `twice the speed takes half as long`() {
    #expect(timing(speed: 2).duration == 1)
  }

  @Test func `all three together multiply`() {
    #expect(timing(.repeatBackwards(3), speed: 2).duration == 6)
  }

  @Test func `an offset is taken off at the end`() {
    let long = timing(.repeatBackwards(3), speed: 2, from: 30, to: 300, offset: 2)
    #expect(long.duration == 25)
  }

  @Test func `loops have no end`() {
    #expect(timing(.loop).duration == .infinity)
    #expect(timing(.autoReverse).duration == .infinity)
    #expect(timing(speed: 0).duration == .infinity)
  }

  @Test func `a loop shows the start frame where the end would be`() {
    #expect(timing(.loop).frame(at: 1) == 30)
    #expect(timing(.loop).frame(at: 2) == 0)
    #expect(timing(.loop).frame(at: 3) == 30)
  }

  @Test func `what is over shows the frame it ended at`() {
    #expect(timing().frame(at: 2) == 60)
    #expect(timing().frame(at: 100) == 60)
    #expect(timing(.repeat(1.5)).frame(at: 9) == 30)
    #expect(timing(.repeatBackwards(1)).frame(at: 9) == 0)
    #expect(timing(.repeatBackwards(1)).frame(at: 3) == 30)
  }

  @Test func `the turning frame is shown once`() {
    #expect(timing(.autoReverse).frame(at: 2) == 60)
    #expect(timing(.autoReverse).frame(at: 2.5) == 45)
    #expect(timing(.autoReverse).frame(at: 4) == 0)
  }

  @Test func `a negative speed plays from the end to the start`() {
    #expect(timing(speed: -1).frame(at: 0) == 60)
    #expect(timing(speed: -1).frame(at: 0.5) == 45)
    #expect(timing(speed: -1).frame(at: 2) == 0)
  }
}
