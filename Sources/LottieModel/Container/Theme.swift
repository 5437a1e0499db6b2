/// A theme of a dotLottie container: values for slots, by rules.
public struct Theme: Sendable {
  /// The rules in their order; of several for one slot the last counts.
  public let rules: [Rule]
  /// The text, for the lines and pointers of locations.
  public let document: JSONDocument

  /// A value for a slot.
  public struct Rule: Sendable {
    /// The type of the slot, and its value.
    public enum Kind: Sendable {
      /// A color: red, green and blue in 0…1.
      case color(Value<[Double]>)
      /// A number.
      case scalar(Value<Double>)
      /// A size or a scale: two numbers.
      case vector(Value<[Double]>)
      /// A position: two numbers.
      case position(Value<[Double]>)
      /// The stops of a gradient.
      case gradient(Value<[GradientStop]>)
      /// An image.
      case image(Image)
      /// A text.
      case text(Value<Text>)
    }

    /// Id of the slot.
    public let slot: String
    /// Ids of the animations it applies to; nil is all of them.
    public let animations: [String]?
    /// The type of the slot, and its value.
    public let kind: Kind
    /// Location in the text.
    public let location: JSONLocation

    /// Whether it applies to an animation.
    public func applies(to animation: String) -> Bool { animations?.contains(animation) ?? true }
  }

  /// A value that may change over time; keyframes go before the value.
  public struct Value<Content: Sendable>: Sendable {
    /// The value; nil where there is none.
    public let value: Content?
    /// Values at frames; nil where there are none.
    public let keyframes: [Keyframe<Content>]?
    /// After Effects expression; nil where there is none.
    public let expression: String?
  }

  /// A value at a frame.
  public struct Keyframe<Content: Sendable>: Sendable {
    /// The frame.
    public let frame: Int
    /// The value there.
    public let value: Content
    /// In handle of the easing.
    public let inTangent: Tangent?
    /// Out handle of the easing.
    public let outTangent: Tangent?
    /// In tangent of the motion path.
    public let valueInTangent: [Double]?
    /// Out tangent of the motion path.
    public let valueOutTangent: [Double]?
    /// Whether the value stays until the next keyframe.
    public let holds: Bool
  }

  /// A handle of an easing curve: one number for all components, or one for each.
  public struct Tangent: Hashable, Sendable {
    /// Time, 0…1.
    public let x: [Double]
    /// Progress.
    public let y: [Double]
  }

  /// A stop of a gradient.
  public struct GradientStop: Hashable, Sendable {
    /// Offset, 0…1.
    public let offset: Double
    /// Red, green, blue and alpha in 0…1.
    public let color: [Double]
  }

  /// An image.
  public struct Image: Hashable, Sendable {
    /// A file of the container, or a URL.
    public let source: String
    /// Width in pixels; nil is that of the slot.
    public let width: Int?
    /// Height in pixels; nil is that of the slot.
    public let height: Int?
  }

  /// A text; what is nil is that of the slot.
  public struct Text: Hashable, Sendable {
    /// The text itself.
    public let text: String
    /// Name of the font.
    public let fontName: String?
    /// Size of the font, in pixels.
    public let fontSize: Double?
    /// Red, green and blue in 0…1.
    public let fillColor: [Double]?
    /// Red, green and blue in 0…1.
    public let strokeColor: [Double]?
    /// Width of the stroke, in pixels.
    public let strokeWidth: Double?
    /// Whether the stroke is drawn over the fill.
    public let strokeOverFill: Bool?
    /// Distance of two lines, in pixels.
    public let lineHeight: Double?
    /// Distance of characters, in thousandths of the size.
    public let tracking: Double?
    /// Alignment, by its word.
    public let justify: String?
    /// Case, by its word.
    public let textCaps: String?
    /// Distance from the baseline, in pixels.
    public let baselineShift: Double?
    /// Width and height of the box, in pixels.
    public let wrapSize: [Double]?
    /// Position of the box, in pixels.
    public let wrapPosition: [Double]?
  }
}

