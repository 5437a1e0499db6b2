import LottieCodecs
import LottieKit
import LottieModel
import Testing

struct RenderTimelineTests {
  private func timeline(_ end: String = "10", rate: Double? = nil) throws -> RenderTimeline {
    let text =
      "{\"v\":\"5.7.0\",\"fr\":10,\"ip\":0,\"op\":\(end),\"w\":10,\"h\":10,\"layers\":[]}"
    var timeline = RenderTimeline(try LottieAnimation.decode(Array(text.utf8)))
    timeline.rate = rate.map { FrameRate($0) }
    return timeline
  }

  @Test func `the end is no frame`() throws {
    #expect(try timeline().frames == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(try timeline().schedule.duration == 1)
  }

  @Test(arguments: ["46.0000018731193", "45.9999981"])
  func `an end that is a little off makes no frame more or less`(end: String) throws {
    #expect(try timeline(end).frames.count == 46)
  }

  @Test func `a single frame is one`() throws {
    #expect(try timeline("1").frames == [0])
    #expect(try timeline("0.4").frames == [0])
  }

  @Test func `another rate samples other times over the same duration`() throws {
    #expect(try timeline(rate: 5).frames == [0, 2, 4, 6, 8])
    #expect(try timeline(rate: 4).frames == [0, 2.5, 5, 7.5])
    #expect(try timeline(rate: 3).schedule.duration == 1)
  }

  @Test func `speed, duration, direction and repetition`() throws {
    var timeline = try timeline()
    timeline.speed = 2
    #expect(timeline.frames == [0, 2, 4, 6, 8])
    timeline.setDuration(2)
    #expect(timeline.frames.count == 20)
    timeline.speed = 5
    timeline.isReversed = true
    #expect(timeline.frames == [5, 0])
    timeline.repetitions = 2
    #expect(timeline.frames == [5, 0, 5, 0])
  }

  @Test func `there and back shows neither end twice`() throws {
    var timeline = try timeline("4")
    timeline.bounces = true
    #expect(timeline.frames == [0, 1, 2, 3, 2, 1])
    #expect(timeline.count == 6 && timeline.schedule.duration == 0.6)
  }
}
