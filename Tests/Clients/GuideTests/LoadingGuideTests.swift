import LottieKit
import Testing

/// The code of the article "Loading".
struct LoadingGuideTests {
  init() throws { try Guide.enter() }

  @Test func `a file`() throws {
    let animation = try LottieAnimation.file("anim.json")
    print(animation.size.width, animation.duration, animation.markerNames)
    #expect(animation.duration == 3 && animation.markerNames == ["intro", "outro"])
  }

  @Test func `what cannot be loaded`() throws {
    do {
      _ = try LottieAnimation.data(Array(#"{"w": 100, "h": "tall"}"#.utf8))
    } catch .badDocument(.malformed(let pointer, let position, let expected, let found), _) {
      print("\(pointer), line \(position.line): expected \(expected), found \(found)")
    } catch {
      print(error)
    }
    #expect(throws: LoadError.self) { try LottieAnimation.data([]) }
  }

  @Test func `without blocking`() async throws {
    let loading = Task {
      try await LottieAnimation.load(url: "file:anim.json", network: .none)
    }
    let loaded = try await loading.value
    #expect(loaded.name == "anim")
  }

  @Test func containers() throws {
    let dark = AnimationFile.Choice(animation: "x", theme: "dark")
    let themed = try LottieAnimation.file("anim.lottie", choice: dark)
    let themes = themed.file?.themes ?? []
    let light = try themed.file?.themed(nil).animation
    #expect(themes == ["dark"])
    #expect(try Guide.color(LottieAnimationView(animation: themed)) == 0xFF00_FF00)
    #expect(try Guide.color(LottieAnimationView(animation: light)) == 0xFFFF_8000)
  }

  @Test func `the cache`() throws {
    let cache = LRUAnimationCache(cacheSize: 10)
    let cached = try LottieAnimation.file("anim.json", animationCache: cache)
    cache.clearCache()
    #expect(cached.name == "anim" && cache.animation(forKey: "anim.json") == nil)
  }
}
