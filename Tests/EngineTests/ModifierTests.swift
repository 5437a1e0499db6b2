import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Testing

/// Trim, rounded corners and merge.
struct ModifierTests {
  private let stroke = #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":2}}"#
  private let road = line((0, 0), (100, 0))

  private func trim(_ start: Double, _ end: Double, _ offset: Double = 0, _ mode: Int = 1) -> String
  {
    #"{"ty":"tm","s":{"k":\#(start)},"e":{"k":\#(end)},"o":{"k":\#(offset)},"m":\#(mode)}"#
  }

  /// The paths drawn.
  private func paths(_ items: String...) throws -> [String] {
    try drawn(shapeLayer(items.joined(separator: ","))).map { line in
      guard let start = line.firstRange(of: " M") else { return "" }
      return String(line[line.index(after: start.lowerBound)...])
    }
  }

  /// What the first item fills.
  private func filled(_ items: String...) throws -> Rect? {
    let list = try composition(shapeLayer(items.joined(separator: ","))).update(frame: 0)
    guard case .fill(let item) = list.items.first?.content else { return nil }
    return item.path.path.controlBounds
  }

  @Test func `a trim leaves the part of the length between start and end`() throws {
    #expect(try paths(road, trim(10, 40), stroke) == ["M10,0 L40,0"])
    #expect(try paths(road, trim(40, 10), stroke) == ["M10,0 L40,0"])
  }

  @Test func `a trim's offset is in degrees and goes round`() throws {
    #expect(try paths(road, trim(0, 50, 90), stroke) == ["M25,0 L75,0"])
    #expect(try paths(road, trim(0, 50, 450), stroke) == ["M25,0 L75,0"])
    #expect(try paths(road, trim(25, 75, -90), stroke) == ["M0,0 L50,0"])
    #expect(try paths(road, trim(0, 50, 270), stroke) == ["M75,0 L100,0 M0,0 L25,0"])
  }

  @Test func `a trim of everything changes nothing, one of nothing leaves nothing`() throws {
    #expect(try paths(road, trim(0, 100, 77), stroke) == ["M0,0 L100,0"])
    #expect(try paths(road, trim(30, 30), stroke).isEmpty)
    #expect(try paths(road, trim(-50, 250), stroke) == ["M0,0 L100,0"])
  }

  @Test func `paths are trimmed each by itself, or all as one length`() throws {
    let second = line((0, 9), (100, 9))
    #expect(try paths(road, second, trim(0, 50), stroke) == ["M0,0 L50,0 M0,9 L50,9"])
    #expect(try paths(road, second, trim(0, 75, 0, 2), stroke) == ["M0,0 L100,0 M0,9 L50,9"])
    #expect(try paths(road, second, trim(25, 75, 0, 2), stroke) == ["M50,0 L100,0 M0,9 L50,9"])
  }

  @Test func `a twist has an angle and a center, which can be set`() throws {
    let twist =
      #"{"ty":"tw","nm":"T","a":{"a":1,"k":[{"t":0,"s":[0],"h":1},{"t":1,"s":[90]}]},"c":{"k":[50,0]}}"#
    let layer = shapeLayer(road, twist, stroke, more: #","nm":"L""#)
    #expect(try drawn(layer).map { $0.hasSuffix("M0,0 L100,0") } == [true])
    let composition = try composition(layer)
    func box() -> Rect? {
      guard case .stroke(let item) = composition.displayList.items.first?.content else {
        return nil
      }
      return item.path.path.bounds
    }
    // Both halves turn clockwise: the right one lies below the line, the left one above it.
    composition.update(frame: 1)
    let turned = try #require(box())
    #expect(abs(turned.minY + turned.maxY) < 1e-9 && turned.maxY > 9 && turned.maxX == 100)
    composition.setValueProvider(FloatValueProvider(0), keypath: "L.T.Angle")
    composition.update(frame: 1)
    #expect(box()?.height == 0)
  }

  @Test func `a modifier changes the paths above it for paints above it too`() throws {
    #expect(try paths(road, stroke, trim(0, 50)) == ["M0,0 L50,0"])
  }

  @Test func `a modifier changes paths in groups above it`() throws {
    #expect(try paths(group(group(road, stroke)), trim(0, 50)) == ["M0,0 L50,0"])
  }

  @Test func `a modifier within a group leaves paths outside alone, and those below it`() throws {
    #expect(
      try paths(road, stroke, group(line((0, 5), (100, 5)), trim(0, 50), stroke))
        == ["M0,5 L50,5", "M0,0 L100,0"]
    )
    #expect(try paths(trim(0, 50), road, stroke) == ["M0,0 L100,0"])
  }

  @Test func `a trim measures paths before their group's transform`() throws {
    let long = group(road, transform: #""s":{"k":[300,300]}"#)
    #expect(
      try paths(long, line((0, 9), (100, 9)), trim(0, 50, 0, 2), stroke)
        .first?.hasPrefix("M0,0 L300,0") == true
    )
  }

  @Test func `two trims act one after the other`() throws {
    #expect(try paths(road, trim(0, 50), trim(50, 100), stroke) == ["M25,0 L50,0"])
  }

  @Test func `corners are rounded where no handle is, up to half an edge`() throws {
    let rounded = #"{"ty":"rd","r":{"k":2}}"#
    #expect(
      try paths(square(0, 0), rounded, fill()).first?
        .hasPrefix("M8,0 C9.104,0 10,0.896 10,2 L10,8 C") == true
    )
    // Half an edge of 10 is 5: the edge between vanishes.
    #expect(
      try paths(square(0, 0), #"{"ty":"rd","r":{"k":99}}"#, fill()).first?.hasPrefix("M5,0 C")
        == true
    )
    // The ends of an open path stay.
    #expect(
      try paths(line((0, 0), (10, 0), (10, 10)), rounded, stroke)
        == ["M0,0 L8,0 C9.104,0 10,0.896 10,2 L10,10"]
    )
  }

  @Test func `a merge makes one path of all above, for what is below`() throws {
    let merge = #"{"ty":"mm","mm":1}"#
    let second = line((0, 9), (100, 9))
    #expect(try paths(road, second, merge, stroke) == ["M0,0 L100,0 M0,9 L100,9"])
    // As one path it is trimmed as one.
    #expect(try paths(road, second, merge, trim(0, 50), stroke) == ["M0,0 L100,0"])
  }

  @Test(arguments: [(2, 0.0, 15.0), (3, 0, 5), (4, 5, 10), (5, 0, 15)])
  func `a merge adds, subtracts, intersects or excludes areas`(
    mode: Int,
    left: Double,
    right: Double
  ) throws {
    let box = try filled(square(0, 0), square(5, 0), #"{"ty":"mm","mm":\#(mode)}"#, fill())
    #expect(box.map { abs($0.minX - left) < 0.01 && abs($0.maxX - right) < 0.01 } == true)
    #expect(box.map { abs($0.minY) < 0.01 && abs($0.maxY - 10) < 0.01 } == true)
  }

  @Test func `excluding an area from itself leaves nothing`() throws {
    #expect(try filled(square(0, 0), square(0, 0), #"{"ty":"mm","mm":5}"#, fill()) == nil)
  }

  @Test func `paints above a merge are not seen`() throws {
    let drawn = try paths(square(0, 0), square(5, 0), fill(), #"{"ty":"mm","mm":4}"#, fill())
    #expect(drawn == ["M10,0 L10,10 L5,10 L5,0 L10,0 Z"])
  }
}
