import Foundation
import LottieModel
import Testing

@testable import LottieLint

struct MatrixTests {
  @Test func `every feature has one row`() {
    #expect(FeatureMatrix.rows.map(\.feature) == Feature.allCases)
  }

  @Test func `features are defined in the order of their cases`() {
    #expect(Feature.definitions.map(\.id) == Feature.allCases.map(\.rawValue))
  }

  /// A row about rendering is proved by cases that show it.
  @Test func `a feature that lottie draws is found in its render cases`() throws {
    for definition in Feature.definitions {
      guard let prefix = definition.ownSupport.cases else { continue }
      let cases = RenderDocuments.all.filter { $0.name.hasPrefix(prefix) }
      let isFound = cases.contains { $0.features.contains(definition.feature) }
      let isTold = !definition.found.hasPrefix("(")
      #expect(!cases.isEmpty, "\(definition.feature.rawValue): no \(prefix)")
      #expect(isFound || !isTold, "\(definition.feature.rawValue) is not in \(prefix)")
    }
  }

  @Test func `cases of what is drawn have nothing that is not`() {
    for definition in Feature.definitions {
      guard case .drawn(let prefix) = definition.ownSupport else { continue }
      for document in RenderDocuments.all where document.name.hasPrefix(prefix) {
        let lacking = document.features.filter(\.ownSupport.isShortcoming)
        // A case may show what is drawn beside what is not, if it lies with the latter's cases.
        let strange = lacking.filter { feature in
          !(feature.ownSupport.cases.map(document.name.hasPrefix) ?? false)
        }
        #expect(strange == [], "\(document.name), for \(definition.feature.rawValue)")
      }
    }
  }

  @Test func `what lottie does not draw is found in a document`() throws {
    let bad = Dictionary(grouping: RuleCase.all.filter(\.isBad), by: \.rule)
    for definition in Feature.definitions where definition.ownSupport == .notDrawn {
      let cases = bad["compat/" + definition.feature.rawValue] ?? []
      let isFound = try cases.contains { item in
        try JSONDocument(item.bytes).features(.shortcomings)
          .contains { $0.feature == definition.feature }
      }
      #expect(isFound, "\(definition.feature.rawValue)")
    }
  }

  @Test func `the cheap search finds what the whole one does`() throws {
    for document in RenderDocuments.all {
      let cheap = document.cheap.map(\.feature)
      #expect(cheap == document.features.filter(\.ownSupport.isShortcoming), "\(document.name)")
    }
  }

