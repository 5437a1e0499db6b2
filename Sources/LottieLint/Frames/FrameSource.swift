package import LottieGeometry
package import LottieModel
package import LottieScene

/// Draws the frames of an animation for the rules that need them.
///
/// This module does not draw: a caller that can draw passes a source in ``LintEnvironment/draw``.
package protocol FrameSource: AnyObject {
  /// The pixels of a frame, transparent where nothing is drawn; nil when they equal those of the
  /// frame requested before.
  func pixmap(frame: Double) -> Pixmap?
  /// Nanoseconds that the last frame took, estimated from what it shows: the same on every machine.
  var work: Int { get }
  /// The visible layers of the animation itself at a frame, from the back.
  func layers(frame: Double) -> [ShownLayer]
  /// The same animation without a layer; nil where that cannot be drawn.
  func without(_ layer: JSONLocation) -> (any FrameSource)?
  /// A layer alone; others are still its parents and its mattes.
  func only(_ layer: JSONLocation) -> (any FrameSource)?
}

/// A visible layer at a frame.
package struct ShownLayer: Sendable {
  /// The location of the layer in the document.
  package let location: JSONLocation
  /// The box of what it paints, in coordinates of the animation, before clips, masks and mattes;
  /// not cut by the canvas.
  package let bounds: Rect

  package init(location: JSONLocation, bounds: Rect) {
    self.location = location
    self.bounds = bounds
  }
}
