import LottieGeometry
import LottieModel
import LottieScene
import OrderedCollections
import Testing

/// What exporters write that the schema does not allow (docs: nine tolerances).
struct ToleranceTests {
  @Test func `a last keyframe without a value takes the end of the one before`() throws {
    let group = try opacity(
      #"{"a":1,"k":[{"t":0,"s":[10],"e":[20]},{"t":5,"s":[30],"e":[40]},{"t":9}]}"#
    )
    #expect(group?.keyframes.map(\.value) == [10, 30, 40])
  }

  @Test func `a last keyframe without a value and without an end before it repeats the value`()
    throws
  {
    let group = try opacity(#"{"a":1,"k":[{"t":0,"s":[10]},{"t":9}]}"#)
    #expect(group?.keyframes.map(\.value) == [10, 10])
  }

  @Test func `a keyframe's own value counts, not the end of the one before`() throws {
    let group = try opacity(#"{"a":1,"k":[{"t":0,"s":[10],"e":[20]},{"t":5,"s":[30]}]}"#)
    #expect(group?.keyframes.map(\.value) == [10, 30])
  }

  @Test func `tangents of a layer that lottie-web has completed are points`() throws {
    let shape = #"{"ty":"sh","ks":{"k":{"v":[[10,5]],"i":[[8,5]],"o":[[14,5]]}}}"#
    let layer = #"{"ty":4,"shapes":[\#(shape)]"#
    let animation = try animation(layers: layer + #","completed":true},"# + layer + "}")
    let ins = animation.layers.map { layer -> Point? in
      guard case .shape(let items) = layer.kind, case .path(let path)? = items.first?.kind else {
        return nil
      }
      return path.path.initial.contours.first?.vertices.first?.inTangent
    }
    #expect(ins == [Point(8, 5), Point(18, 10)])
  }

  @Test func `options of a text path may be plain numbers`() throws {
    let text =
      #"{"d":{"k":[{"t":0,"s":{"t":"A","f":"F","s":10}}]},"p":{"m":0,"r":1,"p":0,"f":{"k":7}},"m":{},"a":[]}"#
    let animation = try LottieAnimation.decode(
      Array(#"{"w":9,"h":9,"fr":30,"ip":0,"op":9,"layers":[{"ty":5,"t":\#(text)}]}"#.utf8)
    )
    guard case .text(let layer) = animation.layers[0].kind else { throw JSONTestError() }
    #expect(layer.path?.options.mapValues(\.initial) == ["r": 1, "p": 0, "f": 7])
  }

  @Test func `keyframes that run backwards are reversed, with their easing`() throws {
    let group = try opacity(
      #"{"a":1,"k":[{"t":40,"s":[0],"o":{"x":[0.1],"y":[0.2]},"i":{"x":[0.3],"y":[0.4]}},{"t":-40,"s":[80]}]}"#
    )
    #expect(group?.keyframes.map(\.time) == [-40, 40])
    #expect(group?.keyframes.map(\.value) == [80, 0])
    guard case .curve(let curve) = group?.keyframes[0].easing else { throw JSONTestError() }
    let handles = [curve.outTangent.x, curve.outTangent.y, curve.inTangent.x, curve.inTangent.y]
    #expect(handles.map { ($0 * 100).rounded() } == [70, 60, 90, 80])
  }

  @Test func `keyframes are recognized by their form, not by "a"`() throws {
    #expect(try opacity(#"{"k":50}"#)?.initial == 50)
    #expect(try opacity(#"{"k":[{"t":0,"s":[1]},{"t":5,"s":[2]}]}"#)?.isAnimated == true)
    #expect(try opacity(#"{"a":0,"k":[{"t":0,"s":[1]},{"t":5,"s":[2]}]}"#)?.isAnimated == true)
    #expect(try opacity(#"{"a":1,"k":7}"#)?.isAnimated == false)
  }

  @Test func `colors up to 255 are brought to one`() throws {
    let items = try items(
      #"{"ty":"fl","c":{"k":[255,51,0,255]}},{"ty":"fl","c":{"k":[1,0.2,0,0.5]}}"#
    )
    for item in items {
      guard case .fill(let fill) = item.kind else { throw JSONTestError() }
      #expect(fill.color.initial == Color(red: 1, green: 0.2, blue: 0))
    }
  }

  @Test(arguments: [
    ("0", PathDirection.clockwise), ("1", .clockwise), ("2", .clockwise), ("3", .counterClockwise),
    ("3.0", .counterClockwise),
  ])
  func `only direction 3 is counter-clockwise`(text: String, expected: PathDirection) throws {
    let items = try items(#"{"ty":"el","d":\#(text),"p":{"k":[0,0]},"s":{"k":[1,1]}}"#)
    guard case .ellipse(let ellipse) = items.first?.kind else { throw JSONTestError() }
    #expect(ellipse.direction == expected)
  }

  @Test func `every mask mode is known, lighten, darken and difference too`() throws {
    let path = #""pt":{"k":{"v":[[0,0]],"i":[[0,0]],"o":[[0,0]],"c":true}}"#
    let modes = ["n", "a", "s", "i", "l", "d", "f"]
    let masks = modes.map { #"{"mode":"\#($0)",\#(path)}"# }.joined(separator: ",")
    let animation = try animation(
      layers: #"{"ty":3,"masksProperties":[\#(masks),{"mode":"q",\#(path)},{"mode":"n"}]}"#
    )
    #expect(animation.layers[0].masks.map(\.mode.rawValue) == modes + ["n"])
    #expect(animation.diagnostics.map(\.pointer.description) == ["/layers/0/masksProperties/7"])
  }

  @Test func `blend modes 16 and 17 are known; what is beyond is normal`() throws {
    let animation = try animation(layers: #"{"ty":3,"bm":16},{"ty":3,"bm":17},{"ty":3,"bm":18}"#)
    #expect(animation.layers.map(\.blendMode) == [.add, .hardMix, .normal])
  }

  @Test func `an embedded image may be a bare file name`() throws {
    let animation = try animation(
      layers: "",
      more: #","assets":[{"id":"a","e":1,"u":"images/","p":"a.png","w":4,"h":2}]"#
    )
    guard case .image(let image) = animation.assets["a"]?.kind else { throw JSONTestError() }
    #expect(!image.isEmbedded)
    #expect(image.directory + image.path == "images/a.png")
    #expect(image.size == Size(width: 4, height: 2))
  }

  @Test(arguments: ["50", "[50]", "[[50]]", #"{"k":50}"#, #"{"k":[50]}"#, #"{"a":0,"k":[50,60]}"#])
  func `a number may be bare or wrapped in arrays`(text: String) throws {
    #expect(try opacity(text)?.initial == 50)
  }

  @Test func `a vector may be bare, short or one number`() throws {
    #expect(try size("[3,4]")?.initial == Vector3D(3, 4))
    #expect(try size(#"{"k":[3,4,5]}"#)?.initial == Vector3D(3, 4, 5))
    #expect(try size(#"{"k":[3]}"#)?.initial == Vector3D(3, 0))
    #expect(try size(#"{"k":7}"#)?.initial == Vector3D(7, 7, 7))
  }

  @Test func `an easing's handles are kept as written, also outside 0 to 1`() throws {
    let group = try opacity(
      #"{"k":[{"t":0,"s":[1],"o":{"x":[-0.5],"y":[0.2]},"i":{"x":[1.5],"y":[3]}},{"t":5,"s":[2]}]}"#
    )
    #expect(
      group?.keyframes[0].easing
        == .curve(TimingCurve(outTangent: Point(-0.5, 0.2), inTangent: Point(1.5, 3)))
    )
  }

  @Test func `handles may be numbers or arrays, the last of which stands for those beyond`() throws
  {
    let numbers = try size(
      #"{"k":[{"t":0,"s":[0,0],"o":{"x":0.2,"y":0.3},"i":{"x":0.4,"y":0.5}},{"t":5,"s":[1,1]}]}"#
    )
    let curve = TimingCurve(outTangent: Point(0.2, 0.3), inTangent: Point(0.4, 0.5))
    #expect(numbers?.keyframes[0].easing == .curve(curve))
    let mixed = try size(
      #"{"k":[{"t":0,"s":[0,0],"o":{"x":[0.2,0.6],"y":0.3},"i":{"x":0.4,"y":[0.5]}},{"t":5,"s":[1,1]}]}"#
    )
    let other = TimingCurve(outTangent: Point(0.6, 0.3), inTangent: Point(0.4, 0.5))
    #expect(mixed?.keyframes[0].easing == .perComponent([curve, other]))
  }

  @Test func `handles on the diagonal, or none, are linear; "h" holds`() throws {
    let group = try opacity(
      #"{"k":[{"t":0,"s":[1],"o":{"x":0.2,"y":0.2},"i":{"x":0.8,"y":0.8}},{"t":1,"s":[2]},{"t":2,"s":[3],"h":1},{"t":3,"s":[4]}]}"#
    )
    #expect(group?.keyframes.prefix(3).map(\.easing) == [.linear, .linear, .hold])
  }

  @Test func `whole numbers may be written with a fraction`() throws {
    let animation = try animation(
      layers: #"{"ty":3.0,"ind":1.0},{"ty":3,"parent":1.0,"tt":1.0,"bm":1.0}"#
    )
    #expect(animation.layers[0].kind == .null)
    #expect(animation.layers[1].parent == animation.layers[0].index)
    #expect(animation.layers[1].matteMode == .alpha)
    #expect(animation.layers[1].blendMode == .multiply)
  }

  @Test func `a single keyframe may stand where an array is meant`() throws {
    let group = try opacity(#"{"a":1,"k":{"t":3,"s":[25]}}"#)
    #expect(group?.initial == 25)
    #expect(group?.isAnimated == false)
  }

  @Test func `null members count as missing`() throws {
    let animation = try animation(
      layers:
        #"{"ty":4,"nm":null,"parent":null,"ks":null,"ef":null,"masksProperties":null,"shapes":null}"#,
      more: #","assets":null,"markers":null,"fonts":null,"chars":null,"slots":null"#
    )
    #expect(animation.layers[0].name == "Layer")
    #expect(animation.layers[0].parent == nil)
    #expect(animation.diagnostics.isEmpty)
  }

  @Test func `Booleans may be numbers`() throws {
    let animation = try animation(
      layers: #"{"ty":3,"hd":1,"td":1,"ao":true},{"ty":3,"hd":0,"td":false}"#
    )
    #expect(animation.layers.map(\.isHidden) == [true, false])
    #expect(animation.layers.map(\.isMatteSource) == [true, false])
    #expect(animation.layers[0].autoOrients)
  }

  @Test func `keyframes behind a later one do not count, as lottie-ios never finds them`() throws {
    let group = try opacity(
      #"{"k":[{"t":5,"s":[1]},{"t":0,"s":[2]},{"t":5,"s":[3]},{"t":7,"s":[4]},{"t":6,"s":[5]}]}"#
    )
    #expect(group?.keyframes.map(\.time) == [5, 5, 7])
    #expect(group?.keyframes.map(\.value) == [1, 3, 4])
  }

  @Test func `a default replaces a property that cannot be read, and it is reported`() throws {
    #expect(try opacity(#"{"k":"much"}"#)?.initial == 100)
    let animation = try animation(layers: layer(#"{"ty":"fl","c":{"k":[0,0,0]},"o":{"k":"much"}}"#))
    #expect(animation.diagnostics.map(\.pointer.description) == ["/layers/0/shapes/0/o/k"])
  }

  @Test func `a time stretch of zero is ignored`() throws {
    #expect(try animation(layers: #"{"ty":3,"sr":0}"#).layers[0].timeStretch == 1)
    #expect(try animation(layers: #"{"ty":3,"sr":-2}"#).layers[0].timeStretch == -2)
  }

  @Test func `"closed" beside a path says whether it is closed`() throws {
    let path = #""ks":{"k":{"v":[[0,0],[1,0]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}}"#
    let items = try items(#"{"ty":"sh","closed":true,\#(path)},{"ty":"sh",\#(path)}"#)
    let isClosed = items.map { item -> Bool? in
      guard case .path(let path) = item.kind else { return nil }
      return path.path.initial.contours.first?.isClosed
    }
    #expect(isClosed == [true, false])
  }

  @Test func `tangents of a path are relative to their vertices; missing ones are corners`() throws
  {
    let items = try items(
      #"{"ty":"sh","ks":{"k":{"v":[[10,20],[30,40]],"i":[[1,2]],"o":[[3,4]],"c":true}}}"#
    )
    guard case .path(let path) = items.first?.kind else { throw JSONTestError() }
    #expect(
      path.path.initial.contours.first?.vertices == [
        CurveVertex(Point(10, 20), in: Point(11, 22), out: Point(13, 24)),
        CurveVertex(Point(30, 40)),
      ]
    )
  }
}
