package import LottieKit
package import LottieLint

/// An animation as another player draws it, by the matrix: see ``Deviation``.
package struct PlayerDialect {
  private let player: Player

  package init(_ player: Player) { self.player = player }

  /// The dialect of the player of a name.
  ///
  /// - Throws: ``Failure`` for a name of no player, or of several.
  init(named name: String) throws {
    let players: [Player]
    do throws(LintConfiguration.Problem) {
      players = try KnownNames.players([name])
    } catch {
      throw Failure(.usage, "--as: " + error.message)
    }
    guard players.count == 1 else { throw Failure(.usage, "--as takes one player") }
    player = players[0]
  }

  /// The file with the animation as the player draws it.
  ///
  /// Features that it draws otherwise in a way that is not known are reported.
  ///
  /// - Throws: ``Failure`` where the player shows nothing but an error.
  func apply(to file: AnimationFile, input: String, quiet: Bool) throws -> AnimationFile {
    let (shown, unknown) = try shown(file, input: input)
    if !unknown.isEmpty, !quiet {
      let names = unknown.joined(separator: ", ")
      Console.warning("\(input): not shown as \(player.rawValue) draws it: \(names)")
    }
    return shown
  }

  /// The file with the animation as the player draws it, and the features that it draws otherwise in a way that is not
  /// known.
  ///
  /// - Throws: ``Failure`` where the player shows nothing but an error.
  package func shown(
    _ file: AnimationFile,
    input: String
  ) throws -> (file: AnimationFile, unknown: [String]) {
    let document = file.animation.document
    try refuseWhatFails(document, input)
    let hits = document.features(.all, limit: .max)
    var circumstances = Circumstances()
    circumstances.iosFallsBack = hits.contains { $0.feature.isReportedByCoreAnimation }
    var uses: [FeatureUse] = []
    var unknown: [String] = []
    for hit in hits {
      if hit.feature == .expressions,
        let lost = LostExpressions.all(of: hit, in: document, by: player)
      {
        uses.append(FeatureUse(lost, [.edit(.remove)]))
      }
      let row = FeatureMatrix.row(hit.feature)
      let ways = row.deviations(by: player, circumstances)
      if !ways.isEmpty {
        uses.append(FeatureUse(hit, ways))
      } else if row.outcome(in: player, circumstances) >= .differs,
        hit.feature.ownSupport != .notDrawn
      {
        unknown.append(row.name)
      }
    }
    guard var animation = file.animation.deviating(uses) else {
      throw Failure(.badDocument, "\(input): cannot be shown as \(player.rawValue) draws it")
    }
    animation.dialect.formUnion(player.rules)
    return (file.showing(animation), unknown)
  }

  private func refuseWhatFails(_ document: JSONDocument, _ input: String) throws {
    guard player != .lottie else { return }
    var options = LintOptions()
    options.targets = [player]
    options.namesTargets = true
    let report = Linter(options).check(document.bytes, file: input)
    guard let verdict = report.verdicts.first(where: { $0.player == player }),
      verdict.outcome == .fails
    else { return }
    let cause =
      report.findings.first { verdict.rules.map(\.text).contains($0.rule.text) }?.message
      ?? verdict.features.first.map { FeatureMatrix.row($0).name } ?? ""
    throw Failure(.badDocument, "\(input): \(player.rawValue) shows nothing: \(cause)")
  }
}
