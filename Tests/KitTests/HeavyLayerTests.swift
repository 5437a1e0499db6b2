import Foundation
import LottieCodecs
import LottieEngine
import LottieModel
import LottieRaster
import LottieScene
import Testing

@testable import LottieKit

/// Documents with one heavy layer among light ones, each heavy for another reason.
struct HeavyLayerTests {
  /// A reason for which a layer takes much.
  enum Reason: String, CaseIterable {
    case overdraw, vertices, morph, trim, offset, repeater, rounded, zigzag, merge
    case dashes, gradient, blend, blur, noise, displacement
    case matte, masks, image, opacity, text
  }

  // MARK: Documents

  private static func value(_ value: String) -> String { #"{"a":0,"k":\#(value)}"# }

  /// From one value to another in 60 frames.
  private static func moving(_ from: String, _ to: String) -> String {
    #"{"a":1,"k":[{"t":0,"s":\#(from),"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":60,"s":\#(to)}]}"#
  }

  private static let fill = #"{"ty":"fl","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]}}"#

  private static func rectangle(_ side: Int) -> String {
    #"{"ty":"rc","p":{"a":0,"k":[100,100]},"s":{"a":0,"k":[\#(side),\#(side)]},"r":{"a":0,"k":0}}"#
  }

  private static func layer(_ name: String, _ shapes: [String], _ members: String = "") -> String {
    #"{"ty":4,"nm":"\#(name)","ip":0,"op":60,"st":0,"ks":{},\#(members)"shapes":[\#(shapes.joined(separator: ","))]}"#
  }

  /// A ring of vertices around the middle.
  private static func ring(_ count: Int, radius: Double = 60) -> String {
    let corners = (0..<count).map { number in
      let angle = Double(number) / Double(count) * 2 * Double.pi
      return [100 + radius * cos(angle), 100 + radius * sin(angle)]
        .map { String(($0 * 100).rounded() / 100) }
    }
    let vertices = corners.map { "[\($0[0]),\($0[1])]" }.joined(separator: ",")
    let none = Array(repeating: "[0,0]", count: count).joined(separator: ",")
    return #"{"c":true,"v":[\#(vertices)],"i":[\#(none)],"o":[\#(none)]}"#
  }

  private static func path(_ count: Int) -> String { #"{"ty":"sh","ks":\#(value(ring(count)))}"# }

  private static func effect(_ name: String, _ controls: [String]) -> String {
    #""ef":[{"ty":5,"nm":"e","mn":"\#(name)","en":1,"ef":[\#(controls.joined(separator: ","))]}],"#
  }

  private static func control(_ type: Int, _ value: String) -> String {
    #"{"ty":\#(type),"v":{"a":0,"k":\#(value)}}"#
  }

  private static func mask(_ number: Int) -> String {
    #"{"mode":"a","inv":false,"o":{"a":0,"k":100},"pt":\#(moving("[\(ring(40))]", "[\(ring(40, radius: 80 - Double(number)))]"))}"#
  }

  private static let precomp =
    #"{"ty":0,"nm":"heavy","refId":"p","ip":0,"op":60,"st":0,"w":200,"h":200,"ks":{"o":{"a":0,"k":50}}}"#

  /// The layers that the heavy one takes, itself among them.
  private static func layers(_ reason: Reason) -> [String] {
    func heavy(_ shapes: [String], _ members: String = "") -> String {
      layer("heavy", shapes, members)
    }
    let large = [rectangle(200), fill]
    switch reason {
    case .overdraw: return [heavy((0..<40).flatMap { _ in large })]
    case .vertices: return [heavy([path(4000), fill])]
    case .morph:
      let keys = moving("[\(ring(1500))]", "[\(ring(1500, radius: 80))]")
      return [heavy([#"{"ty":"sh","ks":\#(keys)}"#, fill])]
    case .trim:
      let trim =
        #"{"ty":"tm","s":\#(value("0")),"e":\#(moving("[1]", "[100]")),"o":\#(value("0")),"m":1}"#
      return [heavy([path(800), trim, fill])]
    case .offset:
      return [
        heavy([
          path(200), #"{"ty":"op","a":\#(moving("[1]", "[9]")),"lj":2,"ml":\#(value("4"))}"#, fill,
        ])
      ]
    case .repeater:
      let copies =
        #"{"ty":"rp","c":\#(value("200")),"o":\#(value("0")),"m":1,"tr":{"p":\#(value("[1,0]")),"s":\#(value("[100,100]"))}}"#
      return [heavy([rectangle(20), fill, copies])]
    case .rounded:
      return [heavy([path(600), #"{"ty":"rd","r":\#(moving("[1]", "[9]"))}"#, fill])]
    case .zigzag:
      let zigzag =
        #"{"ty":"zz","s":\#(moving("[1]", "[9]")),"r":\#(value("10")),"pt":\#(value("1"))}"#
      return [heavy([path(100), zigzag, fill])]
    case .merge:
      let star = { (turn: String) in
        #"{"ty":"sr","sy":1,"p":{"a":0,"k":[100,100]},"r":\#(turn),"pt":{"a":0,"k":30},"ir":{"a":0,"k":40},"is":{"a":0,"k":0},"or":{"a":0,"k":80},"os":{"a":0,"k":0}}"#
      }
      return [heavy([star(value("0")), star(moving("[0]", "[60]")), #"{"ty":"mm","mm":2}"#, fill])]
    case .dashes:
      let stroke =
        #"{"ty":"st","o":{"a":0,"k":100},"c":{"a":0,"k":[1,0,0]},"w":{"a":0,"k":2},"d":[{"n":"d","v":{"a":0,"k":1}},{"n":"g","v":{"a":0,"k":1}}]}"#
      return [heavy([path(100), stroke])]
    case .gradient:
      let gradient =
        #"{"ty":"gf","o":{"a":0,"k":100},"t":2,"s":{"a":0,"k":[100,100]},"e":{"a":0,"k":[200,100]},"g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1]}}}"#
      return [heavy([rectangle(200), gradient])]
    case .blend: return [heavy(large, #""bm":14,"#)]
    case .blur:
      let blur = effect(
        "ADBE Gaussian Blur 2",
        [control(0, "20"), control(7, "1"), control(7, "0")]
      )
      return [heavy([rectangle(60), fill], blur)]
    case .noise:
      let noise = effect("ADBE Fractal Noise", [control(7, "1"), control(7, "1")])
      return [heavy([rectangle(100), fill], noise)]
    case .displacement:
      let displacement = effect(
        "ADBE Displacement Map",
        [
          control(10, "1"), control(7, "5"), control(0, "40"), control(7, "11"), control(0, "0"),
          control(7, "1"), control(4, "0"), control(4, "1"),
        ]
      )
      return [heavy([rectangle(60), fill], displacement)]
    case .matte:
      return [layer("cut", [rectangle(190), fill], #""td":1,"#), heavy(large, #""tt":1,"#)]
    case .masks:
      let masks = (0..<10).map(mask).joined(separator: ",")
      return [heavy([rectangle(60), fill], #""hasMask":true,"masksProperties":[\#(masks)],"#)]
    case .image:
      return [
        #"{"ty":2,"nm":"heavy","refId":"i","ip":0,"op":60,"st":0,"ks":{"s":{"a":0,"k":[10,10]}}}"#
      ]
    case .opacity: return [precomp]
    case .text:
      let text = String(repeating: "A", count: 300)
      return [
        #"{"ty":5,"nm":"heavy","ip":0,"op":60,"st":0,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"\#(text)","f":"Blocks","s":10,"j":0,"tr":0,"lh":10,"ls":0,"fc":[1,0,0],"sz":[200,200],"ps":[0,0]}}]},"p":{},"m":{"g":1,"a":{"a":0,"k":[0,0]}},"a":[]}}"#
      ]
    }
  }

  private static let side = 300

  private static func document(_ reason: Reason) throws -> LottieAnimation {
    var layers = (1...6).map { number in
      let turn = #""ks":{"r":\#(moving("[0]", "[\(60 * number)]"))},"#
      let members = #""ind":\#(number),"# + (number % 2 == 0 ? turn : "")
      return layer("light \(number)", [rectangle(30), fill], members)
    }
    layers.insert(contentsOf: Self.layers(reason), at: 3)
    let corners = (0..<2).map { number in
      layer(
        "corner \(number)",
        [rectangle(10), fill],
        #""ks":{"p":\#(value("[\(170 * number - 90),\(170 * number - 90)]"))},"#
      )
    }
    let picture = Pixmap(width: side, height: side, fill: 0xFF00_00FF)
    let file = Base64.encode(try PNGEncoder().encode(picture))
    let assets = [
      #"{"id":"p","layers":[\#(corners.joined(separator: ","))]}"#,
      #"{"id":"i","w":\#(side),"h":\#(side),"e":1,"u":"","p":"data:image/png;base64,\#(file)"}"#,
    ]
    let glyph =
      #"{"ch":"A","size":100,"style":"Regular","w":60,"fFamily":"Blocks","data":{"shapes":[{"ty":"gr","it":[\#(path(12))]}]}}"#
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":200,"h":200,"fonts":{"list":[{"fName":"Blocks","fFamily":"Blocks","fStyle":"Regular","ascent":50}]},"chars":[\#(glyph)],"assets":[\#(assets.joined(separator: ","))],"layers":[\#(layers.joined(separator: ","))]}"#
    return try LottieAnimation.decode(Array(text.utf8))
  }

  private static let settings = RenderSettings(width: 200, height: 200)

  // MARK: Tests

  @Test(arguments: Reason.allCases)
  func `the heavy layer is first`(_ reason: Reason) throws {
    let profile = AnimationProfile(
      try Self.document(reason),
      frames: [0, 20, 40],
      settings: Self.settings,
      .lottie
    )
    let problems = profile.diagnostics.filter { diagnostic in
      guard case .feature(let feature) = diagnostic.kind else { return true }
      return feature.ownSupport == .notDrawn
    }
    #expect(problems.isEmpty)
    #expect(profile.layers.first?.keypath == ["heavy"])
  }

  /// What is drawn as a whole, by a composition that does not know of layers' shares.
  @Test(arguments: Reason.allCases)
  func `the layers' figures add up to those of the frame`(_ reason: Reason) throws {
    let animation = try Self.document(reason)
    let profile = AnimationProfile(animation, frames: [20], settings: Self.settings, .lottie)
    let layers = profile.layers.map { $0.frames[0] }
    let composition = Composition(drawing: animation)
    composition.update(frame: 19)
    composition.forceDisplayUpdate()
    let before = composition.updateWork
    let list = composition.update(frame: 20)
    let rasterizer = Rasterizer(width: 200, height: 200)
    _ = rasterizer.draw(list, view: Self.settings.view(of: animation.size))
    let work = Double(composition.updateWork - before + rasterizer.estimatedWork)
    let sum = Double(layers.reduce(0) { $0 + $1.work })
    #expect(abs(sum - work) <= 0.05 * work)
    let paths: [PathResource?] = list.items.compactMap { item in
      switch item.content {
      case .fill(let fill): .some(fill.path)
      case .stroke(let stroke): .some(stroke.path)
      case .image: .some(nil)
      case .group: .none
      }
    }
    #expect(layers.reduce(0) { $0 + $1.paints } == paths.count)
    let vertices = paths.reduce(0) { $0 + ($1?.vertexCount ?? 0) }
    #expect(layers.reduce(0) { $0 + $1.vertices } == vertices)
    // Four bytes a pixel.
    #expect(profile.imageBytes == (reason == .image ? 300 * 300 * 4 : 0))
  }

  /// A path that a modifier changes, and one that nothing does.
  @Test func `what is updated counts, though it is drawn alike`() throws {
    let trim =
      #"{"ty":"tm","s":\#(Self.value("0")),"e":\#(Self.moving("[50]", "[100]")),"o":\#(Self.value("0")),"m":1}"#
    let layers = [
      Self.layer("still", [Self.path(300), Self.fill]),
      Self.layer("trimmed", [Self.path(300), trim, Self.fill]),
    ]
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":200,"h":200,"layers":[\#(layers.joined(separator: ","))]}"#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let profile = AnimationProfile(animation, frames: [0, 30], settings: Self.settings, .lottie)
    #expect(profile.layers.map(\.keypath) == [["trimmed"], ["still"]])
  }
}
