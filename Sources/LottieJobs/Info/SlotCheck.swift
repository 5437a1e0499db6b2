import LottieKit

/// Finds the slots that properties of an animation refer to.
struct SlotCheck {
  private let used: Set<String>

  /// Their names, sorted.
  var names: [String] { used.sorted() }

  init(_ file: AnimationFile) {
    used = file.animation.document.withRoot(\.usedSlots)
  }

  /// Warns of values for unused slots.
  func warn(_ values: SlotValues, input: String) {
    for name in values.names where !used.contains(name) {
      let near = NearestNames.question(NearestNames.near(name, among: names))
      Console.warning(
        "\(input): --slots: no property has the slot \"\(name)\""
          + (near.map { "; " + $0 } ?? "")
      )
    }
  }
}
