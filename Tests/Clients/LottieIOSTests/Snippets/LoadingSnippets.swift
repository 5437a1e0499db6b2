import Foundation
import LottieKit
import Testing

/// Loading as users of lottie-ios 4 write it; `4-n` is listed with the reason in docs/lottie-ios.md where it
/// cannot be.
struct LoadingSnippets {
  private static let root =
    Sample.folder.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
  private let container = root + "/Tests/Corpus/files/container-1.lottie"

  // 4-1 4-2 4-3
  @Test func `views`() throws {
    let empty = LottieAnimationView()
    #expect(empty.animation == nil && empty.currentPlaybackMode == nil)
    let animation = try Sample.animation()
    #expect(LottieAnimationView(animation: animation).size == animation.size)
    let animationView = LottieAnimationView(
      animation: animation,
      imageProvider: OneColor(Sample.red),
      textProvider: DefaultTextProvider(),
      fontProvider: DefaultFontProvider(),
      configuration: LottieConfiguration(renderingEngine: .mainThread),
      logger: LottieLogger.shared
    )
    try animationView.draw()
    #expect(animationView.pixmap[0, 49] == Sample.red)
  }

  // 4-7 4-9 4-10
  @Test func `views of containers`() async throws {
    let file = try await DotLottieFile.loadedFrom(filepath: container)
    let id = try #require(file.animations.last?.configuration.id)
    let animationView = LottieAnimationView(dotLottie: file, animationId: id)
    #expect(animationView.animation?.size == file.animations.last?.animation.size)
    animationView.loadAnimation(id, from: file)
    animationView.loadAnimation(atIndex: 0, from: file)
    #expect(animationView.animation?.size == file.animations.first?.animation.size)
    #expect(!animationView.loadAnimation("none", from: file))
    #expect(!animationView.loadAnimation(atIndex: 1_000, from: file))
    animationView.loadAnimation(from: nil)
    #expect(animationView.animation == nil)
  }

  // 4-11
  @Test func `being told of the animation`() throws {
    let animationView = LottieAnimationView(animation: try Sample.animation())
    var sizes: [Size] = []
    animationView.animationLoaded = { animationView, animation in
      sizes.append(animation.size)
      animationView.play()
    }
    #expect(sizes == [Size(width: 100, height: 50)] && animationView.isAnimationPlaying)
    animationView.animation = .named("loader", in: Sample.folder)
    #expect(sizes.count == 2 && animationView.isAnimationPlaying)
  }

  // 4-15 4-17
  @Test func `data`() throws {
    let data = Data(Sample.text.utf8)
    let animation = try LottieAnimation.from(data: data)
    #expect(animation.size == Size(width: 100, height: 50))
    #expect(try JSONDecoder().decode(LottieAnimation.self, from: data).framerate == 24)
    #expect(throws: LoadError.self) { try LottieAnimation.from(data: Data("no".utf8)) }
  }

  // 4-18 4-19 4-20 4-21 4-22 4-23 4-24
  @Test func `what an animation says`() throws {
    let animation = try Sample.animation()
    #expect(animation.duration == 2 && animation.startFrame == 0 && animation.endFrame == 48)
    #expect(animation.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(animation.markerNames == ["begin", "end"])
    #expect(animation.progressTime(forMarker: "begin") == 0.25)
    #expect(animation.frameTime(forMarker: "end") == 36)
    #expect(animation.durationFrameTime(forMarker: "end") == 0)
    #expect(animation.progressTime(forFrame: 60, clamped: false) == 1.25)
    #expect(animation.frameTime(forProgress: 0.5) == 24)
    #expect(animation.time(forFrame: 36) == 1.5 && animation.frameTime(forTime: 1.5) == 36)
  }

