import Foundation
import LottieLint
import LottieModel
import Testing

/// A document with one slip of a script, and the rule that tells it.
struct Slip: CustomTestStringConvertible, Sendable {
  let rule: String
  let name: String
  let text: String

  var testDescription: String { name }

  /// The slips of `Cases/slips.txt`: a line `rule: slip`, and a line of JSON.
  static let all: [Slip] = {
    let file = RuleCase.folder.appendingPathComponent("slips.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    let told = lines.filter { !$0.hasPrefix("#") }
    return stride(from: 0, to: told.count - 1, by: 2).map { i in
      let parts = told[i].split(separator: ":", maxSplits: 1).map { String($0) }
      let name = parts[1].trimmingCharacters(in: .whitespaces)
      return Slip(rule: parts[0], name: name, text: String(told[i + 1]))
    }
  }()

  static func findings(_ text: String) -> [String] {
    var options = LintOptions()
    options.ignore = ["compat"]
    return Linter(options).check(Array(text.utf8), file: "a.json").findings.map(\.rule.text)
  }
}

/// What scripts write wrongly is named once, by its cause, and corrected where its meaning is certain.
struct SlipTests {
  @Test func `there are thirty and more`() {
    #expect(Slip.all.count > 30)
  }

  @Test(arguments: Slip.all)
  func `the slip is reported, and nothing else`(_ slip: Slip) {
    #expect(Slip.findings(slip.text).allSatisfy { $0 == slip.rule })
    #expect(!Slip.findings(slip.text).isEmpty)
  }

  @Test(arguments: Slip.all)
  func `a slip of one meaning is corrected, and no other`(_ slip: Slip) throws {
    let result = try #require(Fixer(LintOptions()).fix(Array(slip.text.utf8)))
    let isGuess =
      ["slip/percent", "slip/radians", "slip/member-name", "slip/seconds"].contains(slip.rule)
      || slip.name == "x and y in the keyframe itself" || slip.name == "a star without pt"
      || slip.name == "a keyframe with the name of an easing"
    #expect(result.edits.isEmpty == isGuess)
    if !isGuess { #expect(Slip.findings(String(decoding: result.bytes, as: UTF8.self)) == []) }
  }

  private func fixed(_ layer: String, version: String = "5.9.0") throws -> String {
    let text = SlipTests.document(layer, version)
    let result = try #require(Fixer(LintOptions()).fix(Array(text.utf8)))
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private static func document(_ layer: String, _ version: String = "5.9.0") -> String {
    #"{"v":"\#(version)","fr":30,"ip":3,"op":60,"w":9,"h":9,"layers":[\#(layer)]}"#
  }

  @Test func `tangents that are positions become offsets`() throws {
    func layer(_ incoming: String, _ outgoing: String) -> String {
      let path = #"{"v":[[9,1],[5,9],[1,5]],"i":\#(incoming),"o":\#(outgoing),"c":true}"#
      return
        #"{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[{"ty":"sh","ks":{"a":0,"k":\#(path)}}]}"#
    }
    let before = layer("[[8,2],[6,9],[1,6.5]]", "[[9,3],[4,8],[1,5]]")
    #expect(
      try fixed(before)
        == SlipTests.document(
          layer("[[-1.0,1.0],[1.0,0.0],[0.0,1.5]]", "[[0.0,2.0],[-1.0,-1.0],[0.0,0.0]]")
        )
    )
  }

  @Test func `a tangent that is too large to write stays as it is`() throws {
    let corners = #""v":[[9,1],[5,9],[1,5]],"i":[[8,2],[6,9],[1,6]],"o":[[9,3],[4,8],[1,5]]"#
    let huge = #""v":[[-1e308,1]],"i":[[1e308,2]],"o":[[0,1]]"#
    let text = try fixed(
      #"{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[{"ty":"sh","ks":{"a":1,"k":["#
        + #"{"t":0,"s":[{\#(corners)}]},{"t":9,"s":[{\#(huge)}]}]}}]}"#
    )
    #expect(text.contains(#""i":[[1e308,1.0]]"#))
    #expect(!text.contains("inf"))
  }

  @Test func `colors are divided by 255, with four digits`() throws {
    func layer(_ color: String) -> String {
      #"{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[{"ty":"fl","c":{"a":0,"k":\#(color)}}]}"#
    }
    let after = SlipTests.document(layer("[1.0,0,0.502,255]"))
    #expect(try fixed(layer("[255,0,128,255]")) == after)
    // 1 of 255 is not meant where the others are 0 or 1, and fractions have another cause.
    for color in ["[1,0,1]", "[255,0.5,0]", "[256,0,0]"] {
      #expect(try fixed(layer(color)) == SlipTests.document(layer(color)))
    }
    // Players divide by 255 themselves there.
    let old = SlipTests.document(layer("[255,0,0]"), "4.1.8")
    #expect(try fixed(layer("[255,0,0]"), version: "4.1.8") == old)
  }

  @Test func `a layer gets the times of the animation`() throws {
    let after = SlipTests.document(#"{"ip":3,"op":60,"ty":4,"ks":{},"shapes":[]}"#)
    #expect(try fixed(#"{"op":60,"ty":4,"ks":{},"shapes":[]}"#) == after)
  }

  @Test func `easing moves into all keyframes but the last`() throws {
    func layer(_ first: String, _ second: String) -> String {
      """
      {"ty":3,"ip":0,"op":9,"ks":{"o":{"a":1,"i":{"x":1,"y":1},"o":{"x":0,"y":0},\
      "k":[{\(first)"t":0,"s":[0]},{\(second)"t":4,"s":[9]},{"t":9,"s":[0]}]}}}
      """
    }
    let handles = #""o":{"x":0,"y":0},"i":{"x":1,"y":1},"#
    #expect(try fixed(layer("", "")) == SlipTests.document(layer(handles, handles)))
  }

  @Test func `paints move behind the paths, both in their order`() throws {
    func layer(_ items: String) -> String {
      #"{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[\#(items)]}"#
    }
    let (a, b) = (#"{"ty":"fl","nm":"a"}"#, #"{"ty":"st","nm":"b"}"#)
    let (c, d) = (#"{"ty":"rc","nm":"c"}"#, #"{"ty":"el","nm":"d"}"#)
    let after = SlipTests.document(layer("\(c), \(d),\(a),\(b)"))
    #expect(try fixed(layer("\(a), \(b),\(c),\(d)")) == after)
    // A trim may be meant for either place.
    let trim = "\(a),\(c),{\"ty\":\"tm\"}"
    #expect(try fixed(layer(trim)) == SlipTests.document(layer(trim)))
  }
}