  @Test func `every cell that says something says where from`() throws {
    for row in FeatureMatrix.rows {
      for player in Player.allCases {
        let isKnown = row.source(player) != .notExamined
        #expect(isKnown == (row.support(by: player) != .unknown), "\(row.feature) \(player)")
      }
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for row in FeatureMatrix.rows {
      for player in Player.allCases {
        guard case .evidence(let evidence) = row.source(player), evidence.kind == .measured
        else { continue }
        let file = folder.appendingPathComponent(evidence.place).path
        #expect(FileManager.default.fileExists(atPath: file), "\(evidence.place)")
      }
    }
  }

  @Test func `a player that draws a feature in a way of its own is not said to draw it`() {
    for row in FeatureMatrix.rows {
      for player in Player.allCases where player != .ios && row.support(by: player) == .plays {
        let ways = row.deviations(by: player, Circumstances())
        #expect(ways.isEmpty, "\(row.feature.rawValue), \(player.rawValue)")
        // With its merge paths, lottie-android has the ways of lottie-android without.
        guard player != .androidMergePaths else { continue }
        #expect(!row.hasWay(of: player), "\(row.feature.rawValue), \(player.rawValue)")
      }
    }
  }

  @Test func `cells of lottie-ios's own table are marked`() {
    let row = FeatureMatrix.row(.maskExpansion)
    #expect(row.source(.ios3).words == "seed row: Masks, Expansion")
    #expect(FeatureMatrix.row(.layerNull).source(.ios3) == .file("lottie-swift/src"))
    #expect(FeatureMatrix.row(.kfLinear).source(.thorvg).words.hasPrefix("measured: "))
    #expect(FeatureMatrix.row(.blend4).source(.ios) == .column(.iosCoreAnimation))
  }

  @Test func `the table names every player and nothing else`() {
    #expect(MatrixTable.columns.map(\.player) == Player.allCases)
    #expect(Set(MatrixTable.columns.map(\.name)).count == Player.allCases.count)
    #expect(MatrixTable.columns.allSatisfy { !$0.source.isEmpty })
    let cells = MatrixTable.columns.filter { $0.player != .ios && $0.player != .lottie }
    let heading = lines(MatrixText.features)[0].split(separator: " ").map(String.init)
    #expect(heading == ["feature", "loses"] + cells.map(\.name))
  }

  @Test func `every row of the table is a feature with a loss and cells`() {
    let rows = lines(MatrixText.features).dropFirst().filter { !$0.hasPrefix(" ") }
      .map { $0.split(separator: " ").map(String.init) }
    #expect(rows.map { $0[0] } == Feature.allCases.map(\.rawValue))
    for row in rows {
      #expect(Loss(rawValue: row[1]) != nil, "\(row)")
      #expect(row.dropFirst(2).allSatisfy { ["yes", "part", "no", "?"].contains($0) }, "\(row)")
      #expect(row.count <= 2 + Player.allCases.count - 2, "\(row)")
    }
  }

  @Test func `what the table says is what is read`() {
    let words: [Support: String] = [.plays: "yes", .differs: "part", .lacks: "no", .unknown: "?"]
    let heading = lines(MatrixText.features)[0].split(separator: " ").dropFirst(2)
    let players = heading.compactMap { MatrixTable.player($0) }
    let written = lines(MatrixText.features).dropFirst().filter { !$0.hasPrefix(" ") }
    for (line, row) in zip(written, FeatureMatrix.rows) {
      // A cell that is that of the player it draws with is not written.
      let cells = players.map { player in
        row.derived(player) == nil ? words[row.support(by: player)] ?? "" : "?"
      }
      let read = [row.feature.rawValue, row.loss.rawValue] + cells
      let short = line.split(separator: " ").map(String.init)
      let missing = Array(repeating: "?", count: read.count - short.count)
      #expect(read == short + missing)
    }
    #expect(FeatureMatrix.row(.textGlyphs).support(by: .web) == .plays)
    #expect(FeatureMatrix.row(.trimOnFill).support(by: .iosMainThread) == .differs)
    #expect(FeatureMatrix.row(.textGlyphs).support(by: .rlottie) == .lacks)
    #expect(FeatureMatrix.row(.layerNull).support(by: .iosOld) == .unknown)
    // dotLottie's players draw as thorvg does, and open what it does not.
    let own: Set<Feature> = [
      .containerDotlottieV1, .containerDotlottieV2, .containerDotlottieMulti,
      .containerDotlottieTheme, .containerDotlottieStatemachine, .containerDotlottieFonts,
    ]
    for row in FeatureMatrix.rows {
      let isOwn = own.contains(row.feature)
      #expect((row.support(by: .dotLottie) == row.support(by: .thorvg)) != isOwn)
      #expect(
        (row.source(.dotLottie) == .column(.thorvg)) != isOwn
          || row.support(by: .thorvg) == .unknown
      )
    }
    #expect(
      FeatureMatrix.row(.maskLighten).note
        == "Drawn as add, or, in skottie and rlottie, not at all."
    )
    #expect(FeatureMatrix.row(.layerCamera).loss(in: .web) == .file)
    #expect(FeatureMatrix.row(.layerCamera).loss(in: .skottie) == .content)
  }

  @Test func `every line below a row is a note, advice, players, or evidence`() {
    let families = Dictionary(grouping: lines(MatrixText.features).filter { $0.hasPrefix("  ") }) {
      $0.split(separator: " ")[0]
    }
    let kinds: Set = ["note", "advice", "breaks", "draws", "without", "read", "measured"]
    #expect(Set(families.keys.map(String.init)) == kinds)
    for row in FeatureMatrix.rows { #expect(row.unreadableWays.isEmpty, "\(row.feature.rawValue)") }
    let evidence = families["read", default: []] + families["measured", default: []]
    #expect(evidence.count == FeatureMatrix.rows.reduce(0) { $0 + $1.evidence.count })
    for item in FeatureMatrix.rows.flatMap(\.evidence) {
      #expect(!item.players.isEmpty, "\(item.place)")
      let isDate = item.date?.wholeMatch(of: /\d{4}-\d\d(-\d\d)?/) != nil
      #expect(item.date == nil || isDate, "\(item.place)")
    }
    for line in families["breaks", default: []] {
      #expect(!Evidence.players(line.dropFirst("  breaks ".count)).isEmpty, "\(line)")
    }
  }

  @Test func `a line of evidence says players, date, version and place`() throws {
    let known = try #require(Evidence("measured web,canv 2026-11-24 5.13.1 cases/a b.json"))
    #expect(known.kind == .measured)
    #expect(known.players == [.web, .canvas])
    #expect(Evidence.players("skot,thor") == [.skottie, .thorvg, .dotLottie])
    #expect(known.date == "2026-11-24")
    #expect(known.version == "5.13.1")
    #expect(known.place == "cases/a b.json")
    let less = try #require(Evidence("read skot - - src/Layer.cpp"))
    #expect(less.date == nil)
    #expect(less.version == nil)
    #expect(Evidence("guessed web - - somewhere") == nil)
  }

  @Test func `files are told by prefixes of features`() {
    let prefixes = Set(MatrixTable.files.values.flatMap(\.files.keys))
    for prefix in prefixes {
      #expect(Feature.allCases.contains { $0.rawValue.hasPrefix(prefix) }, "\(prefix)")
    }
    #expect(Set(MatrixTable.files.keys).union([.ios, .lottie]) == Set(Player.allCases))
  }

  private func lines(_ table: StaticString) -> [String] {
    table.description.split(separator: "\n").map(String.init)
  }

  @Test func `what is lost as a whole is not told again by its parts`() {
    func told(_ copies: String, _ player: Player) -> [String] {
      let repeater = #"{"ty":"rp","c":\#(copies),"o":{"a":0,"k":0},"tr":{}}"#
      let layer = #"{"ty":4,"ind":1,"ip":0,"op":60,"ks":{},"shapes":[\#(repeater)]}"#
      let text = #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[\#(layer)]}"#
      let report = Sample.report(text) { options in
        options.targets = [player]
        options.namesTargets = true
        (options.select, options.ignore) = (["compat"], ["compat/throws"])
      }
      let verdict = report.verdicts.flatMap(\.features).map(\.rawValue)
      #expect(Set(report.findings.map { $0.rule.text }) == Set(verdict.map { "compat/\($0)" }))
      return verdict
    }
    // lottie-ios's main thread draws no repeater, lottie-android a copy for a fraction of one.
    #expect(told(#"{"a":0,"k":2.5}"#, .iosMainThread) == ["repeater"])
    #expect(!told(#"{"a":0,"k":2.5}"#, .android).contains("repeater"))
  }

  @Test func `names mean players`() {
    #expect(Player.named("lottie-ios@4/core-animation") == [.iosCoreAnimation])
    #expect(Player.named("android@6.4") == [.android])
    #expect(Player.named("web") == [.web])
    #expect(Player.named("all").count == Player.allCases.count)
    #expect(Player.named("lottie-ios@9") == [])
    #expect(Player.named("lottie-web@5.13") == [.web])
    #expect(Player.named("lottie-android@2.8") == [])
    #expect(Player.named("thorvg@0.9") == [])
    #expect(Player.named("lottie-web@4") == [])
  }
}

/// The documents of the render tests, with what is found in them.
struct RenderDocuments {
  let name: String
  let features: [Feature]
  let cheap: [FeatureHits.Hit]

  static let all: [RenderDocuments] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("RenderTests/Cases")
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.sorted().compactMap { path in
      guard path.hasSuffix(".json"), !path.hasSuffix(".colors.json"),
        !path.hasSuffix(".budget.json"),
        let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path),
        let document = try? JSONDocument([UInt8](bytes))
      else { return nil }
      return RenderDocuments(
        name: path,
        features: document.features().map(\.feature),
        cheap: document.features(.shortcomings)
      )
    }
  }()
}
