internal import LottieScene

/// Brings pictures down to the colours of a palette; a worker's own.
final class GIFQuantizer: FrameEncoder {
  /// Mean squared error, by pixel with ink, beyond which a frame gets a palette of its own: some four
  /// steps of 255 in each channel.
  private static let tolerableError = 150.0

  private let options: GIFOptions
  private let palette: ColorPalette
  private let matte: UInt32
  /// Colours looked up before, by hash: the colour and its place.
  private var known = [UInt64](repeating: .max, count: 1 << 14)
  private var knownPalette: ColorPalette

  init(_ options: GIFOptions, palette: ColorPalette) {
    self.options = options
    self.palette = palette
    knownPalette = palette
    matte = options.matte?.premultipliedPixel ?? 0
  }

  func encode(_ frame: DrawnFrame) -> EncodedFrame {
    if let previous = frame.previous, previous == frame.pixmap {
      return EncodedFrame(index: frame.index, content: .unchanged)
    }
    let opaque = GIFQuantizer.opaque(frame.pixmap.pixels, matte: options.matte == nil ? nil : matte)
    let picture = indexed(opaque, width: frame.pixmap.width)
    return EncodedFrame(index: frame.index, content: .indexed(picture))
  }

  /// Pixels that are opaque or nothing.
  static func opaque(_ pixels: [UInt32], matte: UInt32?) -> [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
      guard let matte else {
        return alpha < 128 ? 0 : straightened(pixel) | 0xFF00_0000
      }
      guard alpha > 7 else { return 0 }
      let rest = 255 - alpha
      var mixed: UInt32 = 0xFF00_0000
      for shift: UInt32 in [0, 8, 16] {
        let part = (pixel >> shift & 255) + ((matte >> shift & 255) * rest + 127) / 255
        mixed |= min(part, 255) << shift
      }
      return mixed
    }
  }

  private func indexed(_ pixels: [UInt32], width: Int) -> IndexedPicture {
    if options.palette == .local { return local(pixels, width: width) }
    let (shown, error) = mapped(pixels, width: width, palette)
    if options.palette == .auto, error > Self.tolerableError { return local(pixels, width: width) }
    return IndexedPicture(pixels: shown, palette: nil)
  }

  private func local(_ pixels: [UInt32], width: Int) -> IndexedPicture {
    var census = ColorCensus()
    census.add(pixels)
    let own = census.palette(of: options.colors)
    return IndexedPicture(pixels: mapped(pixels, width: width, own).pixels, palette: own)
  }

  /// Pixels in colours of a palette, and the mean squared error of those with ink.
  private func mapped(
    _ pixels: [UInt32],
    width: Int,
    _ palette: ColorPalette
  ) -> (pixels: [UInt32], error: Double) {
    if palette !== knownPalette {
      for index in known.indices { known[index] = .max }
      knownPalette = palette
    }
    switch options.dither {
    case .none: return plain(pixels, palette)
    case .bayer:
      let pattern = BayerPattern(palette)
      return measured(pixels) { i, pixel in
        look(pattern.moved(pixel, x: i % width, y: i / width), palette)
      }
    case .floyd:
      var diffusion = ErrorDiffusion(width: width)
      return measured(pixels) { i, pixel in
        let wanted = diffusion.moved(pixel, x: i % width)
        let shown = look(wanted, palette)
        diffusion.spread(from: wanted, to: shown, x: i % width)
        return shown
      }
    }
  }

  private func plain(
    _ pixels: [UInt32],
    _ palette: ColorPalette
  ) -> (pixels: [UInt32], error: Double) {
    var shown = pixels
    var (last, color, step) = (UInt32(0), UInt32(0), 0)
    var (error, count) = (0, 0)
    shown.withUnsafeMutableBufferPointer { shown in
      for i in shown.indices where shown[i] != 0 {
        // Flat pictures are runs of a colour: each is looked up once.
        if shown[i] != last {
          last = shown[i]
          color = look(last, palette)
          step = squaredDistance(color, last)
        }
        shown[i] = color
        error += step
        count += 1
      }
    }
    return (shown, count == 0 ? 0 : Double(error) / Double(count))
  }

  private func measured(
    _ pixels: [UInt32],
    _ choose: (Int, UInt32) -> UInt32
  ) -> (pixels: [UInt32], error: Double) {
    var (error, count) = (0, 0)
    var shown = pixels
    shown.withUnsafeMutableBufferPointer { shown in
      for i in shown.indices where shown[i] != 0 {
        let pixel = shown[i]
        let color = choose(i, pixel)
        shown[i] = color
        count += 1
        if color != pixel { error += squaredDistance(color, pixel) }
      }
    }
    return (shown, count == 0 ? 0 : Double(error) / Double(count))
  }

  /// The palette's colour for a pixel.
  private func look(_ pixel: UInt32, _ palette: ColorPalette) -> UInt32 {
    let slot = Int((pixel &* 0x9E37_79B1) >> 18)
    if known[slot] >> 32 == UInt64(pixel) { return UInt32(truncatingIfNeeded: known[slot]) }
    let place = palette.nearest(
      red: Int32(pixel & 255),
      green: Int32(pixel >> 8 & 255),
      blue: Int32(pixel >> 16 & 255)
    )
    let color = palette.colors[place]
    known[slot] = UInt64(pixel) << 32 | UInt64(color)
    return color
  }
}

/// The squared distance of two colours.
private func squaredDistance(_ a: UInt32, _ b: UInt32) -> Int {
  var sum = 0
  for shift: UInt32 in [0, 8, 16] {
    let d = Int(a >> shift & 255) - Int(b >> shift & 255)
    sum += d * d
  }
  return sum
}
