import ArgumentParser

/// Developer tasks of this repository; `make` calls most of them.
@main
struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "LottieDev",
    abstract: "Developer tasks.",
    subcommands: [
      Agreement.self, BenchExpressions.self, BenchGrowth.self, BenchPeers.self, BenchSamples.self,
      Conversions.self, CutRelease.self, EqualBytes.self, ExpressionsAgreement.self,
      Gallery.self, Guide.self, HelpPages.self, Kills.self, Matrix.self, PlaySamples.self,
      Players.self, PublicAPI.self, ReadBack.self, RoundTrip.self, SchemaAgreement.self, Sizes.self,
    ]
  )
}
