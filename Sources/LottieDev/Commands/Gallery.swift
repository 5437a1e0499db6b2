import ArgumentParser

/// `LottieDev gallery`: the first page of the project's site.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a page of the samples as they move, with the table of fidelity."
  )

  @Option(help: "The built program.")
  var program: String

  @Option(help: "The folder to write to.")
  var output = ".build/site"

  @Option(help: "The folder of the samples.")
  var samples = "Samples"

  @Option(help: "The page with the table of fidelity.")
  var fidelity = "docs/fidelity.md"

  func run() throws {
    let page = GalleryPage(
      samples: samples,
      fidelity: fidelity,
      program: BuiltProgram(path: program)
    )
    try page.write(to: output)
  }
}
