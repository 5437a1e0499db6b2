import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Synchronization

/// Draws a file with expressions in several ways that must give the same frames.
struct ExpressionsCheck {
  /// Tolerance of a channel of a baked frame; keyframes are written as decimal numbers.
  static let tolerance = 2
  private static let threads = 4

  let file: AnimationFile
  let side: Int
  let limit: Int

  /// Number of expressions in the file, each counted once per use.
  var count: Int { Composition(file.animation).expressions().count }

  /// The frames looked at, spread over the range.
  var frames: [Double] {
    let animation = file.animation
    let all = Int(min(max(1, animation.endFrame - animation.startFrame), 1e6))
    let count = min(all, max(1, limit))
    return (0..<count).map { animation.startFrame + Double($0 * all / count) }
  }

  /// The document with keyframes instead of expressions, and what could not be baked.
  func bake() -> ExpressionBaker.Result {
    let composition = Composition(drawing: file.animation, text: TextSources(file))
    return ExpressionBaker(composition).bake()
  }

  /// The errors found; empty is good.
  func problems(_ baked: ExpressionBaker.Result) -> [String] {
    let frames = frames
    let pixmaps = drawn(frames)
    var problems: [String] = []
    func compare(_ name: String, _ others: [Pixmap?]) {
      guard let n = pixmaps.indices.first(where: { pixmaps[$0] != others[$0] }) else { return }
      problems.append("\(name): frame \(frames[n]) differs")
    }
    compare("backwards", drawn(frames.reversed()).reversed())
    compare("mixed", mixed(frames))
    compare("\(Self.threads) threads", parallel(frames))
    if let problem = problem(of: baked, frames, pixmaps) { problems.append(problem) }
    return problems
  }

  private var settings: RenderSettings {
    let size = file.animation.size
    let scale = Double(side) / max(size.width, size.height, 1)
    return RenderSettings(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded()))
    )
  }

  private func drawn(
    _ frames: [Double],
    of animation: LottieAnimation? = nil,
    overrides: CompositionOverrides = CompositionOverrides()
  ) -> [Pixmap] {
    let renderer = FrameRenderer(
      animation ?? file.animation,
      settings: settings,
      imageProvider: FileImageProvider(file),
      text: TextSources(file),
      overrides: overrides
    )
    return frames.map { frame in
      renderer.draw(frame: frame)
      return renderer.pixmap
    }
  }

  /// The frames drawn in an order that only looks like chance.
  private func mixed(_ frames: [Double]) -> [Pixmap?] {
    // A step that has no factor in common with the count visits each once.
    let count = frames.count
    let step = [37, 41, 43].first { count % $0 != 0 } ?? 1
    let order = (0..<count).map { $0 * step % count }
    var pixmaps: [Pixmap?] = frames.map { _ in nil }
    for (n, pixmap) in zip(order, drawn(order.map { frames[$0] })) { pixmaps[n] = pixmap }
    return pixmaps
  }

  private func parallel(_ frames: [Double]) -> [Pixmap?] {
    let pixmaps = Guarded<[Pixmap?]>(frames.map { _ in nil })
    let renderer = SequenceRenderer(
      file.animation,
      settings: settings,
      imageProvider: FileImageProvider(file),
      text: TextSources(file),
      threads: Self.threads
    )
    renderer.render(frames) {
      { index, pixmap in pixmaps.withLock { $0[index] = pixmap } }
    }
    return pixmaps.withLock { $0 }
  }

  /// The error in the file when keyframes replace its expressions.
  private func problem(
    of result: ExpressionBaker.Result,
    _ frames: [Double],
    _ pixmaps: [Pixmap]
  ) -> String? {
    guard result.left.isEmpty else { return nil }
    guard let baked = try? LottieAnimation.decode(JSONWriter.bytes(result.json)) else {
      return "baked: not read"
    }
    var overrides = CompositionOverrides()
    overrides.switchExpressionsOff()
    let others = drawn(frames, of: baked, overrides: overrides)
    for (n, (a, b)) in zip(pixmaps, others).enumerated() {
      let difference = a.largestDifference(to: b)
      if difference > Self.tolerance {
        return "baked: frame \(frames[n]) is off by \(difference)"
      }
    }
    return nil
  }
}

extension Pixmap {
  /// The largest difference of a channel of two images of one size.
  fileprivate func largestDifference(to other: Pixmap) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var largest = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return largest
  }
}
