import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Testing

/// Colors, gradients, strokes.
struct PaintTests {
  private func paint(_ item: String, at frame: Double = 0) throws -> String {
    let line = try drawn(shapeLayer(line((0, 0), (9, 0)), item), at: frame).first ?? "nothing"
    return line.components(before: " M")
  }

  private func gradient(_ g: String, _ more: String = "") -> String {
    #"{"ty":"gf","s":{"k":[0,0]},"e":{"k":[10,0]},"g":\#(g)\#(more)}"#
  }

  private let redToBlue = #"{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}}"#

  @Test func `a fill has a color, an opacity and a rule`() throws {
    #expect(try paint(fill("1,0,0")) == "fill #ff0000")
    #expect(try paint(fill("1,0,0", more: #","o":{"k":25},"r":2"#)) == "fill #ff0000@0.25 even-odd")
    #expect(try paint(fill(more: #","o":{"k":0}"#)) == "nothing")
  }

  @Test func `a linear gradient runs from its start to its end`() throws {
    #expect(try paint(gradient(redToBlue)) == "fill linear(0,0 10,0 0:#ff0000 1:#0000ff)")
    #expect(
      try paint(gradient(redToBlue, #","o":{"k":50}"#))
        == "fill linear(0,0 10,0 0:#ff0000 1:#0000ff)@0.5"
    )
  }

  @Test func `alphas at offsets of their own are merged with the colors`() throws {
    let stops = #"{"p":2,"k":{"k":[0,1,0,0, 1,0,0,1, 0,1, 0.5,0, 1,1]}}"#
    #expect(
      try paint(gradient(stops)) == "fill linear(0,0 10,0 0:#ff0000 0.5:#80008000 1:#0000ff)"
    )
  }

