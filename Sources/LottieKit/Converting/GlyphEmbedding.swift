import LottieEngine
import LottieGeometry
package import LottieModel
import LottieScene
import OrderedCollections

/// Puts the outlines of characters into a document, so that players without its fonts draw its texts.
///
/// A document that has any outlines is drawn with them alone, so that all characters of all its texts are taken, each
/// as it is when it stands alone: without kerning, and without the joined forms of scripts such as Arabic.
package struct GlyphEmbedding {
  /// The document with its glyphs.
  package private(set) var document: JSONValue
  /// Number of glyphs that were added.
  package private(set) var embedded = 0
  /// Characters that no font has an outline for, with the font that was asked for.
  package private(set) var missing: [(character: String, font: String)] = []

  private struct Key: Hashable {
    let character: String
    let family: String
    let style: String
  }

  /// Maximum glyphs that are added.
  private static let maximumGlyphs = 20_000

  /// Embeds the glyphs of all texts of an animation, and others for each font that they use.
  package init(_ file: AnimationFile, besides others: String) {
    let animation = file.animation
    document = animation.document.withRoot(JSONValue.init)
    guard let shaper = TextSources(file).shaper else { return }
    var known: Set<Key> = []
    for glyph in animation.glyphs {
      known.insert(
        Key(character: glyph.character, family: glyph.fontFamily, style: glyph.fontStyle)
      )
    }
    var glyphs = document["chars"]?.elements ?? []
    let tangentsArePoints = document["__complete"]?.isOn ?? false
    for (font, characters) in GlyphEmbedding.characters(in: animation, besides: others) {
      let query = FontQuery(
        name: font.name,
        family: font.family,
        style: font.style,
        weight: font.weight,
        path: font.path
      )
      for character in characters {
        let key = Key(character: character, family: font.family, style: font.style)
        guard embedded < GlyphEmbedding.maximumGlyphs, known.insert(key).inserted else { continue }
        let shaped = shaper.shape(character, font: query, isRightToLeft: false)
        let isDrawn =
          shaped.glyphs.allSatisfy { $0.colors == nil }
          && !shaped.problems.contains {
            if case .characterMissing = $0 { true } else { false }
          }
        guard isDrawn, !shaped.glyphs.isEmpty else {
          missing.append((character, font.name))
          continue
        }
        glyphs.append(GlyphEmbedding.glyph(shaped.glyphs, key, tangentsArePoints))
        embedded += 1
      }
    }
    guard embedded > 0, case .object(var members) = document else { return }
    members["chars"] = .array(glyphs)
    document = .object(members)
  }

  /// The characters of all texts, as shown, by font.
  private static func characters(
    in animation: LottieAnimation,
    besides others: String
  ) -> [(Font, OrderedSet<String>)] {
    var found: OrderedDictionary<String, OrderedSet<String>> = [:]
    let compositions = animation.assets.values.compactMap { asset -> [LayerModel]? in
      if case .precomp(let composition) = asset.kind { composition.layers } else { nil }
    }
    for layer in [animation.layers] + compositions {
      for case .text(let text) in layer.map(\.kind) {
        for document in text.documents.map(\.value) {
          var characters = document.text + others
          if document.caps != 0 { characters += characters.uppercased() }
          for character in characters where !character.isNewline && character != "\u{3}" {
            found[document.fontName, default: []].append(String(character))
          }
        }
      }
    }
    return found.compactMap { name, characters in
      // As players do: the first font for a name that is not in the list.
      let font = animation.fonts.first { $0.name == name } ?? animation.fonts.first
      return font.map { ($0, characters) }
    }
  }

  /// A glyph in the form of a document, in hundredths of the font's size.
  private static func glyph(
    _ glyphs: [ShapedGlyph],
    _ key: Key,
    _ tangentsArePoints: Bool
  ) -> JSONValue {
    var advance = 0.0
    var paths: [JSONValue] = []
    for glyph in glyphs {
      let offset = glyph.offset + Point(advance, 0)
      for contour in glyph.outline?.path.applying(.translation(offset.x, offset.y)).contours ?? [] {
        paths.append(
          JSONValue(members: [
            "ty": .string("sh"), "ind": .number(Double(paths.count)), "nm": .string("Path"),
            "ks": JSONValue(members: [
              "a": .number(0),
              "k": JSONValue(tangentsArePoints ? contour.fromOrigin : contour).roundedOutline,
            ]),
            "hd": .bool(false),
          ])
        )
      }
      advance += glyph.advance
    }
    let group = JSONValue(members: [
      "ty": .string("gr"), "it": .array(paths), "nm": .string(key.character), "hd": .bool(false),
    ])
    return JSONValue(members: [
      "ch": .string(key.character), "size": .number(100), "style": .string(key.style),
      "w": .number((advance * 1_000).rounded() / 1_000),
      "data": JSONValue(members: ["shapes": .array(paths.isEmpty ? [] : [group])]),
      "fFamily": .string(key.family),
    ])
  }
}

extension JSONValue {
  /// A path with three decimals, less than can be seen.
  var roundedOutline: JSONValue {
    switch self {
    case .number(let number):
      let result = (number * 1_000).rounded() / 1_000
      return .number(result == 0 ? 0 : result)
    case .array(let list): return .array(list.map(\.roundedOutline))
    case .object(let members): return .object(members.mapValues(\.roundedOutline))
    default: return self
    }
  }
}
