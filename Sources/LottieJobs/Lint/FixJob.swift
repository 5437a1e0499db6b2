import LottieKit
import LottieLint

/// Fixes files in place.
struct FixJob {
  let files: [String]
  let options: LintOptions
  let isDryRun: Bool

  func run() throws {
    let fixer = Fixer(options)
    for file in files {
      let texts: [DocumentText]
      do throws(LoadError) {
        texts = try DocumentText.all(path: file)
      } catch {
        throw Failure(error, input: file)
      }
      guard let text = texts.first, text.format == .json else {
        Console.warning("\(file): only plain JSON is corrected in place")
        continue
      }
      guard let fixed = fixer.fix(text.bytes), !fixed.edits.isEmpty else { continue }
      if isDryRun {
        try Console.result(fixed.diff(file))
      } else {
        try FileWriting.write(String(decoding: fixed.bytes, as: UTF8.self), to: file)
        Console.note("\(file): " + Words.count(fixed.edits.count, "correction"))
      }
    }
  }
}
