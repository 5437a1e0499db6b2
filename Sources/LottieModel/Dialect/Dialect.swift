/// Rules of drawing in which another player departs from After Effects, and the engine follows it.
///
/// Empty where nothing else is asked for: then no rule costs more than a test where nodes are made.
package struct Dialect: OptionSet, Hashable, Sendable {
  package let rawValue: UInt128

  package init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Colors are blended between keyframes in linear light.
  package static let linearColors = Dialect(rawValue: 1 << 0)
  /// The opacity of a solid layer counts twice.
  package static let solidOpacityTwice = Dialect(rawValue: 1 << 1)
  /// The opacity of a text layer counts twice.
  package static let textOpacityTwice = Dialect(rawValue: 1 << 82)
  /// Expressions are run in strict mode, among the names that lottie-web declares.
  package static let strictScripts = Dialect(rawValue: 1 << 84)
  /// A trim of several paths, one after another, that leads through their start leaves them whole.
  package static let wholeWrappedTrims = Dialect(rawValue: 1 << 83)
  /// A layer's opacity is that of each of its items, so that what they cover shows through.
  package static let layerOpacityEach = Dialect(rawValue: 1 << 2)
  /// Opacities below 0 or above 100 % wrap around, to the lowest byte of 255 times them.
  package static let wrappedOpacities = Dialect(rawValue: 1 << 90)
  /// Opacities below 0 or above 100 % do not count.
  package static let ignoredOpacities = Dialect(rawValue: 1 << 91)
  /// A group's opacity is that of each of its items.
  package static let groupOpacityEach = Dialect(rawValue: 1 << 3)
  /// A layer that orients along its motion ignores its rotation, and is upright at rest.
  package static let orientsInstead = Dialect(rawValue: 1 << 4)
  /// Layers that orient along their motion are upright before and after it.
  package static let orientsInMotion = Dialect(rawValue: 1 << 89)
  /// Motion paths are measured in lines half a unit from the curve, as Skia does, and easing that overshoots
  /// leaves them straight on.
  package static let coarseMotionPaths = Dialect(rawValue: 1 << 5)
  /// Motion along a path is even in the parameter of its curves, and not in their length.
  package static let parametricMotionPaths = Dialect(rawValue: 1 << 20)
  /// Easing follows lines that are within 0.002 of its curve, as on Android.
  package static let linedEasings = Dialect(rawValue: 1 << 80)
  /// Properties follow their keyframes alone.
  package static let noExpressions = Dialect(rawValue: 1 << 6)
  /// Gradients blend premultiplied colors between their stops.
  package static let premultipliedGradients = Dialect(rawValue: 1 << 7)
  /// Stars are rounded, and get fractional points, as lottie-ios and lottie-android do it.
  package static let nativeStars = Dialect(rawValue: 1 << 8)
  /// Polygons are rounded as lottie-ios and lottie-android do it.
  package static let nativePolygons = Dialect(rawValue: 1 << 95)
  /// A fractional number of points of a star or polygon is rounded down.
  package static let pointsDown = Dialect(rawValue: 1 << 64)
  /// A fractional number of points of a star or polygon is rounded to the nearest.
  package static let pointsRounded = Dialect(rawValue: 1 << 65)
  /// Round Corners leaves open paths, stars and polygons as they are.
  package static let plainCorners = Dialect(rawValue: 1 << 9)
  /// Round Corners changes rectangles only.
  package static let rectangleCorners = Dialect(rawValue: 1 << 13)
  /// Round Corners makes quadratic curves.
  package static let quadraticCorners = Dialect(rawValue: 1 << 14)
  /// Strokes are as wide everywhere, whatever scales them.
  package static let evenStrokes = Dialect(rawValue: 1 << 15)
  /// What is masked or matted is cut at the bounds of its paths, strokes at half of their width before scaling
  /// and a pixel.
  package static let tightLayers = Dialect(rawValue: 1 << 10)
  /// Times have the precision of 32 bits.
  package static let singleTimes = Dialect(rawValue: 1 << 11)
  /// Times are what Skia's parser makes of them: see ``SkiaNumber``.
  package static let skiaTimes = Dialect(rawValue: 1 << 85)
  /// A layer still shows at its out point.
  package static let inclusiveOutPoints = Dialect(rawValue: 1 << 16)
  /// A trim that leaves 99 % or more of a path leaves it as it is, wherever it begins.
  package static let wholeTrims = Dialect(rawValue: 1 << 17)
  /// A trimmed part that leads through the start of a closed path is two open paths.
  package static let splitTrims = Dialect(rawValue: 1 << 18)
  /// Dashes are at least one unit long, gaps a tenth of one.
  package static let leastDashes = Dialect(rawValue: 1 << 19)

  /// Precomps are drawn at whole frames of their own, counted from the whole frame at which they start; time remap
  /// leads no further than the animation is long.
  package static let wholeFrames = Dialect(rawValue: 1 << 21)
  /// What is remapped to the out point of its layer shows what is there, and not the frame before it.
  package static let openRemapEnds = Dialect(rawValue: 1 << 74)
  /// A fractional number of copies is rounded down.
  package static let copiesDown = Dialect(rawValue: 1 << 22)
  /// A fractional number of copies is rounded to the nearest.
  package static let copiesRounded = Dialect(rawValue: 1 << 23)
  /// Copies are scaled before they are turned.
  package static let scaledFirst = Dialect(rawValue: 1 << 96)
  /// The last copy does not reach the end opacity: one more would.
  package static let openFade = Dialect(rawValue: 1 << 24)
  /// The first copy has left the start opacity: one before it would have it.
  package static let earlyFade = Dialect(rawValue: 1 << 25)
  /// Strokes of text are over its fill.
  package static let strokesOverFills = Dialect(rawValue: 1 << 26)
  /// The last animator of a text changes all of it, as in lottie-ios's main-thread engine: see `WholeTextAnimator`.
  package static let wholeTextAnimators = Dialect(rawValue: 1 << 54)
  /// Widths of the strokes of texts are percentages of the font's size; a width of 0 fills with black, as Core Text does.
  package static let percentTextStrokes = Dialect(rawValue: 1 << 55)
  /// Luma mattes have the luminance, by older weights, of what is not transparent, whatever its alpha.
  package static let opaqueLuma = Dialect(rawValue: 1 << 63)
  /// Miters of Offset Paths are limited by their length in units, and not by a ratio.
  package static let measuredMiters = Dialect(rawValue: 1 << 61)
  /// Offset Paths widens what paths enclose, whatever their direction.
  package static let outwardOffsets = Dialect(rawValue: 1 << 62)
  /// Characters turn and grow about where they begin.
  package static let leftPivots = Dialect(rawValue: 1 << 59)
  /// Tracking by animators is that of a text of size 100, and is before the first character, too.
  package static let scaledTracking = Dialect(rawValue: 1 << 60)
  /// A centered line that animators track is moved by half the tracking of all animators, also of those that select
  /// nothing in it.
  package static let sharedTracking = Dialect(rawValue: 1 << 66)
  /// Skew ends at 85 degrees to either side.
  package static let pinnedSkew = Dialect(rawValue: 1 << 27)
  /// The innermost opacity is that of all, unless it is 100 %: as in ``layerOpacityEach`` and ``groupOpacityEach``
  /// without those around.
  ///
  /// A layer with a matte fades what is below it by the opacity of what is around it.
  package static let innermostOpacity = Dialect(rawValue: 1 << 28)
  /// Trims find their ends by a short search that may go too far, as lottie-ios's main-thread engine does.
  package static let searchedTrims = Dialect(rawValue: 1 << 29)
  /// Trims find their ends by the parameter of a curve, as Core Animation does.
  package static let parametricTrims = Dialect(rawValue: 1 << 30)
  /// Motion paths are measured by a length that is up to 7 % wrong, as thorvg and rlottie do.
  package static let octagonalMotionPaths = Dialect(rawValue: 1 << 32)
  /// Trims measure paths by a length that is up to 7 % wrong, as rlottie does.
  package static let octagonalTrims = Dialect(rawValue: 1 << 33)
  /// Dashes measure lines by a length that is up to 7 % wrong, and begin at the rest of their offset by the last dash
  /// and gap, as rlottie's do: src/vector/vdasher.cpp.
  package static let octagonalDashes = Dialect(rawValue: 1 << 34)
  /// Groups that hold more than paths are painted apart from others by the paints that follow them.
  package static let apartGroups = Dialect(rawValue: 1 << 94)
  /// The radius of a radial gradient is measured by the same rule as ``octagonalTrims``.
  package static let octagonalRadii = Dialect(rawValue: 1 << 93)
  /// Strokes are hollow where their pen moves backwards: inside bends tighter than half their width.
  package static let hollowStrokes = Dialect(rawValue: 1 << 71)
  /// The paths of a stroke are drawn one by one, and cover each other.
  package static let strokesEach = Dialect(rawValue: 1 << 88)
  /// Strokes of what has no length have no caps.
  package static let noDots = Dialect(rawValue: 1 << 72)
  /// Strokes of what is closed and has no length have no caps.
  package static let noClosedDots = Dialect(rawValue: 1 << 73)
  /// Gradients are opaque unless each color stop has an opacity stop at its offset, as in lottie-web's canvas.
  package static let opaqueGradients = Dialect(rawValue: 1 << 35)
  /// A gradient has opacities at the offsets of its color stops alone.
  package static let sampledOpacities = Dialect(rawValue: 1 << 56)
  /// A gradient has one list of stops, in which an opacity has the next color, and none is behind the last color.
  package static let mergedOpacities = Dialect(rawValue: 1 << 57)
  /// Blend modes within a precomp see what is below the precomp, unless it is translucent or has masks, a matte or
  /// effects.
  package static let openBlends = Dialect(rawValue: 1 << 58)
  /// What is drawn alone in a translucent layer or group is blended with what is below that.
  package static let fadedBlends = Dialect(rawValue: 1 << 92)
  /// What a blended layer without masks, a matte and effects draws is blended item by item.
  package static let blendsEach = Dialect(rawValue: 1 << 75)
  /// Behind the place of the original, copies by a negative whole offset are one place back.
  package static let lateCopies = Dialect(rawValue: 1 << 76)
  /// Trims go on around the path before 0 % and past 100 %.
  package static let unclampedTrims = Dialect(rawValue: 1 << 77)
  /// Lines are as wide as all that is in them, blanks and tracking at their end included.
  package static let fullLines = Dialect(rawValue: 1 << 78)
  /// Lines that do not fit into the box of their text are drawn, too.
  package static let openBoxes = Dialect(rawValue: 1 << 79)
  /// Images that are missing are a placeholder, as in dotLottie's players.
  package static let placeholderImages = Dialect(rawValue: 1 << 36)
  /// Images fit into the size that the document states, at its upper left corner.
  package static let fittedImages = Dialect(rawValue: 1 << 37)
  /// Images fit into the size that the document states, in its center.
  package static let centeredImages = Dialect(rawValue: 1 << 44)
  /// Images are stretched to the size that the document states.
  package static let stretchedImages = Dialect(rawValue: 1 << 45)
  /// Images have as many units as pixels.
  package static let naturalImages = Dialect(rawValue: 1 << 46)
  /// The animation is drawn at whole frames.
  package static let wholeRootFrames = Dialect(rawValue: 1 << 47)
  /// The animation is drawn up to a frame before its end.
  package static let earlyLastFrame = Dialect(rawValue: 1 << 51)
  /// Masks are masks of those before them, as thorvg chains them: see `MaskChain`.
  package static let chainedMasks = Dialect(rawValue: 1 << 38)
  /// Masks are one path, whatever their modes, as in lottie-web's canvas: see `JoinedMasks`.
  package static let joinedMasks = Dialect(rawValue: 1 << 81)
  /// The opacity of a mask is that of a percent, so that from 1 % on it is opaque.
  package static let opaqueMasks = Dialect(rawValue: 1 << 41)
  /// Nothing has depth: cameras and places in front or behind do not count.
  package static let flatSpace = Dialect(rawValue: 1 << 42)
  /// Shadows end at the box of what casts them, strokes not counted.
  package static let boxedShadows = Dialect(rawValue: 1 << 43)
  /// Blurs and tints mix colors in linear light, as SVG's filters do unless they are told otherwise.
  package static let linearFilters = Dialect(rawValue: 1 << 48)
  /// Shadows and blurs are those of each fill and stroke, as lottie-android draws them: blurs in pixels of the output
  /// and in both directions, and neither of solids and texts.
  package static let effectsEach = Dialect(rawValue: 1 << 49)
  /// Effects are identified by their type, so that those of type 5, a group of controls, draw nothing.
  package static let effectsByType = Dialect(rawValue: 1 << 53)
  /// Effects come before what the masks and the frame of a layer cut off.
  package static let lateCuts = Dialect(rawValue: 1 << 39)
  /// Effects of shape and text layers are turned and scaled with them.
  package static let turnedEffects = Dialect(rawValue: 1 << 67)
  /// Effects are in the coordinates of the composition, of all layers.
  package static let outerEffects = Dialect(rawValue: 1 << 70)
  /// A layer whose only effect is a shadow is translucent before it, so that the shadow shows through.
  package static let earlyOpacity = Dialect(rawValue: 1 << 69)
  /// Effects are turned as the x axis of their layer, and scaled evenly, as thorvg does it.
  package static let similarEffects = Dialect(rawValue: 1 << 68)
  /// Blurs repeat what is at the edges of the animation.
  package static let edgeBlurs = Dialect(rawValue: 1 << 50)
  /// Expressions have the environment that thorvg gives them.
  package static let thorvgScripts = Dialect(rawValue: 1 << 40)
  /// Shape layers have the items that lottie-android measures, to know the boxes of its layers and not to draw.
  package static let androidItems = Dialect(rawValue: 1 << 31)
  /// Selectors of the shape Square alone are less smooth than they can be, and without smoothness leave out what they
  /// cover by half.
  package static let squareSmoothness = Dialect(rawValue: 1 << 86)
  /// A selector without smoothness selects what it covers by half by half.
  package static let leastSmoothness = Dialect(rawValue: 1 << 87)
  /// Layers turn about one axis after the other, each time seen from 1024 units before their anchor point, and
  /// cameras do not count.
  package static let turnsApart = Dialect(rawValue: 1 << 52)
  /// Without a camera, that of a composition 633 pixels wide looks at all, and layers in space are not sorted.
  ///
  /// It looks only where the composition says that it has layers in space; within precomps where their layer is in
  /// space, too.
  package static let fixedZoom = Dialect(rawValue: 1 << 12)

  /// The names of rules, as the matrix writes them.
  private static let names: [(name: String, rule: Dialect)] = [
    ("linear-colors", .linearColors), ("solid-opacity-twice", .solidOpacityTwice),
    ("text-opacity-twice", .textOpacityTwice), ("whole-wrapped-trims", .wholeWrappedTrims),
    ("layer-opacity-each", .layerOpacityEach), ("group-opacity-each", .groupOpacityEach),
    ("wrapped-opacities", .wrappedOpacities), ("ignored-opacities", .ignoredOpacities),
    ("orients-instead", .orientsInstead), ("orients-in-motion", .orientsInMotion),
    ("coarse-motion-paths", .coarseMotionPaths),
    ("parametric-motion-paths", .parametricMotionPaths), ("lined-easings", .linedEasings),
    ("no-expressions", .noExpressions), ("premultiplied-gradients", .premultipliedGradients),
    ("native-stars", .nativeStars), ("native-polygons", .nativePolygons),
    ("points-down", .pointsDown),
    ("points-rounded", .pointsRounded), ("plain-corners", .plainCorners),
    ("rectangle-corners", .rectangleCorners),
    ("quadratic-corners", .quadraticCorners), ("even-strokes", .evenStrokes),
    ("tight-layers", .tightLayers), ("single-times", .singleTimes), ("skia-times", .skiaTimes),
    ("square-smoothness", .squareSmoothness), ("least-smoothness", .leastSmoothness),
    ("inclusive-out-points", .inclusiveOutPoints), ("whole-trims", .wholeTrims),
    ("split-trims", .splitTrims), ("unclamped-trims", .unclampedTrims),
    ("full-lines", .fullLines), ("open-boxes", .openBoxes), ("least-dashes", .leastDashes),
    ("whole-frames", .wholeFrames),
    ("open-remap-ends", .openRemapEnds),
    ("copies-down", .copiesDown), ("copies-rounded", .copiesRounded), ("late-copies", .lateCopies),
    ("scaled-first", .scaledFirst), ("open-fade", .openFade),
    ("early-fade", .earlyFade), ("fixed-zoom", .fixedZoom), ("turns-apart", .turnsApart),
    ("whole-text-animators", .wholeTextAnimators),
    ("percent-text-strokes", .percentTextStrokes),
    ("strokes-over-fills", .strokesOverFills), ("pinned-skew", .pinnedSkew),
    ("innermost-opacity", .innermostOpacity), ("searched-trims", .searchedTrims),
    ("parametric-trims", .parametricTrims),
    ("octagonal-motion-paths", .octagonalMotionPaths), ("octagonal-trims", .octagonalTrims),
    ("octagonal-dashes", .octagonalDashes), ("octagonal-radii", .octagonalRadii),
    ("hollow-strokes", .hollowStrokes), ("apart-groups", .apartGroups),
    ("strokes-each", .strokesEach),
    ("no-dots", .noDots), ("no-closed-dots", .noClosedDots),
    ("opaque-gradients", .opaqueGradients),
    ("sampled-opacities", .sampledOpacities), ("merged-opacities", .mergedOpacities),
    ("open-blends", .openBlends), ("blends-each", .blendsEach),
    ("faded-blends", .fadedBlends), ("left-pivots", .leftPivots),
    ("scaled-tracking", .scaledTracking), ("shared-tracking", .sharedTracking),
    ("measured-miters", .measuredMiters),
    ("outward-offsets", .outwardOffsets), ("opaque-luma", .opaqueLuma),
    ("fitted-images", .fittedImages), ("centered-images", .centeredImages),
    ("stretched-images", .stretchedImages), ("natural-images", .naturalImages),
    ("whole-root-frames", .wholeRootFrames), ("early-last-frame", .earlyLastFrame),
    ("chained-masks", .chainedMasks), ("joined-masks", .joinedMasks),
    ("opaque-masks", .opaqueMasks), ("flat-space", .flatSpace), ("boxed-shadows", .boxedShadows),
    ("linear-filters", .linearFilters),
    ("late-cuts", .lateCuts), ("edge-blurs", .edgeBlurs), ("turned-effects", .turnedEffects),
    ("similar-effects", .similarEffects),
    ("early-opacity", .earlyOpacity), ("outer-effects", .outerEffects),
    ("effects-each", .effectsEach),
    ("thorvg-scripts", .thorvgScripts),
  ]

  /// The rule of a name; nil for other names.
  package init?(named name: String) {
    guard let rule = Dialect.names.first(where: { $0.name == name })?.rule else { return nil }
    self = rule
  }
}

extension Dialect {
  /// Whether the player has other times than the document.
  package var roundsTimes: Bool { !isDisjoint(with: [.singleTimes, .skiaTimes]) }

  /// A time as the player has it.
  package func time(_ frame: Double) -> Double {
    guard roundsTimes else { return frame }
    return Double(contains(.skiaTimes) ? SkiaNumber.parsed(frame) : Float(frame))
  }
}
