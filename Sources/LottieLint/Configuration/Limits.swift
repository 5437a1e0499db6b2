/// Limits above which something is reported.
package struct Limits: Sendable {
  /// Bytes of a document.
  package var fileSize = 500_000.0
  /// Bytes of one embedded image.
  package var embeddedImage = 100_000.0
  /// Pixels along a side of an image.
  package var imageSide = 2048.0
  /// Images shown for a frame or two.
  package var imageSequence = 10.0
  /// Number of keyframes.
  package var keyframes = 2000.0
  /// Vertices of one path.
  package var pathVertices = 500.0
  /// Masks of a composition.
  package var masks = 4.0
  /// Mattes of a composition.
  package var mattes = 4.0
  /// Number of layers.
  package var layers = 200.0
  /// Depth of nested compositions.
  package var depth = 6.0
  /// Pixels of a blur or shadow.
  package var effectRadius = 50.0
  /// Decimals of numbers.
  package var decimals = 4.0
  /// Copies of a repeater.
  package var copies = 500.0
  /// Pixels along a side of a composition.
  package var canvasSide = 8192.0
  /// Duration in seconds.
  package var duration = 60.0
  /// Frames drawn per document.
  package var drawnFrames = 1200.0
  /// Seconds of drawing per document, estimated from what the frames show.
  package var drawingTime = 6.0

  package init() {}

  /// Names in the configuration.
  package static let names: [(String, any WritableKeyPath<Limits, Double> & Sendable)] = [
    ("file-size", \.fileSize), ("embedded-image", \.embeddedImage), ("image-side", \.imageSide),
    ("image-sequence", \.imageSequence), ("keyframes", \.keyframes),
    ("path-vertices", \.pathVertices), ("masks", \.masks), ("mattes", \.mattes),
    ("layers", \.layers), ("depth", \.depth), ("effect-radius", \.effectRadius),
    ("decimals", \.decimals), ("copies", \.copies),
    ("canvas-side", \.canvasSide), ("duration", \.duration),
    ("drawn-frames", \.drawnFrames), ("drawing-time", \.drawingTime),
  ]
}
