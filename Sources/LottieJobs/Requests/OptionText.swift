import LottieKit

/// A value with one text form, which the command line and tasks share.
package protocol OptionText: Sendable {
  /// Reads the text of an option; nil when it is not a value.
  init?(text: String)

  /// The text that ``init(text:)`` reads as an equal value.
  var text: String { get }

  /// All texts of a type that has few values; none for others.
  static var allTexts: [String] { get }
}

extension OptionText {
  /// All texts of a type that has few values.
  package static var allTexts: [String] { [] }
}

extension OptionText where Self: RawRepresentable, RawValue == String {
  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) { self.init(rawValue: text) }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { rawValue }
}

extension OptionText where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// All texts of a type that has few values.
  package static var allTexts: [String] { allCases.map(\.rawValue) }
}

extension String: OptionText {
  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) { self = text }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { self }
}

extension Int: OptionText {
  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) { self.init(text) }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { "\(self)" }
}

extension Double: OptionText {
  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) { self.init(text) }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { Words.exact(self) }
}
