import LottieScene

extension FlashSearch {
  /// Flashes of one kind over one backdrop.
  struct Channel {
    let kind: Kind
    private(set) var backdrop = Backdrop.black
    private(set) var found: Found?
    private var measure: Measure
    private let rate: Double
    private let areas: BlockAreas
    private var pixels: [State]
    /// Changes of each pixel that were also changes of its neighborhood.
    private var counted: [Count]
    /// The starts of the last of them: a ring of ``FlashSearch/safeChanges`` for each pixel.
    private var starts: [Int32]
    /// Changing pixels, by the frame in which their change begins: a ring.
    ///
    /// A change that takes longer than a third of a second cannot be one of more than three
    /// flashes.
    private var slots: [Slot]
    /// Frames of the ring that are complete.
    private var closed = 0

    /// The state of a pixel.
    fileprivate struct State {
      var value: Float
      /// The extreme since the last change.
      var extreme: Float
      /// The last frame that had it.
      var extremeFrame: Int32 = 0
      /// 1 after a rise, −1 after a fall, 0 before either.
      var direction: Int8 = 0
      /// Whether the extreme is a saturated red.
      var isSaturated: Bool
    }

    private struct Count {
      var count: Int32 = 0
      /// 1 after a rise, −1 after a fall, 0 before either.
      var direction: Int8 = 0
    }

    /// Pixels that begin to rise and to fall in a frame.
    private struct Slot {
      var rising: [Int32] = []
      var falling: [Int32] = []
    }

    /// Unsafe flashes.
    struct Found {
      /// Frames, from the first change to the last.
      var frames: ClosedRange<Int>
      /// Maximum pixels of a block that change at once.
      var area: Int
    }

    /// Starts a search for flashes over black, from the first frame on.
    init(_ kind: Kind, _ areas: BlockAreas, _ rate: Double, _ pixmap: [UInt32]) {
      (self.kind, self.areas, self.rate) = (kind, areas, rate)
      let measure = Measure(kind, .black)
      self.measure = measure
      pixels = pixmap.map { pixel in
        let (value, isSaturated) = measure(pixel)
        return State(value: value, extreme: value, isSaturated: isSaturated)
      }
      counted = Array(repeating: Count(), count: pixmap.count)
      starts = Array(repeating: 0, count: pixmap.count * safeChanges)
      slots = Array(repeating: Slot(), count: Int((min(rate, 240) / 3).rounded(.up)) + 2)
    }

    /// The same so far over another backdrop, with the current values of all pixels.
    func over(_ backdrop: Backdrop, _ pixmap: [UInt32]) -> Channel {
      var channel = self
      channel.backdrop = backdrop
      channel.measure = Measure(kind, backdrop)
      for i in pixmap.indices where pixmap[i] >> 24 < 255 {
        let (value, isSaturated) = channel.measure(pixmap[i])
        channel.pixels[i].value = value
        channel.pixels[i].extreme = value
        channel.pixels[i].isSaturated = isSaturated
      }
      return channel
    }

    /// Starts a frame: what began a second ago is complete.
    mutating func advance(to index: Int) {
      if index >= slots.count { close(index - slots.count) }
    }

    /// Completes everything up to a number of frames.
    mutating func finish(_ count: Int) {
      while closed < count { close(closed) }
    }

    private mutating func close(_ index: Int) {
      closed = index + 1
      let slot = index % slots.count
      if slots[slot].rising.count > safeArea { count(slots[slot].rising, 1, at: index) }
      if slots[slot].falling.count > safeArea { count(slots[slot].falling, -1, at: index) }
      slots[slot].rising.removeAll(keepingCapacity: true)
      slots[slot].falling.removeAll(keepingCapacity: true)
    }

    /// Counts changes that begin with one frame, of those pixels whose neighborhood changes as well.
    private mutating func count(_ changes: [Int32], _ direction: Int8, at index: Int) {
      var unsafe: [Int32] = []
      var first = Int32(index)
      for position in areas.crowded(changes) {
        let i = Int(position)
        guard counted[i].direction != direction else { continue }
        let ring = i * safeChanges + Int(counted[i].count) % safeChanges
        let start = starts[ring]
        starts[ring] = Int32(index)
        counted[i].direction = direction
        counted[i].count += 1
        guard Int(counted[i].count) > safeChanges, Double(Int32(index) - start) < rate else {
          continue
        }
        unsafe.append(position)
        first = min(first, start)
      }
      let area = areas.largest(unsafe)
      guard area > safeArea else { return }
      let old = found ?? Found(frames: Int(first)...index, area: area)
      found = Found(
        frames: min(old.frames.lowerBound, Int(first))...max(old.frames.upperBound, index),
        area: max(old.area, area)
      )
    }

    /// Takes the pixels that changed in another frame.
    mutating func take(_ changed: [Int32], _ pixmap: [UInt32], _ index: Int) {
      let (measure, closed) = (measure, closed)
      var starting: [(pixel: Int32, start: Int32, isRise: Bool)] = []
      pixels.withUnsafeMutableBufferPointer { pixels in
        pixmap.withUnsafeBufferPointer { pixmap in
          measure.withLight { light in
            for position in changed {
              let i = Int(position)
              let (now, isSaturated) = measure(pixmap[i], light)
              guard now != pixels[i].value else { continue }
              let start = pixels[i].move(to: now, isSaturated, measure, Int32(index))
              if start >= closed { starting.append((position, start, pixels[i].direction > 0)) }
            }
          }
        }
      }
      for change in starting {
        let slot = Int(change.start) % slots.count
        if change.isRise {
          slots[slot].rising.append(change.pixel)
        } else {
          slots[slot].falling.append(change.pixel)
        }
      }
    }
  }
}

extension FlashSearch.Channel.State {
  /// Adds a value that differs from the last.
  ///
  /// - Returns: The frame with which a change begins that is complete now; −1 for none.
  fileprivate mutating func move(
    to now: Float,
    _ isSaturatedNow: Bool,
    _ measure: FlashSearch.Measure,
    _ index: Int32
  ) -> Int32 {
    if value == extreme { extremeFrame = index - 1 }
    value = now
    let turn: Int8 = now > extreme ? 1 : -1
    var start: Int32 = -1
    // A further move in the same direction is the same change.
    if turn != direction {
      guard measure.isChange(extreme, now, isSaturated || isSaturatedNow) else { return -1 }
      start = extremeFrame + 1
      direction = turn
    }
    extreme = now
    extremeFrame = index
    isSaturated = isSaturatedNow
    return start
  }
}
