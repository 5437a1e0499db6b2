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

  package init() {}
}
