import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie get`.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print values of properties, at a frame or over a range.",
    discussion: """
      A layer or group stands for all of its properties. Frames are those of the \
      animation; properties of a nested composition are read at the time it shows \
      then. With --transform, --bounds or --point KEYPATH matches layers, and the output is: the matrix a, b, c, d, tx, ty \
      from layer to animation coordinates; the left, top, width and height of what \
      the layer draws, without masks and mattes; or the point in layer \
      coordinates. Exits with status 1 if KEYPATH matches nothing.

      EXAMPLES
        lottie get anim.json 'Logo.Transform.Position' --frame 24
        lottie get anim.json '**.Color' --format json
        lottie get anim.json 'Logo.Transform.Opacity' --frames 0..60 --format csv
        lottie get anim.json '**.Color' --set '**.Color=red' --original
        lottie get anim.json Logo --bounds --frames 0..60:10
        lottie get anim.json --point 100,50 --layer 'Logo.Icon' --frame 50%
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions

  @Argument(
    help: "Keypath or pattern of properties, or of layers, as '**.Color'.",
    completion: .propertyKeypaths
  )
  var keypath: String?

  @Option(help: ArgumentHelp("Same as KEYPATH.", valueName: "keypath"), completion: .nodeKeypaths)
  var layer: String?

  @OptionGroup(title: "Time") var frameOptions: FrameOptions
  @OptionGroup(title: "Time") var timePositionOptions: TimePositionOptions
  @OptionGroup(title: "Overrides") var overrideOptions: OverrideOptions
  @OptionGroup(title: "Text and fonts") var textOptions: TextOptions

  @Flag(help: "Print the document's own values, ignoring --set and --text.")
  var original = false

  @Flag(help: "Print the matrices of layers.")
  var transform = false

  @Flag(help: "Print the bounding boxes of what layers draw.")
  var bounds = false

  @Option(
    help: ArgumentHelp("Convert a point of the animation to layer coordinates.", valueName: "x,y")
  )
  var point: Point?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: ValueFormat = .text

  func validate() throws { try checkingArguments { try request.check() } }

  var request: GetRequest {
    var request = GetRequest()
    request.source = source.request
    request.keypath = keypath
    request.layer = layer
    request.frames = frameOptions.request
    request.position = timePositionOptions.position
    request.overrides = overrideOptions.request
    request.text = textOptions.request
    request.original = original
    request.transform = transform
    request.bounds = bounds
    request.point = point
    request.format = format
    return request
  }

  func run() throws { try GetJob(request).run() }
}

extension ValueFormat: ExpressibleByArgument {}
