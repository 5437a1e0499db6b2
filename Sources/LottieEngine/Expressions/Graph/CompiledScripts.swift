import LottieExpressions
import LottieScene
import Synchronization

/// Compiled scripts and the names in them, for one composition at a time.
///
/// Scripts do not depend on the document they are in. Scripts compiled for a composition serve the next one that
/// is made, of the same document or another, as when a worker draws one file after another.
final class CompiledScripts {
  /// The names of the host and of all scripts.
  let names = Names(host: HostName.allCases.map(\.rawValue))
  private var programs: [String: Result<Program, ScriptFailure>] = [:]
  /// Bytes of the scripts.
  private var size = 0

  /// Spare ones that are kept, and bytes of scripts in each.
  private static let maximumCount = 16
  private static let maximumSize = 1 << 20

  /// A script, compiled once.
  func program(_ script: String) -> Result<Program, ScriptFailure> {
    if let known = programs[script] { return known }
    let result: Result<Program, ScriptFailure>
    do throws(ScriptFailure) {
      result = .success(try Program(script, names))
    } catch {
      result = .failure(error)
    }
    programs[script] = result
    size += script.utf8.count
    return result
  }

  private struct Spare: @unchecked Sendable {
    // Unchecked: whoever takes it out is the only one who has it.
    var all: [CompiledScripts] = []
  }

  private static let spare = Guarded(Spare())

  /// Takes one that is not in use, or creates one.
  static func take() -> CompiledScripts {
    spare.withLock { $0.all.popLast() } ?? CompiledScripts()
  }

  /// Lets others use it; the caller no longer does.
  func giveBack() {
    guard size <= CompiledScripts.maximumSize else { return }
    nonisolated(unsafe) let scripts = self
    CompiledScripts.spare.withLock { spare in
      if spare.all.count < CompiledScripts.maximumCount { spare.all.append(scripts) }
    }
  }
}
