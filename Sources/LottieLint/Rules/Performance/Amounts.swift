import LottieModel

extension RuleCatalog {
  /// Amounts of work for each frame.
  static let amounts: [any Rule] = [
    ManyVertices(), ManyCopies(), CanvasSize(), ManyMasks(), ManyMattes(), ManyLayers(),
    DeepNesting(), EffectRadius(),
  ]
}

struct ManyVertices: PropertyRule {
  let info = RuleInfo(
    "perf/path-vertices",
    .warning,
    "A path has very many vertices.",
    explanation:
      "Traced images have many; all of them are processed on each frame.",
    example: "a path of 2,000 vertices",
    fix: "Simplify the path, or use an image."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path else { return }
    let maximum = PathValues.all(of: property).compactMap { $0[.vertices]?.count }.max() ?? 0
    if Double(maximum) > document.options.limits.pathVertices {
      report.add(info, at: property.cursor, "a path of \(maximum) vertices")
    }
  }
}

struct ManyCopies: ShapeRule {
  let info = RuleInfo(
    "perf/copies",
    .warning,
    "A repeater makes very many copies.",
    explanation:
      "Each copy is drawn in every frame; players slow down, and some limit the number of copies.",
    example: #"{"ty": "rp", "c": {"a": 0, "k": 5000}}"#,
    fix: "Use fewer copies, or an image of the pattern."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard shape.type == .repeater, !shape.isHidden,
      let copies = ValueRange.all(shape.cursor[.color])?.first?.upperBound,
      copies > document.options.limits.copies
    else { return }
    report.add(info, at: shape.cursor, "a repeater of \(Words.number(copies)) copies")
  }
}

struct CanvasSize: DocumentRule, LayerRule {
  let info = RuleInfo(
    "perf/canvas-size",
    .warning,
    "A composition is larger than any screen.",
    explanation:
      "Players draw compositions with masks, mattes or effects at their full size, and textures of phones are limited to 4096 or 8192 pixels.",
    example: #"{"w": 20000, "h": 20000}"#,
    fix: "Reduce the composition to its display size, and scale its contents."
  )

  func add(to set: inout RuleSet) {
    set.document.append(self)
    set.layer.append(self)
  }

  func check(_ document: LintDocument, _ report: inout Report) {
    check(document.root, document, "the animation", &report)
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == .precomp, composition.shows(layer) else { return }
    check(layer.cursor, document, layer.words, &report)
  }

  private func check(
    _ cursor: JSONCursor,
    _ document: LintDocument,
    _ words: String,
    _ report: inout Report
  ) {
    guard let width = cursor[.width]?.double, let height = cursor[.height]?.double,
      max(width, height) > document.options.limits.canvasSide
    else { return }
    let size = "\(Words.number(width)) × \(Words.number(height))"
    report.add(info, at: cursor, "\(words) is \(size) pixels large")
  }
}

struct ManyMasks: CompositionRule {
  let info = RuleInfo(
    "perf/masks",
    .warning,
    "A composition has many masks.",
    explanation:
      "Each is drawn into a separate buffer on every frame.",
    example: "six masked layers",
    fix: "Cut the shapes in the design instead."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let count = composition.layers.reduce(0) { $0 + ($1.cursor[.masks]?.count ?? 0) }
    if Double(count) > document.options.limits.masks {
      report.add(info, at: composition.cursor["layers"] ?? composition.cursor, "\(count) masks")
    }
  }
}

struct ManyMattes: CompositionRule {
  let info = RuleInfo(
    "perf/mattes",
    .warning,
    "A composition has many mattes.",
    explanation:
      "Each layer with a matte is drawn twice on every frame.",
    example: "six layers with mattes",
    fix: "Cut the shapes in the design instead."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let count = composition.layers.filter { $0.matteMode != 0 }.count
    if Double(count) > document.options.limits.mattes {
      report.add(info, at: composition.cursor["layers"] ?? composition.cursor, "\(count) mattes")
    }
  }
}

struct ManyLayers: DocumentRule {
  let info = RuleInfo(
    "perf/layers",
    .warning,
    "There are very many layers.",
    explanation:
      "Players keep and update all of them.",
    example: "300 layers",
    fix: "Merge layers, or draw several shapes in one."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let count = document.compositions.reduce(0) { $0 + $1.layers.count }
    if Double(count) > document.options.limits.layers {
      report.add(info, at: document.root, "\(count) layers")
    }
  }
}

struct DeepNesting: DocumentRule {
  let info = RuleInfo(
    "perf/depth",
    .warning,
    "Compositions are deeply nested.",
    explanation:
      "Some players draw each level into a separate buffer.",
    example: "eight nested precomps",
    fix: "Flatten the precomps."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let depth = CompositionDepth.of(document)
    if Double(depth) > document.options.limits.depth {
      report.add(info, at: document.root, "compositions are nested \(depth) levels deep")
    }
  }
}

struct EffectRadius: LayerRule {
  let info = RuleInfo(
    "perf/effects",
    .info,
    "A blur or shadow is very wide.",
    explanation:
      "Its cost grows with its radius.",
    example: "a blur of 200 pixels",
    fix: "Make it smaller, or use an image."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    for effect in layer.cursor[.effects]?.list ?? [] {
      let feature = Feature.effect(effect)
      let index: Int
      switch feature {
      case .effectGaussianBlur: index = 0
      case .effectDropShadow: index = 4
      default: continue
      }
      let value = effect[.controls]?.elements.dropFirst(index).first { _ in true }
      guard let radius = value?[.controlValue]?[.value]?.double,
        radius > document.options.limits.effectRadius
      else { continue }
      report.add(info, at: effect, "an effect \(Words.number(radius)) pixels wide")
    }
  }
}
