import LottieModel

/// Finds what a layer asks for and the engine does not draw.
struct UnsupportedFeatures {
  /// A feature and where it stands.
  struct Finding {
    var message: String
    var location: JSONLocation
  }

  private var findings: [Finding] = []

  /// The features of a layer, each kind once.
  static func of(_ layer: LayerModel) -> [Finding] {
    var search = UnsupportedFeatures()
    search.kind(layer)
    for effect in layer.effects
    where effect.isEnabled && !effect.isControl && EffectKind.rule(for: effect) == nil {
      search.add("the effect \"\(effect.name)\" is not drawn", effect.location)
    }
    for style in layer.styles where style.isEnabled {
      if style.kind.flatMap(StyleNode.order) == nil {
        search.add("the layer style \"\(style.name)\" is not drawn", style.location)
      } else if style.isMixedOtherwise {
        search.add(
          "the layer style \"\(style.name)\" is laid over the layer, not mixed with it",
          style.location
        )
      }
    }
    if !layer.is3D, layer.transform.turnsInSpace {
      search.add(
        "it is not three-dimensional (ddd is 0), so its rotations about x and y do nothing",
        layer.location
      )
    }
    if layer.hasMotionBlur { search.add("motion blur is not drawn", layer.location) }
    return search.findings
  }

  private mutating func add(_ message: String, _ location: JSONLocation) {
    if !findings.contains(where: { $0.message == message }) {
      findings.append(Finding(message: message, location: location))
    }
  }

  private mutating func kind(_ layer: LayerModel) {
    switch layer.kind {
    case .shape(let items): shapes(items)
    case .text(let text): self.text(text)
    case .camera:
      add(
        "layers tilted towards a camera are drawn without a perspective of their own",
        layer.location
      )
    case .other(let type) where type != 11:
      add("layers of type \(type) are not drawn", layer.location)
    case .precomp, .solid, .image, .null, .audio, .other: break
    }
  }

  private mutating func text(_ text: TextLayer) {
    for animator in text.animators {
      if animator.turnsInSpace {
        add("letters that leave the plane are drawn flat", animator.location)
      }
      if animator.selectors.contains(where: { $0.type > 1 }) {
        add("text selectors that wiggle select as their ranges say", animator.location)
      }
    }
  }

  private mutating func shapes(_ items: [ShapeItem]) {
    for item in items where !item.isHidden {
      switch item.kind {
      case .group(let group): shapes(group.items)
      case .twist: add("twists are not drawn", item.location)
      case .unknown(let type): add("items of type \"\(type)\" are not drawn", item.location)
      default: break
      }
    }
  }
}

extension Transform {
  /// Whether it turns about other axes than that towards the viewer.
  fileprivate var turnsInSpace: Bool {
    [rotationX, rotationY].contains { $0.keyframes.contains { $0.value != 0 } }
  }
}

extension LayerStyle {
  /// Whether it has another blend mode than normal (1) or the one After Effects gives its kind.
  ///
  /// That is multiply (5) for shadows and satin, screen (11) for glows; it is drawn as normal, too.
  fileprivate var isMixedOtherwise: Bool {
    guard let mode = properties["bm"]?.keyframes.first?.value.first, mode > 1 else { return false }
    switch kind {
    case .dropShadow, .innerShadow, .satin: return mode != 5
    case .outerGlow, .innerGlow: return mode != 11
    default: return true
    }
  }
}

extension TextAnimator {
  /// Whether it turns letters about other axes than that towards the viewer, or moves them along it.
  fileprivate var turnsInSpace: Bool {
    let moves = ["a", "p"].compactMap { properties[$0] }.contains { group in
      group.keyframes.contains { $0.value.count > 2 && $0.value[2] != 0 }
    }
    return moves || properties["rx"] != nil || properties["ry"] != nil
  }
}

extension Effect {
  /// Whether it only holds values for expressions, and changes no picture.
  fileprivate var isControl: Bool {
    if let matchName, matchName.hasSuffix(" Control") || matchName.hasPrefix("Pseudo/") {
      return true
    }
    return type == 5 && matchName == nil
  }
}
