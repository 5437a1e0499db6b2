/// Writes frames as differences from the canvas.
struct GIFFramePainter {
  private let width: Int
  private let height: Int
  private let palette: ColorPalette
  /// Bits of an index into the file's palette.
  let globalBits: Int
  /// The canvas before the next frame: opaque or 0.
  private var canvas: [UInt32]
  /// The box that the last frame is wiped from.
  private var wiped: PixelRect?
  private var packer = LZWPacker()

  init(width: Int, height: Int, palette: ColorPalette) {
    self.width = width
    self.height = height
    self.palette = palette
    globalBits = GIFFramePainter.bits(palette)
    canvas = Array(repeating: 0, count: width * height)
  }

  /// The bytes of a frame.
  ///
  /// - Parameters:
  ///   - image: The frame.
  ///   - delay: Hundredths of a second.
  ///   - following: The image after it: where that becomes transparent the frame is wiped away.
  /// - Returns: Extension, descriptor and data.
  mutating func frame(
    _ image: IndexedImage,
    delay: Int,
    before following: IndexedImage?
  ) -> [UInt8] {
    let vanishing = following.flatMap { self.vanishing(from: image, to: $0) }
    let colors = (image.palette ?? palette).colors
    let bits = image.palette.map(Self.bits) ?? globalBits
    let (box, indices) = cutOut(image, colors, keeping: vanishing)
    let data = packed(indices, image, box, transparent: UInt8(colors.count), bits)
    if vanishing != nil { wipe(box) }
    wiped = vanishing == nil ? nil : box
    var bytes: [UInt8] = [0x21, 0xF9, 4, (vanishing == nil ? 1 : 2) << 2 | 1]
    bytes += twoBytes(delay) + [UInt8(colors.count), 0, 0x2C]
    bytes += twoBytes(box.x) + twoBytes(box.y) + twoBytes(box.width) + twoBytes(box.height)
    bytes.append(image.palette == nil ? 0 : 0x80 | UInt8(bits - 1))
    if let own = image.palette { bytes += Self.table(own, bits: bits) }
    return bytes + data
  }

  /// The data of a frame, with its own colors where nothing changed if that is shorter.
  private mutating func packed(
    _ indices: [UInt8],
    _ image: IndexedImage,
    _ box: PixelRect,
    transparent: UInt8,
    _ bits: Int
  ) -> [UInt8] {
    let data = packer.pack(indices, codeSize: max(2, bits))
    // Where most of it is unchanged, transparency is longer runs than anything else.
    let unchanged = indices.reduce(0) { $1 == transparent ? $0 + 1 : $0 }
    guard unchanged > 0, unchanged < indices.count / 8 * 7 else { return data }
    var full = indices
    for y in 0..<box.height {
      let from = (box.y + y) * width + box.x
      for x in 0..<box.width where full[y * box.width + x] == transparent {
        let index = image.indices[from + x]
        if index != IndexedImage.transparent { full[y * box.width + x] = index }
      }
    }
    let other = packer.pack(full, codeSize: max(2, bits))
    return other.count < data.count ? other : data
  }

  /// The box around what is transparent in the next image and not in this one.
  private func vanishing(from image: IndexedImage, to next: IndexedImage) -> PixelRect? {
    (next.changed ?? whole).shrunk(around: image.indices, next.indices, columns: width) {
      $1 == IndexedImage.transparent ? ~$0 : 0
    }
  }

  private var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The box of an image that differs from what is shown, together with the box to repaint.
  private mutating func cutOut(
    _ image: IndexedImage,
    _ colors: [UInt32],
    keeping vanishing: PixelRect?
  ) -> (PixelRect, [UInt8]) {
    var area = image.changed ?? whole
    for box in [wiped, vanishing] { area = box.map(area.union) ?? area }
    let transparent = UInt8(colors.count)
    let indices = paint(image, colors, in: area)
    let local = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    let visible = local.shrunk(around: indices, indices, columns: area.width) { index, _ in
      index ^ transparent
    }
    var box = visible.map { $0.moved(x: area.x, y: area.y) }
    if let vanishing { box = box?.union(vanishing) ?? vanishing }
    // An empty frame lies at the origin, wherever the worker looked: what that is depends on what it drew before.
    guard let cut = box else { return (PixelRect(x: 0, y: 0, width: 1, height: 1), [transparent]) }
    if cut == area { return (area, indices) }
    var part: [UInt8] = []
    part.reserveCapacity(cut.width * cut.height)
    for y in cut.y - area.y..<cut.y - area.y + cut.height {
      let start = y * area.width + cut.x - area.x
      part += indices[start..<start + cut.width]
    }
    return (cut, part)
  }

  /// Brings what is shown up to date in a box; the indices of what changed, all else transparent.
  private mutating func paint(
    _ image: IndexedImage,
    _ colors: [UInt32],
    in box: PixelRect
  ) -> [UInt8] {
    let transparent = UInt8(colors.count)
    let table = colors + Array(repeating: 0, count: 256 - colors.count)
    return [UInt8](unsafeUninitializedCapacity: box.width * box.height) { buffer, count in
      image.indices.withUnsafeBufferPointer { indices in
        canvas.withUnsafeMutableBufferPointer { canvas in
          table.withUnsafeBufferPointer { table in
            for y in box.y..<box.y + box.height {
              for i in y * width + box.x..<y * width + box.x + box.width {
                let index = indices[i]
                let color = table[Int(index)]
                buffer[count] = color == canvas[i] || color == 0 ? transparent : index
                canvas[i] = color
                count += 1
              }
            }
          }
        }
      }
    }
  }

  private mutating func wipe(_ box: PixelRect) {
    for y in box.y..<box.y + box.height {
      for i in y * width + box.x..<y * width + box.x + box.width { canvas[i] = 0 }
    }
  }

  /// Bits for the indices of a palette's colors and of transparency.
  private static func bits(_ palette: ColorPalette) -> Int {
    var bits = 1
    while 1 << bits < palette.colors.count + 1 { bits += 1 }
    return bits
  }

  /// A palette as a color table, filled up with black.
  static func table(_ palette: ColorPalette, bits: Int) -> [UInt8] {
    var bytes = palette.colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    bytes += Array(repeating: 0, count: 3 * (1 << bits) - bytes.count)
    return bytes
  }
}
