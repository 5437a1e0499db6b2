import LottieEngine
import LottieModel
import LottieRaster
import LottieScene

/// Compares the frames of changed documents with those of the original.
///
/// Not thread-safe: the original's frames are kept.
final class FrameJudge {
  /// The worst of the compared frames.
  struct Difference: Hashable, Sendable {
    /// Mean CIEDE2000 of its pixels; 0 where every frame has the same pixels.
    var deltaE = 0.0
    /// The part of its pixels that differ visibly, 0…1.
    var visible = 0.0
    /// The frame.
    var frame = 0.0

    /// Becomes the worse of two, by each measure.
    mutating func add(_ other: Difference) {
      if other.deltaE > deltaE { (deltaE, frame) = (other.deltaE, other.frame) }
      visible = max(visible, other.visible)
    }
  }

  /// Maximum frames that are compared.
  private static let maximumFrames = 48
  /// The larger side of the compared frames, in pixels; the document's own size is the most.
  private static let maximumSide = 512.0
  /// Maximum frames that a result is checked at besides, evenly spread over the whole of its time.
  private static let maximumChecks = 60
  /// The larger side of those, in pixels, where the document is larger.
  private static let maximumCheckedSide = 1_280.0
  /// What drawing and comparing a frame costs, in items of a display list.
  private static let itemsPerImage = 5_000

  /// Features that every player draws, and that fewer keyframes may need.
  private static let plain: Set<String> = ["kf.linear", "kf.bezier"]

  private struct Frame {
    let list: DisplayList
    var pixmap: Pixmap?
  }

  private let file: AnimationFile
  /// The images, also those of changed documents.
  let images: DocumentImages
  private let settings: RenderSettings
  private let original: FrameRenderer
  private let features: Set<String>
  private let problems: Int
  private var frames: [Frame?]
  /// Items of display lists that may still be compared; then every change is refused.
  ///
  /// Counted, so that the answer depends on the document, and not on the machine.
  private(set) var work: Int
  /// Those that are kept for the check.
  private let checkWork: Int
  /// The frames that are compared: those of keyframes, and the middles.
  let numbers: [Double]
  /// Names what is against a document whose frames are near enough; nothing where it may be.
  var objections: @Sendable ([UInt8]) -> [String] = { _ in [] }
  /// How often it may be asked what is against a document; then every change is refused.
  private var questions = 100
  /// What was against documents so far.
  var reasons: Set<String> = []

  /// Compares with the animation of a file; nil for what cannot be drawn.
  ///
  /// - Parameters:
  ///   - file: The animation, with what it shows.
  ///   - root: Its document.
  ///   - work: Items of display lists that may be compared; an eighth is kept for the check.
  ///   - images: The images of the document and of changed ones.
  ///   - also: Frames that are compared besides those of keyframes.
  ///   - isWhole: Only whole frames are compared.
  init?(
    _ file: AnimationFile,
    root: JSONValue,
    work: Int,
    images: DocumentImages,
    also: Set<Double> = [],
    isWhole: Bool = false
  ) {
    self.images = images
    checkWork = work / 8
    self.work = work - checkWork
    let animation = file.animation
    let settings = FrameJudge.settings(animation, maximumSide: FrameJudge.maximumSide)
    guard settings.isAllowed, animation.endFrame > animation.startFrame else { return nil }
    (self.file, self.settings) = (file, settings)
    original = FrameRenderer(
      animation,
      settings: settings,
      imageProvider: images,
      text: TextSources(file)
    )
    features = FrameJudge.features(animation).union(FrameJudge.plain)
      .union(images.allowed.map(\.rawValue))
    problems = animation.diagnostics.count
    numbers = also.union(FrameJudge.numbers(animation, root, isWhole)).sorted()
    frames = numbers.map { _ in nil }
  }

