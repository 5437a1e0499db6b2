import Testing

@testable import LottieGeometry

/// The sweep beside the rays, which count for each segment by itself.
struct BoundarySweepTests {
  private struct Noise {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// Polygons with corners on a grid so coarse that sides overlap, cross and meet in corners.
  private static func polygons(_ seed: Int, size: Int, corners: Int) -> [BezierPath] {
    var noise = Noise(state: UInt64(seed) &* 77 &+ 5)
    return (0..<3).map { _ in
      BezierPath(
        polygon: (0..<corners).map { _ in
          Point(Double(noise.next(size)), Double(noise.next(size)))
        }
      )
    }
  }

  @Test(arguments: 0..<60)
  func `the sweep finds the boundary that rays find`(seed: Int) throws {
    let paths = Self.polygons(seed, size: 4 + seed % 30, corners: 3 + seed % 9)
    let parts = try #require(SegmentSoup(paths, tolerance: 0.02)?.arranged())
    #expect(parts.isPlanar)
    let selector = BoundarySelector(parts, inputs: 3)
    for operation in BooleanOperation.allCases {
      let swept = try #require(selector.boundary(operation))
      let counted = try #require(selector.countedBoundary(operation))
      #expect(swept.map { [$0.from, $0.to] } == counted.map { [$0.from, $0.to] })
    }
  }

  @Test func `the segment before each is the nearest below its middle`() throws {
    let paths = Self.polygons(3, size: 1_000, corners: 12)
    let segments = try #require(SegmentSoup(paths, tolerance: 0.02)?.arranged()).segments
    let sweep = BoundarySweep(segments)
    for (index, segment) in segments.enumerated() where segment.start.x < segment.end.x {
      let x = Double(segment.start.x) + 0.25
      func y(_ s: Segment) -> Double {
        let slope = Double(s.end.y - s.start.y) / Double(s.end.x - s.start.x)
        return Double(s.start.y) + (x - Double(s.start.x)) * slope
      }
      let nearest = segments.indices.filter { other in
        let s = segments[other]
        return Double(s.start.x) < x && x < Double(s.end.x) && y(s) < y(segment)
      }.max { y(segments[$0]) < y(segments[$1]) }
      #expect(Int(sweep.previous[index]) == nearest ?? -1)
    }
  }

  @Test(arguments: 0..<20)
  func `two segments of overlapping heights meet in one strip, that of the higher low end`(
    seed: Int
  ) throws {
    let segments = try #require(
      SegmentSoup(Self.polygons(seed, size: 500, corners: 40), tolerance: 0.02)
    ).segments
    let strips = Strips(segments)
    #expect(strips.count > 1)
    let memberships = (0..<strips.count).reduce(0) { $0 + strips.members(of: $1).count }
    #expect(memberships <= 3 * segments.count)
    for strip in 0..<strips.count {
      let members = Array(strips.members(of: strip))
      #expect(members == members.sorted())
      for index in segments.indices {
        let ys = [segments[index].start.y, segments[index].end.y].map { strips.strip(of: $0) }
        let meets = ys[0] <= strip && strip <= ys[1] || ys[1] <= strip && strip <= ys[0]
        #expect(members.contains(index) == meets)
      }
    }
  }

  /// Sides of a comb of narrow teeth: a ray along it crosses them all.
  private static func comparisons(_ teeth: Int) throws -> Int {
    var corners: [Point] = []
    for tooth in 0..<teeth {
      corners.append(Point(Double(tooth * 2), 0))
      corners.append(Point(Double(tooth * 2 + 1), 500))
    }
    corners += [Point(Double(teeth * 2), 700), Point(0, 700)]
    let comb = BezierPath(polygon: corners)
    let parts = try #require(SegmentSoup([comb], tolerance: 0.02)?.arranged())
    return BoundarySweep(parts.segments).comparisons
  }

  @Test func `ten times the vertices are little more than ten times the comparisons`() throws {
    let (few, many) = (try Self.comparisons(200), try Self.comparisons(2_000))
    #expect(many < 14 * few)
  }
}
