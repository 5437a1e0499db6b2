/// A team's requirements for animations; nothing is checked that is not set.
package struct Policy: Sendable {
  /// Width and height, in pixels.
  package var size: (width: Double, height: Double)?
  /// Maximum width and height, in pixels.
  package var maxSize: (width: Double, height: Double)?
  /// Maximum duration, in seconds.
  package var maxDuration: Double?
  /// Allowed frame rates.
  package var frameRates: [Double] = []
  /// Allowed colors, as `#rrggbb`.
  package var palette: [String] = []
  /// Allowed font families.
  package var fonts: [String] = []
  /// Ids of forbidden features.
  package var forbiddenFeatures: [String] = []
  /// Required markers.
  package var requiredMarkers: [String] = []
  /// Required layers.
  package var requiredLayers: [String] = []

  /// Maximum offscreen buffers of a frame.
  package var maxBuffers: Double?
  /// Maximum area of all paints of a frame, in canvases.
  package var maxOverdraw: Double?
  /// Maximum memory of a frame's offscreen buffers and of all images, in bytes.
  package var maxMemory: Double?

  /// Whether it asks what frames cost.
  package var limitsCosts: Bool { maxBuffers != nil || maxOverdraw != nil || maxMemory != nil }

  package init() {}
}
