import LottieKit

/// The animation of these tests: 100 × 50, 48 frames at 24 a second.
///
/// `Layer 1` holds a square of ten units, `Group 1`, that turns from red to blue while the layer moves from
/// the left edge to the right; `Off` and `On` are solids behind it, `image` is an image of one pixel.
enum Sample {
  static let text = """
    {"v":"5.5","nm":"sample","w":100,"h":50,"fr":24,"ip":0,"op":48,
    "assets":[{"id":"pixel","w":1,"h":1,"u":"images/","p":"pixel.png"}],
    "markers":[{"cm":"begin","tm":12,"dr":0},{"cm":"end","tm":36,"dr":0}],
    "layers":[
    {"ty":4,"nm":"Layer 1","ip":0,"op":49,
    "ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":48,"s":[96,0]}]}},
    "shapes":[{"ty":"gr","nm":"Group 1","it":[
    {"ty":"rc","nm":"Rect 1","p":{"k":[5,5]},"s":{"k":[10,10]}},
    {"ty":"fl","nm":"Fill 1","c":{"k":[1,0,0]},"o":{"k":100}},
    {"ty":"tr","p":{"k":[10,10]},"a":{"k":[10,10]},"s":{"k":[100,100]},"r":{"k":0},"o":{"k":100}}]}]},
    {"ty":2,"nm":"image","refId":"pixel","ks":{"p":{"k":[0,49]}},"ip":0,"op":49},
    {"ty":1,"nm":"Off","sw":50,"sh":10,"sc":"#00ff00","ks":{"p":{"k":[0,20]}},"ip":0,"op":49},
    {"ty":1,"nm":"On","sw":50,"sh":10,"sc":"#0000ff","ks":{"p":{"k":[50,20]}},"ip":0,"op":49}]}
    """

  static func animation() throws -> LottieAnimation { try .data(Array(text.utf8)) }

  static func view() throws -> LottieAnimationView {
    LottieAnimationView(animation: try animation())
  }

  /// The folder of the project's sample animations.
  static let folder =
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/Samples"

  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFFFF_0000
}

/// Gives every image one color, and counts how often it is asked.
final class OneColor: AnimationImageProvider, @unchecked Sendable {
  var color: UInt32
  var count = 0

  init(_ color: UInt32) { self.color = color }

  func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
    count += 1
    return ImageResource(Pixmap(width: asset.path == "pixel.png" ? 1 : 2, height: 1, fill: color))
  }
}
