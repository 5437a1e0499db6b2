import LottieFrames
import LottieGeometry
import LottieModel
import LottieScene

/// Facts about the frames of a document.
package struct Film {
  /// An unsafe flash.
  struct Flash {
    /// Kind, frames and area.
    let measured: FlashSearch.Finding
    /// The layer that causes it, if known.
    var layer: JSONLocation?
  }

  /// The rendered frames, in order.
  private(set) var frames: [Double] = []
  /// Their contents.
  private(set) var contents: [FrameContent] = []
  /// Whether all frames are the same.
  private(set) var isStill = true
  /// Layers cut by the canvas, and where.
  private(set) var cuts: [CutSearch.Cut] = []
  /// Text layers with their contrast.
  private(set) var texts: [ContrastSearch.Text] = []
  /// Unsafe flashes.
  private(set) var flashes: [Flash] = []
  /// Number of frames skipped because of the limits.
  private(set) var left = 0

  /// Draws a document; nil if it has no size or no duration, or cannot be drawn.
  ///
  /// Frames and time are limited by the options, pixels by ``FlashSearch/canvas``.
  init?(_ document: LintDocument, _ draw: (Int, Int) -> (any FrameSource)?) {
    guard let schedule = Schedule(document), let canvas = Film.canvas(of: document),
      let source = draw(canvas.width, canvas.height)
    else { return nil }
    var limit = DrawingLimit(seconds: document.options.limits.drawingTime)
    var search = FlashSearch(canvas.width, canvas.height, framesPerSecond: schedule.rate)
    var first: Pixmap?
    var drawn = 0
    for (index, frame) in schedule.frames.enumerated() {
      guard limit.hasRoom else { break }
      let pixmap = source.pixmap(frame: frame)
      limit.spend(source)
      if let pixmap, let first, pixmap != first { isStill = false }
      if first == nil { first = pixmap }
      contents.append(pixmap.map(FrameContent.init) ?? contents.last ?? .nothing)
      frames.append(frame)
      if index < schedule.steady { search.add(pixmap) }
      drawn += 1
    }
    left = schedule.total - drawn
    flashes = search.finish().map { Flash(measured: $0.at(frames)) }
    var cutSearch = CutSearch(document.root)
    for frame in schedule.samples where frame <= frames.last ?? -.infinity {
      guard limit.hasRoom else { break }
      cutSearch.add(source.layers(frame: frame), at: frame)
      limit.spend(source)
    }
    cuts = cutSearch.cuts.prefix(Film.maximumCuts).filter { cut in
      guard limit.hasRoom, let layer = source.only(cut.layer) else { return false }
      let pixmap = layer.pixmap(frame: cut.frame)
      limit.spend(layer)
      guard let pixmap else { return false }
      return CutSearch.isSeen(pixmap, at: cut.edges)
    }
    let shown = schedule.samples.filter { $0 <= frames.last ?? -.infinity }
    let width = document.root[.width]?.double ?? 0
    texts = ContrastSearch.candidates(of: document).prefix(Film.maximumTexts).compactMap { text in
      let canvas = ContrastSearch.canvas(canvas, text.size * Double(canvas.width) / max(width, 1))
      return draw(canvas.width, canvas.height).flatMap { contrast(of: text, $0, shown, &limit) }
    }
    for i in flashes.indices {
      flashes[i].layer = cause(of: flashes[i].measured, in: document, draw, &limit)
    }
  }

  /// The best contrast of a text layer in some frames; nil where it cannot be measured.
  private func contrast(
    of text: ContrastSearch.Candidate,
    _ source: any FrameSource,
    _ frames: [Double],
    _ limit: inout DrawingLimit
  ) -> ContrastSearch.Text? {
    guard let alone = source.only(text.layer), let rest = source.without(text.layer) else {
      return nil
    }
    let clear = frames.filter { frame in
      guard limit.hasRoom else { return false }
      let layers = source.layers(frame: frame)
      limit.spend(source)
      return ContrastSearch.isClear(text.layer, among: layers)
    }
    var images: (Pixmap?, Pixmap?)
    var best: Double?
    let step = max(1, clear.count / Film.contrastFrames)
    for index in stride(from: step / 2, to: clear.count, by: step) {
      guard limit.hasRoom else { break }
      images.0 = alone.pixmap(frame: clear[index]) ?? images.0
      images.1 = rest.pixmap(frame: clear[index]) ?? images.1
      limit.spend(alone)
      limit.spend(rest)
      guard let front = images.0, let back = images.1,
        let ratio = ContrastSearch.ratio(front, over: back)
      else { continue }
      best = max(best ?? 0, ratio)
    }
    return best.map { ratio in
      ContrastSearch.Text(
        layer: text.layer,
        ratio: ratio,
        wanted: ContrastSearch.wanted(text.size)
      )
    }
  }

  /// The size in which a document is drawn; nil if it has none.
  private static func canvas(of document: LintDocument) -> (width: Int, height: Int)? {
    guard let width = document.root[.width]?.double, let height = document.root[.height]?.double
    else { return nil }
    return FlashSearch.size(width, height)
  }

  /// The layer that causes a flash; nil when there is no single one, or no time to search.
  private func cause(
    of flash: FlashSearch.Finding,
    in document: LintDocument,
    _ draw: (Int, Int) -> (any FrameSource)?,
    _ limit: inout DrawingLimit
  ) -> JSONLocation? {
    guard let canvas = Film.canvas(of: document), let schedule = Schedule(document),
      let source = draw(canvas.width, canvas.height)
    else { return nil }
    // From the frame before the first change to the seventh, which is within a second.
    let first = frames.firstIndex { $0 >= flash.frames.lowerBound } ?? 0
    let range = frames[max(0, first - 1)...].prefix(Int(schedule.rate.rounded(.up)) + 2)
    var seen: Set<JSONLocation> = []
    var layers: [JSONLocation] = []
    for frame in range {
      guard limit.hasRoom else { return nil }
      layers += source.layers(frame: frame).map(\.location).filter { seen.insert($0).inserted }
      limit.spend(source)
    }
    guard layers.count > 1 else { return layers.first }
    let causes = layers.prefix(Film.maximumCauses).filter { layer in
      guard limit.hasRoom, let rest = source.without(layer) else { return false }
      var search = FlashSearch(canvas.width, canvas.height, framesPerSecond: schedule.rate)
      for frame in range {
        search.add(rest.pixmap(frame: frame))
        limit.spend(rest)
      }
      return !search.finish().contains { $0.kind == flash.kind }
    }
    return causes.count == 1 ? causes[0] : nil
  }

  /// Maximum text layers whose contrast is measured.
  private static let maximumTexts = 16
  /// Frames in which it is measured, about.
  private static let contrastFrames = 4
  /// Maximum layers checked for cuts.
  private static let maximumCuts = 50
  /// Maximum layers tried as the cause of a flash.
  private static let maximumCauses = 24
}

