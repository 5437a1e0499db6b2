import LottieKit
import LottieModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Draws documents that grow with a clock in hand.
enum GrowthTimer {
  /// The frames from the first on, of which the later ones are measured.
  static let frames = 60
  /// Frames that are drawn before those measured.
  private static let warmUp = 3
  /// After so many milliseconds no more frames are measured.
  private static let patience = 1_500.0

  /// The median time of a frame in order, in milliseconds.
  static func frame(of text: String, side: Int) throws -> Double {
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let renderer = FrameRenderer(animation, settings: RenderSettings(width: side, height: side))
    for i in 0..<warmUp { renderer.draw(frame: Double(i)) }
    var times: [Double] = []
    let start = SampleTimer.processorTime()
    for i in warmUp..<frames where SampleTimer.processorTime() - start < patience {
      let start = SampleTimer.processorTime()
      renderer.draw(frame: Double(i))
      times.append(SampleTimer.processorTime() - start)
    }
    return times.median
  }

  /// The power of the factor with which the time grows between the two largest factors.
  static func exponent(_ factors: [Int], _ times: [Double]) -> Double {
    let (n, last) = (factors.count, times.count - 1)
    guard n > 1, n == times.count, times[last - 1] > 0 else { return 0 }
    return log(times[last] / times[last - 1]) / log(Double(factors[n - 1]) / Double(factors[n - 2]))
  }
}
