import LottieKit
import Testing

/// The code of the article "Drawing to files and into memory".
struct DrawingGuideTests {
  init() throws { try Guide.enter() }

  @Test func `one frame, and memory`() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    view.size = Size(width: 320, height: 320)
    view.contentMode = .scaleAspectFill
    view.currentProgress = 0.5
    try view.draw()
    try AtomicFile.write(try PNGEncoder().encode(view.pixmap), to: "poster.png")
    let file = try FileImageProvider.image(at: "poster.png")
    #expect(file.pixmap.width == 320)
    let png = try LottieAnimation.file("anim.json").png(
      frame: 12,
      size: Size(width: 320, height: 320)
    )
    try AtomicFile.write(png, to: "frame.png")
    let frame = try FileImageProvider.image(at: "frame.png").pixmap
    #expect(frame.width == 320 && frame[160, 140] == 0xFFFF_8000)
    let (width, height) = try view.pixelSize()
    let bytesPerRow = (width * 4 + 63) / 64 * 64
    var memory = [UInt8](repeating: 0, count: bytesPerRow * height)
    let damage = try memory.withUnsafeMutableBytes { bytes in
      try view.draw(into: bytes, bytesPerRow: bytesPerRow, format: .bgra)
    }
    // Where the logo is, blue comes first: the color is 0, 0.5, 1.
    #expect(memory[128 * bytesPerRow + 160 * 4] == 255 && damage == .none)
  }

  @Test func `many frames, and vectors`() throws {
    let animation = try LottieAnimation.file("anim.json")
    let timeline = RenderTimeline(animation)
    let renderer = SequenceRenderer(
      animation,
      settings: RenderSettings(width: 128, height: 128),
      threads: 2
    )
    let sink = APNGSink(
      width: 128,
      height: 128,
      schedule: timeline.schedule,
      to: try FileTarget("anim.apng")
    )
    let problems = try renderer.render(timeline.frames, into: sink)
    #expect(timeline.frames.count == 90 && !problems.isEmpty)
    let composition = Composition(drawing: animation)
    let list = composition.update(frame: 12)
    let svg = SVGWriter(list, settings: RenderSettings(width: 128, height: 128)).text
    #expect(svg.hasPrefix("<"))
  }
}
