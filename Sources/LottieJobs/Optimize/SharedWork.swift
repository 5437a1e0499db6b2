/// The work of the animations of a container, of which each may take what the next ones can spare.
struct SharedWork {
  /// The animations whose whole work may be done; more share that.
  static let maximumShares = 6

  /// Work that a single animation may take.
  private let each: Int
  /// Work that is left for all.
  private var left: Int
  /// Animations that are left.
  private var count: Int

  /// Creates the work of `count` animations.
  init(each: Int, of count: Int) {
    (self.each, self.count) = (each, count)
    left = each * min(count, SharedWork.maximumShares)
  }

  /// What the next animation may take: an equal part of what is left, and no more than one alone.
  var next: Int { min(each, left / max(1, count)) }

  /// Counts an animation that took some work.
  mutating func spend(_ work: Int) {
    left -= work
    count -= 1
  }
}
