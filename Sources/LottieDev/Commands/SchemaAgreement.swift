import ArgumentParser
import Foundation
import LottieLint

/// `LottieDev schema-agreement`: strict checks accept and reject what a JSON schema does.
struct SchemaAgreement: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares --strict with a JSON schema, by the Python package jsonschema-rs."
  )

  @Argument(help: "A folder; .json files in it are read.")
  var folder: String

  @Option(help: "The schema.")
  var schema: String

  @Option(help: "The share of files that must agree.")
  var share = 0.99

  /// Prints 1 or 0 for each line of standard input, a path.
  private static let judge = """
    import json, sys, jsonschema_rs
    check = jsonschema_rs.validator_for(json.load(open(sys.argv[1])))
    for line in sys.stdin:
        try:
            print(int(check.is_valid(json.load(open(line.rstrip("\\n"))))))
        except ValueError:
            print(0)
    """

  func run() throws {
    let files = SourceFolder.files(below: folder, endings: ["json"])
    let verdicts = try verdicts(files)
    guard verdicts.count == files.count, !files.isEmpty else {
      print("schema-agreement: skipped, python3 has no jsonschema-rs")
      return
    }
    var options = LintOptions()
    options.isStrict = true
    options.select = ["spec", "json"]
    let linter = Linter(options)
    var different = 0
    for (file, isValid) in zip(files, verdicts) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      let errors = linter.check(bytes, file: file).findings.filter { $0.severity == .error }
      guard errors.isEmpty != isValid else { continue }
      different += 1
      print("\(file): the schema \(isValid ? "accepts" : "rejects"), --strict does not")
    }
    let same = files.count - different
    print("\(same) of \(files.count) files agree, \(verdicts.filter { !$0 }.count) rejected")
    if Double(same) < share * Double(files.count) { throw ExitCode(1) }
  }

  private func verdicts(_ files: [String]) throws -> [Bool] {
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-files-\(UUID().uuidString)")
    try Data((files.joined(separator: "\n") + "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", SchemaAgreement.judge, schema]
    process.standardInput = try FileHandle(forReadingFrom: list)
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
  }
}
