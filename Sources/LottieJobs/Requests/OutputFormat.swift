package import LottieKit

/// The output formats of `lottie render`.
package enum OutputFormat: String, OptionText, CaseIterable {
  case png, apng, gif, webp, jpeg, svg, mp4, webm, mov, y4m, ppm, rgba

  /// Determines the format of a file extension; nil for unknown ones and for none.
  init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "jpg": self = .jpeg
    case "raw": self = .rgba
    case let fileExtension: self.init(rawValue: fileExtension)
    }
  }

  /// The format of a file name, or PNG for a name without an extension.
  static func of(_ name: String) throws -> OutputFormat {
    let file = name.fileName
    guard let fileExtension = file.split(separator: ".").dropFirst().last, !name.hasPrefix("/dev/"),
      !name.hasSuffix("/")
    else { return .png }
    guard let format = OutputFormat(fileExtension: String(fileExtension)) else {
      if InputExpansion.isAnimation(name) {
        throw Failure(.usage, "\(name): several animations need --output, with {name} in it")
      }
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(
        .usage,
        "\(name): .\(fileExtension) is not a known extension; available: \(known)"
      )
    }
    return format
  }

  /// The file extension.
  var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// Whether a file holds any number of frames.
  var holdsMany: Bool {
    switch self {
    case .png, .jpeg, .svg: false
    case .apng, .gif, .webp, .mp4, .webm, .mov, .y4m, .ppm, .rgba: true
    }
  }

  /// Whether a file may hold just one image.
  var isStill: Bool {
    switch self {
    case .png, .jpeg, .svg, .webp, .ppm, .rgba: true
    case .apng, .gif, .mp4, .webm, .mov, .y4m: false
    }
  }

  /// Whether a file stores a loop count.
  var hasLoopCount: Bool { self == .apng || self == .gif || self == .webp }

  /// Bytes for each pixel that its encoder takes beyond ``RenderBudget``'s for any: measured at 4,096 × 4,096 pixels, of
  /// WebP 36 in all for each worker, of GIF 26.
  var encoderBytes: Int {
    switch self {
    case .webp: 12
    case .gif: 4
    default: 0
    }
  }

  /// Whether transparency is lost.
  var isOpaque: Bool { [.jpeg, .mp4, .y4m, .ppm].contains(self) }

  /// The video format of that name.
  package var video: VideoFormat.Container? { VideoFormat.Container(rawValue: rawValue) }
}
