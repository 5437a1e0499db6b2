extension Feature.Definition {
  /// Effects, by match name or, where they have none, by type.
  static let effects: [Feature.Definition] = [
    .feature("effect.expression_control", "Expression control").found(.effect(.control)).read,
    .feature("effect.tint", "Tint").found(.effect("ADBE Tint", type: 20)).drawn("effects/tint"),
    .feature("effect.fill", "Fill effect")
      .found(.effect("ADBE Fill", type: 21)).drawn("effects/fill"),
    .feature("effect.stroke", "Stroke effect")
      .found(.effect("ADBE Stroke", type: 22)).drawn("effects/stroke"),
    .feature("effect.tritone", "Tritone")
      .found(.effect("ADBE Tritone", type: 23)).drawn("effects/tritone"),
    .feature("effect.levels", "Levels (Individual Controls)")
      .found(.effect("ADBE Pro Levels2", type: 24)).drawn("effects/levels/individual"),
    .feature("effect.drop_shadow", "Drop Shadow effect")
      .found(.effect("ADBE Drop Shadow", type: 25)).drawn("effects/drop-shadow"),
    .feature(
      "effect.drop_shadow.scope",
      "Drop Shadow of a layer that is not one plain shape or image"
    )
    .found(
      .layer(
        .custom("ef has a drop shadow, on a layer turned, masked or not of one paint or image") {
          $0.castsShadowOfMore
        },
        at: [.effects]
      )
    )
    .drawn("effects/drop-shadow"),
    .feature("effect.radial_wipe", "Radial Wipe")
      .found(.effect("ADBE Radial Wipe", type: 26)).drawn("effects/radial-wipe"),
    .feature("effect.displacement_map", "Displacement Map")
      .found(.effect("ADBE Displacement Map", type: 27))
      .partly("effects/displacement-map", .untiledMap),
    .feature("effect.matte3", "Set Matte")
      .found(.effect("ADBE Set Matte3", type: 28)).drawn("effects/set-matte"),
    .feature("effect.gaussian_blur", "Gaussian Blur")
      .found(.effect("ADBE Gaussian Blur 2", "ADBE Gaussian Blur", type: 29))
      .drawn("effects/gaussian-blur"),
    .feature("effect.twirl", "Twirl")
      .found(.effect("ADBE Twirl", type: 30)).partly("effects/twirl", .twirl),
    .feature("effect.mesh_warp", "Mesh Warp").found(.effect(type: 31)).notDrawn,
    .feature("effect.wavy", "Wave Warp")
      .found(.effect("ADBE Wave Warp", type: 32)).partly("effects/wave-warp", .waves),
    .feature("effect.spherize", "Spherize")
      .found(.effect("ADBE Spherize", type: 33)).partly("effects/spherize", .spherize),
    .feature("effect.puppet", "Puppet").found(.effect("ADBE FreePin3", type: 34)).notDrawn,
    .feature("effect.transform", "Transform effect")
      .found(.effect("ADBE Geometry2", type: 35)).drawn("effects/transform"),
    .feature("effect.bulge", "Bulge").found(.effect("ADBE Bulge")).partly("effects/bulge", .bulge),
    .feature("effect.black_white", "Black & White")
      .found(.effect("ADBE Black&White")).drawn("effects/black-and-white"),
    .feature("effect.brightness_contrast", "Brightness & Contrast")
      .found(.effect("ADBE Brightness & Contrast 2")).partly("effects/brightness-contrast", .curve),
    .feature("effect.corner_pin", "Corner Pin")
      .found(.effect("ADBE Corner Pin")).drawn("effects/corner-pin"),
    .feature("effect.easy_levels", "Levels")
      .found(.effect("ADBE Easy Levels2")).drawn("effects/levels/one-curve"),
    .feature("effect.fractal_noise", "Fractal Noise")
      .found(.effect("ADBE Fractal Noise")).partly("effects/fractal-noise", .randomness),
    .feature("effect.hue_saturation", "Hue/Saturation")
      .found(.effect("ADBE HUE SATURATION")).partly("effects/hue-saturation", .channels),
    .feature("effect.invert", "Invert").found(.effect("ADBE Invert")).drawn("effects/invert"),
    .feature("effect.linear_wipe", "Linear Wipe")
      .found(.effect("ADBE Linear Wipe")).drawn("effects/linear-wipe"),
    .feature("effect.directional_blur", "Directional Blur")
      .found(.effect("ADBE Motion Blur")).drawn("effects/directional-blur"),
    .feature("effect.gradient_ramp", "Gradient Ramp")
      .found(.effect("ADBE Ramp")).drawn("effects/gradient-ramp"),
    .feature("effect.gradient_ramp.scatter", "Ramp Scatter")
      .found(.control("Ramp Scatter", 5, of: "effect.gradient_ramp")).notDrawn,
    .feature("effect.sharpen", "Sharpen")
      .found(.effect("ADBE Sharpen")).partly("effects/sharpen", .sharpening),
    .feature("effect.shift_channels", "Shift Channels")
      .found(.effect("ADBE Shift Channels")).partly("effects/shift-channels", .emptyPixels),
    .feature("effect.threshold", "Threshold")
      .found(.effect("ADBE Threshold2")).drawn("effects/threshold"),
    .feature("effect.motion_tile", "Motion Tile")
      .found(.effect("ADBE Tile")).drawn("effects/motion-tile"),
    .feature("effect.venetian_blinds", "Venetian Blinds")
      .found(.effect("ADBE Venetian Blinds")).drawn("effects/venetian-blinds"),
    .feature("effect.cc_sphere", "CC Sphere")
      .found(.effect("CC Sphere")).partly("effects/cc-sphere", .reflection),
    .feature("effect.cc_toner", "CC Toner").found(.effect("CC Toner")).drawn("effects/cc-toner"),
    .feature("effect.sksl", "SkSL shader (extension of Skia)")
      .found(.effect("SkSL Shader", "SkSL Color Filter")).notDrawn,
    .feature("effect.four_color_gradient", "4-Color Gradient")
      .found(.effect("ADBE 4ColorGradient")).partly("effects/four-color-gradient", .fourColors),
    .feature("effect.simple_choker", "Simple Choker")
      .found(.effect("ADBE Simple Choker")).partly("effects/simple-choker", .choke),
    .feature("effect.box_blur", "Fast Box Blur")
      .found(.effect("ADBE Box Blur2")).drawn("effects/box-blur"),
    .feature("effect.fast_blur", "Fast Blur (Legacy)")
      .found(.effect("ADBE Fast Blur")).drawn("effects/fast-blur"),
    .feature("effect.change_to_color", "Change to Color")
      .found(.effect("ADBE Change To Color")).partly("effects/change-to-color", .colorChange),
    .feature("effect.posterize", "Posterize")
      .found(.effect("ADBE Posterize")).drawn("effects/posterize"),
    .feature("effect.color_balance", "Color Balance")
      .found(.effect("ADBE Color Balance 2", "ADBE Color Balance"))
      .partly("effects/color-balance", .balance),
    .feature("effect.channel_mixer", "Channel Mixer")
      .found(.effect("ADBE CHANNEL MIXER")).drawn("effects/channel-mixer"),
    .feature("effect.offset", "Offset").found(.effect("ADBE Offset")).drawn("effects/offset"),
    .feature("effect.mirror", "Mirror").found(.effect("ADBE Mirror")).drawn("effects/mirror"),
    .feature("effect.glow", "Glow").found(.effect("ADBE Glo2")).partly("effects/glow", .glow),
    .feature("effect.radial_blur", "Radial Blur")
      .found(.effect("ADBE Radial Blur")).partly("effects/radial-blur", .smear),
    .feature("effect.noise", "Noise")
      .found(.effect("ADBE Noise")).partly("effects/noise", .randomness),
    .feature("effect.exposure", "Exposure")
      .found(.effect("ADBE Exposure2")).partly("effects/exposure", .exposure),
    .feature("effect.echo", "Echo").found(.effect("ADBE Echo")).partly("effects/echo", .echo),
    .feature("effect.cut", "Blur or shadow that a frame or a mask cuts off")
      .found(
        .layer(
          .custom("ef has a blur or a drop shadow") {
            $0.has(.effectGaussianBlur) || $0.has(.effectDropShadow)
          },
          at: [.effects]
        )
      )
      .read,
    .feature("effect.drop_shadow.only", "Shadow without what casts it")
      .found(.control("Shadow Only", 5, of: "effect.drop_shadow")).read,
    .feature("effect.fill.cut", "Fill or Tint of a masked, matted or blended layer")
      .found(
        .layer(
          .custom(
            "of Fill, Tint, Tritone, blur and shadow, one of the first three alone has en, and the "
              + "layer has masks, a matte or a blend mode"
          ) { $0.isOnlyRecolored && $0.isComposited }
        )
      )
      .read,
    .feature(
      "effect.drop_shadow.cut",
      "Drop Shadow of a masked, matted or blended layer, or a matte"
    )
    .found(
      .layer(
        .custom(
          "ef has a drop shadow with en, and the layer masks, a matte or a blend mode, or is a matte"
        ) {
          $0.has(.effectDropShadow, explicitly: true)
            && ($0.isComposited || $0.cursor[.matteSource]?.isSet ?? false)
        }
      )
    )
    .read,
    .feature("effect.unknown", "Other effect").found(.effect(.unknown)).notDrawn,
    .feature("effect.disabled", "Effect switched off")
      .found(.effect(.switchedOff)).drawn("effects/order/switched-off"),
    .feature("effect.unswitched", "Effect without the switch en")
      .found(
        .layer(
          .custom(
            "an effect that is no expression control has no en",
            LayerSubject.hasUnswitchedEffect
          ),
          at: [.effects]
        )
      )
      .read,
  ]
}
