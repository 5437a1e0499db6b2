package import LottieModel

/// The degree to which a player supports a feature.
package enum Support: String, CaseIterable, Sendable {
  /// Like After Effects, or equally well.
  case plays = "yes"
  /// Drawn, but differently.
  case differs = "partial"
  /// Not drawn.
  case lacks = "no"
  /// Neither tried, nor found in the player's source.
  case unknown
}

/// The loss in a player that lacks a feature.
package enum Loss: String, CaseIterable, Sendable {
  /// Nothing visible.
  case none
  /// Something looks different.
  case detail
  /// Something is missing, or entirely different.
  case content
  /// The whole file does not play.
  case file
}

/// Properties of a document, other than its features, that change what players lose of it.
package struct Circumstances: Sendable {
  /// Whether lottie-ios leaves Core Animation for its main-thread engine; false where not examined.
  package var iosFallsBack = false
  /// Whether its container holds one animation and no other JSON that a player could take for it.
  package var isAloneInContainer = false
  /// The extent to which features change what is shown, as far as examined.
  package var visibility: [Player: [Feature: FeatureVisibility]] = [:]

  /// The features of which each place is one of the feature that they refine, too, or within one.
  package var refinements: Set<Feature> = []

  /// Creates those of a document of which nothing is known.
  package init() {}
}

/// A row of the matrix: a feature and its support by each player.
///
/// Its name, its conditions and `lottie`'s support are those of the feature.
package struct FeatureRow: Sendable {
  /// The feature.
  package let feature: Feature
  /// Loss if it is missing.
  package private(set) var loss = Loss.detail
  /// A note, or empty.
  package private(set) var note = ""
  /// A way to avoid it, if there is more to say than for its family; or empty.
  package private(set) var advice = ""
  /// Evidence for its cells, as the table writes it.
  private var evidenceLines: [String] = []
  /// The ways in which players draw it otherwise, as the table writes them.
  private var wayLines: [String] = []
  private var breaking: PlayerSet = []
  private var cells = Cells()

  /// Creates a row without content.
  init(_ feature: Feature) { self.feature = feature }

  /// Reads what follows the feature in its line of the table.
  mutating func read(_ line: inout TableText, _ players: [Player?]) {
    loss = Loss(rawValue: line.nextWord().text) ?? .detail
    for player in players {
      let cell = line.nextWord()
      if let player { cells.set(player, cell.first) }
    }
  }

  /// Reads an indented line below it.
  mutating func add(_ line: TableText) {
    var rest = line
    let kind = rest.nextWord().text
    if kind == "note" {
      note = rest.text
    } else if kind == "advice" {
      advice = rest.text
    } else if kind == "breaks" {
      breaking = PlayerSet(Evidence.players(rest.text))
    } else if kind == "draws" || kind == "without" {
      wayLines.append(line.text)
    } else {
      evidenceLines.append(line.text)
    }
  }

  /// The ways in which a player draws it otherwise; empty where it does not, or where that is unknown.
  package func deviations(by player: Player, _ circumstances: Circumstances) -> [Deviation] {
    let player = player == .ios ? engine(circumstances) : player
    let cell = support(by: player)
    guard cell != .plays else { return [] }
    let ways = ways
    let own = ways.filter { $0.names(player) }
    if !own.isEmpty { return own.map(\.deviation) }
    guard cell == .lacks, feature.ownSupport != .notDrawn else { return [] }
    return absence.isEmpty ? feature.defaultAbsence : absence
  }

  /// How a document looks without it; empty where the row does not say.
  var absence: [Deviation] { ways.filter { $0.players == nil }.map(\.deviation) }

  /// Whether a way is that of a player by name, whatever its cell says, for tests.
  func hasWay(of player: Player) -> Bool { ways.contains { $0.names(player) } }

  private var ways: [FeatureWay] { wayLines.compactMap(FeatureWay.init) }

  /// The one way in which players draw it otherwise; nil where there are several, or none is known.
  var commonWay: Deviation? {
    let deviations = Set(ways.map(\.deviation))
    return deviations.count == 1 ? deviations.first : nil
  }

  /// The lines that are no way, for tests.
  var unreadableWays: [String] { wayLines.filter { FeatureWay($0) == nil } }

  /// The engine that lottie-ios chooses for the feature.
  private func engine(_ circumstances: Circumstances) -> Player {
    circumstances.iosFallsBack || feature.isReportedByCoreAnimation
      ? .iosMainThread : .iosCoreAnimation
  }

  /// Evidence for its cells.
  package var evidence: [Evidence] { evidenceLines.compactMap(Evidence.init) }

  /// Display name.
  package var name: String { feature.name }

  /// A player's support.
  ///
  /// The automatic engine of lottie-ios is Core Animation, except for features that Core Animation
  /// reports as unsupported: then it is the main thread.
  package func support(by player: Player) -> Support {
    switch player {
    case .lottie: Support(feature.ownSupport)
    case .ios: support(by: feature.isReportedByCoreAnimation ? .iosMainThread : .iosCoreAnimation)
    default: derived(player).map { support(by: $0) } ?? cells[player]
    }
  }

  /// The player whose cell a player has; nil where it has its own.
  func derived(_ player: Player) -> Player? {
    cells[player] == .unknown ? player.drawing : nil
  }

  /// A player's support in a document.
  package func support(by player: Player, _ circumstances: Circumstances) -> Support {
    let isAndroid = player == .android || player.drawing == .android
    if isAndroid, feature == .containerDotlottieV2, circumstances.isAloneInContainer {
      return .plays
    }
    // What is missing altogether is told once.
    if circumstances.refinements.contains(feature), let base = feature.base,
      FeatureMatrix.row(base).support(by: player, circumstances) == .lacks
    {
      return .plays
    }
    guard player == .ios else { return effectiveSupport(by: player) }
    if circumstances.iosFallsBack { return effectiveSupport(by: .iosMainThread) }
    // The document has the feature only in forms that Core Animation does not report.
    return feature.isReportedByCoreAnimation ? .plays : effectiveSupport(by: .iosCoreAnimation)
  }

  /// The outcome of a player for a document with it.
  package func outcome(
    in player: Player,
    _ circumstances: Circumstances
  ) -> PlayerVerdict.Outcome {
    guard loss != .none else { return .plays }
    guard circumstances.visibility[player]?[feature] ?? .visible == .visible else { return .plays }
    switch (support(by: player, circumstances), loss(in: player)) {
    case (.plays, _): return .plays
    case (.unknown, _): return .unknown
    case (.lacks, .file): return .fails
    case (.lacks, .content): return .loses
    case (.lacks, _), (.differs, _): return .differs
    }
  }

  /// A player's support, as far as anything is lost because of this feature alone.
  ///
  /// If a player draws no text at all, the features of text are not reported as well; nor those of
  /// a container the player does not open.
  package func effectiveSupport(by player: Player) -> Support {
    let isInContainer: Set<Feature> = [
      .containerDotlottieMulti, .containerDotlottieTheme, .containerDotlottieStatemachine,
      .containerDotlottieFonts,
    ]
    if isInContainer.contains(feature),
      FeatureMatrix.row(.containerDotlottieV1).support(by: player) == .lacks
    {
      return .plays
    }
    let isPart = feature.rawValue.hasPrefix("text.")
    if isPart, FeatureMatrix.row(.layerText).support(by: player) == .lacks { return .plays }
    return support(by: player)
  }

  /// The loss in a player that lacks it.
  package func loss(in player: Player) -> Loss {
    breaking.contains(PlayerSet([player])) ? .file : loss
  }
}

