public import LottieModel
import LottieScene

/// The messages of diagnostics: made only here.
extension Diagnostic {
  /// The message: one sentence without a full stop.
  public var message: String {
    switch kind {
    case .malformed(let part, let expected, let found):
      "\(part) left out: expected \(expected), found \(found)"
    case .missingComposition(let id): "there is no composition \"\(id)\""
    case .missingImageAsset(let id): "there is no image asset \"\(id)\""
    case .missingParent(let index): "the parent, layer \(index), is not in the composition"
    case .missingMatte(let index):
      "the track matte, \(index.map { "layer \($0)" } ?? "the layer above"), is not in the composition"
    case .compositionCycle(let id): "the composition \"\(id)\" contains itself"
    case .parentCycle: "parents form a cycle; the layer is drawn without a parent"
    case .matteCycle: "track mattes form a cycle; the layer is drawn without a matte"
    case .expressionCycle:
      "expressions depend on each other in a cycle; the last one uses its keyframes"
    case .limit(let limit): limit.message
    case .feature(let feature): Diagnostic.message(feature)
    case .image(let reason): reason
    case .noImageSource: "no image provider was given"
    case .missingSoundAsset(let id): "there is no sound asset \"\(id)\""
    case .sound(let reason): reason
    case .soundExpression(let property):
      "the expression of \(property) is not run for sound: the keyframes are used"
    case .noFontSource: "no font provider was given: text is not drawn"
    case .textOverflow(let lines):
      lines == 1
        ? "the last line does not fit into the text's box: it is not drawn"
        : "the last \(lines) lines do not fit into the text's box: they are not drawn"
    case .missingGlyph(let character, let font):
      "the document has no outline of \"\(character)\" in \(font)"
    case .font(let problem): problem.message
    case .expression(let problem):
      "the expression is not used, \(problem.reason): the keyframes are drawn"
    case .inventedValue(let function):
      "the value of \(function) in the expression is a substitute: it is not evaluated"
    }
  }

  private static func message(_ feature: Feature) -> String {
    let definition = feature.definition
    return switch feature.ownSupport {
    case .partly(_, let difference):
      definition.clause("is drawn differently", "are drawn differently")
        + ": \(difference.rawValue)"
    case .drawn, .read, .ignored, .notDrawn: definition.clause("is not drawn", "are not drawn")
    }
  }
}

extension Diagnostic.Limit {
  fileprivate var message: String {
    switch self {
    case .layers(let limit): "more than \(limit) layers: the rest is left out"
    case .adjustments(let limit):
      "more than \(limit) adjustment layers: the rest is left out"
    case .layersInCharacters(let limit):
      "more than \(limit) layers in glyphs: the rest is left out"
    case .slotKeyframes(let limit):
      "more than \(limit) keyframes from slots, counted at each use: from here on their first value is used"
    case .nestedCompositions(let limit):
      "compositions are nested deeper than \(limit): the rest is left out"
    case .mattes(let limit):
      "a chain of more than \(limit) track mattes; the layer is drawn without a matte"
    case .effectMattes(let limit):
      "layers that are mattes of effects are nested deeper than \(limit): the rest is left out"
    case .paints: "exceeds the limit of path × paint combinations: the rest is left out"
    case .copies(let limit): "more than \(limit) copies: the rest is left out"
    case .characters(let limit): "more than \(limit) characters: the rest is left out"
    case .textCharacters(let limit):
      "more than \(limit) characters in all text layers, or too many with animators: "
        + "the layer is left out"
    case .items(let limit): "a frame has more than \(limit) items: the rest is left out"
    case .steps(let limit, let echo):
      "a frame takes more than \(limit) steps, one for each layer and copy and \(echo) for an echo: the rest is left out"
    case .work: "it needs more work than a frame may take: it is left out"
    case .soundPieces: "too many layers and loops with sound: the rest is left out"
    case .soundLength(let hours): "sound longer than \(hours) hours: the rest is left out"
    case .layerMemory: "its layers need more memory than a frame may take: it is left out"
    case .nodeMemory:
      "with it the layers of the animation need more memory than they may take: it is left out"
    case .names(let limit, let bytes):
      "more than \(limit) names, or \(bytes >> 20) MiB of them: the rest is not listed, and no keypath finds it"
    case .listMemory:
      "with it the effects and copies of a frame need more memory than they may take: the rest is left out"
    }
  }
}

extension Diagnostic.ExpressionProblem {
  fileprivate var reason: String {
    switch self {
    case .failed(let line, let reason): "line \(line): \(reason)"
    case .exhausted(let line, let what): "line \(line): more \(what) than an expression may use"
    case .unusable(let value): "its value is \(value)"
    }
  }
}

extension FontProblem {
  fileprivate var message: String {
    switch self {
    case .substituted(let font, let other):
      "the font \(font) is not found: \(other) is used instead"
    case .styleSynthesized(let font, let other):
      "the font \(font) is not found: its style is synthesized from \(other)"
    case .missing(let font):
      "the font \(font) is not found, and there is no fallback: its text is not drawn"
    case .unreadable(let font): "the file of the font \(font) is not a font with outlines"
    case .notProvided(let reason): reason
    case .charactersSubstituted(let characters, let font, let other):
      "\(font) lacks \"\(characters)\": the text that needs it is drawn in \(other)"
    case .characterMissing(let character, let codePoint):
      "no font has \"\(character)\" (U+\(String(codePoint, radix: 16, uppercase: true)))"
    case .colorsSimplified(let font):
      "color glyphs of \(font) are drawn simplified"
    }
  }
}
