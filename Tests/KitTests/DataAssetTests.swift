import LottieCodecs
import LottieEngine
import LottieKit
import LottieModel
import TestSupport
import Testing

/// Data assets, as expressions read them.
struct DataAssetTests {
  private static let json =
    #"{"angle":45,"off":0,"name":"Ann","rows":[{"v":7},{"v":8}],"list":[1,2,3]}"#

  private func composition(_ expression: String, data: String = json) throws -> Composition {
    let url = "data:application/json;base64,\(Base64.encode(Array(data.utf8)))"
    let text = #"""
      {"w":60,"h":60,"fr":10,"ip":0,"op":20,
      "assets":[{"id":"d","nm":"table.json","t":3,"e":1,"u":"","p":"\#(url)"},
      {"id":"i","w":1,"h":1,"p":"none.png"}],"layers":[
      {"ty":15,"nm":"Data layer","ind":1,"refId":"d","ip":0,"op":20},
      {"ty":3,"nm":"Own","ind":2,"ks":{"r":{"k":-1,"x":"\#(expression)"}}}]}
      """#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    return Composition(animation, imageProvider: FileImageProvider())
  }

  private func value(_ expression: String, data: String = json) throws -> Double? {
    try composition(expression, data: data).getValue(for: "Own.Transform.Rotation", atFrame: 0)
      as? Double
  }

  private static let outline = "thisComp.layer('Data layer')('Data')('Outline')"

  @Test(arguments: [
    ("footage('table.json').sourceData.angle", 45), ("footage('d').sourceData.rows[1].v", 8),
    ("footage('d').sourceData.rows.length", 2), ("footage('d').sourceText.length", 73),
    ("footage('d').dataValue([0])", 45), ("footage('d').dataValue([3,1,'v'])", 8),
    ("footage('d').dataValue(['list',2])", 3), ("footage('d').name == 'd' ? 6 : 5", 6),
    ("footage('d').dataValue(['none']) === undefined ? 6 : 5", 6),
  ])
  func `footage has data`(expression: String, expected: Double) throws {
    #expect(try value(expression) == expected)
  }

  @Test(arguments: [
    ("('angle')", 45), ("('off')", 0), ("('rows')('rows 1')('v')", 8), ("('list')('list0')", 1),
    ("('none') == '' ? 6 : 5", 6), ("('name') == 'Ann' ? 6 : 5", 6),
  ])
  func `a data layer has an outline`(path: String, expected: Double) throws {
    #expect(try value(Self.outline + path) == expected)
  }

  @Test(arguments: [
    ("footage('none').sourceData", "there is no data \"none\""),
    ("footage('d').dataValue(3)", "an array of names and indices is expected"),
    ("footage('d')('x')", "a value that is no function is called"),
  ])
  func `what is not there leaves the keyframes`(expression: String, reason: String) throws {
    let composition = try composition(expression)
    composition.update(frame: 0)
    let failed = composition.diagnostics.filter { $0.rule == "expr/failure" }
    #expect(failed.map(\.keypath) == ["Own.Transform.Rotation"])
    #expect(failed.first?.message.contains(reason) == true, "\(failed)")
    #expect(
      composition.getValue(for: "Own.Transform.Rotation", atFrame: 0) as? Double == -1
    )
  }

  @Test(arguments: [
    ("{", "the data \"d\" is not JSON"),
    ("[" + String(repeating: "1,", count: 1 << 20) + "1]", "the data \"d\" has more than 2048 KiB"),
  ])
  func `bad files are reported`(data: String, reason: String) throws {
    let composition = try composition("footage('d').sourceData.length", data: data)
    composition.update(frame: 0)
    #expect(composition.diagnostics.contains { $0.message.contains(reason) })
  }

  @Test func `more data than a script may have is reported`() throws {
    let data = "[" + String(repeating: "{},", count: 100_000) + "1]"
    let composition = try composition("footage('d').sourceData.length", data: data)
    composition.update(frame: 0)
    #expect(composition.diagnostics.contains { $0.message.contains("steps") })
    #expect(try value("footage('d').dataValue([99999, 0]) === undefined ? 6 : 5", data: data) == 6)
  }
}
