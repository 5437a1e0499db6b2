import Foundation
import LottieCodecs
import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Testing

/// Draws every case and compares images and probes.
///
/// With `LOTTIE_BLESS=shapes/trim-path` the images of the cases whose names begin so are written
/// instead, provided that their probes hold; `make bless CASE=…` sets it.
struct RenderTests {
  /// Pixels along a side.
  private static let side = 300
  private static let blessed = ProcessInfo.processInfo.environment["LOTTIE_BLESS"]
  private static let cases = RenderCase.all.filter { $0.name.hasPrefix(blessed ?? "") }

  @Test(arguments: cases)
  func `a case looks as it did`(_ renderCase: RenderCase) throws {
    let file = try AnimationFile(path: renderCase.document)
    let probes = try renderCase.probes()
    let isBlessed = RenderTests.blessed != nil
    let frames = Set(renderCase.blessedFrames).union(probes.map(\.frame))
    let renderer = RenderTests.renderer(file)
    for frame in frames.sorted() {
      renderer.draw(frame: frame)
      let pixmap = renderer.pixmap
      let mistakes = RenderTests.mistakes(in: pixmap, probes.filter { $0.frame == frame })
      for mistake in mistakes { Issue.record("\(renderCase.name), frame \(frame): \(mistake)") }
      if isBlessed {
        if mistakes.isEmpty { try RenderTests.bless(pixmap, at: renderCase.image(frame)) }
      } else {
        try compare(pixmap, renderCase, frame, mistakes)
      }
    }
  }

  /// Writes an image, unless the existing one is equal.
  private static func bless(_ pixmap: Pixmap, at path: String) throws {
    if let bytes = FileManager.default.contents(atPath: path),
      let before = try? ImageDecoder.decode([UInt8](bytes)), before.width == pixmap.width,
      before.height == pixmap.height, PixmapComparison(before, pixmap).pixels == 0
    {
      return
    }
    let bytes = try PNGEncoder(PNGEncoder.Options(level: 12)).encode(pixmap)
    try AtomicFile.write(bytes, to: path)
  }

  /// The pixels of a frame are the same whatever was drawn before.
  @Test(arguments: RenderCase.all)
  func `a frame does not depend on those before it`(_ renderCase: RenderCase) throws {
    let file = try AnimationFile(path: renderCase.document)
    let frames = Set(try renderCase.probes().map(\.frame)).sorted()
    let (inOrder, fresh) = (RenderTests.renderer(file), RenderTests.renderer(file, false))
    for frame in frames + frames.reversed() {
      inOrder.draw(frame: frame)
      fresh.draw(frame: frame)
      #expect(inOrder.pixmap == fresh.pixmap, "\(renderCase.name), frame \(frame)")
    }
  }

  private func compare(
    _ pixmap: Pixmap,
    _ renderCase: RenderCase,
    _ frame: Double,
    _ mistakes: [String]
  ) throws {
    let path = renderCase.image(frame)
    let name = "\(renderCase.name), frame \(RenderCase.text(frame))"
    let report = RenderReport.shared
    guard let bytes = FileManager.default.contents(atPath: path) else {
      Issue.record("\(name) has no picture; when it is right: make bless CASE=\(renderCase.name)")
      let words = mistakes.joined(separator: "\n")
      return try report.add(name, words: words, before: nil, after: pixmap, difference: nil)
    }
    let before = try ImageDecoder.decode([UInt8](bytes))
    try #require(before.width == pixmap.width && before.height == pixmap.height)
    let comparison = PixmapComparison(before, pixmap)
    let budget = try renderCase.budget()
    let isSame =
      comparison.pixels <= budget.pixels && comparison.difference <= budget.difference
      || comparison.pixels == 0
    guard !isSame || !mistakes.isEmpty else { return }
    let words = "\(comparison.pixels) pixels differ, by \(comparison.difference) at most"
    try report.add(
      name,
      words: ([words] + mistakes).joined(separator: "\n"),
      before: before,
      after: pixmap,
      difference: comparison.pixmap
    )
    if !isSame { Issue.record("\(name): \(words); see \(report.page)") }
  }

  private static func mistakes(in pixmap: Pixmap, _ probes: [Probe]) -> [String] {
    probes.compactMap { probe in
      let found = pixmap[probe.x, probe.y].straight
      let worst = PixmapComparison.differences(found, probe.rgba).max() ?? 0
      guard worst > probe.tolerance else { return nil }
      let why = probe.why.map { " (\($0))" } ?? ""
      return
        "at \(probe.x), \(probe.y) is \(found), computed is \(probe.rgba) ± \(probe.tolerance)\(why)"
    }
  }

  private static func renderer(_ file: AnimationFile, _ isIncremental: Bool = true) -> FrameRenderer
  {
    FrameRenderer(
      file.animation,
      settings: RenderSettings(width: side, height: side),
      imageProvider: FileImageProvider(file),
      text: TextSources(fonts: FileFontProvider(file), usesSystemFonts: false),
      isIncremental: isIncremental
    )
  }
}
