import LottieModel

extension RuleCatalog {
  /// Values against the specification.
  static let values: [any Rule] = [
    PathShape(), GroupTransform(), ZeroStretch(), EmptyPath(), PathVertices(), GradientLength(),
    GradientOrder(), DashArray(), OpacityRange(),
  ]
}

struct PathShape: PropertyRule {
  let info = RuleInfo(
    "spec/path-shape",
    .error,
    "A path's vertices and tangents do not match.",
    explanation:
      "Each vertex has one tangent in and one out; players stop or draw garbage when one is missing.",
    example: #"{"v": [[0,0],[9,9]], "i": [[0,0]], "o": [[0,0],[0,0]], "c": true}"#,
    fix: "Draw the path again, or export again."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path else { return }
    for path in PathValues.all(of: property) {
      guard let vertices = path[.vertices], let incoming = path[.inTangents],
        let outgoing = path[.outTangents],
        incoming.count != vertices.count || outgoing.count != vertices.count
      else { continue }
      report.add(
        info,
        at: path,
        "\(vertices.count) vertices, but \(incoming.count) and \(outgoing.count) tangents"
      )
    }
  }
}

struct GroupTransform: ShapeListRule {
  let info = RuleInfo(
    "spec/group-transform",
    .warning,
    once: true,
    "A group has no transform.",
    explanation:
      "Each group ends with its transform (tr); lottie-web stops with an error at one without.",
    example: #"{"ty": "gr", "it": [{"ty": "rc"}, {"ty": "fl"}]}"#,
    fix: "Add {\"ty\": \"tr\"} with its values as the group's last item, or export again."
  )

  func check(_ list: ShapeListContext, _ report: inout Report) {
    guard list.depth > 0, !list.items.isEmpty,
      !list.items.contains(where: { $0.type == .transform })
    else { return }
    report.add(info, at: list.cursor, "a group of \(list.layer.words) has no transform (tr)")
  }
}

struct ZeroStretch: LayerRule {
  let info = RuleInfo(
    "spec/zero-stretch",
    .error,
    "A layer's time stretch is 0 or negative.",
    explanation:
      "Players divide by the time stretch (sr); a division by 0 hides the layer.",
    example: #"{"ty": 4, "sr": 0}"#,
    fix: "Set Time Stretch to 100 % (sr: 1)."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let stretch = layer.cursor[.timeStretch], let factor = stretch.double, factor <= 0 else {
      return
    }
    guard factor < 0 else {
      return report.add(info, at: stretch, "\(layer.words) has a time stretch of 0")
    }
    report.add(
      info,
      at: stretch,
      "\(layer.words) runs backwards, with a time stretch of \(Words.number(factor))",
      fix: "Enable time remapping and reverse its keyframes instead.",
      severity: .warning
    )
  }
}

struct EmptyPath: PropertyRule {
  let info = RuleInfo(
    "spec/empty-path",
    .info,
    "A path has no vertices.",
    explanation:
      "It draws nothing; some players log an error.",
    example: #"{"v": [], "i": [], "o": [], "c": false}"#,
    fix: "Delete the path."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path else { return }
    if let path = PathValues.all(of: property).first(where: { $0[.dashLength]?.count == 0 }) {
      report.add(info, at: path, "a path without vertices")
    }
  }
}

struct PathVertices: PropertyRule {
  let info = RuleInfo(
    "spec/path-vertices",
    .warning,
    restates: [.shapePathVertexMismatch],
    "A path changes its number of vertices.",
    explanation:
      "Players cannot morph between different numbers of vertices: some jump, some drop the path.",
    example: "a path with 4 vertices at frame 0 and 5 at frame 10",
    fix: "Give the path the same number of vertices in all keyframes."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path, property.isAnimated else { return }
    let paths = PathValues.all(of: property)
    let counts = Set(paths.compactMap { $0[.dashLength]?.count })
    guard counts.count > 1 else { return }
    let words = counts.sorted().map(String.init).joined(separator: ", ")
    report.add(info, at: property.cursor, "the path has \(words) vertices at different times")
  }
}

