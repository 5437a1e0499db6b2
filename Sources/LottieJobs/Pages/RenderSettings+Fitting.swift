import LottieKit

extension RenderSettings {
  /// Creates settings for images of an animation, reduced to a longer side; nil if there is nothing to draw.
  init?(fitting size: Size, longest side: Int) {
    let longest = max(size.width, size.height)
    guard longest > 0, longest.isFinite else { return nil }
    let scale = min(1, Double(side) / longest)
    self.init(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded()))
    )
    guard isAllowed, RenderBudget().allows(self) else { return nil }
  }
}
