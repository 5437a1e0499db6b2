/// A kind of video that the program `ffmpeg` writes, and how.
public struct VideoFormat: Hashable, Sendable {
  /// Kinds of video file, each with its usual codec.
  public enum Container: String, CaseIterable, Sendable {
    /// MPEG-4, H.264 unless a codec is named; opaque.
    case mp4
    /// WebM, with alpha as a second stream.
    case webm
    /// QuickTime, ProRes 4444 unless a codec is named; with alpha.
    case mov
  }

  /// The kind of file, which its name does not decide.
  public var container: Container
  /// `ffmpeg`'s name of the encoder; nil is the default of the format.
  public var codec: String?
  /// Constant rate factor on the encoder's scale, less is better; nil is the encoder's default.
  public var crf: Int?
  /// `ffmpeg`'s name of the pixel format; nil is the default.
  public var pixelFormat: String?
  /// Whether transparency is kept, where container and codec can.
  public var hasAlpha: Bool

  /// Creates a format; nil values are chosen by the kind of file.
  public init(
    _ container: Container,
    codec: String? = nil,
    crf: Int? = nil,
    pixelFormat: String? = nil,
    hasAlpha: Bool
  ) {
    self.container = container
    self.codec = codec
    self.crf = crf
    self.pixelFormat = pixelFormat
    self.hasAlpha = hasAlpha
  }

  /// Whether transparency can be kept: VP8 and VP9 in WebM, ProRes and Animation in QuickTime.
  public var supportsAlpha: Bool {
    switch container {
    case .mp4: false
    case .webm: ["libvpx", "libvpx-vp9"].contains(effectiveCodec)
    case .mov: ["prores_ks", "qtrle", "png"].contains(effectiveCodec)
    }
  }

  /// The name of ffmpeg's encoder: ``codec``, or the usual one of the container.
  public var effectiveCodec: String {
    switch (container, codec) {
    case (.mov, "prores"): "prores_ks"
    case (_, let codec?): codec
    case (.mp4, nil): "libx264"
    case (.webm, nil): "libvpx-vp9"
    case (.mov, nil): "prores_ks"
    }
  }

  private var effectivePixelFormat: String {
    if let pixelFormat { return pixelFormat }
    switch effectiveCodec {
    case "prores_ks": return hasAlpha ? "yuva444p10le" : "yuv444p10le"
    case "qtrle": return hasAlpha ? "argb" : "rgb24"
    case "png": return hasAlpha ? "rgba" : "rgb24"
    default: return hasAlpha ? "yuva420p" : "yuv420p"
    }
  }

  /// Whether sides must be even: color is kept for every second pixel.
  public var needsEvenSides: Bool { effectivePixelFormat.contains("420") }

  /// The arguments after the inputs; the second of those, if any, is sound.
  func arguments(output: String, hasSound: Bool) -> [String] {
    var words = ["-map", "0:v:0", "-c:v", effectiveCodec, "-pix_fmt", effectivePixelFormat]
    switch effectiveCodec {
    case "libvpx-vp9":
      words += ["-crf", "\(crf ?? 24)", "-b:v", "0", "-row-mt", "1", "-deadline", "good"]
      words += ["-cpu-used", "4", "-auto-alt-ref", "0"]
    case "libvpx":
      words += ["-crf", "\(crf ?? 10)", "-b:v", "2M", "-auto-alt-ref", "0"]
    case "prores_ks":
      words += ["-profile:v", "4444", "-vendor", "apl0"]
    default:
      if let crf { words += ["-crf", "\(crf)"] }
    }
    if hasSound { words += ["-map", "1:a:0"] + soundArguments }
    if container == .mp4 { words += ["-movflags", "+faststart"] }
    // Without these files have random identifiers, dates and versions in them.
    words += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    return words + ["-f", container.rawValue, output]
  }

  private var soundArguments: [String] {
    switch container {
    case .mp4: ["-c:a", "aac", "-b:a", "192k", "-flags:a", "+bitexact"]
    case .webm: ["-c:a", "libopus", "-b:a", "128k", "-flags:a", "+bitexact"]
    case .mov: ["-c:a", "pcm_s16le"]
    }
  }
}
