import Foundation
import LottieKit
import LottieModel
import LottieScene
import TestSupport
import Testing

struct FrameRendererTests {
  static let samples: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.path + "/" + $0 }
  }()

  @Test func `there are samples`() {
    #expect(FrameRendererTests.samples.count >= 9)
  }

  @Test(arguments: samples)
  func `a frame has the same pixels drawn anew and after any frames before it`(path: String) throws
  {
    let file = try AnimationFile(path: path)
    let animation = file.animation
    let provider = FileImageProvider(file)
    var settings = RenderSettings(width: 96, height: 72)
    settings.background = .color(.white)
    let walking = FrameRenderer(animation, settings: settings, imageProvider: provider)
    let full = FrameRenderer(
      animation,
      settings: settings,
      imageProvider: provider,
      isIncremental: false
    )
    let length = animation.endFrame - animation.startFrame
    let middle = (animation.startFrame + length / 3).rounded()
    var frames = (0..<6).map { middle + Double($0) }
    frames += frames.reversed()
    frames += [0.9, 0.1, 0.75, 0, 0.5, 0.999, 0.25].map { animation.startFrame + $0 * length }
    for frame in frames {
      walking.draw(frame: frame)
      full.draw(frame: frame)
      #expect(walking.pixmap == full.pixmap, "frame \(frame)")
    }
    let fresh = FrameRenderer(animation, settings: settings, imageProvider: provider)
    fresh.draw(frame: frames[3])
    walking.draw(frame: frames[3])
    #expect(walking.pixmap == fresh.pixmap)
  }

  @Test(arguments: 1...25)
  func `random documents, too, have the same pixels drawn anew and after any frames`(seed: Int)
    throws
  {
    var random = RandomDocument(UInt64(seed))
    let animation = try LottieAnimation.decode(Array(random.text().utf8))
    let settings = RenderSettings(width: 48, height: 48)
    let walking = FrameRenderer(animation, settings: settings)
    var frames = (0...8).map { Double($0) * 3 }
    frames += frames.reversed()
    for _ in 0..<8 { frames.append(random.frame()) }
    for frame in frames {
      let fresh = FrameRenderer(animation, settings: settings, isIncremental: false)
      walking.draw(frame: frame)
      fresh.draw(frame: frame)
      #expect(walking.pixmap == fresh.pixmap, "frame \(frame)")
    }
  }

  /// A layer that fades, with an effect and a mask, above one that is opaque and another that fades, each of two shapes
  /// that overlap.
  ///
  /// Bits without a rule change nothing.
  @Test(arguments: 0..<64)
  func `frames by each rule of another player do not depend on those before`(rule: Int) throws {
    func rectangle(_ x: Int, _ color: String) -> String {
      #"{"ty":"gr","it":[{"ty":"rc","p":{"k":[\#(x),30]},"s":{"k":[20,20]},"r":{"k":0}},"#
        + #"{"ty":"fl","c":{"k":\#(color)},"o":{"k":100}},{"ty":"tr"}]}"#
    }
    let shapes = "[\(rectangle(25, "[1,0,0]")),\(rectangle(35, "[0,0,1]"))]"
    let box =
      #"{"c":true,"v":[[5,5],[55,5],[55,55],[5,55]],"i":[[0,0],[0,0],[0,0],[0,0]],"#
      + #""o":[[0,0],[0,0],[0,0],[0,0]]}"#
    let document = #"""
      {"v":"5.7.0","w":60,"h":60,"fr":60,"ip":0,"op":60,"layers":[
      {"ty":4,"ip":0,"op":60,"ks":{"o":\#(animated("[100]", "[20]", from: 0, to: 40)),"p":{"k":[0,10]}},
      "ef":[{"ty":29,"ef":[{"ty":0,"v":{"k":4}},{"ty":7,"v":{"k":1}},{"ty":7,"v":{"k":0}}]}],"masksProperties":[{"mode":"a","o":{"k":100},"pt":{"k":\#(box)}}],"shapes":\#(shapes)},
      {"ty":4,"ip":0,"op":60,"ks":{"p":{"k":[0,-10]}},"shapes":\#(shapes)},
      {"ty":4,"ip":0,"op":60,"ks":{"o":\#(animated("[20]", "[90]", from: 10, to: 30))},"shapes":\#(shapes)}]}
      """#
    let dialect = Dialect(rawValue: 1 << UInt64(rule))
    let frames = [0.0, 20, 40, 5, 30, 0] + (1...20).map { Double($0) * 2 }
    #expect(try expectFramesInOrderAsAlone(document, frames: frames, by: dialect) > 20)
  }

  private func document(_ layers: String, size: String = #""w":16,"h":16"#) throws
    -> LottieAnimation
  {
    try LottieAnimation.decode(
      Array(#"{\#(size),"fr":10,"ip":0,"op":10,"layers":[\#(layers)]}"#.utf8)
    )
  }

  @Test func `transparency shows as light and dark squares of eight pixels`() throws {
    let settings = RenderSettings(width: 16, height: 16, background: .checker)
    let renderer = FrameRenderer(try document(""), settings: settings)
    renderer.draw(frame: 0)
    let pixmap = renderer.pixmap
    #expect(pixmap[0, 0] == 0xFFFF_FFFF && pixmap[7, 7] == 0xFFFF_FFFF)
    #expect(pixmap[8, 0] == 0xFFCC_CCCC && pixmap[0, 8] == 0xFFCC_CCCC)
    #expect(pixmap[8, 8] == 0xFFFF_FFFF)
  }

  @Test func `half a color over the squares is mixed with them`() throws {
    let layer = #"{"ty":1,"sw":16,"sh":16,"sc":"ff0000","ks":{"o":{"k":50}}}"#
    let settings = RenderSettings(width: 16, height: 16, background: .checker)
    let renderer = FrameRenderer(try document(layer), settings: settings)
    renderer.draw(frame: 0)
    // Alpha 128: red 128 + 127 behind white; 204·127/255 = 101.6 behind gray.
    #expect(renderer.pixmap[0, 0] == 0xFF7F_7FFF)
    #expect(renderer.pixmap[8, 0] == 0xFF66_66E6)
  }

  @Test func `the background lies behind the whole frame`() throws {
    let settings = RenderSettings(width: 4, height: 2, background: .color(.white))
    let renderer = FrameRenderer(try document(""), settings: settings)
    renderer.draw(frame: 0)
    #expect(renderer.pixmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test(arguments: [
    #""w":1e-320,"h":1"#, #""w":1e308,"h":1e-308"#, #""w":5e-324,"h":5e-324"#,
    #""w":1.7e308,"h":1.7e308"#,
  ])
  func `a composition of absurd size draws something or nothing, but ends`(size: String) throws {
    let layer = #"{"ty":1,"sw":10,"sh":10,"sc":"ff0000"}"#
    let animation = try document(layer, size: size)
    for fit in RenderSettings.Fit.allCases {
      let renderer = FrameRenderer(
        animation,
        settings: RenderSettings(width: 8, height: 8, fit: fit)
      )
      renderer.draw(frame: 0)
    }
  }

  @Test func `absurd numbers draw something or nothing, but end`() throws {
    for huge in ["1e308", "-1e308", "1e19", "3e9", "-3e9", "1e-300"] {
      let tr = #""p":{"k":[\#(huge),\#(huge)]},"s":{"k":[\#(huge),100]}"#
      let path =
        #"{"ty":"sh","ks":{"k":{"v":[[0,0],[\#(huge),1],[5,\#(huge)]],"i":[[\#(huge),0]],"o":[[0,\#(huge)]],"c":true}}}"#
      let layers = [
        #"{"ty":1,"sw":\#(huge),"sh":\#(huge),"sc":"ff0000","masksProperties":[{"mode":"a","pt":{"k":{"v":[[0,0],[\#(huge),1],[5,5]],"c":true}},"x":{"k":\#(huge)},"f":{"k":[\#(huge),\#(huge)]}}]}"#,
        #"{"ty":4,"ks":{\#(tr)},"shapes":[\#(path),{"ty":"fl","c":{"k":[1,0,0]}}]}"#,
        #"{"ty":4,"shapes":[\#(path),{"ty":"rd","r":{"k":\#(huge)}},{"ty":"tm","s":{"k":1},"e":{"k":40},"o":{"k":\#(huge)}},{"ty":"st","c":{"k":[1,0,0]},"w":{"k":\#(huge)},"d":[{"n":"d","v":{"k":1}},{"n":"g","v":{"k":\#(huge)}}]}]}"#,
        #"{"ty":4,"shapes":[\#(path),{"ty":"st","c":{"k":[1,0,0]},"w":{"k":3},"d":[{"n":"d","v":{"k":1}}]}]}"#,
        #"{"ty":4,"shapes":[\#(path),\#(path),{"ty":"mm","mm":3},{"ty":"gf","t":2,"s":{"k":[\#(huge),0]},"e":{"k":[0,\#(huge)]},"g":{"p":2,"k":{"k":[\#(huge),\#(huge),0,0,1,0,0,\#(huge)]}}}]}"#,
      ]
      for layer in layers {
        let renderer = FrameRenderer(
          try document(layer),
          settings: RenderSettings(width: 16, height: 16)
        )
        renderer.draw(frame: 0)
      }
    }
  }
}
