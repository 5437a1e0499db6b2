/// Members by which other players than lottie-android stop: ``StopTable`` reads this table.
///
/// A line is a player's columns in the matrix (``MatrixText``), a condition, a kind of object and its members:
/// `missing` (or null), `null`, `empty` (a property with neither a value nor a slot), `needed` (missing or empty),
/// `unset` (missing, or without a value of its own), or `point`: a whole number with a decimal point or an exponent,
/// or one that is not whole. A kind is `animation`, `asset`, `layer`, a `known-layer` of a type up to 6,
/// `precomp-layer`, `solid-layer`, `image-layer`, `shape-layer`, `text-layer`, `text`, its `text-style` and
/// `text-animator`, `fonts` and a `font`, a `glyph`, `marker`, `mask` and its `mask-path`, `transform` of a layer,
/// `copy-transform` of a repeater, `position` and `split` position, `shape`, `star` (not polygon), the type of a
/// shape, `path` values, `dash`, `gradient`, a `property` of any of these, a `keyframe` of one, its `easing`, or a
/// `place`: a keyframe of the position of a transform. The player stops at any of the members; `thor` passes over the
/// layer.
///
/// Read in lottie-ios's LottieAnimation.swift and Sources/Private/Model (4.6.1), rlottie's lottieparser.cpp
/// (`GetInt`) and lottie-web's TransformProperty.js; measured on 2026-11-24 in rlottie 0.2 and thorvg 1.1.1, on
/// 2026-11-27 in lottie-web 5.13.0; masks and keyframes on 2026-11-28 in rlottie 0.2, and what is within values on
/// 2026-11-30.
enum StopsText {
  static let lines: StaticString = """
    ios3,main,core,ios missing animation v ip op fr w h
    main,core,ios missing animation layers
    main,core,ios missing layer ty
    main,core,ios missing known-layer ip op st
    main,core,ios missing precomp-layer refId w h
    main,core,ios missing solid-layer sc sw sh
    main,core,ios missing image-layer refId
    main,core,ios missing shape-layer shapes
    main,core,ios missing text-layer t
    main,core,ios missing text d a
    main,core,ios missing text-style t s f j tr
    main,core,ios missing text-animator a s
    main,core,ios missing fonts list
    main,core,ios missing font fName fFamily fStyle
    main,core,ios missing glyph ch size fFamily style w
    main,core,ios missing marker cm tm dr
    main,core,ios unset mask pt
    main,core,ios missing gr it
    main,core,ios unset sh ks
    main,core,ios unset el p s
    main,core,ios unset rc p s r
    main,core,ios unset sr p or os r pt
    main,core,ios missing sr sy
    main,core,ios unset fl o c
    main,core,ios unset st o c w
    main,core,ios unset gf o s e
    main,core,ios missing gf t g
    main,core,ios unset gs o s e w
    main,core,ios missing gs t g
    main,core,ios missing gradient p
    main,core,ios unset gradient k
    main,core,ios missing mm mm
    main,core,ios unset rd r
    main,core,ios unset tm s e o
    main,core,ios missing rp tr
    main,core,ios empty rp c o
    main,core,ios empty copy-transform a p r s so eo
    rlot,tg missing animation v ip op fr w h
    rlot,tg null animation assets layers markers
    rlot,tg null asset e h id layers p u w
    rlot,tg null layer ao bm ddd hasMask ind ip ks masksProperties nm op parent refId sc sh shapes sr st sw tm tt ty w h
    rlot,tg null transform a o p r s
    rlot,tg null gr it nm
    rlot,tg null rc d nm p r s
    rlot,tg null el d nm p s
    rlot,tg null sr d ir is nm or os p pt r sy
    rlot,tg null sh ks nm
    rlot,tg null fl c nm o r
    rlot,tg null st c d lc lj ml nm o w
    rlot,tg null gf a e g h nm o r s t
    rlot,tg null gs e g lc lj ml nm o s t w
    rlot,tg null tr a nm o p r s
    rlot,tg null tm e m nm o s
    rlot,tg null rp c nm o tr
    rlot,tg null rd nm r
    rlot,tg null mask inv mode o pt
    rlot,tg null property k
    rlot,tg null keyframe e h i n o s t
    rlot,tg null place ti to
    rlot,tg null easing x y
    rlot,tg null position s
    rlot,tg null split x y
    rlot,tg null copy-transform a eo p r s so
    rlot,tg null shape ty
    rlot,tg null path c i o v
    rlot,tg null dash v
    rlot,tg null gradient p
    rlot,tg needed gradient k
    rlot,tg missing gf g
    rlot,tg missing gs g
    rlot,tg null marker cm dr tm
    thor null animation assets
    thor null mask pt
    thor null mask-path k
    rlot,tg point animation w h
    rlot,tg point asset w h e
    rlot,tg point layer ty ind ddd parent sw sh w h ao tt bm
    rlot,tg point rc d
    rlot,tg point el d
    rlot,tg point sr d sy
    rlot,tg point fl r
    rlot,tg point gf r t
    rlot,tg point st lc lj
    rlot,tg point gs lc lj t
    rlot,tg point tm m
    thor point layer ty
    web,canv missing shape-layer shapes
    web,canv missing text-layer t
    web,canv missing text d m a
    web,canv missing mask pt
    web missing mask o x
    web,canv missing gr it
    web,canv missing gf g
    web,canv missing gs g
    web,canv missing rp tr
    web,canv empty transform a o p r s
    web,canv empty tr a p r s sa sk
    web,canv needed tr o
    web,canv empty copy-transform a p r s
    web,canv needed copy-transform so eo
    web,canv needed sh ks
    web,canv needed el p s
    web,canv needed rc p r s
    web,canv needed sr or os p pt r
    web,canv needed star ir is
    web,canv needed fl c o
    web,canv needed st c o w
    web,canv needed gf e o s
    web,canv needed gs e o s w
    web,canv needed tm e o s
    web,canv needed rd r
    web,canv needed rp c o
    """
}
