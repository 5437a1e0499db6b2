import Foundation
import TestSupport
import Testing

/// `lottie profile`.
struct ProfileCommandTests {
  private func run(_ arguments: String...) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    try folder.write(Document.text, to: "text.json")
    return try Program.run(["profile"] + arguments, in: folder.url, input: "")
  }

  @Test func `JSON says what is heavy, and where it is in the document`() throws {
    let outcome = try run("text.json", "--format", "json", "--frame", "0", "--size", "20x10")
    #expect(outcome.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    )
    #expect(object["version"] as? Int == 1)
    #expect(object["complete"] as? Bool == true)
    #expect(object["target"] as? String == "lottie-android")
    let layers = try #require(object["layers"] as? [[String: Any]])
    #expect(layers.map { $0["keypath"] as? [String] } == [["back"]])
    #expect(layers.map { $0["pointer"] as? String } == ["/layers/1"])
    let frames = try #require(object["frames"] as? [[String: Any]])
    #expect(frames.map { $0["pixels"] as? Int } == [200])
    // What is not drawn costs nothing, which is said.
    #expect(outcome.errors.contains("Title"))
  }

  @Test func `only players whose buffers are known are taken, by any of their names`() throws {
    #expect(try run("bar.json", "--target", "android").status == 0)
    let other = try run("bar.json", "--target", "rlottie")
    #expect(other.status == 64)
    #expect(
      other.errors
        == "error: --target: profile counts the buffers of lottie-android, lottie-ios and lottie, not of rlottie\n"
    )
  }

  @Test func `a size without pixels is refused`() throws {
    let outcome = try run("bar.json", "--size", "0x5")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "error: --size 0x5 has no pixels, or more than 16 million\n")
  }
}
