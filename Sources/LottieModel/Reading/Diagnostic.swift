package import LottieScene

/// A part of a document that is not read or not drawn as written, and its location.
public struct Diagnostic: Hashable, Sendable {
  /// The category of a diagnostic, for counting and filtering.
  public enum Code: String, Hashable, Sendable {
    /// A part that cannot be read; it is left out.
    case malformed
    /// A reference to an object that does not exist.
    case missingReference = "missing-reference"
    /// A cycle of parents, compositions or mattes; it is cut.
    case cycle
    /// A limit on size or number was exceeded; the rest is left out.
    case limit
    /// A feature that is not drawn, or not entirely.
    case unsupported
    /// An image that cannot be found or decoded.
    case missingImage = "missing-image"
    /// A sound that cannot be found or decoded, or is not mixed as written.
    case missingSound = "missing-sound"
    /// A font or a glyph that cannot be found; a fallback is drawn, or nothing.
    case missingFont = "missing-font"
    /// An expression that fails, or uses a substitute value.
    case expression
  }

  /// The event with its evidence; messages are made from it at the edge.
  package let kind: Kind
  /// JSON pointer to where it stands in the document.
  public let pointer: JSONPath
  /// Line and column of the same place.
  public let position: TextPosition
  /// The layer (and item) in lottie-ios's notation; nil outside of layers.
  public let keypath: String?

  /// Its category, for counting and filtering.
  public var code: Code { kind.code }
  /// The rule by which `lottie validate` reports the same.
  public var rule: String { kind.rule.text }
}

extension Diagnostic {
  /// The part that is not read or not drawn as written, with its evidence.
  package enum Kind: Hashable, Sendable {
    /// A part that cannot be read.
    case malformed(part: String, expected: String, found: String)
    /// A layer refers to a composition that does not exist.
    case missingComposition(id: String)
    /// A layer refers to an image that does not exist.
    case missingImageAsset(id: String)
    /// A layer refers to a parent that is not in its composition.
    case missingParent(index: Int)
    /// A layer refers to a matte that is not in its composition; nil is the layer above.
    case missingMatte(index: Int?)
    /// A composition contains itself.
    case compositionCycle(id: String)
    /// Parents form a cycle.
    case parentCycle
    /// Track mattes form a cycle.
    case matteCycle
    /// Expressions depend on each other in a cycle.
    case expressionCycle
    /// A limit was exceeded.
    case limit(Limit)
    /// A feature that is not drawn, or drawn differently.
    case feature(Feature)
    /// An image that cannot be loaded; the reason is the provider's.
    case image(reason: String)
    /// An image without an image provider.
    case noImageSource
    /// A layer refers to a sound that does not exist.
    case missingSoundAsset(id: String)
    /// A sound that cannot be loaded or decoded; the reason is the provider's or the program's.
    case sound(reason: String)
    /// A property that changes sound and whose expression is not run for it: its name.
    case soundExpression(of: String)
    /// Text without a font provider.
    case noFontSource
    /// A character whose outline the document does not have.
    case missingGlyph(character: String, font: String)
    /// Lines of a text that do not fit into its box, and are not drawn.
    case textOverflow(lines: Int)
    /// Fonts and glyphs that are replaced or missing.
    case font(FontProblem)
    /// An expression that is not used.
    case expression(ExpressionProblem)
    /// A function of expressions that returns a substitute value.
    case inventedValue(function: String)
  }

  /// A limit, and its value.
  package enum Limit: Hashable, Sendable {
    case layers(Int)
    case adjustments(Int)
    case layersInCharacters(Int)
    case slotKeyframes(Int)
    case nestedCompositions(Int)
    case mattes(Int)
    case effectMattes(Int)
    case paints
    case copies(Int)
    case characters(Int)
    case textCharacters(Int)
    case items(Int)
    case steps(Int, echo: Int)
    case work
    case layerMemory
    case listMemory
    case nodeMemory
    case names(Int, bytes: Int)
    case soundPieces
    case soundLength(hours: Int)
  }

  /// The reason why an expression is not used.
  package enum ExpressionProblem: Hashable, Sendable {
    /// A syntax error or an exception: the interpreter's message.
    case failed(line: Int, reason: String)
    /// It exceeded its budget.
    case exhausted(line: Int, of: String)
    /// Its value cannot be converted to the property's type.
    case unusable(value: String)
  }
}

extension Diagnostic.Code {
  /// Whether it is about the document as such, and not about drawing it.
  package var isOfDocument: Bool {
    switch self {
    case .malformed, .missingReference, .missingImage, .unsupported: true
    case .cycle, .limit, .missingSound, .missingFont, .expression: false
    }
  }
}

extension Diagnostic.Kind {
  /// The category.
  package var code: Diagnostic.Code {
    switch self {
    case .malformed: .malformed
    case .missingComposition, .missingImageAsset, .missingParent, .missingMatte: .missingReference
    case .compositionCycle, .parentCycle, .matteCycle, .expressionCycle: .cycle
    case .limit, .textOverflow: .limit
    case .feature: .unsupported
    case .image, .noImageSource: .missingImage
    case .missingSoundAsset, .sound: .missingSound
    case .noFontSource, .missingGlyph, .font: .missingFont
    case .expression, .inventedValue, .soundExpression: .expression
    }
  }

  /// Its rule.
  package var rule: RuleID {
    switch self {
    case .malformed: .schema
    case .missingComposition, .missingImageAsset, .missingSoundAsset: .missingAsset
    case .missingParent: .missingParent
    case .missingMatte: .matteSource
    case .compositionCycle: .precompCycle
    case .parentCycle: .parentCycle
    case .matteCycle: .matteCycle
    case .expressionCycle: .expressionCycle
    case .limit, .textOverflow: .limit
    case .feature(let feature): RuleID(feature)
    case .image, .noImageSource, .sound: .imageFile
    case .noFontSource, .font: .fontMissing
    case .missingGlyph: .glyphMissing
    case .expression, .soundExpression: .expressionFailure
    case .inventedValue: .construct
    }
  }
}
