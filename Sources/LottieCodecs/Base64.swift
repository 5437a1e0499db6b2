/// Base64 of RFC 4648: white space is skipped, padding may be missing.
package enum Base64 {
  /// Values of the alphabet's characters; 64 is white space, 65 padding, 255 anything else.
  private static let values: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, digit) in alphabet.utf8.enumerated() { table[Int(digit)] = UInt8(value) }
    table[Int(UInt8(ascii: "-"))] = 62
    table[Int(UInt8(ascii: "_"))] = 63
    for space in " \t\n\r\u{C}".utf8 { table[Int(space)] = 64 }
    table[Int(UInt8(ascii: "="))] = 65
    return table
  }()

  /// The decoded bytes, or nil if the text is malformed.
  ///
  /// White space is skipped, padding may be missing, and `-` and `_` of the URL alphabet are
  /// accepted.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    let direct = text.withContiguousStorageIfAvailable { decode(buffer: $0) }
    return direct ?? Array(text).withUnsafeBufferPointer { decode(buffer: $0) }
  }

  private static func decode(buffer text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var isValid = true
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 3) { target, count in
      values.withUnsafeBufferPointer { values in
        var (bits, alphabet, padding) = (UInt32(0), 0, 0)
        for character in text {
          let value = values[Int(character)]
          if value < 64 {
            guard padding == 0 else { return isValid = false }
            bits = bits << 6 | UInt32(value)
            alphabet += 1
            guard alphabet == 4 else { continue }
            target[count] = UInt8(truncatingIfNeeded: bits >> 16)
            target[count + 1] = UInt8(truncatingIfNeeded: bits >> 8)
            target[count + 2] = UInt8(truncatingIfNeeded: bits)
            count += 3
            (bits, alphabet) = (0, 0)
          } else if value == 65 {
            padding += 1
          } else if value != 64 {
            return isValid = false
          }
        }
        isValid = finish(bits, alphabet, padding, target, &count)
      }
    }
    return isValid ? bytes : nil
  }

  /// Writes what an incomplete last group holds.
  private static func finish(
    _ bits: UInt32,
    _ alphabet: Int,
    _ padding: Int,
    _ target: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int
  ) -> Bool {
    guard alphabet != 1, padding <= 2, padding == 0 || alphabet + padding == 4 else { return false }
    let aligned = bits << UInt32(32 - 6 * alphabet)
    for index in 0..<Swift.max(0, alphabet - 1) {
      target[count] = UInt8(truncatingIfNeeded: aligned >> UInt32(24 - 8 * index))
      count += 1
    }
    return true
  }
}
