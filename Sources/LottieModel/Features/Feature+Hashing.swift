extension Feature {
  /// By the number of the case: enums of strings hash their strings, which costs each start a
  /// millisecond.
  package func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: self) { hasher.combine(bytes: $0) }
  }
}
