import CFreeType
import LottieGeometry
import LottieScene

/// An image of a glyph that needs more memory than it may.
struct ImageTooLarge: Error {}

/// The glyphs that a font has as color bitmaps: its tables CBDT and sbix.
final class GlyphBitmaps {
  /// Pixels of an image along a side.
  private static let maximumSide = 1_024
  /// Images are taken from the largest strike up to this height of the size, in pixels.
  private static let usualHeight = 256.0

  private let face: FT_Face
  /// Size that is restored afterwards, for fonts that have outlines as well.
  private let unitsPerEm: UInt32?
  private let strike: (index: Int32, pixelsPerEm: Double)?

  /// Creates the images of a face, which must outlive them.
  ///
  /// `unitsPerEm`: Those of a font with outlines, whose size in pixels they are.
  init(_ face: FT_Face, unitsPerEm: UInt32?) {
    self.face = face
    self.unitsPerEm = unitsPerEm
    strike = GlyphBitmaps.hasImages(face) ? GlyphBitmaps.strike(of: face) : nil
  }

  /// Whether a face has color bitmaps.
  static func hasImages(_ face: FT_Face) -> Bool {
    let flags = FT_Long(FT_FACE_FLAG_COLOR) | FT_Long(FT_FACE_FLAG_FIXED_SIZES)
    return face.pointee.face_flags & flags == flags && face.pointee.num_fixed_sizes > 0
  }

  private static func strike(of face: FT_Face) -> (index: Int32, pixelsPerEm: Double)? {
    let strikes = (0..<face.pointee.num_fixed_sizes).compactMap { i in
      face.pointee.available_sizes.map { (index: i, pixelsPerEm: Double($0[Int(i)].y_ppem) / 64) }
    }.filter { $0.pixelsPerEm >= 1 }
    return strikes.filter { $0.pixelsPerEm <= usualHeight }.max { $0.pixelsPerEm < $1.pixelsPerEm }
      ?? strikes.min { $0.pixelsPerEm < $1.pixelsPerEm }
  }

  /// The image of a glyph; nil when there is none that can be read.
  func image(of glyph: UInt32, maximumPixels: Int) throws(ImageTooLarge) -> ColorGlyph? {
    guard let strike, FT_Select_Size(face, strike.index) == 0 else { return nil }
    defer { if let unitsPerEm { FT_Set_Pixel_Sizes(face, unitsPerEm, unitsPerEm) } }
    // The size of an image is known before its memory is taken.
    guard let promised = load(glyph, FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY),
      promised.width > 0, promised.rows > 0
    else { return nil }
    let (width, height) = (Int(promised.width), Int(promised.rows))
    guard max(width, height) <= GlyphBitmaps.maximumSide, width * height <= maximumPixels
    else { throw ImageTooLarge() }
    guard let bitmap = load(glyph, FT_LOAD_COLOR), let pixmap = GlyphBitmaps.pixmap(bitmap),
      let slot = face.pointee.glyph
    else { return nil }
    let scale = 100 / strike.pixelsPerEm
    let frame = Rect(
      x: Double(slot.pointee.bitmap_left) * scale,
      y: -Double(slot.pointee.bitmap_top) * scale,
      width: Double(pixmap.width) * scale,
      height: Double(pixmap.height) * scale
    )
    return .image(ImageResource(pixmap), frame: frame)
  }

  private func load(_ glyph: UInt32, _ flags: Int) -> FT_Bitmap? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    return slot.pointee.bitmap
  }

  /// The pixels of a color bitmap, which FreeType has in the order of blue, green, red.
  private static func pixmap(_ bitmap: FT_Bitmap) -> Pixmap? {
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, let bytes = bitmap.buffer,
      width > 0, height > 0, pitch >= 4 * width
    else { return nil }
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bytes + y * pitch + 4 * x
        pixmap[x, y] =
          UInt32(pixel[2]) | UInt32(pixel[1]) << 8 | UInt32(pixel[0]) << 16
          | UInt32(pixel[3]) << 24
      }
    }
    return pixmap
  }
}
