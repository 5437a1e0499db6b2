public import LottieScene

// PNG (third edition): <https://www.w3.org/TR/png-3/>. Eight bits a channel, or a palette; no
// interlacing. Flat vector images compress best and fastest without row filters.

/// Writes images as PNG files; reuses its compressor and buffers.
///
/// A 512 × 512 frame takes about 2.5 ms at level 6. Not for use by two threads at once.
public final class PNGEncoder {
  /// Compression effort, and allowed pixel layouts.
  public struct Options: Hashable, Sendable {
    /// Effort of compression, 0 (stored) to 12; others are clamped.
    public var level: Int
    /// Whether rows are filtered, each with the filter that leaves the smallest differences: smaller
    /// for photographs, slower and often larger for flat colors.
    public var isAdaptive: Bool
    /// Whether files may have a palette or leave out alpha.
    public var layout: Layout

    /// Creates options; level 0 is uncompressed, 12 the smallest and slowest.
    public init(level: Int = 6, isAdaptive: Bool = false, layout: Layout = .smallest) {
      self.level = level
      self.isAdaptive = isAdaptive
      self.layout = layout
    }
  }

  /// Whether files may have a palette or leave out alpha, or all have one layout.
  public enum Layout: Hashable, Sendable {
    /// A palette for up to 256 colors, RGB if opaque, else RGBA.
    case smallest
    /// RGBA always, so that all files of a sequence are alike.
    case rgba
  }

  /// The options it was made with.
  public let options: Options

  private let compressor: Compressor
  private var palette = PNGPalette()
  private var lines = ScanLines()
  private var filtered: [UInt8] = []
  private var packed: [UInt8] = []

  /// Creates an encoder.
  ///
  /// - Throws: `outOfMemory`.
  public init(_ options: Options = Options()) throws(CodecError) {
    self.options = options
    compressor = try Compressor(level: options.level)
  }

  /// An image as a PNG file, its alpha made straight.
  ///
  /// - Throws: `imageSize` for an image without pixels.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    try pixmap.withRows(encode)
  }

  /// Lent pixels as a PNG file, their alpha made straight.
  ///
  /// - Throws: `imageSize` for an image without pixels.
  public func encode(_ rows: PixelRows) throws(CodecError) -> [UInt8] {
    guard (1...0x7FFF_FFFF).contains(rows.width), (1...0x7FFF_FFFF).contains(rows.height) else {
      throw .imageSize(width: rows.width, height: rows.height)
    }
    let layout = fill(rows)
    if options.isAdaptive, layout != .palette {
      filterRows(lines.bytes, height: rows.height, pixelSize: layout.pixelSize, into: &filtered)
    }
    let usesFilter = options.isAdaptive && layout != .palette
    let size = compressor.zlib(usesFilter ? filtered : lines.bytes, into: &packed)
    var file = PNGChunks(capacity: size + 2048)
    file.append("IHDR", header(rows, layout))
    file.append("sRGB", [0])
    if layout == .palette {
      file.append("PLTE", palette.colorBytes)
      if !palette.alphaBytes.isEmpty { file.append("tRNS", palette.alphaBytes) }
    }
    file.append("IDAT", packed[..<size])
    file.append("IEND", [])
    return file.bytes
  }

  private func header(_ rows: PixelRows, _ layout: PNGLayout) -> [UInt8] {
    bigEndian(UInt32(rows.width)) + bigEndian(UInt32(rows.height))
      + [8, layout.rawValue, 0, 0, 0]
  }

  /// Writes the scan lines, and returns their layout.
  private func fill(_ rows: PixelRows) -> PNGLayout {
    let layout = choose(rows.pixels)
    lines.fill(rows, PixelRect(rows), pixelSize: layout.pixelSize) { row, line in
      switch layout {
      case .palette: palette.write(row, into: line)
      case .rgb: writeRGB(row, into: line)
      case .rgba: writeStraight(row, into: line)
      }
    }
    return layout
  }

  private func choose(_ pixels: UnsafeBufferPointer<UInt32>) -> PNGLayout {
    guard options.layout == .smallest else { return .rgba }
    if palette.collect(pixels) { return .palette }
    var all = UInt32.max
    for pixel in pixels { all &= pixel }
    return all >> 24 == 255 ? .rgb : .rgba
  }
}

/// Layouts of a pixel, by the PNG color type.
enum PNGLayout: UInt8 {
  case rgb = 2
  case palette = 3
  case rgba = 6

  /// Bytes a pixel.
  var pixelSize: Int {
    switch self {
    case .rgb: 3
    case .palette: 1
    case .rgba: 4
    }
  }
}

/// A PNG file in the making: the signature, then chunks.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Creates chunks to append to others.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Appends a chunk; its type has four characters.
  mutating func append(_ type: StaticString, _ data: some Collection<UInt8>) {
    bytes += bigEndian(UInt32(data.count))
    let start = bytes.count
    type.withUTF8Buffer { bytes += $0 }
    bytes += data
    bytes += bigEndian(crc32(bytes[start...]))
  }
}

/// Four bytes, the most significant first.
func bigEndian(_ value: UInt32) -> [UInt8] {
  [
    UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
    UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
  ]
}
