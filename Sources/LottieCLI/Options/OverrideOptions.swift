import ArgumentParser
import LottieJobs

/// Overrides of the document.
struct OverrideOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set properties to a number, x,y, a color as #RRGGBB, gradient colors joined "
        + "by commas, a text, or a path as JSON. May be repeated.",
      valueName: "keypath=value"
    ),
    completion: .propertyKeypaths
  )
  var set: [String] = []

  @Option(
    name: .customLong("set-file"),
    help: ArgumentHelp(
      "JSON object of values by keypath; for values that hold at certain frames an "
        + "array of objects with \"frames\", as \"0..30\" in the time of the property's "
        + "composition, and \"value\".",
      valueName: "file"
    ),
    completion: .jsonFile
  )
  var setFile: [String] = []

  @Option(
    name: .customLong("hide"),
    help: ArgumentHelp(
      "Hide layers, groups, fills or strokes. May be repeated.",
      valueName: "keypath"
    ),
    completion: .nodeKeypaths
  )
  var hide: [String] = []

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "Hide everything but these layers, groups, fills or strokes. May be repeated.",
      valueName: "keypath"
    ),
    completion: .nodeKeypaths
  )
  var only: [String] = []

  @Option(
    name: .customLong("overlay"),
    help: ArgumentHelp(
      "Draw an image over layers, in layer coordinates from the layer's origin. May "
        + "be repeated.",
      valueName: "keypath=image"
    )
  )
  var overlay: [String] = []

  @Option(
    name: .customLong("image"),
    help: ArgumentHelp("Replace the image of an asset. May be repeated.", valueName: "id=file")
  )
  var image: [String] = []

  @Flag(
    name: .customLong("expressions"),
    inversion: .prefixedNo,
    help: "Evaluate expressions; without them properties follow their keyframes."
  )
  var expressions = true

  @Option(
    name: .customLong("motion-blur"),
    help: ArgumentHelp(
      "Draw the motion blur of layers that have it enabled.",
      valueName: "on|off"
    )
  )
  var motionBlur = Switch.on

  @Flag(name: .customLong("allow-unmatched"), help: "Ignore overrides that match nothing.")
  var allowUnmatched = false

  var request: Overrides {
    var request = Overrides()
    request.set = set
    request.setFile = setFile
    request.hide = hide
    request.only = only
    request.overlay = overlay
    request.image = image
    request.expressions = expressions
    request.motionBlur = motionBlur
    request.allowUnmatched = allowUnmatched
    return request
  }
}

extension Switch: ExpressibleByArgument {}
