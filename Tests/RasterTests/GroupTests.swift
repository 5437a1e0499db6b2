import LottieGeometry
import LottieRaster
import LottieScene
import Testing

struct GroupTests {
  private let white = fill(rect(0, 0, 16, 16), .white)

  @Test func `a group fades as one, not item by item`() {
    let items = [fill(rect(0, 0, 8, 8)), fill(rect(4, 0, 8, 8))]
    let group = drawn([.group(GroupItem(end: 3, opacity: 0.5))] + items)
    #expect(parts(group[5, 5])[3] == 128)
    #expect(parts(group[2, 5])[3] == 128)
  }

  @Test func `a group of one item fades like the item`() {
    let single = drawn([.group(GroupItem(end: 2, opacity: 0.5)), fill(rect(2, 2, 8, 8))])
    #expect(parts(single[5, 5])[3] == 128)
  }

  @Test func `nested opacities multiply`() {
    let pixmap = drawn([
      .group(GroupItem(end: 4, opacity: 0.5)), .group(GroupItem(end: 3, opacity: 0.5)),
      fill(rect(2, 2, 8, 8)), fill(rect(12, 12, 2, 2)),
    ])
    #expect(isClose(Double(parts(pixmap[5, 5])[3]), 64, 1))
    #expect(parts(pixmap[12, 12])[3] == 128)
  }

  @Test func `a clip cuts at pixels where it can and fades where it cannot`() {
    func clipped(_ clip: ClipItem) -> Pixmap {
      drawn([.group(GroupItem(end: 2, clip: clip)), white])
    }
    #expect(area(clipped(ClipItem(rect: Rect(x: 2, y: 3.0004, width: 4, height: 5)))) == 20)
    let half = clipped(ClipItem(rect: Rect(x: 2.5, y: 3, width: 4, height: 5)))
    #expect(parts(half[2, 4])[3] == 128)
    #expect(parts(half[3, 4])[3] == 255)
    let turned = clipped(
      ClipItem(
        rect: Rect(x: -4, y: -4, width: 8, height: 8),
        transform: Affine.rotation(degrees: 45).then(.translation(8, 8))
      )
    )
    #expect(isClose(area(turned), 64, 0.5))
  }

  @Test func `a clip that ends with the page does not fade its content once more`() {
    // 16 units are 10.4 pixels.
    func clipped(width: Double) -> [Int] {
      let clip = ClipItem(rect: Rect(x: 0, y: -2, width: width, height: 20))
      let rasterizer = Rasterizer(width: 11, height: 11)
      let items = list([.group(GroupItem(end: 2, clip: clip)), fill(rect(-4, -4, 30, 30), .white)])
      _ = rasterizer.draw(items, view: Affine(0.65, 0, 0, 0.65, 0, 0))
      return [(10, 5), (5, 10), (7, 5)].map { parts(rasterizer.pixmap[$0.0, $0.1])[3] }
    }
    // 0.4 of the last column and row, not 0.4 · 0.4.
    #expect(clipped(width: 16) == [102, 102, 255])
    #expect(clipped(width: 20) == [102, 102, 255])
    // 12 units are 7.8 pixels, which lie within the page.
    #expect(clipped(width: 12) == [0, 102, 204])
  }

  private func masked(_ masks: [MaskItem], items: Int = 2) -> Pixmap {
    drawn(
      [.group(GroupItem(end: 1 + items, masks: masks))] + Array(repeating: white, count: items)
    )
  }

  @Test(arguments: [1, 2])
  func `a mask shows its inside`(_ items: Int) {
    let pixmap = masked([MaskItem(path: rect(2.5, 2, 8, 8))], items: items)
    #expect(parts(pixmap[5, 5])[3] == 255)
    #expect(parts(pixmap[2, 5])[3] == 128)
    #expect(parts(pixmap[12, 5])[3] == 0)
  }

