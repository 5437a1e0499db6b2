/// A condition of a feature: the kind of object, and what must hold for it.
struct FeatureTrace: Sendable {
  /// The kind of object.
  enum Subject: Sendable {
    case document(Condition<DocumentIndex>)
    /// Texts of layers that are shown.
    case shownTexts(String, @Sendable (DocumentIndex) -> [DocumentIndex.ShownText])
    case asset(Condition<AssetContext>)
    /// Layers of a type; of every type when it is nil.
    case layer(LayerType?, Condition<LayerSubject>)
    /// Shapes of some types; of every type when there is none.
    case shape([ShapeType], Condition<ShapeContext>)
    /// The shapes of a layer or group together.
    case shapes(String, @Sendable (ShapeListContext) -> [JSONCursor])
    case effect(EffectIdentity)
    /// An object of another kind.
    case part(FeaturePart, Condition<JSONCursor>)
    case property(Condition<PropertyContext>)
    case keyframe(Condition<KeyframeContext>)
    /// Not in the document.
    case nowhere(String)
  }

  /// The kind of object.
  let subject: Subject
  /// The member of the object that has the feature.
  let path: MemberPath

  private init(_ subject: Subject, at path: MemberPath = []) {
    self.subject = subject
    self.path = path
  }
}

/// Objects that can be examined without their parents.
enum FeaturePart: String, CaseIterable, Sendable {
  case marker, font, glyph, mask, effect, style, dash, text
  case textDocument = "text document"
  case animator, selector
}

/// The identification of an effect; the first that fits decides.
enum EffectIdentity: Sendable {
  /// It is disabled.
  case switchedOff
  /// It has one of these match names; or this type, and no match name.
  case named([String], type: Int?)
  /// It holds only expression controls.
  case control
  /// None of the others.
  case unknown
}

extension FeatureTrace {
  static func document(_ when: Condition<DocumentIndex>, at path: MemberPath = []) -> Self {
    Self(.document(when), at: path)
  }

  /// Texts of layers that are shown, which the whole document decides.
  static func shownTexts(
    _ words: String,
    _ find: @escaping @Sendable (DocumentIndex) -> [DocumentIndex.ShownText]
  ) -> Self {
    Self(.shownTexts(words, find))
  }

  static func asset(_ when: Condition<AssetContext>) -> Self { Self(.asset(when)) }

  static func layer(_ when: Condition<LayerSubject>, at path: MemberPath = []) -> Self {
    Self(.layer(nil, when), at: path)
  }

  static func layer(_ type: LayerType, _ when: Condition<LayerSubject> = .always) -> Self {
    Self(.layer(type, when))
  }

  static func shape(_ when: Condition<ShapeContext>) -> Self { Self(.shape([], when)) }

  static func shape(
    _ type: ShapeType,
    _ when: Condition<ShapeContext> = .always,
    at path: MemberPath = []
  ) -> Self {
    Self(.shape([type], when), at: path)
  }

  static func shape(
    _ types: [ShapeType],
    _ when: Condition<ShapeContext>,
    at path: MemberPath = []
  ) -> Self {
    Self(.shape(types, when), at: path)
  }

  static func shapes(
    _ words: String,
    _ find: @escaping @Sendable (ShapeListContext) -> JSONCursor?
  ) -> Self {
    Self(.shapes(words) { find($0).map { [$0] } ?? [] })
  }

  static func shapes(
    _ words: String,
    all find: @escaping @Sendable (ShapeListContext) -> [JSONCursor]
  ) -> Self {
    Self(.shapes(words, find))
  }

  static func effect(_ identity: EffectIdentity) -> Self { Self(.effect(identity)) }

  static func effect(_ names: String..., type: Int? = nil) -> Self {
    Self(.effect(.named(names, type: type)))
  }

  static func property(_ when: Condition<PropertyContext>, at path: MemberPath = []) -> Self {
    Self(.property(when), at: path)
  }

  static func keyframe(_ when: Condition<KeyframeContext>) -> Self { Self(.keyframe(when)) }

