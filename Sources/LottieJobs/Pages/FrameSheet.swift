import LottieKit

/// Frames of an animation side by side in one image, which a page shows one at a time.
///
/// A browser cannot be asked for a frame of an animated image; of a sheet it can show any.
package struct FrameSheet {
  /// Limits of the size of sheets.
  package struct Limits {
    /// Pixels of the longer side of a frame.
    package var side: Int
    /// Frames of a sheet.
    var frames: Int
    /// Whether they are those for people who asked for less motion.
    var reducesMotion = false

    init(side: Int, frames: Int) { (self.side, self.frames) = (side, frames) }

    /// Frames of an animation that is so many frames long.
    func count(of length: Double) -> Int { max(1, min(frames, Int(min(length, 1e6).rounded(.up)))) }

    /// Creates the limits for a page of some animations: about 20 MB of images in all.
    package init(animations: Int, reducesMotion: Bool = false) {
      self.reducesMotion = reducesMotion
      switch animations {
      case ...24: (side, frames) = (360, 60)
      case ...80: (side, frames) = (240, 40)
      case ...250: (side, frames) = (180, 24)
      default: (side, frames) = (140, 12)
      }
    }
  }

  /// The frames, evenly spaced.
  let frames: [Double]
  /// Duration of the animation in seconds.
  let seconds: Double
  /// Pixels of a frame.
  let width: Int
  let height: Int
  /// Frames in a row.
  let columns: Int
  /// All frames, as WebP.
  package let image: [UInt8]
  /// The frame in the middle, or the fullest one where that shows less than half as much, as WebP.
  let still: [UInt8]
  /// Nanoseconds of one core, estimated, that drawing them took.
  let work: Int

  /// Nanoseconds of one core, estimated, that the frames of a sheet may take.
  static let maximumWork = 2_000_000_000

  /// Draws the frames, fewer of them where the one in the middle takes long; nil for an animation without size or duration, or beyond the limits of drawing.
  ///
  /// - Parameters:
  ///   - file: The animation.
  ///   - limits: The size of the sheet.
  ///   - maximumWork: Nanoseconds of one core, estimated, that all frames may take; the first is always drawn.
  ///   - isCancelled: Asked before each frame; there is no sheet then.
  init?(
    _ file: AnimationFile,
    _ limits: Limits,
    work maximumWork: Int = FrameSheet.maximumWork,
    isCancelled: () -> Bool = { false }
  ) {
    let animation = file.animation
    let (start, end) =
      limits.reducesMotion
      ? animation.reducedMotionRange : (animation.startFrame, animation.endFrame)
    guard end > start,
      let settings = RenderSettings(fitting: animation.size, longest: limits.side)
    else { return nil }
    seconds = (end - start) / animation.framerate
    (width, height) = (settings.width, settings.height)
    let renderer = FrameRenderer(animation, settings: settings)
    renderer.draw(frame: ((start + end) / 2).rounded(.down))
    let work = max(1, renderer.estimatedWork)
    let count = max(1, min(limits.count(of: end - start), maximumWork / work))
    frames = (0..<count).map { index in
      // One alone is from the middle.
      let progress = count == 1 ? 0.5 : Double(index) / Double(count)
      let frame = start + (end - start) * progress
      return max(start, frame.rounded(.down))
    }
    let layout = SheetLayout(count: count, cell: (width, height))
    columns = layout.columns
    let encoder = WebPEncoder(.lossy(quality: 70))
    var image: [UInt8] = []
    var (middle, fullest): ((ink: Int, pixmap: Pixmap)?, (ink: Int, pixmap: Pixmap)?)
    let sink = SheetSink(layout) { sheet throws(CodecError) in image = try encoder.encode(sheet) }
    // What takes longer all the same is as the frame before.
    var left = maximumWork
    do throws(CodecError) {
      for (index, frame) in frames.enumerated() {
        if isCancelled() { return nil }
        // One alone is drawn already.
        if count > 1, left > 0 || index == 0 {
          renderer.draw(frame: frame)
          left -= renderer.estimatedWork
        }
        let pixmap = renderer.pixmap
        let ink = PosterFrame.ink(of: pixmap)
        if index == count / 2 { middle = (ink, pixmap) }
        if fullest.map({ $0.ink < ink }) ?? true { fullest = (ink, pixmap) }
        sink.append(EncodedFrame(index: index, content: .pixmap(pixmap)))
      }
      try sink.finish()
      guard let middle, let fullest else { return nil }
      let shown = middle.ink * 2 >= fullest.ink ? middle : fullest
      still = try encoder.encode(shown.pixmap)
    } catch {
      return nil
    }
    self.image = image
    self.work = work + maximumWork - left
  }

  /// The JSON of the sheet for a page.
  ///
  /// `address`: The location of the image.
  func json(at address: String) -> JSONValue {
    JSONValue(members: [
      "src": .string(address), "width": .number(Double(width)), "height": .number(Double(height)),
      "columns": .number(Double(columns)), "seconds": .number(seconds),
      "frames": .array(frames.map(JSONValue.number)),
    ])
  }
}
