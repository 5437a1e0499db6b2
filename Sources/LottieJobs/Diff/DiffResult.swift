package import LottieKit

/// The differences between two animations.
struct DiffResult {
  var structural: [StructuralDiff.Difference] = []
  var visual: [FrameComparison] = []
  /// The structural differences and the sizes and durations, in words.
  var words: [DiffWords] = []
  /// The pixels of the frame that differs most, if they are kept.
  var worstPixmaps: (before: Pixmap, after: Pixmap)?

  /// The frame that differs most; nil when none was drawn.
  var worst: FrameComparison? { visual.max { $0.isLess($1) } }

  /// Whether there is no difference at all.
  var isEqual: Bool { structural.isEmpty && !visual.contains { $0.diff.error > 0 } }

  /// Whether the differences count.
  ///
  /// `threshold`: The maximum mean difference of a frame that does not count.
  func differs(_ threshold: Double) -> Bool {
    !structural.isEmpty || visual.contains { $0.diff.error > threshold }
  }

  /// The lines of the table.
  var lines: [String] {
    structural.map { VisibleText.line(DiffResult.line($0)) } + visual.map(\.line)
  }

  private static func line(_ difference: StructuralDiff.Difference) -> String {
    func text(_ value: JSONValue?, or name: String) -> String {
      difference.isLayer ? name : value.map { DiffWords.value($0, of: difference) } ?? ""
    }
    let before = text(difference.before, or: difference.beforeText)
    let after = text(difference.after, or: difference.afterText)
    let values =
      switch difference.change {
      case .added: after
      case .removed: before
      case .moved: "from \(before) to \(after), counted from the front"
      case .changed where !difference.isLayer: DiffWords(difference).text
      case .changed, .renamed: "\(before) → \(after)"
      }
    let what = difference.isLayer ? "layer \(difference.keypath.string)" : difference.keypath.string
    return "\(difference.change.rawValue)  \(what)" + (values.isEmpty ? "" : "  \(values)")
  }
}

extension DiffResult: JSONRecord {
  static let members: [JSONMember<DiffResult>] = [
    JSONMember("structural", "Differences of the documents") { $0.structural },
    JSONMember("visual", "The frames that were compared") { $0.visual },
  ]
}

extension StructuralDiff.Difference: JSONRecord {
  package static let members: [JSONMember<Self>] = [
    JSONMember("change", "added, removed, moved, changed or renamed") { $0.change.rawValue },
    JSONMember("what", "layer or value") { $0.isLayer ? "layer" : "value" },
    JSONMember("keypath", "Its keypath") { $0.keypath.string },
    JSONMember("before", "Its value before") { $0.before ?? .null },
    JSONMember("after", "Its value after") { $0.after ?? .null },
  ]
}
