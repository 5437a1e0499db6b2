import LottieModel

extension StructureCheck {
  func layer(_ cursor: JSONCursor, _ report: inout Report) {
    guard isObject(cursor, "a layer", &report) else { return }
    guard let type = cursor["ty"]?.whole, (0...4).contains(type) else { return }
    string(cursor.raw("nm"), &report)
    boolean(cursor.raw("hd"), &report)
    integer(cursor.raw("ind"), &report)
    integer(cursor.raw("parent"), &report)
    number(require(cursor, "ip", "the first frame", &report), &report)
    number(require(cursor, "op", "the last frame", &report), &report)
    if let transform = require(cursor, "ks", "the transform", &report),
      isObject(transform, "a transform", &report)
    {
      self.transform(transform, &report)
    }
    flag(cursor.raw("ao"), &report)
    choice(cursor.raw("tt"), 0...4, &report)
    integer(cursor.raw("tp"), &report)
    choice(cursor.raw("bm"), 0...16, &report, rule: .blendMode)
    list(cursor.raw("masksProperties"), &report) { mask, report in self.mask(mask, &report) }
    members(cursor, type: type, &report)
  }

  /// What only some types of layers have.
  private func members(_ cursor: JSONCursor, type: Int, _ report: inout Report) {
    switch type {
    case 0:
      string(require(cursor, "refId", "the composition", &report), &report)
      integer(cursor.raw("w"), &report)
      integer(cursor.raw("h"), &report)
      number(cursor.raw("sr"), &report)
      number(cursor.raw("st"), &report)
      property(cursor.raw("tm"), .scalar, &report)
    case 1:
      integer(require(cursor, "sw", "the width", &report), &report)
      integer(require(cursor, "sh", "the height", &report), &report)
      hexColor(require(cursor, "sc", "the colour", &report), &report)
    case 2: string(require(cursor, "refId", "the image", &report), &report)
    case 4:
      list(require(cursor, "shapes", "the list of shapes", &report), &report) { shape, report in
        self.shape(shape, &report)
      }
    default: break
    }
  }

  private func hexColor(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor else { return }
    guard cursor.isString else { return wrong(cursor, "a colour as #RRGGBB", &report) }
    let text = cursor.string ?? ""
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isASCII),
      digits.allSatisfy(\.isHexDigit)
    else { return say(.schema, cursor, &report, "the colour is not written as #RRGGBB") }
  }

  private func mask(_ cursor: JSONCursor, _ report: inout Report) {
    guard cursor.isObject else { return }
    if let mode = cursor.raw("mode") {
      if !mode.isString {
        wrong(mode, "a mask mode", &report)
      } else if !["n", "a", "s", "i"].contains(mode.string ?? "") {
        let name = Words.quoted(mode.string ?? "")
        say(.maskMode, mode, &report, "\(name) is not among the mask modes n, a, s, i")
      }
    }
    property(cursor.raw("o"), .scalar, &report)
    property(require(cursor, "pt", "the path", &report), .bezier, &report)
  }

  func transform(_ cursor: JSONCursor, _ report: inout Report) {
    guard cursor.isObject else { return }
    property(cursor.raw("a"), .position, &report)
    splitPosition(cursor.raw("p"), &report)
    property(cursor.raw("s"), .vector, &report)
    for name in ["r", "o", "sk", "sa"] as [StaticString] {
      property(cursor.raw(name), .scalar, &report)
    }
  }

  private func splitPosition(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor else { return }
    guard isObject(cursor, "a position", &report) else { return }
    let split = cursor.raw("s")
    if let split, split.isNumber || split.bool == nil { boolean(split, &report) }
    if split?.bool == true {
      property(require(cursor, "x", "the horizontal position", &report), .scalar, &report)
      property(require(cursor, "y", "the vertical position", &report), .scalar, &report)
    } else {
      property(cursor, .position, &report)
    }
  }
}
