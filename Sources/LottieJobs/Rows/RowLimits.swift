/// Limits of the size of tables.
enum RowLimits {
  /// Bytes of a file.
  static let bytes = 64 << 20
  /// Bytes of a value.
  static let valueBytes = 1 << 20
  /// Columns of a table.
  static let columns = 2_000
  /// Rows of a table.
  static let rows = 1_000_000
  /// Values of all rows together.
  static let values = 10_000_000
}
