import LottieModel

/// `ref/image-type`: an embedded picture is not what it is said to be.
struct ImageType: AssetRule {
  let info = RuleInfo(
    .imageType,
    .warning,
    "An embedded picture is not what it is said to be.",
    explanation:
      "Players that trust the media type cannot decode it.",
    example: "data:image/png with JPEG data",
    fix: "Embed the picture again."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard asset.kind == .image, let cursor = asset.cursor["p"], ImagePath.isData(cursor) else {
      return
    }
    let text = String(decoding: cursor.rawString.prefix(120), as: UTF8.self)
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(";base64") else { return }
    let said = parts[0].dropFirst(5).prefix { $0 != ";" }.lowercased()
    if parts[1].isEmpty { return report.add(info, at: cursor, "the embedded picture is empty") }
    guard let type = ImageType.types.first(where: { parts[1].hasPrefix($0.start) })?.type,
      type != said, !(type == "image/jpeg" && said == "image/jpg")
    else { return }
    report.add(info, at: cursor, "the picture is said to be \(said), and is \(type)")
  }

  /// The first letters of base64 data, and what they mean.
  private static let types: [(start: String, type: String)] = [
    ("iVBORw0KGgo", "image/png"), ("/9j/", "image/jpeg"), ("UklGR", "image/webp"),
    ("R0lGOD", "image/gif"), ("PHN2Zy", "image/svg+xml"),
  ]
}
