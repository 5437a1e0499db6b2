internal import CDeflate

/// libdeflate's compressor; remembers its level.
struct Compressor: ~Copyable {
  private let handle: OpaquePointer

  /// Creates a compressor of a level in 0…12; others are clamped.
  init(level: Int) throws(CodecError) {
    guard let handle = libdeflate_alloc_compressor(Int32(Swift.min(Swift.max(level, 0), 12))) else {
      throw .outOfMemory
    }
    self.handle = handle
  }

  deinit { libdeflate_free_compressor(handle) }

  /// Compresses into a zlib stream at the start of a buffer, which is grown if need be.
  ///
  /// - Returns: Number of bytes of the stream.
  func zlib(_ input: [UInt8], into buffer: inout [UInt8]) -> Int {
    let bound = libdeflate_zlib_compress_bound(handle, input.count)
    if buffer.count < bound {
      buffer = Array(unsafeUninitializedCapacity: bound) { _, written in written = bound }
    }
    return input.withUnsafeBytes { source in
      buffer.withUnsafeMutableBytes { target in
        libdeflate_zlib_compress(
          handle,
          source.baseAddress,
          source.count,
          target.baseAddress,
          target.count
        )
      }
    }
  }
}

extension Compressor {
  /// Raw deflate data.
  func deflate(_ input: [UInt8]) -> [UInt8] {
    pack(input, libdeflate_deflate_compress_bound, libdeflate_deflate_compress)
  }

  /// A gzip file of one member.
  func gzip(_ input: [UInt8]) -> [UInt8] {
    pack(input, libdeflate_gzip_compress_bound, libdeflate_gzip_compress)
  }

  private func pack(
    _ input: [UInt8],
    _ bound: (OpaquePointer?, Int) -> Int,
    _ function: (OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int) -> Int
  ) -> [UInt8] {
    let capacity = bound(handle, input.count)
    return input.withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
        count = function(handle, source.baseAddress, source.count, target.baseAddress, capacity)
      }
    }
  }
}

/// libdeflate's decompressor.
struct Decompressor: ~Copyable {
  private let handle: OpaquePointer

  /// The result of an attempt.
  enum Outcome {
    case success([UInt8])
    case needsSpace
    case badData
  }

  init() throws(CodecError) {
    guard let handle = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.handle = handle
  }

  deinit { libdeflate_free_decompressor(handle) }

  /// Inflates raw deflate data to at most `capacity` bytes.
  func inflate(_ input: ArraySlice<UInt8>, capacity: Int) -> Outcome {
    unpack(input, capacity, libdeflate_deflate_decompress)
  }

  /// Inflates the first member of a gzip file to at most `capacity` bytes and checks its CRC.
  func gunzip(_ input: ArraySlice<UInt8>, capacity: Int) -> Outcome {
    unpack(input, capacity, libdeflate_gzip_decompress)
  }

  /// Inflates a zlib stream to at most `capacity` bytes and checks its sum.
  func unpackZlib(_ input: ArraySlice<UInt8>, capacity: Int) -> Outcome {
    unpack(input, capacity, libdeflate_zlib_decompress)
  }

  private typealias Function = (
    OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int,
    UnsafeMutablePointer<Int>?
  ) -> libdeflate_result

  private func unpack(
    _ input: ArraySlice<UInt8>,
    _ capacity: Int,
    _ function: Function
  ) -> Outcome {
    var result = LIBDEFLATE_BAD_DATA
    let output = input.withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: Swift.max(capacity, 1)) { target, count in
        var written = 0
        result = function(
          handle,
          source.baseAddress,
          source.count,
          target.baseAddress,
          capacity,
          &written
        )
        count = result == LIBDEFLATE_SUCCESS ? written : 0
      }
    }
    return switch result {
    case LIBDEFLATE_SUCCESS: .success(output)
    case LIBDEFLATE_INSUFFICIENT_SPACE: .needsSpace
    default: .badData
    }
  }
}

/// The CRC-32 of bytes, continued from that of the bytes before them.
func crc32(_ bytes: some Collection<UInt8>, after start: UInt32 = 0) -> UInt32 {
  let direct = bytes.withContiguousStorageIfAvailable {
    libdeflate_crc32(start, $0.baseAddress, $0.count)
  }
  return direct ?? crc32(Array(bytes), after: start)
}
