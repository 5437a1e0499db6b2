package import LottieModel

/// A document for rules: its values, its file and its options.
///
/// Valid only inside ``LottieModel/JSONDocument/withRoot(_:)``, as the cursors are.
package struct LintDocument {
  /// The document.
  package let index: DocumentIndex
  /// Bytes of the text.
  package let size: Int
  /// Bytes of whitespace.
  let blanks: Int
  /// Whether a number has an exponent that may make it infinite.
  let hasHugeExponents: Bool
  /// Outlines of its scripts.
  let scripts = Scripts()
  /// The largest displayed size of each composition of the assets.
  let shownSizes: [String: (width: Double, height: Double)]
  /// The file's environment.
  package let environment: LintEnvironment
  /// The options of the run.
  package let options: LintOptions
  /// Properties that change what players lose.
  package private(set) var circumstances = Circumstances()

  /// Creates a document with its environment.
  init(
    _ index: DocumentIndex,
    _ bytes: [UInt8],
    _ environment: LintEnvironment,
    _ options: LintOptions
  ) {
    self.index = index
    size = bytes.count
    let isLarge = Double(size) > options.limits.fileSize
    blanks = isLarge ? LintDocument.blanks(bytes) : 0
    hasHugeExponents = LintDocument.hasHugeExponents(bytes)
    shownSizes = LintDocument.shownSizes(index)
    self.environment = environment
    self.options = options
    let others: Set<Feature> = [
      .containerDotlottieMulti, .containerDotlottieTheme, .containerDotlottieStatemachine,
    ]
    circumstances.isAloneInContainer = others.isDisjoint(with: environment.features)
    if options.judged.contains(.ios) {
      circumstances.iosFallsBack = IOSFallback.isNeeded(by: self)
    }
  }

  /// Tests whether features that a target loses or draws differently change any frame.
  ///
  /// All of a player are tested together. Each is by itself where they change something, and where none of those is
  /// noticed those together that change a little.
  mutating func look(at hits: FeatureHits) {
    circumstances.refinements = hits.refinements(in: root)
    guard options.namesTargets, let tests = environment.visibility?() else { return }
    for player in options.targets {
      let visibility = tests()
      var found: [Feature: FeatureVisibility] = [:]
      var uses: [FeatureUse] = []
      for hit in hits.all {
        let row = FeatureMatrix.row(hit.feature)
        let outcome = row.outcome(in: player, circumstances)
        guard outcome >= .differs else { continue }
        let ways = row.deviations(by: player, circumstances)
        // What is missing there and drawn here in part may be just what does not show.
        let isApproximate =
          hit.feature.ownSupport.isShortcoming && row.support(by: player) == .lacks
        let use = FeatureUse(hit, ways)
        // A player that stops does so wherever the feature is.
        if isApproximate || outcome == .fails {
          found[hit.feature] = .visible
        } else if ways.isEmpty {
          found[hit.feature] = isIdle(hit, row, visibility) ? FeatureVisibility.none : .visible
        } else if use.isMomentary {
          found[hit.feature] = visibility([use], .visible)
        } else {
          uses.append(use)
        }
      }
      let together = uses.count > 1 ? visibility(uses, .visible) : .visible
      var slight: [FeatureUse] = []
      for use in uses {
        // What is together too little to notice is so alone.
        let most =
          together == .none ? FeatureVisibility.none : min(visibility([use], together), together)
        found[use.hit.feature] = most
        if most == .slight { slight.append(use) }
      }
      if together == .visible, !found.values.contains(.visible) {
        for use in accountable(uses, slight, visibility) { found[use.hit.feature] = .visible }
      }
      for hit in hits.all where isUnseen(hit, by: player, visibility) {
        found[hit.feature] = FeatureVisibility.none
      }
      circumstances.visibility[player] = found
    }
  }

  /// Whether a feature changes nothing, so that it does not matter how a player draws it otherwise.
  private func isIdle(
    _ hit: FeatureHits.Hit,
    _ row: FeatureRow,
    _ visibility: LintEnvironment.VisibilityTest
  ) -> Bool {
    let absence = row.absence
    guard !absence.isEmpty, !hit.feature.ownSupport.isShortcoming else { return false }
    return visibility([FeatureUse(hit, absence)], .visible) == .none
  }

  /// Whether it is unknown how a target draws a feature, and the one way in which others draw it otherwise is too
  /// little to notice.
  private func isUnseen(
    _ hit: FeatureHits.Hit,
    by player: Player,
    _ visibility: LintEnvironment.VisibilityTest
  ) -> Bool {
    let row = FeatureMatrix.row(hit.feature)
    guard row.outcome(in: player, circumstances) == .unknown, let way = row.commonWay else {
      return false
    }
    return visibility([FeatureUse(hit, [way])], .visible) != .visible
  }

  /// The features to which a difference is due that none of them makes alone: those that change a little, if they do
  /// together, or else each without which it is not there.
  private func accountable(
    _ uses: [FeatureUse],
    _ slight: [FeatureUse],
    _ visibility: LintEnvironment.VisibilityTest
  ) -> [FeatureUse] {
    if slight.count > 1,
      slight.count == uses.count || visibility(slight, .visible) == .visible
    {
      return slight
    }
    return uses.indices.filter { index in
      var others = uses
      others.remove(at: index)
      return !others.isEmpty && visibility(others, .visible) != .visible
    }.map { uses[$0] }
  }

  /// Whether an `e` is between digits, with three or more of them after it.
  private static func hasHugeExponents(_ bytes: [UInt8]) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    return bytes.withUnsafeBufferPointer { text in
      guard text.count > 4 else { return false }
      for i in 1..<text.count - 3 where text[i] | 0x20 == 0x65 && isDigit(text[i - 1]) {
        let start = text[i + 1] == UInt8(ascii: "+") ? i + 2 : i + 1
        guard start + 2 < text.count else { return false }
        if isDigit(text[start]), isDigit(text[start + 1]), isDigit(text[start + 2]) { return true }
      }
      return false
    }
  }

  private static func shownSizes(
    _ index: DocumentIndex
  ) -> [String: (width: Double, height: Double)] {
    var sizes: [String: (width: Double, height: Double)] = [:]
    for composition in index.compositions {
      for layer in composition.layers where layer.type == .precomp {
        guard let id = layer.refID else { continue }
        let old = sizes[id] ?? (0, 0)
        // Without a size nothing is cut.
        let width = layer.cursor[.width]?.double ?? .infinity
        let height = layer.cursor[.height]?.double ?? .infinity
        sizes[id] = (max(old.width, width), max(old.height, height))
      }
    }
    return sizes
  }

  /// Whitespace outside of strings.
  private static func blanks(_ bytes: [UInt8]) -> Int {
    var count = 0
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInText.toggle()
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if !isInText, byte <= 0x20 {
        count += 1
      }
    }
    return count
  }

  /// The root object.
  package var root: JSONCursor { index.root }
  /// The compositions: the root, then those of the assets.
  package var compositions: [CompositionContext] { index.compositions }
  /// The assets in order.
  package var assets: [AssetContext] { index.assets }
  /// The first asset of each id.
  package var assetByID: [String: Int] { index.assetByID }
  /// Ids of the assets that are reachable from the root composition.
  package var reachedAssets: Set<String> { index.reachedAssets }
  /// First frame of the animation.
  package var inPoint: Double { index.inPoint }
  /// The frame after the last.
  package var outPoint: Double { index.outPoint }
  /// Frames per second.
  package var frameRate: Double { index.frameRate }
  /// Duration in seconds.
  package var duration: Double { index.duration }

  /// The asset of an id.
  package func asset(_ id: String) -> AssetContext? { index.asset(id) }
}
