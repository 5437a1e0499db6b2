import Foundation
import LottieLint
import Testing

struct MatrixTests {
  @Test func `every feature has one row`() {
    #expect(FeatureMatrix.rows.map(\.feature) == Feature.allCases)
  }

  @Test func `what lottie draws has render cases`() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("RenderTests/Cases").path
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let cases = all.filter { $0.hasSuffix(".json") }
    for feature in Feature.allCases {
      let own = OwnSupport.of(feature)
      guard own.support == .yes || own.support == .partial else { continue }
      if let prefix = own.cases {
        #expect(cases.contains { $0.hasPrefix(prefix) }, "\(feature.rawValue): no \(prefix)")
      } else {
        #expect(OwnSupport.metadata.contains(feature), "\(feature.rawValue) names no cases")
      }
    }
  }

  @Test func `names mean players`() {
    #expect(Player.named("lottie-ios@4/core-animation") == [.iosCoreAnimation])
    #expect(Player.named("android@6.4") == [.android])
    #expect(Player.named("web") == [.web])
    #expect(Player.named("all").count == Player.allCases.count)
    #expect(Player.named("lottie-ios@9") == [])
  }
}
