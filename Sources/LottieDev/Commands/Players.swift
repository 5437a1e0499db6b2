import ArgumentParser
import Foundation
import LottieJobs
import LottieKit
import LottieLint
import LottieScene

/// `LottieDev players`: what players were seen to draw beside what is said of them.
struct Players: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares recorded frames of players with the matrix and `render --as`.",
    discussion: """
      Prints what does not fit, and exits with 1 where that is not what known.txt in FOLDER lists. When a player \
      moves, draw the atlas with it (frames side by side, 200 by 200 pixels each, into a folder with the player's \
      name) and name the folder above.
      """
  )

  @Argument(help: "A folder of recordings; each player's is in a folder of its name.")
  var folder = "Tests/Corpus/atlas/players"

  @Option(help: "The folder of the documents, and of the list of their frames.")
  var documents = "Tests/Corpus/atlas"

  @Option(help: "Write a page with all frames into this folder.")
  var page: String?

  @Option(help: "Only documents whose names begin so.")
  var match = ""

  @Flag(help: "Write what does not fit to known.txt.")
  var accept = false

  func run() throws {
    let all = try AtlasDocument.all(in: documents).filter { $0.name.hasPrefix(match) }
    let records = PlayerRecord.all(in: folder)
    guard !all.isEmpty, !records.isEmpty else {
      throw ValidationError("no documents, or no folder of a player's name")
    }
    let results = ParallelResults.all(all.count) { index in
      Result { try PlayerFit(all[index], in: documents, records) }
    }
    let fits = try results.map { try $0.get() }
    if let page {
      try PlayersPage(documents: all, records: records, frames: fits.map(\.frames))
        .write(to: page)
    }
    let misfits = fits.flatMap(\.misfits)
    try compare(misfits)
    let seen = records.reduce(0) { sum, record in sum + all.count { record[$0] != nil } }
    print(
      "\(seen) documents drawn by \(records.count) players, \(misfits.count) do not fit"
    )
  }

  /// Prints how what does not fit differs from what is known not to.
  private func compare(_ misfits: [String]) throws {
    let known = URL(fileURLWithPath: folder + "/known.txt")
    if accept {
      let text = misfits.sorted().map { $0 + "\n" }.joined()
      return try Data(text.utf8).write(to: known, options: .atomic)
    }
    let old = ((try? String(contentsOf: known, encoding: .utf8)) ?? "").split(separator: "\n")
      .map(String.init).filter { line in
        line.split(separator: "\t").dropFirst().first?.hasPrefix(match) ?? false
      }
    let added = Set(misfits).subtracting(old).sorted()
    let gone = Set(old).subtracting(misfits).sorted()
    for line in added { print("+ " + line) }
    for line in gone { print("- " + line) }
    guard added.isEmpty, gone.isEmpty else { throw ExitCode(1) }
  }
}
