public import ArgumentParser
public import LottieKit

/// Width and height as `640x480`.
struct PixelSize: ExpressibleByArgument, Equatable {
  var width: Int
  var height: Int

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    self.width = width
    self.height = height
  }
}

/// The size of the image.
struct SizeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Width and height in pixels, as 640x480; the animation keeps its aspect ratio.",
      valueName: "wxh"
    )
  )
  var size: PixelSize?

  @Option(help: ArgumentHelp("Width in pixels; the height follows.", valueName: "pixels"))
  var width: Int?

  @Option(help: ArgumentHelp("Height in pixels; the width follows.", valueName: "pixels"))
  var height: Int?

  @Option(help: ArgumentHelp("Scale of the animation's own size.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "How to fit the animation into a frame of another aspect ratio.",
      valueName: "fit"
    )
  )
  var fit: RenderSettings.Fit = .contain

  func validate() throws {
    let given = [size != nil, width != nil || height != nil, scale != nil].filter { $0 }.count
    guard given <= 1 else {
      throw ValidationError("give one of --size, --width and --height, --scale")
    }
    if let scale, !(scale > 0 && scale.isFinite) {
      throw ValidationError("--scale must be above 0")
    }
  }

  /// How the animation is fitted into the image.
  ///
  /// A side computed from the other is rounded: the animation fills it, as a remaining fraction of
  /// a pixel would make its edges transparent.
  var effectiveFit: RenderSettings.Fit {
    let isGiven = size != nil || (width != nil && height != nil)
    return isGiven || fit == .none ? fit : .fill
  }

  /// The size for a composition.
  func pixels(of composition: Size) throws -> (width: Int, height: Int) {
    let (w, h) = (composition.width, composition.height)
    let wanted: (Double, Double) =
      if let size {
        (Double(size.width), Double(size.height))
      } else if let width, let height {
        (Double(width), Double(height))
      } else if let width {
        (Double(width), Double(width) * h / w)
      } else if let height {
        (Double(height) * w / h, Double(height))
      } else {
        (w * (scale ?? 1), h * (scale ?? 1))
      }
    let rounded = (max(1, wanted.0.rounded()), max(1, wanted.1.rounded()))
    let limit = RenderSettings.maximumSide
    guard wanted.0 > 0, wanted.1 > 0, rounded.0 <= Double(limit), rounded.1 <= Double(limit),
      rounded.0 * rounded.1 <= Double(RenderSettings.maximumPixels)
    else {
      let text = "\(Words.number(wanted.0))x\(Words.number(wanted.1))"
      throw Failure(
        size == nil && width == nil && height == nil && scale == nil ? .badDocument : .usage,
        "cannot render \(text) pixels: a side must be 1 to \(limit) pixels, and an image at most "
          + "\(RenderSettings.maximumPixels / 1_000_000) million pixels; use --size"
      )
    }
    return (Int(rounded.0), Int(rounded.1))
  }
}

extension RenderSettings.Fit: ExpressibleByArgument {}
