import LottieLint
import LottieModel
import Testing

/// Whatever a file holds: a finding, never a crash.
struct HostileInputTests {
  private func rules(_ bytes: [UInt8]) -> [RuleID] {
    Linter().check(bytes, file: "x").findings.map(\.rule)
  }

  @Test func `100,000 levels are too deep`() {
    #expect(rules(Array(repeating: UInt8(ascii: "["), count: 100_000)) == [.jsonDepth])
    let objects = String(repeating: "{\"k\":", count: 100_000)
    #expect(rules(Array(objects.utf8)) == [.jsonDepth])
  }

  @Test func `100 MB of blanks are no animation`() {
    #expect(rules(Array(repeating: 0x20, count: 100 << 20)) == [.jsonSyntax])
  }

  @Test func `a document cut anywhere is a finding`() {
    let bytes = Array(Sample.broken.utf8)
    for count in 0..<bytes.count { #expect(!rules(Array(bytes.prefix(count))).isEmpty) }
  }

  @Test func `any byte changed is read or reported`() {
    let bytes = Array(Sample.broken.utf8)
    for i in bytes.indices {
      for value: UInt8 in [0, 0x22, 0x30, 0x5B, 0x7D, 0xFF] {
        var changed = bytes
        changed[i] = value
        _ = rules(changed)
      }
    }
  }

  @Test func `members of the wrong kind do not stop the walk`() {
    let wrong = ["null", "1e999", "-1", "[]", "{}", "\"x\"", "true", "[[[]]]", "[{}]", "[null]"]
    let keys = [
      "layers", "assets", "markers", "slots", "fonts", "chars", "v", "ver", "fr", "ip", "op", "w",
    ]
    let layer = ["ks", "shapes", "ty", "ind", "parent", "tt", "tp", "ef", "sy", "t", "tm", "nm"]
    for value in wrong {
      for key in keys {
        _ = rules(Array(#"{"layers":[],"fr":1,"ip":0,"op":1,"w":1,"\#(key)":\#(value)}"#.utf8))
        let text = #"{"\#(key)":\#(value),"layers":[],"fr":1,"ip":0,"op":1,"w":1,"h":1}"#
        _ = rules(Array(text.utf8))
      }
      for key in layer {
        for type in 0...15 {
          let item = #"{"\#(key)":\#(value),"ty":\#(type),"ip":0,"op":9}"#
          let text = #"{"layers":[\#(item)],"fr":1,"ip":0,"op":1,"w":1,"h":1}"#
          _ = rules(Array(text.utf8))
        }
      }
    }
    #expect(rules(Array("[]".utf8)) == [.notLottie])
  }
}
