/// What `lottie` itself draws: the one place to edit when a feature arrives.
///
/// Each "yes" names the render cases that show it; a test looks whether they are there.
package struct OwnSupport: Sendable {
  /// How well it is drawn.
  package let support: Support
  /// The beginning of the paths of its render cases; nil where there is nothing to see.
  package let cases: String?

  /// Drawn, as these cases show.
  static func drawn(_ cases: String) -> OwnSupport { OwnSupport(support: .yes, cases: cases) }
  /// Drawn, but differently.
  static func partly(_ cases: String) -> OwnSupport { OwnSupport(support: .partial, cases: cases) }
  /// Understood; there is nothing to see.
  static let read = OwnSupport(support: .yes, cases: nil)
  private static let no = OwnSupport(support: .no, cases: nil)

  /// How `lottie` does with a feature.
  package static func of(_ feature: Feature) -> OwnSupport { table[feature] ?? no }

  /// Features without anything to see, which need no render cases.
  package static let metadata: Set<Feature> = [
    .layerGuide, .layerNull, .layerHtmlClass, .layerAudio, .layerLight, .layerData, .layerCollapse,
    .markers, .markersDuration, .markersPayload, .versionSpec, .versionBodymovin, .meta, .comp3d,
    .kfRove, .gradientMidpoint, .effectExpressionControl, .containerDotlottieV1,
    .containerDotlottieV2, .containerDotlottieMulti, .containerTgs, .containerZipJson,
    .compFractionalTiming, .shapeHidden, .styleNone, .textFonts, .assetAudio, .assetData,
    .compMotionBlur, .shapeLegacyClosed, .fillDisabled, .tgsFitz,
  ]

  private static let table: [Feature: OwnSupport] = [
    // Layers
    .layerPrecomp: .drawn("layers/precomp"), .layerSolid: .drawn("layers/solid"),
    .layerText: .drawn("text/glyphs"), .layerImage: .drawn("image/embedded"), .layerNull: .read,
    .layerShape: .drawn("shapes/rect"),
    .layerAudio: .read, .layerGuide: .read, .layerLight: .read, .layerData: .read,
    .layerCollapse: .read, .layerHtmlClass: .read, .layerHidden: .drawn("layers/hidden"),
    .layerParenting: .drawn("layers/parent"), .layerInOut: .drawn("layers/time/out-point"),
    .layerStartTime: .drawn("layers/time/start-time"),
    .layerTimeStretch: .drawn("layers/time/stretch"),
    .layerTimeRemap: .drawn("layers/time/remap"),
    .layerCamera: .partly("layers/camera"), .transformPositionZ: .partly("layers/camera/depth"),
    .transformOrientation: .partly("transform/rotation-3d"),
    .layerAutoOrient: .drawn("transform/auto-orient"), .layer3d: .partly("transform/rotation-3d"),
    // Transforms
    .transformAnchor: .drawn("transform/anchor"),
    .transformPosition: .drawn("shapes/rect/position"),
    .transformPositionSplit: .drawn("transform/position/split"),
    .transformScale: .drawn("transform/scale"),
    .transformScaleNegative: .drawn("transform/scale/negative"),
    .transformRotation: .drawn("transform/rotation"),
    .transformRotationXyz: .partly("transform/rotation-3d"),
    .transformOpacity: .drawn("transform/opacity"),
    .transformSkewLayer: .drawn("transform/skew/axis"),
    .transformSkewGroup: .drawn("transform/skew/of-a-group"),
    // Interpolation
    .kfAnimated: .drawn("interpolation"), .kfLinear: .drawn("interpolation/linear"),
    .kfBezier: .drawn("interpolation/bezier"),
    .kfBezierPerDimension: .drawn("interpolation/per-dimension"),
    .kfBezierOvershoot: .drawn("interpolation/overshoot"), .kfHold: .drawn("interpolation/hold"),
    .kfSpatial: .drawn("interpolation/spatial"), .kfRove: .read,
    .kfLegacyEndValue: .drawn("interpolation/legacy/end-values"),
    .kfTerminalNoValue: .drawn("interpolation/legacy/end-values"),
    .kfLegacyNoA: .drawn("interpolation/legacy"),
    // Shapes
    .shapeGroup: .drawn("transform/group"), .shapePath: .drawn("shapes/path"),
    .shapePathAnimated: .drawn("interpolation/path"), .shapeEllipse: .drawn("shapes/ellipse"),
    .shapeRect: .drawn("shapes/rect"), .shapeRectRounded: .drawn("shapes/rect/rounded"),
    .shapePolystarStar: .drawn("shapes/star"), .shapePolystarPolygon: .drawn("shapes/polygon"),
    .shapePolystarRoundness: .drawn("shapes/star/roundness"),
    .shapeDirectionReversed: .drawn("shapes/direction"), .shapeHidden: .drawn("paint/fill/hidden"),
    .shapeTransform: .drawn("transform/group"),
    // Paint
    .fill: .drawn("paint/fill"), .fillOpacity: .drawn("paint/fill/opacity"),
    .fillEvenodd: .drawn("paint/fill/even-odd"), .stroke: .drawn("paint/stroke"),
    .strokeWidthAnimated: .drawn("paint/stroke/width"),
    .strokeNonuniformScale: .drawn("paint/stroke/scaled"),
    .strokeCap: .drawn("paint/stroke/caps"), .strokeJoin: .drawn("paint/stroke/joins"),
    .strokeMiter: .drawn("paint/stroke/miter"), .strokeDash: .drawn("paint/stroke/dashes"),
    .strokeDashAnimated: .drawn("paint/stroke/dashes"),
    .strokeDashOffset: .drawn("paint/stroke/dashes"),
    .gradientFillLinear: .drawn("paint/gradient/linear"),
    .gradientFillRadial: .drawn("paint/gradient/radial"),
    .gradientStroke: .drawn("paint/gradient/stroke"),
    .gradientStrokeDash: .drawn("paint/stroke/dashes"),
    .gradientHighlight: .drawn("paint/gradient/radial-highlight"),
    .gradientAlpha: .drawn("paint/gradient/alpha"), .gradientMidpoint: .read,
    .gradientAnimated: .drawn("paint/gradient"), .gradientAnimatedPoints: .drawn("paint/gradient"),
    .styleBlend: .drawn("paint/blend"),
    // Modifiers
    .trimSimultaneous: .drawn("modifiers/trim/simultaneously"),
    .trimIndividual: .drawn("modifiers/trim/individually"),
    .trimOnFill: .drawn("modifiers/trim/of-a-fill"),
    .trimOffset: .drawn("modifiers/trim/offset"), .repeater: .drawn("modifiers/repeater"),
    .repeaterOpacity: .drawn("modifiers/repeater/opacity"),
    .repeaterOffset: .drawn("modifiers/repeater/offset"),
    .repeaterAnimatedCopies: .drawn("modifiers/repeater/copies"),
    .repeaterComposite: .drawn("modifiers/repeater/order"),
    .merge1: .drawn("modifiers/merge/merge"), .merge2: .drawn("modifiers/merge/add"),
    .merge3: .drawn("modifiers/merge/subtract"), .merge4: .drawn("modifiers/merge/intersect"),
    .merge5: .drawn("modifiers/merge/exclude"), .roundCorners: .drawn("modifiers/rounded-corners"),
    .puckerBloat: .drawn("modifiers/pucker-bloat"), .offsetPath: .drawn("modifiers/offset-path"),
    .zigZag: .drawn("modifiers/zig-zag"),
    // Masks and mattes
    .maskPath: .drawn("masks/modes"), .maskPathAnimated: .drawn("masks/animated"),
    .maskOpacity: .drawn("masks/opacity"), .maskNone: .drawn("masks/modes/none"),
    .maskAdd: .drawn("masks/modes/add"), .maskSubtract: .drawn("masks/modes/subtract"),
    .maskIntersect: .drawn("masks/modes/intersect"), .maskLighten: .drawn("masks/modes/lighten"),
    .maskDarken: .drawn("masks/modes/darken"), .maskDifference: .drawn("masks/modes/difference"),
    .maskInverted: .drawn("masks/inverted"), .maskExpansion: .drawn("masks/expansion"),
    .maskFeather: .drawn("masks/feather"), .maskMultiple: .drawn("masks/modes"),
    .matteAlpha: .drawn("mattes/alpha"), .matteAlphaInverted: .drawn("mattes/alpha/inverted"),
    .matteLuma: .drawn("mattes/luma"), .matteLumaInverted: .drawn("mattes/luma/inverted"),
    .matteParent: .drawn("mattes/source/by-index"), .matteSourceFlag: .drawn("mattes/source"),
    // Blend modes
    .blend0: .drawn("blend/all"), .blend1: .drawn("blend/all"), .blend2: .drawn("blend/all"),
    .blend3: .drawn("blend/all"), .blend4: .drawn("blend/all"), .blend5: .drawn("blend/all"),
    .blend6: .drawn("blend/all"), .blend7: .drawn("blend/all"), .blend8: .drawn("blend/all"),
    .blend9: .drawn("blend/all"), .blend10: .drawn("blend/all"), .blend11: .drawn("blend/all"),
    .blend12: .drawn("blend/all"), .blend13: .drawn("blend/all"), .blend14: .drawn("blend/all"),
    .blend15: .drawn("blend/all"), .blend16: .drawn("blend/all"), .blend17: .drawn("blend/all"),
    // Effects and styles
    .effectExpressionControl: .read, .effectDisabled: .drawn("effects/order/switched-off"),
    .effectTint: .drawn("effects/tint"), .effectFill: .drawn("effects/fill"),
    .effectStroke: .drawn("effects/stroke"), .effectTritone: .drawn("effects/tritone"),
    .effectLevels: .drawn("effects/levels/individual"),
    .effectEasyLevels: .drawn("effects/levels/one-curve"),
    .effectDropShadow: .drawn("effects/drop-shadow"),
    .effectRadialWipe: .drawn("effects/radial-wipe"),
    .effectLinearWipe: .drawn("effects/linear-wipe"), .effectMatte3: .drawn("effects/set-matte"),
    .effectGaussianBlur: .drawn("effects/gaussian-blur"),
    .effectTransform: .drawn("effects/transform"), .effectInvert: .drawn("effects/invert"),
    .effectBrightnessContrast: .partly("effects/brightness-contrast"),
    .effectHueSaturation: .partly("effects/hue-saturation"),
    .styleLayerStroke: .drawn("styles/stroke"), .styleLayerSatin: .drawn("styles/satin"),
    .styleLayerDropShadow: .drawn("styles/drop-shadow"),
    .styleLayerInnerShadow: .drawn("styles/inner-shadow"),
    .styleLayerOuterGlow: .drawn("styles/outer-glow"),
    .styleLayerInnerGlow: .drawn("styles/inner-glow"),
    .styleLayerColorOverlay: .drawn("styles/colour-overlay"),
    // Text
    .textFonts: .read, .textFontEmbedded: .drawn("text/font/embedded"),
    .textGlyphs: .drawn("text/glyphs"), .textGlyphPrecomp: .drawn("text/glyphs/composition"),
    .textDocumentKeyframes: .drawn("text/document/keyframes"),
    .textFill: .drawn("text/fill-stroke"), .textStroke: .drawn("text/fill-stroke/stroke-only"),
    .textStrokeOrder: .drawn("text/fill-stroke/stroke-over"),
    .textTracking: .drawn("text/tracking"), .textLineHeight: .drawn("text/line-height"),
    .textBaselineShift: .drawn("text/baseline-shift"), .textCaps: .drawn("text/caps"),
    .textJustifyBasic: .drawn("text/justification"),
    .textJustifyFull: .drawn("text/justification/full"), .textBox: .drawn("text/box"),
    .textMultiline: .drawn("text/line-height/two-lines"),
    .textRtl: .drawn("text/font/right-to-left"), .textAnimator: .drawn("text/animator"),
    .textAnimatorMultiple: .drawn("text/animator/several"),
    .textAnimatorFill: .drawn("text/animator/fill"),
    .textAnimatorFillHsb: .drawn("text/animator/hue"),
    .textAnimatorFillOpacity: .drawn("text/animator/fill-opacity"),
    .textAnimatorStroke: .drawn("text/animator/stroke"),
    .textAnimatorStrokeOpacity: .drawn("text/animator/stroke-opacity"),
    .textAnimatorStrokeWidth: .drawn("text/animator/stroke"),
    .textAnimatorTracking: .drawn("text/animator/tracking"),
    .textAnimatorLineSpacing: .drawn("text/animator/line-spacing"),
    .textAnimatorPosition: .drawn("text/animator/position"),
    .textAnimatorAnchor: .drawn("text/animator/anchor"),
    .textAnimatorScale: .drawn("text/animator/scale"),
    .textAnimatorRotation: .drawn("text/animator/rotation"),
    .textAnimatorRotation3d: .partly("text/animator/turn-in-space"),
    .textAnimatorSkew: .drawn("text/animator/skew"),
    .textAnimatorOpacity: .drawn("text/animator/opacity"),
    .textAnimatorBlur: .drawn("text/animator/blur"),
    .textSelectorRange: .drawn("text/selector"), .textSelectorUnits: .drawn("text/selector/index"),
    .textSelectorBasedOn: .drawn("text/selector/words"),
    .textSelectorAmount: .drawn("text/selector/amount"),
    .textSelectorShape: .drawn("text/selector/triangle"),
    .textSelectorEase: .drawn("text/selector/ease-high"),
    .textSelectorSmoothness: .drawn("text/selector/smoothness"),
    .textSelectorRandomize: .drawn("text/selector/randomized"),
    .textSelectorExpression: .partly("text/selector/expression"),
    .textSelectorMode: .drawn("text/selector/modes"), .textGrouping: .drawn("text/grouping"),
    .textGroupingAlignment: .drawn("text/grouping/alignment"), .textPath: .drawn("text/path"),
    .textPathOptions: .drawn("text/path/perpendicular"),
    // Expressions
    .expressions: .drawn("expressions"),
    // Assets
    .imageExternal: .drawn("image"), .imageEmbedded: .drawn("image/embedded"),
    .imageWebp: .drawn("image"), .imageSizeMismatch: .drawn("image/embedded/stretched"),
    .imageEffects: .partly("image"), .assetAudio: .read, .assetData: .read,
    .precompNested: .drawn("layers/time/nested"),
    .precompSizeDiffers: .drawn("layers/precomp/clips"),
    // Document and containers
    .markers: .read, .markersDuration: .read, .markersPayload: .read,
    .slots: .drawn("layers/slots"), .slotsImage: .drawn("layers/slots/image"), .versionSpec: .read,
    .versionBodymovin: .read, .meta: .read,
    .comp3d: .read, .compFractionalTiming: .read, .containerDotlottieV1: .read,
    .containerDotlottieV2: .read, .containerDotlottieMulti: .read, .containerTgs: .read,
    .containerZipJson: .read,
  ]
}
