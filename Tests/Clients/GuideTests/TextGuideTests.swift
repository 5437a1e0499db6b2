import LottieKit
import Testing

/// The code of the article "Text, fonts and images".
struct TextGuideTests {
  init() throws { try Guide.enter() }

  @Test func `texts, fonts, images`() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    view.textProvider = DictionaryTextProvider(["Title": "Good morning"])
    try view.draw()
    view.textProvider = nil
    struct Shouting: AnimationKeypathTextProvider {
      func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
        sourceText.uppercased()
      }
    }
    view.textProvider = Shouting()
    #expect(view.textProvider is Shouting)
    view.fontProvider = FileFontProvider(directory: ".", named: ["Roboto": "fonts/Roboto.ttf"])
    for diagnostic in view.diagnostics { print(diagnostic.keypath ?? "", diagnostic.message) }
    #expect(!view.diagnostics.isEmpty)
    view.imageProvider = FilepathImageProvider(filepath: "images")
    view.reloadImages()  // files that changed are read again
    struct Placeholder: AnimationImageProvider {
      func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
        guard asset.id != "secret" else { throw ImageProviderError("not for you") }
        return ImageResource(Pixmap(width: 1, height: 1, fill: Color.white.premultipliedPixel))
      }
    }
    view.imageProvider = Placeholder()
    #expect(view.diagnostics.contains { $0.message.contains("not for you") })
  }
}
