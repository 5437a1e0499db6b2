import LottieModel
import LottieScene
import Testing

@testable import LottieEngine

/// Buffers by the rules of BaseLayer in lottie-android 6.7.1, worked out by hand.
struct AndroidBufferTests {
  private static let square =
    #""shapes":[{"ty":"rc","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},"#
    + #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}]"#

  private func layer(_ members: String, _ shapes: String = Self.square) -> String {
    #"{"ty":4,"nm":"a","ip":0,"op":60,"st":0,"ks":{},\#(members)\#(shapes)}"#
  }

  private func mask(_ mode: String, inverted: Bool = false) -> String {
    let corners = "[[0,0],[60,0],[60,60],[0,60]]"
    let none = "[[0,0],[0,0],[0,0],[0,0]]"
    return
      #"{"mode":"\#(mode)","inv":\#(inverted),"o":{"a":0,"k":100},"pt":{"a":0,"k":{"c":true,"#
      + #""v":\#(corners),"i":\#(none),"o":\#(none)}}}"#
  }

  private func buffers(_ layers: String, assets: String = "") throws -> [OffscreenBuffer] {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"assets":[\#(assets)],"layers":[\#(layers)]}"#
    let composition = Composition(try LottieAnimation.decode(Array(text.utf8)))
    return composition.androidBuffers(atFrame: 0, size: Size(width: 100, height: 100)).buffers
  }

  private func pixels(_ layers: String, assets: String = "") throws -> [Int] {
    try buffers(layers, assets: assets).map(\.pixels)
  }

  @Test func `a plain layer has no buffer`() throws {
    #expect(try pixels(layer("")).isEmpty)
    #expect(try pixels(layer(#""ks":{"o":{"a":0,"k":50}},"#)).isEmpty)
  }

  /// A fill is a pixel larger to each side: 29…71 by 39…61.
  @Test func `a blended layer has one, of its box`() throws {
    #expect(try pixels(layer(#""bm":1,"#)) == [42 * 22])
  }

  /// 29…60 by 39…60 of the box of the mask.
  @Test func `masks have one together, beside that of the layer`() throws {
    let (add, other) = (mask("a"), mask("a"))
    #expect(
      try pixels(layer(#""hasMask":true,"masksProperties":[\#(add),\#(other)],"#)) == [651, 651]
    )
  }

  @Test func `a mask that intersects has one of its own, as an inverted one`() throws {
    let intersecting = mask("i")
    #expect(
      try pixels(layer(#""hasMask":true,"masksProperties":[\#(intersecting)],"#)) == [
        651, 651, 651,
      ]
    )
    // An inverted one shows what is outside of it: the box of the layer counts.
    let inverted = mask("a", inverted: true)
    #expect(
      try pixels(layer(#""hasMask":true,"masksProperties":[\#(inverted)],"#)) == [924, 924, 924]
    )
  }

  /// The matte is the layer above, 10 units to the right: 39…71.
  @Test func `a matted layer has one for itself and one for its matte`() throws {
    let matte = layer(#""ind":1,"td":1,"ks":{"p":{"a":0,"k":[10,0]}},"#)
    #expect(try pixels(matte + "," + layer(#""ind":2,"tt":1,"#)) == [32 * 22, 32 * 22])
    #expect(try pixels(matte + "," + layer(#""ind":2,"tt":2,"#)) == [42 * 22, 42 * 22])
  }

  @Test func `hidden layers, and those out of their time, have none`() throws {
    #expect(try pixels(layer(#""bm":1,"hd":true,"#)).isEmpty)
    #expect(try pixels(layer(#""bm":1,"#).replacing(#""ip":0"#, with: #""ip":1"#)).isEmpty)
  }

  @Test func `a precomp cuts the buffers within it, which are named by it`() throws {
    let asset = #"{"id":"p","layers":[\#(layer(#""bm":1,"#))]}"#
    let precomp =
      #"{"ty":0,"nm":"outer","refId":"p","ip":0,"op":60,"st":0,"w":50,"h":100,"ks":{}}"#
    let buffers = try buffers(precomp, assets: asset)
    #expect(buffers.map(\.pixels) == [21 * 22])
    #expect(buffers.map(\.keypath) == [["outer", "a"]])
    #expect(buffers.map(\.cause) == [.blend])
  }
}
