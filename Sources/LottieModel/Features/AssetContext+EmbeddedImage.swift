/// The size of an embedded image.
extension AssetContext {
  /// Whether it is an embedded PNG image with other sizes than the asset states.
  var hasOtherSize: Bool {
    guard let size = embeddedSize, let stated = statedSize else { return false }
    return size != stated
  }

  /// Whether the sides of an embedded PNG image are in another ratio than the asset states, by more than a pixel.
  var hasOtherSides: Bool {
    guard let size = embeddedSize, let stated = statedSize else { return false }
    let scale = max(stated.x / size.x, stated.y / size.y)
    return max(size.x * scale - stated.x, size.y * scale - stated.y) > 1
  }

  private var statedSize: SIMD2<Double>? {
    guard let width = cursor["w"]?.double, let height = cursor["h"]?.double, width > 0, height > 0
    else { return nil }
    return SIMD2(width, height)
  }

  /// The width and height in the header of an embedded PNG image: bytes 16 to 23, which are within the
  /// characters 20 to 31 of Base64.
  private var embeddedSize: SIMD2<Double>? {
    // Some have other images under that name.
    let prefix = "data:image/png;base64,".utf8
    let signature = "iVBORw0KGgoAAAANSUhEU".utf8
    guard let bytes = cursor[.file]?.rawString, bytes.count > prefix.count + 32,
      bytes.starts(with: prefix), bytes.dropFirst(prefix.count).starts(with: signature)
    else { return nil }
    var header: [UInt8] = []
    var (bits, count) = (0, 0)
    for character in bytes.dropFirst(prefix.count + 20).prefix(12) {
      guard let digit = base64Digits.firstIndex(of: character) else { return nil }
      bits = (bits << 6 | digit) & 0xffff
      count += 6
      if count >= 8 {
        count -= 8
        header.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    func number(_ start: Int) -> Double {
      Double(header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    let size = SIMD2(number(1), number(5))
    return size.x > 0 && size.y > 0 ? size : nil
  }
}

private let base64Digits = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
)
