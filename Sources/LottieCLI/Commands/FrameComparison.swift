import LottieKit

/// A frame before and after.
struct FrameComparison {
  var frame: Double
  var diff: PixmapDiff
  /// The pixels of both frames, if they are kept.
  var pixmaps: (before: Pixmap, after: Pixmap)?

  private init(_ frame: Double, _ before: Pixmap, _ after: Pixmap, keepsFrames: Bool) {
    self.frame = frame
    diff = PixmapDiff(before, after)
    if keepsFrames { pixmaps = (before, after) }
  }

  /// The line of the table.
  var line: String {
    let psnr = diff.psnr.isFinite ? "\(Words.number(diff.psnr)) dB" : "equal"
    return "frame \(Words.number(frame))  error \((diff.error * 1e6).rounded() / 1e6)  "
      + "PSNR \(psnr)  SSIM \((diff.ssim * 1e5).rounded() / 1e5)"
  }

  /// Frames of two animations at the same progress, evenly spaced.
  static func all(
    of first: AnimationFile,
    _ second: AnimationFile,
    _ settings: RenderSettings,
    count: Int,
    keepsFrames: Bool
  ) -> [FrameComparison] {
    let renderers = [first, second].map { renderer(of: $0, settings) }
    return (0..<count).map { index in
      let progress = Double(index) / Double(count)
      let frames = [first, second].map {
        $0.animation.startFrame
          + (progress * ($0.animation.endFrame - $0.animation.startFrame)).rounded(.down)
      }
      let pixmaps = zip(renderers, frames).map { renderer, frame in
        renderer.draw(frame: frame)
        return renderer.pixmap
      }
      return FrameComparison(frames[0], pixmaps[0], pixmaps[1], keepsFrames: keepsFrames)
    }
  }

  /// Frames of an animation and the images of a folder.
  static func all(
    of file: AnimationFile,
    against frames: ReferenceFrames,
    keepsFrames: Bool
  ) throws -> [FrameComparison] {
    var renderer: FrameRenderer?
    return try frames.files.map { path, number in
      guard let bytes = FileWriting.read(path), let before = try? ImageDecoder.decode(bytes) else {
        throw Failure(.badDocument, "\(path): not an image in a supported format")
      }
      if renderer?.settings.width != before.width || renderer?.settings.height != before.height {
        renderer = Self.renderer(
          of: file,
          RenderSettings(width: before.width, height: before.height)
        )
      }
      let frame = frames.frame(number, of: file.animation)
      renderer?.draw(frame: frame)
      let after = renderer?.pixmap ?? before
      return FrameComparison(frame, before, after, keepsFrames: keepsFrames)
    }
  }

  private static func renderer(
    of file: AnimationFile,
    _ settings: RenderSettings
  ) -> FrameRenderer {
    FrameRenderer(
      file.animation,
      settings: settings,
      imageProvider: file.animation.imageProvider,
      text: file.animation.textSources()
    )
  }
}
