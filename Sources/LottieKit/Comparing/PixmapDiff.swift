import LottieFrames
public import LottieScene

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The difference of two images.
public struct PixmapDiff: Hashable, Sendable {
  /// Mean difference in 0…1, where a pixel is compared with the nearest in value of the nine around
  /// its position: edges that move by less than a pixel do not count.
  public var error: Double
  /// Peak signal-to-noise ratio in decibels; infinite for equal images.
  public var psnr: Double
  /// Structural similarity of luminance, 1 for equal images: Wang et al., 2004, on blocks of eight
  /// pixels.
  public var ssim: Double
  /// Mean difference of color, CIEDE2000: 0 for equal images, 1 is about the least that an eye sees beside
  /// each other, 100 black and white.
  ///
  /// A pixel is compared with the same neighbor as for ``error``, over white and over black, of which the
  /// larger difference counts: what is transparent may lie on either.
  public var deltaE: Double
  /// The part of the pixels, in 0…1, whose color differs by more than ``visibleDifference``.
  public var visible: Double

  /// The CIEDE2000 difference from which a pixel counts as visibly different.
  public static let visibleDifference = 2.0

  /// Compares images.
  ///
  /// - Precondition: Both have the same size.
  public init(_ a: Pixmap, _ b: Pixmap) {
    precondition(a.width == b.width && a.height == b.height)
    guard a != b else {
      (error, psnr, ssim, deltaE, visible) = (0, .infinity, 1, 0, 0)
      return
    }
    let (there, back) = (Self.tolerant(a, b), Self.tolerant(b, a))
    error = max(there.error, back.error)
    deltaE = max(there.deltaE, back.deltaE)
    visible = max(there.visible, back.visible)
    psnr = Self.psnr(a, b)
    ssim = Self.ssim(a, b)
  }

  /// ``deltaE`` and ``visible`` alone, in half the time.
  ///
  /// - Precondition: Both have the same size.
  static func color(_ a: Pixmap, _ b: Pixmap) -> (deltaE: Double, visible: Double) {
    precondition(a.width == b.width && a.height == b.height)
    guard a != b else { return (0, 0) }
    let (there, back) = (tolerant(a, b), tolerant(b, a))
    return (max(there.deltaE, back.deltaE), max(there.visible, back.visible))
  }

  private static func tolerant(
    _ a: Pixmap,
    _ b: Pixmap
  ) -> (error: Double, deltaE: Double, visible: Double) {
    var (sum, colors, visible) = (0, 0.0, 0)
    // The same two pixels come again and again. Two that are both 0 never get here.
    var known = Array(repeating: (pair: UInt64(0), deltaE: 0.0), count: 4096)
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let pixel = a[x, y]
        var (minimum, nearest) = (256, pixel)
        for ny in max(0, y - 1)...min(a.height - 1, y + 1) {
          for nx in max(0, x - 1)...min(a.width - 1, x + 1) {
            let distance = Pixmap.distance(pixel, b[nx, ny])
            if distance < minimum { (minimum, nearest) = (distance, b[nx, ny]) }
          }
        }
        guard minimum > 0 else { continue }
        sum += minimum
        let pair = UInt64(pixel) << 32 | UInt64(nearest)
        let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 52)
        if known[slot].pair != pair { known[slot] = (pair, LabColor.difference(pixel, nearest)) }
        colors += known[slot].deltaE
        if known[slot].deltaE > visibleDifference { visible += 1 }
      }
    }
    let count = Double(max(1, a.pixels.count))
    return (Double(sum) / 255 / count, colors / count, Double(visible) / count)
  }

  private static func psnr(_ a: Pixmap, _ b: Pixmap) -> Double {
    var sum = 0
    for (p, q) in zip(a.pixels, b.pixels) where p != q {
      for shift: UInt32 in [0, 8, 16, 24] {
        let d = Int(p >> shift & 255) - Int(q >> shift & 255)
        sum += d * d
      }
    }
    let mean = Double(sum) / Double(4 * a.pixels.count)
    return 10 * log10(255 * 255 / mean)
  }

  private static func ssim(_ a: Pixmap, _ b: Pixmap) -> Double {
    var (sum, count) = (0.0, 0)
    for y in stride(from: 0, to: a.height, by: 8) {
      for x in stride(from: 0, to: a.width, by: 8) {
        sum += block(a, b, x, y)
        count += 1
      }
    }
    return sum / Double(max(1, count))
  }

  private static func block(_ a: Pixmap, _ b: Pixmap, _ x: Int, _ y: Int) -> Double {
    var (n, sa, sb, saa, sbb, sab) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for py in y..<min(y + 8, a.height) {
      for px in x..<min(x + 8, a.width) {
        let (p, q) = (brightness(a[px, py]), brightness(b[px, py]))
        n += 1
        sa += p
        sb += q
        saa += p * p
        sbb += q * q
        sab += p * q
      }
    }
    let (ma, mb) = (sa / n, sb / n)
    let (va, vb, cov) = (saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb)
    let (c1, c2) = (6.5025, 58.5225)
    let top = (2 * ma * mb + c1) * (2 * cov + c2)
    return top / ((ma * ma + mb * mb + c1) * (va + vb + c2))
  }

  /// Luminance over white.
  private static func brightness(_ pixel: UInt32) -> Double {
    let (r, g, b) = (Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255))
    return 0.299 * r + 0.587 * g + 0.114 * b + Double(255 - (pixel >> 24))
  }
}

extension Pixmap {
  /// A heat map of the difference of two images: white where they are equal, redder where they
  /// differ more.
  ///
  /// - Precondition: Both have the same size.
  public func heatmap(against other: Pixmap) -> Pixmap {
    precondition(width == other.width && height == other.height)
    var map = self
    for i in pixels.indices {
      let heat = UInt32(255 - min(255, Pixmap.distance(pixels[i], other.pixels[i]) * 4))
      map.pixels[i] = 0xFF00_00FF | heat << 8 | heat << 16
    }
    return map
  }
}
