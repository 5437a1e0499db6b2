import LottieKit
import Testing

/// Quick Start, Loading Animation, Animation Cache, Image Provider.
struct LoadingTests {
  @Test func `a view by name`() throws {
    let starAnimationView = AnimationView(name: "loader", in: Sample.folder)
    #expect(starAnimationView.animation?.size == starAnimationView.size)
    try starAnimationView.draw()
    #expect(starAnimationView.pixmap.pixels.contains { $0 != 0 })
  }

  @Test func `a view without an animation, which is set later`() throws {
    let starAnimationView = AnimationView()
    #expect(starAnimationView.animation == nil)
    let starAnimation = LottieAnimation.named("loader", in: Sample.folder)
    starAnimationView.animation = starAnimation
    try starAnimationView.draw()
    #expect(starAnimationView.pixmap.pixels.contains { $0 != 0 })
  }

  @Test func `a view of a file and of a URL`() async throws {
    let path = Sample.folder + "/loader.json"
    let ofFile = try LottieAnimationView(animation: .file(path))
    let ofURL = try await LottieAnimationView(url: "file://" + path)
    #expect(ofFile.animation?.duration == ofURL.animation?.duration)
    let isRefused = await #expect(throws: LoadError.self) {
      _ = try await LottieAnimationView(url: "https://127.0.0.1:1/a.json", animationCache: nil)
    }
    #expect(isRefused == .networkNotAllowed)
  }

  @Test func `an animation by name, in a folder or one within it`() throws {
    let animation = try #require(LottieAnimation.named("loader", in: Sample.folder))
    let parent = Sample.folder.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    let inner = LottieAnimation.named("loader.json", in: parent, subdirectory: "Samples")
    #expect(animation.encoded() == inner?.encoded())
    #expect(LottieAnimation.named("none", in: Sample.folder) == nil)
    // Who wants to know why:
    #expect(throws: LoadError.self) { try LottieAnimation.file(Sample.folder + "/none.json") }
  }

  @Test func `an animation of a file, out of a cache`() throws {
    let cache = LRUAnimationCache(cacheSize: 1)
    let path = Sample.folder + "/loader.json"
    let animation = try LottieAnimation.file(path, animationCache: cache)
    #expect(cache.animation(forKey: path)?.name == animation.name)
    _ = try LottieAnimation.file(Sample.folder + "/text.json", animationCache: cache)
    #expect(cache.animation(forKey: path) == nil)
  }

  @Test func `the shared cache keeps what is loaded until it is cleared`() throws {
    let path = Sample.folder + "/chart.json"
    _ = try LottieAnimation.file(path, animationCache: LRUAnimationCache.sharedCache)
    #expect(LRUAnimationCache.sharedCache.animation(forKey: path) != nil)
    #expect(LRUAnimationCache.sharedCache.cacheSize == 100)
    LRUAnimationCache.sharedCache.clearCache()
    #expect(LRUAnimationCache.sharedCache.animation(forKey: path) == nil)
  }

  @Test func `a cache of one's own`() throws {
    final class Kept: AnimationCacheProvider {
      let animation: LottieAnimation
      init(_ animation: LottieAnimation) { self.animation = animation }
      func animation(forKey key: String) -> LottieAnimation? { animation }
      func setAnimation(_ animation: LottieAnimation, forKey key: String) {}
      func clearCache() {}
    }
    let cache = Kept(try Sample.animation())
    let animation = try LottieAnimation.file("/nowhere.json", animationCache: cache)
    #expect(animation.name == "sample")
  }

  @Test func `an animation is decoded and encoded`() throws {
    let animation = try Sample.animation()
    let again = try LottieAnimation.data(animation.encoded())
    #expect(again.layers.count == 4 && again.markerNames == ["begin", "end"])
    #expect(animation.encoded() == again.encoded())
  }

  @Test func `images come from a provider, set at any time`() throws {
    let view = LottieAnimationView(
      animation: try Sample.animation(),
      imageProvider: OneColor(Sample.green)
    )
    try view.draw()
    #expect(view.pixmap[0, 49] == Sample.green)
    view.imageProvider = OneColor(Sample.red)
    #expect(try view.draw() == .part(x: 0, y: 49, width: 1, height: 1))
    #expect(view.pixmap[0, 49] == Sample.red)
  }

  @Test func `images are reloaded`() throws {
    let provider = OneColor(Sample.green)
    let view = LottieAnimationView(animation: try Sample.animation(), imageProvider: provider)
    try view.draw()
    provider.color = Sample.blue
    view.reloadImages()
    try view.draw()
    #expect(view.pixmap[0, 49] == Sample.blue && provider.count == 2)
  }

  @Test func `images of a folder, by bundle and by file path`() throws {
    let view = try Sample.view()
    view.imageProvider = BundleImageProvider(directory: "/nowhere", searchPath: "AnimationImages")
    try view.draw()
    #expect(view.diagnostics.contains { $0.message.contains("pixel.png") })
    view.imageProvider = FilepathImageProvider(filepath: "/nowhere")
    try view.draw()
    #expect(view.pixmap[0, 49] == 0)
  }
}
