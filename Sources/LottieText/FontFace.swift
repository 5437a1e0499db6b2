import CFreeType
import CHarfBuzz
import LottieGeometry
import LottieScene

/// An open font; not thread-safe.
final class FontFace {
  /// Its family, for messages.
  let family: String
  /// Changes to its outlines.
  let adaptation: FontAdaptation
  private let library: FreeTypeLibrary
  private let face: FT_Face
  private let font: OpaquePointer
  private let unitsPerEm: Double
  /// The file's bytes, when they are in memory; FreeType reads them while the face is open.
  private let bytes: UnsafeMutableBufferPointer<UInt8>?
  private let bitmaps: GlyphBitmaps
  private lazy var colorTable = makeColorTable()
  private var outlines: [UInt32: PathResource?] = [:]
  private var drawings: [UInt32: Drawing] = [:]

  /// The drawing of a glyph.
  private struct Drawing {
    var outline: PathResource?
    var colors: ColorGlyph?
    var isSimplified = false
  }

  /// Opens a font file; nil when it is none, or has neither outlines nor color bitmaps.
  convenience init?(
    path: String,
    index: Int = 0,
    adapting adaptation: FontAdaptation = FontAdaptation(),
    _ library: FreeTypeLibrary
  ) {
    var face: FT_Face?
    guard FT_New_Face(library.handle, path, FT_Long(index), &face) == 0, let face else {
      return nil
    }
    self.init(face, bytes: nil, adaptation, library)
  }

