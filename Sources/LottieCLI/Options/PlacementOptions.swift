import ArgumentParser
import LottieKit

/// An alignment in an image: a word such as `top-left`.
struct Alignment: ExpressibleByArgument, Equatable {
  /// The positions, as written.
  static let names = [
    "center", "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left",
    "bottom-right",
  ]

  let point: Point

  init?(argument: String) {
    var point = Point(0.5, 0.5)
    for word in argument.split(separator: "-") {
      switch word {
      case "left": point.x = 0
      case "right": point.x = 1
      case "top": point.y = 0
      case "bottom": point.y = 1
      case "center": break
      default: return nil
      }
    }
    self.point = point
  }
}

/// A box as `x,y,width,height`.
struct Box: ExpressibleByArgument, Equatable {
  let rect: Rect

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3], width > 0, height > 0,
      [x, y, width, height].allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    rect = Rect(x: x, y: y, width: width, height: height)
  }
}

/// Which part of the composition is shown, and where.
struct PlacementOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Position within a larger frame: center, top, left, bottom-right and so on.",
      valueName: "position"
    ),
    completion: .list(Alignment.names)
  )
  var align: Alignment?

  @Option(
    help: ArgumentHelp(
      "Draw this region of the composition only, in its own units.",
      valueName: "x,y,width,height"
    )
  )
  var crop: Box?

  @Flag(help: "Trim borders that stay empty in every frame.")
  var trim = false

  @Option(help: ArgumentHelp("Padding around the animation.", valueName: "pixels"))
  var pad = 0

  @Option(
    help: ArgumentHelp(
      "Background: none, checker, #RRGGBB, #RRGGBBAA or a color name.",
      valueName: "color"
    ),
    completion: .list(["none", "checker", "white", "black"])
  )
  var background: RenderSettings.Background?

  func validate() throws {
    guard (0...4096).contains(pad) else { throw ValidationError("--pad must be 0 to 4096") }
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
