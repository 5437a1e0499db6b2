import Logging
import LottieKit
import Synchronization
import Testing

/// Twenty frames at ten a second, 40 × 20: a red square of ten units that moves from the left to the
/// right, and a blue one of four units that stands in the lower right corner.
struct LottieAnimationViewTests {
  private let animation: LottieAnimation
  private let view: LottieAnimationView

  init() throws {
    animation = try .decode(Array(Self.text.utf8))
    view = LottieAnimationView(animation: animation)
  }

  static let text = """
    {"w":40,"h":20,"fr":10,"ip":0,"op":20,
    "markers":[{"cm":"a","tm":4,"dr":4},{"cm":"b","tm":16,"dr":0}],
    "layers":[
    {"ty":4,"nm":"red","ip":0,"op":21,"ks":{"p":{"a":1,"k":[
      {"t":0,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":20,"s":[20,0]}]}},
    "shapes":[{"ty":"rc","nm":"r","p":{"k":[5,5]},"s":{"k":[10,10]}},
      {"ty":"fl","nm":"f","c":{"k":[1,0,0]},"o":{"k":100}}]},
    {"ty":4,"nm":"blue","ip":0,"op":21,"ks":{},
    "shapes":[{"ty":"rc","nm":"r","p":{"k":[38,18]},"s":{"k":[4,4]}},
      {"ty":"fl","nm":"f","c":{"k":[0,0,1]},"o":{"k":100}}]}]}
    """

  private let red: UInt32 = 0xFF00_00FF
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFFFF_0000

  @Test func `it is as large as the animation, unless it is said`() throws {
    #expect(view.size == Size(width: 40, height: 20))
    #expect(try view.draw() == .full)
    #expect(view.pixmap.width == 40 && view.pixmap[5, 5] == red && view.pixmap[38, 18] == blue)
    view.size = Size(width: 10, height: 10)
    view.contentScale = 4
    #expect(try view.pixelSize() == (40, 40))
    try view.draw()
    // 40 × 20 fits into 10 × 10 points at a quarter of its size, with 2.5 points above it.
    #expect(view.pixmap[0, 9] == 0 && view.pixmap[0, 10] == red && view.pixmap[39, 29] == blue)
  }

  @Test func `unscaled content modes keep a unit a point, whatever a point is`() throws {
    view.size = Size(width: 80, height: 40)
    view.contentScale = 2
    view.contentMode = .bottomRight
    try view.draw()
    #expect(view.pixmap[79, 40] == 0 && view.pixmap[80, 40] == red && view.pixmap[159, 79] == blue)
  }

