import LottieEngine
import LottieScene
import Testing

struct MotionBlurTests {
  private let layers =
    ##"{"ty":1,"nm":"S","mb":1,"ip":0,"op":60,"st":0,"sw":9,"sh":9,"sc":"#ff0000","##
    + #""ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":10,"s":[80,0]},{"t":60,"s":[80,0]}]}}}"#

  private func samples(_ list: DisplayList) -> [Int] {
    list.items.compactMap { item in
      if case .group(let group) = item.content, group.samples > 0 { group.samples } else { nil }
    }
  }

  @Test func `samples follow the way, and there are none at rest`() throws {
    let composition = try composition(layers)
    // Eight units a frame, four of them while the shutter is open.
    #expect(samples(composition.update(frame: 5)) == [4])
    #expect(samples(composition.update(frame: 30)) == [])
    #expect(samples(composition.update(frame: 5)) == [4])
  }

  @Test func `it can be turned off after it was drawn`() throws {
    let composition = try composition(layers)
    #expect(samples(composition.update(frame: 5)) == [4])
    var overrides = CompositionOverrides()
    overrides.switchMotionBlurOff()
    composition.apply(overrides)
    #expect(samples(composition.update(frame: 5)) == [])
  }
}
