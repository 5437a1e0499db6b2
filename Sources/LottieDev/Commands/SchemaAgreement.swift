import ArgumentParser
import Foundation
import LottieLint

/// `LottieDev schema-agreement`: strict checks accept and reject what a JSON schema does.
struct SchemaAgreement: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares --strict with a JSON schema, by a Python package.",
    discussion: """
      Takes the first Python that has jsonschema-rs, else the first that has jsonschema 4, \
      which is much slower.
      """
  )

  @Argument(help: "Folders; .json files in them are read.")
  var folders: [String]

  @Option(help: "The schema.")
  var schema: String

  @Option(help: "The share of files that must agree.")
  var share = 0.99

  @Option(help: "Files at most where there is only the slower package, spread evenly.")
  var limit: Int?

  @Option(parsing: .upToNextOption, help: "Pythons that may have a package.")
  var python = ["python3", "/usr/bin/python3"]

  func run() throws {
    let fast = python.first { has("import jsonschema_rs", $0) }
    guard let python = fast ?? python.first(where: { has("import jsonschema", $0) }) else {
      throw ValidationError("no python3 has jsonschema or jsonschema-rs; make setup installs it")
    }
    var files = SourceFolder.files(below: folders, fileExtensions: ["json"])
    if fast == nil, let limit { files = SourceFolder.sample(files, of: limit) }
    let verdicts = try verdicts(files, python)
    guard verdicts.count == files.count, !files.isEmpty else {
      throw ValidationError("\(python) has judged \(verdicts.count) of \(files.count) files")
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

  private func has(_ statement: String, _ python: String) -> Bool {
    TimedProgram.run("/usr/bin/env", [python, "-c", statement]) != nil
  }

  private func verdicts(_ files: [String], _ python: String) throws -> [Bool] {
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-files-\(UUID().uuidString)")
    try Data((files.joined(separator: "\n") + "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, PythonScript.judge, schema]
    process.standardInput = try FileHandle(forReadingFrom: list)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
  }
}
