extension JSONCursor {
  /// The elements of an array; empty for everything else.
  package var list: [JSONCursor] { Array(elements) }

  /// The values of an object's members.
  package var values: some Sequence<JSONCursor> { memberCursors.lazy.map(\.value) }

  /// The first duplicate name in an object; nil when there is none.
  package var repeatedName: String? {
    guard isObject, count > 1 else { return nil }
    if count > 32 {
      var seen: Set<String> = []
      return members.first { !seen.insert($0.name).inserted }?.name
    }
    guard hasLikeNames, mayRepeatNames else { return nil }
    var names = memberCursors.makeIterator()
    while let (name, _) = names.next() {
      var rest = names
      while let (other, _) = rest.next() {
        if JSONCursor.same(name.rawString, other.rawString) { return name.string }
      }
    }
    return nil
  }

  /// Whether two names are alike in length and in their first two bytes, or seem so: most objects are
  /// done with here.
  private var hasLikeNames: Bool {
    var (low, high): (UInt64, UInt64) = (0, 0)
    for (name, _) in memberCursors {
      let text = name.rawString
      guard let first = text.first else { return true }
      let second = text.count > 1 ? text[1] : 0
      let hash = first &+ second &* 29 &+ UInt8(truncatingIfNeeded: text.count) &* 43
      let bit = UInt64(1) << UInt64(hash & 63)
      let isHigh = hash & 64 != 0
      guard (isHigh ? high : low) & bit == 0 else { return true }
      if isHigh { high |= bit } else { low |= bit }
    }
    return false
  }

  /// Whether two of at most 32 names have the same digest.
  private var mayRepeatNames: Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { digests in
      var count = 0
      var names = memberCursors.makeIterator()
      while count < digests.count, let (name, _) = names.next() {
        let text = name.rawString
        // Of up to seven bytes it is the name itself.
        var digest = UInt64(truncatingIfNeeded: text.count)
        for byte in text { digest = digest &* 256 &+ digest >> 56 &+ UInt64(byte) }
        for i in 0..<count where digests[i] == digest { return true }
        digests.initializeElement(at: count, to: digest)
        count += 1
      }
      return false
    }
  }

  @inline(__always)
  private static func same(
    _ a: UnsafeBufferPointer<UInt8>,
    _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    for i in a.indices where a[i] != b[i] { return false }
    return true
  }
}

extension JSONCursor {
  /// Whether the document of which this is the root names a version of Bodymovin before one.
  ///
  /// - Parameter version: Its numbers, as 4, 1 and 9.
  /// - Returns: False where no version is named, as in lottie-web.
  package func isExported(before version: Int...) -> Bool {
    let parts = (self[.exporterVersion]?.string ?? "").split(separator: ".").map { Int($0) ?? 0 }
    return parts.count >= 2 && parts.lexicographicallyPrecedes(version)
  }
}
