import LottieEngine
package import LottieModel
import LottieRaster
import LottieScene

/// How much features change of what a document shows.
///
/// The document is drawn as it is, and as a player draws it that leaves a feature out. A file may
/// have an effect that changes nothing, a mask mode that gives what "add" gives, or expressions whose
/// values are those of the keyframes: nothing is lost by that.
///
/// Not thread-safe: what is drawn of the document as it is serves all features.
package final class FeatureEffect {
  /// The larger side of the pictures that are compared, in pixels.
  private static let side = 256.0
  /// The least difference of a channel that counts, of 255.
  private static let level = 24
  /// Pixels that must differ: a thousandth.
  ///
  /// With fewer, images that are right by the eye of a fidelity
  /// metric count as different.
  private static let leastPixels = 64
  /// Where it is looked, as parts of the animation: late first, as loops begin behind the keyframes.
  private static let fractions = [
    0.9, 0.5, 0.1, 0.7, 0.3, 0.98, 0.8, 0.6, 0.4, 0.2, 0, 0.95, 0.75, 0.45, 0.25, 0.05,
  ]
  /// Items of display lists after which no further frame is drawn: so that the answer depends on the
  /// document, and not on the machine.
  private static let maximumItems = 100_000

  /// A frame: what there is to draw, and the pixels once they are needed.
  private struct Frame {
    let list: DisplayList
    var pixmap: Pixmap?
  }

  private let bytes: [UInt8]
  private let directory: String?
  private lazy var file = try? AnimationFile(bytes: bytes, directory: directory)
  /// One for all, so that an image is decoded once.
  private lazy var images = file.map { FileImageProvider($0) }
  /// Draws the document as it is; nil where it is not drawn.
  private lazy var whole = file.flatMap { renderer($0.animation, CompositionOverrides(), $0) }
  /// The document as it is, by frame.
  private var frames: [Double: Frame] = [:]

  /// Nothing is read before a feature is asked about.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - directory: Where the document lies, for the images and fonts beside it.
  package init(_ bytes: [UInt8], directory: String?) {
    self.bytes = bytes
    self.directory = directory
  }

  /// How frames look different without a feature where it is used.
  ///
  /// At most 16 frames are compared, spread over the animation, up to the first that differs. Only
  /// frames whose display lists differ are drawn.
  ///
  /// - Parameter hit: The feature and where the document uses it.
  /// - Returns: Visible as well for what cannot be read, is not drawn here, or takes too much drawing to tell.
  package func visibility(of hit: FeatureHits.Hit) -> FeatureVisibility {
    guard let removal = FeatureRemoval(hit.feature), let file else { return .visible }
    var overrides = CompositionOverrides()
    var other = file.animation
    switch removal {
    case .expressions: overrides.switchExpressionsOff()
    case .edit(let edit):
      guard hit.count == hit.occurrences.count else { return .visible }
      let splices = edit.splices(of: file.animation.document, at: hit.occurrences.map(\.location))
      if splices.isEmpty { return .none }
      guard let edited = try? LottieAnimation.decode(bytes(of: file).spliced(splices)) else {
        return .visible
      }
      other = edited
    }
    guard let whole, let without = renderer(other, overrides, file) else { return .visible }
    let duration = max(0, file.animation.endFrame - file.animation.startFrame)
    var items = 0
    var visibility = FeatureVisibility.none
    for fraction in FeatureEffect.fractions {
      guard items < FeatureEffect.maximumItems else { return .visible }
      let number = (file.animation.startFrame + duration * fraction).rounded(.down)
      let frame = frames[number] ?? Frame(list: whole.composition.update(frame: number))
      frames[number] = frame
      let changed = without.composition.update(frame: number)
      items += frame.list.items.count + changed.items.count
      if frame.list.isEqual(to: changed) { continue }
      let pixmap = frame.pixmap ?? FeatureEffect.pixmap(number, whole)
      frames[number]?.pixmap = pixmap
      let other = FeatureEffect.pixmap(number, without)
      if FeatureEffect.differ(pixmap, other) { return .visible }
      if pixmap != other { visibility = .slight }
    }
    return visibility
  }

  private func bytes(of file: AnimationFile) -> [UInt8] { file.animation.document.bytes }

  private static func pixmap(_ frame: Double, _ renderer: FrameRenderer) -> Pixmap {
    renderer.draw(frame: frame)
    return renderer.pixmap
  }

  /// Draws the document, or what became of it, small; nil where that is too large.
  private func renderer(
    _ animation: LottieAnimation,
    _ overrides: CompositionOverrides,
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
      text: TextSources(file),
      overrides: overrides
    )
  }

  private static func differ(_ a: Pixmap, _ b: Pixmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return true }
    var count = 0
    for (x, y) in zip(a.pixels, b.pixels) where x != y {
      let isFar = [0, 8, 16, 24].contains { (shift: UInt32) in
        abs(Int(x >> shift & 255) - Int(y >> shift & 255)) > level
      }
      if isFar { count += 1 }
      if count >= leastPixels { return true }
    }
    return false
  }
}
