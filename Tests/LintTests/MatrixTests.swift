import Foundation
import LottieLint
import LottieModel
import Testing

struct MatrixTests {
  @Test func `every feature has one row`() {
    #expect(FeatureMatrix.rows.map(\.feature) == Feature.allCases)
  }

  @Test func `features are defined in the order of their cases`() {
    #expect(Feature.definitions.map(\.feature) == Feature.allCases)
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
        guard case .measured(let path) = row.source(player) else { continue }
        let file = folder.appendingPathComponent(path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(path)")
      }
    }
  }

  @Test func `cells of lottie-ios's own table are marked`() {
    let row = FeatureMatrix.row(.maskExpansion)
    #expect(row.source(.ios3) == .seed(group: "Masks", row: "Expansion"))
    #expect(FeatureMatrix.row(.layerNull).source(.ios3) == .file("lottie-swift/src"))
    #expect(FeatureMatrix.row(.kfLinear).source(.thorvg).words.hasPrefix("measured: "))
    #expect(FeatureMatrix.row(.blend4).source(.ios) == .column(.iosCoreAnimation))
  }

  @Test func `names mean players`() {
    #expect(Player.named("lottie-ios@4/core-animation") == [.iosCoreAnimation])
    #expect(Player.named("android@6.4") == [.android])
    #expect(Player.named("web") == [.web])
    #expect(Player.named("all").count == Player.allCases.count)
    #expect(Player.named("lottie-ios@9") == [])
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
