import LottieModel
import Testing

@testable import LottieLint

struct AndroidReaderTests {
  /// A document whose layer has these members, and that has those.
  private static func document(_ layer: String, _ more: String = "") -> String {
    """
    {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,\(more)"layers":[{"ty":4,"ind":1,"ip":0,"op":60,
    "ks":{},\(layer)}]}
    """
  }

  private static func shape(_ text: String) -> String { document("\"shapes\":[\(text)]") }

  private static func fill(_ color: String) -> String { shape(#"{"ty":"fl","c":\#(color)}"#) }

  private static func rotation(_ value: String) -> String {
    document(#""nm":"a","ks":{"r":{"k":\#(value)}}"#)
  }

  private func stops(_ text: String, line: SourceLocation = #_sourceLocation) -> [String] {
    let report = Sample.report(text) { options in
      options.targets = [.android]
      options.namesTargets = true
      options.select = ["compat/throws"]
    }
    let fails = report.verdicts.first?.outcome == .fails
    #expect(fails == !report.findings.isEmpty, sourceLocation: line)
    return report.findings.map { String($0.message.dropFirst("lottie-android stops here: ".count)) }
  }

  @Test(arguments: [
    (shape(#"{"ty":"sh"}"#), #""ks" of a path is missing"#),
    (
      shape(#"{"ty":"sr","sy":2,"pt":{"k":5},"p":{"k":[0,0]},"r":{"k":0},"or":{"k":9}}"#),
      #""os" of a star is missing"#
    ),
    (shape(#"{"nm":"A","c":{"k":[1,0,0]},"ty":"fl"}"#), #""c" of a fill is missing"#),
    (shape(#"{"nm":"A"}"#), #""ty" of a shape is missing"#),
    (
      shape(#"{"ty":"tm","m":3,"s":{"k":0},"e":{"k":0},"o":{"k":0}}"#),
      #""m" of a trim path is the number 3, not 1 to 2"#
    ),
    (shape(#"{"ty":"gr","hd":1,"it":[]}"#), #""hd" of a group is the number 1, not true or false"#),
    (fill("null"), #""c" of a fill is null, not a property"#),
    (fill("{}"), #""k" in "c" of a fill is missing"#),
    (fill(#"{"k":[1,0]}"#), #""k" in "c" of a fill is a list of 2, not three or four numbers"#),
    (rotation("[]"), #""k" in "r" of a transform is an empty list"#),
    (rotation("[1,2]"), #""k" in "r" of a transform is a list of 2, not a number"#),
    (
      rotation(#"[{"t":0,"s":[1]}]"#),
      #"a keyframe in "r" of a transform has no end value (e), nor one after it a value (s)"#
    ),
    (
      rotation(#"[{"t":0,"s":[1],"h":true},{"t":9,"s":[2]}]"#),
      #""h" of a keyframe in "r" of a transform is true or false, not a whole number"#
    ),
    (
      rotation(#"[{"t":0,"s":[1]},5]"#),
      #"a keyframe in "r" of a transform is the number 5, not an object"#
    ),
    (document(#""nm":"a","ks":{"p":{"k":[]}}"#), #""k" in "p" of a transform is an empty list"#),
    (
      document(#""nm":"a","ks":{"p":{"s":true,"x":{"k":1}}}"#),
      #""p" of a transform has neither "k" nor both of "x" and "y""#
    ),
    (document(#""parent":1.5"#), #""parent" of a layer is the number 1.5, not a whole number"#),
    (document(#""masksProperties":[{"mode":"a","o":{"k":100}}]"#), #""pt" of a mask is missing"#),
    (
      document(#""nm":"a""#, #""v":"5.7","#),
      #""v" of the animation is "5.7", not a version of three numbers"#
    ),
    (
      document(#""nm":"a""#, #""markers":[{"tm":0,"cm":null}],"#),
      #""cm" of a marker is null, not text"#
    ),
    (
      document(#""nm":"a""#, #""assets":[{"id":"a","w":1.5}],"#),
      #""w" of an asset is the number 1.5, not a whole number"#
    ),
    (
      document(#""ef":[{"ty":29,"ef":[{"ty":0,"v":5}]}]"#),
      #""v" of a control of a blur is the number 5, not a property"#
    ),
  ])
  func `a document stops the player at a place`(_ text: String, _ words: String) {
    #expect(stops(text) == [words])
  }

  @Test(arguments: [
    shape(
      #"{"ty":"sr","sy":2,"pt":{"k":5},"p":{"k":[0,0]},"r":{"k":0},"or":{"k":9},"os":{"k":0}}"#
    ),
    shape(#"{"ty":"fl","hd":true}"#), shape(#"{"ty":"zz","s":null}"#),
    shape(#"{"nm":null,"s":null,"ty":"gr"}"#),
    fill(#"{"k":["1",0,0]}"#).replacing(#""1""#, with: "1"), rotation("[5]"),
    rotation(#"[{"t":0,"s":[1]},{"t":9}]"#).replacing(#""s":[1]"#, with: #""s":[1],"e":[2]"#),
    rotation(#"[{"t":0,"s":[1]},{"t":9,"s":[2]}]"#),
    document(#""nm":"a","ks":{"p":{"x":"var $bm_rt;","k":[1,2]}}"#),
    document(#""nm":"a","ks":{"o":{"k":[{"t":0,"s":[100]}]}}"#),
    document(#""ef":[{"ty":5,"nm":"a","ef":[{"ty":0,"v":5}]}]"#),
    document(#""ind":2,"hasMask":true"#), document(#""sr":"1.5""#),
  ])
  func `a document does not stop the player`(_ text: String) {
    #expect(stops(text) == [])
  }

  @Test func `members before the type of a shape are passed over, but its direction`() {
    #expect(
      stops(AndroidReaderTests.shape(#"{"d":[],"ty":"gr"}"#)) == [
        #""d" of a shape, before its type, is a list, not a whole number"#
      ]
    )
  }

  @Test func `a font needs family and style where a text uses it`() {
    let fonts = #""fonts":{"list":[{"fName":"A","fFamily":"A"},{"fName":"B"}]},"#
    let text = #""t":{"d":{"k":[{"t":0,"s":{"t":"x","f":"A"}}]}}"#
    let document = AndroidReaderTests.document(text, fonts)
    #expect(stops(document) == [#""fStyle" of the font "A" is missing"#])
  }

  @Test func `without targets it is a warning, and the verdict the same`() {
    let report = Sample.report(AndroidReaderTests.fill("null")) { $0.select = ["compat/throws"] }
    #expect(Set(report.findings.map(\.severity)) == [.warning])
    let verdict = report.verdicts.first { $0.player == .android }
    #expect(verdict?.outcome == .fails)
  }

  @Test func `every line of the table is read, and every kind is there`() {
    let lines = AndroidMembersText.objects.description.split(separator: "\n")
    let members = lines.filter { $0.hasPrefix(" ") }
    let kinds = AndroidMembers.kinds
    #expect(kinds.count == lines.count - members.count)
    #expect(kinds.values.reduce(0) { $0 + $1.members.count } == members.count)
    for kind in kinds.values {
      #expect(kind.members.count <= 64, "\(kind.id)")
      for member in kind.members {
        switch member.reading {
        case .object(let id), .list(let id), .first(let id): #expect(kinds[id] != nil, "\(id)")
        default: break
        }
      }
    }
  }
}
