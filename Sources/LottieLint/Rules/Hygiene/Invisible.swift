import LottieModel

extension RuleCatalog {
  /// Layers that are not seen.
  static let invisible: [any Rule] = [
    HiddenLayer(), NeverVisible(), Blank(), OpenMask(),
  ]
}

struct HiddenLayer: CompositionRule {
  let info = RuleInfo(
    "hygiene/hidden-layer",
    .info,
    "A layer is hidden and nothing uses it.",
    explanation:
      "It is loaded without being shown.",
    example: #"{"hd": true}"#,
    fix: "Delete the layer before exporting."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let used = Set(composition.layers.flatMap { [$0.parent, $0.matteLayer] })
    for layer in composition.layers where layer.isHidden {
      let isUsed = layer.ind.map(used.contains) ?? false
      let next = layer.index + 1
      let isMatte = next < composition.layers.count && composition.layers[next].matteMode != 0
      guard !isUsed, !isMatte, layer.type != .null else { continue }
      report.add(info, at: layer.cursor, "\(layer.words) is switched off")
    }
  }
}

struct NeverVisible: CompositionRule {
  let info = RuleInfo(
    "hygiene/never-visible",
    .warning,
    "A layer is never visible.",
    explanation:
      "It lies outside the composition or its time, it is fully transparent or has a scale of 0 throughout, or it shows its own composition at a time without layers.",
    example: "a layer that begins after the composition ends",
    fix: "Delete the layer, or correct its time, position or opacity."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    // Layers that are only parents or mattes, as exporters write null objects.
    let carriers = Set(composition.layers.flatMap { [$0.parent, $0.matteLayer] })
    for layer in composition.layers where !layer.isHidden {
      guard let start = layer.inPoint, let end = layer.outPoint else { continue }
      let next = layer.index + 1
      let isMatte =
        layer.isMatteSource
        || next < composition.layers.count && composition.layers[next].matteMode != 0
      if end <= start {
        report.add(info, at: layer.cursor, "\(layer.words) ends before it begins")
      } else if composition.isRoot, start >= document.outPoint || end <= document.inPoint {
        report.add(info, at: layer.cursor, "\(layer.words) shows outside the animation's time")
      } else if layer.type != .null, !isMatte, !(layer.ind.map(carriers.contains) ?? false) {
        check(layer, in: composition, document, &report)
      }
    }
  }

