import Foundation
import LottieKit
import Testing

/// What the README of lottie-ios 3.0 shows, as its readers write it; `3.0-n` is listed with the reason in
/// docs/lottie-ios.md where it cannot be.
struct ReadmeSnippets {
  let animationView: AnimationView
  let animation: LottieKit.Animation

  init() throws {
    animation = try Sample.animation()
    animationView = AnimationView(animation: animation)
  }

  // 3.0-3 3.0-11
  @Test func `play and be told`() {
    var ended: [Bool] = []
    animationView.play { (finished) in ended.append(finished) }
    animationView.update(at: 2)
    #expect(ended == [true] && animationView.currentProgress == 1)
  }

  // 3.0-8
  @Test func `decode and encode`() throws {
    let data = Data(Sample.text.utf8)
    let decoded = try JSONDecoder().decode(Animation.self, from: data)
    let again = try JSONEncoder().encode(decoded)
    #expect(try JSONDecoder().decode(Animation.self, from: again).size == animation.size)
  }

  // 3.0-9 3.0-10
  @Test func `images`() throws {
    let provider = OneColor(Sample.green)
    animationView.imageProvider = provider
    try animationView.draw()
    #expect(animationView.pixmap[0, 49] == Sample.green && provider.count == 1)
    animationView.reloadImages()
    try animationView.draw()
    #expect(provider.count == 2)
  }

  // 3.0-12 3.0-13
  @Test func `play by progress`() {
    animationView.play(fromProgress: 0.5, toProgress: 1)
    #expect(animationView.realtimeAnimationFrame == 24 && animationView.endTime == 1)
    var ended: Bool?
    animationView.play(fromProgress: 0, toProgress: 0.5, loopMode: .playOnce) { ended = $0 }
    animationView.update(at: 1)
    #expect(ended == true && animationView.realtimeAnimationProgress == 0.5)
  }

  // 3.0-14 3.0-15
  @Test func `play by frame`() {
    animationView.play(fromFrame: 24, toFrame: 48)
    #expect(animationView.endTime == 1)
    var ended: Bool?
    animationView.play(fromFrame: nil, toFrame: 12, loopMode: .playOnce) { ended = $0 }
    animationView.update(at: 0.25)
    #expect(animationView.realtimeAnimationFrame == 18 && ended == nil)
  }

  // 3.0-16 3.0-17
  @Test func `play by marker`() {
    animationView.play(fromMarker: "begin", toMarker: "end")
    #expect(animationView.realtimeAnimationFrame == 12 && animationView.endTime == 1)
    var ended: Bool?
    animationView.play(fromMarker: nil, toMarker: "end", loopMode: .playOnce) { ended = $0 }
    animationView.update(at: 1)
    #expect(ended == true && animationView.realtimeAnimationFrame == 36)
  }

  // 3.0-18 3.0-19
  @Test func `stop and pause`() {
    animationView.play()
    animationView.update(at: 0.5)
    animationView.pause()
    #expect(animationView.currentFrame == 12)
    animationView.stop()
    #expect(animationView.currentFrame == 0)
  }

  // 3.0-20 3.0-21 3.0-22 3.0-23 3.0-24 3.0-25 3.0-26
  @Test func `settings`() {
    animationView.size = Size(width: 200, height: 200)
    animationView.contentMode = .scaleAspectFit
    #expect(animationView.convert(Point(x: 0, y: 50), toLayerAt: nil) == Point(0, 0))
    animationView.backgroundBehavior = .pauseAndRestore
    animationView.loopMode = .autoReverse
    animationView.isAnimationPlaying = true
    animationView.shouldRasterizeWhenIdle = true
    animationView.respectAnimationFrameRate = true
    animationView.animationSpeed = 0.5
    animationView.update(at: 1.03)
    #expect(animationView.realtimeAnimationFrame == 12 && animationView.isAnimationPlaying)
  }

  // 3.0-27 3.0-28 3.0-29 3.0-30 3.0-31
  @Test func `times`() {
    animationView.currentProgress = 0.25
    #expect(animationView.currentFrame == 12)
    animationView.currentTime = 1
    #expect(animationView.currentProgress == 0.5)
    animationView.currentFrame = 36
    #expect(animationView.currentTime == 1.5)
    let frame: AnimationFrameTime = animationView.realtimeAnimationFrame
    let progress: AnimationProgressTime = animationView.realtimeAnimationProgress
    #expect(frame == 36 && progress == 0.75)
  }

  // 3.0-32
  @Test func `forced display`() throws {
    try animationView.draw()
    #expect(try animationView.draw() == .none)
    animationView.forceDisplayUpdate()
    #expect(try animationView.draw() != .none)
  }

