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

  /// Compares images.
  ///
  /// - Precondition: Both have the same size.
  public init(_ a: Pixmap, _ b: Pixmap) {
    precondition(a.width == b.width && a.height == b.height)
    guard a != b else {
      (error, psnr, ssim) = (0, .infinity, 1)
      return
    }
    error = max(Self.tolerantError(a, b), Self.tolerantError(b, a))
    psnr = Self.psnr(a, b)
    ssim = Self.ssim(a, b)
  }

  /// The largest difference of a channel.
  fileprivate static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    var maximum = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      maximum = max(maximum, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return maximum
  }

  private static func tolerantError(_ a: Pixmap, _ b: Pixmap) -> Double {
    var sum = 0
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        var minimum = 255
        for ny in max(0, y - 1)...min(a.height - 1, y + 1) {
          for nx in max(0, x - 1)...min(a.width - 1, x + 1) {
            minimum = min(minimum, distance(a[x, y], b[nx, ny]))
          }
        }
        sum += minimum
      }
    }
    return Double(sum) / Double(255 * max(1, a.pixels.count))
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
      let heat = UInt32(255 - min(255, PixmapDiff.distance(pixels[i], other.pixels[i]) * 4))
      map.pixels[i] = 0xFF00_00FF | heat << 8 | heat << 16
    }
    return map
  }
}
