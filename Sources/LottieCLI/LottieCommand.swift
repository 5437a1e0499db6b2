import ArgumentParser
import LottieJobs
import LottieKit

/// The program.
@main
struct LottieCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lottie",
    abstract: "Render, inspect and check Lottie animations.",
    discussion: """
      Reads .json, .lot, .lottie and .tgs files, recognized by content; "-" is \
      standard input. Control characters in names are escaped, as \\u001b.

      EXAMPLES
        lottie render anim.json --frame 24        one frame: anim-24.png
        lottie render anim.json 'f/%05d.png'      every frame
        lottie render anim.json anim.gif          also .webp .apng .mp4 .webm .mov
        lottie info anim.lottie                   size, layers, unsupported features
        lottie keypaths anim.json '**.Color'      keypaths to set, with patterns
        lottie get anim.json '**.Color'           values at a frame
        lottie keypaths anim.json --fields        fields that --rows can fill
        lottie markers anim.json                  marker times
        lottie validate anim.json                 problems and incompatibilities
        lottie report icons/ -o report.html       an HTML report
        lottie serve icons/ --open                the same, live
        lottie features --target lottie-android   what a player supports
        lottie play anim.json                     in the terminal
        lottie convert anim.json anim.lottie      other formats
        lottie optimize anim.json -o small.json   smaller, and equal
        lottie diff old.json new.json --visual    what changed
        lottie profile anim.json                  which layers are heavy
        lottie bench anim.json --size 512x512     load and frame times
        lottie batch tasks.ndjson --jobs 4        many tasks in one process
        lottie plan icons/ --do validate -o job/  shards for many machines
        lottie status job/                        how far they are
        lottie merge job/                         one report of all shards

      EXIT STATUS
        0 success         65 bad document     70 internal error
        1 findings        66 no input         73 cannot write
        64 usage                              75 timed out
      """,
    version: lottieVersion,
    groupedSubcommands: [
      CommandGroup(
        name: "Draw",
        subcommands: [RenderCommand.self, PlayCommand.self, ServeCommand.self, ReportCommand.self]
      ),
      CommandGroup(
        name: "Inspect",
        subcommands: [
          InfoCommand.self, KeypathsCommand.self, GetCommand.self,
          MarkersCommand.self, MachineCommand.self,
        ]
      ),
      CommandGroup(
        name: "Check",
        subcommands: [
          ValidateCommand.self, RulesCommand.self, FeaturesCommand.self, InitCommand.self,
          ProfileCommand.self, BenchCommand.self,
        ]
      ),
      CommandGroup(
        name: "Change",
        subcommands: [ConvertCommand.self, OptimizeCommand.self, DiffCommand.self]
      ),
      CommandGroup(
        name: "Batch",
        subcommands: [
          BatchCommand.self, PlanCommand.self, StatusCommand.self, MergeCommand.self,
        ]
      ),
      CommandGroup(name: "Automate", subcommands: [SchemaCommand.self, MCPCommand.self]),
    ]
  )

  static func main() {
    StandardStreams.fill()
    WriteSignals.ignore()
    ProcessFaults.watch(status: Status.internalError.rawValue)
    // The main thread's stack is what `ulimit -s` says, and may be too small.
    WorkerThreads.perform(1) { _ in runCommand() }
  }

  /// Runs the command that the arguments name; ends the program when it fails.
  private static func runCommand() {
    HelpWidth.set()
    var look = Console.Look()
    (look.messages, look.results, look.table) = (
      Palette.messages, { Palette.results }, ReportTable.columns
    )
    Console.use(look)
    let typing = TypingErrors(Array(CommandLine.arguments.dropFirst()))
    do {
      // Packages and scripts ask often; the parser needs longer than all else.
      if typing.asksForVersion { return try Console.result(VersionText.text) }
      try typing.checkHelp()
      let arguments = typing.joiningNegativeNumbers
      var command = try subcommand(arguments) ?? parseAsRoot(arguments)
      (command as? any TimeLimited)?.timeLimit.start()
      (command as? any Quietable)?.quietOptions.apply()
      try command.run()
    } catch let failure as Failure {
      failure.report()
      exit(withError: ExitCode(failure.status.rawValue))
    } catch let end as Exit {
      exit(withError: ExitCode(end.status.rawValue))
    } catch  where exitCode(for: error).isSuccess {
      if let name = typing.shortHelpCommand {
        let help = ShortHelp.text(fullMessage(for: error), of: name, columns: HelpWidth.columns)
        try? Console.result(help)
        return
      }
      exit(withError: error)
    } catch {
      if let failure = typing.failure {
        failure.report()
        exit(withError: ExitCode(failure.status.rawValue))
      }
      var message = fullMessage(for: error)
      if message.hasPrefix("Error: ") { message = "error: " + message.dropFirst(7) }
      // File names come from shell patterns, and may contain anything.
      for argument in CommandLine.arguments where VisibleText.line(argument) != argument {
        message = message.replacing(argument, with: VisibleText.line(argument))
      }
      Console.write(VisibleText.lines(message) + "\n")
      exit(withError: exitCode(for: error))
    }
  }

  /// The subcommand that arguments name, when they have nothing wrong.
  ///
  /// Looked for first, since a parser of all commands takes more time than drawing a frame; that parser knows
  /// better what to say when there is something wrong, or a question.
  private static func subcommand(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first else { return nil }
    let known = configuration.subcommands.first { $0.configuration.commandName == name }
    return try? known?.parse(Array(arguments.dropFirst()))
  }
}
