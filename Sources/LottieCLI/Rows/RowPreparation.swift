import LottieKit

/// Makes the commands of rows: what their columns mean is looked up once for all of them.
struct RowPreparation {
  private let base: RenderCommand
  /// The overrides of options, resolved.
  private let overrides: CompositionOverrides
  /// The texts of options.
  private let texts: (any AnimationKeypathTextProvider)?
  /// What the keypaths of columns mean.
  private var properties: [AnimationKeypath: [PropertyKind: [KeypathEntry]]] = [:]
  private var nodes: [AnimationKeypath: [KeypathEntry]] = [:]

  /// - Parameters:
  ///   - base: The command with its file loaded, without the values of a row.
  ///   - rows: The checked rows.
  /// - Throws: ``Failure`` for options that do not suit the animation.
  init(_ base: RenderCommand, _ rows: Rows) throws {
    self.base = base
    let composition = Composition(rows.template.animation)
    let say = { (line: String) in if !base.quiet { Console.note(line) } }
    let given = try base.overrideOptions.resolved(for: composition, say: say)
    // With names even when there are no options, so that only what is overridden is looked for.
    overrides = given.isEmpty ? CompositionOverrides(composition) : given
    texts = try base.textOptions.given.provider(
      for: rows.template,
      allowUnmatched: base.overrideOptions.allowUnmatched,
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

  /// The command for a row.
  func command(_ values: RowValues) -> RenderCommand {
    var command = base.filled(values)
    // With values in slots it is another document, whose names are looked up anew.
    if values.slots.isEmpty { command.overrideOptions.prepared.value = overrides(values) }
    if !values.texts.isEmpty {
      command.textOptions.given.prepared.value = RowTexts(
        row: KeypathTextProvider(values.texts),
        other: texts
      )
    }
    return command
  }

  private func overrides(_ values: RowValues) -> CompositionOverrides {
    var result = overrides
    for (keypath, text) in values.properties {
      for (kind, entries) in properties[keypath] ?? [:] {
        guard let value = PropertyValue(text, for: kind) else { continue }
        result.set(PropertyOverride(keypath, value), for: entries)
      }
    }
    for keypath in values.hidden { result.hide(nodes[keypath] ?? []) }
    return result
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
