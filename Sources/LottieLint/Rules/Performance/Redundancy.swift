import LottieModel

extension RuleCatalog {
  /// Rules about redundant content.
  static let redundancy: [any Rule] = [
    Precision(), DuplicateImage(),
  ]
}

extension RuleID {
  package static let precision: RuleID = "perf/precision"
}

struct Precision: DocumentRule {
  /// One file in twenty of those found in public has as many.
  private static let leastBytes = 4_000

  let info = RuleInfo(
    .precision,
    .info,
    "Numbers have more decimals than are visible.",
    explanation:
      "They make the file larger.",
    example: #"{"k": [12.345678901]}"#,
    fix: "Run lottie validate --fix, which rounds them."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    // Not their share: it would be told of a document from which other numbers were taken.
    let (long, saved) = LongNumbers.count(document)
    if saved >= Precision.leastBytes {
      report.add(info, at: document.root, "\(long) numbers are long: \(saved) bytes")
    }
  }
}

struct DuplicateImage: DocumentRule {
  let info = RuleInfo(
    "perf/duplicate-asset",
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
      guard let data = asset.cursor[.file], data.rawString.count > 64 else { continue }
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(data.rawString))
      let key = hasher.finalize()
      if let first = seen[key],
        first.cursor[.file]?.rawString.elementsEqual(data.rawString) ?? false
      {
        let names = "\(Words.quoted(first.id ?? "?")) and \(Words.quoted(asset.id ?? "?"))"
        report.add(info, at: asset.cursor, "\(names) are the same image")
      } else {
        seen[key] = asset
      }
    }
  }
}
