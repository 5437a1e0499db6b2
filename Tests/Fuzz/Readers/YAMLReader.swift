import LottieLint

@testable import LottieCLI
@testable import LottieJobs

/// Reads a configuration and asks it about a few files.
enum YAMLReader {
  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let configuration = try? ConfigurationFile.read(text, ".lottie.yml") else { return }
    for path in ["a.json", "icons/a.json", "./a/b/c/long-name.lottie"] {
      let options = configuration.options(for: path)
      _ = configuration.ignoredFiles.contains { $0.matches(path) }
      _ = Linter(options).check(Array(document.utf8), file: path)
    }
  }

  private static let document =
    ##"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[{"ty":1,"nm":"a","sw":9,"sh":9,"sc":"#f00","ks":{}}]}"##
}
