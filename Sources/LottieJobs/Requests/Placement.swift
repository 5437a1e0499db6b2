package import LottieKit

/// An alignment in an image: a word such as `top-left`.
package struct Alignment: OptionText, Equatable {
  /// The positions, as written.
  package static let names = [
    "center", "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left",
    "bottom-right",
  ]

  /// The text, as written.
  package let text: String
  let point: Point

  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) {
    var point = Point(0.5, 0.5)
    for word in text.split(separator: "-") {
      switch word {
      case "left": point.x = 0
      case "right": point.x = 1
      case "top": point.y = 0
      case "bottom": point.y = 1
      case "center": break
      default: return nil
      }
    }
    (self.text, self.point) = (text, point)
  }
}

/// A box as `x,y,width,height`.
package struct Box: OptionText, Equatable {
  let rect: Rect

  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3], width > 0, height > 0,
      [x, y, width, height].allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    rect = Rect(x: x, y: y, width: width, height: height)
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String {
    [rect.minX, rect.minY, rect.width, rect.height].map(\.text).joined(separator: ",")
  }
}

/// The part of the composition that is shown, and its position.
package struct Placement: Sendable {
  /// Position within a larger frame.
  package var align: Alignment?
  /// The region of the composition that is drawn, in its own units.
  package var crop: Box?
  /// Whether borders that stay empty in every frame are trimmed.
  package var trim = false
  /// Pixels around the animation.
  package var pad = 0
  /// The background; nil is transparent where the format allows it.
  package var background: RenderSettings.Background?

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<Placement>([
    .value("align", \.align),
    .value("crop", \.crop),
    .flag("trim", \.trim),
    .value("pad", \.pad),
    .value("background", \.background),
  ])

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    guard (0...4096).contains(pad) else { throw Failure(.usage, "--pad must be 0 to 4096") }
  }

  /// The size that is fitted into the image.
  func extent(of composition: Size) -> Size {
    crop.map { Size(width: $0.rect.width, height: $0.rect.height) } ?? composition
  }

  /// Settings without padding and trimming.
  func apply(to settings: inout RenderSettings) {
    if let align { settings.alignment = align.point }
    settings.window = crop?.rect
  }
}

extension RenderSettings.Background: OptionText {
  /// Parses `none`, `checker`, or a color by name or as `#RRGGBB` or `#RRGGBBAA`.
  package init?(text: String) {
    switch text {
    case "none", "transparent": self = .color(.clear)
    case "checker": self = .checker
    default:
      guard let color = Color(name: text) else { return nil }
      self = .color(color)
    }
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String {
    switch self {
    case .checker: "checker"
    case .color(let color): color.alpha == 0 ? "none" : color.hex
    }
  }
}
