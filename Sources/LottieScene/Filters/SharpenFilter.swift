/// Each pixel is moved away from the mean of its eight neighbors.
public struct SharpenFilter: Hashable, Sendable {
  /// Factor of the difference from that mean.
  public var amount: Double

  /// Creates a sharpening; 0 changes nothing.
  public init(amount: Double) { self.amount = amount }
}

extension SharpenFilter: FilterKind {
  package var name: String { "sharpened edges" }
  package var text: String { "sharpen(\(ListText.number(amount)))" }
}
