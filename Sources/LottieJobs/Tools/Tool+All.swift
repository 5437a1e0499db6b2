import Foundation
import LottieKit
import LottieLint

extension Tool {
  /// All tools.
  package static let all = [check, frames, keypaths, get, set, diff, fields, profile]

  private static let input = ToolArgument.required(
    "input",
    .input,
    "Animation file in the folder: .json, .lot, .lottie or .tgs"
  )
  private static let parts = [
    ToolArgument.optional("animation", .text, "Animation of a .lottie file, by id or number"),
    ToolArgument.optional("theme", .text, "Theme of a .lottie file, by id"),
  ]
  private static let overrides = [
    ToolArgument.optional(
      "set",
      .values,
      "Values by keypath, as {\"Logo.**.Color\": \"#ff0000\"}: colors, numbers, arrays of numbers"
    ),
    ToolArgument.optional("text", .values, "Texts by the name or keypath of a text layer"),
  ]

  private static let check = Tool(
    name: "check",
    summary:
      "Check an animation: problems with their places and how to correct them, and how players play it",
    arguments: [
      input,
      .optional(
        "target",
        .texts,
        "Players, as lottie-ios, lottie-android or skottie; default: those of the folder's .lottie.yml, or all"
      ),
      .optional("select", .texts, "Only these rules or groups of rules"),
      .optional("draw", .flag, "Draw frames, too, and check what they show"),
    ],
    output: LintRun.self
  ) { arguments, memory in
    var members = arguments
    members["files"] = members.removeValue(forKey: "input").map { .array([$0]) }
    // The nearest configuration may be above the folder; that of the folder itself is followed.
    let configuration = ConfigurationFile.standardName
    if InputFile.path(configuration, within: ".") != nil {
      members["config"] = .string(configuration)
    } else {
      members["no-config"] = .bool(true)
    }
    var request = try ValidateRequest(members: members)
    request.checks.memory = memory
    let run = try ValidationJob(request).check()
    return Answer(output: run ?? LintRun(reports: [], targets: []))
  }

  private static let keypaths = Tool(
    name: "keypaths",
    summary:
      "List the keypaths of layers and properties, which get and set take; give a pattern where there are many",
    arguments: [input] + parts + [
      .optional("pattern", .text, "Pattern, as **.Color; * is any part of a name, ** any names"),
      .optional("type", .text, "Kind of properties, as color, number, point, size, path or text"),
      .optional("animated", .flag, "Animated properties only"),
      .optional("layers", .flag, "Layers only"),
      .optional("values", .flag, "Values of the first frame, or of frame, too"),
      .optional("frame", .text, "Frame of the values: \(TimePosition.forms)"),
    ],
    output: KeypathsOutput.self
  ) { arguments, memory in
    var request = try KeypathsRequest(members: arguments)
    request.source.memory = memory
    return Answer(output: try request.output())
  }

  private static let get = Tool(
    name: "get",
    summary:
      "Values of properties at frames; or, with bounds or transform, the boxes or matrices of layers",
    arguments: [input] + parts + [
      .required("keypath", .text, "Keypath or pattern of properties, or of layers, as **.Color"),
      .optional("frame", .text, "A frame: \(TimePosition.forms); default: the first"),
      .optional("frames", .text, "A range of frames, as 0..60:10"),
      .optional("bounds", .flag, "Left, top, width and height of what layers draw"),
      .optional("transform", .flag, "Matrices of layers, to the animation's coordinates"),
      .optional("point", .text, "A point of the animation, x,y, to be converted to layers'"),
    ] + overrides,
    output: ValuesOutput.self
  ) { arguments, memory in
    var request = try GetRequest(members: arguments)
    request.source.memory = memory
    return Answer(output: try GetJob(request).output())
  }

  private static let set = Tool(
    name: "set",
    summary: "Write an animation with other values or texts to a new file; answers what changed",
    arguments: [
      input, .required("output", .output, "New file in the folder: .json, .lottie or .tgs"),
    ] + parts + overrides,
    output: DiffOutput.self,
    isReadOnly: false
  ) { arguments, memory in
    var request = try ConvertRequest(members: arguments)
    guard arguments["set"] != nil || arguments["text"] != nil else {
      throw Failure(.usage, "give set or text")
    }
    request.source.memory = memory
    request.quiet = true
    let file = try request.source.load(quiet: true)
    try ConvertJob(request, file: file).run()
    var comparison = DiffRequest()
    comparison.source.memory = memory
    (comparison.source.input, comparison.other) = (request.source.input, request.output)
    comparison.source.animation = request.source.animation
    return Answer(output: try DiffJob(comparison, file: file).output())
  }

