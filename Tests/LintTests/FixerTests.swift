import LottieLint
import Testing

/// Corrections change what they are about, and no other byte.
struct FixerTests {
  private func fixed(_ text: String, _ rules: String...) throws -> String {
    var options = LintOptions()
    options.select = rules
    let result = try #require(Fixer(options).fix(Array(text.utf8)))
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private func document(_ rest: String) -> String {
    "{ \"fr\":60,\"ip\":0,\n \"op\":9, \"w\":9,\"h\":9,  \(rest) }\n"
  }

  @Test func `a missing a is written, 1 for keyframes`() throws {
    let before = #""layers":[{"ty":4,"ks":{"o":{ "k":50 },"r":{"k":[{"t":0,"s":[1]}]}}}]"#
    let after =
      #""layers":[{"ty":4,"ks":{"o":{"a":0, "k":50 },"r":{"a":1,"k":[{"t":0,"s":[1]}]}}}]"#
    #expect(try fixed(document(before), "spec/legacy-missing-a") == document(after))
  }

  @Test func `a last keyframe gets the end of the one before`() throws {
    let before = #""layers":[{"ks":{"o":{"a":1,"k":[{"t":0,"s":[1],"e":[ 2 ]},{ "t":9}]}}}]"#
    let after =
      #""layers":[{"ks":{"o":{"a":1,"k":[{"t":0,"s":[1],"e":[ 2 ]},{"s":[ 2 ], "t":9}]}}}]"#
    #expect(try fixed(document(before), "spec/legacy-keyframe-value") == document(after))
  }

  @Test func `unused assets are removed, with one comma`() throws {
    let layers = #""layers":[{"ty":0,"refId":"b"}]"#
    func assets(_ list: String) -> String { document(#""assets":[\#(list)], "# + layers) }
    let (a, b, c) = (#"{"id":"a","p":"]}"}"#, #"{"id":"b","layers":[]}"#, #"{"id":"c"}"#)
    #expect(try fixed(assets("\(a), \(b) ,\(c)"), "hygiene/unused-asset") == assets(b))
    #expect(try fixed(assets("\(b)"), "hygiene/unused-asset") == assets(b))
    #expect(try fixed(assets("\(a) , \(c)"), "hygiene/unused-asset") == assets(""))
  }

  @Test func `long numbers are rounded, short ones stay as they are`() throws {
    let before =
      #""layers":[{"x":1.123456789,"y":1.5000,"z":1e-7,"u":-0.99999999,"t":"1.123456789"}]"#
    let after = #""layers":[{"x":1.1235,"y":1.5000,"z":1e-7,"u":-1,"t":"1.123456789"}]"#
    #expect(try fixed(document(before), "perf/precision") == document(after))
  }

  @Test func `a second time nothing is left to correct`() throws {
    let text = document(#""assets":[{"id":"a"}],"layers":[{"ks":{"o":{"k":50.123456}}}]"#)
    let once = try #require(Fixer(LintOptions()).fix(Array(text.utf8)))
    #expect(!once.edits.isEmpty)
    #expect(try #require(Fixer(LintOptions()).fix(once.bytes)).edits.isEmpty)
  }

  @Test func `the diff names the position and the rule`() throws {
    let text = document(#""layers":[{"ks":{"o":{"k":50}}}]"#)
    let diff = try #require(Fixer(LintOptions()).fix(Array(text.utf8))).diff("a.json")
    #expect(diff.hasPrefix("a.json:2:"))
    #expect(diff.contains("spec/legacy-missing-a\n+ \"a\":0,"))
  }

  @Test func `text that is no JSON is left alone`() {
    #expect(Fixer(LintOptions()).fix(Array("{".utf8)) == nil)
  }
}
