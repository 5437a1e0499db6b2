#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file for data that is larger than memory should hold, gone with the object.
///
/// It is in the folder for temporary files (`TMPDIR`, or else `/tmp`), and on Linux has no name.
package final class ScratchFile: Sendable {
  private let file: UnfinishedFile
  private static let name = "a temporary file"

  /// Creates an empty file that only this user can read.
  ///
  /// - Throws: `cannotWrite`.
  package init() throws(CodecError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    file = try UnfinishedFile(
      for: (folder.isEmpty ? "/tmp" : folder) + "/scratch",
      named: ScratchFile.name,
      mode: 0o600
    )
  }

  /// A path under which another program can read and write the file.
  package var openPath: String { file.openPath }

  /// Bytes of the file, those that another program wrote included.
  package var size: Int {
    var status = stat()
    return fstat(file.descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes behind what was written here before.
  ///
  /// - Throws: `cannotWrite`.
  package func append(_ bytes: [UInt8]) throws(CodecError) {
    try AtomicFile.writeAll(bytes, to: file.descriptor, path: ScratchFile.name)
  }

  /// Reads some of the bytes; fewer at the end.
  ///
  /// - Throws: `cannotWrite` when the file cannot be read.
  package func read(at offset: Int, count: Int) throws(CodecError) -> [UInt8] {
    let descriptor = file.descriptor
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = pread(
          descriptor,
          buffer.baseAddress.map { $0 + filled },
          count - filled,
          off_t(offset + filled)
        )
        if step < 0, errno == EINTR { continue }
        failed = step < 0
        guard step > 0 else { return }
        filled += step
      }
    }
    guard !failed else {
      throw .cannotWrite(path: ScratchFile.name, reason: AtomicFile.errorText())
    }
    return bytes
  }
}
