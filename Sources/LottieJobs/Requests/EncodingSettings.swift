package import LottieKit

/// Settings of encoders.
package struct EncodingSettings: Sendable {
  /// Nil is the format of the output's extension.
  package var format: OutputFormat?
  /// Quality of JPEG and of lossy WebP, 0 to 100; without it WebP is lossless.
  package var quality: Int?
  /// PNG compression level, 0 to 12.
  package var compression = 6
  /// GIF dithering.
  package var dither: GIFOptions.Dither = .none
  /// Frames of a GIF that share a palette.
  package var palette: GIFOptions.PaletteSource = .auto
  /// Colors in a GIF palette, 2 to 255.
  package var colors = 255
  /// The color that translucent edges of a GIF are blended with.
  package var matte: NamedColor?
  /// Levels of each channel that formats without loss keep; nil is all.
  ///
  /// No option: destinations set it.
  var levels: Int?
  /// Video quality on the encoder's own scale.
  package var crf: Int?
  /// The video encoder of `ffmpeg`.
  package var videoCodec: String?
  /// The pixel format of `ffmpeg`.
  package var pixelFormat: String?
  /// Whether videos have sound.
  package var sound = true
  /// Whether all frames go to one sprite sheet.
  package var sheet = false
  /// Frames of a contact sheet.
  package var contact: Int?
  /// Columns of a sheet; nil is about as many as rows.
  package var columns: Int?
  /// Pixels between the frames of a sheet.
  package var padding = 0

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<EncodingSettings>([
    .value("format", \.format),
    .value("quality", \.quality),
    .value("compression", \.compression),
    .value("dither", \.dither),
    .value("palette", \.palette),
    .value("colors", \.colors),
    .value("matte", \.matte),
    .value("crf", \.crf),
    .value("video-codec", \.videoCodec),
    .value("pix-fmt", \.pixelFormat),
    .flag("sound", \.sound, .invertible),
    .flag("sheet", \.sheet),
    .value("contact", \.contact),
    .value("columns", \.columns),
    .value("padding", \.padding),
  ])

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    guard (0...12).contains(compression) else {
      throw Failure(.usage, "--compression must be 0 to 12")
    }
    if let quality, !(0...100).contains(quality) {
      throw Failure(.usage, "--quality must be 0 to 100")
    }
    guard (2...255).contains(colors) else { throw Failure(.usage, "--colors must be 2 to 255") }
    if let crf, !(0...63).contains(crf) { throw Failure(.usage, "--crf must be 0 to 63") }
    if sheet, contact != nil { throw Failure(.usage, "give --sheet or --contact, not both") }
    if let contact, !(1...1000).contains(contact) {
      throw Failure(.usage, "--contact must be 1 to 1000")
    }
    if let columns, !(1...10_000).contains(columns) {
      throw Failure(.usage, "--columns must be 1 to 10000")
    }
    guard (0...1000).contains(padding) else { throw Failure(.usage, "--padding must be 0 to 1000") }
  }

  /// Whether all frames go into one image.
  var isSheet: Bool { sheet || contact != nil }

  /// GIF options.
  var gif: GIFOptions {
    GIFOptions(dither: dither, palette: palette, colors: colors, matte: matte?.color)
  }

  /// WebP options.
  var webp: WebPEncoder.Compression { quality.map { .lossy(quality: $0) } ?? .lossless }

  /// The video format of an output format; nil for others.
  func video(_ format: OutputFormat, _ isOpaque: Bool) -> VideoFormat? {
    format.video.map {
      VideoFormat($0, codec: videoCodec, crf: crf, pixelFormat: pixelFormat, hasAlpha: !isOpaque)
    }
  }
}

/// A color by name or as `#RRGGBB`.
package struct NamedColor: OptionText {
  let color: Color

  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) {
    guard let color = Color(name: text), color.alpha == 1 else { return nil }
    self.color = color
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { color.hex }
}

extension GIFOptions.Dither: OptionText {}
extension GIFOptions.PaletteSource: OptionText {}