extension Film {
  /// The frames to draw.
  struct Schedule {
    /// Sorted.
    let frames: [Double]
    /// Number of them, from the first on, that are evenly spaced.
    let steady: Int
    /// Frames per second of those.
    let rate: Double
    /// Number of frames without a limit.
    let total: Int
    /// Some of them over the whole duration, for more expensive checks.
    let samples: [Double]

    /// Frames per second: what most screens show.
    private static let maximumRate = 60.0
    /// Frames beyond the limit that are still drawn, evenly spaced.
    private static let spread = 16

    /// Determines the frames of a document; nil if it has no duration.
    init?(_ document: LintDocument) {
      let (start, end, rate) = (document.inPoint, document.outPoint, document.frameRate)
      guard start.isFinite, end.isFinite, rate.isFinite, rate > 0, end > start else { return nil }
      let step = max(1, rate / Schedule.maximumRate)
      let count = ((end - start) / step - 0.01).rounded(.up)
      guard count < 1e9 else { return nil }
      total = max(1, Int(count))
      let limit = Int(max(1, min(document.options.limits.drawnFrames, 100_000)))
      steady = min(total, limit)
      var frames = (0..<steady).map { start + Double($0) * step }
      if total > steady {
        let rest = total - steady
        let more = min(rest, Schedule.spread)
        for i in 1...more { frames.append(start + Double(steady - 1 + rest * i / more) * step) }
      }
      self.frames = frames
      self.rate = rate / step
      let last = frames.count - 1
      let wanted = min(frames.count, 2 * Schedule.spread)
      samples = (0..<wanted).map { frames[wanted == 1 ? 0 : last * $0 / (wanted - 1)] }
    }
  }
}

/// The remaining drawing for a document.
///
/// Estimates count, so that a slow machine draws the same frames; only if they are wrong by far, as
/// they may be for expressions, a clock ends it.
private struct DrawingLimit {
  private var rest: Double
  private let end: ContinuousClock.Instant

  /// Seconds by the clock for each second of estimated work.
  private static let patience = 10.0

  init(seconds: Double) {
    rest = seconds * 1e9
    end = .now + .seconds(seconds * DrawingLimit.patience)
  }

  var hasRoom: Bool { rest > 0 && .now < end }

  /// Counts the last frame of a source.
  mutating func spend(_ source: any FrameSource) { rest -= Double(source.work) }
}
