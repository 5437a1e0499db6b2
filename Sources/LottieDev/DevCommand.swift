import ArgumentParser

/// Chores of the people who work on this project; `make` calls most of them.
@main
struct DevCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "LottieDev",
    abstract: "Developer tasks.",
    subcommands: [
      Agreement.self, BenchExpressions.self, BenchPeers.self, BenchSamples.self, ContactSheet.self,
      Conversions.self, ExpressionsAgreement.self, HelpPages.self, Matrix.self, ReadBack.self,
      RoundTrip.self,
      SchemaAgreement.self, Sizes.self,
    ]
  )
}
