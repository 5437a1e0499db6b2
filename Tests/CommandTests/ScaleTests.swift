import Foundation
import TestSupport
import Testing

/// One plan in all ways to run it without a cluster; `make scale` adds Dask, Slurm and a thousand files.
struct ScaleTests {
  private let folder: TemporaryFolder
  private static let shards = 8

  /// Sixty documents, of which two are broken when the plan exists.
  init() throws {
    folder = try TemporaryFolder()
    let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("RenderTests/Cases")
    let files =
      FileManager.default.enumerator(atPath: cases.path)?
      .compactMap { $0 as? String } ?? []
    // Beside a document `a.json` lies what it is compared with, as `a.findings.json`.
    let documents = files.filter { $0.hasSuffix(".json") && $0.count { $0 == "." } == 1 }.sorted()
    let step = documents.count / 60
    for number in 0..<60 {
      let data = try Data(contentsOf: cases.appendingPathComponent(documents[number * step]))
      try folder.write([UInt8](data), to: "in/\(number).json")
    }
    let plan = try Program.run(
      [
        "plan", "in", "--output", "out/{name}.png", "--frame", "0", "--size", "48x48", "--shards",
        "\(Self.shards)", "-o", "job", "--skip-unreadable",
      ],
      in: folder.url
    )
    #expect(plan.status == 0, "\(plan.errors)")
    try folder.write("{}", to: "in/7.json")
    try folder.write("", to: "in/30.json")
  }

  private func run(
    _ arguments: String...,
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, bytes: Array(input.utf8), environment: environment)
  }

  /// The outputs and both reports, after which the next way starts anew.
  private func results() throws -> [String: [UInt8]] {
    var results: [String: [UInt8]] = [:]
    for name in folder.names where name.hasPrefix("out/") { results[name] = try folder.read(name) }
    for format in ["json", "text"] {
      let report = try run("merge", "job", "--format", format)
      #expect(report.status == 1)
      results[format] = [UInt8](report.output)
    }
    for name in ["out", "job/results"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    return results
  }

  @Test func `every way gives the same files and reports`() throws {
    #expect(try run("batch", "job", "--jobs", "1").status == 1)
    let first = try results()
    #expect(first.count > 50)
    #expect(try run("batch", "job", "--jobs", "3").status == 1)
    #expect((try results() == first) as Bool, "--jobs 3")

    for shard in (0..<Self.shards).reversed() {
      let environment = ["SLURM_ARRAY_TASK_ID": "\(shard)", "SLURM_ARRAY_TASK_COUNT": "2"]
      let outcome = try run("batch", "job", "--shard", "auto", environment: environment)
      #expect(outcome.status < 2, "\(outcome.errors)")
    }
    #expect((try results() == first) as Bool, "shards")

    // Two workers with half of the lines each, as a distributor would give them.
    let lines = String(decoding: try folder.read("job/tasks.ndjson"), as: UTF8.self)
      .split(separator: "\n")
    for half in 0..<2 {
      let own = lines.enumerated().filter { $0.offset % 2 == half }.map(\.element)
      let outcome = try run("batch", "-", "--job", "job", input: own.joined(separator: "\n"))
      #expect(outcome.status < 2, "\(outcome.errors)")
    }
    #expect(try run("batch", "job", "--collect").status == 1)
    #expect((try results() == first) as Bool, "workers")
  }

  @Test func `a run that is killed is finished by the next`() throws {
    #expect(try run("batch", "job", "--jobs", "1").status == 1)
    let whole = try results()
    for wanted in [3, 20, 41] {
      let process = try Program.start(["batch", "job", "--jobs", "1"], in: folder.url)
      while try journaled() < wanted, process.isRunning { usleep(1_000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let kept = try journaled(complete: true)
      let times = try modificationTimes()
      let again = try run("batch", "job")
      #expect(again.errors.contains(", \(kept) cached, 2 failed\n"), "\(kept): \(again.errors)")
      let same = try modificationTimes().count { times[$0] == $1 }
      // What was kept is not written again; the last output may lack its line.
      #expect(same == kept)
      #expect((try results() == whole) as Bool, "\(wanted)")
    }
  }

  /// Lines in the journals; of those that are done, where `complete`.
  private func journaled(complete: Bool = false) throws -> Int {
    let path = folder.path + "/job/results"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return try names.filter { $0.hasSuffix(".part") }.reduce(0) { count, name in
      let text = String(decoding: try folder.read("job/results/" + name), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return count + lines.count { $0.contains(complete ? #""exit":0"# : #""exit":"#) }
    }
  }

  private func modificationTimes() throws -> [String: Date] {
    var times: [String: Date] = [:]
    for name in folder.names where name.hasPrefix("out/") {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
      times[name] = attributes[.modificationDate] as? Date
    }
    return times
  }
}
