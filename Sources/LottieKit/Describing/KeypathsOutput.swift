package import LottieEngine
package import LottieModel

/// The output of `lottie keypaths`.
package struct KeypathsOutput: JSONOutput {
  private let entries: [Entry]

  /// Creates the output of some keypaths.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// A keypath, and its value if it was asked for.
  package struct Entry {
    /// The keypath.
    package let entry: KeypathEntry
    /// Its value as text.
    package let value: String?

    /// Creates an entry.
    package init(_ entry: KeypathEntry, value: String?) {
      (self.entry, self.value) = (entry, value)
    }

    /// The kind of the property, layer, or node.
    package var kind: String { entry.kind?.rawValue ?? (entry.isLayer ? "layer" : "node") }
  }

  package static let schemaName = "keypaths"
  package static let summary = "Keypaths of layers and properties"

  package static let members: [JSONMember<KeypathsOutput>] = [
    JSONMember("keypaths", "The keypaths in the order of the document") { $0.entries }
  ]
}

extension KeypathsOutput.Entry: JSONRecord {
  package static let members: [JSONMember<KeypathsOutput.Entry>] = [
    JSONMember("keypath", "The keypath as text") { $0.entry.string },
    JSONMember("keys", "The names, from the outermost layer") { $0.entry.path },
    JSONMember("kind", "Kind of the property, or layer, or node") { $0.kind },
    JSONMember("animated", "Whether it has keyframes") { $0.entry.isAnimated },
    JSONMember("expression", "Whether it has an expression") { $0.entry.hasExpression },
    JSONMember("lottie_ios", "Whether lottie-ios has it") { !$0.entry.isNonstandard },
    .optional("value", "Its value as text, with --values") { $0.value },
  ]
}
