import LottieCodecs
import LottieKit
import LottieModel
import LottieScene
import Synchronization
import Testing

struct SequenceRendererTests {
  private let animation: LottieAnimation

  init() throws {
    animation = try LottieAnimation.decode(
      Fixture.json(
        "moving",
        layers:
          #"{"ty":1,"sw":4,"sh":4,"sc":"ff8000","ks":{"r":{"k":20},"p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[9,9]}]}}}"#
      )
    )
  }

  private func frames(threads: Int, _ frames: [Double]) throws -> [Int: Pixmap] {
    let renderer = SequenceRenderer(
      animation,
      settings: RenderSettings(width: 20, height: 20),
      threads: threads
    )
    let pixmaps = Guarded<[Int: Pixmap]>([:])
    try renderer.render(frames) { () throws(KitTestError) in
      { (index, pixmap) throws(KitTestError) in
        pixmaps.withLock { pixmaps in
          #expect(pixmaps[index] == nil)
          pixmaps[index] = pixmap
        }
      }
    }
    return pixmaps.withLock { $0 }
  }

  @Test func `the frames do not depend on the number of threads`() throws {
    let list = (0..<70).map { Double($0) / 7 } + [9, 3, 0]
    let one = try frames(threads: 1, list)
    #expect(one.count == list.count)
    #expect(one[0] != one[35])
    #expect(try frames(threads: 2, list) == one)
    #expect(try frames(threads: 3, list) == one)
    #expect(try frames(threads: 0, list) == one)
  }

  /// Keeps frames whole, and looks at them when all are drawn.
  private final class KeepingSink: FrameSink, FrameEncoder {
    nonisolated(unsafe) private(set) var frames: [DrawnFrame] = []
    let needsPrevious = false

    func makeEncoder() -> any FrameEncoder { self }

    func encode(_ frame: DrawnFrame) -> EncodedFrame {
      frames.append(frame)
      return EncodedFrame(index: frame.index, content: .written)
    }

    func append(_ frame: EncodedFrame) {}
    func finish() {}
  }

  @Test func `a frame that a sink keeps stays what it was`() throws {
    let list = [0.0, 5, 5, 9]
    let sink = KeepingSink()
    let settings = RenderSettings(width: 20, height: 20)
    try SequenceRenderer(animation, settings: settings, threads: 1).render(list, into: sink)
    let drawn = try frames(threads: 1, list)
    #expect(sink.frames.map(\.pixmap) == list.indices.map { drawn[$0] })
    #expect(sink.frames.map { $0.withRows { Pixmap($0) } } == list.indices.map { drawn[$0] })
    #expect(sink.frames.map(\.isRepeated) == [false, false, true, false])
  }

  @Test func `each image is that of its frame`() throws {
    let list = [8.0, 0, 5.5]
    let pixmaps = try frames(threads: 2, list)
    for (index, frame) in list.enumerated() {
      let renderer = FrameRenderer(
        animation,
        settings: RenderSettings(width: 20, height: 20)
      )
      renderer.draw(frame: frame)
      #expect(pixmaps[index] == renderer.pixmap)
    }
  }

  @Test func `no frames are no images`() throws {
    #expect(try frames(threads: 3, []).isEmpty)
  }

  @Test(arguments: [1, 3])
  func `an error of a consumer is thrown and ends the drawing`(threads: Int) {
    let count = Guarded(0)
    let renderer = SequenceRenderer(
      animation,
      settings: RenderSettings(width: 20, height: 20),
      threads: threads
    )
    #expect(throws: KitTestError.self) {
      try renderer.render((0..<1000).map { Double($0) }) { () throws(KitTestError) in
        { (index, _) throws(KitTestError) in
          count.withLock { $0 += 1 }
          if index == 5 { throw KitTestError() }
        }
      }
    }
    // Other workers end with the chunk they are at, however many they were given meanwhile.
    #expect(threads > 1 || count.withLock { $0 } == 6)
  }
}