  // 4-25 4-26 4-27 4-28 4-29 4-30
  @Test func `containers without blocking`() async throws {
    let named = try await DotLottieFile.named("container-1", in: Self.root + "/Tests/Corpus/files")
    let inner = try await DotLottieFile.named(
      "container-1",
      in: Self.root,
      subdirectory: "Tests/Corpus/files"
    )
    let asset = try await DotLottieFile.asset(
      named: "container-1",
      in: Self.root + "/Tests/Corpus/files"
    )
    let data = try Data(contentsOf: URL(fileURLWithPath: container))
    let ofData = try await DotLottieFile.loadedFrom(data: data, filename: "container-1.lottie")
    let ofPath = try await DotLottieFile.loadedFrom(filepath: container)
    let sizes = [named, inner, asset, ofData, ofPath].map { $0.animations.map(\.animation.size) }
    #expect(Set(sizes).count == 1 && sizes[0].count >= 1)
    let ofURL = try await DotLottieFile.loadedFrom(url: URL(fileURLWithPath: container))
    #expect(ofURL.animations.count == named.animations.count)
  }

  // 4-31 4-32 4-33
  @Test func `containers, blocking`() throws {
    let result = DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(filepath: container)
    let file = try result.get()
    let shown = try #require(file.animations.first)
    #expect(shown.configuration.id == "repeaters" && shown.configuration.speed == 1.5)
    let animationView = LottieAnimationView(dotLottie: file)
    #expect(animationView.loopMode == .loop && animationView.animationSpeed == 1.5)
    #expect(animationView.animation?.size == shown.animation.size)
    switch DotLottieFile.SynchronouslyBlockingCurrentThread.named("none", in: Self.root) {
    case .success: Issue.record("there is no such file")
    case .failure: break
    }
  }

  // 4-34 4-35
  @Test func `the cache of containers`() async throws {
    DotLottieCache.sharedCache.cacheSize = 50
    DotLottieCache.sharedCache.clearCache()
    let cache = DotLottieCache()
    let file = try await DotLottieFile.loadedFrom(filepath: container, dotLottieCache: cache)
    #expect(cache.file(forKey: container)?.animations.count == file.animations.count)
    cache.cacheSize = 0
    #expect(cache.file(forKey: container) == nil)
    cache.setFile(file, forKey: "a")
    #expect(cache.file(forKey: "a") == nil)
  }

  // 4-36 4-37 4-38
  @Test func `the cache of animations`() throws {
    LottieAnimationCache.shared?.clearCache()
    LottieAnimationCache.shared = DefaultAnimationCache.sharedCache
    DefaultAnimationCache.sharedCache.cacheSize = 200
    #expect(DefaultAnimationCache.sharedCache.cacheSize == 200)
    DefaultAnimationCache.sharedCache.cacheSize = 100
  }

  // 4-39
  @Test func `a cache of one's own`() throws {
    struct Nothing: AnimationCacheProvider {
      func animation(forKey key: String) -> LottieAnimation? { nil }
      func setAnimation(_ animation: LottieAnimation, forKey key: String) {}
      func clearCache() {}
    }
    let loaded = LottieAnimation.named(
      "loader",
      in: Sample.folder,
      animationCache: Nothing()
    )
    #expect(loaded?.duration ?? 0 > 0)
  }

  // 4-4 4-5
  @Test func `views by name and path`() throws {
    let named = LottieAnimationView(name: "loader", in: Sample.folder)
    let path = Sample.folder + "/loader.json"
    let animationView = LottieAnimationView(filePath: path)
    #expect(named.animation != nil && named.size == animationView.size)
    #expect(LottieAnimationView(name: "none", in: Sample.folder).animation == nil)
  }

  // 4-12 4-13 4-14
  @Test func `animations by name and path`() throws {
    guard let animation = LottieAnimation.named("loader", in: Sample.folder) else {
      throw LoadError.networkNotAllowed
    }
    let path = Sample.folder + "/loader.json"
    let ofPath = LottieAnimation.filepath(path, animationCache: nil)
    let asset = LottieAnimation.asset("loader", in: Sample.folder)
    #expect(ofPath?.size == animation.size && asset?.size == animation.size)
    #expect(LottieAnimation.filepath(Sample.folder + "/none.json") == nil)
  }

  // 4-16
  @Test func `animations at a URL`() async throws {
    let url = URL(fileURLWithPath: Sample.folder + "/loader.json")
    let animation = await LottieAnimation.loadedFrom(url: url)
    #expect(animation?.size == LottieAnimation.named("loader", in: Sample.folder)?.size)
    #expect(await LottieAnimation.loadedFrom(url: url.appending(path: "none")) == nil)
  }
}
