import LottieModel

/// `hygiene/never-visible`: a layer is never seen.
struct NeverVisible: LayerRule {
  let info = RuleInfo(
    .neverVisible,
    .warning,
    "A layer is never seen.",
    explanation:
      "Its time lies outside, or it is fully transparent throughout.",
    example: "a layer that begins after the composition ends",
    fix: "Delete the layer, or correct its time or opacity."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard !layer.isHidden, let start = layer.inPoint, let end = layer.outPoint else { return }
    if end <= start {
      report.add(info, at: layer.cursor, "\(layer.words) ends before it begins")
    } else if composition.isRoot, start >= document.outPoint || end <= document.inPoint {
      report.add(info, at: layer.cursor, "\(layer.words) shows outside the animation's time")
    } else if layer.type != 3, !layer.isMatteSource,
      layer.cursor["ks"]?["o"]?["k"]?.numbers == [0],
      layer.cursor["ks"]?["o"]?["x"] == nil,
      !composition.layers.contains(where: { other in
        // A layer that only carries others, as exporters write null objects.
        layer.ind != nil && (other.parent == layer.ind || other.cursor["tp"]?.whole == layer.ind)
      })
    {
      report.add(info, at: layer.cursor, "\(layer.words) is fully transparent throughout")
    } else if layer.type != 3, layer.isScaledToNothing, composition.isAlone(layer) {
      report.add(info, at: layer.cursor, "\(layer.words) has a scale of 0 throughout")
    } else if composition.isRoot, composition.isAlone(layer), layer.isOutside(document.root) {
      report.add(info, at: layer.cursor, "\(layer.words) lies outside the canvas")
    }
  }
}

extension CompositionContext {
  /// Whether no other layer needs a layer as parent or matte.
  fileprivate func isAlone(_ layer: LayerContext) -> Bool {
    guard !layer.isMatteSource else { return false }
    if layer.index + 1 < layers.count, layers[layer.index + 1].matteMode != 0 { return false }
    guard let ind = layer.ind else { return true }
    return !layers.contains { $0.parent == ind || $0.cursor["tp"]?.whole == ind }
  }
}

extension LayerContext {
  /// The numbers of a property of the transform that stands still and has no expression.
  private func still(_ name: StaticString) -> [Double]? {
    guard let property = cursor["ks"]?[name], property["x"] == nil, property["sid"] == nil,
      PropertyContext.keyframes(property) == nil
    else { return nil }
    return property["k"]?.numbers
  }

  /// Whether its width or height is always 0.
  fileprivate var isScaledToNothing: Bool {
    guard let scale = still("s"), scale.count > 1 else { return false }
    return scale[0] == 0 || scale[1] == 0
  }

  /// Whether a solid, a picture or a composition of known size stands still outside the canvas.
  ///
  /// Half its diagonal around its anchor counts, so that rotation needs no look.
  fileprivate func isOutside(_ root: JSONCursor) -> Bool {
    guard [0, 1].contains(type), parent == nil, !(cursor["ddd"]?.isSet ?? false),
      cursor["ef"]?.count ?? 0 == 0,
      let width = cursor[type == 1 ? "sw" : "w"]?.double,
      let height = cursor[type == 1 ? "sh" : "h"]?.double,
      let place = still("p"), let anchor = still("a"), let scale = still("s"),
      place.count > 1, anchor.count > 1, scale.count > 1,
      let canvasWidth = root["w"]?.double, let canvasHeight = root["h"]?.double
    else { return false }
    let x = max(abs(anchor[0]), abs(width - anchor[0]))
    let y = max(abs(anchor[1]), abs(height - anchor[1]))
    let reach = (x * x + y * y).squareRoot() * max(abs(scale[0]), abs(scale[1])) / 100
    return place[0] + reach < 0 || place[0] - reach > canvasWidth || place[1] + reach < 0
      || place[1] - reach > canvasHeight
  }
}
