import LottieModel
import LottieScene
import TestSupport
import Testing

@testable import LottieEngine

/// The tables of effects' controls.
struct EffectControlTests {
  private static let rules = EffectKind.rules.sorted { $0.key.rawValue < $1.key.rawValue }

  @Test func `each control of an effect has an index and a name of its own`() {
    #expect(Self.rules.count > 40)
    for (feature, rule) in Self.rules {
      let list = rule.controls.list
      #expect(!list.isEmpty, "\(feature)")
      #expect(Set(list.map(\.index)).count == list.count, "\(feature)")
      #expect(Set(list.map(\.name)).count == list.count, "\(feature)")
      let numbers = list.compactMap(\.matchNumber)
      #expect(Set(numbers).count == numbers.count, "\(feature)")
    }
  }

  @Test func `each effect has one rule`() {
    func ids<Rule: EffectRule>(_ rule: Rule.Type) -> [String] { Rule.Controls.effects }
    for (feature, rule) in Self.rules { #expect(ids(rule).contains(feature.rawValue)) }
    let all = Set(Self.rules.map { "\($0.value)" })
    #expect(Self.rules.count == all.count + 1, "Fast Blur is a Gaussian Blur")
  }

  // As exported by Bodymovin from After Effects.
  @Test(
    arguments: [
      ("ADBE Bulge", 3, "Bulge Height", "ADBE Bulge-0004"),
      ("ADBE Fill", 2, "Color", "ADBE Fill-0002"), ("ADBE Fill", 3, "Invert", "ADBE Fill-0006"),
      ("ADBE Stroke", 8, "End", "ADBE Stroke-0009"),
      ("ADBE Geometry2", 2, "Uniform Scale", "ADBE Geometry2-0011"),
      ("ADBE Pro Levels2", 13, "Red Output Black", "ADBE Pro Levels2-0014"),
      ("ADBE Gaussian Blur 2", 1, "Blur Dimensions", "ADBE Gaussian Blur 2-0002"),
      ("ADBE Wave Warp", 6, "Phase", "ADBE Wave Warp-0007"),
    ]
  )
  func `controls have After Effects' names`(
    effect: String,
    index: Int,
    name: String,
    matchName: String
  ) throws {
    let list = EffectKind.controls(matchName: effect, type: nil)
    let control = try #require(list.first { $0.index == index })
    #expect(control.name == name)
    #expect(control.scriptNames(of: effect) == [name, matchName])
  }

  @Test func `defaults are those of the control's kind`() throws {
    let size = Size(width: 200, height: 100)
    func value(_ effect: String, _ index: Int) throws -> Effect.Value {
      let list = EffectKind.controls(matchName: effect, type: nil)
      return try #require(list.first { $0.index == index }).defaultValue(size)
    }
    #expect(try value("ADBE Twirl", 1) == .number(KeyframeGroup(30)))
    #expect(try value("ADBE Twirl", 2) == .point(KeyframeGroup(Vector3D(100, 50))))
    #expect(try value("ADBE Corner Pin", 3) == .point(KeyframeGroup(Vector3D(200, 100))))
    #expect(try value("ADBE Tint", 1) == .color(KeyframeGroup(.white)))
    #expect(try value("ADBE Fractal Noise", 8) == .number(KeyframeGroup(1)))
  }

  /// A blur whose document has its first control only.
  private static let blurred = """
    {"ty":1,"nm":"a","ip":0,"op":100,"sw":10,"sh":10,"sc":"#ff0000","ks":{},"ef":[{"ty":29,"nm":"Blur",\
    "mn":"ADBE Gaussian Blur 2","ef":[{"ty":0,"nm":"Unschärfe","v":{"a":0,"k":40}}]}]}
    """

  @Test func `controls that the document leaves out are listed, read and set`() throws {
    let composition = try composition(Self.blurred)
    let names = composition.hierarchyKeypaths().map(\.string).filter { $0.hasPrefix("a.Blur") }
    #expect(
      names == [
        "a.Blur", "a.Blur.Unschärfe", "a.Blur.Blur Dimensions",
        "a.Blur.Repeat Edge Pixels",
      ]
    )
    let keypath = AnimationKeypath(keypath: "a.Blur.Blur Dimensions")
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == 1)
  }

  @Test(arguments: [
    ("effect('Blur')('Blurriness')", 40.0), ("effect('Blur')('ADBE Gaussian Blur 2-0001')", 40),
    ("effect('Blur')('Unschärfe')", 40), ("effect('Blur')('Blur Dimensions')", 1),
    ("effect(1)(2)", 1), ("effect('Blur')('ADBE Gaussian Blur 2-0003')", 0),
  ])
  func `expressions know controls by After Effects' names, and those left out`(
    expression: String,
    value: Double
  ) throws {
    let layer = Self.blurred.replacing(
      #""ks":{}"#,
      with: #""ks":{"r":{"a":0,"k":0,"x":"\#(expression)"}}"#
    )
    let keypath = AnimationKeypath(keypath: "a.Transform.Rotation")
    #expect(try composition(layer).getValue(for: keypath, atFrame: 0) as? Double == value)
  }
}
