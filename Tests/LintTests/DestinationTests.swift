import Foundation
import LottieLint
import LottieModel
import Testing

/// A document for a destination, and the rule it breaks; nil where it fits.
struct DestinationCase: CustomTestStringConvertible, Sendable {
  var place: String
  var name: String
  var rule: String?
  var width = 320.0
  var height = 320.0
  var rate = 30.0
  var frames = 20
  var layers: [String] = []
  var items = ""
  var opacity = #"{"a":0,"k":100}"#
  var more = ""
  var root = #""tgs":1,"#
  var bytes = 1000

  var testDescription: String { "\(place): \(name)" }

  var text: String {
    let shown = [
      #"{"ty":4,"nm":"L","ind":1,"ip":0,"op":\#(frames),"st":0,"ks":{"o":\#(opacity),"#
        + #""r":{"a":0,"k":0},"p":{"a":0,"k":[50,50]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]}\#(more)},"#
        + #""shapes":[{"ty":"el","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,40]}},\#(items)"#
        + #"{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":1}]}"#
    ]
    let all = (shown + layers).joined(separator: ",")
    return #"{"v":"5.9.0",\#(root)"fr":\#(rate),"ip":0,"op":\#(frames),"w":\#(Self.text(width)),"#
      + #""h":\#(Self.text(height)),"assets":[],"layers":[\#(all)]}"#
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// The rules of destinations and of the specification that it breaks, with a warning at least.
  var found: [String] {
    var options = LintOptions()
    options.profile = Destination.named(place)
    var environment = LintEnvironment()
    environment.container = place == "telegram" ? .tgs : .json
    environment.fileSize = bytes
    let report = Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
    return report.findings.filter { $0.severity >= .warning }.map(\.rule.text).filter { rule in
      ["dest/", "tgs/", "spec/"].contains { rule.hasPrefix($0) }
    }
  }

  // Layers and items of one feature.
  static let sound =
    #"{"ty":6,"nm":"S","ind":2,"ip":0,"op":20,"st":0,"refId":"s","ks":{},"au":{"lv":{"a":0,"k":[0]}}}"#
  static let null = #"{"ty":3,"nm":"N","ind":3,"ip":0,"op":20,"st":0,"ks":{}}"#
  static let solid =
    ##"{"ty":1,"nm":"B","ind":2,"ip":0,"op":20,"st":0,"ks":{},"sw":9,"sh":9,"sc":"#ff0000"}"##
  static let words = """
    {"ty":5,"nm":"T","ind":2,"ip":0,"op":20,"st":0,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"s":9,\
    "f":"F","t":"a","j":0,"fc":[0,0,0]}}]},"p":{},"m":{"g":1,"a":{"a":0,"k":[0,0]}},"a":[]}}
    """
  static let image = #"{"ty":2,"nm":"I","ind":2,"ip":0,"op":20,"st":0,"ks":{},"refId":"i"}"#
  static let trim = #"{"ty":"tm","s":{"a":0,"k":0},"e":{"a":0,"k":50},"o":{"a":0,"k":0}},"#
  static let stroke = """
    {"ty":"st","c":{"a":0,"k":[0,0,0,1]},"o":{"a":0,"k":100},"w":{"a":0,"k":2},"lc":2,"lj":2},
    """
  static let repeater = """
    {"ty":"rp","c":{"a":0,"k":2},"o":{"a":0,"k":0},"m":1,"tr":{"p":{"a":0,"k":[9,0]},"a":{"a":0,\
    "k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"so":{"a":0,"k":100},"eo":{"a":0,\
    "k":100}}},
    """
  static let star = """
    {"ty":"sr","sy":2,"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0},"pt":{"a":0,"k":5},\
    "or":{"a":0,"k":30},"os":{"a":0,"k":0}},
    """
  static let fade = """
    {"a":1,"k":[{"t":0,"s":[0],"i":{"x":[0.8],"y":[1]},"o":{"x":[0.2],"y":[0]}},{"t":9,"s":[100]}]}
    """
}

extension DestinationCase {
  private static func cases(
    _ place: String,
    _ base: (inout DestinationCase) -> Void = { _ in },
    fits: [(String, (inout DestinationCase) -> Void)],
    breaks: [(String, String, (inout DestinationCase) -> Void)]
  ) -> [DestinationCase] {
    (fits.map { (nil, $0.0, $0.1) } + breaks.map { ($0.0, $0.1, $0.2) }).map { rule, name, change in
      var item = DestinationCase(place: place, name: name, rule: rule)
      base(&item)
      change(&item)
      return item
    }
  }

