import LottieFrames
import LottieKit
import LottieLint
import LottieScene

/// A document beside what players were seen to draw of it.
struct PlayerFit {
  /// How it should look.
  let frames: [Pixmap]
  /// What does not fit, by player and document.
  private(set) var misfits: [String] = []

  init(_ document: AtlasDocument, in folder: String, _ records: [PlayerRecord]) throws {
    frames = try document.drawn(in: folder)
    let verdicts = try document.verdicts(in: folder)
    for record in records {
      guard let outcome = record[document] else { continue }
      let shown = try? document.drawn(in: folder, as: record.player)
      let problems = try problems(document, outcome, shown, verdicts[record.player] ?? .unknown)
      guard !problems.isEmpty else { continue }
      misfits.append(
        "\(record.player.rawValue)\t\(document.name)\t\(problems.joined(separator: ", "))"
      )
    }
  }

  /// What does not fit of a player: its picture and the verdict, and the picture and what `--as` shows.
  private func problems(
    _ document: AtlasDocument,
    _ outcome: PlayerRecord.Outcome,
    _ shown: [Pixmap]?,
    _ verdict: PlayerVerdict.Outcome
  ) throws -> [String] {
    let seen: [Pixmap]
    switch outcome {
    case .failed: return verdict == .fails ? [] : ["fails, said: \(verdict.rawValue)"]
    case .right: seen = frames
    case .drew(let path): seen = try PlayerRecord.frames(of: document, at: path)
    }
    let isRight = !PlayerFit.differ(seen, frames)
    var problems: [String] = []
    if isRight != (verdict == .plays) {
      problems.append("\(isRight ? "right" : "otherwise"), said: \(verdict.rawValue)")
    }
    if shown.map({ PlayerFit.differ(seen, $0) }) ?? true { problems.append("--as draws otherwise") }
    return problems
  }

  private static func differ(_ a: [Pixmap], _ b: [Pixmap]) -> Bool {
    zip(a, b).contains { $0 != $1 && NoticedDifference(.init($0), $1).degree != .none }
  }
}
