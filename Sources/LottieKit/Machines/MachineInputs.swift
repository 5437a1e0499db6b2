import LottieModel

/// The inputs of a state machine: numbers, strings and Booleans by name, and the names of events.
struct MachineInputs {
  private(set) var numbers: [String: (value: Float, first: Float)] = [:]
  private(set) var strings: [String: (value: String, first: String)] = [:]
  private(set) var booleans: [String: (value: Bool, first: Bool)] = [:]
  private(set) var events: Set<String> = []

  init(_ inputs: [StateMachineModel.Input]) {
    for input in inputs {
      switch input.kind {
      case .numeric(let value): numbers[input.name] = (Float(value), Float(value))
      case .string(let value): strings[input.name] = (value, value)
      case .boolean(let value): booleans[input.name] = (value, value)
      case .event: events.insert(input.name)
      }
    }
  }

  /// Sets the input of a name and the value's type.
  ///
  /// - Returns: The former value; nil without such an input.
  mutating func set(_ name: String, _ value: StateMachine.Value) -> StateMachine.Value? {
    switch value {
    case .number(let value):
      guard let old = numbers[name]?.value else { return nil }
      numbers[name]?.value = value
      return .number(old)
    case .string(let value):
      guard let old = strings[name]?.value else { return nil }
      strings[name]?.value = value
      return .string(old)
    case .boolean(let value):
      guard let old = booleans[name]?.value else { return nil }
      booleans[name]?.value = value
      return .boolean(old)
    }
  }

  /// The first value of an input: the number's, else the Boolean's, else the string's.
  func first(_ name: String) -> StateMachine.Value? {
    numbers[name].map { .number($0.first) } ?? booleans[name].map { .boolean($0.first) }
      ?? strings[name].map { .string($0.first) }
  }
}

/// Random numbers of dotLottie's player, PCG32: <https://www.pcg-random.org>.
struct MachineRandom {
  private static let increment: UInt64 = 1_442_695_040_888_963_407 << 1 | 1
  private var state: UInt64 = 0

  init() {
    _ = next()
    state &+= 0x853C_49E6_748F_EA9B
    _ = next()
  }

  private mutating func next() -> UInt32 {
    let old = state
    state = old &* 6_364_136_223_846_793_005 &+ MachineRandom.increment
    let bits = UInt32(truncatingIfNeeded: (old >> 18 ^ old) >> 27)
    let turn = UInt32(truncatingIfNeeded: old >> 59)
    return bits >> turn | bits << ((32 - turn) & 31)
  }

  /// A number of 0…1, without 1.
  mutating func fraction() -> Float { Float(next() >> 7) / Float(1 << 25) }
}
