import LottieGeometry
import LottieRaster
import LottieScene
import TestSupport
import Testing

/// Fills of paths that begin with each other, whose contours change one by one.
private struct Chain {
  var random: SeededRandom
  var generation: Generation = 1
  private var contours: [BezierPath]
  private var paths: [PathResource?]
  private var looks: [Generation]
  private var colors: [Color]
  static let side = 64

  init(seed: UInt64) {
    random = SeededRandom(seed)
    let count = 3 + random.below(8)
    contours = []
    paths = Array(repeating: nil, count: count)
    looks = Array(repeating: 1, count: count)
    colors = []
    for _ in 0..<count {
      contours.append(makePath())
      colors.append(Color(red: random.unit(), green: random.unit(), blue: 0, alpha: random.unit()))
    }
    collect(changed: 0)
  }

  /// Updates the paths from one on, as those of a list of paints.
  private mutating func collect(changed first: Int) {
    for index in first..<contours.count {
      paths[index] = PathResource(
        index == 0 ? nil : paths[index - 1],
        followedBy: contours[index],
        replacing: paths[index],
        generation: generation
      )
    }
  }

  mutating func step() {
    generation += 1
    switch random.below(5) {
    case 0:
      let index = random.below(colors.count)
      colors[index].red = random.unit()
      looks[index] = generation
    case 1: break
    default:
      let index = random.below(contours.count)
      if random.chance(0.7) {
        let move = Affine.translation(random.number(-5, 5), random.number(-5, 5))
        contours[index] = contours[index].applying(move)
      } else {
        contours[index] = makePath()
      }
      collect(changed: index)
    }
  }

  private mutating func makePath() -> BezierPath {
    let (x, y) = (random.number(-9, 60), random.number(-9, 60))
    let (w, h) = (random.number(1, 30), random.number(1, 30))
    switch random.below(4) {
    // Whole numbers: where sides of several shapes meet.
    case 0: return rect(x.rounded(), y.rounded(), w.rounded(), h.rounded()).path
    case 1: return ellipse(x, y, w, h).path
    case 2: return rect(x, y, w, h).path
    default:
      let points = (0..<4).map { _ in
        CurveVertex(
          Point(random.number(-9, 70), random.number(-9, 70)),
          in: Point(random.number(-9, 70), random.number(-9, 70)),
          out: Point(random.number(-9, 70), random.number(-9, 70))
        )
      }
      return BezierPath(points, isClosed: random.chance(0.5))
    }
  }

  var list: DisplayList {
    let items = paths.indices.reversed().map { index in
      var fill = FillItem(
        path: paths[index] ?? rect(0, 0, 1, 1),
        rule: index % 3 == 2 ? .evenOdd : .nonZero,
        paint: .solid(colors[index])
      )
      fill.lookGeneration = looks[index]
      return DisplayItem(
        id: UInt32(index),
        generation: max(looks[index], fill.path.generation),
        content: .fill(fill)
      )
    }
    let side = Double(Self.side)
    return DisplayList(
      size: Size(width: side, height: side),
      items: items,
      generation: generation
    )
  }
}

struct PathChangeTests {
  @Test(arguments: 1...80)
  func `contours that change in a path of many give the bytes of drawing everything`(_ seed: Int) {
    var chain = Chain(seed: UInt64(seed))
    let kept = Rasterizer(width: Chain.side, height: Chain.side)
    let view = seed % 3 == 0 ? Affine.scale(0.9, 0.8) : .identity
    for step in 0..<30 {
      let list = chain.list
      let fresh = Rasterizer(width: Chain.side, height: Chain.side)
      fresh.isIncremental = false
      _ = fresh.draw(list, view: view)
      // Now and then a list is left out, as when frames are dropped.
      if step == 0 || chain.random.chance(0.8) {
        _ = kept.draw(list, view: view)
        let isEqual = kept.pixmap == fresh.pixmap
        #expect(isEqual, "seed \(seed), step \(step)")
      }
      chain.step()
    }
  }

  /// A row of three squares below another, of which the left one of the upper row moves down by a pixel.
  @Test func `a contour that changes is drawn in its rows only`() {
    let rows = [4.0, 40].map { y in
      BezierPath([4.0, 24, 44].flatMap { rect($0, y, 12, 12).path.contours })
    }
    let first = PathResource(nil, followedBy: rows[0], generation: 1)
    let second = PathResource(first, followedBy: rows[1], generation: 1)
    var moved = rows[0]
    moved.contours[1] = rect(24, 5, 12, 12).path.contours[0]
    let firstMoved = PathResource(nil, followedBy: moved, replacing: first, generation: 2)
    let secondMoved = PathResource(
      firstMoved,
      followedBy: rows[1],
      replacing: second,
      generation: 2
    )
    func list(_ path: PathResource) -> DisplayList {
      var fill = FillItem(path: path, paint: .solid(.black))
      fill.lookGeneration = 1
      return DisplayList(
        size: Size(width: 64, height: 64),
        items: [DisplayItem(id: 1, generation: path.generation, content: .fill(fill))],
        generation: path.generation
      )
    }
    let rasterizer = Rasterizer(width: 64, height: 64)
    _ = rasterizer.draw(list(second), view: .identity)
    // Rows 4 to 16, in which the square was and is, of the columns of all squares.
    #expect(
      rasterizer.draw(list(secondMoved), view: .identity)
        == .part(x: 4, y: 4, width: 52, height: 13)
    )
  }

  @Test func `a path that begins with another has its contours first`() {
    let first = rect(1, 2, 3, 4)
    let second = PathResource(first, followedBy: rect(5, 6, 7, 8).path, generation: 1)
    #expect(second.path.contours == first.path.contours + rect(5, 6, 7, 8).path.contours)
    #expect(second.vertexCount == 8 && second.contourCount == 2)
    #expect(second.bounds == Rect(minX: 1, minY: 2, maxX: 12, maxY: 14))
    #expect(second.begins(with: first) && !first.begins(with: second))
    // 2 × (3 + 4) + 2 × (7 + 8).
    #expect(second.controlLength == 44)
  }
}
