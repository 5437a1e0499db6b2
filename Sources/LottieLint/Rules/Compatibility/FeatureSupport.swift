import LottieModel

/// `compat/<feature>`: a feature that a player asked about lacks; one rule for each row of the matrix.
struct FeatureSupport: FeatureRule {
  let row: FeatureRow
  let info: RuleInfo

  init(_ row: FeatureRow) {
    self.row = row
    info = RuleInfo(
      RuleID(row.feature),
      .warning,
      "\(row.name): players that lack it.",
      explanation: row.note.isEmpty
        ? "Players differ in what they draw; `lottie features` shows who draws this." : row.note,
      example: row.feature.definition.found,
      fix: "Leave it out, bake it in After Effects, or choose another player."
    )
  }

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard row.loss != .none, let hit = hits[row.feature] else { return }
    let options = document.options
    let players = { (support: Support) in
      options.targets.filter { row.effectiveSupport(by: $0) == support }
    }
    let (missing, partial, unknown) = (players(.lacks), players(.differs), players(.unknown))
    guard !(missing.isEmpty && partial.isEmpty && unknown.isEmpty) else { return }
    let weight: Severity =
      if !missing.isEmpty { options.namesTargets ? .error : .warning } else {
        partial.isEmpty ? .info : .warning
      }
    let message = FeatureSupport.message(row, missing, partial, unknown)
    let places = options.listsAll ? hit.places : Array(hit.places.prefix(1))
    for place in places {
      report.add(
        info,
        at: place.location,
        message,
        severity: weight,
        players: PlayerSet(missing + partial + unknown),
        count: options.listsAll ? 1 : hit.count
      )
    }
  }

  private static func message(
    _ row: FeatureRow,
    _ missing: [Player],
    _ partial: [Player],
    _ unknown: [Player]
  ) -> String {
    func names(_ players: [Player]) -> String {
      players.map(\.rawValue).joined(separator: ", ")
    }
    var parts: [String] = []
    let isFatal = missing.contains { row.loss(in: $0) == .file }
    if !missing.isEmpty {
      parts.append("\(isFatal ? "breaks the file in" : "is not drawn by") \(names(missing))")
    }
    if !partial.isEmpty { parts.append("is drawn differently by \(names(partial))") }
    if parts.isEmpty { parts.append("is not known to be drawn by \(names(unknown))") }
    return "\(row.name) " + parts.joined(separator: "; ")
  }
}
