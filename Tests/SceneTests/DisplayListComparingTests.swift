import LottieGeometry
import LottieScene
import Testing

struct DisplayListComparingTests {
  /// A square of ten units, moved and turned, in a group.
  private func list(x: Double, turn: Double = 0, opacity: Double = 1) -> DisplayList {
    let path = PathResource(BezierPath(Rect(x: 0, y: 0, width: 10, height: 10)))
    let fill = FillItem(
      path: path,
      paint: .solid(.black),
      transform: Affine(1, turn, -turn, 1, x, 0)
    )
    let group = GroupItem(end: 2, opacity: opacity)
    return DisplayList(
      size: Size(width: 100, height: 100),
      items: [
        DisplayItem(id: 1, generation: 1, content: .group(group)),
        DisplayItem(id: 2, generation: 1, content: .fill(fill)),
      ]
    )
  }

  @Test func `items may lie as far apart as is said`() {
    #expect(list(x: 5).isEqual(to: list(x: 5)))
    #expect(!list(x: 5).isEqual(to: list(x: 5.005)))
    #expect(list(x: 5).isEqual(to: list(x: 5.005), within: 0.01))
    #expect(!list(x: 5).isEqual(to: list(x: 5.02), within: 0.01))
  }

  @Test func `it is the corner that moves most that counts`() {
    // A turn by 0.002 moves the corner at (10, 10) by 0.02 along each axis.
    #expect(!list(x: 5).isEqual(to: list(x: 5, turn: 0.002), within: 0.01))
    #expect(list(x: 5).isEqual(to: list(x: 5, turn: 0.002), within: 0.03))
  }

  @Test func `all else must be equal`() {
    #expect(!list(x: 5).isEqual(to: list(x: 5, opacity: 0.999), within: 1))
  }
}
