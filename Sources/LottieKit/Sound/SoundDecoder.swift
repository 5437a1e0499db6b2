package import LottieCodecs
import LottieScene

/// Decodes sounds through the program `ffmpeg`: to two channels of 32-bit floats, 48,000 a second.
///
/// Input is hostile: the program gets the bytes in a file without a name, may open nothing else,
/// and takes only formats that hold sound and cannot refer to other files.
package struct SoundDecoder: Sendable {
  /// Frames of sound a second.
  package static let rate = 48_000
  /// Bytes of a frame.
  package static let frameSize = 8
  /// Seconds of a sound that are decoded at most; what lies behind is silent.
  package static let maximumSeconds = 3600.0

  /// Options before an input, by which ffmpeg and ffprobe take nothing but sound from the file alone.
  static let restrictions = [
    "-protocol_whitelist", "file",
    "-format_whitelist", "mp3,wav,w64,aiff,aac,flac,ogg,mov,matroska,caf,amr",
  ]

  private let program: String

  /// Creates a decoder; `program` is the name or the path of `ffmpeg`.
  package init(program: String = "ffmpeg") { self.program = program }

  /// Decodes a sound.
  ///
  /// - Parameters:
  ///   - bytes: The sound's file.
  ///   - seconds: Seconds that are needed, from its start.
  /// - Returns: The samples.
  /// - Throws: `programFailed` for what is no sound, and where there is no program; `cannotWrite`.
  package func decode(_ bytes: [UInt8], seconds: Double) throws(CodecError) -> ScratchFile {
    let input = try ScratchFile()
    try input.append(bytes)
    let output = try ScratchFile()
    let length = min(max(seconds, 0.001), SoundDecoder.maximumSeconds)
    var arguments = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
    arguments +=
      SoundDecoder.restrictions + [
        "-i", input.openPath, "-map", "0:a:0", "-t", SoundDecoder.text(length),
      ]
    arguments += ["-f", "f32le", "-ac", "2", "-ar", "\(SoundDecoder.rate)", output.openPath]
    do throws(CodecError) {
      try ProgramFeed(program: program, arguments: arguments, path: "the sound").finish()
    } catch .programFailed(let path, let program, let outcome, let lines) {
      // The program knows the file only by the name of a descriptor.
      let named = lines.map { $0.replacing(input.openPath, with: path) }
      throw .programFailed(path: path, program: program, outcome, lines: named)
    }
    guard output.size > 0 else {
      throw .programFailed(path: "the sound", program: program, .wroteNothing, lines: [])
    }
    return output
  }

  /// A time as ffmpeg reads it, in microseconds.
  private static func text(_ seconds: Double) -> String {
    "\(Int((seconds * 1_000_000).rounded(.up)))us"
  }
}
