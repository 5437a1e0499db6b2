import LottieGeometry
import LottieScene

/// Waves that move everything to their sides.
struct WaveMap: WarpMap {
  private let wave: WarpWave
  private let along: SIMD2<Double>
  private let aside: SIMD2<Double>

  init(_ wave: WarpWave) {
    self.wave = wave
    let width = max(wave.width, 1)
    along = SIMD2(wave.direction.x / width, wave.direction.y / width)
    aside = SIMD2(-wave.direction.y, wave.direction.x)
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let turns = (point * along).sum() + wave.phase
    // Beyond this there is no fraction.
    guard abs(turns) < 1e9 else { return point }
    return point + aside * (wave.height * height(turns))
  }

  /// The height after so many waves, −1…1.
  @inline(__always)
  private func height(_ turns: Double) -> Double {
    let start = turns.rounded(.down)
    let part = turns - start
    switch wave.shape {
    case .sine: return sin(2 * .pi * part)
    case .square: return part < 0.5 ? 1 : -1
    case .triangle: return part < 0.25 ? 4 * part : part < 0.75 ? 2 - 4 * part : 4 * part - 4
    case .sawtooth: return 2 * part - 1
    case .circle: return part < 0.5 ? arc(2 * part) : -arc(2 * part - 1)
    case .semicircle: return 2 * arc(part) - 1
    case .uncircle: return part < 0.5 ? 1 - arc(2 * part) : arc(2 * part - 1) - 1
    case .noise: return random(start)
    case .smoothNoise:
      let share = part * part * (3 - 2 * part)
      return random(start) + (random(start + 1) - random(start)) * share
    }
  }

  /// The height of a half circle over 0…1.
  @inline(__always)
  private func arc(_ part: Double) -> Double {
    max(1 - (2 * part - 1) * (2 * part - 1), 0).squareRoot()
  }

  /// A number in −1…1 for each whole one.
  @inline(__always)
  private func random(_ number: Double) -> Double {
    Double(IntegerHash.mix(UInt64(bitPattern: Int64(number))) >> 11) * 0x1p-52 - 1
  }
}

/// Random bits that depend on nothing else: the finalizer of MurmurHash3.
///
/// <https://github.com/aappleby/smhasher/wiki/MurmurHash3>
enum IntegerHash {
  /// The bits for a number.
  @inline(__always)
  static func mix(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 33)) &* 0xff51_afd7_ed55_8ccd
    bits = (bits ^ (bits >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return bits ^ (bits >> 33)
  }
}
