import ArgumentParser
import LottieKit

/// The file a command reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "The animation: .json, .lot, .lottie or .tgs, or a URL; \"-\" is standard input."
  )
  var input: String

  @Option(help: "Which animation of a .lottie file, by its id or its number from 0.")
  var animation: String?

  @Flag(help: "Let the animation come from the network, by an http or https URL.")
  var allowNetwork = false

  /// Loads the file.
  func load() throws -> AnimationFile {
    do throws(LoadError) {
      if AnimationFile.isURL(input) {
        return try AnimationFile(url: input, animation: animation, allowsNetwork: allowNetwork)
      }
      return try AnimationFile(path: input, animation: animation)
    } catch {
      throw Failure(error, input: input)
    }
  }

  /// The file's name without folder and ending, to name outputs after.
  var stem: String {
    guard input != "-" else { return "stdin" }
    let name = input.split(separator: "/").last.map(String.init) ?? input
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