  @Test func `an inverted mask shows its outside, an opacity weakens it`() {
    let pixmap = masked([MaskItem(path: rect(2, 2, 8, 8), isInverted: true, opacity: 0.4)])
    #expect(parts(pixmap[5, 5])[3] == 0)
    #expect(parts(pixmap[12, 12])[3] == 102)
  }

  @Test func `masks combine by their modes`() {
    let (a, b) = (rect(0, 0, 10, 16), rect(6, 0, 10, 16))
    func values(_ mode: MaskItem.Mode, first: MaskItem.Mode = .add) -> [Int] {
      let pixmap = masked([
        MaskItem(path: a, mode: first, opacity: 0.8), MaskItem(path: b, mode: mode, opacity: 0.4),
      ])
      return [2, 8, 13].map { parts(pixmap[$0, 5])[3] }
    }
    #expect(values(.add) == [204, 224, 102])
    #expect(values(.subtract) == [204, 122, 0])
    #expect(values(.intersect) == [0, 82, 0])
    #expect(values(.lighten) == [204, 204, 102])
    #expect(values(.darken) == [0, 102, 0])
    #expect(values(.difference) == [204, 102, 102])
    #expect(values(.add, first: .subtract) == [51, 133, 255])
    #expect(values(.subtract, first: .intersect) == [204, 122, 0])
  }

  @Test func `a mask expands and shrinks by its expansion`() {
    let wide = masked([MaskItem(path: rect(4, 4, 6, 6), expansion: 2)])
    let narrow = masked([MaskItem(path: rect(4, 4, 6, 6), expansion: -2)])
    // A square of 6, a band of 2 on each of its sides, and a quarter of a disc at each corner.
    #expect(abs(area(wide) - (36 + 4 * 12 + 4 * Double.pi)) < 0.5)
    #expect(area(narrow) == 4)
  }

  @Test func `a feathered edge is half transparent at the path`() {
    let pixmap = drawn(
      [
        .group(
          GroupItem(end: 2, masks: [MaskItem(path: rect(-40, -40, 72, 200), feather: Point(4, 4))])
        ),
        fill(rect(0, 0, 64, 64)),
      ],
      width: 64,
      height: 64
    )
    #expect(isClose(Double(parts(pixmap[31, 20])[3] + parts(pixmap[32, 20])[3]) / 2, 127.5, 2))
    // One and two standard deviations outside: 16 % and 2.3 % of a normal distribution.
    #expect(
      isClose(Double(parts(pixmap[36, 20])[3] + parts(pixmap[35, 20])[3]) / 510, 0.159, 0.02)
    )
    #expect(
      isClose(Double(parts(pixmap[40, 20])[3] + parts(pixmap[39, 20])[3]) / 510, 0.023, 0.01)
    )
    #expect(parts(pixmap[4, 2])[3] == 255)
  }

  @Test func `a matte shows content by alpha or luminance`() {
    let gray = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    func matted(_ mode: MatteItem.Mode, _ isInverted: Bool) -> Int {
      let matte = MatteItem(mode: mode, isInverted: isInverted, sourceEnd: 2)
      let pixmap = drawn([
        .group(GroupItem(end: 3, matte: matte)), fill(rect(0, 0, 8, 8), gray), white,
      ])
      #expect(parts(pixmap[12, 12])[3] == (isInverted ? 255 : 0))
      return parts(pixmap[4, 4])[3]
    }
    #expect(matted(.alpha, false) == 128)
    #expect(matted(.alpha, true) == 127)
    #expect(matted(.luma, false) == 27)
    #expect(matted(.luma, true) == 228)
    // 0.299 of red, whatever its alpha.
    #expect(matted(.opaqueLuma, false) == 76)
    #expect(matted(.opaqueLuma, true) == 179)
  }

  @Test func `nesting deeper than the limit ends quietly`() {
    let depth = 2000
    var items: [DisplayItem.Content] = (0..<depth).map { _ in
      .group(GroupItem(end: depth + 1, opacity: 0.99))
    }
    items.append(white)
    #expect(area(drawn(items)) == 0)
  }
}
