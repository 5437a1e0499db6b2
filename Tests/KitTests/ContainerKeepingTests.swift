import LottieCodecs
import LottieKit
import TestSupport
import Testing

/// Containers keep their images, themes and fonts however they are loaded, and the cache holds them so.
struct ContainerKeepingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/a.lottie"
    let text =
      #"{"w":2,"h":1,"fr":10,"ip":0,"op":10,"assets":[{"id":"i","w":2,"h":1,"u":"","p":"p.png"}],"slots":{"c":{"p":{"a":0,"k":[1,0,0]}}},"layers":[{"ty":2,"nm":"l","refId":"i","ip":0,"op":10},{"ty":4,"nm":"s","ip":0,"op":10,"ks":{},"shapes":[{"ty":"fl","nm":"f","c":{"sid":"c","a":0,"k":[1,0,0]},"o":{"k":100}}]}]}"#
    let theme = #"{"rules":[{"id":"c","type":"Color","value":[0,1,0]}]}"#
    let manifest =
      #"{"version":"2","animations":[{"id":"x","themes":["dark"]}],"themes":[{"id":"dark"}]}"#
    var container = try ZipWriter()
    try container.add("manifest.json", Array(manifest.utf8))
    try container.add("a/x.json", Array(text.utf8))
    try container.add("i/p.png", Fixture.png)
    try container.add("t/dark.json", Array(theme.utf8))
    try folder.write(container.archive, to: "a.lottie")
  }

  private func pixels(_ animation: LottieAnimation) throws -> [UInt32] {
    let view = LottieAnimationView(animation: animation)
    try view.draw()
    return view.pixmap.pixels
  }

  private let pixels: [UInt32] = [0xFF00_00FF, 0xFFFF_0000]

  @Test func `by name, path, URL and bytes`() async throws {
    let animations = [
      try #require(LottieAnimation.named("a", in: folder.path, animationCache: nil)),
      try LottieAnimation.file(path, animationCache: nil),
      try LottieAnimation.url("file://" + path, animationCache: nil),
      try LottieAnimation.data(try InputFile.read(path)),
      try await LottieAnimation.load(file: path, animationCache: nil),
      try await LottieAnimation.load(url: "file://" + path, animationCache: nil),
    ]
    for animation in animations {
      #expect(try pixels(animation) == pixels)
      #expect(animation.file?.themes == ["dark"] && animation.file?.name == "x")
    }
  }

  @Test func `out of the cache, decoded once for all`() throws {
    let cache = LRUAnimationCache()
    _ = try LottieAnimation.file(path, animationCache: cache)
    try folder.write([0], to: "a.lottie")
    let animation = try LottieAnimation.file(path, animationCache: cache)
    #expect(try pixels(animation) == pixels)
    var count = 0
    for (_, asset) in animation.assets {
      guard case .image(let image) = asset.kind else { continue }
      let first = try animation.imageProvider.image(for: image)
      #expect(try animation.imageProvider.image(for: image) === first)
      count += 1
    }
    #expect(count == 1)
  }

  @Test func `a renderer draws them without being told of them`() throws {
    let animation = try LottieAnimation.file(path, animationCache: nil)
    let renderer = FrameRenderer(animation, settings: RenderSettings(width: 2, height: 1))
    renderer.draw(frame: 0)
    #expect(renderer.pixmap.pixels == pixels)
  }

  @Test func `themes are chosen when loading, or later, and are cached apart`() throws {
    let cache = LRUAnimationCache()
    let plain = try LottieAnimation.file(path, animationCache: cache)
    let choice = AnimationFile.Choice(theme: "dark")
    let dark = try LottieAnimation.file(path, choice: choice, animationCache: cache)
    let later = try plain.file?.themed("dark").animation
    for (animation, color) in [
      (plain, Color(red: 1, green: 0, blue: 0)), (dark, .init(r: 0, g: 1, b: 0, a: 1)),
      (later, .init(r: 0, g: 1, b: 0, a: 1)),
    ] {
      let view = LottieAnimationView(animation: animation)
      #expect(view.getValue(for: "s.f.Color") as? Color == color)
    }
    #expect(throws: LoadError.noSuchTheme("none", available: ["dark"])) {
      try plain.file?.themed("none")
    }
  }

  @Test func `another animation takes its own images`() throws {
    let view = LottieAnimationView(animation: try .file(path, animationCache: nil))
    try view.draw()
    try folder.write(Fixture.json("plain"), to: "b.json")
    view.size = Size(width: 2, height: 1)
    view.loadAnimation(from: try AnimationFile(path: folder.path + "/b.json"))
    try view.draw()
    #expect(view.pixmap.pixels == [0, 0])
  }
}

