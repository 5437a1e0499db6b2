import Dispatch
import Subprocess
import Synchronization

/// Fetches files from the network through the program `curl`, which knows proxies and certificates.
enum NetworkFile {
  private static let maximumSeconds = 60

  /// The bytes at an `http:` or `https:` URL.
  ///
  /// - Throws: `badURL` with curl's message, `tooLarge`.
  static func read(_ url: String, limit: Int) throws(LoadError) -> [UInt8] {
    let result = Mutex<Result<[UInt8], LoadError>>(.failure(.badURL(reason: "not read")))
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let outcome = await fetch(url, limit: limit)
      result.withLock { $0 = outcome }
      done.signal()
    }
    done.wait()
    return try result.withLock { $0 }.get()
  }

  /// The same without blocking; a task that is cancelled ends curl.
  static func fetch(_ url: String, limit: Int) async -> Result<[UInt8], LoadError> {
    do {
      let outcome = try await run(
        .name("curl"),
        arguments: [
          // No user configuration, and no URL globbing, which would turn one request into many.
          "--disable", "--globoff", "--fail", "--silent", "--show-error", "--location", "--proto",
          "=http,https",
          "--proto-redir", "=http,https", "--max-redirs", "5",
          "--max-time", "\(maximumSeconds)", "--max-filesize", "\(limit)", "--", url,
        ],
        output: .bytes(limit: limit),
        error: .string(limit: 1 << 16)
      )
      guard outcome.terminationStatus.isSuccess else {
        let words = outcome.standardError.split(whereSeparator: \.isNewline).first
        return .failure(.badURL(reason: words.map(String.init) ?? "curl failed"))
      }
      return .success(outcome.standardOutput)
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      return .failure(.tooLarge(limit: limit))
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .failure(
        .badURL(reason: "reading from the network needs the program curl (apt-get install curl)")
      )
    } catch {
      return .failure(.badURL(reason: "curl: \(error)"))
    }
  }
}
