import LottieModel

/// What opacities below 0 and above 1 are.
enum OpacityLimit {
  /// The nearest of 0 and 1, as in After Effects.
  case clamped
  /// Those of the lowest byte of 255 times them, as rlottie casts them.
  case wrapped
  /// 1: the canvas of a browser ignores them.
  case ignored

  init(_ dialect: Dialect) {
    self =
      dialect.contains(.wrappedOpacities)
      ? .wrapped : dialect.contains(.ignoredOpacities) ? .ignored : .clamped
  }

  /// The opacity that counts: 0…1.
  func callAsFunction(_ opacity: Double) -> Double {
    let nearest = min(max(opacity, 0), 1)
    guard nearest != opacity else { return opacity }
    switch self {
    case .clamped: return nearest
    case .wrapped: return Byte.wrapped(opacity)
    case .ignored: return 1
    }
  }
}
