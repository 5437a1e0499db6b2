#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The curve between sRGB and linear light: IEC 61966-2-1.
package enum LinearLight {
  /// Light of a component in 0…1.
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component of light in 0…1.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Light of the bytes of a component.
  package static let bytes = (0...255).map { linear(Double($0) / 255) }
}
