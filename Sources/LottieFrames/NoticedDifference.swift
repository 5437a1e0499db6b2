package import LottieScene

/// Whether two frames look different: the share of the drawing that does, at an edge's tolerance.
///
/// A pixel counts by how far it lies outside of the values of the nine around its place in the other
/// frame, over white and over black, so that edges that move by less than a pixel do not. Shares are of
/// the ink, the pixels in which a frame is not its background, so that small drawings count as much as
/// large ones; in a frame that shows little of the animation, of half the ink of its fullest frame.
package struct NoticedDifference {
  /// A difference of a channel, of 255, that is plain to see.
  private static let level = 40
  /// A difference of a channel that is not.
  private static let dead = 6
  /// The share of the ink that is plainly different from which on a frame is.
  private static let share = 0.015
  /// The mean difference of the ink from which on a frame is different.
  private static let mean = 0.024
  /// The share of the ink in solid squares of such pixels from which on a frame is: a small shape that is missing or
  /// surplus, and no edge.
  private static let solidShare = 0.006
  /// How many times those shares are plain.
  private static let plain = 6.0
  /// The least ink, as a share of that of the fullest frame.
  private static let fullShare = 0.5
  /// The same, as a share of all pixels.
  private static let floor = 0.001

  /// A frame with which others are compared.
  package struct Reference: Sendable {
    package let pixmap: Pixmap
    fileprivate let background: UInt32
    /// The number of pixels that are not the background.
    package let ink: Int

    package init(_ pixmap: Pixmap) {
      self.pixmap = pixmap
      let background = pixmap.background
      self.background = background
      // Neighbors are often alike.
      var (last, isLastInk) = (background, false)
      var ink = 0
      for pixel in pixmap.pixels {
        if pixel != last {
          (last, isLastInk) = (pixel, NoticedDifference.isInk(pixel, background))
        }
        if isLastInk { ink += 1 }
      }
      self.ink = ink
    }
  }

  private let reference: Reference
  private let other: Pixmap
  private let fullest: Int
  private var width: Int { other.width }
  private var height: Int { other.height }

  /// Compares a frame with another.
  ///
  /// - Parameters:
  ///   - reference: The frame.
  ///   - other: What is drawn instead.
  ///   - fullest: The ink that the animation has in the frame that shows most; 0 where it has no other frames.
  package init(_ reference: Reference, _ other: Pixmap, fullest: Int = 0) {
    self.reference = reference
    self.other = other
    self.fullest = fullest
  }

  /// How different frames look.
  package enum Degree: Int {
    case none
    /// Who compares them sees it.
    case noticed
    /// Anybody sees it.
    case plain
  }

  /// How different the frames look.
  package var degree: Degree {
    let (a, b) = (reference.pixmap, other)
    guard a.width == b.width, a.height == b.height else { return .plain }
    let measured = a.pixels.withUnsafeBufferPointer { ours in
      b.pixels.withUnsafeBufferPointer { theirs in excess(ours, theirs) }
    }
    return measured > NoticedDifference.plain ? .plain : measured > 1 ? .noticed : .none
  }

  /// The difference as a multiple of the least that is noticed; one that is plain is not measured in full.
  private func excess(
    _ ours: UnsafeBufferPointer<UInt32>,
    _ theirs: UnsafeBufferPointer<UInt32>
  ) -> Double {
    let background = reference.background
    var ink = reference.ink
    let places = NoticedDifference.differences(ours, theirs).filter { place in
      let isInk = NoticedDifference.isInk(ours[place], background)
      guard isInk || NoticedDifference.isInk(theirs[place], background) else { return false }
      if !isInk { ink += 1 }
      // A pixel is among the nine around its place.
      return NoticedDifference.distance(ours[place], theirs[place]) > NoticedDifference.dead
    }
    let area = max(
      Double(ink),
      NoticedDifference.fullShare * Double(fullest),
      NoticedDifference.floor * Double(ours.count)
    )
    let most = NoticedDifference.plain * NoticedDifference.share * area
    var bad: [Int] = []
    var sum = 0
    for place in places {
      let error = max(
        error(ours[place], outside: theirs, place),
        error(theirs[place], outside: ours, place)
      )
      if error > NoticedDifference.level {
        bad.append(place)
        if Double(bad.count) > most { break }
      }
      sum += max(0, error - NoticedDifference.dead)
    }
    return max(
      Double(bad.count) / (NoticedDifference.share * area),
      Double(solid(bad)) / (NoticedDifference.solidShare * area),
      Double(sum) / (NoticedDifference.mean * 255 * area)
    )
  }

  /// The places at which pixels differ, in order.
  private static func differences(
    _ ours: UnsafeBufferPointer<UInt32>,
    _ theirs: UnsafeBufferPointer<UInt32>
  ) -> [Int] {
    let (a, b) = (UnsafeRawBufferPointer(ours), UnsafeRawBufferPointer(theirs))
    var places: [Int] = []
    let step = 16
    for start in stride(from: 0, to: ours.count, by: step) {
      let end = min(start + step, ours.count)
      if end - start == step {
        var bits: UInt64 = 0
        for pair in 0..<step / 2 {
          let offset = start * 4 + pair * 8
          bits |=
            a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        if bits == 0 { continue }
      }
      for place in start..<end where ours[place] != theirs[place] { places.append(place) }
    }
    return places
  }

  fileprivate static func isInk(_ pixel: UInt32, _ common: UInt32) -> Bool {
    Pixmap.distance(pixel, common) > 8
  }

  /// The number of pixels, given by sorted places, that belong to a square of two by two of them.
  private func solid(_ places: [Int]) -> Int {
    guard places.count >= 4 else { return 0 }
    // 1 for such a pixel, 2 for one in a square of them.
    var marks = [UInt8](repeating: 0, count: width * (height + 1) + 1)
    for place in places { marks[place] = 1 }
    for place in places where (place + 1) % width > 0 {
      let below = place + width
      guard marks[place + 1] > 0, marks[below] > 0, marks[below + 1] > 0 else { continue }
      for solid in [place, place + 1, below, below + 1] { marks[solid] = 2 }
    }
    return places.count { marks[$0] == 2 }
  }

  /// How far a pixel lies outside the range of the nine around its place, over black and over white.
  private func error(_ pixel: UInt32, outside other: UnsafeBufferPointer<UInt32>, _ place: Int)
    -> Int
  {
    let (y, x) = place.quotientAndRemainder(dividingBy: width)
    let own = Self.channels(pixel)
    var low = SIMD8<Int16>(repeating: .max)
    var high = SIMD8<Int16>(repeating: .min)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let near = Self.channels(other[row * width + column])
        low = pointwiseMin(low, near)
        high = pointwiseMax(high, near)
      }
    }
    return max(0, Int(pointwiseMax(low &- own, own &- high).max()))
  }

  /// The largest difference of two pixels, over black and over white.
  private static func distance(_ p: UInt32, _ q: UInt32) -> Int {
    let difference = channels(p) &- channels(q)
    return Int(pointwiseMax(difference, 0 &- difference).max())
  }

  /// The three colors of a pixel over black and over white, each followed by a 0.
  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD8<Int16> {
    let black = SIMD4<Int16>(
      truncatingIfNeeded: unsafeBitCast(pixel & 0xFF_FFFF, to: SIMD4<UInt8>.self)
    )
    let rest = Int16(truncatingIfNeeded: 255 &- (pixel >> 24))
    return SIMD8(lowHalf: black, highHalf: black &+ SIMD4(rest, rest, rest, 0))
  }
}

extension Pixmap {
  /// The most frequent of some of its pixels.
  fileprivate var background: UInt32 {
    let samples = stride(from: 0, to: pixels.count, by: 61).map { pixels[$0] }.sorted()
    var most = (count: 0, pixel: UInt32(0))
    var count = 0
    for (index, pixel) in samples.enumerated() {
      count = index > 0 && samples[index - 1] == pixel ? count + 1 : 1
      if count >= most.count { most = (count, pixel) }
    }
    return most.pixel
  }
}
