internal import LottieScene

/// Quantizes images; one for each worker.
final class GIFQuantizer: FrameEncoder {
  /// Mean squared error, per opaque pixel, above which a frame gets its own palette: about four
  /// steps of 255 in each channel.
  private static let tolerableError = 150.0

  private let options: GIFOptions
  /// Maps to the file's palette.
  private var mapper: ColorMapper
  /// The frame last mapped to the file's palette, and what it became.
  private var last: (pixmap: Pixmap, shown: [UInt8])?

  init(_ options: GIFOptions, palette: ColorPalette) {
    self.options = options
    mapper = ColorMapper(palette, options)
  }

  func encode(_ frame: DrawnFrame) -> EncodedFrame {
    let changed = frame.previous.map(frame.pixmap.difference)
    if case .some(nil) = changed { return EncodedFrame(index: frame.index, content: .unchanged) }
    let image: IndexedImage
    if isGlobal(frame.pixmap) {
      let isNext = last != nil && last?.pixmap == frame.previous && mapper.isLocal
      let box = isNext ? changed.flatMap { $0 } : nil
      image = IndexedImage(indices: shown(frame.pixmap, changed: box), changed: box)
    } else {
      image = local(frame.pixmap)
    }
    return EncodedFrame(index: frame.index, content: .indexed(image))
  }

  private func isGlobal(_ pixmap: Pixmap) -> Bool {
    switch options.palette {
    case .local: false
    case .global: true
    case .auto: mapper.error(of: pixmap) <= Self.tolerableError
    }
  }

  /// An image in the colors of the file.
  ///
  /// `changed`: The box that differs from the frame last mapped; nil when that does not help.
  private func shown(_ pixmap: Pixmap, changed: PixelRect?) -> [UInt8] {
    var shown: [UInt8]
    if let changed, let last {
      shown = last.shown
      mapper.map(pixmap, changed, into: &shown)
    } else {
      shown = mapper.mapped(pixmap)
    }
    last = (pixmap, shown)
    return shown
  }

  private func local(_ pixmap: Pixmap) -> IndexedImage {
    let own = ColorCensus(pixmap, AlphaCut(matte: options.matte)).palette(of: options.colors)
    var mapper = ColorMapper(own, options)
    return IndexedImage(indices: mapper.mapped(pixmap), palette: own)
  }
}
