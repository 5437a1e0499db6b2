import LottieModel
import Testing

@testable import LottieKit

/// Counts of small documents, by hand.
struct AnimationProfileTests {
  private func profile(
    _ layers: String,
    assets: String = "",
    frames: [Double] = [0],
    _ target: AnimationProfile.Target = .lottie
  ) throws -> AnimationProfile {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":20,"h":10,"assets":[\#(assets)],"layers":[\#(layers)]}"#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let settings = RenderSettings(width: 20, height: 10)
    return AnimationProfile(animation, frames: frames, settings: settings, target)
  }

  private func rectangle(_ name: String, width: String, _ members: String = "") -> String {
    #"{"ty":4,"nm":"\#(name)","ip":0,"op":60,"st":0,"ks":{},\#(members)"shapes":[{"ty":"rc","#
      + #""p":{"a":0,"k":[10,5]},"s":\#(width),"r":{"a":0,"k":0}},"#
      + #"{"ty":"fl","o":{"a":0,"k":50},"c":{"a":0,"k":[1,0,0]}}]}"#
  }

  @Test func `pixels count as often as they are painted`() throws {
    let layers = [
      rectangle("small", width: #"{"a":0,"k":[4,4]}"#),
      rectangle("large", width: #"{"a":0,"k":[20,10]}"#),
    ]
    let profile = try profile(layers.joined(separator: ","))
    #expect(profile.canvas == 200)
    #expect(profile.layers.map(\.keypath) == [["large"], ["small"]])
    #expect(profile.layers.map { $0.frames[0].pixels } == [200, 16])
    #expect(profile.totals.map(\.pixels) == [216])
    #expect(profile.totals.map(\.paints) == [2])
    #expect(profile.totals.map(\.vertices) == [8])
  }

  /// Layers are often called "Shape Layer 1", all of them.
  @Test func `neighbors with one name stay apart`() throws {
    let layers = [
      rectangle("a", width: #"{"a":0,"k":[4,4]}"#), rectangle("a", width: #"{"a":0,"k":[20,10]}"#),
    ]
    let profile = try profile(layers.joined(separator: ","))
    #expect(profile.layers.map(\.keypath) == [["a"], ["a"]])
    #expect(profile.layers.map { $0.frames[0].pixels } == [200, 16])
  }

  @Test func `a matte of nothing is not counted`() throws {
    // What it paints is written first, and taken back as nothing is cut by it.
    let size = #"{"a":0,"k":[4,4]}"#
    let layers = [
      rectangle("other", width: size), rectangle("matte", width: size, #""td":1,"#),
      rectangle("clear", width: size, #""tt":1,"#)
        .replacing(#""o":{"a":0,"k":50}"#, with: #""o":{"a":0,"k":0}"#),
    ]
    let profile = try profile(layers.joined(separator: ","))
    let painting = profile.layers.filter { $0.frames[0].paints > 0 }
    #expect(painting.map(\.keypath) == [["other"]])
    #expect(profile.totals.map(\.pixels) == [16])
  }

  @Test func `a path is rebuilt in the frames in which it changes`() throws {
    let width =
      #"{"a":1,"k":[{"t":0,"s":[4,4],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":10,"s":[8,8]}]}"#
    let profile = try profile(rectangle("a", width: width), frames: [0, 5, 30])
    #expect(profile.totals.map(\.rebuiltPaths) == [0, 1, 0])
  }

  @Test func `layers within a precomp stand for themselves`() throws {
    let inner = rectangle("inner", width: #"{"a":0,"k":[4,4]}"#)
    let precomp =
      #"{"ty":0,"nm":"outer","refId":"p","ip":0,"op":60,"st":0,"w":20,"h":10,"ks":{"o":{"a":0,"k":50}}}"#
    let two =
      #"{"id":"p","layers":[\#(inner),\#(rectangle("other", width: #"{"a":0,"k":[2,2]}"#))]}"#
    let profile = try profile(precomp, assets: two)
    let names = profile.layers.map { $0.keypath.joined(separator: "/") }.sorted()
    #expect(names == ["outer", "outer/inner", "outer/other"])
    // A translucent precomp of several layers is a buffer of the box of these.
    let outer = try #require(profile.layers.first { $0.keypath == ["outer"] })
    #expect(outer.frames[0].buffers == 1)
    #expect(outer.frames[0].bufferPixels == 16)
    #expect(outer.frames[0].pixels == 0)
  }

  /// Three by two pixels of four bytes, in two layers.
  @Test func `an image counts once in each layer and once in all`() throws {
    let image = #"{"id":"i","w":3,"h":2,"e":1,"u":"","p":"\#(Self.image)"}"#
    let layer = #"{"ty":2,"nm":"i","refId":"i","ip":0,"op":60,"st":0,"ks":{}}"#
    let other = layer.replacing(#""nm":"i""#, with: #""nm":"j""#)
    let profile = try profile("\(layer),\(other)", assets: image, frames: [0, 1])
    #expect(profile.imageBytes == 24)
    #expect(profile.layers.map(\.imageBytes) == [24, 24])
  }

  /// A PNG of three by two opaque red pixels.
  private static let image =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AAQQxwFgBB0gX7h/C5SAAAAABJRU5ErkJggg=="
}
