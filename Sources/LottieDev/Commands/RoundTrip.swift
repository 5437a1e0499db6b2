import ArgumentParser
import Foundation
import LottieKit
import LottieModel

/// `LottieDev roundtrip`: a document encodes to what it was read from.
struct RoundTrip: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roundtrip",
    abstract: "Checks that decoding and encoding again changes no file below some folders."
  )

  @Argument(help: "Folders; .json, .lot, .tgs and .lottie files in them are read.")
  var folders: [String]

  @Option(help: "Check every Nth file through JSONEncoder and JSONDecoder too; 0 is none.")
  var codableEvery = 5

  func run() throws {
    var (checked, coded, unreadable) = (0, 0, 0)
    var failures: [String] = []
    let fileExtensions: Set = ["json", "lot", "tgs", "lottie"]
    for path in SourceFolder.files(below: folders, fileExtensions: fileExtensions) {
      guard let file = try? AnimationFile(path: path) else {
        unreadable += 1
        continue
      }
      checked += 1
      failures += RoundTripCheck.differences(file.animation).map { "\(path): \($0)" }
      if codableEvery > 0, checked % codableEvery == 1 || codableEvery == 1 {
        coded += 1
        failures += RoundTripCheck.codableDifferences(file.animation).map { "\(path): \($0)" }
      }
    }
    for failure in failures { print(failure) }
    print(
      "\(checked) documents encode to what they were read from, \(coded) of them also by Codable; "
        + "\(unreadable) files are no animations; \(failures.count) failures"
    )
    guard failures.isEmpty, checked > 0 else { throw ExitCode(1) }
  }
}