  /// A feature without a trace in the document, and the reason.
  static func nowhere(_ reason: String) -> Self { Self(.nowhere(reason)) }

  /// A feature of the container.
  static func container(_ words: String) -> Self { Self(.nowhere(words)) }
}

/// Parts of documents.
extension FeatureTrace {
  static func marker(_ when: Condition<JSONCursor>) -> Self { Self(.part(.marker, when)) }
  static func font(_ when: Condition<JSONCursor>) -> Self { Self(.part(.font, when)) }
  static func glyph(_ when: Condition<JSONCursor>) -> Self { Self(.part(.glyph, when)) }
  static func mask(_ when: Condition<JSONCursor>, at path: MemberPath = []) -> Self {
    Self(.part(.mask, when), at: path)
  }
  /// An effect whose control at an index is animated, or not 0.
  static func control(_ name: String, _ index: Int, of feature: String) -> Self {
    Self(
      .part(
        .effect,
        .custom("\(name) of \(feature) is used") { effect in
          guard Feature.effect(effect).rawValue == feature, let controls = effect[.controls],
            controls.isArray
          else { return false }
          let control = controls.elements.dropFirst(index).first { _ in true }
          return PropertyContext.differs(control?[.controlValue], from: 0)
        }
      )
    )
  }
  static func style(_ when: Condition<JSONCursor>) -> Self { Self(.part(.style, when)) }
  static func dash(_ when: Condition<JSONCursor>) -> Self { Self(.part(.dash, when)) }
  static func text(_ when: Condition<JSONCursor> = .always, at path: MemberPath = []) -> Self {
    Self(.part(.text, when), at: path)
  }
  static func textDocument(_ when: Condition<JSONCursor>) -> Self {
    Self(.part(.textDocument, when))
  }
  static func animator(_ when: Condition<JSONCursor>, at path: MemberPath = []) -> Self {
    Self(.part(.animator, when), at: path)
  }
  /// An animator that has one of these properties.
  static func animator(has names: JSONName...) -> Self {
    let conditions = names.map { Condition<JSONCursor>.present([.properties, $0]) }
    return animator(
      conditions.count == 1 ? conditions[0] : .any(conditions),
      at: [.properties]
    )
  }
  static func selector(_ when: Condition<JSONCursor>) -> Self { Self(.part(.selector, when)) }
}

extension FeatureTrace: CustomStringConvertible {
  /// As `shape tm: o is animated or not 0`.
  var description: String {
    switch subject {
    case .document(let when): "document: \(when)"
    case .shownTexts(let words, _): "text document: \(words)"
    case .asset(let when): "asset: \(when)"
    case .layer(nil, let when): "layer: \(when)"
    case .layer(let type?, .always): "layer: ty is \(type.rawValue)"
    case .layer(let type?, let when): "layer of type \(type.rawValue): \(when)"
    case .shape([], let when): "shape: \(when)"
    case .shape(let types, let when): FeatureTrace.words("shape", types, "\(when)")
    case .shapes(let words, _): "shapes: \(words)"
    case .effect(let identity): "effect: \(identity)"
    case .part(let part, .always): part.rawValue
    case .part(let part, let when): "\(part.rawValue): \(when)"
    case .property(let when): "property: \(when)"
    case .keyframe(let when): "keyframe: \(when)"
    case .nowhere(let words): "(\(words))"
    }
  }

  private static func words(_ kind: String, _ types: [ShapeType], _ when: String) -> String {
    let names = types.map(\.rawValue).joined(separator: ", ")
    return "\(kind) \(names)" + (when == "always" ? "" : ": \(when)")
  }
}

extension EffectIdentity: CustomStringConvertible {
  var description: String {
    switch self {
    case .switchedOff: return "en is 0"
    case .control: return "its controls only hold values"
    case .unknown: return "none of the others"
    case .named(let names, let type):
      var parts: [String] = []
      if !names.isEmpty {
        parts.append("mn is " + names.map { "\"\($0)\"" }.joined(separator: " or "))
      }
      if let type { parts.append("ty is \(type), without mn") }
      return parts.joined(separator: ", or ")
    }
  }
}
