/// Finds the ICC profile in an image file.
///
/// PNG: <https://www.w3.org/TR/png-3/#11iCCP>. WebP:
/// <https://developers.google.com/speed/webp/docs/riff_container#color_profile>. For JPEG see
/// ``JPEGSegments``.
enum EmbeddedProfile {
  /// Larger profiles are ignored.
  static let limit = 4 << 20

  /// The profile of a PNG; nil if there is none, if it is damaged, or if the file says it is sRGB.
  static func ofPNG(_ file: [UInt8]) -> [UInt8]? {
    var profile: [UInt8]?
    for chunk in pngChunks(file) {
      switch chunk.type {
      case "iCCP": profile = unpackedPNG(file[chunk.body])
      case "sRGB", "cICP": return nil
      case "PLTE", "IDAT": return profile
      default: break
      }
    }
    return profile
  }

  /// A PNG without its color chunks, which mislead only readers that do not follow profiles.
  static func pngWithoutGamma(_ file: [UInt8]) -> [UInt8] {
    var result = Array(file.prefix(8))
    result.reserveCapacity(file.count)
    var end = 8
    for chunk in pngChunks(file) {
      end = min(chunk.body.upperBound + 4, file.count)
      guard !["gAMA", "cHRM", "iCCP"].contains(chunk.type) else { continue }
      result += file[chunk.body.lowerBound - 8..<end]
    }
    return result + file[end...]
  }

  private typealias Chunk = (type: String, body: Range<Int>)

  /// The chunks of a PNG up to the first with pixels.
  private static func pngChunks(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var at = 8
    while at + 12 <= file.count {
      let count = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      guard type != "IDAT", count <= file.count - at - 12 else { break }
      chunks.append((type, at + 8..<at + 8 + count))
      at += 12 + count
    }
    return chunks
  }

  /// The profile in an iCCP chunk: a name, a zero, the method 0, a zlib stream.
  private static func unpackedPNG(_ body: ArraySlice<UInt8>) -> [UInt8]? {
    guard let zero = body.prefix(80).firstIndex(of: 0) else { return nil }
    let packed = body[(zero + 1)...]
    guard packed.first == 0, let decompressor = try? Decompressor() else { return nil }
    var capacity = max(4096, min(limit, packed.count * 4))
    while true {
      switch decompressor.unpackZlib(packed.dropFirst(), capacity: capacity) {
      case .success(let profile): return profile
      case .badData: return nil
      case .needsSpace:
        guard capacity < limit else { return nil }
        capacity = min(limit, capacity * 4)
      }
    }
  }

  /// The profile of a WebP.
  static func ofWebP(_ file: [UInt8]) -> [UInt8]? {
    var at = 12
    while at + 8 <= file.count {
      let count = file[at + 4..<at + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let body = at + 8
      guard count <= file.count - body else { return nil }
      if file[at..<at + 4].elementsEqual("ICCP".utf8) {
        return count <= limit ? Array(file[body..<body + count]) : nil
      }
      at = body + count + count % 2
    }
    return nil
  }
}
