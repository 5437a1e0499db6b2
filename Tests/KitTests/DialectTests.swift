import Foundation
import LottieModel
import Testing

@testable import LottieKit

/// Ways in which players draw otherwise; values of colors are those that the players gave.
struct DialectTests {
  private func pixel(_ document: String, _ ways: [Deviation] = [], frame: Double = 0) throws
    -> UInt32
  {
    let animation = try LottieAnimation.decode(Array(document.utf8))
    let hits = animation.document.features(.all, limit: .max)
    let spoken = try #require(animation.deviating(hits.map { FeatureUse($0, ways) }))
    let renderer = FrameRenderer(spoken, settings: RenderSettings(width: 8, height: 8))
    renderer.draw(frame: frame)
    return renderer.pixmap.pixels[8 * 4 + 4]
  }

  private func solid(opacity: Int) -> String {
    ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":1,"ip":0,"op":60,"st":0,"##
      + ##""sw":8,"sh":8,"sc":"#ffffff","ks":{"o":{"a":0,"k":\##(opacity)}}}]}"##
  }

  private func shape(_ items: String) -> String {
    #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"rc","p":{"a":0,"k":[4,4]},"s":{"a":0,"k":[8,8]},"r":{"a":0,"k":0}},"#
      + items + "]}]}"
  }

  /// The pixels of a document of 100 by 100.
  private func pixels(_ document: String, _ rules: [Dialect] = []) throws -> Pixmap {
    let animation = try LottieAnimation.decode(Array(document.utf8))
    let hits = animation.document.features(.all, limit: .max)
    let ways = rules.map { Deviation.rule($0) }
    let spoken = try #require(animation.deviating(hits.map { FeatureUse($0, ways) }))
    let renderer = FrameRenderer(spoken, settings: RenderSettings(width: 100, height: 100))
    renderer.draw(frame: 0)
    return renderer.pixmap
  }

  /// A square in the middle, half as large as drawn, with the shadow of one that is 14 units below and right of it.
  private func shadowed(scale: String, opacity: Int = 100) -> String {
    let values = [(2, "[1,0,0]"), (0, "255"), (0, "135"), (0, "20"), (0, "0")].map {
      #"{"ty":\#($0),"v":{"a":0,"k":\#($1)}}"#
    }
    return #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"#
      + #""op":60,"st":0,"ks":{"p":{"a":0,"k":[50,50]},"s":{"a":0,"k":\#(scale)},"o":{"a":0,"k":\#(opacity)}},"#
      + #""ef":[{"ty":25,"mn":"ADBE Drop Shadow","en":1,"ef":["# + values.joined(separator: ",")
      + #"]}],"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[60,60]},"r":{"a":0,"k":0}},"#
      + #"{"ty":"fl","c":{"a":0,"k":[0,0,1]},"o":{"a":0,"k":100}}]}]}"#
  }

  /// lottie-web 5.13 and thorvg 1.1.1: at half the size, a shadow is half as far; at -50 % in x, lottie-web mirrors its
  /// direction, and thorvg takes that for half a turn.
  @Test func `effects turn and grow with shape layers`() throws {
    func reds(_ scale: String, _ rules: [Dialect]) throws -> [Bool] {
      let pixmap = try pixels(shadowed(scale: scale), rules)
      // Below and right of the square, by 12 and by 5; below and left by 5; above and left by 5.
      return [(77, 77), (70, 70), (30, 70), (30, 30)].map { x, y in
        pixmap.pixels[y * 100 + x] == 0xff00_00ff
      }
    }
    #expect(try reds("[50,50]", []) == [true, true, false, false])
    for rule in [Dialect.turnedEffects, .similarEffects] {
      #expect(try reds("[50,50]", [rule]) == [false, true, false, false])
    }
    #expect(try reds("[-50,50]", [.turnedEffects]) == [false, false, true, false])
    #expect(try reds("[-50,50]", [.similarEffects]) == [false, false, false, true])
  }

