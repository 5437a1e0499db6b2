public import ArgumentParser
public import LottieCodecs
import LottieKit
import LottieScene

/// How files are written.
struct EncodingOptions: ParsableArguments {
  @Option(help: "What is written, if OUTPUT's ending does not say it.")
  var format: OutputFormat?

  @Option(help: "Quality of JPEG, and of WebP, which is lossless without it: 0 to 100.")
  var quality: Int?

  @Option(help: "PNG compression, 0 (none) to 12 (slowest).")
  var compression = 6

  @Option(help: "GIF: how colours between those of the palette are shown.")
  var dither: GIFOptions.Dither = .none

  @Option(help: "GIF: one palette for the file, one a frame, or what suits better.")
  var palette: GIFOptions.PaletteSource = .auto

  @Option(help: "GIF: colours of a palette, 2 to 255.")
  var colors = 255

  @Option(
    help: ArgumentHelp(
      "GIF: what translucent edges are mixed with; without it they are cut at half.",
      valueName: "colour"
    )
  )
  var matte: NamedColor?

  @Option(help: "Video: quality, as the encoder counts it; less is better.")
  var crf: Int?

  @Option(help: "Video: ffmpeg's encoder, as libx264, libvpx-vp9, prores, qtrle.")
  var videoCodec: String?

  @Option(help: "Video: ffmpeg's pixel layout, as yuv444p.")
  var pixFmt: String?

  @Flag(help: "Put all frames side by side into one picture, with their places as JSON beside it.")
  var sheet = false

  @Option(
    help: ArgumentHelp(
      "Put so many frames, evenly spaced and numbered, into one picture.",
      valueName: "count"
    )
  )
  var contact: Int?

  @Option(help: "Columns of a sheet; about as many as rows if not given.")
  var columns: Int?

  @Option(help: "Pixels between the frames of a sheet.")
  var padding = 0

  /// Whether all frames go into one picture.
  var isSheet: Bool { sheet || contact != nil }

  func validate() throws {
    guard (0...12).contains(compression) else { throw ValidationError("--compression is 0 to 12") }
    if let quality, !(0...100).contains(quality) {
      throw ValidationError("--quality is 0 to 100")
    }
    guard (2...255).contains(colors) else { throw ValidationError("--colors is 2 to 255") }
    if let crf, !(0...63).contains(crf) { throw ValidationError("--crf is 0 to 63") }
    if sheet, contact != nil { throw ValidationError("give --sheet or --contact, not both") }
    if let contact, !(1...1000).contains(contact) {
      throw ValidationError("--contact is 1 to 1000")
    }
    if let columns, !(1...10_000).contains(columns) {
      throw ValidationError("--columns is 1 to 10000")
    }
    guard (0...1000).contains(padding) else { throw ValidationError("--padding is 0 to 1000") }
  }

  /// How GIF files are made.
  var gif: GIFOptions {
    GIFOptions(dither: dither, palette: palette, colors: colors, matte: matte?.color)
  }

  /// How WebP files are made.
  var webp: WebPEncoder.Compression { quality.map { .lossy(quality: $0) } ?? .lossless }
}

/// A colour by name or as `#RRGGBB`.
struct NamedColor: ExpressibleByArgument {
  let color: Color

  init?(argument: String) {
    guard let color = Color(name: argument), color.alpha == 1 else { return nil }
    self.color = color
  }
}

extension GIFOptions.Dither: ExpressibleByArgument {}
extension GIFOptions.PaletteSource: ExpressibleByArgument {}
