import LottieModel

extension StructureCheck {
  /// The document: the root, its layers, assets, markers and slots.
  func check(_ root: JSONCursor, _ report: inout Report) {
    guard root.isObject else { return }
    string(root.raw("nm"), &report)
    if let version = root.raw("ver") {
      integer(version, &report)
      if let value = version.double, value < 10_000 {
        say(.schema, version, &report, "the version \(Words.number(value)) is below 10000")
      }
    }
    if let rate = require(root, "fr", "the frame rate", &report) { number(rate, &report) }
    number(require(root, "ip", "the first frame", &report), &report)
    number(require(root, "op", "the last frame", &report), &report)
    size(require(root, "w", "the width", &report), &report)
    size(require(root, "h", "the height", &report), &report)
    layers(root, &report)
    list(root.raw("assets"), &report) { asset, report in self.asset(asset, &report) }
    list(root.raw("markers"), &report) { marker, report in
      guard isObject(marker, "a marker", &report) else { return }
      string(marker.raw("cm"), &report)
      number(marker.raw("tm"), &report)
      number(marker.raw("dr"), &report)
    }
    if let slots = root.raw("slots"), isObject(slots, "an object of slots", &report) {
      for (_, slot) in slots.members where isObject(slot, "a slot", &report) {
        require(slot, "p", "the value", &report)
      }
    }
  }

  private func size(_ cursor: JSONCursor?, _ report: inout Report) {
    integer(cursor, &report)
    if let cursor, let value = cursor.double, value < 0 {
      say(.schema, cursor, &report, "\(Words.number(value)) is below 0")
    }
  }

  private func layers(_ owner: JSONCursor, _ report: inout Report) {
    list(require(owner, "layers", "the list of layers", &report), &report) { layer, report in
      self.layer(layer, &report)
    }
  }

  private func asset(_ cursor: JSONCursor, _ report: inout Report) {
    guard isObject(cursor, "an asset", &report) else { return }
    string(cursor.raw("nm"), &report)
    string(require(cursor, "id", "the id", &report), &report)
    guard cursor.raw("layers") == nil else { return layers(cursor, &report) }
    string(cursor.raw("sid"), &report)
    if cursor.raw("sid") == nil {
      for name in ["w", "h", "p"] as [StaticString] {
        require(cursor, name, "an image's member", &report)
      }
    }
    number(cursor.raw("w"), &report)
    number(cursor.raw("h"), &report)
    string(cursor.raw("p"), &report)
    string(cursor.raw("u"), &report)
    flag(cursor.raw("e"), &report)
    if cursor["e"]?.double == 1, let data = cursor.raw("p"), data.isString,
      !DataURL.isValid(data.rawString)
    {
      say(
        .embeddedFlag,
        data,
        &report,
        "the image is said to be embedded, but it is no data URL"
      )
    }
  }
}

/// The form of a data URL the format asks for: `data:type/subtype;base64,…`.
private enum DataURL {
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = bytes.prefix(80)
    let head = Array("data:".utf8)
    guard text.starts(with: head) else { return false }
    var rest = text.dropFirst(head.count)
    let word = rest.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"),
        UInt8(ascii: "\\"):
        true
      default: byte >= 0x80
      }
    }
    guard !word.isEmpty else { return false }
    rest = rest.dropFirst(word.count)
    let base64 = Array(";base64".utf8)
    if rest.starts(with: base64) { rest = rest.dropFirst(base64.count) }
    return rest.first == UInt8(ascii: ",") && rest.count > 1
  }
}