  /// lottie-ios 4.6.1 sets shadows beside the transform (CompositionLayer.swift): a solid at half the size has one as far
  /// as at its full size.
  @Test func `shadows of solids are not scaled`() throws {
    let solid = shadowed(scale: "[50,50]").replacing(#""ty":4"#, with: ##""ty":1,"sc":"#0000ff""##)
      .replacing(#""ks":{"#, with: #""sw":60,"sh":60,"ks":{"a":{"a":0,"k":[30,30]},"#)
    let (near, far) = (try pixels(solid), try pixels(solid, [.outerEffects]))
    #expect(near.pixels[77 * 100 + 77] == 0)
    #expect(far.pixels[77 * 100 + 77] == 0xff00_00ff)
  }

  /// thorvg 1.1.1: half of blue over half of red, of which a half shows; otherwise blue hides it.
  @Test func `a shadow shows through a translucent layer`() throws {
    let document = shadowed(scale: "[50,50]", opacity: 50)
    let (hidden, shown) = (try pixels(document), try pixels(document, [.earlyOpacity]))
    #expect(hidden.pixels[60 * 100 + 60] == 0x8080_0000)
    let color = shown.pixels[60 * 100 + 60]
    let channels = [0, 8, 16, 24].map { Int(color >> $0 & 255) }
    #expect(zip(channels, [64, 0, 128, 192]).allSatisfy { abs($0 - $1) <= 1 })
  }

  /// lottie-web rounds numbers of points down, skottie to the nearest: also those between keyframes.
  @Test(arguments: [
    #"{"a":0,"k":4.6}"#, #"{"a":1,"k":[{"t":-10,"s":[2.6],"h":0},{"t":10,"s":[6.6]}]}"#,
  ])
  func `stars have a whole number of points`(points: String) throws {
    func star(_ points: String) -> String {
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"#
        + #""ks":{"p":{"a":0,"k":[50,50]}},"shapes":[{"ty":"sr","sy":1,"pt":"# + points
        + #","p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0},"ir":{"a":0,"k":15},"or":{"a":0,"k":40}},"#
        + #"{"ty":"fl","c":{"a":0,"k":[0,0,1]},"o":{"a":0,"k":100}}]}]}"#
    }
    let (four, five) = (#"{"a":0,"k":4}"#, #"{"a":0,"k":5}"#)
    #expect(try pixels(star(points), [.pointsDown]) == pixels(star(four)))
    #expect(try pixels(star(points), [.pointsRounded]) == pixels(star(five)))
  }

  /// lottie-android 6.7.1 and thorvg 1.1.1: 163 of 255 for 80 %, 10 for 20 %.
  @Test(arguments: [(80, 163), (50, 64), (20, 10)])
  func `a solid's opacity counts twice`(percent: Int, alpha: Int) throws {
    let pixel = try pixel(solid(opacity: percent), [.rule(.solidOpacityTwice)])
    #expect(abs(Int(pixel >> 24) - alpha) <= 1)
  }

  /// lottie-android 6.7.1: 137, 188 and 225 at a quarter, a half and three quarters of the way from 0 to 255.
  @Test(arguments: [(15.0, 137), (30, 188), (45, 225)])
  func `colors are blended in linear light`(frame: Double, red: Int) throws {
    let fill =
      #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":1,"k":[{"t":0,"s":[0,0,0],"o":{"x":[0],"y":[0]},"#
      + #""i":{"x":[1],"y":[1]}},{"t":60,"s":[1,0,0]}]}}"#
    let pixel = try pixel(shape(fill), [.rule(.linearColors)], frame: frame)
    #expect(abs(Int(pixel & 255) - red) <= 1)
  }

  /// Two fills of half opacity each in a group of half opacity: as one 0.75 × 0.5, each by itself
  /// 1 − (1 − 0.25)².
  @Test func `the opacity of a group is that of each of its items`() throws {
    let fill = #"{"ty":"fl","o":{"a":0,"k":50},"c":{"a":0,"k":[1,0,0]}}"#
    let group =
      #"{"ty":"gr","it":[{"ty":"rc","p":{"a":0,"k":[4,4]},"s":{"a":0,"k":[8,8]},"r":{"a":0,"k":0}},"#
      + fill + "," + fill + #",{"ty":"tr","o":{"a":0,"k":50}}]}"#
    let (one, each) = (try pixel(shape(group)), try pixel(shape(group), [.rule(.groupOpacityEach)]))
    #expect(abs(Int(one >> 24) - 96) <= 1)
    #expect(abs(Int(each >> 24) - 112) <= 1)
  }

  /// The canvas of lottie-web 5.13: a fill of 80 % in a layer of 25 %, layers of 50 % in a precomp of 40 % and,
  /// of two fills, in one of 50 %, a fill of 40 % in a layer of 80 % in a precomp of 50 %.
  @Test(arguments: [
    ([25], [80], 204), ([40, 50], [100], 128), ([50, 50], [100, 100], 160), ([50, 80], [40], 102),
  ])
  func `the innermost opacity is that of all`(layers: [Int], fills: [Int], alpha: Int) throws {
    let items = fills.map { #"{"ty":"fl","o":{"a":0,"k":\#($0)},"c":{"a":0,"k":[1,0,0]}}"# }
    let inner = shape(items.joined(separator: ",")).replacing(
      #""ks":{},"#,
      with: #""ks":{"o":{"a":0,"k":\#(layers[layers.count - 1])}},"#
    )
    var document = inner
    if layers.count > 1 {
      document =
        #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"assets":[{"id":"a","layers":"#
        + inner.split(separator: #""layers":"#)[1].dropLast()
        + #"}],"layers":[{"ty":0,"refId":"a","ip":0,"op":60,"st":0,"w":8,"h":8,"#
        + #""ks":{"o":{"a":0,"k":\#(layers[0])}}}]}"#
    }
    let pixel = try pixel(document, [.rule(.innermostOpacity)])
    #expect(abs(Int(pixel >> 24) - alpha) <= 1)
  }

  /// An image item has no opacity of its own: a white pixel in a precomp of 40 %.
  @Test(arguments: [Dialect.layerOpacityEach, .innermostOpacity])
  func `an image fades in a precomp whose layers fade each`(rule: Dialect) throws {
    let white =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGP4DwQACfsD/fteaysAAAAASUVORK5CYII="
    let document =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"assets":[{"id":"i","w":8,"h":8,"e":1,"u":"","p":""#
      + white
      + #""},{"id":"a","layers":[{"ty":2,"refId":"i","ip":0,"op":60,"st":0,"ks":{}},"#
      + #"{"ty":2,"refId":"i","ip":0,"op":60,"st":0,"ks":{"o":{"a":0,"k":0}}}]}],"layers":[{"ty":0,"#
      + #""refId":"a","ip":0,"op":60,"st":0,"w":8,"h":8,"ks":{"o":{"a":0,"k":40}}}]}"#
    #expect(abs(Int(try pixel(document, [.rule(rule)]) >> 24) - 102) <= 1)
  }

  /// rlottie 0.2 and lottie-ios 4.6.1.
  @Test(arguments: [(29.0, 255, 255), (30, 0, 255), (31, 0, 0)])
  func `a layer still shows at its out point`(frame: Double, plain: Int, inclusive: Int) throws {
    let text = solid(opacity: 100).replacing(
      #""ty":1,"ip":0,"op":60"#,
      with: #""ty":1,"ip":0,"op":30"#
    )
    #expect(Int(try pixel(text, frame: frame) >> 24) == plain)
    #expect(Int(try pixel(text, [.rule(.inclusiveOutPoints)], frame: frame) >> 24) == inclusive)
  }

  private func square(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>, _ trims: String) -> String {
    let (left, right, top, bottom) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
    let none = "[[0,0],[0,0],[0,0],[0,0]]"
    return
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"sh","ks":{"a":0,"k":{"c":true,"i":\#(none),"o":\#(none),"#
      + #""v":[[\#(left),\#(top)],[\#(right),\#(top)],[\#(right),\#(bottom)],[\#(left),\#(bottom)]]}}},"#
      + trims + #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}]}]}"#
  }

  private func trim(_ start: Int, _ end: Int, _ offset: Int) -> String {
    #"{"ty":"tm","s":{"a":0,"k":\#(start)},"e":{"a":0,"k":\#(end)},"o":{"a":0,"k":\#(offset)},"m":1},"#
  }

  /// From (0, 20) by the corner (0, 0) to (20, 0): a triangle as one part, two lines without an area as two.
  @Test func `a trimmed part through the start of a path is two`() throws {
    let text = square(0...20, 0...20, trim(0, 50, -90))
    #expect(try pixel(text) >> 24 == 255)
    #expect(try pixel(text, [.rule(.splitTrims)]) >> 24 == 0)
  }

  /// The first half of the square lies above a diagonal; begun at the next corner it lies below the other one.
  @Test func `a trim of a whole path leaves its start where it was`() throws {
    let text = square(-6...14, 0...20, trim(0, 100, 90) + trim(0, 50, 0))
    #expect(try pixel(text) >> 24 == 0)
    #expect(try pixel(text, [.rule(.wholeTrims)]) >> 24 == 255)
  }

  /// Bars two wide, four apart: the pixel is in the first one where they begin at 4, in the second where at 0.
  private func bars(_ copies: String, at x: Int, opacities: String = "100,100") -> String {
    let ends = opacities.split(separator: ",")
    return
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"rc","p":{"a":0,"k":[\#(x),4]},"s":{"a":0,"k":[2,8]},"r":{"a":0,"k":0}},"#
      + #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}},"#
      + #"{"ty":"rp","c":{"a":0,"k":\#(copies)},"o":{"a":0,"k":0},"m":1,"tr":{"ty":"tr","p":{"a":0,"k":[4,0]},"#
      + #""a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"#
      + #""so":{"a":0,"k":\#(ends[0])},"eo":{"a":0,"k":\#(ends[1])}}}]}]}"#
  }

  /// The bar that covers the pixel is the second of 1.4 or 1.6: lottie-web 5.13 draws it, lottie-android 6.7.1
  /// does not, skottie (canvaskit 0.42) draws that of 1.6.
  @Test(arguments: [("1.4", 255, 0, 0), ("1.6", 255, 0, 255)])
  func `copies are rounded`(copies: String, up: Int, down: Int, nearest: Int) throws {
    let text = bars(copies, at: 0)
    #expect(Int(try pixel(text) >> 24) == up)
    #expect(Int(try pixel(text, [.rule(.copiesDown)]) >> 24) == down)
    #expect(Int(try pixel(text, [.rule(.copiesRounded)]) >> 24) == nearest)
  }

  /// The second of two copies, from 100 % to 20 %: at the end, half of the way, or at the end of a way that
  /// its first copy has half behind it.
  @Test func `the opacity of copies goes from the first to the last, or one beyond`() throws {
    let second = bars("2", at: 0, opacities: "100,20")
    let first = bars("2", at: 4, opacities: "100,20")
    #expect(try pixel(second) >> 24 == 51)
    #expect(try pixel(second, [.rule(.openFade)]) >> 24 == 153)
    #expect(try pixel(second, [.rule(.earlyFade)]) >> 24 == 51)
    #expect(try pixel(first) >> 24 == 255)
    #expect(try pixel(first, [.rule(.openFade)]) >> 24 == 255)
    #expect(try pixel(first, [.rule(.earlyFade)]) >> 24 == 153)
  }

  /// At frame 10 a precomp that starts at -0.5 is at its frame 10.5, one stretched to 95 % at 10.53: rlottie 0.2
  /// draws 10 of both.
  @Test func `a precomp is drawn at whole frames`() throws {
    func text(_ start: String, _ stretch: String, solidFrom frame: String) -> String {
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"assets":[{"id":"c","layers":[{"ty":1,"ip":\#(frame),"#
        + ##""op":60,"st":0,"ks":{},"sw":8,"sh":8,"sc":"#ff0000"}]}],"layers":[{"ty":0,"refId":"c","w":8,"h":8,"##
        + #""ip":0,"op":60,"st":\#(start),"sr":\#(stretch),"ks":{}}]}"#
    }
    let cases = [text("-0.5", "1", solidFrom: "10.2"), text("0", "0.95", solidFrom: "10.3")]
    for text in cases {
      #expect(try pixel(text, frame: 10) >> 24 == 255)
      #expect(try pixel(text, [.rule(.wholeFrames)], frame: 10) >> 24 == 0)
    }
    // 6 / 0.66666666666667 is less than 9, but not in 32 bits.
    let third = text("0", "0.66666666666667", solidFrom: "9")
    #expect(try pixel(third, frame: 6) >> 24 == 0)
    #expect(try pixel(third, [.rule(.wholeFrames)], frame: 6) >> 24 == 255)
  }

  /// Between two corners a triangle of radius 40 reaches 33.6 from its center with full roundness, and 26.5 in
  /// rlottie 0.2, whose stars are those of After Effects: (4.5, 4.5) is 30 away from the center.
  @Test(arguments: [(2, 0), (1, 255)])
  func `polygons are less round`(type: Int, alpha: UInt32) throws {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"sr","sy":\#(type),"pt":{"a":0,"k":3},"p":{"a":0,"k":[-21.48,19.5]},"#
      + #""r":{"a":0,"k":0},"or":{"a":0,"k":40},"os":{"a":0,"k":100},"ir":{"a":0,"k":36},"#
      + #""is":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":100}}]}]}"#
    #expect(try pixel(text) >> 24 == 255)
    #expect(try pixel(text, [.rule(.nativePolygons)]) >> 24 == alpha)
  }

  /// Frame 10 shows second 2 of a precomp, its frame 120, where a solid begins; rlottie 0.2 goes no further than 60.
  @Test func `remapped time ends with the animation`() throws {
    let text =
      ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"assets":[{"id":"c","layers":[{"ty":1,"ip":110,"##
      + ##""op":300,"st":0,"ks":{},"sw":8,"sh":8,"sc":"#ff0000"}]}],"layers":[{"ty":0,"refId":"c","w":8,"##
      + ##""h":8,"ip":0,"op":60,"st":0,"ks":{},"tm":{"a":0,"k":2}}]}"##
    #expect(try pixel(text, frame: 10) >> 24 == 255)
    #expect(try pixel(text, [.rule(.wholeFrames)], frame: 10) >> 24 == 0)
  }

  /// Second 1 of a precomp is its out point, frame 60: skottie 0.42 and thorvg 1.1.1 show nothing, rlottie 0.2 what is
  /// there.
  @Test func `a precomp that is remapped to its end may be empty there`() throws {
    let text =
      ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"assets":[{"id":"c","layers":[{"ty":1,"ip":0,"##
      + ##""op":60,"st":0,"ks":{},"sw":8,"sh":8,"sc":"#ff0000"}]}],"layers":[{"ty":0,"refId":"c","w":8,"##
      + ##""h":8,"ip":0,"op":60,"st":0,"ks":{},"tm":{"a":0,"k":1}}]}"##
    #expect(try pixel(text) >> 24 == 255)
    #expect(try pixel(text, [.rule(.openRemapEnds)]) >> 24 == 0)
    #expect(try pixel(text, [.rule(.wholeFrames)]) >> 24 == 0)
    let rules: [Deviation] = [.rule(.wholeFrames), .rule(.inclusiveOutPoints)]
    #expect(try pixel(text, rules) >> 24 == 255)
  }

  /// From 4 to 12, first back to the left: a quarter of the way is left of the picture, or at 6 in lottie-web 5.13.
  @Test(arguments: [("[-40,0]", 255), ("[-40,1]", 0)])
  func `motion along a line leaves out what is beyond its ends`(to: String, straight: Int) throws {
    let text =
      ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":1,"ip":0,"op":60,"st":0,"sw":8,"##
      + ##""sh":8,"sc":"#ff0000","ks":{"a":{"k":[4,4]},"p":{"a":1,"k":[{"t":0,"s":[4,4],"to":\##(to),"##
      + ##""ti":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":60,"s":[12,4]}]}}}]}"##
    #expect(try pixel(text, frame: 15) >> 24 == 0)
    #expect(Int(try pixel(text, [.edit(.straightLines)], frame: 15) >> 24) == straight)
  }

  /// The opacities of points of a picture of 100 by 100 in which a feature is drawn in a way.
  private func alphas(
    _ points: [(Int, Int)],
    _ text: String,
    _ feature: String,
    _ way: Deviation,
    frame: Double = 0
  ) throws -> [UInt32] {
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let hits = animation.document.features(.all, limit: .max)
    let uses = hits.filter { $0.feature.rawValue == feature }.map { FeatureUse($0, [way]) }
    let spoken = try #require(animation.deviating(uses))
    let renderer = FrameRenderer(spoken, settings: RenderSettings(width: 100, height: 100))
    renderer.draw(frame: frame)
    return points.map { x, y in renderer.pixmap.pixels[y * 100 + x] >> 24 }
  }

  /// A square that is turned by 60 degrees: in skottie 0.42 its right edge is at 83, without the flag at 70.
  ///
  /// Within a precomp it is so where its layer is in space, too.
  @Test(
    arguments: [
      ("", nil, [0, 0]), (#""ddd":1,"#, nil, [0, 255]), (#""ddd":1,"#, #""ddd":1,"#, [0, 255]),
      (#""ddd":1,"#, "", [0, 0]), ("", #""ddd":1,"#, [0, 0]),
    ] as [(String, String?, [UInt32])]
  )
  func `skottie's camera looks at compositions with the flag`(
    flag: String,
    precompFlag: String?,
    expected: [UInt32]
  ) throws {
    let layer =
      #"{"ty":4,"ddd":1,"ip":0,"op":60,"#
      + #""st":0,"ks":{"p":{"k":[500,500,0]},"rx":{"k":0},"ry":{"k":60},"rz":{"k":0},"or":{"k":[0,0,0]}},"#
      + #""shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[800,800]},"r":{"k":0}},{"ty":"fl","#
      + #""c":{"k":[1,0,0]},"o":{"k":100}}]}"#
    let shown = precompFlag.map {
      #"{"ty":0,\#($0)"ip":0,"op":60,"st":0,"w":1000,"h":1000,"refId":"a","ks":{}}"#
    }
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":1000,"h":1000,\#(flag)"#
      + #""assets":[{"id":"a","layers":[\#(layer)]}],"layers":[\#(shown ?? layer)]}"#
    let way = Deviation.rule(.fixedZoom)
    #expect(try alphas([(23, 50), (77, 50)], text, "transform.rotation.xyz", way) == expected)
  }

  /// rlottie 0.2 turns a layer about x so that its lower edge comes nearer, seen from 1024 units before its anchor point:
  /// 40 units below, at 60 degrees, all is 1 / (1 - 40 * sin 60 / 1024) times as large; about y and x at once it does
  /// not slant.
  @Test func `layers turn about one axis after the other`() throws {
    func document(_ rotations: String) -> String {
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":1000,"h":1000,"ddd":1,"layers":[{"ty":4,"ddd":1,"ip":0,"#
        + #""op":60,"st":0,"ks":{\#(rotations),"p":{"a":0,"k":[500,500,0]},"s":{"a":0,"k":[100,100,100]}},"#
        + #""shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[700,700]},"r":{"a":0,"k":0}},"#
        + #"{"ty":"fl","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":100}}]}]}"#
    }
    func drawn(_ points: [(Int, Int)], _ rotations: String) throws -> [UInt32] {
      let way = Deviation.rule(.turnsApart)
      return try alphas(points, document(rotations), "transform.rotation.xyz", way)
    }
    let about = { (axis: String, degrees: Int) in #""\#(axis)":{"a":0,"k":\#(degrees)}"# }
    // Right of the center at the edges: 350 / 1.296 = 270 above, 350 / 0.704 = 497 below, and 175 / 1.296 = 135 up.
    let corners = [(76, 37), (78, 37), (96, 72), (50, 35), (50, 37)]
    #expect(try drawn(corners, about("rx", 60)) == [255, 0, 255, 0, 255])
    let sides = [(37, 76), (37, 78), (72, 96), (35, 50), (37, 50)]
    #expect(try drawn(sides, about("ry", 60)) == [255, 0, 255, 0, 255])
    // At 60 degrees about both all is half as large but for the distance: the corner at the left and above is at
    // 175 / (1 + 2 * 0.296) = 110 both ways.
    let both = about("rx", 60) + "," + about("ry", 60)
    #expect(try drawn([(38, 38), (40, 40)], both) == [0, 255])
  }

  /// A Ramp Up lowers the third letter by all here, by two thirds in skottie 0.42 and thorvg 1.1.1.
  ///
  /// A Square that covers the second letter by half lifts it here, not there, and by half in lottie-web 5.13.
  @Test func `selectors without smoothness`() throws {
    func document(_ name: String) throws -> String {
      let tests = URL(fileURLWithPath: #filePath).appendingPathComponent("../..").standardized
      return try String(contentsOf: tests.appendingPathComponent(name), encoding: .utf8)
    }
    func drawn(_ text: String, _ points: [(Int, Int)]) throws -> [[UInt32]] {
      try [Dialect(), .squareSmoothness, .leastSmoothness].map {
        try alphas(points, text, "text.selector.smoothness", .rule($0))
      }
    }
    let ramp = try document("RenderTests/Cases/text/selector/smoothness.json")
    let (whole, part): ([UInt32], [UInt32]) = ([0, 255], [255, 0])
    #expect(try drawn(ramp, [(39, 55), (39, 67)]) == [whole, part, whole])
    let halves = try document("Corpus/atlas/text.selector.smoothness--none.json")
    let places = try drawn(halves, [(23, 20), (23, 48), (23, 75)])
    #expect(places == [[255, 0, 0], [0, 0, 255], [0, 255, 0]])
  }

  private func square(_ position: String) -> String {
    #"{"ty":"gr","it":[{"ty":"rc","p":{"k":\#(position)},"s":{"k":[8,8]},"r":{"k":0}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"tr"}]}"#
  }

  /// A layer at (20, 25) with two squares, and between them a transform by (30, 25) of 60 %: skottie 0.42 moves both,
  /// thorvg 1.1.1 the first, and in lottie-web 5.13 the layer is at (30, 25), or stays where it moves itself.
  @Test(arguments: [
    (Deviation.Edit.groupedShapes, false, [0, 0, 0, 153, 153]),
    (.groupedShapesBefore, false, [0, 255, 0, 153, 0]),
    (.looseTransform, false, [0, 153, 153, 0, 0]),
    (.looseTransform, true, [153, 153, 0, 0, 0]),
  ])
  func `a transform is beside shapes`(edit: Deviation.Edit, moves: Bool, expected: [UInt32]) throws
  {
    let position = moves ? #"[{"t":0,"s":[20,25]},{"t":60,"s":[20,25]}]"# : "[20,25]"
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{"p":{"k":"#
      + position + #"}},"shapes":["# + square("[0,0]")
      + #",{"ty":"tr","p":{"k":[30,25]},"o":{"k":60}},"# + square("[10,0]") + "]}]}"
    let points = [(20, 25), (30, 25), (40, 25), (50, 50), (60, 50)]
    #expect(try alphas(points, text, "layer.shape.transform", .edit(edit)) == expected)
  }

  /// From (20, 60) to (80, 60), halfway at (50, 15) along the path, and at (50, 60) in skottie 0.42.
  @Test func `layers in space move straight`() throws {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ddd":1,"ip":0,"op":60,"st":0,"ks":"#
      + #"{"p":{"a":1,"k":[{"t":0,"s":[20,60,0],"to":[0,-60,0],"ti":[0,-60,0],"i":{"x":1,"y":1},"#
      + #""o":{"x":0,"y":0}},{"t":60,"s":[80,60,0]}]}},"shapes":["# + square("[0,0]") + "]}]}"
    let way = Deviation.edit(.straightPaths)
    let points = [(50, 15), (50, 60)]
    #expect(try alphas(points, text, "layer.3d", way, frame: 30) == [255, 0])
    #expect(try alphas(points, text, "layer.3d.motion_path", way, frame: 30) == [0, 255])
  }

  /// From 20 to 80, first back: a quarter of the time is at 35 in skottie 0.42, unless a tangent is longer than the way.
  ///
  /// Along the path it is at 21, or at -2. In the last the end is that of an old export.
  @Test(arguments: [("[-40,0]", "80,50", 255), ("[-80,0]", "80,50", 0), ("[-40,0]", "", 255)])
  func `motion along a line leaves out short tangents`(to: String, next: String, straight: UInt32)
    throws
  {
    let last = next.isEmpty ? #"{"t":60}"# : #"{"t":60,"s":[\#(next)]}"#
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":"#
      + #"{"p":{"a":1,"k":[{"t":0,"s":[20,50],"e":[80,50],"to":\#(to),"ti":[0,0],"i":{"x":1,"y":1},"#
      + #""o":{"x":0,"y":0}},\#(last)]}},"shapes":["# + square("[0,0]") + "]}]}"
    let way = Deviation.edit(.brieflyStraightLines)
    #expect(try alphas([(35, 50)], text, "layer.shape", way, frame: 15) == [0])
    #expect(try alphas([(35, 50)], text, "kf.spatial.line", way, frame: 15) == [straight])
  }

  /// A line from (10, 50) to (60, 50), from -20 to 50 % of it: lottie-web 5.13 draws it to (35, 50), skottie 0.42 and
  /// rlottie 0.2 from (50, 50) on, too.
  @Test func `trims go on around the path`() throws {
    let line =
      #"{"ty":"sh","ks":{"k":{"v":[[10,50],[60,50]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"c":false}}}"#
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":["# + line + #",{"ty":"tm","s":{"k":-20},"e":{"k":50}},"#
      + #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":10}}]}]}"#
    let points = [(20, 50), (42, 50), (55, 50)]
    let way = Deviation.rule(.unclampedTrims)
    #expect(try alphas(points, text, "trim.out_of_range", way) == [255, 0, 255])
    #expect(try alphas(points, text, "layer.text", way) == [255, 0, 0])
  }

  /// Copies at -1, 0 and 1 times 20 from (50, 50): lottie-web 5.13 draws the third at 0, too.
  @Test func `copies behind the original are one place back`() throws {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":"#
      + #"{"p":{"k":[50,50]}},"shapes":["# + square("[0,0]")
      + #",{"ty":"rp","c":{"k":3},"o":{"k":-1},"m":1,"tr":{"p":{"k":[20,0]}}}]}]}"#
    let way = Deviation.rule(.lateCopies)
    let points = [(30, 50), (50, 50), (70, 50)]
    #expect(try alphas(points, text, "repeater.offset", way) == [255, 255, 0])
    #expect(try alphas(points, text, "layer.text", way) == [255, 255, 255])
  }

  /// Below a precomp of 50 % with a matted square, beside that, below what its frame leaves out, and the matted one.
  ///
  /// lottie-web's canvas gave 128, 64, 255 and 32.
  @Test func `layers with mattes fade what is below within their frame`() throws {
    func layer(_ number: Int, _ position: String, _ more: String = "") -> String {
      #"{"ty":4,"ind":\#(number),"ip":0,"op":60,"st":0,"ks":{"p":{"k":\#(position)}},"shapes":["#
        + square("[0,0]") + "]\(more)}"
    }
    let within = [
      layer(1, "[50,50]", #","td":1"#), layer(2, "[50,50]", #","tt":1"#), layer(3, "[70,50]"),
    ]
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"assets":[{"id":"a","layers":["#
      + within.joined(separator: ",")
      + #"]}],"layers":[{"ty":0,"ind":1,"refId":"a","w":100,"h":70,"ip":0,"op":60,"st":0,"ks":{"o":{"k":50}}},"#
      + layer(2, "[20,50]") + "," + layer(3, "[20,90]") + "]}"
    let drawn = try alphas(
      [(20, 50), (70, 50), (20, 90), (50, 50)],
      text,
      "matte.faded_precomp",
      .rule(.innermostOpacity)
    )
    #expect(zip(drawn, [128, 64, 255, 32]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(drawn)")
  }

  /// A line of 8 dashed by [8, 8] behind an offset of 0: lottie-web's canvas draws it by [0, 8].
  @Test func `an offset before dashes is a dash of no length`() throws {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"sh","ks":{"a":0,"k":{"c":false,"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"#
      + #""v":[[0,4],[8,4]]}}},{"ty":"st","lc":1,"lj":1,"ml":4,"w":{"a":0,"k":8},"o":{"a":0,"k":100},"#
      + #""c":{"a":0,"k":[1,0,0]},"d":[{"n":"o","v":{"a":0,"k":0}},{"n":"d","v":{"a":0,"k":8}},"#
      + #"{"n":"g","v":{"a":0,"k":8}}]}]}]}"#
    #expect(try pixel(text) >> 24 == 255)
    #expect(try pixel(text, [.edit(.shiftedDashes)]) >> 24 == 0)
  }

  /// The last and the first quarter of a line over the pixel is trimmed; rlottie 0.2 leaves the line whole.
  @Test func `individual trims through the start leave paths whole`() throws {
    func text(mode: Int) -> String {
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
        + #""shapes":[{"ty":"sh","ks":{"a":0,"k":{"c":false,"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"#
        + #""v":[[-12,4],[20,4]]}}},{"ty":"tm","s":{"a":0,"k":0},"e":{"a":0,"k":50},"o":{"a":0,"k":270},"#
        + #""m":\#(mode)},{"ty":"st","lc":1,"lj":1,"ml":4,"w":{"a":0,"k":8},"o":{"a":0,"k":100},"#
        + #""c":{"a":0,"k":[1,0,0]}}]}]}"#
    }
    #expect(try pixel(text(mode: 2)) >> 24 == 0)
    #expect(try pixel(text(mode: 2), [.rule(.wholeWrappedTrims)]) >> 24 == 255)
    #expect(try pixel(text(mode: 1), [.rule(.wholeWrappedTrims)]) >> 24 == 0)
  }

  /// lottie-android 6.7.1 draws the dash from 4 to 5.
  @Test func `a dash is at least one unit long`() throws {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"sh","ks":{"a":0,"k":{"c":false,"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"#
      + #""v":[[4,4],[12,4]]}}},{"ty":"st","lc":1,"lj":1,"ml":4,"w":{"a":0,"k":8},"o":{"a":0,"k":100},"#
      + #""c":{"a":0,"k":[1,0,0]},"d":[{"n":"d","v":{"a":0,"k":0}},{"n":"g","v":{"a":0,"k":8}}]}]}]}"#
    #expect(try pixel(text) >> 24 == 0)
    #expect(try pixel(text, [.rule(.leastDashes)]) >> 24 == 255)
  }

  /// Half of the way from -1.5 to 10.5 is at 4.5; the curve (0, 0, 0, 12) is at 1.5 at the parameter 0.5.
  @Test func `motion is even in the parameter of its path`() throws {
    let text =
      ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":1,"ip":0,"op":60,"st":0,"sw":2,"##
      + ##""sh":8,"sc":"#ff0000","ks":{"a":{"a":0,"k":[1,0]},"p":{"a":1,"k":[{"t":0,"s":[-1.5,0,0],"##
      + ##""to":[0,0,0],"ti":[-12,0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":60,"s":[10.5,0,0]}]}}}]}"##
    #expect(try pixel(text, frame: 30) >> 24 == 255)
    #expect(try pixel(text, [.rule(.parametricMotionPaths)], frame: 30) >> 24 == 0)
  }

  /// A bar that is on the pixel if it moves straight from -1.5 to 10.5, or as fast everywhere along the given path.
  private func bar(_ ks: String, path: String = #""to":[0,0,0],"ti":[-12,0,0]"#) -> String {
    ##"{"ty":1,"ip":0,"op":60,"st":0,"sw":2,"sh":8,"sc":"#ff0000","ks":{\##(ks),"a":{"a":0,"k":[1,0]},"##
      + ##""p":{"a":1,"k":[{"t":0,"s":[-1.5,0,0],\##(path),"o":{"x":0,"y":0},"i":{"x":1,"y":1}},"##
      + ##"{"t":60,"s":[10.5,0,0]}]}}}"##
  }

  private func document(_ layer: String, assets: String = "") -> String {
    #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"assets":[\#(assets)],"layers":[\#(layer)]}"#
  }

  /// TransformAnimations.swift of lottie-ios 4.6.1: a matrix per keyframe, or per tenth of a frame where times differ.
  @Test func `mirrored layers are moved by matrices`() throws {
    let mirrored = #""s":{"a":0,"k":[-100,100,100]}"#
    #expect(try moved(document(bar(mirrored))))
    #expect(try !moved(document(bar(#""s":{"a":0,"k":[100,100,100]}"#))))
    // Far below the canvas halfway.
    let bow = #""to":[0,400,0],"ti":[0,400,0]"#
    #expect(try moved(document(bar(mirrored, path: bow))))
    let atOtherTimes =
      #""s":{"a":1,"k":[{"t":0,"s":[-100,100,100],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},"#
      + #"{"t":50,"s":[-100,100,100]}]}"#
    #expect(try moved(document(bar(atOtherTimes))))
    #expect(try !moved(document(bar(atOtherTimes, path: bow))))
  }

  /// Keyframes+timeRemapping.swift of lottie-ios 4.6.1.
  @Test func `time remap takes the values of each frame`() throws {
    let assets = #"{"id":"a","layers":[\#(bar(#""s":{"a":0,"k":[100,100,100]}"#))]}"#
    func precomp(_ more: String) -> String {
      document(
        #"{"ty":0,"refId":"a","ip":0,"op":60,"st":0,"w":8,"h":8,"ks":{}\#(more)}"#,
        assets: assets
      )
    }
    #expect(try !moved(precomp("")))
    #expect(try moved(precomp(#","tm":{"a":0,"k":0.5}"#)))
  }

  private func moved(_ text: String) throws -> Bool {
    try pixel(text, [.rule(.parametricMotionPaths)], frame: 30) >> 24 == 255
  }

  /// Half of the way from (0, 0) to (1000, 1000) by (500, 0) and (700, 200) is at (667, 309), and at (674, 318) where a
  /// step is as long as its larger side and 3/8 of the other: both by 200,000 steps of a program of its own.
  @Test func `motion paths are measured without a root`() throws {
    let text =
      ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":1,"ip":0,"op":60,"st":0,"sw":8,"##
      + ##""sh":8,"sc":"#ff0000","ks":{"a":{"a":0,"k":[4,4]},"p":{"a":1,"k":[{"t":0,"s":[-663,-305,0],"##
      + ##""to":[500,0,0],"ti":[-300,-800,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},"##
      + ##"{"t":60,"s":[337,695,0]}]}}}]}"##
    #expect(try pixel(text, frame: 30) >> 24 == 255)
    #expect(try pixel(text, [.rule(.octagonalMotionPaths)], frame: 30) >> 24 == 0)
  }

  /// A line of 3 : 4 is 41/40 times as long for rlottie: a dash of 101.5 ends 99 units along it.
  @Test func `dashes are measured without a root`() throws {
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"sh","ks":{"a":0,"k":{"c":false,"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"#
      + #""v":[[-56,-76],[64,84]]}}},{"ty":"st","lc":1,"lj":1,"ml":4,"w":{"a":0,"k":8},"#
      + #""o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]},"d":[{"n":"d","v":{"a":0,"k":101.5}},"#
      + #"{"n":"g","v":{"a":0,"k":500}}]}]}]}"#
    #expect(try pixel(text) >> 24 > 200)
    #expect(try pixel(text, [.rule(.octagonalDashes)]) >> 24 == 0)
  }

  /// Two lines that cross, of 50 % each: alpha 128 beside the crossing, and there as well, or 191 in lottie-web's canvas.
  @Test func `the paths of a stroke cover each other`() throws {
    func line(_ from: String, _ to: String) -> String {
      #"{"ty":"sh","ks":{"a":0,"k":{"c":false,"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"v":[\#(from),\#(to)]}}}"#
    }
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[\#(line("[10,50]", "[90,50]")),\#(line("[50,10]", "[50,90]")),{"ty":"st","lc":1,"lj":1,"#
      + #""ml":4,"w":{"a":0,"k":20},"o":{"a":0,"k":50},"c":{"a":0,"k":[1,0,0]}}]}]}"#
    let points = [(20, 50), (50, 50), (50, 80)]
    for (rule, crossing) in [(Dialect.openBoxes, 128), (.strokesEach, 191)] {
      let drawn = try alphas(points, text, "stroke.paths", .rule(rule))
      #expect(zip(drawn, [128, crossing, 128]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(drawn)")
    }
  }

  /// Dashes of 2, 20, 4, 4 from 18 on: the second begins after 4 units, and rlottie's at the rest of 18 by 8.
  @Test func `an offset counts by the last dash alone`() throws {
    let lengths = [("d", 2), ("g", 20), ("d", 4), ("g", 4), ("o", 18)]
      .map { #"{"n":"\#($0.0)","v":{"a":0,"k":\#($0.1)}}"# }.joined(separator: ",")
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":[{"ty":"sh","ks":{"a":0,"k":{"c":false,"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"#
      + #""v":[[0,4],[8,4]]}}},{"ty":"st","lc":1,"lj":1,"ml":4,"w":{"a":0,"k":8},"o":{"a":0,"k":100},"#
      + #""c":{"a":0,"k":[1,0,0]},"d":[\#(lengths)]}]}]}"#
    #expect(try pixel(text) >> 24 == 255)
    #expect(try pixel(text, [.rule(.octagonalDashes)]) >> 24 == 0)
  }

  /// A circle of radius 10 under a pen that reaches 30 to either side: the inner end goes around a disc of radius 20,
  /// which skottie and lottie-web in Chromium leave out; a pen that reaches 9 leaves out a disc of radius 1 anyway.
  @Test(arguments: [(60, true, false), (18, false, false)])
  func `strokes wider than their bends are hollow`(width: Int, isFull: Bool, isHollow: Bool) throws
  {
    let circle =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"#
      + #""ks":{},"shapes":[{"ty":"el","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[20,20]}},"#
      + #"{"ty":"st","lc":1,"lj":1,"ml":4,"w":{"a":0,"k":\#(width)},"#
      + #""o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}]}]}"#
    func isInk(_ rules: [Dialect], x: Int) throws -> Bool {
      try pixels(circle, rules).pixels[50 * 100 + x] >> 24 == 255
    }
    #expect(try isInk([], x: 50) == isFull)
    #expect(try isInk([.hollowStrokes], x: 50) == isHollow)
    #expect(try isInk([], x: 65) && isInk([.hollowStrokes], x: width == 60 ? 72 : 65))
  }

  /// Drawn with lottie-web's canvas in Chromium and rlottie (none), thorvg 1.1 (lines only) and skottie (all).
  @Test func `what has no length has no caps`() throws {
    let line =
      #"{"ty":"sh","ks":{"k":{"c":false,"v":[[50,50],[50,50]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}}}"#
    let ellipse = #"{"ty":"el","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[0,0]}}"#
    func isInk(_ path: String, _ rules: [Dialect]) throws -> Bool {
      let text =
        #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"#
        + #""ks":{},"shapes":[\#(path),{"ty":"st","lc":2,"lj":1,"ml":4,"w":{"a":0,"k":9},"#
        + #""o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}]}]}"#
      return try pixels(text, rules).pixels[50 * 100 + 50] >> 24 == 255
    }
    #expect(try isInk(line, []) && isInk(ellipse, []))
    #expect(try isInk(line, [.noClosedDots]) && !isInk(ellipse, [.noClosedDots]))
    #expect(try !isInk(line, [.noDots]) && !isInk(ellipse, [.noDots]))
  }

  /// lottie-web 5.13's canvas draws a gradient of two colors and three opacities opaque.
  @Test func `opacities between colors are lost`() throws {
    func gradient(_ opacities: String) -> String {
      shape(
        #"{"ty":"gf","t":1,"o":{"a":0,"k":100},"s":{"a":0,"k":[-9,0]},"e":{"a":0,"k":[9,0]},"#
          + #""g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,1,0,0,\#(opacities)]}}}"#
      )
    }
    let (more, same) = ("0,0,0.5,0,1,0", "0,0,1,0")
    #expect(try pixel(gradient(more)) >> 24 == 0)
    #expect(try pixel(gradient(more), [.rule(.opaqueGradients)]) >> 24 == 255)
    #expect(try pixel(gradient(same), [.rule(.opaqueGradients)]) >> 24 == 0)
  }

  /// Yellow over magenta, multiplied over white: lottie-web 5.13's canvas multiplies them with each other, to red.
  @Test func `what a blended layer draws is blended item by item`() throws {
    let box = #"{"ty":"rc","p":{"a":0,"k":[4,4]},"s":{"a":0,"k":[8,8]},"r":{"a":0,"k":0}}"#
    func layer(_ mode: Int, _ colors: [String]) -> String {
      let fills = colors.map { #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":\#($0)}}"# }
      return #"{"ty":4,"ip":0,"op":60,"st":0,"bm":\#(mode),"ks":{},"shapes":["#
        + ([box] + fills).joined(separator: ",") + "]}"
    }
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":["#
      + layer(1, ["[1,1,0]", "[1,0,1]"]) + "," + layer(0, ["[1,1,1]"]) + "]}"
    #expect(try pixel(text) == 0xFF00_FFFF)
    #expect(try pixel(text, [.rule(.blendsEach)]) == 0xFF00_00FF)
  }

  /// rlottie 0.2 casts opacities to bytes, and canvases ignore those out of range, as lottie-web 5.13's does.
  @Test(arguments: [(-20, 0, 205, 255), (130, 255, 75, 255)])
  func `opacities out of range wrap, or do not count`(
    percent: Int,
    clamped: UInt32,
    wrapped: UInt32,
    ignored: UInt32
  ) throws {
    let fill = shape(#"{"ty":"fl","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":\#(percent)}}"#)
    for text in [fill, solid(opacity: percent)] {
      #expect(try pixel(text) >> 24 == clamped)
      #expect(try pixel(text, [.rule(.wrappedOpacities)]) >> 24 == wrapped)
      #expect(try pixel(text, [.rule(.ignoredOpacities)]) >> 24 == ignored)
    }
  }

  /// Cyan multiplied into yellow, at 50 %: skottie (canvaskit 0.42) gave a yellow that is half as red.
  @Test func `what is alone in a translucent layer is blended with what is below`() throws {
    func layer(_ color: String, _ mode: Int, _ opacity: Int) -> String {
      #"{"ty":4,"ip":0,"op":60,"st":0,"ks":{"o":{"a":0,"k":\#(opacity)}},"shapes":["#
        + #"{"ty":"rc","p":{"a":0,"k":[4,4]},"s":{"a":0,"k":[8,8]},"r":{"a":0,"k":0}},"#
        + #"{"ty":"fl","bm":\#(mode),"o":{"a":0,"k":100},"c":{"a":0,"k":\#(color)}}]}"#
    }
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":["#
      + layer("[0,1,1]", 1, 50) + "," + layer("[1,1,0]", 0, 100) + "]}"
    #expect(try pixel(text) == 0xFF80_FF7F)
    #expect(try pixel(text, [.rule(.fadedBlends)]) == 0xFF00_FF7F)
  }

  /// skottie (canvaskit 0.42) draws a fill whose color has an alpha of 0.5 half opaque.
  @Test func `the alpha of a color counts`() throws {
    let text = shape(
      #"{"ty":"fl","c":{"a":0,"k":[1,0,0,0.5]},"o":{"a":0,"k":100}}"#
    )
    #expect(try pixel(text) >> 24 == 255)
    #expect(try pixel(text, [.edit(.colorAlpha)]) >> 24 == 128)
    let keyframes =
      #"{"a":1,"k":[{"t":0,"s":[1,0,0,0.5],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":60,"s":[1,0,0,0]}]}"#
    let animated = text.replacing(#""c":{"a":0,"k":[1,0,0,0.5]}"#, with: #""c":"# + keyframes)
    #expect(try pixel(animated, frame: 30) >> 24 == 255)
    #expect(try pixel(animated, [.edit(.colorAlpha)], frame: 30) >> 24 == 64)
  }

  @Test func `a way is read from its text, and nothing else is a way`() {
    #expect(Deviation("remove") == .edit(.remove))
    #expect(Deviation("set bm=0") == .set([.init("bm", "0")]))
    #expect(Deviation("masks l a") == .masks(from: "l", to: "a"))
    #expect(Deviation("rule linear-colors") == .rule(.linearColors))
    for text in ["", "set", "set bm", "rule", "rule none", "masks a", "removed", "remove x"] {
      #expect(Deviation(text) == nil, "\(text)")
    }
  }

  private func way(_ text: String) -> Deviation {
    Deviation(text) ?? .edit(.remove)
  }

  @Test func `members are replaced or added, and what is removed takes its insides along`() throws {
    let text = #"{"ty":0,"a":{"b":1,"c":[{"d":2}]},"e":{}}"#
    let document = try JSONDocument(Array(text.utf8))
    func edited(_ ways: Deviation..., at path: JSONName? = nil) -> String {
      let location = document.withRoot { root in
        path.flatMap { root[$0] }?.location ?? root.location
      }
      let splices = ways.flatMap { $0.splices(of: document, at: [location]) }
      return String(decoding: document.bytes.spliced(splices.inOrder), as: UTF8.self)
    }
    #expect(edited(way("set ty=3")) == #"{"ty":3,"a":{"b":1,"c":[{"d":2}]},"e":{}}"#)
    #expect(edited(way("set a.b=7,f=1")) == #"{"f":1,"ty":0,"a":{"b":7,"c":[{"d":2}]},"e":{}}"#)
    #expect(edited(way("set g=null")) == text)
    #expect(edited(way("set h=1"), at: "e") == #"{"ty":0,"a":{"b":1,"c":[{"d":2}]},"e":{"h":1}}"#)
    #expect(edited(way("set b=9"), way("remove"), at: "a") == #"{"ty":0,"a":{},"e":{}}"#)
  }

  /// lottie-android reads the type first: what stands before it, but for the direction, is lost.
  @Test func `members before a shape's type are lost`() throws {
    let late =
      #"{"p":{"a":0,"k":[4,4]},"s":{"a":0,"k":[8,8]},"ty":"el"},"#
      + #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}"#
    let document =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":4,"ip":0,"op":60,"st":0,"ks":{},"#
      + #""shapes":["# + late + "]}]}"
    let animation = try LottieAnimation.decode(Array(document.utf8))
    let hit = try #require(
      animation.document.features().first { $0.feature.rawValue == "shape.late_type" }
    )
    let spoken = try #require(animation.deviating([FeatureUse(hit, [.edit(.lateType)])]))
    let renderer = FrameRenderer(spoken, settings: RenderSettings(width: 8, height: 8))
    renderer.draw(frame: 0)
    #expect(renderer.pixmap.pixels.allSatisfy { $0 == 0 })
  }

  /// lottie-web 5.13: red of (237, 33, 51), tinted with dark blue (26, 26, 128) and yellow (255, 242, 51), is
  /// (159, 152, 83).
  @Test func `a tint goes by the mean of the light`() throws {
    func control(_ value: String) -> String { #"{"ty":2,"v":{"a":0,"k":\#(value)}}"# }
    let tint =
      #""ef":[{"ty":20,"en":1,"ef":["# + control("[0.1,0.1,0.5]") + ","
      + control("[1,0.95,0.2]") + #",{"ty":0,"v":{"a":0,"k":100}}]}],"sc":"#
    let document = solid(opacity: 100)
      .replacing(##""sc":"#ffffff""##, with: tint + ##""#ed2133""##)
    let pixel = try pixel(document, [.rule(.linearFilters)])
    let color = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map(Int.init)
    #expect(zip(color, [159, 152, 83]).allSatisfy { abs($0 - $1) <= 2 })
  }

  /// Effects of type 5, a group of controls, draw nothing in lottie-web and thorvg.
  @Test func `an effect without a type of its own draws nothing`() throws {
    let fill =
      #""ef":[{"ty":5,"mn":"ADBE Fill","en":1,"ef":[{},{},{"ty":2,"v":{"a":0,"k":[1,0,0]}}]}],"sc":"#
    let document = solid(opacity: 100).replacing(#""sc":"#, with: fill)
    #expect(try pixel(document) == 0xff00_00ff)
    #expect(try pixel(document, [.rule(.effectsByType)]) == 0xffff_ffff)
  }

  /// Two halves that touch, each blurred to a half of its opacity at the edge: together 1, one over the other 3/4.
  @Test func `a blur is that of each fill`() throws {
    func half(_ x: Int) -> String {
      #"{"ty":"gr","it":[{"ty":"rc","p":{"a":0,"k":[\#(x),4]},"s":{"a":0,"k":[60,90]},"r":{"a":0,"k":0}},"#
        + #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}},{"ty":"tr"}]}"#
    }
    let blur =
      #""ef":[{"ty":29,"mn":"ADBE Gaussian Blur 2","en":1,"ef":[{"ty":0,"v":{"a":0,"k":40}}]}],"ks":"#
    let document = shape(half(-26) + "," + half(34)).replacing(#""ks":"#, with: blur)
    let (one, each) = (try pixel(document), try pixel(document, [.rule(.effectsEach)]))
    #expect(one >> 24 >= 254)
    #expect(abs(Int(each >> 24) - 191) <= 3)
  }

  /// thorvg 1.1: of an animation of two and a half frames, those behind 1.5 look as that one.
  @Test func `the last frame is one before the end`() throws {
    let moved =
      #"{"p":{"a":1,"k":[{"t":1.5,"s":[0,0],"h":1},{"t":2,"s":[99,0],"h":1}]}}"#
    let document = solid(opacity: 100).replacing(#"{"o":{"a":0,"k":100}}"#, with: moved)
      .replacing(#""op":60,"w""#, with: #""op":2.5,"w""#)
    #expect(try pixel(document, frame: 2.2) == 0)
    #expect(try pixel(document, [.rule(.earlyLastFrame)], frame: 2.2) == 0xffff_ffff)
  }
}
