extension String {
  /// The last part of a path with slashes; the text itself where there is none.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
