/// A team's requirements for animations; nothing is checked that is not set.
package struct Policy: Sendable {
  /// Width and height, in pixels.
  package var size: (width: Double, height: Double)?
  /// Largest width and height, in pixels.
  package var maxSize: (width: Double, height: Double)?
  /// Longest duration, in seconds.
  package var maxDuration: Double?
  /// Frame rates allowed.
  package var frameRates: [Double] = []
  /// Colours allowed, as `#rrggbb`.
  package var palette: [String] = []
  /// Font families allowed.
  package var fonts: [String] = []
  /// Ids of features that must not be used.
  package var forbiddenFeatures: [String] = []
  /// Markers that must be there.
  package var requiredMarkers: [String] = []
  /// Layers that must be there.
  package var requiredLayers: [String] = []

  package init() {}
}
