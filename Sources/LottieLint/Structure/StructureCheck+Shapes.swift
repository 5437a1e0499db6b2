import LottieModel

extension StructureCheck {
  func shape(_ cursor: JSONCursor, _ report: inout Report) {
    guard isObject(cursor, "a shape", &report) else { return }
    let name = cursor["ty"]?.string ?? ""
    guard StructureCheck.known.contains(name), let type = ShapeType(rawValue: name) else { return }
    string(cursor.raw("nm"), &report)
    boolean(cursor.raw("hd"), &report)
    if type.isPath, let direction = cursor.raw("d"), direction.whole != 1, direction.whole != 3 {
      let words = direction.isNumber ? direction.numberWords : direction.kindText
      say(.shapeDirection, direction, &report, "the direction \(words) is neither 1 nor 3")
    }
    if type.isPaint {
      choice(cursor.raw("bm"), 0...16, &report, rule: .blendMode)
      property(require(cursor, "o", "the opacity", &report), .scalar, &report)
    }
    if type.isStroke { stroke(cursor, &report) }
    if type == .gradientFill || type == .gradientStroke { gradient(cursor, &report) }
    members(cursor, type, &report)
  }

  private static let known: Set = [
    "el", "fl", "gf", "gs", "gr", "sh", "sr", "rc", "st", "tr", "tm", "pb",
  ]

  private func members(_ cursor: JSONCursor, _ type: ShapeType, _ report: inout Report) {
    switch type {
    case .group:
      number(cursor.raw("np"), &report)
      list(cursor.raw("it"), &report) { shape, report in self.shape(shape, &report) }
    case .path: property(require(cursor, "ks", "the path", &report), .bezier, &report)
    case .ellipse, .rectangle:
      property(require(cursor, "s", "the size", &report), .vector, &report)
      property(require(cursor, "p", "the position", &report), .position, &report)
      if type == .rectangle { property(cursor.raw("r"), .scalar, &report) }
    case .star: star(cursor, &report)
    case .fill, .stroke:
      property(require(cursor, "c", "the colour", &report), .color, &report)
      if type == .fill { choice(cursor.raw("r"), 1...2, &report) }
    case .gradientFill: choice(cursor.raw("r"), 1...2, &report)
    case .transform: transform(cursor, &report)
    case .trim:
      for name in ["s", "e", "o"] as [StaticString] {
        property(require(cursor, name, "the trim's", &report), .scalar, &report)
      }
      choice(cursor.raw("m"), 1...2, &report)
    case .pucker: property(cursor.raw("a"), .scalar, &report)
    default: break
    }
  }

  private func star(_ cursor: JSONCursor, _ report: inout Report) {
    for name in ["or", "os", "pt", "r"] as [StaticString] {
      property(require(cursor, name, "the star's", &report), .scalar, &report)
    }
    property(require(cursor, "p", "the position", &report), .position, &report)
    choice(cursor.raw("sy"), 1...2, &report)
    let isStar = cursor.raw("sy").map { $0.double == 1 } ?? true
    for name in ["ir", "is"] as [StaticString] {
      if isStar {
        property(require(cursor, name, "the star's", &report), .scalar, &report)
      } else {
        property(cursor.raw(name), .scalar, &report)
      }
    }
  }

  private func stroke(_ cursor: JSONCursor, _ report: inout Report) {
    choice(cursor.raw("lc"), 1...3, &report)
    choice(cursor.raw("lj"), 1...3, &report)
    number(cursor.raw("ml"), &report)
    property(cursor.raw("ml2"), .scalar, &report)
    property(require(cursor, "w", "the width", &report), .scalar, &report)
    list(cursor.raw("d"), &report) { dash, report in
      guard isObject(dash, "a dash", &report) else { return }
      string(dash.raw("nm"), &report)
      if let kind = dash.raw("n"), !["d", "g", "o"].contains(kind.string ?? "") {
        say(.schema, kind, &report, "a dash is d, g or o")
      }
      property(dash.raw("v"), .scalar, &report)
    }
  }

  private func gradient(_ cursor: JSONCursor, _ report: inout Report) {
    property(require(cursor, "s", "the start point", &report), .position, &report)
    property(require(cursor, "e", "the end point", &report), .position, &report)
    if let type = require(cursor, "t", "the gradient's type", &report) {
      choice(type, 1...3, &report)
    }
    property(cursor.raw("h"), .scalar, &report)
    property(cursor.raw("a"), .scalar, &report)
    guard let colors = require(cursor, "g", "the colours", &report),
      isObject(colors, "the colours", &report)
    else { return }
    number(require(colors, "p", "the number of colours", &report), &report)
    property(require(colors, "k", "the colours", &report), .gradient, &report)
  }
}
