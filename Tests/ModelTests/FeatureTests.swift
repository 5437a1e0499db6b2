import LottieModel
import Testing

struct FeatureTests {
  private func document(_ layers: String, assets: String = "") throws -> JSONDocument {
    try JSONDocument(
      Array(
        """
        {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[\(layers)],"assets":[\(assets)]}
        """.utf8
      )
    )
  }

  private let twist = #"{"ty":"tw","a":{"a":0,"k":9},"c":{"a":0,"k":[0,0]}}"#

  @Test func `a hit says which layer it is in`() throws {
    let document = try document(
      #"{"ty":3,"ind":1},{"ty":4,"ind":2,"shapes":[{"ty":"gr","it":[\#(twist)]}]}"#
    )
    let hit = try #require(document.features(.shortcomings).first)
    #expect(hit.feature == .twist && hit.count == 1)
    let occurrence = try #require(hit.occurrences.first)
    #expect(document.pointer(to: occurrence.location).description == "/layers/1/shapes/0/it/0")
    #expect(occurrence.layer.map { document.pointer(to: $0).description } == "/layers/1")
  }

  @Test func `what is hidden or not reached does not count`() throws {
    let hidden = #"{"ty":"gr","hd":true,"it":[\#(twist)]}"#
    let other = #"{"id":"a","layers":[{"ty":4,"shapes":[\#(twist)]}]}"#
    let document = try document(#"{"ty":4,"shapes":[\#(hidden)]}"#, assets: other)
    #expect(document.features(.shortcomings).isEmpty)
    #expect(document.features().map(\.feature).contains(.shapeHidden))
  }

  /// A player without Merge Paths leaves out each of them, also those that have nothing more to merge.
  @Test func `every Merge Paths behind several paths is found`() throws {
    let path = #"{"ty":"rc","s":{"a":0,"k":[9,9]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}}"#
    let items =
      path + "," + path + #",{"ty":"mm","mm":1},{"ty":"mm","mm":4},{"ty":"mm","mm":4}"#
    let document = try document(#"{"ty":4,"shapes":[\#(items)]}"#)
    let hit = try #require(document.features().first { $0.feature.rawValue == "merge.4" })
    let pointers = hit.occurrences.map { document.pointer(to: $0.location).description }
    #expect(pointers == ["/layers/0/shapes/3", "/layers/0/shapes/4"])
  }

  @Test func `the cheap search leaves properties alone`() {
    #expect(!FeatureDetector(.shortcomings).visitsProperties)
    #expect(FeatureDetector().visitsProperties)
  }

  @Test func `the description of a feature is made from its conditions`() {
    #expect(Feature.trimOffset.definition.found == "shape tm: o is animated or not 0")
    #expect(
      Feature.effectTint.definition.found
        == "effect: mn is \"ADBE Tint\", or ty is 20, without mn"
    )
  }

  @Test func `verbs agree with the names of features`() {
    #expect(
      Feature.textGlyphs.definition.clause("is lost", "are lost") == "Glyphs in the file are lost"
    )
    #expect(Feature.strokeMiter.definition.clause("is lost", "are lost") == "Miter limit is lost")
    // Names of single features in After Effects that end as a plural.
    let singular = [
      "Trim Paths", "Merge Paths", "Round Corners", "Offset Paths", "Levels", "Shift Channels",
      "Venetian Blinds", "Bevel and Emboss", "Collapse transformations", "HTML id or class",
      "Wiggle Paths or Wiggle Transform", "Selector smoothness", "Roundness", "Text aligned left",
      "Stroke", "Brightness & Contrast", "Easing that overshoots",
      "Animator that moves characters",
    ]
    let stops: Set = ["whose", "of", "in", "on", "with", "without", "before", "between", "by"]
    for definition in Feature.definitions {
      let words = definition.name.split(whereSeparator: { ",:(".contains($0) })[0].split(
        separator: " "
      )
      let head = words.prefix { !stops.contains(String($0)) }.joined(separator: " ")
      let seemsPlural = head.hasPrefix("Several ") || head.hasSuffix("s") && !head.hasSuffix("ss")
      if !singular.contains(head) {
        #expect(definition.isPlural == seemsPlural, "\(definition.name)")
      }
    }
  }
}
