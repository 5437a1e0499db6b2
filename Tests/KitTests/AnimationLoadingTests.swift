import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Synchronization
import TestSupport
import Testing

struct AnimationLoadingTests {
  @Test(arguments: ["a", "a.json", "a.lot"])
  func `an animation is found by its name, with an extension or without`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.json("named"), to: "a.json")
    let animation = LottieAnimation.named(name, in: folder.path, animationCache: nil)
    #expect(animation?.name == "named")
  }

  @Test func `json goes before lot`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.json("lot"), to: "a.lot")
    #expect(LottieAnimation.named("a", in: folder.path, animationCache: nil)?.name == "lot")
    try folder.write(Fixture.json("json"), to: "a.json")
    #expect(LottieAnimation.named("a", in: folder.path, animationCache: nil)?.name == "json")
  }

  @Test func `what cannot be loaded is nil, and a warning says why`() async throws {
    let folder = try TemporaryFolder()
    let warnings = Guarded<[String]>([])
    let before = LottieLogger.shared
    LottieLogger.shared = LottieLogger(
      warn: { text in warnings.withLock { $0.append(text) } },
      info: { _ in }
    )
    defer { LottieLogger.shared = before }
    #expect(LottieAnimation.named("none", in: folder.path, animationCache: nil) == nil)
    #expect(LottieAnimation.asset("lost", in: folder.path, animationCache: nil) == nil)
    #expect(LottieAnimationView(name: "void", in: folder.path).animation == nil)
    let url = "file://\(folder.path)/gone.json"
    #expect(await LottieAnimation.loadedFrom(url: url, animationCache: nil) == nil)
    let texts = warnings.withLock { $0 }
    for name in ["none", "lost", "void", "gone"] {
      let text = try #require(texts.first { $0.contains("\(folder.path)/\(name).json: ") })
      #expect(text.contains("No such file"))
    }
  }

  @Test func `file URLs are paths, with escapes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.json("spaced"), to: "a b.json")
    let path = folder.path + "/a%20b.json"
    for url in ["file://\(path)", "file:\(path)", "FILE://localhost\(path)"] {
      #expect(try LottieAnimation.url(url, animationCache: nil).name == "spaced")
    }
  }

  @Test func `data URLs hold the document`() throws {
    let text = String(decoding: Fixture.json("data"), as: UTF8.self)
    let escaped = text.replacing("%", with: "%25").replacing("#", with: "%23")
    let animation = try LottieAnimation.url("data:application/json,\(escaped)", animationCache: nil)
    #expect(animation.name == "data")
  }

  @Test(arguments: ["http://localhost:1/a.json", "https://localhost:1/a.json"])
  func `the network is not read unasked`(url: String) {
    #expect(throws: LoadError.networkNotAllowed) {
      try LottieAnimation.url(url, animationCache: nil)
    }
  }

  @Test func `a network that does not answer is an error with a reason`() {
    #expect {
      try LottieAnimation.url(
        "http://127.0.0.1:1/a.json",
        network: .anyHost,
        animationCache: nil
      )
    } throws: { error in
      guard case LoadError.badURL(let reason) = error else { return false }
      return reason.contains("curl")
    }
  }

  @Test func `what is loaded once is taken from the cache`() throws {
    let folder = try TemporaryFolder()
    let cache = LRUAnimationCache()
    try folder.write(Fixture.json("first"), to: "a.json")
    #expect(LottieAnimation.named("a", in: folder.path, animationCache: cache)?.name == "first")
    try folder.write(Fixture.json("second"), to: "a.json")
    #expect(LottieAnimation.named("a", in: folder.path, animationCache: cache)?.name == "first")
  }
}
