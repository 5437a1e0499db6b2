import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie plan`.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Split a job into shards for several machines.",
    discussion: """
      Writes FOLDER/plan.json, tasks.ndjson and tasks.index: a task for each animation, \
      in shards of about equal cost, which lottie batch runs on any machine that sees \
      the same files under the same paths. Further options are those of the command \
      that --do names. Inputs that cannot be read, options that do not suit them and \
      outputs that would be written twice are all reported, and nothing is planned.

      With --list-inputs or --list-outputs the argument is the folder of a plan, and \
      nothing is planned: the files of a shard are listed, for programs that copy them \
      to a machine and back. Folders that options name are to be copied as well.

      In --output, {name} is the input's name and {dir} its folder; with --rows, \
      columns are placeholders, too.

      EXAMPLES
        lottie plan icons/ --do render --output 'out/{name}.webp' --shards 64 -o job/
        lottie plan '*.json' --do render --output '{name}.gif' --size 256x256 -o job/
        find . -name '*.tgs' | lottie plan - --do validate --profile telegram -o job/
        lottie plan film.json --output film.gif --split-frames 100 -o job/
        lottie plan card.json --rows people.csv --output 'out/{id}.png' -o job/
        lottie batch job/ --shard 3
        lottie plan job/ --list-inputs --shard 3
        lottie merge job/
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "Files, folders or patterns, \"-\" for a list of files on standard input, and options of the "
        + "command.",
      valueName: "inputs"
    ),
    completion: .animationFile
  )
  var inputs: [String]

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp("Command of the tasks.", valueName: "command"),
    completion: .list(BatchTask.Kind.allCases.map(\.rawValue))
  )
  var kind: BatchTask.Kind = .render

  @Option(
    help: ArgumentHelp("Output of each task, with {name} or {dir}.", valueName: "output"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp("Second file of each diff, with {name} or {dir}.", valueName: "file"),
    completion: .file()
  )
  var other: String?

  @Option(
    name: [.customShort("o"), .customLong("job")],
    help: ArgumentHelp("Folder of the plan.", valueName: "folder"),
    completion: .directory
  )
  var folder: String?

  @Option(help: ArgumentHelp("Number of shards.", valueName: "count"))
  var shards = 1

  @Option(
    help: ArgumentHelp(
      "Cut animations into tasks of this many frames, which lottie merge joins.",
      valueName: "frames"
    )
  )
  var splitFrames: Int?

  @OptionGroup(title: "Rows") var rowOptions: RowOptions

  @Flag(help: "List the files that the tasks of a plan read.")
  var listInputs = false

  @Flag(help: "List the files that the tasks of a plan have written, and their results.")
  var listOutputs = false

  @Option(
    help: ArgumentHelp("List the files of this shard, as in lottie batch.", valueName: "shard")
  )
  var shard: ShardChoice?

  @Flag(help: "Leave out inputs that cannot be read or do not suit the options, and say which.")
  var skipUnreadable = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  private var listing: PlanListing.Kind? {
    listInputs ? .inputs : listOutputs ? .outputs : nil
  }

  func validate() throws {
    if listInputs, listOutputs {
      throw ValidationError("give --list-inputs or --list-outputs, not both")
    }
    if listing != nil {
      guard inputs.count == 1, !inputs[0].hasPrefix("-"), folder == nil else {
        throw ValidationError("--list-inputs and --list-outputs take the folder of a plan alone")
      }
      return
    }
    guard shard == nil else {
      throw ValidationError("--shard is for --list-inputs and --list-outputs")
    }
    guard folder != nil else {
      throw ValidationError("Missing expected argument '-o <folder>'")
    }
    guard JobFolder.shardCounts.contains(shards) else {
      throw ValidationError("--shards must be 1 to \(JobFolder.shardCounts.upperBound)")
    }
    if let splitFrames, splitFrames < 1 {
      throw ValidationError("--split-frames must be at least 1")
    }
    if splitFrames != nil, kind != .render {
      throw ValidationError("--split-frames is for --do render")
    }
    if rowOptions.rows != nil, kind != .render {
      throw ValidationError("--rows is for --do render")
    }
    if (kind == .diff) != (other != nil) {
      throw ValidationError("--do diff needs --other, and only it does")
    }
  }

  func run() throws {
    if let listing {
      var request = PlanListing(listing, of: inputs[0])
      request.shard = shard
      return try request.run()
    }
    let arguments = try TaskArguments(inputs, of: kind)
    guard let folder = folder.map(JobFolder.path) else { return }
    var request = PlanRequest(kind, inputs: arguments.inputs, folder: folder)
    request.options = arguments.options
    request.output = output
    request.other = other
    request.shards = shards
    request.splitFrames = splitFrames
    request.rows = rowOptions.rows.map { _ in rowOptions.request }
    request.skipUnreadable = skipUnreadable
    request.quiet = quiet
    try PlanJob(request).run()
  }
}

extension BatchTask.Kind: ExpressibleByArgument {}
