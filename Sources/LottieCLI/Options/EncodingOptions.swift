public import ArgumentParser
import LottieJobs
public import LottieKit

/// Options of encoders.
struct EncodingOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("Output format (default: from OUTPUT's extension).", valueName: "format")
  )
  var format: OutputFormat?

  @Option(
    name: .customLong("quality"),
    help: ArgumentHelp(
      "Quality of JPEG and of lossy WebP, 0 to 100; without it WebP is lossless. Where 90 "
        + "would make an animated WebP half as large or less, a note says so.",
      valueName: "quality"
    )
  )
  var quality: Int?

  @Option(
    name: .customLong("compression"),
    help: ArgumentHelp("PNG compression level, 0 (none) to 12 (slowest).", valueName: "level")
  )
  var compression = 6

  @Option(
    name: .customLong("dither"),
    help: ArgumentHelp(
      "GIF dithering, of colors that the palette does not hold.",
      valueName: "method"
    )
  )
  var dither: GIFOptions.Dither = .none

  @Option(
    name: .customLong("palette"),
    help: ArgumentHelp(
      "GIF palette: one for the file (global), one a frame (local), or the better of "
        + "the two (auto).",
      valueName: "kind"
    )
  )
  var palette: GIFOptions.PaletteSource = .auto

  @Option(
    name: .customLong("colors"),
    help: ArgumentHelp("Colors in a GIF palette, 2 to 255.", valueName: "count")
  )
  var colors = 255

  @Option(
    name: .customLong("matte"),
    help: ArgumentHelp(
      "GIF: blend translucent edges with this color; without it they are cut at 50% " + "opacity.",
      valueName: "color"
    )
  )
  var matte: NamedColor?

  @Option(
    name: .customLong("crf"),
    help: ArgumentHelp(
      "Video quality on the encoder's own scale; lower is better.",
      valueName: "crf"
    )
  )
  var crf: Int?

  @Option(
    name: .customLong("video-codec"),
    help: ArgumentHelp(
      "ffmpeg's video encoder, as libx264, libvpx-vp9, prores or qtrle.",
      valueName: "codec"
    ),
    completion: .list(["libx264", "libx265", "libvpx-vp9", "libaom-av1", "prores_ks", "qtrle"])
  )
  var videoCodec: String?

  @Option(
    name: .customLong("pix-fmt"),
    help: ArgumentHelp("ffmpeg's pixel format, as yuv444p.", valueName: "format")
  )
  var pixFmt: String?

  @Flag(
    name: .customLong("sound"),
    inversion: .prefixedNo,
    help: "Add the sound of audio layers to .mp4, .webm and .mov; other formats have none."
  )
  var sound = true

  @Flag(
    name: .customLong("sheet"),
    help: "Write all frames to one sprite sheet, with a JSON atlas beside it."
  )
  var sheet = false

  @Option(
    name: .customLong("contact"),
    help: ArgumentHelp(
      "Write this many frames, evenly spaced and numbered, to one contact sheet.",
      valueName: "count"
    )
  )
  var contact: Int?

  @Option(
    name: .customLong("columns"),
    help: ArgumentHelp("Columns of a sheet (default: about as many as rows).", valueName: "count")
  )
  var columns: Int?

  @Option(
    name: .customLong("padding"),
    help: ArgumentHelp("Pixels between the frames of a sheet.", valueName: "pixels")
  )
  var padding = 0

  func validate() throws { try checkingArguments { try request.check() } }

  var request: EncodingSettings {
    var request = EncodingSettings()
    request.format = format
    request.quality = quality
    request.compression = compression
    request.dither = dither
    request.palette = palette
    request.colors = colors
    request.matte = matte
    request.crf = crf
    request.videoCodec = videoCodec
    request.pixelFormat = pixFmt
    request.sound = sound
    request.sheet = sheet
    request.contact = contact
    request.columns = columns
    request.padding = padding
    return request
  }
}

extension NamedColor: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

extension OutputFormat: ExpressibleByArgument {}
extension GIFOptions.Dither: ExpressibleByArgument {}
extension GIFOptions.PaletteSource: ExpressibleByArgument {}
