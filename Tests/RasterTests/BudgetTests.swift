import LottieGeometry
import LottieScene
import Testing

@testable import LottieRaster

/// What a frame may take, and what is left out.
struct BudgetTests {
  /// A blurred square over a plain one, and a third beside them.
  private let blurred = [
    fill(rect(0, 0, 16, 16), Color(red: 1, green: 0, blue: 0)),
    .group(
      GroupItem(end: 3, filters: [.blur(BlurFilter(sigma: Point(10, 10)))])
    ),
    fill(rect(4, 4, 8, 8), Color(red: 0, green: 1, blue: 0)),
    fill(rect(0, 12, 4, 4), Color(red: 0, green: 0, blue: 1)),
  ]
  private let plain = [
    fill(rect(0, 0, 16, 16), Color(red: 1, green: 0, blue: 0)),
    fill(rect(0, 12, 4, 4), Color(red: 0, green: 0, blue: 1)),
  ]

  private func rasterizer(_ budget: DrawingBudget) -> Rasterizer {
    let rasterizer = Rasterizer(width: 16, height: 16)
    rasterizer.budget = budget
    return rasterizer
  }

  @Test func `pixels of items are counted as far as the budget allows`() {
    let whole = rasterizer(DrawingBudget()).costs(of: list(plain), view: .identity)
    #expect(whole.isWhole)
    #expect(whole.items.map(\.pixels) == [256, 16])
    // An item takes its own work and some to be drawn alone.
    let budget = DrawingBudget(work: whole.items[0].work + 15_000)
    let part = rasterizer(budget).costs(of: list(plain), view: .identity)
    #expect(!part.isWhole)
    #expect(part.items.map(\.pixels) == [256, 0])
    #expect(part.items.map(\.work) == whole.items.map(\.work))
  }

  @Test func `without a limit everything is drawn`() {
    let rasterizer = rasterizer(DrawingBudget())
    _ = rasterizer.draw(list(blurred), view: .identity)
    #expect(rasterizer.omissions.isEmpty)
    #expect((rasterizer.pixmap == drawn(plain)) as Bool == false)
  }

  @Test func `a group that takes more work than the frame may is left out, what follows is not`() {
    // The blur reaches 28 pixels: it is computed for 72 × 72 of them.
    let rasterizer = rasterizer(DrawingBudget(work: 100_000))
    _ = rasterizer.draw(list(blurred), view: .identity)
    #expect(rasterizer.omissions == [Omission(index: 1, reason: .work)])
    #expect((rasterizer.pixmap == drawn(plain)) as Bool)
  }

  @Test func `a group that takes more memory than the frame may is left out`() {
    let rasterizer = rasterizer(DrawingBudget(layerBytes: 20_000))
    _ = rasterizer.draw(list(blurred), view: .identity)
    #expect(rasterizer.omissions == [Omission(index: 1, reason: .memory)])
    #expect((rasterizer.pixmap == drawn(plain)) as Bool)
  }

  @Test func `layers within one another are counted together, layers beside one another are not`() {
    // A layer of 16 × 16 pixels of four bytes: two of them within one another.
    func faded(_ end: Int) -> DisplayItem.Content { .group(GroupItem(end: end, opacity: 0.5)) }
    let square = fill(rect(0, 0, 16, 16))
    let nested = [faded(5), faded(4), square, square, square]
    let beside = [faded(3), square, square, faded(6), square, square]
    func omissions(_ contents: [DisplayItem.Content], _ bytes: Int) -> [Omission] {
      let rasterizer = rasterizer(DrawingBudget(layerBytes: bytes))
      _ = rasterizer.draw(list(contents), view: .identity)
      return rasterizer.omissions
    }
    #expect(omissions(nested, 2 * 1024) == [])
    #expect(omissions(nested, 2 * 1024 - 1) == [Omission(index: 1, reason: .memory)])
    #expect(omissions(beside, 1024) == [])
  }

  @Test func `what is left out does not depend on the frames before`() {
    // Nothing of the square changes; what lies below it takes more work in every second frame.
    func frame(_ number: Int) -> DisplayList {
      let count = number % 2 == 0 ? 1 : 300
      var contents = (0..<count).map { _ in fill(ellipse(8, 8, 8, 8), .black) }
      contents.append(fill(rect(2, 2, 5, 5), Color(red: 1, green: 0, blue: 0)))
      var list = list(contents)
      list.generation = UInt64(number + 1)
      for index in list.items.indices { list.items[index].id = UInt32(1_000 - count + index) }
      return list
    }
    // The square fits below one ellipse, not below three hundred.
    let budget = DrawingBudget(work: 100_000)
    let incremental = rasterizer(budget)
    var counts: Set<Int> = []
    for number in 0..<6 {
      let whole = rasterizer(budget)
      _ = whole.draw(frame(number), view: .identity)
      _ = incremental.draw(frame(number), view: .identity)
      #expect(incremental.omissions == whole.omissions)
      #expect((incremental.pixmap == whole.pixmap) as Bool)
      counts.insert(whole.omissions.count)
    }
    #expect(counts.count == 2)
    #expect(counts.contains(0))
  }

  @Test func `a shadow beyond what can be seen takes neither work nor memory`() {
    func shadowed(_ distance: Double) -> (Pixmap, bytes: Int) {
      let shadow = ShadowFilter(.behind, color: .black, offset: Point(distance, 0), sigma: 20)
      let contents: [DisplayItem.Content] = [
        .group(GroupItem(end: 2, filters: Array(repeating: .shadow(shadow), count: 4))),
        fill(rect(4, 4, 8, 8), Color(red: 0, green: 1, blue: 0)),
      ]
      let rasterizer = rasterizer(DrawingBudget())
      var bytes = 0
      _ = rasterizer.draw(list(contents), view: .identity) { needed, paint in
        bytes = needed
        paint()
      }
      return (rasterizer.pixmap, bytes)
    }
    let far = shadowed(1e6)
    let plain = drawn([fill(rect(4, 4, 8, 8), Color(red: 0, green: 1, blue: 0))])
    #expect((far.0 == plain) as Bool)
    // A layer of 16 × 16, and the 8 × 8 in it.
    #expect(far.bytes < 10_000)
    #expect(shadowed(10).bytes > 100_000)
  }

  @Test func `filters work where their results are needed`() {
    let frame = PixelBox(minX: 0, minY: 0, maxX: 100, maxY: 100)
    let margins = FilterMargin(.identity, frame: frame)
    let outline = Filter.outline(OutlineFilter(color: .black, width: 9))
    // Each outline reaches ten pixels: its nine and one.
    let regions = FilterRegions(
      [outline, outline],
      content: PixelBox(minX: -500, minY: 40, maxX: 500, maxY: 60),
      target: frame,
      margins
    )
    #expect(regions.content == PixelBox(minX: -20, minY: 40, maxX: 120, maxY: 60))
    #expect(
      regions.results == [
        PixelBox(minX: -10, minY: 30, maxX: 110, maxY: 70),
        PixelBox(minX: 0, minY: 20, maxX: 100, maxY: 80),
      ]
    )
  }
}
