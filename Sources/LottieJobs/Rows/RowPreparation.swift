import LottieKit

/// Makes the requests of rows: what their columns mean is looked up once for all of them.
struct RowPreparation {
  private let base: RenderRequest
  private let file: AnimationFile
  /// The overrides of the request, resolved.
  private let overrides: CompositionOverrides
  /// The texts of the request.
  private let texts: (any AnimationKeypathTextProvider)?
  /// The properties that the keypaths of columns match, by kind.
  private var properties: [AnimationKeypath: [PropertyKind: [KeypathEntry]]] = [:]
  private var nodes: [AnimationKeypath: [KeypathEntry]] = [:]

  /// The properties that take their values from slots, where overrides draw the same as values in slots.
  private let slots: [String: [KeypathEntry]]

  /// Resolves the overrides of a batch.
  ///
  /// - Throws: ``Failure`` for overrides that do not suit the animation.
  init(_ batch: RowBatch) throws {
    let (base, rows) = (batch.request, batch.rows)
    (self.base, file) = (base, rows.template)
    let composition = Composition(rows.template.animation)
    let say = { (line: String) in if !base.quiet { Console.note(line) } }
    let given = try base.overrides.resolved(for: composition, say: say)
    // With names even when there are no options, so that only what is overridden is looked for.
    overrides = given.isEmpty ? CompositionOverrides(composition) : given
    slots = given.isEmpty ? RowPreparation.slots(rows, overrides.entries) : [:]
    texts = try base.text.replacements.provider(
      for: rows.template,
      allowUnmatched: base.overrides.allowUnmatched,
      say: say
    )
    for target in rows.columns.flatMap(\.targets) {
      switch target {
      case .property(let keypath, _):
        let entries = overrides.properties(keypath)
        properties[keypath] = Dictionary(grouping: entries) { $0.kind ?? .number }
      case .hide(let keypath): nodes[keypath] = overrides.hideable(keypath)
      case .slot, .text, .image: break
      }
    }
  }

  /// The request for a row.
  func render(_ values: RowValues) -> (request: RenderRequest, prepared: PreparedRender) {
    var request = base.filled(values)
    var prepared = PreparedRender()
    prepared.file = file
    if values.slots.keys.allSatisfy({ values.slotValues[$0] != nil && slots[$0] != nil }) {
      request.source.slotValues = nil
      prepared.overrides = overrides(values)
    }
    // Else it is another document, whose names are looked up anew.
    if !values.texts.isEmpty {
      prepared.texts = RowTexts(
        row: KeypathTextProvider(values.texts),
        other: texts
      )
    }
    return (request, prepared)
  }

  private func overrides(_ values: RowValues) -> CompositionOverrides {
    var result = overrides
    for (name, value) in values.slotValues {
      result.set(PropertyOverride(AnimationKeypath(keypath: name), value), for: slots[name] ?? [])
    }
    for (keypath, text) in values.properties {
      for (kind, entries) in properties[keypath] ?? [:] {
        guard let value = PropertyValue(text, for: kind) else { continue }
        result.set(PropertyOverride(keypath, value), for: entries)
      }
    }
    for keypath in values.hidden { result.hide(nodes[keypath] ?? []) }
    return result
  }

  /// The properties of slots that overrides can fill as well, without reading the document again: plain
  /// values, of properties that are all known by name, in a document without keyframes for
  /// them and without expressions, which see values of slots but not overrides.
  private static func slots(_ rows: Rows, _ entries: [KeypathEntry]) -> [String: [KeypathEntry]] {
    let document = rows.template.animation.document
    guard !document.mayHaveExpressions else { return [:] }
    var wanted: [String: PropertyKind] = [:]
    for case .slot(let name, let kind?) in rows.columns.flatMap(\.targets) { wanted[name] = kind }
    guard !wanted.isEmpty else { return [:] }
    var found: [String: [KeypathEntry]] = [:]
    for entry in entries {
      guard let location = entry.propertyLocation, let name = document.slot(of: location),
        wanted[name] != nil
      else { continue }
      found[name, default: []].append(entry)
    }
    let uses = document.withRoot(\.slotUses)
    return found.filter { name, entries in
      [.number, .color, .point, .size].contains(wanted[name])
        && entries.allSatisfy { $0.kind == wanted[name] && !$0.isAnimated }
        && Set(entries.compactMap(\.propertyLocation)).count == uses[name]
    }
  }
}

/// The texts of a row, else others.
private struct RowTexts: AnimationKeypathTextProvider {
  let row: KeypathTextProvider
  let other: (any AnimationKeypathTextProvider)?

  func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    row.text(for: keypath, sourceText: sourceText)
      ?? other?.text(for: keypath, sourceText: sourceText)
  }
}