extension Theme {
  /// Reads a theme.
  ///
  /// - Throws: ``ContainerDefects``: what dotLottie's player refuses.
  public static func decode(_ bytes: [UInt8]) throws(ContainerDefects) -> Theme {
    let document = try StrictReading.document(bytes, .theme)
    return Theme(rules: document.withRoot { $0.read(.rules, Rule.init) }, document: document)
  }
}

extension Theme.Rule {
  init?(_ cursor: JSONCursor) {
    slot = cursor[.identifier]?.string ?? ""
    animations = cursor[.animations]?.strings
    switch cursor[.containerType]?.string {
    case "Color": kind = .color(Theme.Value(cursor, \.numbers))
    case "Scalar": kind = .scalar(Theme.Value(cursor) { $0.double ?? 0 })
    case "Vector": kind = .vector(Theme.Value(cursor, \.numbers))
    case "Position": kind = .position(Theme.Value(cursor, \.numbers))
    case "Gradient":
      kind = .gradient(Theme.Value(cursor) { $0.elements.map(Theme.GradientStop.init) })
    case "Image":
      guard let value = cursor[.ruleValue] else { return nil }
      kind = .image(Theme.Image(value))
    case "Text": kind = .text(Theme.Value(cursor, Theme.Text.init))
    default: return nil
    }
    location = cursor.location
  }
}

extension Theme.Value {
  init(_ cursor: JSONCursor, _ content: (JSONCursor) -> Content) {
    value = cursor[.ruleValue].map(content)
    keyframes = cursor[.keyframes]?.elements.map { Theme.Keyframe($0, content) }
    expression = cursor[.ruleExpression]?.string
  }
}

extension Theme.Keyframe {
  init(_ cursor: JSONCursor, _ content: (JSONCursor) -> Content) {
    frame = cursor.integer(.frame) ?? 0
    value = content(cursor[.ruleValue] ?? cursor)
    inTangent = cursor[.inTangent].map(Theme.Tangent.init)
    outTangent = cursor[.outTangent].map(Theme.Tangent.init)
    valueInTangent = cursor[.valueInTangent]?.numbers
    valueOutTangent = cursor[.valueOutTangent]?.numbers
    holds = cursor[.holds]?.bool ?? false
  }
}

extension Theme.Tangent {
  init(_ cursor: JSONCursor) {
    (x, y) = (cursor[.x]?.numbers ?? [], cursor[.y]?.numbers ?? [])
  }
}

extension Theme.GradientStop {
  init(_ cursor: JSONCursor) {
    offset = cursor[.stopOffset]?.double ?? 0
    color = cursor[.stopColor]?.numbers ?? []
  }
}

extension Theme.Image {
  init(_ cursor: JSONCursor) {
    source = cursor[.imageSource]?.string ?? ""
    (width, height) = (cursor.integer(.imageWidth), cursor.integer(.imageHeight))
  }
}

extension Theme.Text {
  init(_ cursor: JSONCursor) {
    text = cursor["text"]?.string ?? ""
    fontName = cursor["fontName"]?.string
    fontSize = cursor["fontSize"]?.double
    fillColor = cursor["fillColor"]?.numbers
    strokeColor = cursor["strokeColor"]?.numbers
    strokeWidth = cursor["strokeWidth"]?.double
    strokeOverFill = cursor["strokeOverFill"]?.bool
    lineHeight = cursor["lineHeight"]?.double
    tracking = cursor["tracking"]?.double
    justify = cursor["justify"]?.string
    textCaps = cursor["textCaps"]?.string
    baselineShift = cursor["baselineShift"]?.double
    wrapSize = cursor["wrapSize"]?.numbers
    wrapPosition = cursor["wrapPosition"]?.numbers
  }
}
