public import LottieCodecs
import LottieScene
import Synchronization

/// Writes videos through the program `ffmpeg`, which gets the pixels on its standard input.
///
/// The program writes into a file that has no name until it has ended well.
public final class VideoSink: FrameSink {
  /// Whether encoders need the previous frame.
  public let needsPrevious = false
  private let target: Guarded<FileTarget>
  private let feed: ProgramFeed
  private let program: String
  private let path: String
  /// The sound, whose file must exist until the program has ended.
  private let sound: SoundTrack?

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - format: The format to write.
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - rate: Frames a second.
  ///   - path: The file.
  ///   - program: The program's name or path.
  /// - Throws: `cannotWrite`.
  public convenience init(
    _ format: VideoFormat,
    width: Int,
    height: Int,
    rate: FrameRate,
    path: String,
    program: String = "ffmpeg"
  ) throws(CodecError) {
    try self.init(
      format,
      width: width,
      height: height,
      rate: rate,
      sound: nil,
      path: path,
      program: program
    )
  }

  /// Starts the program, with sound if there is any.
  package init(
    _ format: VideoFormat,
    width: Int,
    height: Int,
    rate: FrameRate,
    sound: SoundTrack?,
    path: String,
    program: String = "ffmpeg"
  ) throws(CodecError) {
    let file = try FileTarget(path)
    let output = file.openPath
    target = Guarded(file)
    self.program = program
    self.path = path
    self.sound = sound
    // Without -xerror a disk that fills up while the index is moved is status 0 (ffmpeg 5.1).
    var arguments = ["-hide_banner", "-loglevel", "error", "-xerror", "-y", "-f", "rawvideo"]
    arguments += ["-pix_fmt", "rgba", "-s", "\(width)x\(height)"]
    arguments += ["-r", "\(rate.numerator)/\(rate.denominator)", "-i", "-"]
    if let sound { arguments += sound.arguments }
    feed = ProgramFeed(
      program: program,
      arguments: arguments + format.arguments(output: output, hasSound: sound != nil),
      path: path
    )
  }

  /// An encoder for one worker; it makes raw pixels, which ffmpeg encodes.
  public func makeEncoder() -> any FrameEncoder {
    PixelStreamSink.rgbaEncoder()
  }

  /// Passes the next frame to ffmpeg and waits until it is read; frames come in order.
  public func append(_ frame: EncodedFrame) throws(CodecError) {
    guard case .bytes(let bytes, _) = frame.content else { return }
    try feed.write(bytes)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) {
    try feed.finish()
    let (program, path) = (program, path)
    try target.withLock { (target) throws(CodecError) in
      guard !target.isEmpty else {
        throw .programFailed(path: path, program: program, .wroteNothing, lines: [])
      }
      try target.finish()
    }
  }
}
