import LottieGeometry
import Testing

struct BooleanTests {
  private let a = Shapes.square(0, 0, 10)
  private let b = Shapes.square(5, 5, 10)

  @Test func `overlapping squares combine to areas computed by hand`() {
    #expect(Shapes.area(a.union(b)) == 175)
    #expect(Shapes.area(a.intersection(b)) == 25)
    #expect(Shapes.area(a.subtracting(b)) == 75)
    #expect(Shapes.area(a.excluding(b)) == 150)
  }

  @Test func `the union of overlapping squares is one contour of eight corners`() {
    let union = a.union(b)
    #expect(union.contours.map(\.vertices.count) == [8])
  }

  @Test func `exclusion leaves two contours that touch in corners`() {
    #expect(a.excluding(b).contours.map(\.vertices.count).sorted() == [6, 6])
  }

  @Test func `identical inputs cancel or stay`() {
    #expect(a.union(a) == a)
    #expect(a.intersection(a) == a)
    #expect(a.subtracting(a).isEmpty)
    #expect(a.excluding(a).isEmpty)
  }

  @Test func `squares with a common side become one rectangle`() {
    let union = a.union(Shapes.square(10, 0, 10))
    #expect(union == BezierPath(Rect(x: 0, y: 0, width: 20, height: 10)))
    #expect(a.intersection(Shapes.square(10, 0, 10)).isEmpty)
    #expect(a.subtracting(Shapes.square(10, 0, 10)) == a)
  }

  @Test func `squares touching in a corner stay two contours`() {
    let union = a.union(Shapes.square(10, 10, 10))
    #expect(union.contours.count == 2)
    #expect(Shapes.area(union) == 200)
  }

  @Test func `a hole runs in the other direction`() {
    let ring = a.subtracting(Shapes.square(2, 2, 6))
    #expect(ring.contours.count == 2)
    #expect(Shapes.area(ring) == 64)
    let target = ring.union(Shapes.square(4, 4, 2))
    #expect(target.contours.count == 3)
    #expect(Shapes.area(target) == 68)
  }

  @Test func `direction and self-overlap of an input do not matter`() {
    #expect(Shapes.area(a.union(b.reversed)) == 175)
    let twice = BezierPath(a.contours + Shapes.square(2, 2, 10).contours)
    // Non-zero: 100 + 100 − 64, less what the last square covers of it: 8…12 both ways.
    #expect(Shapes.area(twice.subtracting(Shapes.square(8, 8, 5))) == 136 - 16)
  }

  @Test func `a result runs as the first path does`() {
    #expect(Shapes.area(a.reversed.union(b)) == -175)
    #expect(Shapes.area(a.reversed.intersection(b)) == -25)
    #expect(Shapes.area(a.reversed.subtracting(b)) == -75)
  }

  @Test func `a contour that survives whole keeps its start, direction and curves`() {
    let frame = Shapes.square(-20, -20, 60)
    let triangle = BezierPath(polygon: [Point(-4, 2), Point(4, 2), Point(0, -4)])
    let circle = Shapes.circle(0, 0, radius: 5)
    for path in [triangle, triangle.reversed, circle, circle.reversed] {
      #expect(path.intersection(frame) == path)
    }
    #expect(frame.subtracting(circle).contours == frame.contours + circle.reversed.contours)
    #expect(frame.subtracting(circle.reversed) == frame.subtracting(circle))
  }

  @Test func `a new contour starts at the first vertex of the first path on it`() {
    // The first corner of `a` lies inside the other square: the second is the first that is left.
    let union = a.union(Shapes.square(-5, -5, 10))
    #expect(union.contours.first?.vertices.first?.point == Point(10, 0))
    let open = Shapes.line(Point(2, 2), Point(6, 2), Point(6, 6))
    #expect(open.intersection(a).contours == [Contour(open.contours[0].vertices, isClosed: true)])
  }

  @Test func `circles combine to the areas of lenses`() {
    // Radius 10, centers 10 apart: the lens is 2·100·acos(½) − 5·√300 = 122.84.
    let lens = Shapes.circle(0, 0, radius: 10).intersection(Shapes.circle(10, 0, radius: 10))
    #expect(abs(Shapes.area(lens) - 122.84) < 0.5)
    let union = Shapes.circle(0, 0, radius: 10).union(Shapes.circle(10, 0, radius: 10))
    #expect(abs(Shapes.area(union) - (200 * .pi - 122.84)) < 1)
    #expect(union.contours.count == 1)
  }

  @Test func `paths with boxes apart keep their curves`() {
    let (left, right) = (Shapes.circle(0, 0, radius: 5), Shapes.circle(50, 0, radius: 5))
    #expect(left.union(right) == BezierPath(left.contours + right.contours))
    #expect(left.subtracting(right) == left)
    #expect(left.intersection(right).isEmpty)
  }

