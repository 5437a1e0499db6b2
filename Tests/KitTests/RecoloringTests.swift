import LottieEngine
import LottieGeometry
import LottieKit
import LottieModel
import LottieRaster
import LottieScene
import Testing

/// Two squares of 10 × 10 with a fill each, at 5, 5 and at 25, 25, in a frame of 40 × 40.
struct RecoloringTests {
  private let animation: LottieAnimation

  init() throws {
    func square(_ name: String, _ at: Int, _ color: String) -> String {
      """
      {"ty":4,"nm":"Layer \(name)","ip":0,"op":10,"shapes":[
      {"ty":"rc","p":{"k":[\(at + 5),\(at + 5)]},"s":{"k":[10,10]}},
      {"ty":"fl","nm":"Fill \(name)","c":{"k":[\(color)]}}]}
      """
    }
    let layers = [square("1", 5, "0,0,1"), square("2", 25, "0,1,0")].joined(separator: ",")
    animation = try .decode(
      Array(#"{"w":40,"h":40,"fr":10,"ip":0,"op":10,"layers":[\#(layers)]}"#.utf8)
    )
  }

  @Test func `an override repaints what it means, and no pixel besides`() throws {
    let renderer = FrameRenderer(animation, settings: RenderSettings(width: 40, height: 40))
    renderer.draw(frame: 0)
    let before = renderer.pixmap
    renderer.composition.setValueProvider(
      ColorValueProvider(Color(red: 1, green: 0, blue: 0)),
      keypath: "**.Fill 1.Color"
    )
    #expect(renderer.draw(frame: 0) == .part(x: 5, y: 5, width: 10, height: 10))
    let after = renderer.pixmap
    for y in 0..<40 {
      for x in 0..<40 {
        let isInFirst = (5..<15).contains(x) && (5..<15).contains(y)
        #expect(after[x, y] == (isInFirst ? 0xFF00_00FF : before[x, y]), "\(x), \(y)")
      }
    }
  }

  @Test func `the same override again repaints nothing`() {
    let renderer = FrameRenderer(animation, settings: RenderSettings(width: 40, height: 40))
    let red = ColorValueProvider(Color(red: 1, green: 0, blue: 0))
    renderer.composition.setValueProvider(red, keypath: "**.Fill 1.Color")
    renderer.draw(frame: 0)
    renderer.composition.setValueProvider(red, keypath: "**.Fill 1.Color")
    #expect(renderer.draw(frame: 0) == .none)
  }

  @Test func `what is left out is cleared, and comes back`() {
    let renderer = FrameRenderer(animation, settings: RenderSettings(width: 40, height: 40))
    renderer.draw(frame: 0)
    let before = renderer.pixmap
    #expect(renderer.composition.setHidden(true, keypath: "Layer 2") == 1)
    #expect(renderer.draw(frame: 0) == .part(x: 25, y: 25, width: 10, height: 10))
    #expect(renderer.pixmap[30, 30] == 0 && renderer.pixmap[10, 10] == before[10, 10])
    renderer.composition.setHidden(false, keypath: "Layer 2")
    renderer.draw(frame: 0)
    #expect(renderer.pixmap == before)
  }

  @Test func `several workers draw the same overrides as one`() {
    var overrides = CompositionOverrides(Composition(animation))
    overrides.set(
      PropertyOverride(
        "**.Fill 1.Color",
        spans: [.init(frames: 3...5, .color(Color(red: 1, green: 0, blue: 0)))]
      )
    )
    overrides.hide("Layer 2")
    let settings = RenderSettings(width: 40, height: 40)
    let one = FrameRenderer(animation, settings: settings, overrides: overrides)
    let colors = [2.0, 3, 5, 6].map { frame in
      one.draw(frame: frame)
      return one.pixmap[10, 10]
    }
    #expect(colors == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000])
    #expect(one.pixmap[30, 30] == 0)
  }
}
