#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is written piece by piece and gets its name when it is finished.
///
/// Anything but a regular file, such as `/dev/null` or a FIFO, is written directly.
public final class FileTarget: ByteTarget {
  private static let bufferSize = 1 << 18

  private var file: UnfinishedFile
  private let target: String
  private let path: String
  private var buffer: [UInt8] = []

  /// Begins a file.
  ///
  /// - Throws: `cannotWrite`.
  public init(_ path: String) throws(CodecError) {
    self.path = path
    let destination = AtomicFile.destination(of: path)
    target = destination.path
    file =
      destination.isRegular
      ? try UnfinishedFile(for: destination.path, named: path, mode: destination.mode)
      : try UnfinishedFile(special: path)
  }

  /// Whether bytes already written can be replaced.
  public var canPatch: Bool { file.isSeekable }

  /// Whether nothing has been written yet, here or by another program; false for what is not a
  /// regular file.
  public var isEmpty: Bool { buffer.isEmpty && file.isEmpty }

  /// A path under which another program can write the file, until it is finished here.
  public var openPath: String { file.openPath }

  /// Writes behind what was written so far, through a buffer.
  public func write(_ bytes: [UInt8]) throws(CodecError) {
    buffer += bytes
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Replaces bytes already written, also those that are on disk.
  public func patch(_ bytes: [UInt8], at offset: Int) throws(CodecError) {
    try flush()
    try file.patch(bytes, at: offset)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) {
    try flush()
    try file.publish(as: target)
  }

  private func flush() throws(CodecError) {
    guard !buffer.isEmpty else { return }
    try AtomicFile.writeAll(buffer, to: file.descriptor, path: path)
    buffer.removeAll(keepingCapacity: true)
  }
}
