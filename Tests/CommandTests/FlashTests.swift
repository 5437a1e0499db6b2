import Foundation
import TestSupport
import Testing

/// A document that flashes, and the result of WCAG 2.3.1, computed by hand.
///
/// The canvas is the screen of 1024 × 768, so that a block has 341 × 256 = 87,296 of its units and a
/// quarter of one 21,824. L is relative luminance: linear light of sRGB, 0.2126 R + 0.7152 G + 0.0722 B.
struct FlashCase: CustomTestStringConvertible, Sendable {
  /// A rectangle of the canvas.
  struct Box: Sendable {
    var x = 0
    var y = 0
    var width = 1024
    var height = 768
  }

  /// Why it is above or below.
  let name: String
  let isUnsafe: Bool
  var rate = 60
  var length = 120
  var box = Box()
  /// Behind everything; nil is nothing.
  var back: String? = "#000000"
  /// Flashes over that.
  var front = "#ffffff"
  /// Frames at which the front is alternately switched on and off.
  var switches: [Int] = []
  /// Keyframes of the front's opacity, in place of switches.
  var fades: [(frame: Int, opacity: Int)] = []
  /// A part of the message.
  var says = ""

  var testDescription: String { name }

  var text: String {
    let held = [(0, 0)] + switches.enumerated().map { ($1, $0.isMultiple(of: 2) ? 100 : 0) }
    let keyframes =
      fades.isEmpty
      ? held.map { #"{"t":\#($0),"h":1,"s":[\#($1)]}"# }
      : fades.map {
        #"{"t":\#($0.frame),"s":[\#($0.opacity)],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}}"#
      }
    func solid(_ name: String, _ color: String, _ box: Box, _ opacity: String) -> String {
      #"{"ty":1,"nm":"\#(name)","ip":0,"op":\#(length),"st":0,"sw":\#(box.width),"#
        + #""sh":\#(box.height),"sc":"\#(color)","ks":{"o":\#(opacity),"#
        + #""p":{"a":0,"k":[\#(box.x),\#(box.y),0]}}}"#
    }
    let opacity = #"{"a":1,"k":[\#(keyframes.joined(separator: ","))]}"#
    let layers =
      [solid("front", front, box, opacity)]
      + [back.map { solid("back", $0, Box(), #"{"a":0,"k":100}"#) }].compactMap { $0 }
    return #"{"v":"5.7.0","fr":\#(rate),"ip":0,"op":\#(length),"w":1024,"h":768,"layers":["#
      + layers.joined(separator: ",") + "]}"
  }

  /// Switches every so many frames.
  static func every(_ frames: Int, from first: Int? = nil, until end: Int = 120) -> [Int] {
    Array(stride(from: first ?? frames, to: end, by: frames))
  }

  static let below: [FlashCase] = [
    FlashCase(
      // On at 10, off at 20, …: six changes are three flashes.
      name: "three flashes in a second",
      isUnsafe: false,
      switches: [10, 20, 30, 40, 50, 60]
    ),
    FlashCase(
      // 60 / (2 · 10) = 3 a second; the seventh change comes 60 frames after the first: a whole second.
      name: "three flashes a second for three seconds",
      isUnsafe: false,
      length: 180,
      switches: every(10, until: 180)
    ),
    FlashCase(
      // 152 × 115 = 17,480 of 87,296: 20 %.
      name: "ten a second over a fifth of a block",
      isUnsafe: false,
      box: Box(x: 300, y: 200, width: 152, height: 115),
      switches: every(3)
    ),
    FlashCase(
      // Twice 340 × 60 = 20,400 of 87,296, 23 %, 600 apart: no block holds parts of both.
      name: "ten a second over a narrow strip",
      isUnsafe: false,
      box: Box(x: 0, y: 700, width: 340, height: 60),
      switches: every(3)
    ),
    FlashCase(
      // L of #808080 is 0.2159, of #959595 (149) 0.3005: 0.085 apart.
      name: "ten a second, luminance changes by 8 %",
      isUnsafe: false,
      back: "#808080",
      front: "#959595",
      switches: every(3)
    ),
    FlashCase(
      // L of #e8e8e8 (232) is 0.807: the darker one is not below 0.80.
      name: "ten a second, both bright",
      isUnsafe: false,
      back: "#e8e8e8",
      switches: every(3)
    ),
    FlashCase(
      // Up in a second, down in a second.
      name: "a slow fade",
      isUnsafe: false,
      fades: [(0, 0), (60, 100), (119, 0)]
    ),
    FlashCase(
      // #bc5959 is linear (0.503, 0.100, 0.100): red is 72 % of it, not saturated; L is 0.186. #777777 is
      // L 0.184. (R − G − B) × 320 goes from 0 to 97.
      name: "ten a second, a red that is not saturated",
      isUnsafe: false,
      back: "#777777",
      front: "#bc5959",
      switches: every(3)
    ),
    FlashCase(
      // #450000 (69) is linear 0.0595: (R − G − B) × 320 is 19.0, at most 20; L changes by 0.013.
      name: "ten a second, a very dark red",
      isUnsafe: false,
      front: "#450000",
      switches: every(3)
    ),
    FlashCase(
      // Three flashes, 0.1 s each, and three more 1.5 s later.
      name: "three flashes twice with a pause",
      isUnsafe: false,
      length: 180,
      switches: [6, 12, 18, 24, 30, 36, 126, 132, 138, 144, 150, 156]
    ),
  ]

  static let above: [FlashCase] = [
    FlashCase(
      // Eight changes, seven frames apart: the seventh 42 frames after the first, 0.7 s.
      name: "four flashes in a second",
      isUnsafe: true,
      switches: [7, 14, 21, 28, 35, 42, 49, 56]
    ),
    FlashCase(
      // 60 / (2 · 3) = 10 a second; the whole block changes.
      name: "ten a second over everything",
      isUnsafe: true,
      switches: every(3),
      says: "more than three flashes in a second, frames 3 to 117, over 100 % of a block"
    ),
    FlashCase(
      // 341 × 78 = 26,598 of 87,296: 30 %.
      name: "five a second over 30 % of a block",
      isUnsafe: true,
      box: Box(x: 399, y: 300, width: 339, height: 78),
      switches: every(6),
      says: "over 30 % of a block"
    ),
    FlashCase(
      // L of #808080 is 0.2159, of #9a9a9a (154) 0.3231: 0.107 apart.
      name: "ten a second, luminance changes by 11 %",
      isUnsafe: true,
      back: "#808080",
      front: "#9a9a9a",
      switches: every(3)
    ),
    FlashCase(
      // L of #e6e6e6 (230) is 0.7913, below 0.80; white is 0.21 above.
      name: "ten a second, the darker one just dark enough",
      isUnsafe: true,
      back: "#e6e6e6",
      switches: every(3)
    ),
    FlashCase(
      // Up in six frames, down in six: 5 a second, each by 1.
      name: "fast fades",
      isUnsafe: true,
      fades: (0..<20).map { (frame: $0 * 6, opacity: $0.isMultiple(of: 2) ? 0 : 100) }
    ),
    FlashCase(
      // L of #ff0000 is 0.2126, of #7f7f7f (127) 0.2122: no general flash. All of it is red, and
      // (R − G − B) × 320 goes from 0 to 320.
      name: "ten a second, red as bright as the gray behind",
      isUnsafe: true,
      back: "#7f7f7f",
      front: "#ff0000",
      switches: every(3),
      says: "more than three red flashes"
    ),
    FlashCase(
      // #4d0000 (77) is linear 0.0742: (R − G − B) × 320 is 23.7, above 20; L changes by 0.016.
      name: "five a second, a dark red",
      isUnsafe: true,
      front: "#4d0000",
      switches: every(6),
      says: "more than three red flashes"
    ),
    FlashCase(
      // Black over nothing: over black it does not show, over white L goes from 1 to 0.
      name: "five a second, black over transparency",
      isUnsafe: true,
      back: nil,
      front: "#000000",
      switches: every(6),
      says: "in a second over white, frames"
    ),
    FlashCase(
      // 25 / (2 · 3) = 4.2 a second, from 4 s to 5 s; the seventh change 18 frames after the first.
      name: "four a second for one second of ten",
      isUnsafe: true,
      rate: 25,
      length: 250,
      switches: [100, 103, 106, 109, 112, 115, 118],
      says: "frames 100 to 118"
    ),
  ]
}

/// What `--draw` finds, in documents whose frames are known.
struct FlashTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: FlashCase.below + FlashCase.above)
  func `flashes are judged as computed by hand`(_ item: FlashCase) throws {
    try folder.write(item.text, to: "a.json")
    // However slow the machine is.
    try folder.write("draw: true\nlimits: {drawing-time: 3600}\n", to: ".lottie.yml")
    let outcome = try Program.run(
      "validate",
      "a.json",
      "--select",
      "a11y",
      "--format",
      "compact",
      in: folder.url
    )
    #expect(outcome.status == (item.isUnsafe ? 1 : 0), "\(outcome.text)\(outcome.errors)")
    #expect(outcome.text.contains("a11y/flash") == item.isUnsafe)
    #expect(item.says.isEmpty || outcome.text.contains(item.says), "\(outcome.text)")
    if item.isUnsafe { #expect(outcome.text.contains(": front: ")) }
  }
}
