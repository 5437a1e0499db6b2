import ArgumentParser

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "info", abstract: "x")
  @OptionGroup var source: InputOptions
  func run() throws {}
}
