/// The coverage of a shape in a compact form: for each row the runs of pixels that are covered.
///
/// Everything is drawn from this form, so that drawing it again from memory gives the
/// same pixels.
final class CoverageSpans {
  /// A run of pixels in one row.
  struct Span {
    /// First column.
    var x: Int32
    /// Number of columns.
    var length: Int32
    /// Coverage of all pixels, 1…255; or, above 255, 256 + the index of the first one's byte.
    var value: Int32
  }

  /// Rows there are runs for, and the columns they lie in.
  private(set) var box = PixelBox.empty
  private(set) var spans: UnsafeMutablePointer<Span>
  private(set) var spanCount = 0
  private var spanCapacity: Int
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var byteCount = 0
  private var byteCapacity: Int
  /// For each row the index of its first run, and at the end the number of runs.
  private(set) var rows: UnsafeMutablePointer<Int32>
  private var rowCapacity: Int
  private var rowCount = 0

  init(spans: Int = 1024, bytes: Int = 4096, rows: Int = 256) {
    spanCapacity = max(spans, 1)
    self.spans = .allocate(capacity: spanCapacity)
    byteCapacity = max(bytes, 1)
    self.bytes = .allocate(capacity: byteCapacity)
    rowCapacity = rows + 1
    self.rows = .allocate(capacity: rowCapacity)
    self.rows[0] = 0
  }

  deinit {
    spans.deallocate()
    bytes.deallocate()
    rows.deallocate()
  }

  /// Memory it takes, in bytes.
  var cost: Int { spanCapacity * 12 + byteCapacity + rowCapacity * 4 + 128 }

  /// Removes all runs and allocates the rows of a box.
  func begin(_ box: PixelBox) {
    self.box = box
    rowCount = 0
    spanCount = 0
    byteCount = 0
    if box.height + 1 > rowCapacity {
      rows.deallocate()
      rowCapacity = box.height + 1
      rows = .allocate(capacity: rowCapacity)
    }
    rows[0] = 0
  }

  /// Reserves memory for one more row of so many groups.
  func reserve(groups: Int) {
    reserve(spans: 2 * groups + 2)
    let needed = byteCount + 4 * groups
    if needed > byteCapacity {
      byteCapacity = max(byteCapacity * 2, needed)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
      larger.update(from: bytes, count: byteCount)
      bytes.deallocate()
      bytes = larger
    }
  }

  private func reserve(spans more: Int) {
    guard spanCount + more > spanCapacity else { return }
    spanCapacity = max(spanCapacity * 2, spanCount + more)
    let larger = UnsafeMutablePointer<Span>.allocate(capacity: spanCapacity)
    larger.update(from: spans, count: spanCount)
    spans.deallocate()
    spans = larger
  }

  /// Ends a row.
  func endRow(spanCount: Int, byteCount: Int) {
    self.spanCount = spanCount
    self.byteCount = byteCount
    rowCount += 1
    rows[rowCount] = Int32(truncatingIfNeeded: spanCount)
  }

  /// Adds rows like the last one, whose bytes they share.
  func repeatLastRow(times: Int) {
    let start = Int(rows[rowCount - 1])
    let count = spanCount - start
    reserve(spans: count * times)
    for _ in 0..<times {
      (spans + spanCount).update(from: spans + start, count: count)
      endRow(spanCount: spanCount + count, byteCount: byteCount)
    }
  }

  /// A copy that takes no more memory than it needs.
  func compactCopy() -> CoverageSpans {
    let copy = CoverageSpans(spans: spanCount, bytes: byteCount, rows: box.height)
    copy.box = box
    copy.rowCount = rowCount
    copy.spanCount = spanCount
    copy.byteCount = byteCount
    copy.spans.update(from: spans, count: spanCount)
    copy.bytes.update(from: bytes, count: byteCount)
    copy.rows.update(from: rows, count: box.height + 1)
    return copy
  }
}
