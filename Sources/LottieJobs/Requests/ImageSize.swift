package import LottieKit

/// Width and height as `640x480`, or `640` for a square.
package struct PixelSize: OptionText, Equatable {
  /// Width in pixels.
  package var width: Int
  /// Height in pixels.
  package var height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let width = parts[0], let height = parts[parts.count - 1]
    else { return nil }
    self.width = width
    self.height = height
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { "\(width)x\(height)" }
}

/// The size of the image.
package struct ImageSize: Sendable {
  /// Width and height; the animation keeps its aspect ratio.
  package var size: PixelSize?
  /// Width in pixels; the height follows.
  package var width: Int?
  /// Height in pixels; the width follows.
  package var height: Int?
  /// Scale of the animation's own size.
  package var scale: Double?
  /// Fit of the animation in another aspect ratio.
  package var fit: RenderSettings.Fit = .contain

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<ImageSize>([
    .value("size", \.size),
    .value("width", \.width),
    .value("height", \.height),
    .value("scale", \.scale),
    .value("fit", \.fit),
  ])

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    let given = [size != nil, width != nil || height != nil, scale != nil].filter { $0 }.count
    guard given <= 1 else {
      throw Failure(.usage, "give one of --size, --width and --height, --scale")
    }
    if let scale, !(scale > 0 && scale.isFinite) {
      throw Failure(.usage, "--scale must be above 0")
    }
  }

  /// The fit of the animation in the image that is used.
  ///
  /// A side computed from the other is rounded: the animation fills it, as a remaining fraction of
  /// a pixel would make its edges transparent.
  package var effectiveFit: RenderSettings.Fit {
    let isGiven = size != nil || (width != nil && height != nil)
    return isGiven || fit == .none ? fit : .fill
  }

  /// The size for a composition.
  package func pixels(of composition: Size) throws -> (width: Int, height: Int) {
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

extension RenderSettings.Fit: OptionText {}
