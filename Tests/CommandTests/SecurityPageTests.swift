import Foundation
import Testing

/// The table of limits in SECURITY.md, held against the constants in the sources.
struct SecurityPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows: a limit as it is written, and the constant behind it.
  private static let rows: [(limit: String, file: String, constant: String)] = {
    let page = try? String(contentsOf: root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    return (page ?? "").split(separator: "\n").compactMap { line in
      line.firstMatch(of: /\| ([^|]+) \| `([A-Za-z]+)\.([A-Za-z]+)` \|$/).map {
        (String($0.1), String($0.2), String($0.3))
      }
    }
  }()

  /// `256 MiB`, `50,000`.
  private static func number(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    let shift = parts.count < 2 ? 0 : ["KiB": 10, "MiB": 20, "GiB": 30][parts[1]] ?? 63
    return parts.first.flatMap { Int($0.replacing(",", with: "")) }.map { $0 << shift }
  }

  /// `256 << 20`, `50_000`, `10_000.0`.
  private static func constant(_ text: Substring) -> Int? {
    let parts = text.replacing("_", with: "").split(separator: " << ").map { Double($0) }
    guard let first = parts.first ?? nil else { return nil }
    return Int(first) << (parts.count > 1 ? parts[1].map { Int($0) } ?? 63 : 0)
  }

  @Test func `each limit is what the sources have`() throws {
    #expect(Self.rows.count == 73)
    let sources = Self.root.appendingPathComponent("Sources").path
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    for (limit, file, constant) in Self.rows {
      let path = try #require(files.first { $0.hasSuffix("/\(file).swift") }, "\(file)")
      let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
      let value = text.split(separator: "\n").lazy.compactMap { line in
        line.firstMatch(of: /static let ([A-Za-z]+) = ([0-9_.]+(?: << [0-9]+)?)/)
      }.first { $0.1 == constant }?.2
      let written = try #require(value.flatMap(Self.constant), "\(file).\(constant)")
      #expect(Self.number(limit) == written, "\(file).\(constant)")
    }
  }
}
