import ArgumentParser
import LottieGeometry
import LottieKit
import LottieScene

/// A place in a picture: a word such as `top-left`.
struct Alignment: ExpressibleByArgument, Equatable {
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

/// What part of the composition is shown, and where.
struct PlacementOptions: ParsableArguments {
  @Option(
    help: "Where the animation lies when there is room: center, top, left, bottom-right and so on."
  )
  var align: Alignment?

  @Option(
    help: ArgumentHelp(
      "Show a part of the composition only, in its own units.",
      valueName: "x,y,width,height"
    )
  )
  var crop: Box?

  @Flag(help: "Cut off the borders that stay empty in all frames.")
  var trim = false

  @Option(help: "Pixels to leave free around it.")
  var pad = 0

  func validate() throws {
    guard (0...4096).contains(pad) else { throw ValidationError("--pad is 0 to 4096") }
  }

  /// The extent that is fitted into the picture.
  func extent(of composition: Size) -> Size {
    crop.map { Size(width: $0.rect.width, height: $0.rect.height) } ?? composition
  }

  /// Settings without padding and trimming.
  func apply(to settings: inout RenderSettings) {
    if let align { settings.alignment = align.point }
    settings.window = crop?.rect
  }
}
