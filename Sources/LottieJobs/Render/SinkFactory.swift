import LottieKit

/// Makes the file for frames.
struct SinkFactory {
  let plan: RenderPlan
  let settings: RenderSettings
  let encoding: EncodingSettings
  /// The sound of a video.
  var sound: SoundTrack?
  /// Draws frames whose content must be known before the first is written.
  let samples: ([RenderMoment]) -> AnySequence<Pixmap>

  func make() throws -> any FrameSink {
    do throws(CodecError) {
      return try sink()
    } catch {
      throw Failure(error, output: plan.name(0))
    }
  }

  /// The sink.
  func sink() throws(CodecError) -> any FrameSink {
    if encoding.isSheet { return sheet() }
    if case .pattern = plan.output { return stills() }
    let isStill = plan.frames.count == 1 && plan.format.isStill
    switch plan.format {
    case .png, .jpeg, .svg: return stills()
    case .webp where isStill: return stills()
    case .apng: return try apng()
    case .webp: return try webp()
    case .gif: return try gif()
    case .ppm: return PixelStreamSink(.ppm, schedule: plan.schedule, to: try target())
    case .rgba: return PixelStreamSink(.rgba, schedule: plan.schedule, to: try target())
    case .y4m: return PixelStreamSink(.y4m, schedule: plan.schedule, to: try target())
    case .mp4, .webm, .mov: return try video()
    }
  }

  private func target() throws(CodecError) -> any ByteTarget {
    guard case .file(let name) = plan.output, name != "/dev/stdout" else {
      return StandardOutputTarget()
    }
    return try FileTarget(name)
  }

  private var isOpaque: Bool {
    switch settings.background {
    case .checker: true
    case .color(let color): color.alpha >= 1
    }
  }

  private func apng() throws(CodecError) -> any FrameSink {
    APNGSink(
      width: settings.width,
      height: settings.height,
      options: APNGSink.Options(isOpaque: isOpaque, level: encoding.compression),
      schedule: plan.schedule,
      loops: plan.loops,
      to: try target()
    )
  }

  private func webp() throws(CodecError) -> any FrameSink {
    try AnimatedWebPSink(
      width: settings.width,
      height: settings.height,
      compression: encoding.webp,
      schedule: plan.schedule,
      loops: plan.loops,
      to: try target()
    )
  }

  private func gif() throws(CodecError) -> any FrameSink {
    let moments = plan.moments
    let count = min(moments.count, GIFSink.sampleCount)
    let spread = (0..<count).map { $0 * moments.count / count }
    let others = Set(moments.indices).subtracting(spread).sorted()
    return try GIFSink(
      samples: samples((spread + others).map { moments[$0] }),
      options: encoding.gif,
      schedule: plan.schedule,
      loops: plan.loops,
      to: try target()
    )
  }

  private func video() throws(CodecError) -> any FrameSink {
    guard case .file(let name) = plan.output, let video = encoding.video(plan.format, isOpaque)
    else {
      throw .cannotWrite(path: "standard output", reason: "a video needs a file")
    }
    return try VideoSink(
      video,
      width: settings.width,
      height: settings.height,
      rate: plan.schedule.rate,
      sound: sound,
      path: name
    )
  }

  private func stills() -> any FrameSink {
    let (plan, encoding) = (plan, encoding)
    return StillSequenceSink {
      () throws(CodecError) in
      try StillFormat.encoder(plan.format, encoding)
    } write: { (index, bytes) throws(CodecError) in
      if case .standardOutput = plan.output {
        try StandardOutput.write(bytes)
      } else {
        try AtomicFile.write(bytes, to: plan.name(index))
      }
    }
  }

  private func sheet() -> any FrameSink {
    let (plan, encoding) = (plan, encoding)
    let layout = self.layout
    let labels = encoding.contact == nil ? [] : plan.frames.map(Words.number)
    return SheetSink(layout, labels: labels) { (pixmap) throws(CodecError) in
      let bytes = try pixmap.withRows(StillFormat.encoder(plan.format, encoding))
      guard case .file(let name) = plan.output else { return try StandardOutput.write(bytes) }
      try AtomicFile.write(bytes, to: name)
      guard encoding.sheet else { return }
      let atlas = SheetAtlas(layout: layout, schedule: plan.schedule, frames: plan.frames)
      try AtomicFile.write(Array(atlas.json(image: name).utf8), to: SheetAtlas.name(beside: name))
    }
  }

  /// The layout of a sheet.
  var layout: SheetLayout {
    SheetLayout(
      count: plan.frames.count,
      columns: encoding.columns,
      cell: (settings.width, settings.height),
      padding: encoding.padding,
      isLabelled: encoding.contact != nil
    )
  }
}

/// Formats of a single image.
enum StillFormat {
  /// An encoder of images, for one thread.
  static func encoder(
    _ format: OutputFormat,
    _ encoding: EncodingSettings
  ) throws(CodecError) -> (PixelRows) throws(CodecError) -> [UInt8] {
    switch format {
    case .jpeg:
      let encoder = try JPEGEncoder(quality: encoding.quality ?? 90)
      return { (rows) throws(CodecError) in try encoder.encode(rows) }
    case .webp:
      let encoder = WebPEncoder(encoding.webp)
      return { (rows) throws(CodecError) in try encoder.encode(rows) }
    case .ppm: return { $0.portablePixmap }
    default:
      let encoder = try PNGEncoder(PNGEncoder.Options(level: encoding.compression))
      return { (rows) throws(CodecError) in try encoder.encode(rows) }
    }
  }
}