  // 3.0-33 3.0-34
  @Test func `marker times`() {
    let ofView: AnimationProgressTime? = animationView.progressTime(forMarker: "begin")
    #expect(ofView == 0.25 && animationView.frameTime(forMarker: "end") == 36)
    #expect(animation.progressTime(forMarker: "end") == 0.75)
    #expect(animation.frameTime(forMarker: "none") == nil)
  }

  // 3.0-35 3.0-43
  @Test func `a color that is set, and set again`() throws {
    let fillKeypath = AnimationKeypath(keypath: "**.Fill 1.Color")
    let redValueProvider = ColorValueProvider(Color(r: 1, g: 0.2, b: 0.3, a: 1))
    animationView.setValueProvider(redValueProvider, keypath: fillKeypath)
    try animationView.draw()
    #expect(animationView.pixmap[1, 1] == 0xFF4D_33FF)
    redValueProvider.color = Color(r: 0, g: 0.2, b: 1, a: 1)
    try animationView.draw()
    #expect(animationView.pixmap[1, 1] == 0xFFFF_3300)
  }

  // 3.0-36 3.0-37
  @Test func `values and keypaths`() {
    let keypath = AnimationKeypath(keypath: "Layer 1.Group 1.Transform.Position")
    let position = animationView.getValue(for: keypath, atFrame: nil)
    #expect(position as? Vector3D == Vector3D(x: 10, y: 10, z: 0))
    animationView.logger.logLevel = .critical
    animationView.logHierarchyKeypaths()
  }

  // 3.0-38 3.0-39
  @Test func `a view in a layer`() throws {
    let layerKeypath = AnimationKeypath(keypath: "Layer 1")
    let customView = AnimationView()
    customView.size = Size(width: 4, height: 4)
    customView.backgroundColor = Color(r: 0, g: 1, b: 0, a: 1)
    let subview = AnimationSubview()
    subview.addSubview(customView)
    animationView.addSubview(subview, forLayerAt: layerKeypath)
    animationView.currentFrame = 24
    try animationView.draw()
    #expect(animationView.pixmap[49, 1] == Sample.green)
    #expect(animationView.convert(Point(x: 48, y: 0), toLayerAt: layerKeypath) == Point(0, 0))
    let rect = Rect(x: 48, y: 0, width: 5, height: 5)
    #expect(animationView.convert(rect, toLayerAt: layerKeypath)?.width == 5)
  }

  // 3.0-42
  @Test func `the cache`() {
    let cache = LRUAnimationCache()
    cache.cacheSize = 1
    cache.setAnimation(animation, forKey: "a")
    cache.setAnimation(animation, forKey: "b")
    #expect(cache.animation(forKey: "a") == nil && cache.animation(forKey: "b") != nil)
    LRUAnimationCache.sharedCache.clearCache()
  }

  // 3.0-44
  @Test func `keypaths`() {
    let path = ["Layer", "Shape Group", "Stroke 1", "Color"]
    #expect(AnimationKeypath(keypath: "Layer.Shape Group.Stroke 1.Color").matches(path))
    #expect(AnimationKeypath(keypath: "**.Stroke 1.Color").matches(path))
    #expect(AnimationKeypath(keys: ["*", "Shape Group", "**"]).matches(path))
  }

  // 3.0-45
  @Test func `a switch`() {
    let onOff = AnimatedSwitch(animation: animation)
    onOff.setProgressForState(fromProgress: 0, toProgress: 0.5, forState: true)
    onOff.setProgressForState(fromProgress: 0.5, toProgress: 1, forState: false)
    onOff.isOn = true
    #expect(onOff.animationView.currentProgress == 0.5)
  }

  // 3.0-1 3.0-2 3.0-6
  @Test func `by name and path`() throws {
    let starAnimationView = AnimationView(name: "loader", in: Sample.folder)
    let later = AnimationView()
    let starAnimation = Animation.named("loader", in: Sample.folder)
    later.animation = starAnimation
    #expect(starAnimation != nil && later.animation?.size == starAnimationView.animation?.size)
    let path = Sample.folder + "/loader.json"
    let cached = Animation.filepath(path, animationCache: LRUAnimationCache.sharedCache)
    #expect(cached?.size == later.animation?.size)
  }

  /// Of what is listed as there without UIKit, the rest.
  @Test func `images of folders`() throws {
    let images = BundleImageProvider(directory: Sample.folder, searchPath: "images")
    animationView.imageProvider = images
    animationView.imageProvider = FilepathImageProvider(filepath: Sample.folder)
    let twitterButton = AnimatedButton()
    twitterButton.animation = animation
    let isThere = twitterButton.setPlayRange(
      fromMarker: "begin",
      toMarker: "end",
      event: .touchUpInside
    )
    #expect(isThere && twitterButton.handle(.touchUpInside)?.toProgress == 0.75)
  }
}
