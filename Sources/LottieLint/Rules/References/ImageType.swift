import LottieModel

extension RuleCatalog {
  /// Types of images.
  static let imageTypes: [any Rule] = [
    ImageType()
  ]
}

struct ImageType: AssetRule {
  let info = RuleInfo(
    "ref/image-type",
    .warning,
    "An embedded image does not match its media type.",
    explanation:
      "It is of another type, empty, cut short or no base64: players show nothing instead.",
    example: "data:image/png with JPEG data",
    fix: "Embed the image again."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard asset.kind == .image, let cursor = asset.cursor[.file], ImagePath.isData(cursor) else {
      return
    }
    let text = String(decoding: cursor.rawString.prefix(120), as: UTF8.self)
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(";base64") else { return }
    let said = parts[0].dropFirst(5).prefix { $0 != ";" }.lowercased()
    if parts[1].isEmpty { return report.add(info, at: cursor, "the embedded image is empty") }
    if let problem = EncodedImage.problem(
      Array(parts[1].utf8),
      length: cursor.rawString.count - parts[0].utf8.count - 1
    ) {
      return report.add(info, at: cursor, "the embedded image \(problem)")
    }
    guard let type = ImageType.types.first(where: { parts[1].hasPrefix($0.start) })?.type,
      type != said, !(type == "image/jpeg" && said == "image/jpg")
    else { return }
    report.add(info, at: cursor, "the media type of the image is \(said), its content is \(type)")
  }

  /// The first characters of base64 data, and what they mean.
  private static let types: [(start: String, type: String)] = [
    ("iVBORw0KGgo", "image/png"), ("/9j/", "image/jpeg"), ("UklGR", "image/webp"),
    ("R0lGOD", "image/gif"), ("PHN2Zy", "image/svg+xml"),
  ]
}

/// Checks the base64 text of an embedded image, by its length and its start.
private enum EncodedImage {
  /// The problem; nil when there is none.
  static func problem(_ text: [UInt8], length: Int) -> String? {
    var rest = text[...]
    while let byte = rest.popFirst() {
      // Escaped, as URLs may be, or a line break or a stroke as JSON escapes them.
      if byte == UInt8(ascii: "%"), rest.prefix(2).count(where: isHex) == 2 {
        rest = rest.dropFirst(2)
      } else if !isDigit(byte) {
        return "is not base64"
      }
    }
    return length < minimum ? "is cut short" : nil
  }

  /// Digits of the smallest possible image, a GIF of one pixel with 35 bytes.
  private static let minimum = 44

  private static func isHex(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
      || Array("+/=-_\\ ".utf8).contains(byte)
  }
}
