import LottieModel
import OrderedCollections

/// Number of expressions in a document, each counted once per use of its composition.
struct ExpressionCount {
  private static let maximum = 1 << 30
  private static let maximumDepth = 64

  /// The number, at most 2³⁰.
  private(set) var total = 0
  private let animation: LottieAnimation
  private let positions: [Int]
  private var known: [String: Int] = [:]

  init(_ animation: LottieAnimation) {
    self.animation = animation
    positions = animation.document.expressionPositions
    total = count(animation.layers, depth: 0)
  }

  /// Steps per expression: fewer where there are many, so that a frame of endless loops also ends.
  ///
  /// A function of the document alone: frames must not depend on the machine or on previous frames.
  var stepLimit: Int { min(100_000, max(2_000, 4_000_000 / max(total, 1))) }

  /// Bytes that each value may keep of what all may.
  func valueBytes(of bytes: Int) -> Int { bytes / max(total, 1) }

  /// Whether a layer has expressions, those of a composition that it shows not counted.
  func hasExpressions(_ layer: LayerModel) -> Bool {
    count(within: animation.document.positions(within: layer.location)) > 0
  }

  /// Whether a composition has expressions, those of nested compositions included.
  func hasExpressions(in id: String) -> Bool { known[id, default: 0] > 0 }

  private mutating func count(_ layers: [LayerModel], depth: Int) -> Int {
    var sum = 0
    for layer in layers {
      sum += count(within: animation.document.positions(within: layer.location))
      if case .precomp(let precomp) = layer.kind { sum += count(precomp.refID, depth: depth + 1) }
      guard sum < ExpressionCount.maximum else { return ExpressionCount.maximum }
    }
    return sum
  }

  private mutating func count(_ id: String, depth: Int) -> Int {
    if let known = known[id] { return known }
    guard depth < ExpressionCount.maximumDepth,
      case .precomp(let asset)? = animation.assets[id]?.kind
    else { return 0 }
    known[id] = 0
    let sum = count(asset.layers, depth: depth)
    known[id] = sum
    return sum
  }

  private func count(within range: Range<Int>) -> Int {
    first(atOrAfter: range.upperBound) - first(atOrAfter: range.lowerBound)
  }

  /// Number of positions before a position.
  private func first(atOrAfter position: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
