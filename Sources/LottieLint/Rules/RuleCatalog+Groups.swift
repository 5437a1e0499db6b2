extension RuleCatalog {
  static let json: [any Rule] =
    FileRule.json + [
      NotLottie(),
      JSONDuplicateKey(),
      JSONNonFinite(),
    ]
  static let container: [any Rule] =
    FileRule.container + [
      Renamed()
    ]
  static let spec: [any Rule] =
    StructureRule.spec + [
      LegacyEndValue(),
      KeyframeOrder(),
      KeyframeDouble(),
      KeyframeEasing(),
      KeyframeArity(),
      PathShape(),
      GroupTransform(),
      ZeroStretch(),
      EmptyPath(),
      PathVertices(),
      GradientLength(),
      GradientOrder(),
      DashArray(),
      OpacityRange(),
      UnknownLayer(),
      UnknownShape(),
      BodymovinVersion(),
      SpecVersion(),
      Dimensions(),
    ]
  static let references: [any Rule] = [
    MissingAsset(),
    AssetKind(),
    DuplicateAsset(),
    PrecompCycle(),
    MissingParent(),
    ParentCycle(),
    MatteCycle(),
    DuplicateIndex(),
    MissingIndex(),
    MatteSource(),
    MatteUnused(),
    ImageFile(),
    ImageEscape(),
    ImageRemote(),
    FontUndeclared(),
    GlyphMissing(),
    SlotUndefined(),
    SlotUnused(),
    MaskIndex(),
    ExpressionName(),
    FontMissing(),
    ImageType(),
  ]
  static let compatibility: [any Rule] = [
    FileBreaking(),
    FileBreakingShape(),
    NoEngine(),
    EffectValueNames(),
    AndroidMergePaths(),
    AndroidEffects(),
    InclusiveOut(),
    EffectByName(),
  ]
  static let performance: [any Rule] = [
    FileSize(),
    EmbeddedImage(),
    ImageOversize(),
    ImageSequence(),
    ManyKeyframes(),
    BakedKeyframes(),
    KeyframesOutside(),
    ManyVertices(),
    ManyCopies(),
    CanvasSize(),
    ManyMasks(),
    ManyMattes(),
    ManyLayers(),
    DeepNesting(),
    EffectRadius(),
    Precision(),
    DuplicateImage(),
    DrawingRule.limit,
  ]
  static let hygiene: [any Rule] = [
    UnusedAsset(),
    UnusedFont(),
    UnusedGlyph(),
    UnusedMask(),
    HiddenLayer(),
    NeverVisible(),
    Blank(),
    OpenMask(),
    ZeroSize(),
    EmptyLayer(),
    SingleKeyframe(),
    RedundantKeyframes(),
    Illustrator(),
    DefaultGradient(),
  ]
  static let names: [any Rule] = [
    MissingName(),
    AmbiguousName(),
    KeypathUnsafe(),
    NonASCII(),
  ]
  static let markers: [any Rule] = [
    DuplicateMarker(),
    MarkerOutOfRange(),
    MarkerName(),
  ]
  static let times: [any Rule] = [
    FrameRate(),
    Fractional(),
    ZeroDuration(),
    EmptyTime(),
    LongDuration(),
  ]
  static let expressions: [any Rule] =
    [
      ExpressionSyntax(),
      Construct(),
      Throws(),
      Present(),
      Unsafe(),
    ] + DrawingRule.expressions
  static let drawing: [any Rule] = [
    DrawnBlank(),
    DrawnStatic(),
    DrawnClipped(),
    Flashes(),
  ]
  static let telegram: [any Rule] = [
    StickerSize(),
    StickerCanvas(),
    StickerFrameRate(),
    StickerDuration(),
    StickerFeature(),
    StickerHeader(),
  ]
  static let policy: [any Rule] = [
    PolicySize(),
    PolicyDuration(),
    PolicyFrameRate(),
    PolicyPalette(),
    PolicyFonts(),
    PolicyForbiddenFeature(),
    PolicyRequiredMarker(),
    PolicyRequiredLayer(),
  ]
}
