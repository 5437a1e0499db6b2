package import LottieScene

/// Whether two frames look different: the share of the drawing that does, at an edge's tolerance.
///
/// A pixel counts by how far it lies outside of the values of the nine around its place in the other
/// frame, over white and over black, so that edges that move by less than a pixel do not. Shares are of
/// the ink, the pixels in which a frame is not its background, so that small drawings count as much as
/// large ones.
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
  /// The least ink, as a share of all pixels.
  private static let floor = 0.001

  private let a: Pixmap
  private let b: Pixmap

  package init(_ a: Pixmap, _ b: Pixmap) {
    self.a = a
    self.b = b
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
    guard a.width == b.width, a.height == b.height else { return .plain }
    let common = background
    var ink = 0
    var bad: [Int] = []
    var sum = 0
    a.pixels.withUnsafeBufferPointer { ours in
      b.pixels.withUnsafeBufferPointer { theirs in
        for place in ours.indices {
          let (p, q) = (ours[place], theirs[place])
          guard p != q || p != common else { continue }
          guard Pixmap.distance(p, common) > 8 || Pixmap.distance(q, common) > 8 else { continue }
          ink += 1
          // A pixel is among the nine around its place.
          guard p != q, Self.distance(p, q) > Self.dead else { continue }
          let error = max(error(p, outside: theirs, place), error(q, outside: ours, place))
          if error > Self.level { bad.append(place) }
          sum += max(0, error - Self.dead)
        }
      }
    }
    let area = max(Double(ink), Self.floor * Double(a.width * a.height))
    let excess = max(
      Double(bad.count) / (Self.share * area),
      Double(solid(bad)) / (Self.solidShare * area),
      Double(sum) / (Self.mean * 255 * area)
    )
    return excess > Self.plain ? .plain : excess > 1 ? .noticed : .none
  }

  /// The number of pixels, given by sorted places, that belong to a square of two by two of them.
  private func solid(_ places: [Int]) -> Int {
    guard places.count >= 4 else { return 0 }
    var isBad = [Bool](repeating: false, count: a.width * (a.height + 1) + 1)
    for place in places { isBad[place] = true }
    var isSolid = isBad.map { _ in false }
    for place in places where (place + 1) % a.width > 0 {
      let square = [place, place + 1, place + a.width, place + a.width + 1]
      guard square.allSatisfy({ isBad[$0] }) else { continue }
      for place in square { isSolid[place] = true }
    }
    return places.count { isSolid[$0] }
  }

  /// The most frequent of some pixels of the first frame.
  private var background: UInt32 {
    var counts: [UInt32: Int] = [:]
    for i in stride(from: 0, to: a.pixels.count, by: 61) { counts[a.pixels[i], default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  /// How far a pixel lies outside the range of the nine around its place, over black and over white.
  private func error(_ pixel: UInt32, outside other: UnsafeBufferPointer<UInt32>, _ place: Int)
    -> Int
  {
    let (y, x) = place.quotientAndRemainder(dividingBy: a.width)
    let own = Self.channels(pixel)
    var low = SIMD8<Int16>(repeating: .max)
    var high = SIMD8<Int16>(repeating: .min)
    for row in max(0, y - 1)...min(a.height - 1, y + 1) {
      for column in max(0, x - 1)...min(a.width - 1, x + 1) {
        let near = Self.channels(other[row * a.width + column])
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
