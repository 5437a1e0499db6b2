import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file as it was when a task read or wrote it.
struct FileRecord: Equatable {
  let path: String
  let state: FileState
  /// The checksum of its bytes; nil where there is no file.
  let checksum: Checksum?

  /// Records a file as it is.
  init(_ path: String) {
    self.path = path
    state = FileState(path)
    checksum = state.exists ? FileRecord.checksum(path) : nil
  }

  /// Whether the file is still the same: of the same size and time, or of the same bytes.
  var isCurrent: Bool {
    let now = FileState(path)
    if now == state { return true }
    guard now.size == state.size, now.exists, let checksum else { return false }
    return FileRecord.checksum(path) == checksum
  }

  /// The checksum of a file's bytes; nil when it cannot be read.
  static func checksum(_ path: String) -> Checksum? {
    guard let descriptor = try? InputFile.open(path) else { return nil }
    defer { close(descriptor) }
    var checksum = Checksum()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      guard count != 0 else { return checksum }
      guard count > 0 else { return nil }
      checksum.add(buffer[..<count])
    }
  }

  /// The record as JSON; times are text, as JSON's numbers are too short for them.
  var value: JSONValue {
    guard state.exists else { return JSONValue(members: ["path": .string(path)]) }
    return JSONValue(members: [
      "path": .string(path), "size": .number(Double(state.size)),
      "modified": .string(String(state.modified)),
      "checksum": checksum.map { .string($0.text) } ?? .null,
    ])
  }

  /// Reads a record; nil when it is none.
  init?(_ value: JSONValue) {
    guard case .string(let path)? = value["path"] else { return nil }
    self.path = path
    guard case .number(let size)? = value["size"] else {
      (state, checksum) = (FileState(size: -1, modified: 0), nil)
      return
    }
    guard case .string(let time)? = value["modified"], let modified = Int(time),
      let size = Int(exactly: size)
    else { return nil }
    state = FileState(size: size, modified: modified)
    guard case .string(let text)? = value["checksum"] else {
      checksum = nil
      return
    }
    guard let known = Checksum(text) else { return nil }
    checksum = known
  }
}
