public import LottieScene

/// An effect on a layer.
public struct Effect: Hashable, Sendable {
  /// Name in the designer's language.
  public var name: String
  /// Match name: the same in every language, as `ADBE Gaussian Blur 2`.
  public var matchName: String?
  /// The document's `ty`.
  public var type: Int?
  /// Whether it is enabled.
  public var isEnabled: Bool
  /// Its controls, in order.
  public var controls: [Control]
  /// Location in the document.
  public var location: JSONLocation

  /// A control of an effect.
  public struct Control: Hashable, Sendable {
    /// Name in the designer's language.
    public var name: String
    /// Match name.
    public var matchName: String?
    /// Its value.
    public var value: Value
    /// Location in the document.
    public var location: JSONLocation
  }

  /// The value of a control, by the document's `ty`.
  public indirect enum Value: Hashable, Sendable {
    /// A number, an angle, a check box, a choice (counted from 1) or the number of a layer.
    case number(KeyframeGroup<Double>)
    /// A colour.
    case color(KeyframeGroup<Color>)
    /// A point.
    case point(KeyframeGroup<Vector3D>)
    /// A group of controls.
    case group([Control])
    /// No value, or one of an unknown kind.
    case none
  }
}

/// A layer style, as drop shadow or stroke.
public struct LayerStyle: Hashable, Sendable {
  /// The kind, by the document's `ty`.
  public enum Kind: Int, Hashable, Sendable {
    /// An outline.
    case stroke = 0
    /// A shadow behind the layer.
    case dropShadow = 1
    /// A shadow inside.
    case innerShadow = 2
    /// A glow behind the layer.
    case outerGlow = 3
    /// A glow inside.
    case innerGlow = 4
    /// Bevel and emboss.
    case bevel = 5
    /// Satin.
    case satin = 6
    /// A colour overlay.
    case colorOverlay = 7
    /// A gradient overlay.
    case gradientOverlay = 8
  }

  /// The kind; nil when unknown.
  public var kind: Kind?
  /// Name in the designer's language.
  public var name: String
  /// Whether it is enabled.
  public var isEnabled: Bool
  /// Its properties by the document's keys; a number is an array of one.
  public var properties: [String: KeyframeGroup<[Double]>]
  /// Location in the document.
  public var location: JSONLocation
}
