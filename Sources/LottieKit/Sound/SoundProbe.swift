import Dispatch
import LottieCodecs
import LottieScene
import Subprocess
import Synchronization

/// Asks the program `ffprobe` how long sounds are.
package struct SoundProbe: Sendable {
  private let program: String

  /// Creates a probe; `program` is the name or the path of `ffprobe`.
  package init(program: String = "ffprobe") { self.program = program }

  /// The length of a sound as its file states it; nil for what is no sound, and without the program.
  package func seconds(of bytes: [UInt8]) -> Double? {
    guard let file = try? ScratchFile(), (try? file.append(bytes)) != nil,
      HelperRoom.reserve() == nil
    else { return nil }
    defer { HelperRoom.release() }
    var arguments = ["-v", "error"] + SoundDecoder.restrictions
    arguments += ["-select_streams", "a:0", "-show_entries", "format=duration"]
    arguments += ["-of", "default=noprint_wrappers=1:nokey=1", file.openPath]
    let seconds = Double(output(arguments)?.filter { !$0.isWhitespace } ?? "") ?? 0
    return seconds.isFinite && seconds > 0 ? seconds : nil
  }

  private func output(_ arguments: [String]) -> String? {
    let (program, box) = (program, Box())
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let run = try? await Subprocess.run(
        try await .found(program),
        arguments: Arguments(arguments),
        input: .none,
        output: .string(limit: 4096),
        error: .discarded
      )
      if let run, run.terminationStatus.isSuccess {
        box.text.withLock { $0 = run.standardOutput }
      }
      done.signal()
    }
    done.wait()
    return box.text.withLock { $0 }
  }

  /// A text that another thread writes.
  private final class Box: Sendable {
    let text = Guarded<String?>(nil)
  }
}