struct GradientLength: PropertyRule {
  let info = RuleInfo(
    "spec/gradient-length",
    .error,
    "A gradient has fewer numbers than its colors need.",
    explanation:
      "Each color takes four numbers, then each opacity two; missing numbers are read beyond the end.",
    example: #"{"p": 3, "k": {"a": 0, "k": [0, 1, 0, 0]}}"#,
    fix: "Set the gradient again, or correct its number of colors (p)."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .gradient else { return }
    if property.stops <= 0 || property.value?.count == 0 {
      return report.add(info, at: property.cursor, "a gradient without colors")
    }
    for value in GradientValues.all(of: property) {
      let rest = value.count - 4 * property.stops
      guard rest < 0 || rest % 2 != 0 else { continue }
      report.add(
        info,
        at: value,
        "\(value.count) numbers for \(Words.count(property.stops, "color")); "
          + (rest < 0 ? "at least \(4 * property.stops) are needed" : "opacities come in pairs")
      )
    }
  }
}

struct GradientOrder: PropertyRule {
  let info = RuleInfo(
    "spec/gradient-order",
    .warning,
    "A gradient's colors are not in order.",
    explanation:
      "Offsets must ascend from 0 to 1; players draw stripes or drop colors.",
    example: "offsets 0, 0.8, 0.5",
    fix: "Put the colors in order."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .gradient, property.stops > 1 else { return }
    for value in GradientValues.all(of: property) {
      let offsets = value.elements.prefix(4 * property.stops).enumerated()
        .filter { $0.offset % 4 == 0 }.compactMap(\.element.double)
      guard zip(offsets, offsets.dropFirst()).contains(where: { $0 > $1 + 1e-6 }) else { continue }
      report.add(info, at: value, "the gradient's offsets do not ascend")
    }
  }
}

struct DashArray: ShapeRule {
  let info = RuleInfo(
    "spec/dash-array",
    .warning,
    restates: [.strokeDashOffsetFirst],
    "A dash pattern cannot be drawn as written.",
    explanation:
      "A pattern is dashes and gaps with at most one offset, last; all zero is a solid line in some players and nothing in others.",
    example: #"[{"n": "o"}, {"n": "d"}]"#,
    fix: "Write the offset last, and a dash longer than 0."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard shape.type?.isStroke ?? false, let list = shape.cursor[.dashes], list.isArray,
      list.count > 0
    else { return }
    let kinds = list.elements.map { $0[.dashType]?.string ?? "d" }
    if kinds.dropLast().contains("o") {
      return report.add(info, at: list, "the offset of a dash pattern is not its last entry")
    }
    let lengths = list.elements.filter { $0[.dashType]?.string != "o" }
    if lengths.contains(where: { ValueRange.all($0[.dashLength])?.first?.upperBound ?? 0 < 0 }) {
      return report.add(info, at: list, "a dash or gap has a negative length")
    }
    let isZero = lengths.allSatisfy { !PropertyContext.differs($0[.dashLength], from: 0) }
    if isZero { report.add(info, at: list, "all dashes and gaps are 0") }
  }
}

struct OpacityRange: LayerRule, ShapeRule {
  let info = RuleInfo(
    "spec/opacity-range",
    .warning,
    once: true,
    restates: [.transformOpacityOutOfRange],
    "An opacity is not between 0 and 100.",
    explanation:
      "It is a percentage. Some players clamp it, others fail or draw something else.",
    example: #"{"o": {"a": 0, "k": 255}}"#,
    fix: "Give the opacity in percent, from 0 to 100."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type != .null else { return }
    check(layer.transform?[.opacity], &report)
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard let type = shape.type, type.isPaint || type == .transform else { return }
    check(shape.cursor[.opacity], &report)
  }

  private func check(_ property: JSONCursor?, _ report: inout Report) {
    guard let property, !(property[.value]?.double.map { (0...100).contains($0) } ?? false),
      let range = ValueRange.all(property)?.first,
      range.lowerBound < 0 || range.upperBound > 100
    else { return }
    let worst = range.lowerBound < 0 ? range.lowerBound : range.upperBound
    report.add(info, at: property, "an opacity of \(Words.number(worst)) %")
  }
}
