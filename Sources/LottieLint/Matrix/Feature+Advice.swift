import LottieModel

extension Feature {
  /// A way to avoid it in After Effects or in the file, if a player lacks it.
  package var advice: String {
    let own = FeatureMatrix.row(self).advice
    guard own.isEmpty else { return own }
    // The advice of the nearest family: that of text.animator before that of text.
    var id = rawValue[...]
    while !id.isEmpty {
      if let advice = Feature.familyAdvices[String(id)] { return advice }
      id = id.lastIndex { $0 == "." || $0 == "_" }.map { id[..<$0] } ?? ""
    }
    return "Remove it in After Effects, or choose a player that draws it."
  }

  private static let animatedText =
    "Animate whole text layers by their transforms, or choose Create Shapes from Text and animate the shapes."

  private static let familyAdvices: [String: String] = [
    "effect":
      "Delete the effect, or render the layer with it into an image and use that instead.",
    "style":
      "Delete the layer style, or draw it: a shadow or glow as a gradient below the layer.",
    "text": "Choose Create Shapes from Text.",
    "text.animator": animatedText,
    "text.grouping": animatedText,
    "text.selector": animatedText,
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
