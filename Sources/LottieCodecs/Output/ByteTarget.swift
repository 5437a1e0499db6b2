/// The destination of a file's bytes.
public protocol ByteTarget: AnyObject {
  /// Whether bytes already written can be replaced.
  var canPatch: Bool { get }
  /// Writes bytes behind those written so far.
  func write(_ bytes: [UInt8]) throws(CodecError)
  /// Replaces bytes already written, as headers need when the length is known at last.
  func patch(_ bytes: [UInt8], at offset: Int) throws(CodecError)
  /// Finishes writing; a file gets its name.
  func finish() throws(CodecError)
}

/// Keeps the file in memory, for tests and for programs that send it elsewhere.
public final class MemoryTarget: ByteTarget {
  /// The file so far; whole after `finish()`.
  public private(set) var bytes: [UInt8] = []

  /// Whether bytes already written can be replaced.
  public let canPatch: Bool

  /// Creates an empty file; with `canPatch` false it behaves like a pipe.
  public init(canPatch: Bool = true) { self.canPatch = canPatch }

  /// Appends to ``bytes``.
  public func write(_ bytes: [UInt8]) { self.bytes += bytes }

  /// Replaces bytes already written; what lies beyond them changes nothing.
  public func patch(_ bytes: [UInt8], at offset: Int) {
    guard offset >= 0, offset + bytes.count <= self.bytes.count else { return }
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Finishes the file; it is not visible before.
  public func finish() {}
}

/// Writes a file to the standard output as it is made; what was written cannot be replaced.
package final class StandardOutputTarget: ByteTarget {
  /// Whether bytes already written can be replaced.
  package let canPatch = false

  /// Creates a target that writes nothing before the first bytes come.
  package init() {}

  /// Writes at once; a reader that has gone is an error.
  package func write(_ bytes: [UInt8]) throws(CodecError) { try StandardOutput.write(bytes) }

  /// Does nothing: ``canPatch`` is false.
  package func patch(_ bytes: [UInt8], at offset: Int) {}

  /// Finishes the file; it is not visible before.
  package func finish() {}
}
