import Dispatch
import LottieScene
import Subprocess
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Fetches files from the network through the program `curl`, which knows proxies and certificates.
///
/// Redirects are followed here, so that every host is examined, and curl connects only to addresses
/// that were.
enum NetworkFile {
  /// Redirects of one file.
  private static let maximumRedirects = 5

  /// The bytes at an `http:` or `https:` URL.
  ///
  /// - Throws: `badURL` with curl's message, `tooLarge`, `privateHost`, `networkNotAllowed`.
  static func read(
    _ url: String,
    _ access: NetworkAccess,
    budget: NetworkBudget
  ) throws(LoadError) -> [UInt8] {
    guard access != .none else { throw .networkNotAllowed }
    // Asked before the task, as the threads that run it need descriptors as well.
    if let reason = HelperRoom.shortage() { throw .badURL(reason: "curl: \(reason)") }
    let result = Guarded<Result<[UInt8], LoadError>>(.failure(.badURL(reason: "not read")))
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let outcome = await fetch(url, access, budget: budget)
      result.withLock { $0 = outcome }
      done.signal()
    }
    done.wait()
    return try result.withLock { $0 }.get()
  }

  /// The same without blocking; a task that is cancelled ends curl.
  static func fetch(
    _ url: String,
    _ access: NetworkAccess,
    budget: NetworkBudget = NetworkBudget()
  ) async -> Result<[UInt8], LoadError> {
    guard access != .none else { return .failure(.networkNotAllowed) }
    var url = url
    for _ in 0...maximumRedirects {
      guard let location = NetworkLocation(url) else {
        return .failure(
          .badURL(
            reason:
              "\(url): only http and https URLs without user name and escapes in the host are read"
          )
        )
      }
      var pin: [String] = []
      if access == .publicHosts {
        let addresses =
          (try? await BlockingWork.run { NetworkAddress.resolve(location.host) }) ?? []
        if addresses.contains(where: { !$0.isPublic }) {
          return .failure(.privateHost(location.host))
        }
        let proxy = NetworkProxy.url(of: location)
        guard !addresses.isEmpty else {
          // A proxy might, but then nobody would have examined where the request goes.
          let hint =
            proxy == nil ? "" : " without the proxy; --allow-private-network leaves it to the proxy"
          return .failure(.badURL(reason: "cannot resolve host \(location.host)\(hint)"))
        }
        pin = NetworkProxy.arguments(for: location, at: addresses, through: proxy)
      }
      switch await request(location.url, pin, budget) {
      case .failure(let error): return .failure(error)
      case .success(.bytes(let bytes)): return .success(bytes)
      case .success(.redirect(let target)): url = target
      }
    }
    return .failure(.badURL(reason: "more than \(maximumRedirects) redirects"))
  }

  /// The answer of a server.
  private enum Answer {
    case bytes([UInt8])
    case redirect(String)
  }

  private static func request(
    _ url: String,
    _ pin: [String],
    _ budget: NetworkBudget
  ) async -> Result<Answer, LoadError> {
    guard let (seconds, limit) = budget.rest else {
      return .failure(
        .badURL(
          reason: "the files of the animation exceed the limit of "
            + "\(NetworkBudget.maximumSeconds) seconds or \(InputFile.limit >> 20) MiB"
        )
      )
    }
    if let reason = HelperRoom.reserve() {
      return .failure(.badURL(reason: "curl: \(reason)"))
    }
    defer { HelperRoom.release() }
    let start = ContinuousClock.now
    defer { budget.spend(ContinuousClock.now - start) }
    do {
      let outcome = try await run(
        try await .found("curl"),
        arguments: Arguments(
          // No user configuration, and no URL globbing, which would turn one request into many.
          [
            "--disable", "--globoff", "--fail", "--silent", "--show-error", "--proto",
            "=http,https",
          ]
            + ["--max-time", "\(seconds)", "--max-filesize", "\(limit)"]
            + ["--write-out", "%{stderr}\n%{redirect_url}"] + pin + ["--", url]
        ),
        output: .bytes(limit: limit),
        error: .string(limit: 1 << 16)
      )
      let lines = outcome.standardError.split(omittingEmptySubsequences: false) { $0 == "\n" }
      guard outcome.terminationStatus.isSuccess else {
        return .failure(.badURL(reason: lines.first.map(String.init) ?? "curl failed"))
      }
      if let target = lines.last, !target.isEmpty { return .success(.redirect(String(target))) }
      budget.spend(bytes: outcome.standardOutput.count)
      return .success(.bytes(outcome.standardOutput))
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
