import LottieModel

extension RuleCatalog {
  /// Kinds, versions and sizes against the specification.
  static let kindsAndVersions: [any Rule] = [
    UnknownLayer(), UnknownShape(), BodymovinVersion(), SpecVersion(), Dimensions(),
  ]
}

struct UnknownLayer: LayerRule {
  let info = RuleInfo(
    "spec/unknown-layer",
    .warning,
    "A layer has an unknown type.",
    explanation:
      "Players leave it out.",
    example: #"{"ty": 99}"#,
    fix: "Delete the layer, or export with a current plug-in."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == nil else { return }
    if let type = layer.typeNumber {
      report.add(info, at: layer.cursor, "\(layer.words) has the unknown type \(type)")
    } else {
      report.add(info, at: layer.cursor, "\(layer.words) has no type (ty)")
    }
  }
}

struct UnknownShape: ShapeRule {
  let info = RuleInfo(
    "spec/unknown-shape",
    .warning,
    "A shape has an unknown type.",
    explanation:
      "Players leave it out.",
    example: #"{"ty": "qq"}"#,
    fix: "Delete the shape, or export with a current plug-in."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard shape.type == nil else { return }
    let type = shape.cursor[.type]?.string.map(Words.quoted) ?? "none"
    report.add(info, at: shape.cursor, "a shape of the unknown type \(type)")
  }
}

struct BodymovinVersion: DocumentRule {
  let info = RuleInfo(
    "spec/bodymovin-version",
    .warning,
    "The exporter's version is very old or missing.",
    explanation:
      "Before 4.4.0 paths were closed and colors written differently; players guess by this version.",
    example: #"{"v": "4.1.5"}"#,
    fix: "Export with a current plug-in."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let version = document.root[.exporterVersion] else {
      let message = "the animation has no exporter version (v)"
      return report.add(info, at: document.root, message, severity: .info, missing: "v")
    }
    let text = version.string ?? version.double.map(Words.number) ?? ""
    let parts = text.split(separator: ".").map { Int($0.prefix { $0.isNumber }) }
    guard parts.count >= 2, let major = parts[0], let minor = parts[1] else {
      return report.add(info, at: version, "the version \(Words.quoted(text)) cannot be parsed")
    }
    if major > 5 {
      report.add(
        info,
        at: version,
        "exported by version \(text); players know up to 5",
        severity: .info
      )
    }
    if (major, minor) < (4, 4) {
      report.add(info, at: version, "exported by version \(text); players expect 4.4.0 or newer")
    }
  }
}

struct SpecVersion: DocumentRule {
  let info = RuleInfo(
    "spec/version",
    .warning,
    "The document's specification version is newer than this program supports.",
    explanation:
      "New features may be drawn wrongly or left out.",
    example: #"{"ver": 20000}"#,
    fix: "Update this program."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if let version = document.root["ver"], let number = version.whole, number >= 20_000 {
      report.add(info, at: version, "version \(number) of the specification is not supported")
    }
  }
}

struct Dimensions: DocumentRule {
  let info = RuleInfo(
    "spec/dimensions",
    .error,
    "The size, the frame rate or the duration is not positive.",
    explanation:
      "There is nothing to show; players stop with an error.",
    example: #"{"w": 0, "h": 100}"#,
    fix: "Set width, height and frame rate above 0, and the last frame after the first."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    for name in [.width, .height, .frameRate] as [JSONName] {
      guard let value = document.root[name], let number = value.double, number <= 0 else {
        continue
      }
      report.add(info, at: value, "\"\(name)\" is \(Words.number(number)), not above 0")
    }
  }
}
