public import ArgumentParser
import LottieJobs
public import LottieKit

/// The part of the composition to show, and its position.
struct PlacementOptions: ParsableArguments {
  @Option(
    name: .customLong("align"),
    help: ArgumentHelp(
      "Position within a larger frame: center, top, left, bottom-right and so on.",
      valueName: "position"
    ),
    completion: .list(Alignment.names)
  )
  var align: Alignment?

  @Option(
    name: .customLong("crop"),
    help: ArgumentHelp(
      "Draw this region of the composition only, in its own units.",
      valueName: "x,y,width,height"
    )
  )
  var crop: Box?

  @Flag(name: .customLong("trim"), help: "Trim borders that stay empty in every frame.")
  var trim = false

  @Option(
    name: .customLong("pad"),
    help: ArgumentHelp("Padding around the animation.", valueName: "pixels")
  )
  var pad = 0

  @Option(
    name: .customLong("background"),
    help: ArgumentHelp(
      "Background: none, checker, #RRGGBB, #RRGGBBAA or a color name.",
      valueName: "color"
    ),
    completion: .list(["none", "checker", "white", "black"])
  )
  var background: RenderSettings.Background?

  func validate() throws { try checkingArguments { try request.check() } }

  var request: Placement {
    var request = Placement()
    request.align = align
    request.crop = crop
    request.trim = trim
    request.pad = pad
    request.background = background
    return request
  }
}

extension Alignment: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

extension Box: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

extension RenderSettings.Background: ExpressibleByArgument {
  /// Parses `none`, `checker`, or a color by name or as `#RRGGBB` or `#RRGGBBAA`.
  public init?(argument: String) { self.init(text: argument) }

  /// The default in help texts.
  public var defaultValueDescription: String { text }
}