  private static let diff = Tool(
    name: "diff",
    summary: "What changed between two animations: layers, values and, with visual, frames",
    arguments: [
      input, .required("other", .input, "The second animation in the folder"),
      .optional("visual", .flag, "Draw and compare frames, too"),
      .optional("frames", .number(1...100), "Number of frames to compare; default: 10"),
    ],
    output: DiffOutput.self
  ) { arguments, memory in
    var request = try DiffRequest(members: arguments)
    request.source.memory = memory
    request.quiet = true
    return Answer(output: try DiffJob(request, file: try request.before.load(quiet: true)).output())
  }

  private static let fields = Tool(
    name: "fields",
    summary:
      "What can be filled in: slots, texts, properties, images, layers to hide; with present values",
    arguments: [input] + parts,
    output: FieldsOutput.self
  ) { arguments, memory in
    var source = AnimationInput()
    try AnimationInput.fields.read(arguments, into: &source)
    source.memory = memory
    return Answer(output: FieldsOutput(TemplateFields(try source.load(quiet: true)).listing()))
  }

  private static let profile = Tool(
    name: "profile",
    summary: "Which layers make an animation heavy, and in which frame",
    arguments: [input] + parts + [
      .optional("target", .text, "Whose buffers are counted: lottie-android (default) or lottie"),
      .optional("frames", .number(1...100), "Number of frames to measure; default: 6"),
    ],
    output: ProfileOutput.self
  ) { arguments, memory in
    var members = arguments
    let target = members.removeValue(forKey: "target")?.text ?? "lottie-android"
    let frames = members.removeValue(forKey: "frames")?.number.flatMap(Int.init(exactly:)) ?? 6
    var source = AnimationInput()
    try AnimationInput.fields.read(members, into: &source)
    source.memory = memory
    let request = try ProfileRequest(target: target, frame: nil, frames: frames, size: nil)
    let animation = try source.load(quiet: true).animation
    let profile = try request.profile(animation, .init(memory.budget))
    return Answer(output: ProfileOutput(profile, request.player, animation.document))
  }

  private static let frames = Tool(
    name: "frames",
    summary:
      "Look at an animation: frames, evenly spaced and numbered, as one image; or one frame, larger",
    arguments: [input] + parts + [
      .optional("count", .number(1...36), "Number of frames; default: 12"),
      .optional("frame", .text, "One frame alone: \(TimePosition.forms)"),
      .optional(
        "size",
        .number(16...1024),
        "Pixels of a frame's longer side; default: 192, of one 512"
      ),
      .optional("background", .text, "Color or none; default: white"),
      .optional("as", .text, "Draw as this player would, as lottie-android"),
    ] + overrides,
    output: RenderReport.self
  ) { arguments, memory in
    var members = arguments
    let isOne = members["frame"] != nil
    let count = members.removeValue(forKey: "count") ?? .number(12)
    if !isOne { members["contact"] = count }
    let size = members.removeValue(forKey: "size")?.number.flatMap(Int.init(exactly:))
    members["background"] = members["background"] ?? .string("white")
    members["quiet"] = .bool(true)
    var request = try RenderRequest(members: members)
    request.source.memory = memory
    var prepared = PreparedRender()
    let file = try request.source.load(quiet: true)
    prepared.file = file
    let side = min(size ?? (isOne ? 512 : 192), isOne ? 1024 : 512)
    let natural = file.animation.size
    let isTall = natural.height > natural.width
    (request.size.width, request.size.height) = (isTall ? nil : side, isTall ? side : nil)
    let folder = try ScratchFolder()
    defer { folder.remove() }
    request.output = folder.path(of: "frames.png")
    let drawn = try RenderJob(request, prepared, threads: WorkerThreads.processors).run()
    guard let image = request.output.flatMap(FileWriting.read) else {
      throw Failure(.internalError, "no image was drawn")
    }
    let report = RenderReport(file: request.source.input, findings: drawn.diagnostics)
    return Answer(output: report, image: image)
  }
}
