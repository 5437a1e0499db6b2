/// Writes frames as the differences from what players show.
struct GIFFramePainter {
  private let width: Int
  private let height: Int
  private let palette: ColorPalette
  /// Bits of a place in the file's palette.
  let globalBits: Int
  /// What players show before the next frame.
  private var canvas: [UInt32]
  private var packer = LZWPacker()
  private var globalPlaces: PlaceTable

  init(width: Int, height: Int, palette: ColorPalette) {
    self.width = width
    self.height = height
    self.palette = palette
    globalBits = GIFFramePainter.bits(palette)
    canvas = Array(repeating: 0, count: width * height)
    globalPlaces = PlaceTable(palette.colors)
  }

  /// The bytes of a frame.
  ///
  /// - Parameters:
  ///   - picture: What is to be seen.
  ///   - delay: Hundredths of a second.
  ///   - following: The pixels after it: where those become transparent the frame is wiped away.
  /// - Returns: Extension, descriptor and data.
  mutating func frame(
    _ picture: IndexedPicture,
    delay: Int,
    before following: [UInt32]?
  ) -> [UInt8] {
    let wiped = following.flatMap { following in
      PixelRect.around(picture.pixels, following, width: width, height: height) {
        $0 != 0 && $1 == 0
      }
    }
    let changed = PixelRect.around(
      picture.pixels,
      canvas,
      width: width,
      height: height,
      where: !=
    )
    let nothing = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let box = wiped.map { changed?.union($0) ?? $0 } ?? changed ?? nothing
    let colors = picture.palette ?? palette
    let bits = picture.palette.map(Self.bits) ?? globalBits
    let places = places(picture, in: box, transparent: UInt8(colors.colors.count))
    canvas = picture.pixels
    if wiped != nil { wipe(box) }
    var bytes: [UInt8] = [0x21, 0xF9, 4, (wiped == nil ? 1 : 2) << 2 | 1]
    bytes += twoBytes(delay) + [UInt8(colors.colors.count), 0, 0x2C]
    bytes += twoBytes(box.x) + twoBytes(box.y) + twoBytes(box.width) + twoBytes(box.height)
    bytes.append(picture.palette == nil ? 0 : 0x80 | UInt8(bits - 1))
    if let own = picture.palette { bytes += Self.table(own, bits: bits) }
    return bytes + packer.pack(places, codeSize: max(2, bits))
  }

  private func places(_ picture: IndexedPicture, in box: PixelRect, transparent: UInt8) -> [UInt8] {
    let table = picture.palette.map { PlaceTable($0.colors) } ?? globalPlaces
    return [UInt8](unsafeUninitializedCapacity: box.width * box.height) { buffer, count in
      var (last, place) = (UInt32(0), transparent)
      for y in box.y..<box.y + box.height {
        for i in y * width + box.x..<y * width + box.x + box.width {
          let pixel = picture.pixels[i]
          if pixel == 0 || pixel == canvas[i] {
            buffer[count] = transparent
          } else {
            if pixel != last { (last, place) = (pixel, table.place(of: pixel)) }
            buffer[count] = place
          }
          count += 1
        }
      }
    }
  }

  private mutating func wipe(_ box: PixelRect) {
    for y in box.y..<box.y + box.height {
      for i in y * width + box.x..<y * width + box.x + box.width { canvas[i] = 0 }
    }
  }

  /// Bits for the places of a palette's colours and of transparency.
  private static func bits(_ palette: ColorPalette) -> Int {
    var bits = 1
    while 1 << bits < palette.colors.count + 1 { bits += 1 }
    return bits
  }

  /// A palette as a colour table, filled up with black.
  static func table(_ palette: ColorPalette, bits: Int) -> [UInt8] {
    var bytes = palette.colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    bytes += Array(repeating: 0, count: 3 * (1 << bits) - bytes.count)
    return bytes
  }
}

/// Places of colours by hash.
private struct PlaceTable {
  private var slots = [(color: UInt32, place: UInt8)](repeating: (0, 0), count: 1024)

  init(_ colors: [UInt32]) {
    for (place, color) in colors.enumerated() { slots[slot(of: color)] = (color, UInt8(place)) }
  }

  func place(of color: UInt32) -> UInt8 { slots[slot(of: color)].place }

  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot].color != 0, slots[slot].color != color { slot = (slot + 1) & 1023 }
    return slot
  }
}
