import LottieModel

extension RuleCatalog {
  /// Leftovers of exports.
  static let leftovers: [any Rule] = [
    SingleKeyframe(), RedundantKeyframes(), Illustrator(), DefaultGradient(),
  ]
}

struct SingleKeyframe: PropertyRule {
  let info = RuleInfo(
    "hygiene/single-keyframe",
    .info,
    once: true,
    "A property is animated with one keyframe.",
    explanation:
      "It never changes.",
    example: #"{"a": 1, "k": [{"t": 0, "s": [100]}]}"#,
    fix: "Remove the keyframe in After Effects."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind != nil, let list = property.keyframes, list.count == 1 else { return }
    report.add(info, at: list, "an animated property with one keyframe")
  }
}

struct RedundantKeyframes: PropertyRule {
  let info = RuleInfo(
    "hygiene/redundant-keyframe",
    .info,
    once: true,
    "All keyframes have the same value.",
    explanation:
      "The property never changes.",
    example: "two keyframes with the same value",
    fix: "Remove the keyframes in After Effects."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .number || property.kind == .size || property.kind == .color,
      let list = property.keyframes, list.count > 1, property.cursor[.expression] == nil
    else { return }
    // The last one of old exports has no value, that before it an end value.
    let values = PropertyContext.values(property.cursor).map(\.numbers)
    guard values.count > 1, values.allSatisfy({ $0 == values[0] }) else { return }
    report.add(info, at: list, "\(list.count) keyframes with one value")
  }
}

struct Illustrator: LayerRule {
  let info = RuleInfo(
    "hygiene/guide-illustrator",
    .warning,
    "A layer refers to an Illustrator or Photoshop file.",
    explanation:
      "Its contents are not exported; the layer is empty.",
    example: "a layer called logo.ai",
    fix: "Convert the layer to shapes before exporting."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    let name = layer.name?.lowercased() ?? ""
    let isFile = [".ai", ".eps"].contains { name.hasSuffix($0) } && layer.type != .precomp
    let isImage = name.hasSuffix(".psd") && layer.type != .precomp && layer.type != .image
    let isClass =
      layer.cursor[.elementClass]?.string == "ai" && layer.type != .precomp && layer.type != .image
    // Shapes made from it keep its name.
    let hasShapes = layer.type == .shape && layer.cursor["shapes"]?.count ?? 0 > 0
    guard isFile || isImage || isClass, !hasShapes, composition.shows(layer) else { return }
    report.add(info, at: layer.cursor, "\(layer.words) was not converted to shapes")
  }
}

struct DefaultGradient: PropertyRule {
  let info = RuleInfo(
    "hygiene/default-gradient",
    .warning,
    "A gradient runs from white to black, as exporters write it when they fail.",
    explanation:
      "The colors of the design were lost.",
    example: "stops 0,1,1,1,1,0,0,0",
    fix: "Name the gradient in the layer, save the project and export again."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .gradient,
      property.value?.numbers == [0, 1, 1, 1, 1, 0, 0, 0]
    else { return }
    report.add(
      info,
      at: property.cursor,
      "a gradient from white to black, as after a failed export"
    )
  }
}
