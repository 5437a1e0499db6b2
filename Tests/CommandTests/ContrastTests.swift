import Foundation
import TestSupport
import Testing

/// Text with what lies behind it, and the contrast by WCAG's formula, computed by hand.
///
/// L is relative luminance; of the grays #767676, #777777, #949494, #959595 it is 0.1812, 0.1845, 0.2961, 0.3005.
struct ContrastCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// The contrast and the limit; nil where nothing is said.
  let says: String?
  /// Red, green and blue of the text, 0 to 255.
  let color: [Int]
  var size = 16
  /// Behind the text; nil is nothing.
  var back: String? = "#ffffff"
  /// In front of the text; nil is nothing.
  var front: String?
  var opacity = #"{"a":0,"k":100}"#

  var testDescription: String { name }

  /// The character is a square as high and wide as the font's size.
  var text: String {
    func solid(_ color: String) -> String {
      #"{"ty":1,"nm":"solid","ip":0,"op":20,"st":0,"sw":200,"sh":100,"sc":"\#(color)","ks":{}}"#
    }
    let components = color.map { "\(Double($0) / 255)" }.joined(separator: ",")
    let words = """
      {"ty":5,"nm":"Title","ip":0,"op":20,"st":0,"ks":{"o":\(opacity),"p":{"a":0,"k":[20,60]}},\
      "t":{"d":{"k":[{"t":0,"s":{"s":\(size),"f":"F","t":"aa","j":0,"lh":20,"fc":[\(components)]}}]},\
      "p":{},"m":{"g":1,"a":{"a":0,"k":[0,0]}},"a":[]}}
      """
    let path = """
      {"ty":"sh","ks":{"a":0,"k":{"c":true,"v":[[0,0],[100,0],[100,-100],[0,-100]],\
      "i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}
      """
    let layers = [front.map(solid), words, back.map(solid)].compactMap(\.self)
    return """
      {"v":"5.9.0","fr":10,"ip":0,"op":20,"w":200,"h":100,\
      "fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"Regular","ascent":75}]},\
      "chars":[{"ch":"a","size":100,"w":100,"style":"Regular","fFamily":"F",\
      "data":{"shapes":[{"ty":"gr","it":[\(path)]}]}}],"layers":[\(layers.joined(separator: ","))]}
      """
  }

  static let all = [
    // 1.05 / 0.05.
    ContrastCase(name: "black on white", says: nil, color: [0, 0, 0]),
    // 1.05 / 0.2312 is 4.54.
    ContrastCase(name: "#767676 on white", says: nil, color: [118, 118, 118]),
    // 1.05 / 0.2345 is 4.478.
    ContrastCase(name: "#777777 on white", says: "4.47 to 1, below 4.5", color: [119, 119, 119]),
    ContrastCase(name: "#777777 on white, large", says: nil, color: [119, 119, 119], size: 24),
    // 1.05 / 0.3461 is 3.03.
    ContrastCase(name: "#949494 on white, large", says: nil, color: [148, 148, 148], size: 24),
    // 1.05 / 0.3505 is 2.996.
    ContrastCase(
      name: "#959595 on white, large",
      says: "2.99 to 1, below 3",
      color: [149, 149, 149],
      size: 24
    ),
    ContrastCase(name: "white on white", says: "1 to 1, below 4.5", color: [255, 255, 255]),
    // (0.2126 + 0.05) / 0.05 is 5.25.
    ContrastCase(name: "red on black", says: nil, color: [255, 0, 0], back: "#000000"),
    // (0.0722 + 0.05) / 0.05 is 2.444.
    ContrastCase(
      name: "blue on black",
      says: "2.44 to 1, below 4.5",
      color: [0, 0, 255],
      back: "#000000"
    ),
    // A gray of 204 is L 0.6038: 1.05 / 0.6538 is 1.606.
    ContrastCase(
      name: "black of 20 % on white",
      says: "1.6 to 1, below 4.5",
      color: [0, 0, 0],
      opacity: #"{"a":0,"k":20}"#
    ),
    ContrastCase(name: "nothing behind", says: nil, color: [255, 255, 255], back: nil),
    ContrastCase(name: "covered", says: nil, color: [255, 255, 255], front: "#ff0000"),
    ContrastCase(
      name: "black that fades in on white",
      says: nil,
      color: [0, 0, 0],
      opacity: """
        {"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":10,"s":[100]}]}
        """
    ),
  ]
}

/// `a11y/contrast` under `--draw`.
struct ContrastTests {
  @Test(arguments: ContrastCase.all)
  func `the contrast of text is measured as WCAG defines it`(_ item: ContrastCase) throws {
    let folder = try TemporaryFolder()
    try folder.write(item.text, to: "a.json")
    let run = try Program.run(
      "validate",
      "a.json",
      "--draw",
      "--select",
      "a11y/contrast",
      "--format",
      "compact",
      in: folder.url
    )
    if let says = item.says {
      #expect(run.text.contains("warning: Title: a contrast of \(says)"), "\(run.text)")
    } else {
      #expect(!run.text.contains("contrast"), "\(run.text)")
    }
  }
}
