import LottieGeometry
import LottieModel
import Testing

@testable import LottieKit

/// Vertices that the optimizer leaves out.
struct PathVerticesTests {
  /// A document with one path as a shape, with what stands beside it.
  private static func document(_ path: String, beside: String = "") -> String {
    let shapes =
      #"[{"ty":"sh","ks":\#(path)},{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}\#(beside)]"#
    return
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":200,"h":200,"layers":[{"ty":4,"nm":"a","ind":1,"ip":0,"op":60,"#
      + #""st":0,"ks":{},"shapes":\#(shapes)}]}"#
  }

  private static func list(_ points: [Point]) -> String {
    "[" + points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",") + "]"
  }

  /// A closed path of curves, one after the other.
  private static func path(_ curves: [CubicCurve]) -> String {
    let into = curves.indices.map { index in
      let before = curves[(index + curves.count - 1) % curves.count]
      return before.p2 - before.p3
    }
    return
      #"{"c":true,"v":\#(list(curves.map(\.p0))),"i":\#(list(into)),"o":\#(list(curves.map { $0.p1 - $0.p0 }))}"#
  }

  /// A triangle with a bent side, which is cut into so many parts.
  private static func triangle(_ parts: Int, top: Double) -> [CubicCurve] {
    let side = CubicCurve(Point(20, 150), Point(60, top), Point(140, top), Point(180, 150))
    let cuts = (0..<parts).map { index in
      side.part(from: Double(index) / Double(parts), to: Double(index + 1) / Double(parts))
    }
    let (a, b, c) = (Point(20, 150), Point(180, 150), Point(100, 190))
    return cuts + [CubicCurve(b, b, c, c), CubicCurve(c, c, a, a)]
  }

  private func optimized(_ text: String) throws -> (JSONValue?, DocumentOptimizer.Result) {
    var optimizer = DocumentOptimizer()
    optimizer.only = ["path-vertices"]
    let file = try AnimationFile(bytes: Array(text.utf8), directory: nil)
    let result = try #require(optimizer.optimized(file))
    let root = try JSONDocument(result.bytes).withRoot(JSONValue.init)
    let shape = root["layers"]?.elements?.first?["shapes"]?.elements?.first
    return (shape?["ks"]?["k"], result)
  }

  private func numbers(_ value: JSONValue?) -> [[Double]] {
    (value?.elements ?? []).map { ($0.elements ?? []).compactMap(\.number) }
  }

  @Test func `a curve that was cut into eight is one again, and corners stay`() throws {
    let (path, result) = try optimized(
      Self.document(#"{"a":0,"k":\#(Self.path(Self.triangle(8, top: 20)))}"#)
    )
    #expect(numbers(path?["v"]) == [[20, 150], [180, 150], [100, 190]])
    // The handles of the uncut curve are (40, -130) and (-40, -130).
    let handles = numbers(path?["o"])
    try #require(handles.count == 3)
    #expect(abs(handles[0][0] - 40) < 0.5 && abs(handles[0][1] + 130) < 0.5)
    #expect(result.deltaE <= 0.25)
  }

  @Test func `keyframes lose the same vertices`() throws {
    let keyframes = [(0, 20.0), (30, 80.0)].map { time, top in
      #"{"t":\#(time),"s":[\#(Self.path(Self.triangle(4, top: top)))],"i":{"x":1,"y":1},"o":{"x":0,"y":0}}"#
    }
    let text = Self.document(#"{"a":1,"k":[\#(keyframes.joined(separator: ","))]}"#)
    let (list, _) = try optimized(text)
    let shapes = (list?.elements ?? []).compactMap { $0["s"]?.elements?.first }
    #expect(shapes.map { numbers($0["v"]).count } == [3, 3])
  }

  @Test func `where one keyframe bends at a vertex, all keep it`() throws {
    // Of the second keyframe the side has its middle vertex as a corner.
    let smooth = Self.path(Self.triangle(2, top: 20))
    let (a, b, c, d) = (Point(20, 150), Point(100, 60), Point(180, 150), Point(100, 190))
    let bent = Self.path([
      CubicCurve(a, a, b, b), CubicCurve(b, b, c, c), CubicCurve(c, c, d, d),
      CubicCurve(d, d, a, a),
    ])
    let keyframes = [(0, smooth), (30, bent)].map { time, path in
      #"{"t":\#(time),"s":[\#(path)],"i":{"x":1,"y":1},"o":{"x":0,"y":0}}"#
    }
    let text = Self.document(#"{"a":1,"k":[\#(keyframes.joined(separator: ","))]}"#)
    let (_, result) = try optimized(text)
    #expect(result.steps.isEmpty)
  }

  @Test(arguments: [
    #",{"ty":"tm","s":{"a":0,"k":10},"e":{"a":0,"k":90},"o":{"a":0,"k":0}}"#,
    #",{"ty":"rd","r":{"a":0,"k":3}}"#,
    #",{"ty":"st","c":{"a":0,"k":[0,0,0,1]},"o":{"a":0,"k":100},"w":{"a":0,"k":2},"d":[{"n":"d","v":{"a":0,"k":5}}]}"#,
  ])
  func `where lengths or vertices matter, all stay`(beside: String) throws {
    let path = #"{"a":0,"k":\#(Self.path(Self.triangle(8, top: 20)))}"#
    let (_, result) = try optimized(Self.document(path, beside: beside))
    #expect(result.steps.isEmpty)
  }

  @Test func `a fit through points of a circle errs by what is known of one cubic`() throws {
    // A quarter of a circle of radius 100 by one cubic errs by 0.0273 at the best; half a circle by 1.8.
    func points(_ angle: Double) -> [Point] {
      (0...32).map { step in
        let a = angle * Double(step) / 32
        return Point(100 * sine(a + .pi / 2), 100 * sine(a))
      }
    }
    let quarter = points(.pi / 2)
    let up = Point(0, 1)
    func fits(_ points: [Point], into: Point, _ tolerance: Double) -> Bool {
      let start = points.indices.map { Double($0) / 32 }
      return CubicFit.curve(through: points, out: up, into: into, from: start, tolerance: tolerance)
        != nil
    }
    #expect(fits(quarter, into: Point(1, 0), 0.04))
    #expect(!fits(points(.pi), into: up, 0.25))
  }

  /// The sine, by its series.
  private func sine(_ x: Double) -> Double {
    let x = x > .pi / 2 ? .pi - x : x
    var (term, sum) = (x, x)
    for n in 1...12 {
      term *= -x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }
}
