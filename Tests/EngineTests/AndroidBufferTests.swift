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
    var animation = try LottieAnimation.decode(Array(text.utf8))
    animation.dialect = .androidBoxes
    let composition = Composition(animation)
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

  /// The stroke is 10 units wide: 24…76 by 34…66.
  @Test func `hidden paints are measured`() throws {
    let stroke =
      #"{"ty":"st","hd":true,"o":{"a":0,"k":100},"w":{"a":0,"k":10},"c":{"a":0,"k":[1,0,0]}}]"#
    let shapes = Self.square.dropLast() + "," + stroke
    #expect(try pixels(layer(#""bm":1,"#, String(shapes))) == [52 * 32])
  }

  /// Path.computeBounds gives the origin for a path without points: a pixel around it, to 71 and 61.
  @Test func `a path of which nothing is left lies at the origin`() throws {
    let trim = #"{"ty":"tm","s":{"a":0,"k":0},"e":{"a":0,"k":0},"o":{"a":0,"k":0},"m":1}"#
    let empty = Self.square.dropLast().replacing(#"},{"ty":"fl""#, with: "},\(trim),{\"ty\":\"fl\"")
    let groups =
      #""shapes":[{"ty":"gr","it":[\#(empty.dropFirst(10))]},{"ty":"gr","it":[\#(Self.square.dropLast().dropFirst(10))]}]"#
    #expect(try pixels(layer(#""bm":1,"#, groups)) == [71 * 61])
  }

  @Test func `neither merges nor copies are measured`() throws {
    let copies =
      #"{"ty":"rp","c":{"a":0,"k":3},"tr":{"p":{"a":0,"k":[10,0]},"s":{"a":0,"k":[100,100]}}}]"#
    #expect(
      try pixels(layer(#""bm":1,"#, Self.square.dropLast() + "," + copies)) == [42 * 22]
    )
    // Two of 40 by 20 whose common part is 20 wide: 29…91.
    let moved = #"{"ty":"rc","p":{"a":0,"k":[70,50]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}}"#
    let merged = Self.square.replacing("[{", with: #"[\#(moved),{"#)
      .replacing(#"{"ty":"fl""#, with: #"{"ty":"mm","mm":4},{"ty":"fl""#)
    #expect(try pixels(layer(#""bm":1,"#, merged)) == [62 * 22])
  }

  @Test func `an image that is not found has its box`() throws {
    let image =
      #"{"ty":2,"nm":"i","refId":"i","bm":1,"ip":0,"op":60,"st":0,"ks":{"p":{"a":0,"k":[5,5]}}}"#
    let asset = #"{"id":"i","w":30,"h":20,"u":"","p":"none.png","e":0}"#
    #expect(try pixels(image, assets: asset) == [600])
  }

  @Test func `a buffer within a precomp is named by it, and its clip is not taken off`() throws {
    let asset = #"{"id":"p","layers":[\#(layer(#""bm":1,"#))]}"#
    let precomp =
      #"{"ty":0,"nm":"outer","refId":"p","ip":0,"op":60,"st":0,"w":50,"h":100,"ks":{}}"#
    let buffers = try buffers(precomp, assets: asset)
    #expect(buffers.map(\.pixels) == [42 * 22])
    #expect(buffers.map(\.keypath) == [["outer", "a"]])
    #expect(buffers.map(\.cause) == [.blend])
  }
}
