import CFreeType
import CHarfBuzz
import LottieGeometry
import LottieScene

/// A FreeType library; everything it opens must be closed before it is.
final class FreeTypeLibrary {
  fileprivate let handle: FT_Library

  /// Starts FreeType; nil when it cannot be.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

/// An open font; not thread-safe.
final class FontFace {
  /// Its family, for messages.
  let family: String
  private let library: FreeTypeLibrary
  private let face: FT_Face
  private let font: OpaquePointer
  private let unitsPerEm: Double
  /// The file's bytes, when they are in memory; FreeType reads them while the face is open.
  private let bytes: UnsafeMutableBufferPointer<UInt8>?
  private var outlines: [UInt32: PathResource?] = [:]

  /// Opens a font file; nil when it is none or has no outlines.
  convenience init?(path: String, index: Int = 0, _ library: FreeTypeLibrary) {
    var face: FT_Face?
    guard FT_New_Face(library.handle, path, FT_Long(index), &face) == 0, let face else {
      return nil
    }
    self.init(face, bytes: nil, library)
  }

  /// Opens a font in memory; nil when it is none or has no outlines.
  convenience init?(bytes: [UInt8], _ library: FreeTypeLibrary) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    var face: FT_Face?
    guard FT_New_Memory_Face(library.handle, copy.baseAddress, FT_Long(copy.count), 0, &face) == 0,
      let face
    else {
      copy.deallocate()
      return nil
    }
    self.init(face, bytes: copy, library)
  }

  private init?(
    _ face: FT_Face,
    bytes: UnsafeMutableBufferPointer<UInt8>?,
    _ library: FreeTypeLibrary
  ) {
    let units = UInt32(face.pointee.units_per_EM)
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, units > 0,
      FT_Set_Pixel_Sizes(face, units, units) == 0, let font = hb_ft_font_create_referenced(face)
    else {
      FT_Done_Face(face)
      bytes?.deallocate()
      return nil
    }
    hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    self.face = face
    self.font = font
    self.bytes = bytes
    self.library = library
    unitsPerEm = Double(units)
    family = face.pointee.family_name.map { String(cString: $0) } ?? "a font without a name"
  }

  deinit {
    hb_font_destroy(font)
    FT_Done_Face(face)
    bytes?.deallocate()
  }

  /// Whether it has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0
  }

  /// Shapes a part of a text, of one direction and script.
  ///
  /// `part` is in UTF-8; the rest of the text decides on forms at the part's ends.
  func shape(
    _ text: [UInt8],
    part: Range<Int>,
    isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    let buffer = ShapingBuffer()
    buffer.add(text, part: part, isRightToLeft: isRightToLeft)
    let scale = 100 / (64 * unitsPerEm)
    return buffer.shape(font).map { info, position in
      ShapedGlyph(
        cluster: Int(info.cluster),
        outline: outline(info.codepoint),
        offset: Point(Double(position.x_offset) * scale, -Double(position.y_offset) * scale),
        advance: Double(position.x_advance) * scale
      )
    }
  }

  /// The outline of a glyph in hundredths of the size; nil for a blank one.
  private func outline(_ glyph: UInt32) -> PathResource? {
    if let known = outlines[glyph] { return known }
    var path = BezierPath()
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    if FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    {
      path = GlyphOutline.path(of: &slot.pointee.outline, scale: 100 / unitsPerEm)
    }
    let outline = path.isEmpty || !path.isFinite ? nil : PathResource(path)
    outlines[glyph] = outline
    return outline
  }
}

/// A HarfBuzz buffer.
private final class ShapingBuffer {
  private let buffer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  func add(_ text: [UInt8], part: Range<Int>, isRightToLeft: Bool) {
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          buffer,
          characters.baseAddress,
          Int32(characters.count),
          UInt32(part.lowerBound),
          Int32(part.count)
        )
      }
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
  }

  func shape(_ font: OpaquePointer) -> [(hb_glyph_info_t, hb_glyph_position_t)] {
    var features = ["-kern", "-liga", "-clig"].map(ShapingBuffer.feature)
    hb_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { (infos[$0], positions[$0]) }
  }

  private static func feature(_ text: String) -> hb_feature_t {
    var feature = hb_feature_t()
    hb_feature_from_string(text, -1, &feature)
    return feature
  }
}
