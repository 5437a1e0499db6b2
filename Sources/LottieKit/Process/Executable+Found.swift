internal import Subprocess

extension Executable {
  /// The first program of a name in the folders of `PATH`.
  ///
  /// By its name alone, each folder would be tried by a process that ends where there is none; under ThreadSanitizer
  /// such a process waits for ever.
  ///
  /// - Throws: `executableNotFound`.
  static func found(_ name: String) async throws(SubprocessError) -> Executable {
    .path(try await Executable.name(name).resolveExecutablePath(in: .inherit))
  }
}
