import LottieModel
import LottieScene
import Testing

@testable import LottieEngine

/// Passes by the layers that lottie-ios 4.6 sets up for Core Animation, worked out by hand.
struct CoreAnimationBufferTests {
  private static let fill = #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}"#
  private static let rectangle =
    #"{"ty":"rc","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}}"#

  private func layer(_ members: String, _ paint: String = Self.fill) -> String {
    #"{"ty":4,"nm":"a","ip":0,"op":60,"st":0,\#(members)"shapes":[\#(Self.rectangle),\#(paint)]}"#
  }

  private func causes(_ layers: String, assets: String = "") throws -> [OffscreenBuffer.Cause] {
    try buffers(layers, assets: assets).map(\.cause)
  }

  private func buffers(_ layers: String, assets: String = "") throws -> [OffscreenBuffer] {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":50,"assets":[\#(assets)],"layers":[\#(layers)]}"#
    let composition = Composition(try LottieAnimation.decode(Array(text.utf8)))
    composition.update(frame: 0)
    return composition.coreAnimationBuffers(atFrame: 0, size: Size(width: 200, height: 100)).buffers
  }

  private func masks(_ modes: String...) -> String {
    let masks = modes.map { mode in
      #"{"mode":"\#(mode)","inv":false,"o":{"a":0,"k":100},"pt":{"a":0,"k":{"c":true,"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}}}"#
    }
    return #""ks":{},"hasMask":true,"masksProperties":[\#(masks.joined(separator: ","))],"#
  }

  private func gradient(_ numbers: String) -> String {
    #"{"ty":"gf","o":{"a":0,"k":100},"t":1,"s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[9,0]},"g":{"p":2,"k":{"a":0,"k":[\#(numbers)]}}}"#
  }

  @Test func `a plain layer has no pass, as has a translucent one of one shape`() throws {
    #expect(try causes(layer(#""ks":{},"#)).isEmpty)
    #expect(try causes(layer(#""ks":{"o":{"a":0,"k":50}},"#)).isEmpty)
  }

  @Test func `a translucent layer of several shapes is a pass`() throws {
    #expect(
      try causes(
        layer(#""ks":{"o":{"a":0,"k":50}},"#, "\(Self.fill),\(Self.rectangle),\(Self.fill)")
      )
        == [.opacity]
    )
  }

  @Test func `masks that add share one, others have their own`() throws {
    #expect(try causes(layer(masks("a"))) == [.mask])
    #expect(try causes(layer(masks("s"))) == [.mask])
    #expect(try causes(layer(masks("a", "a"))) == [.mask])
    #expect(try causes(layer(masks("a", "s", "i"))) == [.mask, .mask, .mask])
    #expect(try causes(layer(masks("n"))).isEmpty)
  }

  @Test func `a matte is a pass, an inverted one two`() throws {
    let matte = layer(#""ind":1,"td":1,"ks":{},"#)
    #expect(try causes(matte + "," + layer(#""ind":2,"tt":1,"ks":{},"#)) == [.matte])
    #expect(try causes(matte + "," + layer(#""ind":2,"tt":2,"ks":{},"#)) == [.matte, .matte])
  }

  @Test func `a gradient is cut by its shape, and by its alpha if it has one`() throws {
    #expect(try causes(layer(#""ks":{},"#, gradient("0,1,0,0,1,0,0,1"))) == [.gradient])
    #expect(
      try causes(layer(#""ks":{},"#, gradient("0,1,0,0,1,0,0,1,0,1,1,0"))) == [
        .gradient, .gradient,
      ]
    )
  }

  /// The composition of 100 × 50 is drawn at 200 × 100.
  @Test func `a pass is as large as its composition, as far as that is on the canvas`() throws {
    #expect(try buffers(layer(#""bm":1,"ks":{},"#)).map(\.pixels) == [20000])
    let moved =
      #"{"ty":0,"nm":"p","refId":"p","ip":0,"op":60,"st":0,"w":60,"h":50,"ks":{"p":{"a":0,"k":[70,0]}}}"#
    let inner = #"{"id":"p","layers":[\#(layer(#""bm":1,"ks":{},"#))]}"#
    let buffers = try buffers(moved, assets: inner)
    // 30 of 60 units.
    #expect(buffers.map(\.pixels) == [60 * 100])
    #expect(buffers.map(\.keypath) == [["p", "a"]])
  }
}
