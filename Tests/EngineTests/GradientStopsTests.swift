import LottieScene
import Testing

@testable import LottieEngine

/// Red at 0.5 and blue at 1, and opacities of 0, 1, 0.5 and 0 at 0, 0.6, 0.8 and 0.9.
struct GradientStopsTests {
  private let stops = GradientStops(
    [0.5, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0.6, 1, 0.8, 0.5, 0.9, 0],
    colorCount: 2
  )

  private func text(_ list: [ColorStop]) -> [String] {
    list.map { stop in
      let color = stop.color.red == 1 ? "red" : "blue"
      return "\(stop.offset) \(color) \((stop.color.alpha * 1000).rounded() / 1000)"
    }
  }

  /// rlottie: at 0.5 it is 0.5 / 0.6 on the way from 0 to 1; beyond the last opacity it is 0.
  @Test func `opacities are those at the color stops`() {
    var sampled = stops
    sampled.sampleAlphas()
    #expect(text(sampled.merged) == ["0.5 red 0.833", "1.0 blue 0.0"])
  }

  /// Telegram: an opacity has the next color; that of the last stop is not reached, as it is behind all opacities.
  @Test func `opacities have the next color`() {
    #expect(
      text(stops.mergedByNextColor)
        == ["0.0 red 0.0", "0.5 red 0.833", "0.8 blue 0.5", "0.9 blue 0.0"]
    )
  }

  /// A color behind all opacities ends the list.
  @Test func `colors behind the opacities are lost but one`() {
    let stops = GradientStops(
      [0, 1, 0, 0, 0.5, 0, 0, 1, 1, 1, 0, 0, 0, 0.25],
      colorCount: 3
    )
    #expect(text(stops.mergedByNextColor) == ["0.0 red 0.25", "0.5 blue 0.25"])
  }

  /// rlottie: one opacity counts for none.
  @Test func `a single opacity is none`() {
    var sampled = GradientStops([0, 1, 0, 0, 1, 0, 0, 1, 0, 0.5], colorCount: 2)
    sampled.sampleAlphas()
    #expect(text(sampled.merged) == ["0.0 red 0.0", "1.0 blue 0.0"])
  }
}
