/// Random numbers that depend on their seed alone: SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
package struct RandomNumbers {
  private var state: UInt64

  /// Creates the numbers of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return RandomNumbers.mixed(state)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to below 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number with mean 0 and standard deviation 1, by the sum of twelve.
  package mutating func gauss() -> Double { (0..<12).reduce(-6) { sum, _ in sum + unit() } }

  /// A seed made of two.
  package static func seed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    mixed(mixed(a &+ 0x9E37_79B9_7F4A_7C15) ^ b)
  }
}

/// Smooth noise: random values at whole numbers, eased between them.
package enum ValueNoise {
  /// One-dimensional noise, from -1 to 1.
  package static func at(_ x: Double, seed: UInt64) -> Double {
    let x = x.isFinite ? min(max(x, -1e12), 1e12) : 0
    let base = x.rounded(.down)
    let t = x - base
    func corner(_ offset: Double) -> Double {
      var numbers = RandomNumbers(
        seed: RandomNumbers.seed(seed, UInt64(bitPattern: Int64(base + offset)))
      )
      return numbers.unit() * 2 - 1
    }
    let eased = t * t * t * (t * (t * 6 - 15) + 10)
    return corner(0) + (corner(1) - corner(0)) * eased
  }

  /// Noise in as many dimensions as there are numbers, from -1 to 1.
  static func at(_ point: ArraySlice<Double>, seed: UInt64) -> Double {
    guard let x = point.first, x.isFinite else { return 0 }
    guard point.count > 1 else { return at(x, seed: seed) }
    let clamped = min(max(x, -1e12), 1e12)
    let base = clamped.rounded(.down)
    let t = clamped - base
    func plane(_ offset: Double) -> Double {
      at(
        point.dropFirst(),
        seed: RandomNumbers.seed(seed, UInt64(bitPattern: Int64(base + offset)))
      )
    }
    let eased = t * t * t * (t * (t * 6 - 15) + 10)
    return plane(0) + (plane(1) - plane(0)) * eased
  }
}
