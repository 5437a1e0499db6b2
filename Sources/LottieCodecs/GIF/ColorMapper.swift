internal import LottieScene

/// Maps images to one palette.
struct ColorMapper {
  private let cut: AlphaCut
  private let dither: GIFOptions.Dither
  private let pattern: BayerPattern
  private var lookup: ColorLookup

  init(_ palette: ColorPalette, _ options: GIFOptions) {
    cut = AlphaCut(matte: options.matte)
    dither = options.dither
    pattern = BayerPattern(palette)
    lookup = ColorLookup(palette)
  }

  var palette: ColorPalette { lookup.palette }

  /// Whether a part of an image can be mapped without the rest.
  var isLocal: Bool { dither != .floyd }

  /// The indices of all pixels of an image.
  mutating func mapped(_ pixmap: Pixmap) -> [UInt8] {
    var shown = [UInt8](repeating: IndexedImage.transparent, count: pixmap.pixels.count)
    map(pixmap, PixelRect(pixmap), into: &shown)
    return shown
  }

  /// Maps a box of an image.
  ///
  /// - Precondition: The box lies inside, `shown` has an element for every pixel, and `isLocal`
  ///   holds or the box is all of it.
  mutating func map(_ pixmap: Pixmap, _ box: PixelRect, into shown: inout [UInt8]) {
    precondition(shown.count == pixmap.pixels.count)
    var diffusion = ErrorDiffusion(width: dither == .floyd ? box.width : 0)
    pixmap.pixels.withUnsafeBufferPointer { source in
      shown.withUnsafeMutableBufferPointer { shown in
        for y in box.y..<box.y + box.height {
          let row = y * pixmap.width + box.x
          let from = UnsafeBufferPointer(rebasing: source[row..<row + box.width])
          let to = UnsafeMutableBufferPointer(rebasing: shown[row..<row + box.width])
          switch dither {
          case .none: mapRow(from, to)
          case .bayer: mapRow(from, to, x: box.x, y: y)
          case .floyd: mapRow(from, to, &diffusion)
          }
        }
      }
    }
  }

  /// Flat images are runs of a color: each is looked up once.
  private mutating func mapRow(
    _ from: UnsafeBufferPointer<UInt32>,
    _ to: UnsafeMutableBufferPointer<UInt8>
  ) {
    var (last, index) = (UInt32(0), IndexedImage.transparent)
    for x in from.indices {
      let pixel = from[x]
      if pixel != last {
        last = pixel
        let opaque = cut(pixel)
        index = opaque == 0 ? IndexedImage.transparent : lookup.nearest(to: opaque)
      }
      to[x] = index
    }
  }

  private mutating func mapRow(
    _ from: UnsafeBufferPointer<UInt32>,
    _ to: UnsafeMutableBufferPointer<UInt8>,
    x left: Int,
    y: Int
  ) {
    for x in from.indices {
      let pixel = cut(from[x])
      guard pixel != 0 else {
        to[x] = IndexedImage.transparent
        continue
      }
      let index = lookup.nearest(to: pixel)
      let isExact = palette.colors[Int(index)] == pixel
      to[x] = isExact ? index : lookup.nearest(to: pattern.moved(pixel, x: left + x, y: y))
    }
  }

  private mutating func mapRow(
    _ from: UnsafeBufferPointer<UInt32>,
    _ to: UnsafeMutableBufferPointer<UInt8>,
    _ diffusion: inout ErrorDiffusion
  ) {
    diffusion.startRow()
    for x in from.indices {
      let pixel = cut(from[x])
      guard pixel != 0 else {
        to[x] = IndexedImage.transparent
        continue
      }
      let wanted = diffusion.moved(pixel, x: x)
      to[x] = lookup.nearest(to: wanted)
      diffusion.spread(from: wanted, to: palette.colors[Int(to[x])], x: x)
    }
  }

  /// The mean squared error of pixels with ink, as far as a lattice of them tells.
  mutating func error(of pixmap: Pixmap) -> Double {
    var (error, count) = (0, 0)
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      Lattice.visit(pixmap, about: 1 << 12) { index in
        let pixel = cut(pixels[index])
        guard pixel != 0 else { return }
        error += squaredDistance(palette.colors[Int(lookup.nearest(to: pixel))], pixel)
        count += 1
      }
    }
    return count == 0 ? 0 : Double(error) / Double(count)
  }
}
