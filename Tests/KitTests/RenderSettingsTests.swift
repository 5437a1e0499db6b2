import LottieGeometry
import LottieKit
import LottieScene
import Testing

struct RenderSettingsTests {
  private func view(_ fit: RenderSettings.Fit) -> Affine {
    RenderSettings(width: 200, height: 100, fit: fit).view(of: Size(width: 50, height: 100))
  }

  @Test func `contain is as large as fits, centered`() {
    #expect(view(.contain) == Affine(1, 0, 0, 1, 75, 0))
  }

  @Test func `cover is as small as covers all, centered`() {
    #expect(view(.cover) == Affine(4, 0, 0, 4, 0, -150))
  }

  @Test func `fill scales both sides`() {
    #expect(view(.fill) == Affine(4, 0, 0, 1, 0, 0))
  }

  @Test func `none keeps the size, centered`() {
    #expect(view(.none) == Affine(1, 0, 0, 1, 75, 0))
    let small = RenderSettings(width: 20, height: 10, fit: .none)
    #expect(small.view(of: Size(width: 50, height: 100)) == Affine(1, 0, 0, 1, -15, -45))
  }

  @Test(arguments: [
    (1, 1, true), (16_384, 15_625, true), (0, 1, false), (1, -1, false), (16_385, 1, false),
    (16_384, 16_384, false), (Int.max, Int.max, false), (Int.min, 2, false),
  ])
  func `an image has sides from 1 to 16,384 and 256 million pixels at most`(
    width: Int,
    height: Int,
    isAllowed: Bool
  ) {
    #expect(RenderSettings(width: width, height: height).isAllowed == isAllowed)
  }
}
