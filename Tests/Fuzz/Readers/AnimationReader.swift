import Foundation
import LottieKit
import LottieText

/// Reads a document and draws two of its frames.
enum AnimationReader {
  /// Small, so that an input takes milliseconds.
  private static let settings = RenderSettings(width: 64, height: 64)

  static func read(_ bytes: [UInt8]) {
    guard let animation = try? LottieAnimation.decode(bytes) else { return }
    draw(animation)
  }

  /// Draws the first frame and one between it and the end, and describes what was left out.
  static func draw(_ animation: LottieAnimation) {
    let renderer = FrameRenderer(animation, settings: settings, text: OnlyFont.sources)
    renderer.draw(frame: animation.startFrame)
    let middle = animation.startFrame + (animation.endFrame - animation.startFrame) * 0.4
    renderer.draw(frame: middle)
    _ = SVGWriter(renderer.composition.update(frame: middle), settings: settings)
    for diagnostic in renderer.composition.diagnostics.prefix(50) { _ = diagnostic.message }
    _ = renderer.composition.hierarchyKeypaths()
  }
}

/// Gives every text the same small font, and none of the machine's.
struct OnlyFont: AnimationFontProvider {
  private let source: FontSource

  init(_ source: FontSource) { self.source = source }

  func font(for query: FontQuery) -> FontSource? { source }

  /// The font that the tests of text have.
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../TextTests/Fonts/tiny-blocks.ttf").standardized.path

  static let sources = TextSources(
    fonts: OnlyFont(.file(file)),
    usesSystemFonts: false
  )
}
