/// The rows of a table that fill an animation.
package struct RowSelection: Sendable {
  /// The file of the table; `-` is standard input.
  package var table: String
  /// Columns that fill what another name means, as `COLUMN=FIELD`.
  package var map: [String]
  /// The first rows that are drawn; nil is all.
  package var limit: Int?

  /// Creates a selection of the rows of a table.
  package init(table: String, map: [String] = [], limit: Int? = nil) {
    (self.table, self.map, self.limit) = (table, map, limit)
  }
}
