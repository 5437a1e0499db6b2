import Foundation
import LottieKit
import TestSupport
import Testing

@testable import LottieJobs

/// `--max-memory` while documents are loaded, and what is kept of them.
struct LoadingBudgetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // At nine bytes of memory for each of its own, 2,000,000 bytes are more than three quarters of 16 MiB.
    try folder.write(Document.bar + String(repeating: " ", count: 2_000_000), to: "large.json")
    try folder.write(Document.bar, to: "bar.json")
  }

  @Test(arguments: [
    "render large.json --frame 0 o.png", "info large.json", "keypaths large.json",
    "get large.json **.Scale", "convert large.json o.json", "optimize large.json -o o.json",
    "diff large.json bar.json", "diff bar.json large.json", "bench large.json --frames 1",
    "keypaths large.json --fields", "markers large.json",
  ])
  func `a document that needs more memory is refused by every command`(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--max-memory", "16M"]
    let run = try Program.run(arguments, in: folder.url, input: "")
    #expect(run.status == 65)
    #expect(
      run.errors
        == "error: large.json: 2M of JSON need 64M of memory, but --max-memory is 16M; use --max-memory 64M\n"
    )
    #expect(folder.entries.sorted() == ["bar.json", "large.json"])
  }

  @Test(arguments: ["validate large.json", "report large.json -o page"])
  func `a document that needs more memory is an error of the linter`(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--max-memory", "16M"]
    let run = try Program.run(arguments, in: folder.url, input: "")
    let page = (try? folder.read("page")) ?? []
    let text = run.text + String(decoding: page, as: UTF8.self)
    // 12 MiB are nine bytes for each of 1,398,101.
    #expect(text.contains("larger than 1 MiB, with --max-memory 16M"))
    #expect(text.contains("json/size"))
  }

  @Test func `all values of a document need more memory than to draw it`() throws {
    // 1,000,000 bytes need 9 MB to be drawn, 30 MB to be changed.
    try folder.write(Document.bar + String(repeating: " ", count: 1_000_000), to: "half.json")
    let info = try Program.run("info", "half.json", "--max-memory", "16M", in: folder.url)
    #expect(info.status == 0)
    let convert = try Program.run(
      "convert",
      "half.json",
      "o.json",
      "--max-memory",
      "16M",
      in: folder.url
    )
    #expect(convert.status == 65)
    #expect(convert.errors.hasSuffix("use --max-memory 64M\n"))
  }

  @Test func `the cache drops the oldest when all together take more than it may`() throws {
    let cache = AnimationFileCache(maximumBytes: 5 * bytes)
    var loads = 0
    func load(_ name: String) throws {
      _ = try cache.file(AnimationFileCache.Key(path: folder.path + "/" + name)) {
        loads += 1
        return try AnimationFile(path: folder.path + "/bar.json")
      }
    }
    for name in ["1", "2", "3", "4", "5"] { try load(name) }
    for name in ["1", "2", "3", "4", "5"] { try load(name) }
    #expect(loads == 5)
    // The sixth drops the first.
    try load("6")
    for name in ["2", "3", "4", "5", "6"] { try load(name) }
    #expect(loads == 6)
    try load("1")
    #expect(loads == 7)
  }

  /// What the cache counts for a bar.
  private var bytes: Int { Document.bar.utf8.count * 30 }
}
