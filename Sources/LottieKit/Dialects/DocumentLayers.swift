import LottieModel

/// The layers of a document, found by what they hold.
final class DocumentLayers {
  /// The layers of a composition.
  final class List {
    let layers: [JSONCursor]
    /// The first layer of each `ind`.
    private(set) lazy var indexByNumber = Dictionary(
      layers.enumerated().compactMap { index, layer in layer["ind"]?.whole.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first }
    )

    fileprivate init(_ layers: [JSONCursor]) { self.layers = layers }
  }

  /// A layer, and where it is.
  struct Place {
    let list: List
    let index: Int
    var layer: JSONCursor { list.layers[index] }
  }

  private let root: JSONCursor
  /// The places of all layers, in the order of the document.
  private lazy var places: [Place] = {
    let compositions = [root] + (root["assets"]?.list ?? [])
    return compositions.flatMap { composition in
      let list = List(composition["layers"]?.list ?? [])
      return list.layers.indices.map { Place(list: list, index: $0) }
    }
    .sorted { $0.layer.isBefore($1.layer) }
  }()

  /// Finds nothing until it is asked.
  init(_ root: JSONCursor) { self.root = root }

  /// The layer that a value is, or is part of; nil where it is outside of layers.
  func place(of value: JSONCursor) -> Place? {
    var range = places.startIndex..<places.endIndex
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      if value.isBefore(places[middle].layer) {
        range = range.lowerBound..<middle
      } else {
        range = middle..<range.upperBound
      }
    }
    return range.first.map { places[$0] }.flatMap { $0.layer.holds(value) ? $0 : nil }
  }
}
