package import LottieScene

/// Something of a document that is not read or not drawn as written, and where it stands.
public struct Diagnostic: Hashable, Sendable {
  /// What sort of thing it is, to be counted or filtered by.
  public enum Code: String, Hashable, Sendable {
    /// A part that cannot be read; it is left out.
    case malformed
    /// A reference to something that is not there.
    case missingReference = "missing-reference"
    /// A chain of parents, compositions or mattes that returns to its beginning; it is cut.
    case cycle
    /// A limit on size or number was reached; what lies beyond is left out.
    case limit
    /// A feature that is not drawn, or not entirely.
    case unsupported
    /// A picture that cannot be found or decoded.
    case missingImage = "missing-image"
    /// A font or a letter that cannot be found; another stands in for it, or nothing.
    case missingFont = "missing-font"
    /// An expression that fails, or takes a value that is made up.
    case expression
  }

  /// What it is, with its evidence; words are made of it at the edge.
  package let kind: Kind
  /// Where it stands in the document.
  public let pointer: JSONPath
  /// Line and column of the same place.
  public let position: TextPosition
  /// The layer (and item) in lottie-ios's notation; nil for what is in no layer.
  public let keypath: String?

  /// What sort of thing it is, to be counted or filtered by.
  public var code: Code { kind.code }
  /// The rule by which `lottie validate` reports the same.
  public var rule: String { kind.rule.text }
}

extension Diagnostic {
  /// What is not read or not drawn as written, and the evidence.
  package enum Kind: Hashable, Sendable {
    /// A part that cannot be read.
    case malformed(part: String, expected: String, found: String)
    /// A layer names a composition that is not there.
    case missingComposition(id: String)
    /// A layer names a picture that is not there.
    case missingImageAsset(id: String)
    /// A layer names a parent that is not in its composition.
    case missingParent(index: Int)
    /// A layer names a matte that is not in its composition; nil is the layer above.
    case missingMatte(index: Int?)
    /// A composition contains itself.
    case compositionCycle(id: String)
    /// Parents form a cycle.
    case parentCycle
    /// Track mattes form a cycle.
    case matteCycle
    /// Expressions read one another in a cycle.
    case expressionCycle
    /// A limit was reached.
    case limit(Limit)
    /// A feature that is not drawn, or drawn differently.
    case feature(Feature)
    /// A picture that cannot be had, and why: a provider's words.
    case image(reason: String)
    /// A picture that nobody was asked for.
    case noImageSource
    /// Text that nobody was asked for.
    case noFontSource
    /// A character that the document brings no outline of.
    case missingGlyph(character: String, font: String)
    /// Fonts and characters that are replaced or missing.
    case font(FontProblem)
    /// An expression that is not used.
    case expression(ExpressionProblem)
    /// A function of expressions whose value is made up.
    case inventedValue(function: String)
  }

  /// A limit, and its number.
  package enum Limit: Hashable, Sendable {
    case layers(Int)
    case layersInCharacters(Int)
    case nestedCompositions(Int)
    case mattes(Int)
    case paints
    case copies(Int)
    case characters(Int)
    case items(Int)
  }

  /// Why an expression is not used.
  package enum ExpressionProblem: Hashable, Sendable {
    /// It cannot be read, or it threw: the interpreter's words.
    case failed(line: Int, reason: String)
    /// It used up its budget.
    case exhausted(line: Int, of: String)
    /// Its value is none that the property can hold.
    case unusable(value: String)
  }
}

extension Diagnostic.Kind {
  /// What sort of thing it is.
  package var code: Diagnostic.Code {
    switch self {
    case .malformed: .malformed
    case .missingComposition, .missingImageAsset, .missingParent, .missingMatte: .missingReference
    case .compositionCycle, .parentCycle, .matteCycle, .expressionCycle: .cycle
    case .limit: .limit
    case .feature: .unsupported
    case .image, .noImageSource: .missingImage
    case .noFontSource, .missingGlyph, .font: .missingFont
    case .expression, .inventedValue: .expression
    }
  }

  /// The rule about it.
  package var rule: RuleID {
    switch self {
    case .malformed: .schema
    case .missingComposition, .missingImageAsset: .missingAsset
    case .missingParent: .missingParent
    case .missingMatte: .matteSource
    case .compositionCycle: .precompCycle
    case .parentCycle: .parentCycle
    case .matteCycle: .matteCycle
    case .expressionCycle: .expressionCycle
    case .limit: .limit
    case .feature(let feature): RuleID(feature)
    case .image, .noImageSource: .imageFile
    case .noFontSource, .font: .fontMissing
    case .missingGlyph: .glyphMissing
    case .expression: .expressionFailure
    case .inventedValue: .construct
    }
  }
}
