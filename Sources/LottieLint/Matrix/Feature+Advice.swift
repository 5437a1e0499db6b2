import LottieModel

extension Feature {
  /// How to avoid it in After Effects or in the file, where a player lacks it.
  package var advice: String {
    if let own = Feature.advices[self] { return own }
    let family = rawValue.prefix { $0 != "." && $0 != "_" }
    return Feature.familyAdvices[String(family)]
      ?? "Remove it in After Effects, or choose a player that draws it."
  }

  private static let advices: [Feature: String] = [
    .expressions:
      "In After Effects choose Animation > Keyframe Assistant > Convert Expression to Keyframes, or run `lottie convert --bake-expressions`.",
    .kfBezierPerDimension:
      "Separate Dimensions of a position, or give all axes the same easing in the graph editor.",
    .kfTerminalHandles: "Remove i and o from the last keyframe: nothing follows it.",
    .kfLinear: "Give each keyframe but the last the handles i and o.",
    .layerText: "Choose Create Shapes from Text in After Effects.",
    .textGlyphs:
      "Ship the font with the app and export without Glyphs, or choose Create Shapes from Text.",
    .textGlyphsOld: "Export again with a current Bodymovin.",
    .textRtl: "Choose Create Shapes from Text, which keeps the order and the joined characters.",
    .textPath: "Choose Create Shapes from Text before you bend the text.",
    .maskExpansion:
      "Set Mask Expansion to 0 and move the mask's vertices, or use Offset Paths on a shape as track matte.",
    .maskFeather: "Set Mask Feather to 0; for a soft edge use a gradient with opacity stops.",
    .maskOpacity: "Set Mask Opacity to 100 and fade the layer, or a copy of it, instead.",
    .maskNone: "Delete the mask: with mode None it has no effect.",
    .maskDifference: "Draw the overlap as one path, and use mode Add or Subtract.",
    .maskUnflagged: #"Write "hasMask": true beside the masks."#,
    .maskLighten: "Use mode Add.",
    .maskDarken: "Use mode Intersect.",
    .matteLuma: "Use an Alpha Matte: fill what is to show and delete what is to hide in the matte.",
    .matteLumaInverted:
      "Use an Alpha Inverted Matte: fill what is to hide and delete what is to show in the matte.",
    .matteParent:
      "Put the matte directly above its layer, and give each layer its own copy.",
    .merge1: "Delete Merge Paths: it has no effect here.",
    .repeater: "Duplicate the group instead of using a Repeater.",
    .repeaterFractional: "Use an integer number of copies, and hold keyframes between them.",
    .repeaterAnimatedCopies: "Duplicate the group and animate the opacity of each copy.",
    .trimIndividual:
      "Put a Trim Paths into each group, or set Trim Multiple Shapes to Simultaneously.",
    .trimIndividualSeveral:
      "Put a Trim Paths into each group, or set Trim Multiple Shapes to Simultaneously.",
    .trimOnFill: "Trim a stroke, or reveal the fill with a track matte.",
    .roundCorners: "Use Convert To Bezier Path and round the corners in the path itself.",
    .puckerBloat: "Animate the path itself instead of Pucker & Bloat.",
    .offsetPath: "Draw the widened path, or use a thicker stroke, instead of Offset Paths.",
    .zigZag: "Draw the zig-zag as a path.",
    .twist: "Draw the twisted path; Convert To Bezier Path does not keep it.",
    .wiggle: "Animate the path with keyframes instead of Wiggle Paths.",
    .gradientAlphaOffsets:
      "Put an opacity stop at each color stop and no others, or fade the layer with a matte.",
    .gradientAlpha: "Use an opaque gradient, and fade the layer or use an alpha matte.",
    .gradientConic: "Use a linear or radial gradient.",
    .gradientHighlight: "Set Highlight Length to 0.",
    .gradientStroke: "Use a stroke of one color, or convert the stroke to a filled outline.",
    .styleBlend: "Move the shape to its own layer and set the mode there.",
    .colorBytes:
      "Export again with a current Bodymovin.",
    .shapePathOnePoint: "Draw the dot as an ellipse with a fill.",
    .shapePathVertexMismatch: "Give the path the same number of vertices at each keyframe.",
    .shapeLegacyClosed: "Export again with a current Bodymovin.",
    .layerShapeOpacity:
      "Arrange the layer's shapes without overlap, or merge them; or lighten the colors.",
    .layerPrecompOpacity:
      "Avoid overlap within the precomp, or lighten the colors instead of using opacity.",
    .layerSolidOpacity: "Use a rectangle with a fill opacity instead of the solid.",
    .layerRotationUnflagged: #"Write "ddd": 0 in front of the layer's "ks"."#,
    .layerTimeRemap: "Time-stretch the precomp, or move its keyframes.",
    .layerTimeStretch: "Set Time Stretch to 100 % and move the keyframes.",
    .layerAutoOrient: "Turn Auto-Orient off and animate the rotation.",
    .layer3d: "Turn the 3D switch off; imitate the rotation with scale and skew.",
    .transformRotationXyz: "Imitate the rotation with an animated scale of one axis.",
    .transformOrientation: "Set Orientation to 0 and use Rotation.",
    .transformPositionZ: "Set the depth to 0 and scale the layer instead.",
    .layerCamera: "Delete the camera and move the layers instead.",
    .layerLight: "Delete the light and paint the shading.",
    .layerAdjustment: "Apply its effects to the layers below, or render them into an image.",
    .layerMotionBlur: "Turn motion blur off.",
    .layerUnknownType: "Convert the layer to shapes, or render it into images.",
    .layerImage: "Draw the image as shapes.",
    .imageEmbedded: "Keep the images as files beside the document, or draw them as shapes.",
    .imageUnflagged: #"Write "e": 1 beside the image."#,
    .imageColorProfile: "Convert the image to sRGB and save it without a profile.",
    .imageWebp: "Save the image as PNG or JPEG.",
    .imageSvg: "Import the SVG as shapes, or save it as PNG.",
    .imageRemote: "Put the image into the document or beside it.",
    .transformSkewLayer: "Skew a group of the layer instead of the layer.",
    .transformSkewGroup: "Convert To Bezier Path and draw the skewed shape.",
    .strokeDashAnimated: "Animate the dash offset or a Trim Paths; keep the lengths fixed.",
    .strokeDashUnpaired: "Give the dash one length above 0 and one gap.",
    .strokeDashNoOffset: "End the dashes with an offset, even if it is 0.",
    .strokeDashUnnamed: "Give each dash entry a different name: dash, gap, offset.",
    .strokeNonuniformScale: "Scale width and height alike, or scale the path within the group.",
    .slots: "Write the values into the properties instead of the slots.",
    .containerDotlottieV1: "Unpack it: `lottie convert` writes plain JSON.",
    .containerDotlottieV2:
      "Unpack it: `lottie convert` writes plain JSON, or a container of version 1.",
    .containerTgs: "Unpack it: `lottie convert` writes plain JSON.",
  ]

