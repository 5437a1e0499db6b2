import LottieKit
import LottieModel
import Testing

/// Draws frames of a document of 60 × 60 one after another, and expects each to be as it is when drawn alone.
///
/// - Returns: Number of different frames.
func expectFramesInOrderAsAlone(
  _ document: String,
  frames: [Double],
  by dialect: Dialect = []
) throws -> Int {
  var animation = try LottieAnimation.decode(Array(document.utf8))
  animation.dialect = dialect
  let settings = RenderSettings(width: 60, height: 60)
  let ordered = FrameRenderer(animation, settings: settings)
  var different: Set<[UInt32]> = []
  for frame in frames {
    ordered.draw(frame: frame)
    let alone = FrameRenderer(animation, settings: settings)
    alone.draw(frame: frame)
    let isEqual = ordered.pixmap == alone.pixmap
    #expect(isEqual, "frame \(frame)")
    different.insert(Array(alone.pixmap.pixels))
  }
  return different.count
}

/// A property that moves linearly from one value to another; values as in JSON.
func animated(_ start: String, _ end: String, from: Int, to: Int) -> String {
  let ease = #""o":{"x":0,"y":0},"i":{"x":1,"y":1}"#
  return #"{"a":1,"k":[{"t":\#(from),"s":\#(start),\#(ease)},{"t":\#(to),"s":\#(end)}]}"#
}
