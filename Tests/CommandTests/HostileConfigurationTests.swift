import Foundation
import TestSupport
import Testing

/// A `.lottie.yml` in a folder that others may write to.
struct HostileConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[]}"#,
      to: "a.json"
    )
  }

  private func validate() throws -> Program.Outcome {
    try Program.run("validate", "a.json", in: folder.url)
  }

  @Test func `aliases that stand for billions of values are refused`() throws {
    var text = "a0: &a0 ['lol','lol','lol','lol','lol','lol','lol','lol','lol','lol']\n"
    for level in 1..<10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    try folder.write(text, to: ".lottie.yml")
    let outcome = try validate()
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("more than 20000 values"), "\(outcome.errors)")
  }

  @Test func `a configuration nested too deep is refused`() throws {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    try folder.write("rules: \(deep)\n", to: ".lottie.yml")
    #expect(try validate().status == 64)
  }

  @Test func `a long line that is no YAML is not repeated in the message`() throws {
    try folder.write("a: " + String(repeating: "[", count: 100_000), to: ".lottie.yml")
    let outcome = try validate()
    #expect(outcome.status == 64)
    #expect(outcome.errors.utf8.count < 500)
  }

  @Test func `with --verbose the file that was taken is named`() throws {
    try folder.write("targets: [lottie-ios@4]\n", to: ".lottie.yml")
    let named = try Program.run("validate", "a.json", "--verbose", in: folder.url)
    #expect(named.errors.contains("configuration: "))
    #expect(named.errors.contains("/.lottie.yml\n"))
    let none = try Program.run("validate", "a.json", "--verbose", "--no-config", in: folder.url)
    #expect(!none.errors.contains("configuration: "))
    #expect(!(try validate().errors.contains("configuration: ")))
  }

  @Test func `a configuration that is too large is refused`() throws {
    try folder.write(String(repeating: "# a comment\n", count: 30_000), to: ".lottie.yml")
    let outcome = try validate()
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("larger than the limit of 256 KiB"), "\(outcome.errors)")
  }
}