  /// A layer that draws and is no parent.
  private func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    _ document: LintDocument,
    _ report: inout Report
  ) {
    let transform = layer.transform
    let times = times(of: layer, in: composition, document)
    if ValueRange.isAlways(0, transform?[.opacity], during: times) {
      report.add(info, at: layer.cursor, "\(layer.words) is fully transparent throughout")
    } else if isMaskedAway(layer) {
      report.add(info, at: layer.cursor, "\(layer.words) has only masks of opacity 0")
    } else if isScaledToNothing(layer, in: composition) {
      report.add(info, at: layer.cursor, "\(layer.words) has a scale of 0 throughout")
    } else if let size = size(of: composition, document),
      LayerBounds(composition, of: document, during: times)
        .isOutside(layer, width: size.width, height: size.height)
    {
      let canvas = composition.isRoot ? "canvas" : "composition"
      report.add(info, at: layer.cursor, "\(layer.words) lies outside the \(canvas) throughout")
    } else if let reason = emptiness(layer, in: composition, document) {
      report.add(info, at: layer.cursor, "\(layer.words) shows \(reason)")
    }
  }

  /// The frames at which its values are seen; nil where others may be, as with motion blur.
  private func times(
    of layer: LayerContext,
    in composition: CompositionContext,
    _ document: LintDocument
  ) -> Range<Double>? {
    guard var start = layer.inPoint, var end = layer.outPoint, !layer.isStretched,
      layer.cursor[.effects]?.count ?? 0 == 0, !(layer.cursor["mb"]?.isSet ?? false)
    else { return nil }
    if composition.isRoot {
      (start, end) = (max(start, document.inPoint), min(end, document.outPoint))
    }
    return start < end ? start..<end : nil
  }

  /// The box to which a composition is clipped at all its uses.
  private func size(
    of composition: CompositionContext,
    _ document: LintDocument
  ) -> (width: Double, height: Double)? {
    guard !composition.isRoot else {
      guard let width = document.root[.width]?.double, let height = document.root[.height]?.double
      else {
        return nil
      }
      return (width, height)
    }
    return composition.asset?.id.flatMap { document.shownSizes[$0] }
  }

  /// Whether the area its masks show is fully transparent throughout.
  private func isMaskedAway(_ layer: LayerContext) -> Bool {
    guard let list = layer.cursor[.masks], list.count > 0 else { return false }
    let masks = list.elements.filter { $0["mode"]?.string != "n" }
    return !masks.isEmpty
      && masks.allSatisfy { mask in
        mask["mode"]?.string == "a" && !(mask[.inverted]?.isSet ?? false)
          && ValueRange.isAlways(0, mask[.opacity])
      }
  }

  /// Whether a layer, or one of its parents, has no width or no height at any time.
  private func isScaledToNothing(
    _ layer: LayerContext,
    in composition: CompositionContext
  ) -> Bool {
    var next = Optional(layer)
    for _ in 0..<32 {
      guard let layer = next else { return false }
      let scale = layer.transform?[.scale]
      if ValueRange.isAlways(0, scale) || ValueRange.isAlways(0, scale, component: 1) {
        return true
      }
      next = layer.parent.flatMap { composition.layer(ind: $0) }
    }
    return false
  }

  /// The reason why a layer shows nothing of its composition; nil if it does, or if that is unknown.
  private func emptiness(
    _ layer: LayerContext,
    in composition: CompositionContext,
    _ document: LintDocument
  ) -> String? {
    guard layer.type == .precomp, let id = layer.refID, var start = layer.inPoint,
      var end = layer.outPoint, let layers = document.asset(id)?.cursor["layers"], layers.isArray
    else { return nil }
    guard layers.count > 0 else { return "a composition without layers" }
    if composition.isRoot {
      (start, end) = (max(start, document.inPoint), min(end, document.outPoint))
    }
    if let remapping = layer.cursor[.timeRemap] {
      guard let range = ValueRange.all(remapping)?.first else { return nil }
      (start, end) = (
        range.lowerBound * document.frameRate, range.upperBound * document.frameRate
      )
    } else {
      let (shift, stretch) = (
        layer.cursor[.startTime]?.double ?? 0, layer.cursor[.timeStretch]?.double ?? 1
      )
      guard stretch > 0 else { return nil }
      (start, end) = ((start - shift) / stretch, (end - shift) / stretch)
    }
    // A frame of tolerance: exported times have fractions.
    let isSeen = layers.elements.prefix(NeverVisible.maximumLayers + 1).enumerated().contains {
      guard $0.offset < NeverVisible.maximumLayers, let from = $0.element[.inPoint]?.double,
        let to = $0.element[.outPoint]?.double
      else { return true }
      return from < end + 1 && to > start - 1
    }
    return isSeen ? nil : "its composition at a time without layers"
  }

  /// Maximum layers of a composition that are checked; larger ones count as visible.
  private static let maximumLayers = 1000
}

struct Blank: DocumentRule {
  let info = RuleInfo(
    "hygiene/blank",
    .warning,
    "An animation never shows anything.",
    explanation:
      "It has no layers, or no visible ones at any time: usually the export failed.",
    example: #"{"layers": []}"#,
    fix:
      "Check the export settings: hidden and guide layers, the work area, and the composition."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let root = document.compositions.first else { return }
    let location = document.root["layers"] ?? document.root
    if root.layers.isEmpty { return report.add(info, at: location, "the animation has no layers") }
    let isSeen = root.layers.contains { layer in
      layer.type?.isVisible ?? false && !layer.isMatteSource && !layer.isHidden
        && root.shows(layer)
    }
    guard !isSeen else { return }
    report.add(info, at: location, "no layer of the animation is ever visible")
  }
}

struct OpenMask: LayerRule {
  let info = RuleInfo(
    "hygiene/open-mask",
    .warning,
    "A mask's path is open.",
    explanation:
      "In After Effects an open mask hides nothing; players close it and cut the layer.",
    example: #"{"mode": "a", "pt": {"a": 0, "k": {"c": false, ...}}}"#,
    fix: "Close the mask (Layer > Mask and Shape Path > Closed), or set its mode to None."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard composition.shows(layer) else { return }
    for mask in layer.cursor[.masks]?.list ?? []
    where mask["mode"]?.string != "n" && mask[.maskShape]?.firstPath?.isOpen == true {
      report.add(info, at: mask, "a mask of \(layer.words) is open")
    }
  }
}
