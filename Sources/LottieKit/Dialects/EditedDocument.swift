import LottieModel

/// What changes of values need to know of the document around them, each found when it is first asked for.
final class EditedDocument {
  /// A layer of a composition.
  struct Place {
    let composition: CompositionContext
    let index: Int
    var layer: LayerContext { composition.layers[index] }
    /// The layer above it; nil for the first.
    var above: JSONCursor? { index > 0 ? composition.layers[index - 1].cursor : nil }
  }

  private let root: JSONCursor
  private lazy var compositions = DocumentIndex(root).compositions
  /// The numbers of compositions and of their layers, in the order of the document.
  private lazy var places = compositions.enumerated()
    .flatMap { number, composition in composition.layers.map { (number, $0) } }
    .sorted { $0.1.cursor.isBefore($1.1.cursor) }

  /// The easings that lottie-android takes for others.
  private(set) lazy var sharedEasings = SharedEasings(root)

  init(_ root: JSONCursor) { self.root = root }

  /// The layer that a value is, or is part of; nil where it is outside of layers.
  func place(of value: JSONCursor) -> Place? {
    var range = places.startIndex..<places.endIndex
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      if value.isBefore(places[middle].1.cursor) {
        range = range.lowerBound..<middle
      } else {
        range = middle..<range.upperBound
      }
    }
    guard let (number, layer) = range.first.map({ places[$0] }), layer.cursor.holds(value) else {
      return nil
    }
    return Place(composition: compositions[number], index: layer.index)
  }
}