  static let all: [DestinationCase] =
    cases(
      "telegram",
      { ($0.width, $0.height, $0.rate) = (512, 512, 60) },
      fits: [
        ("as is", { _ in }), ("30 frames a second", { $0.rate = 30 }),
        ("three seconds", { $0.frames = 180 }), ("64 KB", { $0.bytes = 65_536 }),
        ("a fade", { $0.opacity = fade }),
      ],
      breaks: [
        ("tgs/canvas", "500 wide", { $0.width = 500 }),
        ("tgs/frame-rate", "25 frames a second", { $0.rate = 25 }),
        ("tgs/duration", "181 frames", { $0.frames = 181 }),
        ("tgs/feature", "a solid", { $0.layers = [solid] }),
        ("tgs/size", "a byte more", { $0.bytes = 65_537 }),
      ]
    )
    + cases(
      "telegram-video",
      fits: [
        ("as is", { _ in }), ("wide", { $0.height = 100 }), ("three seconds", { $0.frames = 90 }),
        ("a solid", { $0.layers = [solid] }), ("one frame", { $0.frames = 1 }),
      ],
      breaks: [
        ("dest/frame-rate", "60 frames a second", { $0.rate = 60 }),
        ("dest/frame-rate", "31 frames a second", { $0.rate = 31 }),
        ("dest/duration", "91 frames", { $0.frames = 91 }),
        ("dest/duration", "ten seconds", { $0.frames = 300 }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
    + cases(
      "telegram-emoji",
      fits: [
        ("as is", { _ in }), ("small", { ($0.width, $0.height) = (20, 20) }),
        ("three seconds", { $0.frames = 90 }), ("a fade", { $0.opacity = fade }),
        ("a null", { $0.layers = [null] }),
      ],
      breaks: [
        ("dest/canvas", "wide", { $0.height = 100 }), ("dest/canvas", "high", { $0.width = 319 }),
        ("dest/frame-rate", "60 frames a second", { $0.rate = 60 }),
        ("dest/duration", "four seconds", { $0.frames = 120 }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
    + cases(
      "whatsapp",
      fits: [
        ("as is", { _ in }), ("ten seconds", { $0.frames = 300 }),
        ("120 frames a second", { $0.rate = 120 }), ("a solid", { $0.layers = [solid] }),
        ("large", { ($0.width, $0.height) = (2000, 2000) }),
      ],
      breaks: [
        ("dest/canvas", "wide", { $0.height = 319 }), ("dest/canvas", "high", { $0.width = 9 }),
        ("dest/duration", "301 frames", { $0.frames = 301 }),
        ("dest/frame-rate", "126 frames a second", { $0.rate = 126 }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
    + cases(
      "discord",
      fits: [
        ("as is", { _ in }), ("five seconds", { $0.frames = 150 }),
        ("512 KB", { $0.bytes = 512_000 }), ("60 frames a second", { $0.rate = 60 }),
        ("a fade", { $0.opacity = fade }),
      ],
      breaks: [
        ("dest/canvas", "512 pixels", { ($0.width, $0.height) = (512, 512) }),
        ("dest/canvas", "300 high", { $0.height = 300 }),
        ("dest/duration", "151 frames", { $0.frames = 151 }),
        ("dest/size", "a byte more", { $0.bytes = 512_001 }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
    + cases(
      "slack",
      fits: [
        ("as is", { _ in }), ("50 frames", { $0.frames = 50 }), ("one frame", { $0.frames = 1 }),
        ("60 frames a second", { $0.rate = 60 }),
        ("slow", { ($0.rate, $0.frames) = (2, 50) }),
      ],
      breaks: [
        ("dest/frames", "51 frames", { $0.frames = 51 }),
        ("dest/frames", "120 frames", { $0.frames = 120 }),
        ("dest/canvas", "wide", { $0.height = 100 }), ("dest/canvas", "high", { $0.width = 100 }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
    + cases(
      "line",
      fits: [
        ("as is", { _ in }), ("5 frames", { $0.frames = 5 }), ("wide", { $0.height = 100 }),
        ("four seconds", { ($0.rate, $0.frames) = (5, 20) }), ("a fade", { $0.opacity = fade }),
      ],
      breaks: [
        ("dest/frames", "4 frames", { $0.frames = 4 }),
        ("dest/frames", "21 frames", { $0.frames = 21 }),
        ("dest/frames", "one frame", { $0.frames = 1 }),
        ("dest/duration", "five seconds", { ($0.rate, $0.frames) = (4, 20) }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
    + cases(
      "wear-os",
      fits: [
        ("as is", { _ in }), ("a trim", { $0.items = trim }), ("a stroke", { $0.items = stroke }),
        ("a fade", { $0.opacity = fade }), ("a solid", { $0.layers = [solid] }),
      ],
      breaks: [
        ("dest/feature", "an image", { $0.layers = [image] }),
        ("dest/feature", "a text", { $0.layers = [words] }),
        ("dest/feature", "a repeater", { $0.items = repeater }),
        ("dest/feature", "a polygon", { $0.items = star }),
        (
          "dest/feature", "an empty list of masks",
          { $0.layers = [null.replacing(#""ks":{}"#, with: #""ks":{},"masksProperties":[]"#)] }
        ),
      ]
    )
    + cases(
      "spec-1.0",
      fits: [
        ("as is", { _ in }), ("a trim", { $0.items = trim }), ("a stroke", { $0.items = stroke }),
        ("a polygon", { $0.items = star }), ("a fade", { $0.opacity = fade }),
      ],
      breaks: [
        ("spec/scalar-array", "an opacity in brackets", { $0.opacity = #"{"a":0,"k":[100]}"# }),
        ("spec/legacy-missing-a", "no flag", { $0.opacity = #"{"k":100}"# }),
        ("spec/integer-float", "half a pixel", { $0.width = 320.5 }),
        (
          "spec/color-range", "a color to 255",
          { $0.items = stroke.replacing("0,0,0,1", with: "0,0,9,1") }
        ),
        (
          "spec/shape-direction", "a direction of 2",
          {
            $0.items = trim.replacing(
              #""tm","#,
              with: #""rc","d":2,"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0},"#
            ).replacing(#""s":{"a":0,"k":0}"#, with: #""s":{"a":0,"k":[5,5]}"#)
          }
        ),
      ]
    )
    + cases(
      "signal",
      fits: [
        ("as is", { _ in }), ("three seconds", { $0.frames = 90 }),
        ("60 frames a second", { $0.rate = 60 }), ("a solid", { $0.layers = [solid] }),
        ("large", { ($0.width, $0.height) = (2000, 2000) }),
      ],
      breaks: [
        ("dest/canvas", "wide", { $0.height = 319 }), ("dest/canvas", "high", { $0.width = 9 }),
        ("dest/duration", "91 frames", { $0.frames = 91 }),
        ("dest/duration", "ten seconds", { $0.frames = 300 }),
        ("dest/sound", "sound", { $0.layers = [sound] }),
      ]
    )
}

/// What breaks the rules of a destination is told, and nothing else.
struct DestinationTests {
  @Test func `there are ten documents each, half of which fit`() {
    for (_, cases) in Dictionary(grouping: DestinationCase.all, by: \.place) {
      #expect(cases.count == 10 && cases.filter { $0.rule == nil }.count == 5)
    }
    #expect(DestinationCase.all.count >= 80)
  }

  @Test(arguments: DestinationCase.all)
  func `only the broken rule is reported`(_ item: DestinationCase) {
    #expect(item.found == [item.rule].compactMap(\.self))
  }

  @Test func `the page of destinations has the same rows`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/destinations.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for place in Destination.all {
      let row = rows.first { $0.hasPrefix("| `\(place.name)` |") } ?? ""
      let bytes = place.maximumBytes.map { "\($0 / 1000),\(String($0 % 1000 + 1000).dropFirst())" }
      #expect(row.contains("| \(bytes ?? "–") | \(place.date) | <\(place.source)>"))
      #expect(row.contains("not the destination") == !place.isOfficial)
    }
  }

  @Test func `each destination says since when, and where`() {
    for place in Destination.all {
      #expect(place.date.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
      #expect(place.source.hasPrefix("https://") && !place.title.isEmpty)
      #expect(place.document != nil || place.drawn != nil || place.checksSpecification)
    }
    #expect(Set(Destination.all.map(\.name)).count == Destination.all.count)
  }
}
