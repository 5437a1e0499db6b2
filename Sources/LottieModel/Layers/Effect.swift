public import LottieScene

/// An effect on a layer, as in the document; not all are drawn.
public struct Effect: Hashable, Sendable {
  /// Name, `nm`, in the language of the designer's After Effects.
  public var name: String
  /// Match name: the same in every language, as `ADBE Gaussian Blur 2`.
  public var matchName: String?
  /// The document's `ty`, which identifies effects without a match name.
  public var type: Int?
  /// Whether it is enabled, `en`; a disabled one has no effect.
  public var isEnabled: Bool
  /// Its controls, `ef`, in document order.
  public var controls: [Control]
  /// Location in the document.
  public var location: JSONLocation

  /// A control of an effect: a value that may be animated.
  public struct Control: Hashable, Sendable {
    /// Name, `nm`, in the language of the designer's After Effects.
    public var name: String
    /// Match name, the same in every language of After Effects, `mn`; empty in old exports.
    public var matchName: String?
    /// Its value, by the control's kind.
    public var value: Value
    /// Location in the document.
    public var location: JSONLocation
  }

  /// The value of a control, by the document's `ty`.
  public indirect enum Value: Hashable, Sendable {
    /// A number, an angle, a check box, a choice (counted from 1) or the number of a layer.
    case number(KeyframeGroup<Double>)
    /// A color, components in 0…1.
    case color(KeyframeGroup<Color>)
    /// A point in the layer's space.
    case point(KeyframeGroup<Vector3D>)
    /// Controls within a control, as pseudo effects have them.
    case group([Control])
    /// No value, or one of an unknown kind.
    case none
  }
}

/// A layer style, as drop shadow or stroke.
public struct LayerStyle: Hashable, Sendable {
  /// The kind of style, by the document's `ty`.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// An outline around the layer's edges (`ty` 0).
    case stroke = 0
    /// A shadow behind the layer (`ty` 1).
    case dropShadow = 1
    /// A shadow of the layer's edges on itself (`ty` 2).
    case innerShadow = 2
    /// A glow around the layer (`ty` 3).
    case outerGlow = 3
    /// A glow inside the layer's edges or from its center (`ty` 4).
    case innerGlow = 4
    /// Bevel and emboss (`ty` 5).
    case bevel = 5
    /// Satin: a sheen of the layer's own shape (`ty` 6).
    case satin = 6
    /// One color over the whole layer (`ty` 7).
    case colorOverlay = 7
    /// A gradient over the whole layer (`ty` 8).
    case gradientOverlay = 8
  }

  /// The kind; nil when unknown.
  public var kind: Kind?
  /// Name in the designer's language.
  public var name: String
  /// Whether it is enabled, `en`; a disabled one has no effect.
  public var isEnabled: Bool
  /// Its properties by the document's keys; a number is an array of one.
  public var properties: [String: KeyframeGroup<[Double]>]
  /// The colors of a gradient overlay, `gr.k`: as ``GradientModel/colors``.
  public var gradient: KeyframeGroup<[Double]>?
  /// Number of its color stops, `gr.p`.
  public var colorCount: Int
  /// Location in the document.
  public var location: JSONLocation
}