  private static let familyAdvices: [String: String] = [
    "effect":
      "Delete the effect, or render the layer with it into an image and use that instead.",
    "style":
      "Delete the layer style, or draw it: a shadow or glow as a gradient below the layer.",
    "text":
      "Animate whole text layers by their transforms, or choose Create Shapes from Text and animate the shapes.",
    "mask": "Draw the visible shape as a path, or use an alpha matte.",
    "matte": "Use an alpha matte.",
    "merge":
      "Draw the merged outline: in Illustrator use Pathfinder and Expand, then import the path.",
    "blend":
      "Set the mode to Normal and pick the blended colors, or render both layers into one image.",
    "repeater": "Duplicate the group instead of using a Repeater.",
    "trim": "Reveal the shape with a track matte.",
    "gradient": "Use a fill of one color, or a gradient with fewer settings.",
    "stroke":
      "Convert the stroke to a filled outline: in Illustrator Object > Path > Outline Stroke.",
    "shape": "Convert To Bezier Path in After Effects.",
    "kf": "Add keyframes along the movement, with simple easing between them.",
    "layer": "Convert the layer to shapes or precomps, which all players support.",
    "image": "Save the image as PNG in the size it is drawn at.",
    "container": "Unpack the container: `lottie convert` writes plain JSON.",
  ]
}
