/// The destination of a file's bytes.
public protocol ByteTarget: AnyObject {
  /// Whether bytes already written can be replaced.
  var canPatch: Bool { get }
  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(CodecError)
  /// Replaces bytes already written.
  func patch(_ bytes: [UInt8], at offset: Int) throws(CodecError)
  /// Finishes writing; a file gets its name.
  func finish() throws(CodecError)
}

/// Bytes in memory.
public final class MemoryTarget: ByteTarget {
  /// The bytes written.
  public private(set) var bytes: [UInt8] = []

  /// Whether bytes already written can be replaced.
  public let canPatch: Bool

  /// Nothing yet.
  public init(canPatch: Bool = true) { self.canPatch = canPatch }

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) { self.bytes += bytes }

  /// Replaces bytes already written.
  public func patch(_ bytes: [UInt8], at offset: Int) {
    guard offset >= 0, offset + bytes.count <= self.bytes.count else { return }
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Finishes the file; it is not visible before.
  public func finish() {}
}

/// The standard output, unbuffered.
public final class StandardOutputTarget: ByteTarget {
  /// Whether bytes already written can be replaced.
  public let canPatch = false

  /// The standard output.
  public init() {}

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) throws(CodecError) { try StandardOutput.write(bytes) }

  /// Replaces bytes already written.
  public func patch(_ bytes: [UInt8], at offset: Int) {}

  /// Finishes the file; it is not visible before.
  public func finish() {}
}
