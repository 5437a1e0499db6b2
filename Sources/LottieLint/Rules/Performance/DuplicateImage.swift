import LottieModel

/// `perf/duplicate-asset`: the same image is embedded twice.
struct DuplicateImage: DocumentRule {
  let info = RuleInfo(
    .duplicateImage,
    .warning,
    "The same image is embedded twice.",
    explanation:
      "It is loaded and kept twice.",
    example: "two assets with the same data",
    fix: "Let both layers refer to one asset."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    var seen: [Int: AssetContext] = [:]
    for asset in document.assets where asset.kind == .image {
      guard let data = asset.cursor["p"], data.rawString.count > 64 else { continue }
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(data.rawString))
      let key = hasher.finalize()
      if let first = seen[key], first.cursor["p"]?.rawString.elementsEqual(data.rawString) ?? false
      {
        let names = "\(Words.quoted(first.id ?? "?")) and \(Words.quoted(asset.id ?? "?"))"
        report.add(info, at: asset.cursor, "\(names) are the same image")
      } else {
        seen[key] = asset
      }
    }
  }
}
