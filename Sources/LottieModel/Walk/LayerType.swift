/// The type of a layer, by its `ty`.
package enum LayerType: Int, CaseIterable, Sendable {
  case precomp = 0
  case solid = 1
  case image = 2
  case null = 3
  case shape = 4
  case text = 5
  case audio = 6
  case videoPlaceholder = 7
  case imageSequence = 8
  case video = 9
  case imagePlaceholder = 10
  case guide = 11
  case adjustment = 12
  case camera = 13
  case light = 14
  case data = 15

  /// Whether layers of the type may show something of their own.
  package var isVisible: Bool {
    switch self {
    case .precomp, .solid, .image, .shape, .text: true
    default: false
    }
  }
}
