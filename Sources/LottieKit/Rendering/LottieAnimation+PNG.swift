import LottieCodecs
public import LottieModel
public import LottieScene

extension LottieAnimation {
  /// A frame as a PNG file; of all frames use ``SequenceRenderer``.
  ///
  /// - Parameters:
  ///   - frame: A frame of the animation, fractions allowed; nil is the first.
  ///   - size: Width and height in pixels, which the animation fits in; nil is its own.
  /// - Returns: The bytes of the file.
  /// - Throws: ``DrawingError`` or `CodecError`.
  public func png(frame: Double? = nil, size: Size? = nil) throws -> [UInt8] {
    let view = LottieAnimationView(animation: self)
    if let size { view.size = size }
    if let frame { view.currentFrame = frame }
    try view.draw()
    return try PNGEncoder().encode(view.pixmap)
  }
}
