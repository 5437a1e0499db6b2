/// The variables of a call.
final class Frame {
  /// The frame of the function that the called one was made in.
  @exclusivity(unchecked) private(set) var parent: Frame?
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Value>
  private var capacity: Int
  @exclusivity(unchecked) private var count = 0

  init() {
    capacity = 8
    slots = .allocate(capacity: 8)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// Allocates variables, all undefined.
  func begin(_ parent: Frame?, count: Int) {
    if count > capacity {
      slots.deallocate()
      slots = .allocate(capacity: count)
      capacity = count
    }
    slots.initialize(repeating: .undefined, count: count)
    self.count = count
    self.parent = parent
  }

  /// Lets go of all variables.
  func end() {
    slots.deinitialize(count: count)
    count = 0
    parent = nil
  }

  /// A variable; its number was given out by the compiler.
  @inline(__always)
  subscript(_ slot: Int) -> Value {
    get {
      precondition(slot < count)
      return slots[slot]
    }
    set {
      precondition(slot < count)
      slots[slot] = newValue
    }
  }
}
