extension Double {
  /// A percentage as a fraction: 0…1 of the 0…100 that the document has.
  ///
  /// A division by 100: multiplied by 0.01 some percentages would differ in the last bit.
  @inlinable @inline(__always)
  package var fraction: Double { self / 100 }
}
