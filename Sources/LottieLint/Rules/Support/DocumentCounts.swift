import LottieModel

/// Counts keyframes.
enum KeyframeCount {
  /// Objects with a time in lists called `k`, everywhere in the document.
  static func total(_ document: LintDocument) -> Int {
    var count = 0
    KeyframeLists.visit(document.root) { keyframes in
      count += keyframes.count
      return true
    }
    return count
  }
}

/// Depth of nested compositions.
enum CompositionDepth {
  /// Levels below the root; cycles count once.
  static func of(_ document: LintDocument) -> Int {
    let inner = Dictionary(
      document.compositions.compactMap { item in item.asset?.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first }
    )
    var depth: [String: Int] = [:]
    var level = Set(
      document.compositions[0].layers.compactMap { $0.type == .precomp ? $0.refID : nil }
    )
    var count = 0
    while !level.isEmpty, count <= inner.count {
      count += 1
      for id in level { depth[id] = count }
      level = Set(
        level.flatMap { id in
          inner[id]?.layers.compactMap { $0.type == .precomp ? $0.refID : nil } ?? []
        }
      )
    }
    return depth.values.max() ?? 0
  }
}

/// Counts numbers with more decimals than needed.
enum LongNumbers {
  /// Long numbers, and the bytes that rounding would save.
  static func count(_ document: LintDocument) -> (long: Int, saved: Int) {
    var result = (long: 0, saved: 0)
    let decimals = Int(document.options.limits.decimals)
    document.root.forEachNumber { number in
      let text = number.numberText
      guard text.count > decimals + 2, let point = text.firstIndex(of: UInt8(ascii: ".")) else {
        return
      }
      let extra = text.count - point - 1 - decimals
      if extra > 0 {
        result.long += 1
        result.saved += extra
      }
    }
    return result
  }
}

/// Colors for display.
enum HexColor {
  /// `#rrggbb` for three or four components.
  static func text(_ components: [Double]) -> String? {
    guard components.count >= 3 else { return nil }
    let scale = components.prefix(3).contains { $0 > 1 } ? 1.0 : 255.0
    return components.prefix(3).reduce(into: "#") { text, value in
      let byte = Int(max(0, min(255, (value * scale).rounded())))
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