  @Test func `three inputs follow the rules of each operation`() {
    let row = [Shapes.square(0, 0, 10), Shapes.square(4, 0, 10), Shapes.square(8, 0, 10)]
    #expect(Shapes.area(.combining(.union, row)) == 180)
    #expect(Shapes.area(.combining(.intersect, row)) == 20)
    #expect(Shapes.area(.combining(.subtract, row)) == 40)
    // In one only: 0…4 and 14…18; in three: 8…10.
    #expect(Shapes.area(.combining(.exclude, row)) == 100)
  }

  @Test func `small and far paths are as exact as large ones`() {
    let small = Shapes.square(0.5, 0.5, 0.0625).union(Shapes.square(0.53125, 0.5, 0.0625))
    #expect(abs(Shapes.area(small) - 0.0625 * 0.09375) < 1e-9)
    let far = Shapes.square(1e6, 1e6, 10).intersection(Shapes.square(1e6 + 5, 1e6 + 5, 10))
    #expect(abs(Shapes.area(far) - 25) < 1e-2)
  }

  @Test func `a star of many crossings equals the polygon around its points filled non-zero`() {
    let n = 101
    let star = BezierPath(
      polygon: (0..<n).map { index in
        let angle = Double(index * 50 % n) * 2 * .pi / Double(n)
        return Point(100 * cos(angle), 100 * sin(angle))
      }
    )
    let area = abs(Shapes.area(star.union(Shapes.square(-1, -1, 2))))
    // The rim of a star {n/k} alternates between radius R and r = R·cos(πk/n) / cos(π(k − 1)/n); its
    // area is n·R·r·sin(π/n).
    let notch = 100 * cos(50 * Double.pi / 101) / cos(49 * Double.pi / 101)
    #expect(abs(area - 101 * 100 * notch * sin(Double.pi / 101)) < 0.1)
  }

  @Test func `hostile paths are combined without a trap`() {
    for path in Shapes.hostile {
      for operation in BooleanOperation.allCases {
        _ = BezierPath.combining(operation, [path, a, path.reversed])
      }
    }
    #expect(BezierPath.combining(.union, []).isEmpty)
  }

  @Test func `too many segments come back as one path`() {
    let zigzag = BezierPath(
      polygon: (0..<20_001).map { Point(Double($0 % 2) * 100, Double($0) / 100) }
    )
    #expect(zigzag.union(a).contours.count == 2)
  }

  @Test func `a grid of crossing bars has the area of its union`() {
    let comb = BezierPath(
      (0..<40).flatMap {
        BezierPath(Rect(x: Double($0), y: 0, width: 0.5, height: 40)).contours
      }
    )
    let turned = comb.applying(.rotation(degrees: 90)).applying(.translation(40, 0))
    let union = comb.union(turned)
    // 40 bars of 0.5 × 40 each way, less 40² squares of 0.5.
    #expect(abs(Shapes.area(union) - (2 * 800 - 400)) < 1)
  }

  /// Points are sampled off the grid of corners, so that none lies on an edge of an input.
  @Test(arguments: 0..<40)
  func `random polygons on a coarse grid agree with point by point answers`(seed: Int) {
    var random = Noise(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
    let inputs = (0..<3).map { _ in
      BezierPath(
        (0..<2).flatMap { _ in
          let corners = (0..<7).map { _ in
            Point(Double(random.next() % 9) * 4, Double(random.next() % 9) * 4)
          }
          return BezierPath(polygon: corners).contours
        }
      )
    }
    for operation in BooleanOperation.allCases {
      let result = BezierPath.combining(operation, inputs)
      var wrong: [Point] = []
      var windings: Set<Int> = [0]
      for y in 0..<16 {
        for x in 0..<16 {
          let p = Point(Double(x) * 2 + 1.037, Double(y) * 2 + 0.971)
          let insides = inputs.map { Noise.winding(of: $0, around: p) != 0 }
          let count = insides.count { $0 }
          let expected =
            switch operation {
            case .union: count > 0
            case .subtract: insides[0] && count == 1
            case .intersect: count == 3
            case .exclude: count % 2 == 1
            }
          let winding = Noise.winding(of: result, around: p)
          windings.insert(winding)
          if (winding != 0) != expected { wrong.append(p) }
        }
      }
      #expect(wrong.isEmpty, "\(operation)")
      // Once around, and all of it the same way.
      #expect(windings == [0] || windings == [0, 1] || windings == [-1, 0], "\(operation)")
    }
  }
}

/// Numbers that look random and are the same every time (splitmix64).
private struct Noise {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// How often straight closed contours wind clockwise around a point.
  static func winding(of path: BezierPath, around p: Point) -> Int {
    path.contours.reduce(0) { sum, contour in
      sum
        + contour.vertices.indices.reduce(0) { inner, index in
          let a = contour.vertices[index].point
          let b = contour.vertices[(index + 1) % contour.vertices.count].point
          guard (a.y <= p.y) != (b.y <= p.y) else { return inner }
          let isRight = (b - a).cross(p - a) > 0
          return a.y < b.y ? inner + (isRight ? 1 : 0) : inner - (isRight ? 0 : 1)
        }
    }
  }
}
