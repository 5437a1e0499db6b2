import LottieModel

/// Finds what can be fixed.
struct FixSearch {
  private let document: JSONDocument
  private let options: LintOptions
  private(set) var edits: [Fixer.Edit] = []

  init(_ document: JSONDocument, _ options: LintOptions) {
    self.document = document
    self.options = options
  }

  private func runs(_ rule: RuleID) -> Bool {
    options.level(of: RuleCatalog.info(of: rule)) != .off
  }

  /// Slips whose meaning is certain.
  mutating func slips(_ index: DocumentIndex) {
    let options = options
    let fixes = SlipFixes(document, index.root) { rule in
      options.level(of: RuleCatalog.info(of: rule)) != .off
    }
    var walk = DocumentWalk(index, fixes)
    walk.run()
    edits += walk.visitor.edits
  }

  /// Unused assets, with the comma that separates them from their neighbors.
  mutating func assets(_ index: DocumentIndex) {
    guard runs(.unusedAsset), let list = index.root["assets"] else { return }
    let isUnused = index.assets.map { asset in
      guard let id = asset.id, asset.cursor[.assetType]?.whole != 3 else { return false }
      return !index.reachedAssets.contains(id)
    }
    guard isUnused.contains(true) else { return }
    let cursors = list.list
    for i in cursors.indices where isUnused[i] {
      let range = document.range(of: cursors[i])
      let hasKeptBefore = isUnused[..<i].contains(false)
      if hasKeptBefore {
        let start = document.range(of: cursors[i - 1]).upperBound
        edits.append(edit(.unusedAsset, start..<range.upperBound))
      } else {
        let end =
          i + 1 < cursors.count
          ? document.offset(of: cursors[i + 1].location) : range.upperBound
        edits.append(edit(.unusedAsset, range.lowerBound..<end))
      }
    }
  }

  private func edit(_ rule: RuleID, _ range: Range<Int>, _ text: [UInt8] = []) -> Fixer.Edit {
    Fixer.Edit(rule: rule, range: range, replacement: text)
  }

  /// Properties and numbers of a value and its descendants; the reader bounds the recursion.
  mutating func visit(_ cursor: JSONCursor, depth: Int) {
    if cursor.isNumber { return number(cursor) }
    if cursor.isObject {
      property(cursor)
      for value in cursor.values { visit(value, depth: depth + 1) }
    } else if cursor.isArray {
      for element in cursor.elements { visit(element, depth: depth + 1) }
    }
  }

  private mutating func property(_ cursor: JSONCursor) {
    guard let value = cursor.raw(.value), cursor.raw(.slot) == nil else { return }
    let keyframes = PropertyContext.keyframes(cursor)
    let isValue = value.isNumber || value.isArray || value[.vertices] != nil
    if cursor.raw(.animated) == nil, cursor.raw("p") == nil, isValue, runs(.legacyMissingA) {
      insert("\"a\":\(keyframes == nil ? 0 : 1),", into: cursor, .legacyMissingA)
    }
    if let keyframes { terminal(keyframes.list) }
  }

  /// The value of a last keyframe: the end value of the previous one.
  private mutating func terminal(_ keyframes: [JSONCursor]) {
    guard let last = keyframes.last, last.raw(.startValue) == nil, keyframes.count > 1,
      runs(.legacyKeyframeValue)
    else { return }
    let before = keyframes[keyframes.count - 2]
    let isHeld = before[.hold]?.isSet ?? false
    guard let value = (isHeld ? nil : before[.endValue]) ?? before[.startValue] else { return }
    let text = String(decoding: document.bytes[document.range(of: value)], as: UTF8.self)
    insert("\"s\":\(text),", into: last, .legacyKeyframeValue)
  }

  private mutating func insert(_ text: String, into cursor: JSONCursor, _ rule: RuleID) {
    let start = document.offset(of: cursor.location) + 1
    edits.append(edit(rule, start..<start, Array(text.utf8)))
  }

  private mutating func number(_ cursor: JSONCursor) {
    guard runs(.precision) else { return }
    let text = cursor.numberText
    let decimals = Int(options.limits.decimals)
    guard let point = text.firstIndex(of: UInt8(ascii: ".")), text.count - point - 1 > decimals,
      let value = cursor.double, abs(value) < 1e9
    else { return }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded() / scale
    let short = rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
    guard short.utf8.count < text.count, !short.contains("e") else { return }
    edits.append(edit(.precision, document.range(of: cursor), Array(short.utf8)))
  }
}