  private static func settings(
    _ animation: LottieAnimation,
    maximumSide: Double
  ) -> RenderSettings {
    let size = animation.size
    let scale = min(1, maximumSide / max(size.width, size.height, 1))
    return RenderSettings(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded()))
    )
  }

  private static func features(_ animation: LottieAnimation) -> Set<String> {
    Set(animation.document.features().map(\.feature.rawValue))
  }

  /// First and last frame, and as many of those at keyframes and between them as are allowed, evenly chosen.
  private static func numbers(
    _ animation: LottieAnimation,
    _ root: JSONValue,
    _ isWhole: Bool
  ) -> [Double] {
    let (start, end) = (animation.startFrame, animation.endFrame)
    var times: Set<Double> = [start, max(start, end - 1)]
    for property in KeyframedProperty.all(in: root) {
      for time in property.keyframes.compactMap({ $0["t"]?.number })
      where time > start && time < end { times.insert(time) }
    }
    let sorted = times.sorted()
    let middles = isWhole ? [] : zip(sorted, sorted.dropFirst()).map { ($0 + $1) / 2 }
    let all = (sorted + middles).sorted()
    guard all.count > maximumFrames else { return all }
    return (0..<maximumFrames).map { all[$0 * (all.count - 1) / (maximumFrames - 1)] }
  }

  /// The worst difference of a changed document.
  ///
  /// - Parameters:
  ///   - bytes: Its text.
  ///   - bound: The difference from which on the answer is known.
  /// - Returns: nil where it has a feature or a defect that the original has not, cannot be read, or differs by more, and
  ///   where something is against it.
  func difference(of bytes: [UInt8], within bound: FrameBound) -> Difference? {
    guard let animation = try? LottieAnimation.decode(bytes),
      animation.diagnostics.count <= problems,
      animation.startFrame == file.animation.startFrame,
      animation.endFrame == file.animation.endFrame,
      FrameJudge.features(animation).isSubset(of: features)
    else { return nil }
    let changed = renderer(of: animation, settings)
    var worst = Difference()
    for (index, number) in numbers.enumerated() {
      guard work > 0 else { return nil }
      let frame =
        frames[index] ?? Frame(list: original.composition.update(frame: number), pixmap: nil)
      frames[index] = frame
      let list = changed.composition.update(frame: number)
      work -= 1 + list.items.count + frame.list.items.count
      if frame.list.isEqual(to: list) { continue }
      work -= FrameJudge.itemsPerImage
      let before = frame.pixmap ?? pixmap(number, original)
      frames[index]?.pixmap = before
      let after = pixmap(number, changed)
      if before == after { continue }
      guard bound != .none else { return nil }
      let diff = PixmapDiff.color(before, after)
      worst.add(Difference(deltaE: diff.deltaE, visible: diff.visible, frame: number))
      guard bound.allows(worst) else { return nil }
    }
    // Asked for changes that are refused again and again, a linter takes longer than drawing.
    guard questions > 0 else { return nil }
    questions -= 1
    let objections = objections(bytes)
    reasons.formUnion(objections)
    return objections.isEmpty ? worst : nil
  }

  /// What a comparison of frames says that were not compared on the way.
  struct Check {
    /// Frames that differ by more than they may.
    var beyond: Set<Double> = []
    /// The worst difference of all.
    var worst = Difference()
    /// Frames that were compared.
    var count = 0
  }

  /// Compares frames of a changed document spread over its time, as many as the work allows, at the size that the
  /// document says.
  func check(_ bytes: [UInt8], within bound: FrameBound) -> Check {
    var check = Check()
    guard let animation = try? LottieAnimation.decode(bytes) else { return check }
    let settings = FrameJudge.settings(
      file.animation,
      maximumSide: FrameJudge.maximumCheckedSide
    )
    let pixels = settings.width * settings.height
    let cost = max(1, pixels / Int(FrameJudge.maximumSide * FrameJudge.maximumSide))
    let (before, after) = (
      renderer(of: file.animation, settings), renderer(of: animation, settings)
    )
    work += checkWork
    for number in FrameJudge.checks(animation) where work > 0 {
      check.count += 1
      let lists = (
        before.composition.update(frame: number), after.composition.update(frame: number)
      )
      work -= 1 + lists.0.items.count + lists.1.items.count
      if lists.0.isEqual(to: lists.1) { continue }
      work -= FrameJudge.itemsPerImage * cost
      let diff = PixmapDiff.color(pixmap(number, before), pixmap(number, after))
      let difference = Difference(deltaE: diff.deltaE, visible: diff.visible, frame: number)
      if !bound.allows(difference) { check.beyond.insert(number) }
      check.worst.add(difference)
    }
    return check
  }

  private static func checks(_ animation: LottieAnimation) -> [Double] {
    let (start, end) = (animation.startFrame, animation.endFrame)
    let whole = max(1, Int(min(end - start, 1e6).rounded(.up)))
    let count = min(whole, maximumChecks)
    return (0..<count).map { start + Double($0 * whole / count) }
  }

  private func renderer(of animation: LottieAnimation, _ settings: RenderSettings) -> FrameRenderer
  {
    FrameRenderer(
      animation,
      settings: settings,
      imageProvider: images,
      text: TextSources(file)
    )
  }

  private func pixmap(_ frame: Double, _ renderer: FrameRenderer) -> Pixmap {
    renderer.draw(frame: frame)
    return renderer.pixmap
  }
}

/// How much a frame may differ.
struct FrameBound: Hashable {
  /// Mean CIEDE2000 of its pixels.
  let deltaE: Double
  /// The part of its pixels that may differ visibly, 0…1.
  var visible: Double { deltaE / 100 }

  /// Not at all.
  static let none = FrameBound(deltaE: 0)

  func allows(_ difference: FrameJudge.Difference) -> Bool {
    difference.deltaE <= deltaE && difference.visible <= visible
  }
}
