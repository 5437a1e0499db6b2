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
    let spoken = try #require(animation.deviating(hits.map { ($0, ways) }))
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

  @Test func `a way is read from its text, and nothing else is a way`() {
    #expect(Deviation("remove") == .remove)
    #expect(Deviation("set bm=0") == .set([.init("bm", "0")]))
    #expect(Deviation("masks l a") == .masks(from: "l", to: "a"))
    #expect(Deviation("rule linear-colors") == .rule(.linearColors))
    for text in ["", "set", "set bm", "rule", "rule none", "masks a", "removed", "remove x"] {
      #expect(Deviation(text) == nil, "\(text)")
    }
  }

  private func way(_ text: String) -> Deviation {
    Deviation(text) ?? .remove
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
    #expect(edited(way("set b=9"), .remove, at: "a") == #"{"ty":0,"a":{},"e":{}}"#)
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
    let spoken = try #require(animation.deviating([(hit, [.lateType])]))
    let renderer = FrameRenderer(spoken, settings: RenderSettings(width: 8, height: 8))
    renderer.draw(frame: 0)
    #expect(renderer.pixmap.pixels.allSatisfy { $0 == 0 })
  }
}
