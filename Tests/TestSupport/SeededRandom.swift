/// Random numbers that are the same for a seed on every machine.
///
/// xorshift64*: <https://en.wikipedia.org/wiki/Xorshift#xorshift*>
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// A generator; any seed will do.
  package init(_ seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_f491_4f6c_dd1d
  }

  /// A number from 0, less than 1.
  package mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// A number between two others.
  package mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  /// A whole number from 0, less than a count.
  package mutating func below(_ count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

  /// True with a probability.
  package mutating func chance(_ probability: Double) -> Bool { unit() < probability }
}
