import LottieGeometry
import LottieScene
import Testing

struct DisplayListTextTests {
  private let square = PathResource(BezierPath(Rect(x: 0, y: 0, width: 1, height: 1)))

  private func item(_ id: UInt32, _ content: DisplayItem.Content) -> DisplayItem {
    DisplayItem(id: id, generation: 1, content: content)
  }

  private func fill(_ color: Color) -> DisplayItem.Content {
    .fill(FillItem(path: square, paint: .solid(color)))
  }

  @Test func `groups, mattes and contents are indented`() {
    let matte = MatteItem(mode: .luma, isInverted: true, sourceEnd: 3)
    let list = DisplayList(
      size: Size(width: 10, height: 5.5),
      items: [
        item(1, .group(GroupItem(end: 5, opacity: 0.5, matte: matte))),
        item(2, .group(GroupItem(end: 3, blend: .screen))), item(3, fill(.white)),
        item(4, fill(.black)), item(5, fill(.clear)), item(6, fill(.white)),
      ]
    )
    let path = "M0,0 L1,0 L1,1 L0,1 L0,0 Z"
    #expect(
      list.description == """
        list 10 5.5
          group opacity 0.5 matte(luma inverted)
            group blend(screen)
              fill #ffffff \(path)
          content
            fill #000000 \(path)
            fill #000000@0 \(path)
          fill #ffffff \(path)
        """
    )
  }

  @Test func `numbers have three decimals; huge ones are written in full`() {
    let transform = Affine(1, 0, 0, 1, 0.12345, 1e300)
    let list = DisplayList(
      size: Size(width: 1, height: 1),
      items: [
        item(1, .fill(FillItem(path: square, paint: .solid(.black), transform: transform)))
      ]
    )
    #expect(list.description.contains("matrix(1 0 0 1 0.123 1e+300)"))
  }
}
