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

  /// A square of ten units in a group with a clip, which may blur it.
  private func clipped(to clip: Rect?, blurred: Bool = false) -> DisplayList {
    var result = list(x: 0)
    guard case .group(var group) = result.items[0].content else { return result }
    group.clip = clip.map { ClipItem(rect: $0) }
    if blurred { group.filters = [.blur(BlurFilter(sigma: Point(1, 1), transform: .identity))] }
    result.items[0].content = .group(group)
    return result
  }

  @Test func `a clip counts where it cuts something off`() {
    let (around, within) = (
      Rect(x: -1, y: -1, width: 12, height: 12), Rect(x: 0, y: 0, width: 9, height: 12)
    )
    #expect(clipped(to: nil).isEqual(to: clipped(to: around)))
    #expect(clipped(to: around).isEqual(to: clipped(to: nil)))
    #expect(!clipped(to: nil).isEqual(to: clipped(to: within)))
    #expect(clipped(to: nil).isEqual(to: clipped(to: within), within: 1))
    #expect(!clipped(to: nil, blurred: true).isEqual(to: clipped(to: around, blurred: true)))
  }
}
