package import LottieScene

/// Finds flashes that may cause seizures.
///
/// WCAG 2.3.1, <https://www.w3.org/TR/WCAG21/#three-flashes-or-below-threshold>: a flash is a pair of
/// opposing changes in relative luminance of 10 % or more of the maximum where the darker image is below
/// 0.80, or of changes of (R − G − B) × 320 by more than 20 that involve a saturated red,
/// R / (R + G + B) ≥ 0.8, with linear components. More than three of them in a second fail where they
/// cover more than a quarter of any 341 × 256 pixels at the same time, of a screen of 1024 × 768.
///
/// A change of a pixel goes from one extreme to the next, over any number of frames, and begins
/// when the extreme is left. It counts where more than a quarter of a block around it changes in
/// the same direction, beginning with the same frame: motion changes pixels too, but one after
/// another. More than three flashes are seven such changes in alternating directions, the seventh
/// less than a second after the first, so that three a second are safe for any duration. More than
/// a quarter of a block of pixels has to flash like this. Areas are accurate to half a pixel at
/// their edges.
///
/// Not handled: flashes in changing areas, striped patterns, and flashes between the last and the
/// first frame of a loop.
package struct FlashSearch {
  /// The screen of 1024 × 768, at a third of its size.
  package static let canvas = (width: 341, height: 256)
  /// A quarter of a block of 341 × 256: pixels of ``canvas``.
  static let safeArea = 341 * 256 / 36
  /// Changes of three flashes.
  static let safeChanges = 6

  /// The kinds of flash.
  package enum Kind: Sendable {
    /// Luminance.
    case general
    /// Saturated red.
    case red
  }

  /// The backdrop of a transparent animation.
  package enum Backdrop: String, Sendable {
    case black, white
  }

  /// Unsafe flashes.
  package struct Finding: Sendable {
    package let kind: Kind
    /// The backdrop they need; nil where they are visible on any.
    package let backdrop: Backdrop?
    /// The changes: indices of drawn frames, or frames of the animation.
    package let frames: ClosedRange<Double>
    /// The largest fraction of a block that changes at once, 0…1.
    package let area: Double

    /// The same, on any backdrop.
    var anywhere: Finding {
      Finding(kind: kind, backdrop: nil, frames: frames, area: area)
    }

    /// The same, with frames of the animation in place of indices.
    package func at(_ frames: [Double]) -> Finding {
      let (start, end) = (Int(self.frames.lowerBound), Int(self.frames.upperBound))
      guard frames.indices.contains(start), frames.indices.contains(end) else { return self }
      return Finding(
        kind: kind,
        backdrop: backdrop,
        frames: frames[start]...max(frames[start], frames[end]),
        area: area
      )
    }
  }

  /// The pixels for an animation of a size that fills the screen; nil where that is none.
  package static func size(_ width: Double, _ height: Double) -> (width: Int, height: Int)? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    let scale = min(Double(canvas.width) / width, Double(canvas.height) / height)
    return (
      min(canvas.width, max(1, Int((width * scale).rounded()))),
      min(canvas.height, max(1, Int((height * scale).rounded())))
    )
  }

  private let width: Int
  private let height: Int
  private let rate: Double
  private let areas: BlockAreas
  private var last: [UInt32] = []
  private var channels: [Channel] = []
  private var index = 0

  /// Creates a search in frames of a size and a rate.
  package init(_ width: Int, _ height: Int, framesPerSecond rate: Double) {
    self.width = width
    self.height = height
    self.rate = rate
    areas = BlockAreas(width, height)
  }

  /// Takes the next frame; nil repeats the previous one.
  package mutating func add(_ pixmap: Pixmap?) {
    defer { index += 1 }
    guard let pixmap, pixmap.width == width, pixmap.height == height else {
      for i in channels.indices { channels[i].advance(to: index) }
      return
    }
    let isFirst = channels.isEmpty
    if isFirst {
      channels = [Kind.general, .red].map { Channel($0, areas, rate, pixmap.pixels) }
      last = pixmap.pixels
    }
    let changed = isFirst ? [] : changes(to: pixmap.pixels)
    let isTransparent =
      isFirst
      ? pixmap.pixels.contains { $0 >> 24 < 255 }
      : changed.contains { pixmap.pixels[Int($0)] >> 24 < 255 }
    // The backdrop makes no difference until something is transparent.
    if isTransparent, channels.count == 2 {
      channels += channels.map { $0.over(.white, last) }
    }
    for i in channels.indices {
      channels[i].advance(to: index)
      channels[i].take(changed, pixmap.pixels, index)
    }
    last = pixmap.pixels
  }

  /// The pixels in which a frame differs from the previous one.
  private func changes(to pixmap: [UInt32]) -> [Int32] {
    last.withUnsafeBufferPointer { last in
      pixmap.withUnsafeBufferPointer { pixmap in
        var changed: [Int32] = []
        for i in last.indices where last[i] != pixmap[i] { changed.append(Int32(i)) }
        return changed
      }
    }
  }

  /// The unsafe flashes.
  package mutating func finish() -> [Finding] {
    for i in channels.indices { channels[i].finish(index) }
    return [Kind.general, .red].flatMap { kind -> [Finding] in
      let own = channels.filter { $0.kind == kind }
      let found = own.compactMap(FlashSearch.finding)
      guard found.count > 1 else {
        return own.count > 1 ? found : found.map { $0.anywhere }
      }
      let (a, b) = (found[0], found[1])
      return [
        Finding(
          kind: kind,
          backdrop: nil,
          frames: min(
            a.frames.lowerBound,
            b.frames.lowerBound
          )...max(a.frames.upperBound, b.frames.upperBound),
          area: max(a.area, b.area)
        )
      ]
    }
  }

  private static func finding(_ channel: Channel) -> Finding? {
    channel.found.map { found in
      Finding(
        kind: channel.kind,
        backdrop: channel.backdrop,
        frames: Double(found.frames.lowerBound)...Double(found.frames.upperBound),
        area: min(1, Double(found.area) / Double(4 * safeArea))
      )
    }
  }
}