/// Images, texts and fonts of a view, changed while it stands.
struct ProviderChangeTests {
  private let view: LottieAnimationView

  init() throws {
    let text = """
      {"w":4,"h":1,"fr":10,"ip":0,"op":10,"assets":[{"id":"i","w":1,"h":1,"p":"x.png"}],
      "layers":[{"ty":2,"nm":"l","refId":"i","ip":0,"op":10},
      {"ty":1,"nm":"solid","sw":2,"sh":1,"sc":"#ffffff","ks":{"p":{"k":[2,0]}},"ip":0,"op":10}]}
      """
    view = LottieAnimationView(animation: try .decode(Array(text.utf8)))
  }

  /// An image of one pixel; none for nil.
  private final class OneColor: AnimationImageProvider, @unchecked Sendable {
    var color: UInt32?

    init(_ color: UInt32?) { self.color = color }

    func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
      guard let color else { throw ImageProviderError("none") }
      return ImageResource(Pixmap(width: 1, height: 1, fill: color))
    }
  }

  @Test func `another image provider redraws its images only`() throws {
    view.imageProvider = OneColor(0xFF00_00FF)
    try view.draw()
    #expect(view.pixmap.pixels == [0xFF00_00FF, 0, .max, .max])
    view.imageProvider = OneColor(0xFF00_FF00)
    #expect(try view.draw() == .part(x: 0, y: 0, width: 1, height: 1))
    #expect(view.pixmap[0, 0] == 0xFF00_FF00)
  }

  @Test func `images are reloaded when that is asked for`() throws {
    let provider = OneColor(0xFF00_00FF)
    view.imageProvider = provider
    try view.draw()
    provider.color = 0xFFFF_0000
    #expect(try view.draw() == .none)
    view.reloadImages()
    #expect(try view.draw() == .part(x: 0, y: 0, width: 1, height: 1))
    #expect(view.pixmap[0, 0] == 0xFFFF_0000)
    provider.color = nil
    view.reloadImages()
    try view.draw()
    #expect(view.pixmap[0, 0] == 0 && view.diagnostics.count == 1)
    provider.color = 0xFF00_FF00
    view.reloadImages()
    try view.draw()
    #expect(view.pixmap[0, 0] == 0xFF00_FF00 && view.diagnostics.isEmpty)
  }

  @Test func `a file that changed is read again`() throws {
    let folder = try TemporaryFolder()
    let frame = Pixmap(width: 1, height: 1, fill: 0xFF00_00FF)
    try folder.write(try PNGEncoder().encode(frame), to: "x.png")
    view.imageProvider = FilepathImageProvider(filepath: folder.path)
    try view.draw()
    #expect(view.pixmap[0, 0] == 0xFF00_00FF)
    let other = Pixmap(width: 1, height: 1, fill: 0xFF00_FF00)
    try folder.write(try PNGEncoder().encode(other), to: "x.png")
    view.reloadImages()
    try view.draw()
    #expect(view.pixmap[0, 0] == 0xFF00_FF00)
  }

  @Test func `another text provider shows on the frame that stands`() throws {
    let text = """
      {"w":60,"h":20,"fr":10,"ip":0,"op":10,"fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":""}]},
      "chars":[{"ch":"a","size":10,"w":50,"style":"","fFamily":"F","data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","ks":{"k":{"c":true,"v":[[0,0],[40,0],[40,-40],[0,-40]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}]}]}}],
      "layers":[{"ty":5,"nm":"t","ip":0,"op":10,"ks":{"p":{"k":[0,15]}},"t":{"d":{"k":[{"t":0,"s":{"s":20,"f":"F","t":"a","j":0,"fc":[1,0,0]}}]},"p":{},"m":{},"a":[]}}]}
      """
    let view = LottieAnimationView(animation: try .decode(Array(text.utf8)))
    try view.draw()
    #expect(view.pixmap[4, 12] == 0xFF00_00FF && view.pixmap[24, 12] == 0)
    view.textProvider = DictionaryTextProvider(["t": "aaa"])
    #expect(try view.draw() != .none)
    #expect(view.pixmap[4, 12] == 0xFF00_00FF && view.pixmap[24, 12] == 0xFF00_00FF)
    view.textProvider = nil
    try view.draw()
    #expect(view.pixmap[4, 12] == 0xFF00_00FF && view.pixmap[24, 12] == 0)
  }
}
