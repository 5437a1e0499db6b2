import LottieKit
import LottieModel
import TestSupport
import Testing

struct LRUAnimationCacheTests {
  private func animation(_ name: String) throws -> LottieAnimation {
    try LottieAnimation.decode(Fixture.json(name))
  }

  @Test func `a hundred animations are kept by default`() throws {
    let cache = LRUAnimationCache()
    #expect(cache.cacheSize == 100)
    for i in 0...100 { cache.setAnimation(try animation("\(i)"), forKey: "\(i)") }
    #expect(cache.animation(forKey: "0") == nil)
    #expect(cache.animation(forKey: "1")?.name == "1")
    #expect(cache.animation(forKey: "100")?.name == "100")
  }

  @Test func `the one not used for longest goes; asking is a use`() throws {
    let cache = LRUAnimationCache(cacheSize: 2)
    cache.setAnimation(try animation("a"), forKey: "a")
    cache.setAnimation(try animation("b"), forKey: "b")
    #expect(cache.animation(forKey: "a") != nil)
    cache.setAnimation(try animation("c"), forKey: "c")
    #expect(cache.animation(forKey: "b") == nil)
    #expect(cache.animation(forKey: "a") != nil && cache.animation(forKey: "c") != nil)
  }

  @Test func `setting again replaces, and is a use`() throws {
    let cache = LRUAnimationCache(cacheSize: 2)
    cache.setAnimation(try animation("a"), forKey: "a")
    cache.setAnimation(try animation("b"), forKey: "b")
    cache.setAnimation(try animation("A"), forKey: "a")
    cache.setAnimation(try animation("c"), forKey: "c")
    #expect(cache.animation(forKey: "a")?.name == "A")
    #expect(cache.animation(forKey: "b") == nil)
  }

  @Test func `a cache of no size keeps nothing`() throws {
    for size in [0, -1] {
      let cache = LRUAnimationCache(cacheSize: size)
      cache.setAnimation(try animation("a"), forKey: "a")
      #expect(cache.animation(forKey: "a") == nil)
    }
  }

  @Test func `a cleared cache is empty`() throws {
    let cache = LRUAnimationCache()
    cache.setAnimation(try animation("a"), forKey: "a")
    cache.clearCache()
    #expect(cache.animation(forKey: "a") == nil)
  }

  @Test func `a file is loaded once`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.json("first"), to: "a.json")
    let cache = LRUAnimationCache()
    let path = folder.path + "/a.json"
    #expect(try LottieAnimation.file(path, animationCache: cache).name == "first")
    try folder.write(Fixture.json("second"), to: "a.json")
    #expect(try LottieAnimation.file(path, animationCache: cache).name == "first")
    cache.clearCache()
    #expect(try LottieAnimation.file(path, animationCache: cache).name == "second")
  }
}
