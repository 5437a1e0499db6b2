import LottieKit

/// The frame that stands for an animation where one image is asked for.
enum PosterFrame {
  /// Frames that are looked at: the first one, and seven between it and the last, and that one, evenly spaced.
  private static let count = 9
  /// The larger side of such a frame, in pixels.
  private static let side = 96
  /// Nanoseconds of one core, estimated, after which no further frame is looked at.
  private static let maximumWork = 500_000_000

  /// The first of nine frames evenly spaced over the animation that shows at least half as much as the fullest of them.
  static func number(of animation: LottieAnimation) -> Double {
    let (start, end) = (animation.startFrame, animation.endFrame)
    guard end - start > 1, let settings = RenderSettings(fitting: animation.size, longest: side)
    else { return start }
    let renderer = FrameRenderer(animation, settings: settings)
    var work = 0
    var seen: [(frame: Double, ink: Int)] = []
    for index in Bisection.order(count) where work < maximumWork {
      let frame = start + ((end - start - 1) * Double(index) / Double(count - 1)).rounded(.down)
      renderer.draw(frame: frame)
      work += renderer.estimatedWork
      seen.append((frame, ink(of: renderer.pixmap)))
    }
    seen.sort { $0.frame < $1.frame }
    let most = seen.map(\.ink).max() ?? 0
    return seen.first { $0.ink * 2 >= most }?.frame ?? start
  }

  /// How much a frame shows: the pixels of another color than the most frequent one.
  static func ink(of pixmap: Pixmap) -> Int {
    var counts: [UInt32: Int] = [:]
    for pixel in pixmap.pixels { counts[pixel, default: 0] += 1 }
    return pixmap.pixels.count - (counts.values.max() ?? 0)
  }
}
