public import ArgumentParser
import LottieJobs
public import LottieKit

/// The size of the image.
struct SizeOptions: ParsableArguments {
  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "Width and height in pixels, as 640x480, or 640 for both; the animation keeps its aspect ratio.",
      valueName: "wxh"
    )
  )
  var size: PixelSize?

  @Option(
    name: .customLong("width"),
    help: ArgumentHelp("Width in pixels; the height follows.", valueName: "pixels")
  )
  var width: Int?

  @Option(
    name: .customLong("height"),
    help: ArgumentHelp("Height in pixels; the width follows.", valueName: "pixels")
  )
  var height: Int?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Scale of the animation's own size.", valueName: "factor")
  )
  var scale: Double?

  @Option(
    name: .customLong("fit"),
    help: ArgumentHelp(
      "How to fit the animation into a frame of another aspect ratio.",
      valueName: "fit"
    )
  )
  var fit: RenderSettings.Fit = .contain

  func validate() throws { try checkingArguments { try request.check() } }

  var request: ImageSize {
    var request = ImageSize()
    request.size = size
    request.width = width
    request.height = height
    request.scale = scale
    request.fit = fit
    return request
  }
}

extension PixelSize: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

extension RenderSettings.Fit: ExpressibleByArgument {}
