/// A small reader of GIF files, for what the tests ask: unpacks, and shows frames as players do.
struct GIFReader {
  struct Frame {
    var delay: Int
    var disposal: Int
    var hasPalette: Bool
    var size: (Int, Int)
    /// What is seen, opaque or 0.
    var canvas: [UInt32]
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var repetitions: Int?
  private(set) var frames: [Frame] = []
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  private mutating func byte() -> Int {
    defer { at += 1 }
    return at < bytes.count ? Int(bytes[at]) : 0x3B
  }

  private mutating func half() -> Int {
    let low = byte()
    return low | byte() << 8
  }

  private mutating func blocks() -> [UInt8] {
    var data: [UInt8] = []
    while case let count = byte(), count > 0, at + count <= bytes.count {
      data += bytes[at..<at + count]
      at += count
    }
    return data
  }

  private mutating func palette(_ flags: Int) -> [UInt32] {
    guard flags & 0x80 != 0 else { return [] }
    return (0..<2 << (flags & 7)).map { _ in
      let (r, g, b) = (UInt32(byte()), UInt32(byte()), UInt32(byte()))
      return r | g << 8 | b << 16 | 0xFF00_0000
    }
  }

  private mutating func read() {
    at = 6
    (width, height) = (half(), half())
    let flags = byte()
    at += 2
    let global = palette(flags)
    var canvas = [UInt32](repeating: 0, count: width * height)
    var control: (disposal: Int, delay: Int, transparent: Int?) = (0, 0, nil)
    while true {
      switch byte() {
      case 0x21:
        let kind = byte()
        let data = blocks()
        if kind == 0xF9 {
          control = (
            Int(data[0]) >> 2 & 7, Int(data[1]) | Int(data[2]) << 8,
            data[0] & 1 == 1 ? Int(data[3]) : nil
          )
        } else if kind == 0xFF {
          repetitions = Int(data[12]) | Int(data[13]) << 8
        }
      case 0x2C:
        let (x, y, w, h) = (half(), half(), half(), half())
        let own = palette(byte())
        let codeSize = byte()
        let indices = Self.unpack(blocks(), codeSize)
        let colors = own.isEmpty ? global : own
        for (i, index) in indices.prefix(w * h).enumerated() where index != control.transparent {
          canvas[(y + i / w) * width + x + i % w] = colors[index]
        }
        frames.append(
          Frame(
            delay: control.delay,
            disposal: control.disposal,
            hasPalette: !own.isEmpty,
            size: (w, h),
            canvas: canvas
          )
        )
        guard indices.count == w * h else { return frames.removeAll() }
        if control.disposal == 2 {
          for i in 0..<w * h { canvas[(y + i / w) * width + x + i % w] = 0 }
        }
      default: return
      }
    }
  }

  private static func unpack(_ data: [UInt8], _ codeSize: Int) -> [Int] {
    let clear = 1 << codeSize
    var table: [[Int]] = []
    var result: [Int] = []
    var (width, bits, count, last) = (codeSize + 1, 0, 0, [Int]())
    for byte in data {
      bits |= Int(byte) << count
      count += 8
      while count >= width {
        let code = bits & ((1 << width) - 1)
        bits >>= width
        count -= width
        if code == clear {
          table = (0..<clear).map { [$0] } + [[], []]
          (width, last) = (codeSize + 1, [])
          continue
        }
        if code == clear + 1 { return result }
        let entry = code < table.count ? table[code] : last + last.prefix(1)
        result += entry
        if !last.isEmpty, table.count < 4096 {
          table.append(last + entry.prefix(1))
          if table.count == 1 << width, width < 12 { width += 1 }
        }
        last = entry
      }
    }
    return result
  }
}
