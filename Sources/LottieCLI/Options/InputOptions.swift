import ArgumentParser
import LottieKit

/// The input file of a command.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Animation file (.json, .lot, .lottie or .tgs) or URL; \"-\" reads standard " + "input."
    ),
    completion: .animationFile
  )
  var input: String

  @OptionGroup(title: "Input") private var details: Details
  @OptionGroup(title: "Limits") var timeLimit: TimeLimit

  var unparsed = Unparsed(Given())

  /// What is not an argument.
  struct Given {
    /// Values for slots, which win over those of `--slots`.
    var slotValues: SlotValues?
    /// Animations that were loaded before.
    var cache: AnimationFileCache?
    /// The file, when it has been loaded already.
    var loaded: AnimationFile?
  }

  /// Which part of a file to read, and from where.
  struct Details: ParsableArguments {
    @Option(
      help: ArgumentHelp("Animation of a .lottie file, by id or by index from 0.", valueName: "id"),
      completion: .animationIDs
    )
    var animation: String?

    @Option(
      help: ArgumentHelp("Theme of a .lottie file, by id.", valueName: "id"),
      completion: .themeIDs
    )
    var theme: String?

    @Option(
      help: ArgumentHelp(
        "JSON object of values by slot: numbers, arrays of numbers, \"#RRGGBB\" colors "
          + "or whole properties.",
        valueName: "file"
      ),
      completion: .jsonFile
    )
    var slots: String?

    @Flag(help: "Allow the animation itself to be an http or https URL.")
    var allowNetwork = false

    @Flag(
      help: "Also allow hosts with loopback, link-local and private addresses."
    )
    var allowPrivateNetwork = false
  }

  /// Which animation of a container; nil is its first.
  var animation: String? { details.animation }

  /// Files that options name.
  var optionFiles: [String] { [details.slots].compactMap(\.self) }

  /// The part of the network that may be read, if any.
  ///
  /// `isAllowed`: Whether it may be read at all.
  func network(_ isAllowed: Bool) -> NetworkAccess {
    guard isAllowed else { return .none }
    return details.allowPrivateNetwork ? .anyHost : .publicHosts
  }

  /// The options for this file and for others; patterns and folders are looked up.
  func inputs(with others: [String]) throws -> [InputOptions] {
    guard !others.isEmpty || AnimationFile.isURL(input) == false && input != "-" else {
      return [self]
    }
    return try InputExpansion.files([input] + others, ignoring: []).map { name in
      var options = self
      options.input = name
      return options
    }
  }

  /// Loads the file.
  ///
  /// `quiet`: Whether values for slots that the animation lacks are ignored silently.
  func load(quiet: Bool = false) throws -> AnimationFile {
    if let file = unparsed.loaded { return try filled(file) }
    guard let cache = unparsed.cache, input != "-", unparsed.slotValues == nil,
      !AnimationFile.isURL(input)
    else { return try loadAnew(quiet: quiet) }
    let key = AnimationFileCache.Key(
      path: input,
      animation: animation,
      theme: details.theme,
      slots: details.slots
    )
    return try cache.file(key) { try loadAnew(quiet: quiet) }
  }

  private func loadAnew(quiet: Bool) throws -> AnimationFile {
    let choice = try choice
    do throws(LoadError) {
      let file =
        if AnimationFile.isURL(input) {
          try AnimationFile(url: input, choice: choice, network: network(details.allowNetwork))
        } else {
          try AnimationFile(path: input, choice: choice)
        }
      if !quiet, let values = choice.slots { SlotCheck(file).warn(values, input: input) }
      return file
    } catch {
      throw Failure(error, input: input)
    }
  }

  /// A file that was loaded before, with the values for slots that are not arguments.
  private func filled(_ file: AnimationFile) throws -> AnimationFile {
    guard let values = unparsed.slotValues else { return file }
    do throws(LoadError) {
      return try file.filled(values)
    } catch {
      throw Failure(error, input: input)
    }
  }

  /// Another animation of the file's container.
  func sibling(_ name: String, of file: AnimationFile) throws -> AnimationFile {
    do throws(LoadError) {
      return try file.sibling(name)
    } catch {
      throw Failure(error, input: input)
    }
  }

  private var choice: AnimationFile.Choice {
    get throws {
      var values = try details.slots.map { path in
        guard let values = SlotValues(try JSONFile.read(path)) else {
          throw Failure(.badDocument, "\(path): expected an object of values by slot")
        }
        return values
      }
      if let given = unparsed.slotValues {
        if values == nil { values = given } else { values?.merge(given) }
      }
      return AnimationFile.Choice(animation: animation, theme: details.theme, slots: values)
    }
  }

  /// The file's name without folder and extension, for naming outputs.
  var stem: String { InputOptions.stem(of: input) }

  /// A file's name without folder and extension.
  static func stem(of input: String) -> String {
    guard input != "-" else { return "stdin" }
    let name = input.split(separator: "/").last.map(String.init) ?? input
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
