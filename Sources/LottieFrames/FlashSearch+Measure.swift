import LottieScene

extension FlashSearch {
  /// The measured value of a pixel.
  ///
  /// Formulas: <https://www.w3.org/TR/WCAG21/#dfn-general-flash-and-red-flash-thresholds> and
  /// <https://www.w3.org/TR/WCAG21/#dfn-relative-luminance>.
  struct Measure {
    /// Minimum rise or fall of relative luminance, of 1.
    private static let luminanceChange: Float = 0.1
    /// Maximum luminance of the darker of two values.
    private static let bright: Float = 0.8
    /// Minimum change of (R − G − B) × 320.
    private static let redChange: Float = 20
    /// Minimum fraction of red in a saturated red.
    private static let saturation: Float = 0.8

    /// Bytes of sRGB as linear light, 0…1.
    private static let light = LinearLight.bytes.map { Float($0) }

    private let kind: Kind
    private let backdrop: Backdrop

    init(_ kind: Kind, _ backdrop: Backdrop) {
      self.kind = kind
      self.backdrop = backdrop
    }

    /// Passes the linear light of bytes, for loops over many pixels.
    func withLight(_ body: (UnsafeBufferPointer<Float>) -> Void) {
      Measure.light.withUnsafeBufferPointer(body)
    }

    /// The value of a pixel, and whether it is a saturated red.
    func callAsFunction(_ pixel: UInt32) -> (value: Float, isSaturated: Bool) {
      Measure.light.withUnsafeBufferPointer { self(pixel, $0) }
    }

    /// Relative luminance, 0…1, or (R − G − B) × 320, 0…320, and whether a pixel is a saturated red.
    ///
    /// - Precondition: `light` is ``withLight(_:)``'s.
    @inline(__always)
    func callAsFunction(
      _ pixel: UInt32,
      _ light: UnsafeBufferPointer<Float>
    ) -> (value: Float, isSaturated: Bool) {
      let behind = backdrop == .white ? Int(255 - pixel >> 24) : 0
      // Premultiplied: component plus the backdrop's share are a byte at most.
      let red = light[min(255, Int(pixel & 255) + behind)]
      let green = light[min(255, Int(pixel >> 8 & 255) + behind)]
      let blue = light[min(255, Int(pixel >> 16 & 255) + behind)]
      switch kind {
      case .general: return (0.2126 * red + 0.7152 * green + 0.0722 * blue, false)
      case .red:
        let value = max(0, (red - green - blue) * 320)
        return (value, value > 0 && red >= Measure.saturation * (red + green + blue))
      }
    }

    /// Whether the change between two values counts.
    func isChange(_ a: Float, _ b: Float, _ involvesSaturated: Bool) -> Bool {
      switch kind {
      case .general: abs(a - b) >= Measure.luminanceChange && min(a, b) < Measure.bright
      case .red: involvesSaturated && abs(a - b) > Measure.redChange
      }
    }
  }
}
