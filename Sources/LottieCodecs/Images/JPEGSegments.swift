/// The segments of a JPEG before its pixels that say how it is to be shown.
///
/// ICC profiles in APP2: ICC.1:2022, B.4. Orientation in APP1: Exif 2.32, 4.6.4.
struct JPEGSegments {
  /// The ICC profile, all parts of it.
  let profile: [UInt8]?
  /// The Exif orientation, 1…8; 1 is upright.
  let orientation: Int
  /// The scans; at least one for a file that has pixels.
  let scanCount: Int

  init(_ file: [UInt8]) {
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var partCount: UInt8 = 0
    var orientation = 1
    let segments = JPEGSegments.segments(file)
    let pixels = segments.last?.body.upperBound ?? 2
    // Among coded pixels FF is followed by 00 or a restart's number, so that FF DA begins a scan.
    scanCount = zip(file.dropFirst(pixels), file.dropFirst(pixels + 1)).count {
      $0 == 0xFF && $1 == 0xDA
    }
    for segment in segments {
      let body = file[segment.body]
      if segment.marker == 0xE2, body.starts(with: JPEGSegments.iccName), body.count >= 14 {
        let numbers = body.dropFirst(12).prefix(2)
        partCount = numbers.last ?? 0
        parts[numbers.first ?? 0] = body.dropFirst(14)
      } else if segment.marker == 0xE1, body.starts(with: JPEGSegments.exifName) {
        orientation = JPEGSegments.orientation(Array(body.dropFirst(6))) ?? orientation
      }
    }
    self.orientation = orientation
    let isWhole = partCount > 0 && (1...partCount).allSatisfy { parts[$0] != nil }
    var joined: [UInt8] = []
    if isWhole { for number in 1...partCount { joined += parts[number] ?? [] } }
    profile = joined.isEmpty || joined.count > EmbeddedProfile.limit ? nil : joined
  }

  private static let iccName = Array("ICC_PROFILE\0".utf8)
  private static let exifName = Array("Exif\0\0".utf8)

  /// Marker and content of each segment up to the start of the scan.
  private static func segments(_ file: [UInt8]) -> [(marker: UInt8, body: Range<Int>)] {
    var found: [(UInt8, Range<Int>)] = []
    var at = 2
    while at + 4 <= file.count, file[at] == 0xFF {
      let marker = file[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      let count = Int(file[at + 2]) << 8 | Int(file[at + 3])
      guard marker != 0xDA, marker != 0xD9, count >= 2, at + 2 + count <= file.count else { break }
      found.append((marker, at + 4..<at + 2 + count))
      at += 2 + count
    }
    return found
  }

  /// Tag 0x0112 of the first directory of TIFF data.
  private static func orientation(_ tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: [0x49, 0x49])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D]) else { return nil }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let bytes = tiff[at..<at + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for i in 0..<entries {
      let entry = directory + 2 + i * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