  /// Opens a font in memory; nil when it is none, or has neither outlines nor color bitmaps.
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
    self.init(face, bytes: copy, FontAdaptation(), library)
  }

  private init?(
    _ face: FT_Face,
    bytes: UnsafeMutableBufferPointer<UInt8>?,
    _ adaptation: FontAdaptation,
    _ library: FreeTypeLibrary
  ) {
    if let weight = adaptation.weight { FontFace.set(weight: weight, of: face, library) }
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let units = UInt32(face.pointee.units_per_EM)
    let font =
      isScalable
      ? FontFace.outlineFont(face, units)
      : GlyphBitmaps.hasImages(face) ? FontFace.imageFont(face) : nil
    guard let font else {
      FT_Done_Face(face)
      bytes?.deallocate()
      return nil
    }
    self.face = face
    self.font = font
    self.adaptation = adaptation
    self.bytes = bytes
    self.library = library
    unitsPerEm = isScalable ? Double(units) : Double(hb_face_get_upem(hb_font_get_face(font)))
    bitmaps = GlyphBitmaps(face, unitsPerEm: isScalable ? units : nil)
    family = face.pointee.family_name.map { String(cString: $0) } ?? "a font without a name"
  }

  deinit {
    hb_font_destroy(font)
    FT_Done_Face(face)
    bytes?.deallocate()
  }

  /// Sets the weight of a variable font, as far as it goes.
  private static func set(weight: Int, of face: FT_Face, _ library: FreeTypeLibrary) {
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return }
    defer { FT_Done_MM_Var(library.handle, variations) }
    let axes = UnsafeBufferPointer(
      start: variations.pointee.axis,
      count: Int(variations.pointee.num_axis)
    )
    var coordinates = axes.map { axis in
      axis.tag == FT_ULong(tag("wght"))
        ? min(max(FT_Fixed(weight) << 16, axis.minimum), axis.maximum) : axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// The number by which a table or an axis is known.
  private static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func outlineFont(_ face: FT_Face, _ units: UInt32) -> OpaquePointer? {
    guard units > 0, FT_Set_Pixel_Sizes(face, units, units) == 0,
      let font = hb_ft_font_create_referenced(face)
    else { return nil }
    hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    return font
  }

  /// A font without outlines: FreeType knows its advances only in pixels of an image.
  private static func imageFont(_ face: FT_Face) -> OpaquePointer? {
    guard let tables = hb_ft_face_create_referenced(face) else { return nil }
    defer { hb_face_destroy(tables) }
    let font = hb_font_create(tables)
    let scale = Int32(hb_face_get_upem(tables)) * 64
    hb_font_set_scale(font, scale, scale)
    return font
  }

  /// Whether it has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0
  }

  /// Whether it has glyphs for all of some characters.
  func has(all scalars: [Unicode.Scalar]) -> Bool { scalars.allSatisfy(has) }

  /// Whether it has color glyphs.
  var isInColor: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  /// Shapes a part of a text, of one direction and script.
  ///
  /// `part` is in UTF-8; the rest of the text decides on forms at the part's ends.
  func shape(
    _ text: [UInt8],
    part: Range<Int>,
    isRightToLeft: Bool,
    isKerned: Bool,
    _ problems: inout [FontProblem]
  ) -> [ShapedGlyph] {
    let buffer = ShapingBuffer()
    buffer.add(text, part: part, isRightToLeft: isRightToLeft)
    let scale = 100 / (64 * unitsPerEm)
    var isSimplified = false
    let glyphs = buffer.shape(font, isKerned: isKerned).map { info, position in
      let drawing = drawing(info.codepoint)
      let offset = Point(Double(position.x_offset) * scale, -Double(position.y_offset) * scale)
      if drawing.isSimplified { isSimplified = true }
      return ShapedGlyph(
        cluster: Int(info.cluster),
        outline: drawing.outline,
        colors: drawing.colors,
        offset: isSlanted ? FontFace.slant.apply(offset) : offset,
        advance: Double(position.x_advance) * scale
      )
    }
    if isSimplified { problems.append(.colorsSimplified(font: family)) }
    return glyphs
  }

  /// The drawing of a glyph: its colors, else its outline.
  private func drawing(_ glyph: UInt32) -> Drawing {
    if let known = drawings[glyph] { return known }
    var drawing = Drawing()
    if let painting = painting(glyph) {
      drawing.isSimplified = painting.isSimplified
      if !painting.layers.isEmpty { drawing.colors = .layers(painting.layers) }
    } else if let image = image(glyph, isLeftOut: &drawing.isSimplified) {
      drawing.colors = image
    } else {
      drawing.outline = outline(glyph)
      if hasVectorImage(glyph) { drawing.isSimplified = true }
    }
    drawings[glyph] = drawing
    return drawing
  }

  private func painting(_ glyph: UInt32) -> ColorTable.Painting? {
    colorTable?.painting(of: Int(glyph), verticesLeft: &library.verticesLeft) {
      self.outline(UInt32($0))
    }
  }

  private func image(_ glyph: UInt32, isLeftOut: inout Bool) -> ColorGlyph? {
    do {
      let image = try bitmaps.image(of: glyph, maximumPixels: library.pixelsLeft)
      if case .image(let image, _) = image { library.pixelsLeft -= image.pixmap.pixels.count }
      return image
    } catch {
      isLeftOut = true
      return nil
    }
  }

  /// Whether a glyph is in the table SVG, which is not drawn.
  private func hasVectorImage(_ glyph: UInt32) -> Bool {
    let tables = hb_font_get_face(font)
    guard hb_ot_color_has_svg(tables) != 0 else { return false }
    let image = hb_ot_color_glyph_reference_svg(tables, glyph)
    defer { hb_blob_destroy(image) }
    return hb_blob_get_length(image) > 0
  }

  private func makeColorTable() -> ColorTable? {
    let colors = table("COLR")
    guard !colors.isEmpty else { return nil }
    return ColorTable(colors, ColorPalette(table("CPAL")), unitsPerEm: unitsPerEm)
  }

  /// The bytes of a table; none when there is no such table.
  private func table(_ name: String) -> [UInt8] {
    let blob = hb_face_reference_table(hb_font_get_face(font), FontFace.tag(name))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// The outline of a glyph in hundredths of the size; nil for a blank one.
  private func outline(_ glyph: UInt32) -> PathResource? {
    if let known = outlines[glyph] { return known }
    var path = BezierPath()
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    if FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    {
      if isEmboldened { embolden(&slot.pointee.outline) }
      path = GlyphOutline.path(of: &slot.pointee.outline, scale: 100 / unitsPerEm)
      if isSlanted { path = path.applying(FontFace.slant) }
    }
    let outline = path.isEmpty || !path.isFinite ? nil : PathResource(path)
    outlines[glyph] = outline
    return outline
  }

  // Color fonts stay as they are.
  private var isEmboldened: Bool { adaptation.isEmboldened && !isInColor }
  private var isSlanted: Bool { adaptation.isSlanted && !isInColor }

  /// A quarter to the right for each unit upwards, as browsers slant.
  private static let slant = Affine(1, 0, -0.25, 1, 0, 0)

  /// Makes an outline bolder by a 24th of the size, as FreeType and browsers do, about its middle.
  private func embolden(_ outline: inout FT_Outline) {
    let strength = FT_Pos(unitsPerEm / 24)
    FT_Outline_Embolden(&outline, strength)
    FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
  }
}
