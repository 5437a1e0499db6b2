package import LottieKit

/// The memory that loading and drawing may take.
package struct MemoryLimit: Sendable {
  /// The most that is taken.
  package var maximum = ByteCount(bytes: RenderBudget.standardMemory)

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<MemoryLimit>([.value("max-memory", \.maximum)])

  /// The budget of loading and drawing.
  package var budget: RenderBudget { RenderBudget(memory: maximum.bytes) }

  /// Refuses sizes that need more by themselves.
  ///
  /// - Throws: ``Failure``.
  package func check(_ settings: RenderSettings) throws {
    guard !budget.allows(settings) else { return }
    let needed = ByteCount(bytes: RenderBudget.smallest(for: settings)).roundedUp
    throw Failure(
      .usage,
      "\(settings.width)x\(settings.height) pixels need \(needed) of memory, but --max-memory is "
        + "\(maximum); use a smaller --size or --max-memory \(needed)"
    )
  }

  /// Refuses documents that need more to be loaded.
  ///
  /// - Throws: ``Failure``.
  package func check(documentBytes bytes: Int, of name: String) throws {
    guard !budget.allows(documentBytes: bytes) else { return }
    throw tooLarge(bytes, name, RenderBudget.smallest(forDocumentBytes: bytes))
  }

  /// Refuses documents of which all values, kept to be changed or compared, need more.
  ///
  /// - Throws: ``Failure``.
  package func check(valuesOf bytes: Int, of name: String) throws {
    guard !budget.allows(valuesOf: bytes) else { return }
    throw tooLarge(bytes, name, RenderBudget.smallest(forValuesOf: bytes))
  }

  private func tooLarge(_ bytes: Int, _ name: String, _ least: Int) -> Failure {
    let needed = ByteCount(bytes: least).roundedUp
    return Failure(
      .badDocument,
      "\(name): \(ByteCount(bytes: bytes)) of JSON need \(needed) of memory, but --max-memory is \(maximum); "
        + "use --max-memory \(needed)"
    )
  }
}

/// A number of bytes as `2G`, with K, M and G for 1,024, 1,024² and 1,024³ bytes.
package struct ByteCount: OptionText, Equatable, CustomStringConvertible {
  /// The number.
  package var bytes: Int

  /// Creates a number of bytes.
  package init(bytes: Int) {
    self.bytes = bytes
  }

  /// Reads the text of an option; nil when it is not a value, or not one of memory.
  package init?(text: String) {
    guard let count = ByteCount.bytes(text), (16 << 20...1 << 40).contains(count) else {
      return nil
    }
    bytes = count
  }

  /// The number of bytes of a text such as `64K`; nil for others, and above 2⁵³.
  package static func bytes(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), number.isFinite else { return nil }
    let unit: Double
    switch text.dropFirst(digits.count).uppercased() {
    case "", "B": unit = 1
    case "K", "KB", "KIB": unit = 1_024
    case "M", "MB", "MIB": unit = 1_048_576
    case "G", "GB", "GIB": unit = 1_073_741_824
    default: return nil
    }
    let bytes = number * unit
    return bytes <= 0x1p53 ? Int(bytes) : nil
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { "\(bytes)" }

  /// A short text, rounded up to mebibytes.
  package var description: String {
    bytes % (1 << 30) == 0 ? "\(bytes >> 30)G" : "\((bytes + 1 << 20 - 1) >> 20)M"
  }

  /// The next number that is short to write.
  var roundedUp: ByteCount {
    let unit = bytes > 4 << 30 ? 1 << 30 : 64 << 20
    return ByteCount(bytes: (bytes + unit - 1) / unit * unit)
  }
}