  @Test(arguments: [
    (0.0, 1.0), (-1, 1), (.nan, 1), (.infinity, 1), (20_000, 1), (40, 0), (40, -1), (40, .nan),
    (40, .infinity), (16_384, 1),
  ])
  func `a size that cannot be drawn is an error`(side: Double, scale: Double) {
    view.size = Size(width: side, height: side)
    view.contentScale = scale
    #expect {
      try view.draw()
    } throws: { error in
      guard case .size(_, let told) = error as? DrawingError else { return false }
      return told == scale || scale.isNaN
    }
    #expect(view.convert(Point(1, 1), toLayerAt: "red") == nil || side > 0)
  }

  @Test func `what stands is not drawn again`() throws {
    try view.draw()
    #expect(try view.draw() == .none)
    view.currentFrame = 10
    #expect(try view.draw() == .part(x: 0, y: 0, width: 20, height: 10))
    view.forceDisplayUpdate()
    #expect(try view.draw() == .full)
    #expect(view.pixmap[15, 5] == red)
  }

  @Test func `without an animation the background is drawn`() throws {
    let view = LottieAnimationView()
    #expect(throws: DrawingError.size(Size(width: 0, height: 0), scale: 1)) { try view.draw() }
    view.size = Size(width: 2, height: 1)
    view.backgroundColor = Color(r: 0, g: 1, b: 0, a: 1)
    try view.draw()
    #expect(view.pixmap.pixels == [green, green])
    view.animation = animation
    view.contentMode = .scaleAspectFill
    try view.draw()
    #expect(view.pixmap[0, 0] != green)
    view.animation = nil
    try view.draw()
    #expect(view.pixmap.pixels == [green, green])
  }

  @Test(arguments: PixelFormat.allCases)
  func `it draws into the caller's memory, in the caller's order`(format: PixelFormat) throws {
    view.size = Size(width: 4, height: 2)
    view.setValueProvider(
      ColorValueProvider(Color(r: 1, g: 0.5, b: 0, a: 1)),
      keypath: "red.f.Color"
    )
    view.setValueProvider(FloatValueProvider(50), keypath: "red.f.Opacity")
    var bytes = [UInt8](repeating: 7, count: 3 * 20)
    try bytes.withUnsafeMutableBytes { memory in
      let part = UnsafeMutableRawBufferPointer(rebasing: memory[0..<36])
      _ = try view.draw(into: part, bytesPerRow: 20, format: format, isPremultiplied: false)
    }
    let pixel: [UInt8] = format == .rgba ? [255, 128, 0, 128] : [0, 128, 255, 128]
    #expect(Array(bytes[0..<4]) == pixel)
    #expect(bytes[16..<20].allSatisfy { $0 == 7 } && bytes[36...].allSatisfy { $0 == 7 })
    // The blue square covers a sixteenth of the last pixel's… all of it, as it is 4 of 10 units wide.
    #expect(bytes[20 + 15] > 0)
  }

  @Test func `memory that is too small is untouched`() {
    var bytes = [UInt8](repeating: 7, count: 40 * 20 * 4 - 1)
    bytes.withUnsafeMutableBytes { memory in
      #expect(throws: DrawingError.memory(bytes: 3_199, needed: 3_200)) {
        try view.draw(into: memory)
      }
      #expect(throws: DrawingError.bytesPerRow(159, needed: 160)) {
        try view.draw(into: memory, bytesPerRow: 159)
      }
      #expect(throws: DrawingError.memory(bytes: 3_199, needed: .max)) {
        try view.draw(into: memory, bytesPerRow: .max)
      }
      #expect(throws: DrawingError.bytesPerRow(-160, needed: 160)) {
        try view.draw(into: memory, bytesPerRow: -160)
      }
    }
    #expect(bytes.allSatisfy { $0 == 7 })
  }

  @Test func `a provider that changes shows on the frame that stands, and only there`() throws {
    let provider = ColorValueProvider(Color(r: 0, g: 1, b: 0, a: 1))
    #expect(view.setValueProvider(provider, keypath: "blue.f.Color").matched == 1)
    try view.draw()
    #expect(view.pixmap[38, 18] == green)
    provider.color = Color(r: 1, g: 0, b: 0, a: 1)
    #expect(try view.draw() == .part(x: 36, y: 16, width: 4, height: 4))
    #expect(view.pixmap[38, 18] == red)
    #expect(try view.draw() == .none)
    #expect(view.getValue(for: "blue.f.Color") as? Color == Color(red: 1, green: 0, blue: 0))
    #expect(
      view.getOriginalValue(for: "blue.f.Color") as? Color == Color(red: 0, green: 0, blue: 1)
    )
    view.removeValueProvider(for: "**.Color")
    #expect(try view.draw() == .part(x: 36, y: 16, width: 4, height: 4))
    #expect(view.pixmap[38, 18] == blue && view.valueProviders.isEmpty)
  }

  @Test func `providers stay when the animation is another`() throws {
    view.setValueProvider(ColorValueProvider(Color(r: 0, g: 1, b: 0, a: 1)), keypath: "**.Color")
    view.setValueProvider(
      ColorValueProvider(Color(r: 1, g: 0, b: 0, a: 1)),
      keypath: "blue.f.Color"
    )
    view.removeValueProvider(for: "red.f.Color")
    view.setNodeIsEnabled(false, keypath: "red")
    view.setNodeIsEnabled(true, keypath: "red")
    view.animation = try .decode(Array(Self.text.utf8))
    try view.draw()
    #expect(view.pixmap[38, 18] == red && view.pixmap[5, 5] == red)
    #expect(view.valueProviders.count == 2)
  }

  @Test func `values are read at the frame that shows, or at another`() {
    view.currentFrame = 10
    #expect(view.getValue(for: "red.Transform.Position") as? Vector3D == Vector3D(10, 0, 0))
    let last = view.getValue(for: "red.Transform.Position", atFrame: 20)
    #expect(last as? Vector3D == Vector3D(20, 0, 0))
    #expect(view.getValue(for: "none") == nil)
    #expect(view.getValue(for: "red.f.Color", atFrame: .nan) != nil)
  }

  @Test func `points are converted by content mode, size and scale`() {
    view.size = Size(width: 100, height: 100)
    view.contentScale = 3
    view.currentFrame = 20
    // Two and a half points a unit, 25 points above: the layer stands 20 units, 50 points, to the right.
    #expect(view.convert(Point(50, 25), toLayerAt: "red") == Point(0, 0))
    #expect(view.convert(Point(75, 50), toLayerAt: "red") == Point(10, 10))
    #expect(view.convert(Point(75, 50), toLayerAt: nil) == Point(30, 10))
    #expect(view.convert(Point(10, 10), fromLayerAt: "red") == Point(75, 50))
    let box = Rect(x: 50, y: 25, width: 25, height: 25)
    let inLayer = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.convert(box, toLayerAt: "red") == inLayer)
    #expect(view.convert(inLayer, fromLayerAt: "red") == box)
    #expect(view.convert(box, toLayerAt: "none") == nil)
    view.contentMode = .topRight
    #expect(view.convert(Point(80, 0), toLayerAt: "red") == Point(0, 0))
  }

  @Test func `an image moves with its layer and can be replaced and removed`() throws {
    let subview = AnimationSubview(Pixmap(width: 2, height: 2, fill: green))
    view.addSubview(subview, forLayerAt: "red")
    view.currentFrame = 10
    try view.draw()
    #expect(view.pixmap[10, 0] == green && view.pixmap[12, 2] == red)
    view.currentFrame = 20
    try view.draw()
    #expect(view.pixmap[20, 0] == green)
    subview.removeAllSubviews()
    subview.addSubview(
      Pixmap(width: 1, height: 1, fill: blue),
      frame: Rect(x: 4, y: 4, width: 4, height: 4)
    )
    #expect(try view.draw() == .part(x: 20, y: 0, width: 8, height: 8))
    #expect(view.pixmap[20, 0] == red && view.pixmap[24, 4] == blue && view.pixmap[27, 7] == blue)
    subview.removeFromSuperview()
    try view.draw()
    #expect(view.pixmap[24, 4] == red && subview.superview == nil)
    view.addSubview(subview, forLayerAt: "none")
    try view.draw()
    #expect(view.pixmap[24, 4] == red)
    view.addSubview(subview, forLayerAt: "blue")
    try view.draw()
    #expect(view.pixmap[4, 4] == blue)
  }

  @Test func `another view plays with the one it lies in`() throws {
    let inner = LottieAnimationView(animation: animation)
    inner.size = Size(width: 8, height: 4)
    inner.contentScale = 5
    let subview = AnimationSubview()
    subview.addSubview(inner, at: Point(1, 1))
    view.addSubview(subview, forLayerAt: "blue")
    view.setNodeIsEnabled(false, keypath: "red")
    inner.play()
    view.update(at: 0)
    try view.draw()
    #expect(view.pixmap[1, 1] == red && view.pixmap[8, 4] != 0 && view.pixmap[0, 0] == 0)
    view.update(at: 2)
    #expect(inner.currentFrame == 20)
    #expect(try view.draw() != .none)
    #expect(view.pixmap[1, 1] == 0 && view.pixmap[5, 1] == red)
    #expect(try view.draw() == .none)
    inner.setValueProvider(ColorValueProvider(Color(r: 0, g: 1, b: 0, a: 1)), keypath: "**.Color")
    #expect(try view.draw() == .part(x: 1, y: 1, width: 8, height: 4))
    #expect(view.pixmap[5, 1] == green)
  }

  @Test func `a view that lies in itself ends there`() throws {
    let subview = AnimationSubview(view)
    view.addSubview(subview, forLayerAt: "blue")
    view.update(at: 1)
    try view.draw()
    try view.draw()
    view.update(at: .nan)
    #expect(view.pixmap.width == 40)
    view.removeSubviews(forLayerAt: "blue")
    #expect(subview.superview == nil)
  }

  @Test func `in the background it stops at the start of what plays`() {
    var ends: [Bool] = []
    view.backgroundBehavior = .stop
    view.play(fromFrame: 6, toFrame: 16, loopMode: .loop) { ends.append($0) }
    view.update(at: 0.5)
    view.enterBackground()
    #expect(view.realtimeAnimationFrame == 6 && !view.isAnimationPlaying && ends == [false])
    view.animationSpeed = -1
    view.play(fromFrame: 6, toFrame: 16)
    view.update(at: 1)
    view.enterBackground()
    #expect(view.realtimeAnimationFrame == 16)
  }

  @Test func `in the background it pauses unless it is told otherwise`() {
    view.play()
    view.update(at: 0.5)
    view.enterBackground()
    view.enterForeground()
    #expect(view.update(at: 1) == 5 && !view.isAnimationPlaying)
  }

  @Test func `a marker that is not there plays nothing and interrupts nothing`() {
    var ends: [Bool] = []
    view.play { ends.append($0) }
    #expect(!view.play(fromMarker: "none", toMarker: "b"))
    #expect(!view.play(fromMarker: "a", toMarker: "none"))
    #expect(!view.play(marker: "none"))
    #expect(!view.play(markers: ["none"]))
    #expect(view.isAnimationPlaying && ends.isEmpty)
    #expect(view.play(fromMarker: "a", toMarker: "b"))
    #expect(view.realtimeAnimationFrame == 4 && ends == [false])
  }

  @Test func `numbers that are not finite change nothing`() throws {
    view.currentFrame = 7
    for bad in [Double.nan, .infinity, -.infinity] {
      view.currentFrame = bad
      view.currentTime = bad
      view.currentProgress = bad
      view.animationSpeed = bad
      view.update(at: bad)
      #expect(view.realtimeAnimationFrame == 7 && view.animationSpeed == 1)
    }
    view.play(fromFrame: .nan, toFrame: .infinity, loopMode: .repeat(.nan))
    view.update(at: 1e300)
    try view.draw()
    view.play(fromFrame: -1e300, toFrame: .nan, loopMode: .repeatBackwards(.infinity))
    view.update(at: 1e305)
    try view.draw()
    #expect((0...20).contains(view.realtimeAnimationFrame))
  }

  @Test func `another animation interrupts and stands at its start`() throws {
    var ends: [Bool] = []
    view.loopMode = .autoReverse
    view.play(loopMode: .loop) { ends.append($0) }
    view.update(at: 1)
    view.animation = animation
    #expect(ends == [false] && view.realtimeAnimationFrame == 0 && view.loopMode == .loop)
    view.play()
    #expect(view.update(at: 1.5) == 5)
  }

  @Test func `a completion may change the view that tells it`() throws {
    let inner = LottieAnimationView(animation: animation)
    let subview = AnimationSubview(inner)
    view.addSubview(subview, forLayerAt: "blue")
    let view = view
    inner.play { _ in
      view.addSubview(AnimationSubview(Pixmap(width: 1, height: 1)), forLayerAt: "red")
      view.animation = nil
    }
    view.size = Size(width: 4, height: 4)
    view.update(at: 5)
    try view.draw()
    #expect(view.animation == nil)
  }

  @Test func `times may be seconds`() {
    view.play(fromTime: 0.5, toTime: 1.5)
    #expect(view.update(at: 0.25) == 7.5 && view.endTime == 1)
  }

  @Test func `modes say what to play and where to stand`() {
    view.setPlaybackMode(.playing(.marker("a", loopMode: .loop)))
    #expect(view.realtimeAnimationFrame == 4 && view.isAnimationPlaying)
    view.setPlaybackMode(.paused(at: .marker("a", position: .end)))
    #expect(view.currentFrame == 8 && !view.isAnimationPlaying)
    view.backgroundBehavior = .forceFinish
    view.play(markers: ["a", "b"])
    view.enterBackground()
    #expect(view.realtimeAnimationFrame == 16)
  }

  @Test func `keypaths are logged, a line each`() {
    let lines = LogLines()
    view.logger = Logger(label: "test") { _ in lines }
    view.logHierarchyKeypaths()
    #expect(lines.all.count == view.allHierarchyKeypaths().count)
    #expect(lines.all.contains("red.f.Color"))
  }

  @Test func `whole frames only, when it respects the rate`() {
    view.respectAnimationFrameRate = true
    view.play()
    #expect(view.update(at: 0.55) == 5 && view.realtimeAnimationProgress == 0.25)
  }

  @Test func `a real clock gives frames until playing ends`() async throws {
    var frames: [AnimationFrames.Frame] = []
    view.play(fromFrame: 0, toFrame: 2) { _ in }
    for try await frame in view.frames(perSecond: 50) { frames.append(frame) }
    #expect(!view.isAnimationPlaying && frames.last?.frame == 2 && frames.first?.frame == 0)
    #expect(frames.first?.damage == .full && frames.last?.damage != .full)
    // Every frame is drawn or counted as dropped: ten steps of 20 ms, and the first one.
    #expect(frames.count + frames.reduce(0) { $0 + $1.droppedFrames } >= 11)
    for try await _ in view.frames(perSecond: .nan) { frames = [] }
    #expect(frames.isEmpty)
  }

  @Test func `a walk over frames ends with its task`() async throws {
    let animation = animation
    let task = Task {
      let view = LottieAnimationView(animation: animation)
      view.play(loopMode: .loop)
      var count = 0
      for try await _ in view.frames(perSecond: 100) { count += 1 }
      return count
    }
    try await Task.sleep(for: .milliseconds(30))
    task.cancel()
    #expect(try await task.value > 0)
  }
}

/// Keeps what is logged.
private final class LogLines: LogHandler {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .info }
    set {}
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    lines.withLock { $0.append(event.message.description) }
  }
}