  @Test func `before the first and after the last alpha it stays`() throws {
    // At 0.25 the color is a quarter from red to blue; alpha 0.2 is 51 = 0x33, 0.6 is 0x99.
    let stops = #"{"p":2,"k":{"k":[0,1,0,0, 1,0,0,1, 0.25,0.2, 0.75,0.6]}}"#
    #expect(
      try paint(gradient(stops))
        == "fill linear(0,0 10,0 0:#ff000033 0.25:#bf004033 0.75:#4000bf99 1:#0000ff99)"
    )
  }

  @Test func `stops out of order are taken to the one before`() throws {
    let stops = #"{"p":3,"k":{"k":[0.5,1,0,0, 0.2,0,1,0, 3,0,0,1]}}"#
    #expect(
      try paint(gradient(stops)) == "fill linear(0,0 10,0 0.5:#ff0000 0.5:#00ff00 1:#0000ff)"
    )
  }

  @Test func `a gradient without stops draws nothing that traps`() throws {
    _ = try paint(gradient(#"{"p":0,"k":{"k":[]}}"#))
    _ = try paint(gradient(#"{"p":5,"k":{"k":[1,2,3]}}"#))
  }

  @Test func `a radial gradient is centered at its start and reaches to its end`() throws {
    #expect(
      try paint(gradient(redToBlue, #","t":2"#)) == "fill radial(0,0 10 0,0 0:#ff0000 1:#0000ff)"
    )
  }

  @Test func `a highlight moves the focus by a share of the radius, turned by its angle`() throws {
    #expect(
      try paint(gradient(redToBlue, #","t":2,"h":{"k":50},"a":{"k":90}"#))
        .hasPrefix("fill radial(0,0 10 0,5")
    )
    // Never onto the circle itself.
    #expect(
      try paint(gradient(redToBlue, #","t":2,"h":{"k":100}"#)).hasPrefix("fill radial(0,0 10 9.9,0")
    )
    #expect(
      try paint(gradient(redToBlue, #","t":2,"h":{"k":-300}"#))
        .hasPrefix("fill radial(0,0 10 -9.9,0")
    )
  }

  @Test func `a stroke has width, caps and joins, round by default`() throws {
    #expect(
      try paint(#"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":2}}"#) == "stroke 2 round round #000000"
    )
    #expect(
      try paint(#"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":2.5},"lc":1,"lj":1}"#)
        == "stroke 2.5 butt miter #000000"
    )
    #expect(
      try paint(#"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":2},"lc":3,"lj":3}"#)
        == "stroke 2 square bevel #000000"
    )
  }

  @Test func `a stroke without width draws nothing`() throws {
    #expect(try paint(#"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":0}}"#) == "nothing")
    #expect(try paint(#"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":-3}}"#) == "nothing")
  }

  private func dashes(_ list: (String, Double)...) -> String {
    let d = list.map { #"{"n":"\#($0.0)","v":{"k":\#($0.1)}}"# }.joined(separator: ",")
    return #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":2},"lc":1,"lj":1,"d":[\#(d)]}"#
  }

  @Test func `dashes and gaps take turns from an offset`() throws {
    #expect(
      try paint(dashes(("d", 4), ("g", 2), ("o", 1))) == "stroke 2 butt miter dash(4 2 @1) #000000"
    )
  }

  @Test func `an odd pattern is repeated once`() throws {
    #expect(try paint(dashes(("d", 4))) == "stroke 2 butt miter dash(4 4 @0) #000000")
  }

  @Test func `a pattern without length is none`() throws {
    #expect(try paint(dashes(("d", 0), ("g", 0))) == "stroke 2 butt miter #000000")
    #expect(try paint(dashes(("o", 5))) == "stroke 2 butt miter #000000")
  }

  @Test func `a gradient may paint a stroke`() throws {
    #expect(
      try paint(
        #"{"ty":"gs","s":{"k":[0,0]},"e":{"k":[10,0]},"g":\#(redToBlue),"w":{"k":3},"o":{"k":50}}"#
      ) == "stroke 3 round round linear(0,0 10,0 0:#ff0000 1:#0000ff)@0.5"
    )
  }
}

extension String {
  fileprivate func components(before mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}

/// The paths of paints in one list.
struct SharedPathTests {
  private static func paths(_ list: DisplayList) -> [PathResource] {
    list.items.compactMap { item in
      switch item.content {
      case .fill(let fill): fill.path
      case .stroke(let stroke): stroke.path
      case .image, .group: nil
      }
    }
  }

  @Test func `paints with the same paths above them share one`() throws {
    let shapes = shapeLayer(square(0, 0), fill(), fill(), square(20, 0), fill())
    let paths = Self.paths(try composition(shapes).update(frame: 0))
    // The last fill is the lowest.
    #expect(paths.map(\.path.contours.count) == [2, 1, 1])
    #expect(paths[1] === paths[2])
  }

  @Test func `each paint of paths and paints in turn paints all above it, and knows their box`()
    throws
  {
    let pairs = (0..<20).map { square(Double($0) * 10, 0) + "," + fill() }.joined(separator: ",")
    let paths = Self.paths(try composition(shapeLayer(pairs)).update(frame: 0))
    #expect(paths.count == 20)
    for (path, count) in zip(paths, (1...20).reversed()) {
      #expect(path.path.contours.count == count)
      #expect(path.vertexCount == 4 * count)
      #expect(path.bounds == Rect(x: 0, y: 0, width: 10 * Double(count), height: 10))
    }
  }

  @Test func `a path that moves moves in all paints below it, and in those alone`() throws {
    let moving =
      #"{"ty":"rc","p":{"a":1,"k":[{"t":0,"s":[5,5]},{"t":90,"s":[95,5]}]},"s":{"k":[10,10]}}"#
    let shapes = shapeLayer(square(0, 50), fill(), moving, fill(), square(0, 80), fill())
    let walking = try composition(shapes)
    let first = Self.paths(walking.update(frame: 0))
    let second = Self.paths(walking.update(frame: 9))
    #expect(second.map(\.bounds.maxX) == [19, 19, 10])
    #expect(first[2] === second[2])
    #expect(first[0] !== second[0] && first[1] !== second[1])
  }
}
