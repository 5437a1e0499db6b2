public import LottieGeometry
public import LottieModel
public import LottieScene

/// A value for properties, whatever kind they are.
public enum PropertyValue: Hashable, Sendable {
  /// A color, components in 0…1, for fills, strokes and effects.
  case color(Color)
  /// A number in the property's own unit: percent, degrees, or units of the document.
  case number(Double)
  /// For positions, sizes and scales; what is flat leaves z at 0.
  case vector(Vector3D)
  /// Offset, red, green, blue for each stop, then offset and alpha for each, all in 0…1.
  case gradient([Double])
  /// A path in the space of the group or mask it lies in.
  case path(BezierPath)
  /// For the words of text layers; line feeds and carriage returns end lines.
  case text(String)

  /// Whether properties of a kind take it.
  public func suits(_ kind: PropertyKind) -> Bool {
    switch (self, kind) {
    case (.color, .color), (.number, .number), (.gradient, .gradient), (.path, .path),
      (.text, .text):
      true
    case (.vector, .point), (.vector, .size): true
    default: false
    }
  }

  /// The value by itself.
  fileprivate var value: Any {
    switch self {
    case .color(let value): value
    case .number(let value): value
    case .vector(let value): value
    case .gradient(let value): value
    case .path(let value): value
    case .text(let value): value
    }
  }

  fileprivate var valueType: any Any.Type {
    switch self {
    case .color: Color.self
    case .number: Double.self
    case .vector: Vector3D.self
    case .gradient: [Double].self
    case .path: BezierPath.self
    case .text: String.self
    }
  }
}

/// Values that replace the document's, for the properties a keypath matches.
public struct PropertyOverride: Hashable, Sendable {
  /// A value and the frames in which it holds, both ends included.
  public struct Span: Hashable, Sendable {
    /// Frames in the time of the property's composition, both ends included; nil is always.
    public var frames: ClosedRange<Double>?
    /// The value in ``frames``, of the kind that the property takes.
    public var value: PropertyValue

    /// Creates a value for some frames; without `frames` for all.
    public init(frames: ClosedRange<Double>? = nil, _ value: PropertyValue) {
      self.frames = frames
      self.value = value
    }

    fileprivate func contains(_ frame: Double) -> Bool { frames?.contains(frame) ?? true }
  }

  /// Means the properties that take the values.
  public var keypath: AnimationKeypath
  /// Their values; where several hold the last does, where none holds the document's.
  public var spans: [Span]

  /// Creates an override of a value that always holds.
  public init(_ keypath: AnimationKeypath, _ value: PropertyValue) {
    self.init(keypath, spans: [Span(value)])
  }

  /// Creates an override of values that hold at times.
  public init(_ keypath: AnimationKeypath, spans: [Span]) {
    self.keypath = keypath
    self.spans = spans
  }
}

/// Gives the values of an override.
struct SpanValueProvider: AnyValueProvider {
  let spans: [PropertyOverride.Span]

  var valueType: any Any.Type { spans.first?.value.valueType ?? Never.self }

  func hasUpdate(frame: Double) -> Bool { spans.contains { $0.frames != nil } }

  func hasValue(frame: Double) -> Bool { spans.contains { $0.contains(frame) } }

  func value(frame: Double) -> Any { spans.last { $0.contains(frame) }?.value.value as Any }
}