extension FeatureRow {
  /// The support by each player, two bits for each.
  private struct Cells {
    private var bits: UInt64 = 0

    subscript(player: Player) -> Support {
      switch bits >> (2 * player.number) & 3 {
      case 1: .plays
      case 2: .differs
      case 3: .lacks
      default: .unknown
      }
    }

    /// Sets a cell by the first letter of its word: `yes`, `part`, `no` or `?`.
    mutating func set(_ player: Player, _ letter: UInt8) {
      let value: UInt64 =
        switch letter {
        case UInt8(ascii: "y"): 1
        case UInt8(ascii: "p"): 2
        case UInt8(ascii: "n"): 3
        default: 0
        }
      bits = bits & ~(3 << (2 * player.number)) | value << (2 * player.number)
    }
  }
}

extension Support {
  /// Converts the support by `lottie` to that of the matrix.
  init(_ own: OwnSupport) {
    self =
      switch own {
      case .drawn, .read, .ignored: .plays
      case .partly: .differs
      case .notDrawn: .lacks
      }
  }
}

extension Feature {
  /// Whether Core Animation reports it, so that lottie-ios falls back to its main-thread engine.
  ///
  /// For some features only in certain forms: ``IOSFallback`` checks those.
  package var isReportedByCoreAnimation: Bool {
    switch self {
    case .layerText, .textDocumentKeyframes, .trimOnFill, .strokeDashAnimated,
      .strokeNonuniformScale, .repeaterAnimatedCopies, .roundCorners, .layerTimeRemap:
      true
    default: rawValue.hasPrefix("text.animator") || rawValue.hasPrefix("text.selector")
    }
  }
}
