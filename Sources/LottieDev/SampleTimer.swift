import LottieKit
import LottieModel
import LottieScene

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Loads and draws a file with a clock in hand.
struct SampleTimer {
  let file: AnimationFile
  let side: Int
  let limit: Int?

  /// The median time to read a file, in milliseconds.
  static func load(_ path: String, times: Int) throws -> Double {
    let all = try (0..<times).map { _ in
      let start = processorTime()
      let file = try AnimationFile(path: path)
      return withExtendedLifetime(file) { processorTime() - start }
    }
    return all.median
  }

  /// The time of each frame from the first, in milliseconds.
  func frames(isIncremental: Bool) -> [Double] {
    let animation = file.animation
    let scale = Double(side) / max(animation.size.width, animation.size.height)
    let renderer = FrameRenderer(
      animation,
      settings: RenderSettings(
        width: max(1, Int((animation.size.width * scale).rounded())),
        height: max(1, Int((animation.size.height * scale).rounded()))
      ),
      imageProvider: FileImageProvider(file),
      isIncremental: isIncremental
    )
    let all = Int(min(max(1, animation.endFrame - animation.startFrame), 10_000))
    return (0..<min(all, limit ?? all)).map { i in
      let start = Self.processorTime()
      renderer.draw(frame: animation.startFrame + Double(i))
      return Self.processorTime() - start
    }
  }

  /// Processor time of this process, in milliseconds.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension [Double] {
  /// The middle of the sorted numbers; 0 for none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
