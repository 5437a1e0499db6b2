import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Testing

/// Rules of other players; what thorvg does was seen of thorvg 1.1.1 in dotlottie-web 0.80.
struct PlayerRuleTests {
  private struct NoImages: AnimationImageProvider {
    func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
      throw ImageProviderError("no image")
    }
  }

  private struct WideImages: AnimationImageProvider {
    func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
      ImageResource(Pixmap(width: 4, height: 2))
    }
  }

  private func drawn(
    _ layers: String,
    assets: String = "",
    by dialect: Dialect,
    images: (any AnimationImageProvider)? = nil
  ) throws -> [String] {
    let text =
      #"{"w":100,"h":100,"fr":10,"ip":0,"op":100,"assets":[\#(assets)],"layers":[\#(layers)]}"#
    var animation = try LottieAnimation.decode(Array(text.utf8))
    animation.dialect = dialect
    return lines(Composition(animation, imageProvider: images).update(frame: 0))
  }

  @Test func `missing images are a placeholder that fits into their size`() throws {
    let (layer, asset) = (#"{"ty":2,"refId":"i"}"#, #"{"id":"i","p":"a.png","w":8,"h":12}"#)
    #expect(try drawn(layer, assets: asset, by: [], images: NoImages()) == [])
    let list = try drawn(
      layer,
      assets: asset,
      by: [.placeholderImages, .fittedImages],
      images: NoImages()
    )
    #expect(list == ["image 32x32 8 8"])
  }

  @Test func `images fit at the upper left of their size`() throws {
    let (layer, asset) = (#"{"ty":2,"refId":"i"}"#, #"{"id":"i","p":"a.png","w":40,"h":40}"#)
    let list = try drawn(layer, assets: asset, by: .fittedImages, images: WideImages())
    #expect(list == ["image 4x2 40 20"])
  }

  /// An image of 4 by 2 in 40 by 40.
  @Test(arguments: [
    (Dialect.centeredImages, "image 4x2 40 20 matrix(1 0 0 1 0 10)"),
    (.stretchedImages, "image 4x2 40 40"), (.naturalImages, "image 4x2 4 2"),
  ])
  func `images have other sizes and places`(_ rule: Dialect, _ expected: String) throws {
    let (layer, asset) = (#"{"ty":2,"refId":"i"}"#, #"{"id":"i","p":"a.png","w":40,"h":40}"#)
    #expect(try drawn(layer, assets: asset, by: rule, images: WideImages()) == [expected])
  }

  @Test func `an animation is drawn at whole frames`() throws {
    let keys =
      #"{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":10,"s":[10,0]}]}"#
    let text =
      #"{"w":100,"h":100,"fr":10,"ip":0,"op":100,"layers":[\#(solid(more: #","ks":{"p":\#(keys)}"#))]}"#
    func list(_ frame: Double, by dialect: Dialect) throws -> [String] {
      var animation = try LottieAnimation.decode(Array(text.utf8))
      animation.dialect = dialect
      return lines(Composition(animation).update(frame: frame))
    }
    #expect(try list(3.7, by: .wholeRootFrames) == list(3, by: []))
    #expect(try list(3.7, by: []) != list(3, by: []))
  }

  @Test func `shadows end at the box of what casts them`() throws {
    let shadow =
      #"{"ty":25,"mn":"ADBE Drop Shadow","en":1,"ef":[{"ty":2,"v":{"k":[0,0,0,1]}},{"ty":0,"v":{"k":255}},{"ty":0,"v":{"k":90}},{"ty":0,"v":{"k":5}},{"ty":0,"v":{"k":0}},{"ty":7,"v":{"k":0}}]}"#
    let layer = solid(more: #","ef":[\#(shadow)]"#)
    #expect(try drawn(layer, by: .boxedShadows).first == "group clip(0 0 10 10)")
    #expect(try drawn(layer, by: []).first != "group clip(0 0 10 10)")
  }

  /// A solid with masks, squares from a place to the lower right; each is a mode, `-` for an inverted one.
  private func masked(_ modes: [String]) -> String {
    let masks = modes.enumerated().map { index, mode in
      let (a, b) = (index * 2, index * 2 + 4)
      return
        #"{"mode":"\#(mode.last ?? "a")","inv":\#(mode.hasPrefix("-")),"o":{"k":100},"pt":{"k":{"v":[[\#(a),\#(a)],[\#(b),\#(a)],[\#(b),\#(b)],[\#(a),\#(b)]],"c":true}}}"#
    }
    return solid(more: #","masksProperties":[\#(masks.joined(separator: ","))]"#)
  }

  /// The masks of a layer as they are combined.
  private func group(_ modes: String...) throws -> String? {
    try drawn(masked(modes), by: .chainedMasks).first
  }

  @Test func `masks are combined from the last to the first`() throws {
    // a(1 - si): from the last on, 1 - i, or 1 - s, and a.
    #expect(
      try group("a", "s", "i") == "group mask(subtract 1) mask(add inverted 1) mask(intersect 1)"
    )
    #expect(try group("a", "a", "f") == "group mask(add 1) mask(difference 1) mask(add 1)")
  }

  @Test func `masks that subtract are one path where they follow one another`() throws {
    #expect(try group("s", "s") == "group mask(subtract 1)")
    #expect(try group("a", "s", "s") == "group mask(subtract 1) mask(intersect 1)")
  }

  @Test func `an inverted mask has another mode`() throws {
    // Without a, s intersects: 1 - as.
    #expect(try group("-a", "-s") == "group mask(subtract 1) mask(add inverted 1)")
  }

  /// As lottie-android 6.7.1 shows the ghost of thorvg's samples: along its path, in place of its rotation, and upright
  /// after the last keyframe.
  @Test func `what orients along its motion is upright at rest`() throws {
    let keys =
      #"{"a":1,"k":[{"t":10,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":20,"s":[0,10]}]}"#
    func matrix(_ frame: Double) throws -> String? {
      let layer = solid(more: #","ao":1,"ks":{"p":\#(keys),"r":{"k":30}}"#)
      let text = #"{"w":9,"h":9,"fr":1,"ip":0,"op":99,"layers":[\#(layer)]}"#
      var animation = try LottieAnimation.decode(Array(text.utf8))
      animation.dialect = .orientsInstead
      return lines(Composition(animation).update(frame: frame)).first?.split(separator: " M").first
        .map(String.init)
    }
    #expect(try matrix(5) == "fill #000000 matrix(0 1 -1 0 0 0)")
    #expect(try matrix(15) == "fill #000000 matrix(0 1 -1 0 0 5)")
    #expect(try matrix(20) == "fill #000000 matrix(1 0 0 1 0 10)")
  }

  /// As rlottie 0.2 drew a bar that moves along a curve: upright at the first and from the last keyframe on.
  @Test func `what orients along its motion is upright before and after it`() throws {
    let keys =
      #"{"a":1,"k":[{"t":10,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":20,"s":[0,10]}]}"#
    let layer = solid(more: #","ao":1,"ks":{"p":\#(keys)}"#)
    var animation = try LottieAnimation.decode(
      Array(#"{"w":9,"h":9,"fr":1,"ip":0,"op":99,"layers":[\#(layer)]}"#.utf8)
    )
    animation.dialect = .orientsInMotion
    let composition = Composition(animation)
    let turned = [5.0, 10, 11, 19, 20, 25].map {
      lines(composition.update(frame: $0)).first?.contains("matrix(0 1 -1 0") ?? false
    }
    #expect(turned == [false, false, true, true, false, false])
  }

  /// As lottie-android 6.7.1 cuts the parallels of the globe of thorvg's samples, which are copies of one above it.
  @Test func `what is masked is measured without its copies`() throws {
    let mask =
      #"{"mode":"a","pt":{"k":{"v":[[0,0],[90,0],[90,90],[0,90]],"c":true}},"o":{"k":100}}"#
    func clip(offset: Int) throws -> String? {
      let repeater =
        #"{"ty":"rp","c":{"k":3},"o":{"k":\#(offset)},"tr":{"p":{"k":[0,20]},"so":{"k":100},"eo":{"k":100}}}"#
      let layer = shapeLayer(
        square(0, 0),
        fill(),
        repeater,
        more: #","masksProperties":[\#(mask)]"#
      )
      return try drawn(layer, by: .tightLayers).first
    }
    #expect(try clip(offset: 0) == "group clip(-1 -1 11 11) mask(add 1)")
    #expect(try clip(offset: 1) == "group clip(-1 -1 11 11) mask(add 1)")
  }

  /// As lottie-web 5.13 draws them on a canvas: what counts is the direction of each.
  @Test func `masks are one path whatever their modes`() throws {
    #expect(try drawn(masked(["a", "s", "i"]), by: .joinedMasks).first == "group mask(add 1)")
    #expect(try drawn(masked(["-s"]), by: .joinedMasks).first == "group mask(add 1)")
    #expect(try drawn(solid(), by: .joinedMasks).first?.contains("mask") == false)
    #expect(try joined("a", "s", "i").map(\.vertices.count) == [4, 4, 4])
    // The composition goes around clockwise, as the path of the mask, which takes nothing away.
    let inverted = try joined("-s")
    #expect(inverted.map { $0.vertices.count } == [4, 4])
    #expect(inverted.map { turn($0) > 0 } == [true, true])
  }

  /// The contours of the one mask of a layer.
  private func joined(_ modes: String...) throws -> [Contour] {
    let text = #"{"w":9,"h":9,"fr":1,"ip":0,"op":9,"layers":[\#(masked(modes))]}"#
    var animation = try LottieAnimation.decode(Array(text.utf8))
    animation.dialect = .joinedMasks
    let items = Composition(animation).update(frame: 0).items
    guard case .group(let group) = items.first?.content else { return [] }
    return group.masks.flatMap(\.path.path.contours)
  }

  /// At the second vertex of a contour: positive for a turn to the right, clockwise on the screen.
  private func turn(_ contour: Contour) -> Double {
    let points = contour.vertices.map(\.point)
    return (points[1] - points[0]).cross(points[2] - points[1])
  }

  @Test func `without depth a camera and places behind do not count`() throws {
    let far = solid(more: #","ddd":1,"ks":{"p":{"k":[5,5,100]},"a":{"k":[5,5,0]}}"#)
    let flat = ["fill #000000 M0,0 L10,0 L10,10 L0,10 L0,0 Z"]
    #expect(try drawn(far, by: []) != flat)
    #expect(try drawn(far, by: .flatSpace) == flat)
    let camera = #"{"ty":13,"ddd":1,"pe":{"k":50},"ks":{"p":{"k":[0,0,-50]},"a":{"k":[0,0,0]}}}"#
    #expect(try drawn("\(camera),\(far)", by: .flatSpace) == flat)
  }

  @Test func `blend modes see what is below their precomp`() throws {
    let asset = #"{"id":"c","layers":[{"bm":1,\#(solid().dropFirst())]}"#
    func group(by dialect: Dialect) throws -> String? {
      try drawn(#"{"ty":0,"refId":"c","w":20,"h":20}"#, assets: asset, by: dialect).first
    }
    #expect(try group(by: []) == "group isolated clip(0 0 20 20)")
    #expect(try group(by: .openBlends) == "group clip(0 0 20 20)")
  }

  /// The glyph "A", in a cell 60 wide, as members behind the assets.
  private var glyphs: String {
    let glyph =
      #"{"ch":"A","size":100,"style":"","w":60,"fFamily":"F","data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","#
      + #""ks":{"k":{"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]],"#
      + #""v":[[0,0],[0,-50],[50,-50]],"c":true}}}]}]}}"#
    let fonts = #"{"list":[{"fName":"F","fFamily":"F","fStyle":""}]}"#
    return #"],"fonts":\#(fonts),"chars":[\#(glyph)"#
  }

  /// The text "A", with an animator of some properties, as members of a layer.
  private func words(size: Int, _ animated: String = "") -> String {
    #"{"t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"F","s":\#(size),"j":0,"lh":60,"fc":[1,0,0]}}]},"#
      + #""p":{},"m":{"g":1},"a":[{"a":{\#(animated)},"s":{"t":0,"a":{"k":100},"b":1,"sh":1,"r":1}}]}}"#
  }

  /// Where the text "A" with an animator is.
  private func place(size: Int, _ animated: String, by dialect: Dialect) throws -> String? {
    let text = #"{"ty":5,\#(words(size: size, animated).dropFirst())"#
    let list = try drawn(text, assets: glyphs, by: dialect)
    return list.last?.split(separator: " M").first.map(String.init)
  }

  @Test func `the opacity of a text counts twice`() throws {
    let text = #"{"ty":5,"ks":{"o":{"k":50}},\#(words(size: 100).dropFirst())"#
    func color(_ dialect: Dialect) throws -> String? {
      try drawn(text, assets: glyphs, by: dialect).first?.split(separator: " M").first.map(
        String.init
      )
    }
    #expect(try color([]) == "fill #ff0000@0.5")
    #expect(try color(.textOpacityTwice) == "fill #ff0000@0.25")
  }

  @Test func `characters turn about where they begin`() throws {
    let turn = #""r":{"k":90}"#
    // About (30, 0), the middle of the cell, or about (0, 0).
    #expect(try place(size: 100, turn, by: []) == "fill #ff0000 matrix(0 1 -1 0 30 -30)")
    #expect(try place(size: 100, turn, by: .leftPivots) == "fill #ff0000 matrix(0 1 -1 0 0 0)")
  }

  @Test func `animated tracking is that of size 100, also before the first character`() throws {
    let tracking = #""t":{"k":20}"#
    #expect(try place(size: 50, tracking, by: []) == "fill #ff0000 matrix(0.5 0 0 0.5 0 0)")
    #expect(
      try place(size: 50, tracking, by: .scaledTracking)
        == "fill #ff0000 matrix(0.5 0 0 0.5 10 0)"
    )
  }

  /// A square of 10 whose sides are moved outwards, or inwards where it goes around counterclockwise.
  private func offset(by amount: Double, isReversed: Bool = false, _ dialect: Dialect) throws
    -> String?
  {
    let vertices = isReversed ? "[0,0],[0,10],[10,10],[10,0]" : "[0,0],[10,0],[10,10],[0,10]"
    let handles = "[0,0],[0,0],[0,0],[0,0]"
    let path = #"{"v":[\#(vertices)],"i":[\#(handles)],"o":[\#(handles)],"c":true}"#
    let shapes =
      #"[{"ty":"sh","ks":{"k":\#(path)}},{"ty":"op","a":{"k":\#(amount)},"lj":1,"ml":{"k":4}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]"#
    return try drawn(#"{"ty":4,"shapes":\#(shapes)}"#, by: dialect).first
  }

  @Test func `miters are limited by their length`() throws {
    // From the end of a side that was moved by 5 to the corner it is 5, more than 4.
    #expect(try offset(by: 5, [])?.contains("L15,-5") == true)
    #expect(try offset(by: 5, .measuredMiters)?.contains("15,-5") == false)
    #expect(try offset(by: 3, .measuredMiters)?.contains("L13,-3") == true)
  }

  @Test func `offsets widen what a path encloses`() throws {
    #expect(try offset(by: 3, isReversed: true, [])?.contains("3,3") == true)
    #expect(try offset(by: 3, isReversed: true, .outwardOffsets)?.contains("-3,-3") == true)
    #expect(try offset(by: 3, .outwardOffsets) == offset(by: 3, []))
  }

  @Test func `masks of one percent are opaque`() throws {
    let layer = masked(["a"]).replacing(#""o":{"k":100}"#, with: #""o":{"k":1}"#)
    #expect(try drawn(layer, by: []).first == "group mask(add 0.01)")
    #expect(try drawn(layer, by: .opaqueMasks).first == "group mask(add 1)")
  }

  @Test func `effects come before the frame of a precomp, and before masks`() throws {
    let effect =
      #""ef":[{"ty":29,"mn":"ADBE Gaussian Blur 2","en":1,"ef":[{"ty":0,"v":{"k":10}}]}]"#
    let precomp = #"{"ty":0,"refId":"c","w":20,"h":20,\#(effect)}"#
    let asset = #"{"id":"c","layers":[\#(solid())]}"#
    func groups(_ layer: String, _ dialect: Dialect) throws -> [String] {
      try drawn(layer, assets: asset, by: dialect).dropLast().map {
        $0.split(separator: " ").joined(separator: " ")
      }
    }
    #expect(try groups(precomp, []) == ["group", "group blur(3,3)", "group clip(0 0 20 20)"])
    #expect(try groups(precomp, .lateCuts) == ["group clip(0 0 20 20)", "group blur(3,3)"])
    let layer = masked(["a"]).replacing(#""ty":1"#, with: #""ty":1,\#(effect)"#)
    #expect(try groups(layer, .lateCuts) == ["group mask(add 1)", "group blur(3,3)"])
  }
}
