import LottieModel
import Testing

@testable import LottieKit

/// Changes of documents by which players draw otherwise.
struct DeviationEditTests {
  /// The text of a document with a way of drawing where a pointer leads.
  private func edited(_ text: String, _ way: String, at pointer: String) throws -> String {
    try edited(text, [(way, pointer)])
  }

  /// A text with several changes, each at a place.
  private func edited(_ text: String, _ changes: [(way: String, pointer: String)]) throws -> String
  {
    let document = try JSONDocument(Array(text.utf8))
    let splices = try changes.flatMap { change in
      let location = try location(of: change.pointer, in: document)
      return try #require(Deviation(change.way)).splices(of: document, at: [location])
    }
    return String(decoding: document.bytes.spliced(splices.inOrder), as: UTF8.self)
  }

  private func location(of pointer: String, in document: JSONDocument) throws -> JSONLocation {
    try document.withRoot { root in
      var value = root
      for name in pointer.split(separator: "/") {
        value = try #require(
          value.isArray
            ? Int(name).map { value.list[$0] }
            : value.members.first { $0.name == String(name) }?.value
        )
      }
      return value.location
    }
  }

  @Test(arguments: [
    (
      "first", "k",
      #"{"k":[{"t":0,"s":[1]},{"t":9,"s":[2]}]}"#, #"{"k":[{"t":0,"s":[1]}]}"#
    ),
    // lottie-android: the last keyframe is left out where none of it is held.
    (
      "lost-last", "k",
      #"{"k":[{"t":0,"s":[1],"h":1},{"t":9,"s":[2]}]}"#,
      #"{"k":[{"t":0,"s":[1],"h":1},{"t":9,"s":[1]}]}"#
    ),
    (
      "end-values", "k",
      #"{"k":[{"t":0,"s":[1],"e":[3]},{"t":9,"s":[2]}]}"#,
      #"{"k":[{"t":0,"s":[1],"e":[3]},{"t":8.999,"h":1,"s":[3]},{"t":9,"s":[2]}]}"#
    ),
    (
      "end-values", "k",
      #"{"k":[{"t":0,"s":[1],"e":[2]},{"t":9,"s":[2]}]}"#,
      #"{"k":[{"t":0,"s":[1],"e":[2]},{"t":9,"s":[2]}]}"#
    ),
    ("zeroed", "k", #"{"k":[{"t":0,"s":[1]}]}"#, #"{"k":[0,0,0]}"#),
    (
      "early-end", "k", #"{"k":[{"t":3,"s":[1]},{"t":9,"s":[2],"i":{}}]}"#,
      #"{"k":[{"t":3,"s":[1],"h":1},{"t":3.001,"s":[0,0,0]}]}"#
    ),
    (
      "early-end", "k", #"{"k":[{"t":0,"s":[{"v":[[1,2]]}]},{"t":9,"s":[{}],"i":{}}]}"#,
      #"{"k":[{"t":0,"s":[{"v":[[1,2]]}],"h":1},{"t":0.001,"s":[{"i":[],"o":[],"v":[],"c":false}]}]}"#
    ),
    (
      "early-end", "k", #"{"k":[{"t":3,"s":[8],"h":1},{"t":5,"s":[4]},{"t":9,"s":[2],"i":{}}]}"#,
      #"{"k":[{"t":3,"s":[8],"h":1},{"t":3.001,"s":[8]}]}"#
    ),
    (
      "early-end", "k", #"{"k":[{"t":3,"s":[8],"e":[7]},{"t":9,"s":[2],"e":[5],"i":{}}]}"#,
      #"{"k":[{"t":3,"s":[8],"h":1},{"t":3.001,"s":[5]}]}"#
    ),
    (
      "early-end", "k", #"{"k":[{"t":3,"s":[8,8],"e":[7,7]},{"t":9,"i":{}}]}"#,
      #"{"k":[{"t":3,"s":[8,8],"h":1},{"t":3.001,"s":[0,0,0]}]}"#
    ),
    (
      "early-end", "k", #"{"k":[{"t":3,"s":[0,0,1,1],"h":1},{"t":9,"s":[0,1,0,1],"i":{}}]}"#,
      #"{"k":[{"t":3,"s":[0,0,1,1],"h":1},{"t":3.001,"s":[1,1,1]}]}"#
    ),
    (
      "wrapped-colors", "k", #"{"k":[1.2,-0.2,0.5]}"#,
      #"{"k":[\#(50.0 / 255),\#(205.0 / 255),0.5]}"#
    ),
    (
      "wrapped-colors", "k", #"{"k":[{"t":0,"s":[0,1,2,1]}]}"#,
      #"{"k":[{"t":0,"s":[0,1,\#(254.0 / 255),1]}]}"#
    ),
    ("byte-colors", "k", #"{"k":[1.2,0.7,0.5]}"#, #"{"k":[\#(1.0 / 255),0.0,0.0]}"#),
    ("byte-colors", "k", #"{"k":[1,0.7,-0.5]}"#, #"{"k":[1,0.7,-0.5]}"#),
    (
      "clamp-new-colors", "k", #"{"v":"4.1.9","k":[51,0,255]}"#,
      #"{"v":"4.1.9","k":[1.0,0,1.0]}"#
    ),
    (
      "clamp-new-colors", "k", #"{"v":"4.1.8","k":[51,0,255]}"#, #"{"v":"4.1.8","k":[51,0,255]}"#
    ),
    (
      "late-type", "it", #"{"it":{"e":{"k":22},"m":2,"ty":"tm","s":{"k":5}}}"#,
      #"{"it":{"e":{"k":0},"m":null,"ty":"tm","s":{"k":5}}}"#
    ),
    (
      "late-type", "it", #"{"it":{"s":{"k":[9,9]},"ty":"el"}}"#, #"{"it":{"s":null,"ty":"el"}}"#
    ),
    (
      "reordered-trims", "it/4",
      #"{"it":[{"ty":"el","a":1},{"ty":"el","a":2},{"ty":"gr","it":[{"ty":"rc"},{"ty":"sh"},{"ty":"tr"}]},"#
        + #"{"ty":"el","hd":true},{"ty":"tm","m":2}]}"#,
      #"{"it":[{"ty":"el","a":1},{"ty":"gr","it":[{"ty":"sh"},{"ty":"rc"},{"ty":"tr"}]},{"ty":"el","a":2},"#
        + #"{"ty":"el","hd":true},{"ty":"tm","m":2}]}"#
    ),
    (
      "reordered-trims", "it/2",
      #"{"it":[{"ty":"el"},{"ty":"gr","it":[{"ty":"el"},{"ty":"fl"}]},{"ty":"tm","m":2}]}"#,
      #"{"it":[{"ty":"el"},{"ty":"gr","it":[{"ty":"el"},{"ty":"fl"}]},{"ty":"tm","m":1}]}"#
    ),
    ("clamp-new-colors", "k", #"{"k":[51,0,255]}"#, #"{"k":[1.0,0,1.0]}"#),
    ("whole-byte-colors", "k", #"{"k":[51,0,255]}"#, #"{"k":[1,0,1]}"#),
    (
      "whole-byte-colors", "k", #"{"k":[{"t":0,"s":[51,255,102],"e":[1.5,1,0]}]}"#,
      #"{"k":[{"t":0,"s":[0.2,1.0,0.4],"e":[1,1,0]}]}"#
    ),
    ("wrapped-percents", "k", #"{"k":120}"#, #"{"k":\#(100 * (50.0 / 255))}"#),
    (
      "wrapped-percents", "k", #"{"k":[{"t":0,"s":[-9]},{"t":5,"s":[99]}]}"#,
      #"{"k":[{"t":0,"s":[-9]},{"t":5,"s":[99]}]}"#
    ),
    ("zeroed", "k/0", #"{"k":[{"t":0,"s":[1]}]}"#, #"{"k":[0,0,0]}"#),
    (
      "mirrored-skew-axis", "", #"{"sk":{"k":9},"sa":{"k":45}}"#,
      #"{"sk":{"k":9},"sa":{"k":-45.0}}"#
    ),
    (
      "mirrored-skew-axis", "",
      #"{"sa":{"k":[{"t":0,"s":[45],"e":[-5]}]}}"#, #"{"sa":{"k":[{"t":0,"s":[-45.0],"e":[5.0]}]}}"#
    ),
    (
      "doubled-rotation", "", #"{"r":{"k":30}}"#, #"{"r":{"k":60.0}}"#
    ),
    (
      "doubled-rotation", "", #"{"r":{"k":[{"t":0,"s":[30],"e":[-5]}]}}"#,
      #"{"r":{"k":[{"t":0,"s":[60.0],"e":[-10.0]}]}}"#
    ),
    // lottie-android: 17·31·0.438 = 230, ·31·0.049 = 349; 17·31·0.069 = 36, ·31·0.313 = 349. Zeros do not count.
    (
      "shared-easings", "r/k/1",
      #"{"r":{"k":[{"t":0,"o":{"x":0.069,"y":0},"i":{"x":0.313,"y":1}},{"t":9,"o":{"x":[0.438],"y":[0]},"i":{"x":[0.049],"y":[1]}}]}}"#,
      #"{"r":{"k":[{"t":0,"o":{"x":0.069,"y":0},"i":{"x":0.313,"y":1}},{"t":9,"o":{"x":0.069,"y":0.0},"i":{"x":0.313,"y":1.0}}]}}"#
    ),
    // Of a scale, each of two axes; 17·31·0.45 = 237, ·31·0.049 = 360.
    (
      "shared-easings", "s/k/1",
      #"{"s":{"k":[{"t":0,"o":{"x":0.069,"y":0},"i":{"x":0.313,"y":1}},"#
        + #"{"t":9,"o":{"x":[0.45,0.438],"y":[0,0]},"i":{"x":[0.049,0.049],"y":[1,1]}}]}}"#,
      #"{"s":{"k":[{"t":0,"o":{"x":0.069,"y":0},"i":{"x":0.313,"y":1}},"#
        + #"{"t":9,"o":{"x":[0.45,0.069,0.069],"y":[0.0,0.0,0.0]},"i":{"x":[0.049,0.313,0.313],"y":[1.0,1.0,1.0]}}]}}"#
    ),
    // lottie-android: one stop of color and opacity at 0 and 1, and one at 0.5.
    (
      "stuck-gradient", "",
      #"{"p":2,"k":{"a":1,"k":[{"t":0,"s":[0,1,0,0,1,0,0,1,0,1,1,0]},{"t":9,"s":[0,1,0,0,1,0,0,1,0,1,0.5,0]}]}}"#,
      #"{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1,0,1,1,0]}}"#
    ),
    // The last keyframe that has more or fewer stops than the next; one that holds leads nowhere.
    (
      "stuck-gradient", "",
      #"{"p":1,"k":{"k":[{"t":0,"s":[0,1,1,1]},{"t":3,"s":[0,1,1,1,0.1,1]},{"t":5,"s":[0,0,0,0]},"#
        + #"{"t":7,"h":1,"s":[0,0,0,0]},{"t":9,"s":[0,1,1,1,0.1,1]}]}}"#,
      #"{"p":1,"k":{"a":0,"k":[0,1,1,1,0.1,1]}}"#
    ),
    (
      "stuck-gradient", "",
      #"{"p":1,"k":{"k":[{"t":0,"s":[0,1,1,1]},{"t":3,"s":[0.5,1,1,1]}]}}"#,
      #"{"p":1,"k":{"k":[{"t":0,"s":[0,1,1,1]},{"t":3,"s":[0.5,1,1,1]}]}}"#
    ),
    // rlottie: a stroke of dashes without a length is not drawn.
    (
      "dashes-by-place", "layers/0/shapes/0/d",
      #"{"layers":[{"shapes":[{"d":[{"n":"d","v":{"k":0}},{"n":"g","v":{"k":2}},{"n":"o","v":{"k":0}}]}]}]}"#,
      #"{"layers":[{"shapes":[{"hd":true,"d":[{"n":"d","v":{"k":0}},{"n":"g","v":{"k":2}},{"n":"o","v":{"k":0}}]}]}]}"#
    ),
    // rlottie: tangents of 0 make a line a curve.
    (
      "upright-lines", "layers/0", #"{"layers":[{"ao":1,"ks":{"p":{"k":[{"t":0},{"t":9}]}}}]}"#,
      #"{"layers":[{"ao":0,"ks":{"p":{"k":[{"t":0},{"t":9}]}}}]}"#
    ),
    (
      "upright-lines", "layers/0",
      #"{"layers":[{"ao":1,"ks":{"p":{"k":[{"t":0,"to":[0,0]},{"t":9}]}}}]}"#,
      #"{"layers":[{"ao":1,"ks":{"p":{"k":[{"t":0,"to":[0,0]},{"t":9}]}}}]}"#
    ),
    ("joined-lines", "", #"{"t":"A\u0003B"}"#, #"{"t":"AB"}"#),
    ("joined-lines", "", #"{"t":"A\nB\rC\u000a\\nD"}"#, #"{"t":"AB\rC\\nD"}"#),
    // lottie-web gives the start opacity to the last copy below.
    (
      "swapped-fade", "", #"{"tr":{"so":{"k":1},"eo":{"k":2}}}"#,
      #"{"tr":{"so":{"k":2},"eo":{"k":1}}}"#
    ),
    ("black-fill", "", #"{"t":"A"}"#, #"{"fc":[0,0,0],"t":"A"}"#),
    // lottie-web: a list of one keyframe is never read.
    ("unread-keyframes", "k", #"{"k":[{"t":9,"s":[1,2]}]}"#, #"{"k":[-999999,-999999]}"#),
    ("unread-keyframes", "k", #"{"k":[{"t":9,"s":45}]}"#, #"{"k":[-999999]}"#),
    ("put {}", "a", #"{"a":[1],"b":2}"#, #"{"a":{},"b":2}"#),
    ("set a.1.k=7", "", #"{"a":[{"k":1},{"k":2}]}"#, #"{"a":[{"k":1},{"k":7}]}"#),
    ("set a.2.k=7", "", #"{"a":[{"k":1},{"k":2}]}"#, #"{"a":[{"k":1},{"k":2}]}"#),
    // A glyph of size 50 is spaced as far as one of size 100; texts without glyphs are as they should be.
    (
      "unscaled-tracking", "s",
      #"{"chars":[{}],"s":{"s":50,"tr":20}}"#, #"{"chars":[{}],"s":{"s":50,"tr":40.0}}"#
    ),
    ("unscaled-tracking", "s", #"{"s":{"s":50,"tr":20}}"#, #"{"s":{"s":50,"tr":20}}"#),
  ])
  func `values change`(way: String, pointer: String, before: String, after: String) throws {
    #expect(try edited(before, way, at: pointer) == after)
  }

  @Test(arguments: [
    ("first-dashes", "d1 g2 d3 o4", "d1 g2 o4"),
    ("first-dashes", "d1 g2", "d1 g2"),
    // rlottie: where the offset would be a gap, the last gap is as long as its dash.
    ("dashes-by-place", "d1 g2 d3 o4", "d1 g2 d3 g3 o4"),
    ("dashes-by-place", "d1 g2", "d1 g1 o2"),
    ("dashes-by-place", "o4 d1 g2", "d4 g1 o2"),
    ("dashes-by-place", "d1 g2 o4", "d1 g2 o4"),
    // One is an offset; where dashes and gaps are 0, the line is whole.
    ("dashes-by-place", "d1", "o1"),
    ("dashes-by-place", "d0 g2", "d0 g0 o2"),
    ("dashes-by-place", "d0 g0 d0", "d0 g0 o0"),
    // skottie: the last is the offset, whatever it is called.
    ("lengths-by-place", "o4 d1 g2", "d4 g1 o2"),
    ("lengths-by-place", "d1 g2", "d1 o2"),
    ("lengths-by-place", "d1 g2 d3 o4", "d1 g2 d3 o4"),
  ])
  func `dashes change`(way: String, before: String, after: String) throws {
    func list(_ words: String) -> String {
      let dashes = words.split(separator: " ").map { word in
        #"{"n":"\#(word.prefix(1))","v":{"k":\#(word.dropFirst())}}"#
      }
      return #"{"d":[\#(dashes.joined(separator: ","))]}"#
    }
    #expect(try edited(list(before), way, at: "d") == list(after))
  }

  /// A triangle that becomes a square, with tangents at each vertex.
  @Test(arguments: [
    // lottie-web keeps as many vertices as there were at first.
    (
      "fewest-vertices", "[[0,0],[1,0],[1,1]]", "[[0,9],[1,9],[2,9]]", "[[9,0],[9,1],[9,2]]"
    ),
    // lottie-android and rlottie keep as many curves: to the fourth vertex, and straight back from there.
    (
      "fewest-curves", "[[0,0],[1,0],[1,1],[0,1]]", "[[0,0],[1,9],[2,9],[3,9]]",
      "[[9,0],[9,1],[9,2],[0,0]]"
    ),
  ])
  func `paths have as many parts`(way: String, v: String, i: String, o: String) throws {
    let triangle =
      #"{"v":[[0,0],[1,0],[1,1]],"i":[[0,9],[1,9],[2,9]],"o":[[9,0],[9,1],[9,2]],"c":true}"#
    let square =
      #"{"v":[[0,0],[1,0],[1,1],[0,1]],"i":[[0,9],[1,9],[2,9],[3,9]],"#
      + #""o":[[9,0],[9,1],[9,2],[9,3]],"c":true}"#
    func property(_ last: String) -> String {
      #"{"ks":{"a":1,"k":[{"t":0,"s":[\#(triangle)]},{"t":9,"s":[\#(last)]}]}}"#
    }
    let changed = try edited(property(square), way, at: "ks")
    #expect(changed.hasSuffix(#""s":[{"v":\#(v),"i":\#(i),"o":\#(o),"c":true}]}]}}"#))
  }

  @Test func `tangents are taken for points`() throws {
    let masks = #"{"m":[{"pt":{"k":{"v":[[5,6]],"i":[[1,2]],"o":[[3,4]],"c":true}}}]}"#
    let after = #"{"m":[{"pt":{"k":{"v":[[5,6]],"i":[[-4.0,-4.0]],"o":[[-2.0,-2.0]],"c":true}}}]}"#
    #expect(try edited(masks, "absolute-tangents", at: "m") == after)
  }

  @Test func `the layer numbered one less is the matte`() throws {
    let before = #"{"layers":[{"ind":1,"td":1},{"ind":4,"tt":1},{"ind":3}]}"#
    let after = #"{"layers":[{"ind":1,"td":1},{"tp":3,"ind":4,"tt":1},{"ind":null},{"ind":3}]}"#
    #expect(try edited(before, "numbered-matte", at: "layers/1") == after)
    let marked = #"{"layers":[{"ind":3,"td":1},{"ind":1},{"ind":4,"tt":1}]}"#
    let named = #"{"layers":[{"ind":3,"td":1},{"ind":1},{"tp":3,"ind":4,"tt":1}]}"#
    #expect(try edited(marked, "numbered-matte", at: "layers/2") == named)
  }

  @Test(arguments: [
    (
      "hidden-layer", "layers/1/ks", #"{"ty":4},{"hd":true,"tt":1,"tp":7,"ks":{}},{"td":1,"ind":7}"#
    ),
    (
      "repeated-matte", "layers/1",
      #"{"ty":4},{"ty":4},{"tt":1,"tp":7,"ks":{}},{"td":1,"ind":7}"#
    ),
    (
      "shown-matte", "layers/2",
      #"{"ty":4},{"tt":1,"tp":7,"ks":{}},{"td":null,"ind":null},{"td":1,"ind":7}"#
    ),
    ("drawn-matte", "layers/1", #"{"td":0,"ty":4},{"tt":0,"tp":7,"ks":{}},{"td":1,"ind":7}"#),
    ("matte-above", "layers/1", #"{"td":1,"ty":4},{"tt":1,"tp":null,"ks":{}},{"td":0,"ind":7}"#),
    // rlottie 0.2 does not draw a layer without one above.
    ("matte-above", "layers/0", #"{"hd":true,"ty":4},{"tt":1,"tp":7,"ks":{}},{"td":1,"ind":7}"#),
    ("ignored-matte", "layers/0", #"{"ty":4},{"tt":0,"tp":7,"ks":{}},{"td":1,"ind":7}"#),
  ])
  func `layers change`(way: String, pointer: String, after: String) throws {
    let before = #"{"ty":4},{"tt":1,"tp":7,"ks":{}},{"td":1,"ind":7}"#
    func document(_ layers: String) -> String { #"{"layers":[\#(layers)]}"# }
    #expect(try edited(document(before), way, at: pointer) == document(after))
  }

  /// rlottie 0.2: a layer under an inverted matte shows while that does.
  @Test func `a layer shows in the time of its matte`() throws {
    let layers = #"{"layers":[{"ip":10,"op":80},{"ip":0,"op":40,"tt":2}]}"#
    let after = #"{"layers":[{"ip":10,"op":80},{"ip":10.0,"op":40.0,"tt":2}]}"#
    #expect(try edited(layers, "matte-time", at: "layers/1") == after)
  }

  /// skottie 0.42: a matte with "hd": false is drawn besides.
  @Test func `a matte is drawn once more`() throws {
    let after = #"{"layers":[{"td":null,"ty":4},{"td":1,"ty":4},{"tt":1}]}"#
    let before = #"{"layers":[{"td":1,"ty":4},{"tt":1}]}"#
    #expect(try edited(before, "repeated-matte", at: "layers/1") == after)
  }

  /// lottie-web 5.13 repeats the modifiers with the shapes, and applies those that it repeats from to all copies.
  @Test func `modifiers before a repeater are there twice`() throws {
    func shapes(_ types: String...) -> String {
      #"{"shapes":["# + types.map { #"{"ty":"\#($0)"}"# }.joined(separator: ",") + "]}"
    }
    let before = shapes("rc", "tm", "fl", "rd", "rp", "tm")
    let after = shapes("rc", "tm", "tm", "fl", "rd", "rd", "rp", "tm")
    #expect(try edited(before, "repeated-modifiers", at: "shapes/1") == after)
  }

  /// thorvg 1.1 repeats the fills and strokes behind a repeater with it.
  @Test func `repeaters come behind the paints of their list`() throws {
    func shapes(_ types: String...) -> String {
      #"{"shapes":["# + types.map { #"{"ty":"\#($0)"}"# }.joined(separator: ",") + "]}"
    }
    let before = shapes("rc", "rp", "fl", "tm", "st", "rp", "tr")
    // What is left is no shape, so that the changes of the others stand.
    let after = shapes("rc", "no", "fl", "tm", "st", "rp", "rp", "tr")
    #expect(
      try edited(before, "late-repeaters", at: "shapes/1")
        == after.replacing(#"{"ty":"no"}"#, with: "{}")
    )
    let two = shapes("rp", "rc", "rp", "fl")
    let moved = shapes("no", "rc", "no", "fl", "rp", "rp")
    #expect(
      try edited(two, [("late-repeaters", "shapes/0"), ("late-repeaters", "shapes/2")])
        == moved.replacing(#"{"ty":"no"}"#, with: "{}")
    )
    let unpainted = shapes("rc", "rp", "tr")
    #expect(try edited(unpainted, "late-repeaters", at: "shapes/1") == unpainted)
  }

  /// lottie-android reads the first animator, and of it no scale.
  @Test func `what is changed in the first of a list stays changed`() throws {
    let text = #"{"a":[{"s":1,"r":2}, {"s":3}]}"#
    #expect(
      try edited(text, [("first", "a"), ("set s=null", "a/0"), ("set s=null", "a/1")])
        == #"{"a":[{"s":null,"r":2}]}"#
    )
  }

  /// thorvg 1.1 and rlottie 0.2 trim it from where a rounded rectangle starts.
  @Test func `rectangles before Round Corners get its radius`() throws {
    let before =
      #"{"shapes":[{"ty":"rc"},{"ty":"el"},{"ty":"rd","r":{"k":9}},{"ty":"rc"}]}"#
    let after =
      #"{"shapes":[{"r":{"k":9},"ty":"rc"},{"ty":"el"},{"hd":true,"ty":"rd","r":{"k":9}},{"ty":"rc"}]}"#
    #expect(try edited(before, "rectangle-roundness", at: "shapes/2") == after)
  }

  /// Whichever of the document and its layers says that they are points.
  @Test func `tangents of all paths are offsets`() throws {
    let layers = #""layers":[{"ty":4,"completed":true},{"ty":4}],"#
    let assets = #""assets":[{"id":"a","layers":[{"ty":4,"completed":true}]}]"#
    let before = #"{"__complete":true,"# + layers + assets + "}"
    let after = before.replacing("true", with: "false")
    #expect(try edited(before, "relative-tangents", at: "") == after)
  }

  /// lottie-web's canvas has an array for one length fewer than there are entries.
  @Test func `the last dash is lost without an offset`() throws {
    let after = #"{"d":[{"n":"d"}]}"#
    #expect(try edited(#"{"d":[{"n":"d"},{"n":"g"}]}"#, "shifted-dashes", at: "d") == after)
  }

  @Test(arguments: [
    ("unmasked", "a", #"{"masksProperties":[]}"#),
    ("void-mask", "a", #"{"masksProperties":[{"mode":"n"}]}"#),
    ("void-mask", "s", #"{"hd":true,"masksProperties":[{"mode":"s"}]}"#),
  ])
  func `masks change`(way: String, mode: String, after: String) throws {
    let layer = #"{"masksProperties":[{"mode":"\#(mode)"}]}"#
    let changed = try edited(#"{"layers":[\#(layer)]}"#, way, at: "layers/0/masksProperties/0")
    #expect(changed == #"{"layers":[\#(after)]}"#)
  }

  /// skottie 0.42: of red, red, blue and blue at 0, a half, a half and 1, red goes over into blue from a half on.
  @Test func `a color at the offset of another is left out`() throws {
    let before = #"{"g":{"p":4,"k":{"a":0,"k":[0,1,0,0,0.5,1,0,0,0.5,0,0,1,1,0,0,1]}}}"#
    let after = #"{"g":{"p":4,"k":{"a":0,"k":[0,1,0,0,0.5,1,0,0,0.5,1,0,0,1,0,0,1]}}}"#
    #expect(try edited(before, "joined-stops", at: "g") == after)
  }
}
