import LottieEngine
import LottieFrames
package import LottieModel
import LottieRaster
import LottieScene

/// Determines how much features change what a document shows.
///
/// The document is drawn as it is, and as a player draws it that has the feature otherwise or not. An effect may
/// change nothing, a mask mode may equal "add", or expressions may equal the keyframes: then
/// nothing is lost.
///
/// Not thread-safe: the unchanged frames are cached for all features and players.
package final class FeatureEffect {
  /// The larger side of the compared frames, in pixels.
  private static let side = 256.0
  /// The pixels by which what is drawn may lie apart and be the same.
  private static let same = 0.1
  /// The pixels by which it may lie apart and not be noticed: edges that move by less than one are no difference.
  private static let near = 0.7
  /// The sampled fractions of the animation: late ones first, as loops start after the keyframes.
  private static let fractions = [
    0.9, 0.5, 0.1, 0.7, 0.3, 0.98, 0.8, 0.6, 0.4, 0.2, 0, 0.95, 0.75, 0.45, 0.25, 0.05,
  ]
  /// The fractions at which an animation is taken to show all that it does.
  private static let fullFractions = [0.9, 0.5]
  /// Drawn frames without a difference to notice after which no other is drawn; of several features twice as many, as
  /// one that changes little everywhere must not hide another that changes much at times.
  private static let maximumDrawn = 8
  /// Frames with a difference that shows in single ones, of those that are spread over the animation.
  private static let manyMoments = 3
  /// Maximum items of display lists, after which no further frame is drawn: so the answer depends
  /// on the document, and not on the machine.
  private static let maximumItems = 100_000
  /// Nanoseconds of one core, estimated, for all features that a player draws otherwise, and for each byte that is
  /// made into layers anew.
  package static let maximumWork = 4_000_000_000
  private static let workPerByte = 60

  /// A frame: its display list, its pixels once they are needed, and the work that each took.
  private struct Frame {
    let list: DisplayList
    let work: Int
    var pixels: (reference: NoticedDifference.Reference, work: Int)?
  }

  /// Nanoseconds that the tests of a player may take.
  private let work: Int
  private let bytes: [UInt8]
  private let text: DocumentText?
  private let directory: String?
  private lazy var file = try? AnimationFile(bytes, inPlaceOf: text, directory: directory)
  /// Shared, so that an image is decoded once.
  private lazy var images = file.map { FileImageProvider($0) }
  /// Renderer of the unchanged document; nil when it cannot be drawn.
  private lazy var whole = file.flatMap { renderer($0.animation, $0) }
  /// Unchanged frames.
  private var frames: [Double: Frame] = [:]
  /// The ink that the unchanged document has where it shows most, and the work of drawing that.
  private lazy var fullest: (ink: Int, work: Int) = {
    guard let file, let whole else { return (0, 0) }
    return FeatureEffect.fullFractions.reduce((0, 0)) { most, fraction in
      let number = FeatureEffect.number(fraction, of: file.animation)
      let (reference, work) = pixels(number, whole)
      return (max(most.0, reference.ink), most.1 + work)
    }
  }()
  /// What was found out for the players before.
  private var answers: [Question: Answer] = [:]

  /// Reads nothing until a feature is tested.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - text: The text of a file whose place it takes, for the images and fonts in a container; nil is none.
  ///   - directory: The document's folder, for the images and fonts beside it.
  ///   - work: Nanoseconds of one core, estimated, that the tests of a player may take.
  package init(
    _ bytes: [UInt8],
    inPlaceOf text: DocumentText? = nil,
    directory: String?,
    work: Int = maximumWork
  ) {
    self.work = work
    self.bytes = bytes
    self.text = text
    self.directory = directory
  }

  /// Tests of the features of one player, who is not charged for what was tested for others.
  package func tests() -> Tests { Tests(self) }

  /// Tests of the features of one player; what one shows makes the next ones quicker.
  package final class Tests {
    private let effect: FeatureEffect
    /// The work that is left.
    private var left: Int
    /// The frames at which differences were noticed, the last first: others are likely to show there.
    private var telling: [Double] = []
    /// The frames that differed in the last test without a limit; nil before the first.
    private var differing: [Double]?

    fileprivate init(_ effect: FeatureEffect) {
      self.effect = effect
      left = effect.work
    }

    /// The visibility of features: how different frames look without them where they are used.
    ///
    /// Compares at most 16 frames spread over the animation, and as many at which a feature shows best, up
    /// to the first that differs plainly, or the second that does noticeably; of what shows in single frames, to the
    /// third that differs. Only frames whose display lists differ by more than places that nobody notices are drawn,
    /// and of these at most 8 without a difference to notice, 16 of several features.
    ///
    /// - Parameters:
    ///   - uses: The features, with all places where the document uses them, and the ways in which a player draws
    ///     them otherwise.
    ///   - most: The most that it can be. Below visible it is the result of the last test without such a limit, of
    ///     which these features are a part: nothing is drawn, and only the frames that differed then are compared.
    /// - Returns: Visible as well for what cannot be read, is not drawn here, or takes too much drawing to tell.
    package func visibility(
      of uses: [FeatureUse],
      atMost most: FeatureVisibility = .visible
    ) -> FeatureVisibility {
      let question = Question(uses, most, among: most == .visible ? nil : differing, telling)
      guard let answer = effect.answers[question] ?? effect.answer(uses, question, within: left),
        answer.needed < left
      else {
        left = 0
        return .visible
      }
      effect.answers[question] = answer
      left -= answer.work
      telling = answer.telling
      if most == .visible { differing = answer.differing }
      return answer.visibility
    }
  }

  /// What is asked about a document.
  private struct Question: Hashable {
    let features: [Feature]
    let ways: [[Deviation]]
    let most: FeatureVisibility
    /// The frames to compare; nil is all.
    let among: [Double]?
    /// See ``Tests/telling``.
    let telling: [Double]

    init(
      _ uses: [FeatureUse],
      _ most: FeatureVisibility,
      among: [Double]?,
      _ telling: [Double]
    ) {
      features = uses.map(\.hit.feature)
      ways = uses.map(\.ways)
      self.most = most
      self.among = among
      self.telling = telling
    }
  }

  /// What is answered, and what finding it out took, cached frames of the unchanged document included.
  private struct Answer {
    var visibility = FeatureVisibility.visible
    var telling: [Double]
    /// The frames that differ.
    var differing: [Double] = []
    /// Nanoseconds of one core, estimated.
    var work = 0
    /// Those before the last frame was looked at, for which there must be time.
    var needed = 0

    /// Whether there is time for more.
    mutating func goesOn(within left: Int) -> Bool {
      needed = work
      return work < left
    }

    /// Notes a difference at a frame.
    mutating func note(_ number: Double) {
      telling.removeAll { $0 == number }
      telling.insert(number, at: 0)
    }
  }

  /// Finds out how visible features are; nil where that takes more work than is left.
  private func answer(_ uses: [FeatureUse], _ question: Question, within left: Int) -> Answer? {
    var answer = Answer(telling: question.telling)
    let isKnown = uses.allSatisfy { use in
      !use.ways.isEmpty
        && (use.hit.count == use.hit.occurrences.count || !use.ways.contains(where: \.isEdit))
    }
    guard isKnown, left > 0, let file, let other = file.animation.deviating(uses), let whole,
      let without = renderer(other, file)
    else { return answer }
    answer.work = bytes.count * FeatureEffect.workPerByte + without.composition.makingWork
    let numbers = question.among ?? frameNumbers(of: file.animation, uses, question.telling)
    let isMomentary = uses.allSatisfy(\.isMomentary)
    // What shows for a moment, as when a layer begins a frame late, must be plain, and what shows in single frames in
    // many of them.
    let least = isMomentary ? FeatureEffect.manyMoments : numbers.count >= 8 ? 2 : 1
    let size = whole.composition.displayList.size
    let pixel = max(size.width, size.height) / FeatureEffect.side
    let maximumDrawn = FeatureEffect.maximumDrawn * min(uses.count, 2)
    var items = 0
    var visibility = FeatureVisibility.none
    var (noticed, drawn) = (0, 0)
    for number in numbers {
      guard answer.goesOn(within: left) else { return nil }
      guard items < FeatureEffect.maximumItems else { return answer }
      let frame = unchanged(number, whole)
      let (list, changed) = (frame.list, updated(without, to: number))
      answer.work += frame.work + changed.work
      items += list.items.count + changed.list.items.count
      if list.isEqual(to: changed.list, within: FeatureEffect.same * pixel) { continue }
      guard question.most == .visible else {
        visibility = question.most
        break
      }
      visibility = .slight
      answer.differing.append(number)
      if list.isEqual(to: changed.list, within: FeatureEffect.near * pixel) { continue }
      guard answer.goesOn(within: left) else { return nil }
      let pixels = pixels(number, whole)
      answer.work += pixels.work + (drawn == 0 ? fullest.work : 0)
      guard answer.goesOn(within: left) else { return nil }
      let changedPixels = pixmap(number, without)
      let degree =
        NoticedDifference(pixels.reference, changedPixels, fullest: fullest.ink).degree
      answer.work += without.estimatedWork
      if degree != .none { answer.note(number) }
      noticed += isMomentary ? min(degree.rawValue, 1) : degree.rawValue
      if noticed >= least { return answer }
      drawn += 1
      if drawn == maximumDrawn, noticed == 0 { break }
    }
    answer.visibility = visibility
    return answer
  }

  /// The frames to compare, each once: those at which the ways show best, then those spread over the animation.
  ///
  /// Of these, the ones at which a difference was noticed before come first.
  private func frameNumbers(
    of animation: LottieAnimation,
    _ uses: [FeatureUse],
    _ telling: [Double]
  ) -> [Double] {
    let spread = FeatureEffect.fractions.map { FeatureEffect.number($0, of: animation) }
    let best = uses.flatMap { use in
      let locations = use.hit.occurrences.map(\.location)
      return use.ways.flatMap { $0.frames(of: animation.document, at: locations) }
    }
    let numbers = best + spread
    let compared = Set(numbers)
    var seen: Set<Double> = []
    return (telling.filter(compared.contains) + numbers).filter { seen.insert($0).inserted }
  }

  /// The whole frame at a fraction of an animation.
  private static func number(_ fraction: Double, of animation: LottieAnimation) -> Double {
    let duration = max(0, animation.endFrame - animation.startFrame)
    return (animation.startFrame + duration * fraction).rounded(.down)
  }

  /// A frame of the unchanged document.
  private func unchanged(_ number: Double, _ whole: FrameRenderer) -> Frame {
    if let known = frames[number] { return known }
    let frame = updated(whole, to: number)
    frames[number] = frame
    return frame
  }

  /// The pixels of such a frame, and the work that they took.
  private func pixels(
    _ number: Double,
    _ whole: FrameRenderer
  ) -> (reference: NoticedDifference.Reference, work: Int) {
    var frame = unchanged(number, whole)
    if let known = frame.pixels { return known }
    let pixels = (NoticedDifference.Reference(pixmap(number, whole)), whole.estimatedWork)
    frame.pixels = pixels
    frames[number] = frame
    return pixels
  }

  /// A frame without its pixels.
  private func updated(_ renderer: FrameRenderer, to number: Double) -> Frame {
    let before = renderer.composition.updateWork
    let list = renderer.composition.update(frame: number)
    return Frame(list: list, work: renderer.composition.updateWork - before)
  }

  private func pixmap(_ frame: Double, _ renderer: FrameRenderer) -> Pixmap {
    renderer.draw(frame: frame)
    return renderer.pixmap
  }

  /// A small rendering of a document; nil when that would be too large.
  private func renderer(
    _ animation: LottieAnimation,
    _ file: AnimationFile
  ) -> FrameRenderer? {
    let size = file.animation.size
    let scale = FeatureEffect.side / max(size.width, size.height, 1)
    let settings = RenderSettings(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded()))
    )
    guard settings.isAllowed else { return nil }
    return FrameRenderer(
      animation,
      settings: settings,
      imageProvider: images,
      text: TextSources(file)
    )
  }
}
