import LottieScene

extension Feature.Definition {
  /// Blend modes of layers.
  static let blendModes: [Feature.Definition] =
    zip(BlendMode.allCases, blendModeNames).map { mode, name in
      .feature("blend.\(mode.rawValue)", "Blend mode \(name)")
        .found(.layer(.equals([.blendMode], mode.rawValue))).drawn("blend/all")
    } + [
      .feature("blend.unknown", "Unknown blend mode")
        .found(
          .layer(.all([.whole([.blendMode]), .not(.within([.blendMode], 0...lastBlendMode))]))
        )
        .notDrawn,
      .feature("blend.paints", "Blend mode of a layer of several fills and strokes")
        .found(
          .layer(
            .all([
              .within([.blendMode], 1...lastBlendMode),
              .custom("its shapes have several fills and strokes") { $0.layer.paints > 1 },
            ])
          )
        )
        .read,
      .feature("blend.precomp", "Blend mode of a precomp")
        .found(.layer(.precomp, .within([.blendMode], 1...lastBlendMode))).read,
      .feature("blend.matted", "Blend mode of a layer with a matte")
        .found(
          .layer(
            .all([.within([.blendMode], 1...lastBlendMode), .above([.trackMatte], 0)])
          )
        )
        .read,
      .feature("blend.unset", "Layer without a blend mode above one that has one")
        .found(
          .layer(
            .custom("no bm, and that of the layer below is above 0", LayerSubject.takesBlendMode)
          )
        )
        .read,
    ]

  /// The names of ``BlendMode``, in its order: to ask the cases themselves would cost each start.
  private static let blendModeNames = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color dodge", "color burn",
    "hard light", "soft light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "add", "hard mix",
  ]

  private static let lastBlendMode = BlendMode.allCases.count - 1
}
