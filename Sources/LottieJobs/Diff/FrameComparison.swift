import LottieKit

/// A frame before and after.
struct FrameComparison {
  /// The frame of the first animation, or of the only one.
  var frame: Double
  /// The frame of the second animation.
  var other: Double
  var diff: PixmapDiff

  /// Takes the pixels of a comparison, before and after.
  typealias Visitor = (FrameComparison, Pixmap, Pixmap) -> Void

  /// Whether it differs less than another to the eye.
  func isLess(_ other: FrameComparison) -> Bool {
    (diff.deltaE, diff.error) < (other.diff.deltaE, other.diff.error)
  }

  /// The line of the table.
  var line: String {
    let psnr = diff.psnr.isFinite ? "\(Words.number(diff.psnr)) dB" : "equal"
    return "frame \(Words.number(frame))  error \((diff.error * 1e6).rounded() / 1e6)  "
      + "PSNR \(psnr)  SSIM \((diff.ssim * 1e5).rounded() / 1e5)  "
      + "ΔE \(Words.number(diff.deltaE))  visible \(Words.number(diff.visible * 100)) %"
  }

  /// Nanoseconds of one core, estimated, that the frames of both animations may take unasked.
  static let usualWork = 4_000_000_000

  /// Frames of two animations at the same progress, evenly spaced, fewer where drawing takes long.
  ///
  /// - Parameters:
  ///   - first: The first animation.
  ///   - second: The second animation.
  ///   - settings: The size of the frames.
  ///   - count: The number of frames.
  ///   - maximumWork: Nanoseconds of one core, estimated, after which no further frame is drawn.
  ///   - visit: Gets the pixels of each frame, in the order of drawing: ever more between those before.
  /// - Returns: The differences, in the order of time.
  static func all(
    of first: AnimationFile,
    _ second: AnimationFile,
    _ settings: RenderSettings,
    count: Int,
    work maximumWork: Int = FrameComparison.usualWork,
    visit: Visitor
  ) -> [FrameComparison] {
    let renderers = [first, second].map { renderer(of: $0, settings) }
    var work = 0
    var comparisons: [FrameComparison] = []
    for index in Bisection.order(count) where work < maximumWork {
      let progress = Double(index) / Double(count)
      let frames = [first, second].map {
        $0.animation.startFrame
          + (progress * ($0.animation.endFrame - $0.animation.startFrame)).rounded(.down)
      }
      let pixmaps = zip(renderers, frames).map { renderer, frame in
        renderer.draw(frame: frame)
        work += renderer.estimatedWork
        return renderer.pixmap
      }
      let comparison = FrameComparison(
        frame: frames[0],
        other: frames[1],
        diff: PixmapDiff(pixmaps[0], pixmaps[1])
      )
      visit(comparison, pixmaps[0], pixmaps[1])
      comparisons.append(comparison)
    }
    return comparisons.sorted { $0.frame < $1.frame }
  }

  /// Frames of an animation and the images of a folder; `visit` gets the pixels of each.
  static func all(
    of file: AnimationFile,
    against frames: ReferenceFrames,
    visit: Visitor
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
      let comparison = FrameComparison(frame: frame, other: frame, diff: PixmapDiff(before, after))
      visit(comparison, before, after)
      return comparison
    }
  }

  private static func renderer(
    of file: AnimationFile,
    _ settings: RenderSettings
  ) -> FrameRenderer {
    FrameRenderer(file.animation, settings: settings)
  }
}

extension FrameComparison: JSONRecord {
  static let members: [JSONMember<FrameComparison>] = [
    JSONMember("frame", "The frame of the first animation, or of the only one") { $0.frame },
    JSONMember("error", "Mean difference, 0 to 1") { $0.diff.error },
    JSONMember("psnr", "Decibels; null where the frames are equal") {
      $0.diff.psnr.isFinite ? $0.diff.psnr : nil
    },
    JSONMember("ssim", "Similarity of brightness, 1 where it is equal") { $0.diff.ssim },
    JSONMember("deltaE", "Mean difference of color by CIEDE2000") { $0.diff.deltaE },
    JSONMember("visible", "Part of the pixels that differ visibly, 0 to 1") { $0.diff.visible },
  ]
}
