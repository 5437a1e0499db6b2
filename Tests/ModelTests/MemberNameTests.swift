import Foundation
import LottieModel
import Testing

struct MemberNameTests {
  private let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/LottieModel/Schema")

  @Test func `a key with a name stands in the tables by that name`() throws {
    let names = try String(
      contentsOf: schema.appendingPathComponent("MemberNames.swift"),
      encoding: .utf8
    )
    // What no table describes comes last.
    let described = try #require(names.components(separatedBy: "/// Properties with their").first)
    let declared = described.matches(of: /static var (\w+): JSONName/).map { String($0.output.1) }
    #expect(declared.count > 100)
    var tables = ""
    for file in try FileManager.default.contentsOfDirectory(atPath: schema.path)
    where file.hasPrefix("ObjectKind+") {
      tables += try String(contentsOf: schema.appendingPathComponent(file), encoding: .utf8)
    }
    let used = Set(tables.matches(of: /\(\s*\.(\w+),/).map { String($0.output.1) })
    #expect(declared.filter { !used.contains($0) } == [])
  }
}
