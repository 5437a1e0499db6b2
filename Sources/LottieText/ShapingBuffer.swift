import CHarfBuzz

/// A HarfBuzz buffer.
final class ShapingBuffer {
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

  func shape(
    _ font: OpaquePointer,
    isKerned: Bool
  ) -> [(hb_glyph_info_t, hb_glyph_position_t)] {
    var features = [isKerned ? "+kern" : "-kern", "-liga", "-clig"].map(ShapingBuffer.feature)
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
