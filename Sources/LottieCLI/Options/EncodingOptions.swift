public import ArgumentParser
public import LottieKit

/// Options of encoders.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Output format (default: from OUTPUT's extension).", valueName: "format")
  )
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp(
      "Quality of JPEG and of lossy WebP, 0 to 100; without it WebP is lossless.",
      valueName: "quality"
    )
  )
  var quality: Int?

  @Option(
    help: ArgumentHelp("PNG compression level, 0 (none) to 12 (slowest).", valueName: "level")
  )
  var compression = 6

  @Option(help: ArgumentHelp("GIF dithering.", valueName: "method"))
  var dither: GIFOptions.Dither = .none

  @Option(
    help: ArgumentHelp(
      "GIF palette: one for the file (global), one a frame (local), or the better of "
        + "the two (auto).",
      valueName: "kind"
    )
  )
  var palette: GIFOptions.PaletteSource = .auto

  @Option(help: ArgumentHelp("Colors in a GIF palette, 2 to 255.", valueName: "count"))
  var colors = 255

  @Option(
    help: ArgumentHelp(
      "GIF: blend translucent edges with this color; without it they are cut at 50% " + "opacity.",
      valueName: "color"
    )
  )
  var matte: NamedColor?

  @Option(
    help: ArgumentHelp(
      "Video quality on the encoder's own scale; lower is better.",
      valueName: "crf"
    )
  )
  var crf: Int?

  @Option(
    help: ArgumentHelp(
      "ffmpeg's video encoder, as libx264, libvpx-vp9, prores or qtrle.",
      valueName: "codec"
    ),
    completion: .list(["libx264", "libx265", "libvpx-vp9", "libaom-av1", "prores_ks", "qtrle"])
  )
  var videoCodec: String?

  @Option(help: ArgumentHelp("ffmpeg's pixel format, as yuv444p.", valueName: "format"))
  var pixFmt: String?

  @Flag(help: "Write all frames to one sprite sheet, with a JSON atlas beside it.")
  var sheet = false

  @Option(
    help: ArgumentHelp(
      "Write this many frames, evenly spaced and numbered, to one contact sheet.",
      valueName: "count"
    )
  )
  var contact: Int?

  @Option(
    help: ArgumentHelp("Columns of a sheet (default: about as many as rows).", valueName: "count")
  )
  var columns: Int?

  @Option(help: ArgumentHelp("Pixels between the frames of a sheet.", valueName: "pixels"))
  var padding = 0

  /// Whether all frames go into one image.
  var isSheet: Bool { sheet || contact != nil }

  func validate() throws {
    guard (0...12).contains(compression) else {
      throw ValidationError("--compression must be 0 to 12")
    }
    if let quality, !(0...100).contains(quality) {
      throw ValidationError("--quality must be 0 to 100")
    }
    guard (2...255).contains(colors) else { throw ValidationError("--colors must be 2 to 255") }
    if let crf, !(0...63).contains(crf) { throw ValidationError("--crf must be 0 to 63") }
    if sheet, contact != nil { throw ValidationError("give --sheet or --contact, not both") }
    if let contact, !(1...1000).contains(contact) {
      throw ValidationError("--contact must be 1 to 1000")
    }
    if let columns, !(1...10_000).contains(columns) {
      throw ValidationError("--columns must be 1 to 10000")
    }
    guard (0...1000).contains(padding) else { throw ValidationError("--padding must be 0 to 1000") }
  }

  /// GIF options.
  var gif: GIFOptions {
    GIFOptions(dither: dither, palette: palette, colors: colors, matte: matte?.color)
  }

  /// WebP options.
  var webp: WebPEncoder.Compression { quality.map { .lossy(quality: $0) } ?? .lossless }
}

/// A color by name or as `#RRGGBB`.
struct NamedColor: ExpressibleByArgument {
  let color: Color

  init?(argument: String) {
    guard let color = Color(name: argument), color.alpha == 1 else { return nil }
    self.color = color
  }
}

extension GIFOptions.Dither: ExpressibleByArgument {}
extension GIFOptions.PaletteSource: ExpressibleByArgument {}
