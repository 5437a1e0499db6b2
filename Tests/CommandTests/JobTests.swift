import Foundation
import LottieKit
import TestSupport
import Testing

@testable import LottieJobs

/// What happens to a job's tasks beyond being run: attempts, the index, checked outputs, the status.
struct JobTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<6 { try folder.write(Document.bar, to: "in/\(number).json") }
  }

  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, input: input)
  }

  private func plan(_ arguments: String..., shards: Int = 3) throws {
    let options = ["plan", "in", "--output", "out/{name}.png", "--frame", "3", "-o", "job"]
    let outcome = try Program.run(
      options + ["--shards", "\(shards)"] + arguments,
      in: folder.url,
      input: ""
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func json(_ bytes: some Sequence<UInt8>) throws -> JSONValue {
    try JSONDocument(Array(bytes)).withRoot(JSONValue.init)
  }

  private func record(_ id: String, shard: Int) throws -> JSONValue {
    let lines = try folder.read("job/results/0000\(shard).ndjson").split(separator: 0x0A)
    return try #require(try lines.map(json).first { $0["id"] == .string(id) })
  }

  #if os(Linux)
    /// An image that takes more memory than `ulimit -v` leaves ends the process.
    @Test(.disabled(if: Sanitizer.isOn))
    func `one task that ends its process among a hundred fails alone`() throws {
      for number in 6..<100 { try folder.write(Document.bar, to: "in/\(number).json") }
      let large = Document.bar.replacing(#""w":20,"h":10"#, with: #""w":6000,"h":6000"#)
      try folder.write(large, to: "in/50.json")
      try plan(shards: 1)
      // What the program needs to start depends on how it was linked.
      let least = stride(from: 50_000, to: 2_000_000, by: 10_000).first { size in
        let run = try? Program.shell("ulimit -v \(size); \"$lottie\" --version", in: folder.url)
        return run?.status == 0
      }
      let limit = try #require(least) + 120_000
      func batch() throws -> Program.Outcome {
        let line = "ulimit -v \(limit); exec \"$lottie\" batch job --jobs 1 --threads 1"
        return try Program.shell("export SWIFT_BACKTRACE=enable=no; \(line)", in: folder.url)
      }
      #expect(try batch().status > 1)
      // The others come first now, then the task in processes of its own.
      let second = try batch()
      #expect(second.status == 1, "\(second.errors)")
      #expect(second.errors.contains(" cached, 1 failed\n"), "\(second.errors)")
      let report = try run("merge", "job")
      // Status 70 in the program that is shipped, a signal in others.
      #expect(report.text.hasPrefix("failed  in/50.json: its process "), "\(report.text)")
      #expect(report.text.contains(" (3 attempts)\n"))
      #expect(report.text.contains("100 tasks: 99 done, 1 failed"))
      #expect(folder.names.count { $0.hasPrefix("out/") } == 99)
      // With enough memory it is done; nothing else is done again.
      #expect(try run("batch", "job").errors == "all shards: 100 tasks: 1 done, 99 cached\n")
    }
  #endif

  @Test func `a task that was interrupted is tried after the others and keeps its attempts`() throws
  {
    try plan()
    try folder.write(
      #"{"host":"elsewhere","process":1}"# + "\n" + #"{"begin":"in/0.json","at":1}"# + "\n",
      to: "job/results/shard-0-1.part"
    )
    // Other shards do not read it.
    #expect(try run("batch", "job", "--shard", "1").status == 0)
    #expect(folder.names.contains("job/results/shard-0-1.part"))
    #expect(try run("batch", "job").errors == "all shards: 6 tasks: 4 done, 2 cached\n")
    #expect(try record("in/0.json", shard: 0)["attempts"] == .number(2))
    #expect(try record("in/3.json", shard: 0)["attempts"] == nil)
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test func `a task that no run survives fails without being tried`() throws {
    try plan()
    for number in 0..<5 {
      try folder.write(
        #"{"begin":"in/0.json","at":1}"# + "\n",
        to: "job/results/all-\(number).part"
      )
    }
    let first = try run("batch", "job")
    #expect(
      first.errors == "error: in/0.json: 5 runs ended while it was running (5 attempts)\n"
        + "all shards: 6 tasks: 5 done, 1 failed\n"
    )
    // The next run tries again, alone.
    #expect(try run("batch", "job").errors == "all shards: 6 tasks: 1 done, 5 cached\n")
  }

  @Test func `a worker runs a task that ended others in a process of its own`() throws {
    try plan()
    let line = try folder.read("job/tasks.ndjson").split(separator: 0x0A)[0]
    try folder.write(#"{"begin":"in/0.json","at":1}"# + "\n", to: "job/results/stream-1.part")
    let worker = try run("batch", "-", "--job", "job", input: String(decoding: line, as: UTF8.self))
    #expect(worker.status == 0, "\(worker.errors)")
    #expect(try json(worker.output)["attempts"] == .number(2))
  }

  @Test func `a shard reads its own part of the plan`() throws {
    try plan()
    let tasks = String(decoding: try folder.read("job/tasks.ndjson"), as: UTF8.self)
    let index = String(decoding: try folder.read("job/tasks.index"), as: UTF8.self)
    let shards = try tasks.split(separator: "\n").map { try json($0.utf8)["shard"] }
    #expect(shards == [0, 0, 1, 1, 2, 2].map(JSONValue.number))
    for (shard, line) in index.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ")
      let numbers = words.dropLast().compactMap { Int($0) }
      #expect(words.count == 5 && numbers.count == 4)
      let part = tasks.utf8.dropFirst(numbers[0]).prefix(numbers[1]).split(separator: 0x0A)
      #expect(
        try part.map { try json($0)["shard"] } == [.number(Double(shard)), .number(Double(shard))]
      )
      #expect(numbers[2] == 2)
    }
    // Damage in the part of one shard is that shard's.
    try folder.write(tasks.replacing("in/1.json", with: "in/X.json"), to: "job/tasks.ndjson")
    #expect(try run("batch", "job", "--shard", "0").status == 0)
    let refused = try run("batch", "job", "--shard", "1")
    #expect(refused.status == 65)
    #expect(
      refused.errors
        == "error: job/tasks.ndjson: not the tasks of plan.json; run lottie plan again\n"
    )
    // So is an index of another plan, and none.
    try folder.write(tasks, to: "job/tasks.ndjson")
    let plan = String(decoding: try folder.read("job/plan.json"), as: UTF8.self)
    try folder.write(plan.replacing(/"hash":"./, with: #""hash":"x"#), to: "job/plan.json")
    #expect(try run("batch", "job", "--shard", "2").status == 65)
    try folder.write("short", to: "job/tasks.index")
    let damaged = try run("batch", "job", "--shard", "2")
    #expect(damaged.errors == "error: job/tasks.index: damaged; run lottie plan again\n")
    try FileManager.default.removeItem(atPath: folder.path + "/job/tasks.index")
    let missing = try run("batch", "job", "--shard", "2")
    #expect(missing.errors == "error: job/tasks.index: No such file or directory\n")
  }

  @Test func `merging can look at outputs`() throws {
    try plan()
    #expect(try run("batch", "job").status == 0)
    #expect(try run("merge", "job", "--verify").status == 0)
    let image = try folder.read("out/2.png")
    try FileManager.default.removeItem(atPath: folder.path + "/out/1.png")
    try folder.write(image.dropLast() + [image[image.count - 1] ^ 1], to: "out/2.png")
    try folder.write([1, 2, 3], to: "out/3.png")
    #expect(try run("merge", "job").status == 0)
    let found = try run("merge", "job", "--verify")
    #expect(found.status == 1)
    #expect(
      found.text.hasPrefix(
        """
        failed  in/1.json: out/1.png is missing
        failed  in/2.json: out/2.png has changed since it was written
        failed  in/3.json: out/3.png has 3 bytes, and had \(image.count) when it was written
        6 tasks: 3 done, 3 failed, 
        """
      ),
      "\(found.text)"
    )
  }

  @Test func `merging refuses a result that is in no plan`() throws {
    try plan()
    #expect(try run("batch", "job").status == 0)
    let other = String(decoding: try folder.read("job/results/00000.ndjson"), as: UTF8.self)
    try folder.write(
      other + other.split(separator: "\n")[0].replacing("in/0", with: "in/9"),
      to: "job/results/00000.ndjson"
    )
    #expect(
      try run("merge", "job").errors
        == "error: job/results/00000.ndjson:3: the result of a task that is not in the plan; "
        + "run lottie batch job --shard 0 again\n"
    )
  }

  @Test func `any number of inputs that do not suit are left out`() throws {
    for number in 0..<120 {
      // No such marker.
      let text = Document.bar.replacing("middle", with: "other")
      try folder.write(text, to: "more/\(number).json")
    }
    let options = ["--output", "out/{dir}/{name}.png", "--frame", "marker:middle", "-o", "job"]
    let all = try Program.run(["plan", "in", "more"] + options, in: folder.url, input: "")
    #expect(all.status == 64)
    #expect(
      all.errors.hasSuffix("error: too many problems; the remaining inputs are not checked\n")
    )
    let some = try Program.run(
      ["plan", "in", "more"] + options + ["--skip-unreadable"],
      in: folder.url,
      input: ""
    )
    #expect(some.status == 0, "\(some.errors)")
    #expect(some.errors.contains("120 inputs left out\njob: 6 tasks in 1 shard, about "))
    #expect(some.errors.components(separatedBy: "warning: more/").count == 121)
    // Outputs that are written twice are no input's fault, and wrong options are said once.
    let twice = try run(
      "plan",
      "in/0.json",
      "in/1.json",
      "--output",
      "x.png",
      "--frame",
      "0",
      "-o",
      "job",
      "--skip-unreadable"
    )
    #expect(twice.errors.hasPrefix("error: in/0.json and in/1.json would both be written to"))
    let wrong = try run("plan", "in", "--output", "{name}.png", "--size", "no", "-o", "job")
    #expect(wrong.status == 64)
    #expect(wrong.errors.count { $0 == "\n" } == 1, "\(wrong.errors)")
  }

  @Test func `ids and outputs of a batch are used once`() throws {
    let lines = [
      #"{"id":7,"do":"render","input":"in/0.json","output":"x.png","frame":0}"#,
      #"{"id":"8","do":"render","input":"in/1.json","output":"./x.png","frame":0}"#,
      #"{"id":"7","do":"info","input":"in/0.json"}"#,
      #"{"do":"render","input":"in/1.json","output":"{name}.png","frame":1}"#,
      #"{"do":"convert","input":"in/1.json","output":"y/../1.png"}"#,
    ].joined(separator: "\n")
    try folder.write(lines, to: "tasks.ndjson")
    let file = try run("batch", "tasks.ndjson")
    #expect(file.status == 64)
    #expect(file.text == "")
    #expect(
      file.errors == """
        error: tasks.ndjson:2: ./x.png is the output of line 1
        error: tasks.ndjson:3: the id 7 is that of line 1
        error: tasks.ndjson:5: y/../1.png is the output of line 4

        """
    )
    #expect(!folder.names.contains { $0.hasSuffix(".png") })
    // What comes through a pipe is known only when it comes.
    let stream = try run("batch", "-", input: lines)
    #expect(stream.status == 1)
    let results = try stream.text.split(separator: "\n").map { try json($0.utf8) }
    #expect(
      results.map { $0["status"] }
        == ["done", "failed", "failed", "done", "failed"].map(JSONValue.string)
    )
    #expect(results[1]["error"] == .string("line 2: ./x.png is the output of line 1"))
    // Numbers stay numbers.
    #expect(
      results.map { $0["id"] } == [
        .number(7), .string("8"), .string("7"), .string("4"), .string("5"),
      ]
    )
    let queue = try run("batch", "-", "--allow-repeats", input: lines)
    #expect(queue.text.components(separatedBy: #""status":"done""#).count == 5)
    // A number that JSON readers change is no name.
    let long = #"{"id":12345678901234567,"do":"info","input":"in/0.json"}"#
    let error = try json(try run("batch", "-", input: long).output)["error"]
    #expect(
      error == .string(#"line 1: "id": write numbers of more than 15 digits as strings"#)
    )
  }

  @Test func `the status says what is done, failed, running and left`() throws {
    try plan()
    func status() throws -> JSONValue {
      try json(try run("status", "job", "--format", "json").output)
    }
    func counts(_ status: JSONValue) -> [Double?] {
      ["done", "failed", "left"].map { status[$0]?.number } + [
        Double(status["running"]?.elements?.count ?? -1)
      ]
    }
    #expect(counts(try status()) == [0, 0, 6, 0])
    #expect(try run("batch", "job", "--shard", "0").status == 0)
    // A run of this machine that goes on, one that ended, and one of another machine that is fresh.
    let own = ThisProcess.host
    let me = ProcessInfo.processInfo.processIdentifier
    try folder.write(
      #"{"host":"\#(own)","process":\#(me)}"# + "\n" + #"{"begin":"in/1.json","at":1}"# + "\n",
      to: "job/results/shard-1-a.part"
    )
    try folder.write(
      #"{"host":"\#(own)","process":2147483646}"# + "\n" + #"{"begin":"in/2.json","at":1}"# + "\n",
      to: "job/results/shard-2-a.part"
    )
    try folder.write(
      #"{"host":"elsewhere","process":1}"# + "\n" + #"{"begin":"in/4.json","at":1}"# + "\n"
        + #"{"id":"in/4.json","exit":66,"outputs":[],"sources":[],"error":"gone"}"# + "\n"
        + #"{"begin":"in/5.json","at":1}"# + "\n",
      to: "job/results/shard-1-b.part"
    )
    let midway = try status()
    #expect(counts(midway) == [2, 1, 1, 2])
    #expect(
      midway["running"]?.elements?.map { $0["id"] } == [.string("in/1.json"), .string("in/5.json")]
    )
    #expect(midway["interrupted"]?.elements?.map { $0["id"] } == [.string("in/2.json")])
    #expect(midway["failures"]?.elements?.map { $0["error"] } == [.string("gone")])
    #expect(midway["seconds_to_go"]?.number != nil)
    #expect(midway["hosts"]?.elements == [.string(own)])
    #expect((midway["peak_mib"]?.number ?? 0) > 1)
    let text = try run("status", "job").text
    #expect(
      text.hasPrefix(
        "6 tasks in 3 shards\ndone         2\nfailed       1\nrunning      2\nleft         1\n"
      )
    )
    #expect(text.contains("\nfailed       in/4.json: gone\n"))
    #expect(text.contains("\ninterrupted  in/2.json, 1 time\n"))
    // Journals that are not heard of for long are those of runs that ended.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -1000)],
      ofItemAtPath: folder.path + "/job/results/shard-1-b.part"
    )
    #expect(counts(try status()) == [2, 1, 2, 1])
    #expect(try run("batch", "job").status == 0)
    #expect(counts(try status()) == [6, 0, 0, 0])
  }

  @Test func `results say what they took and where`() throws {
    try plan()
    #expect(try run("batch", "job").status == 0)
    let record = try record("in/0.json", shard: 0)
    for name in ["cpu_ms", "wall_ms", "peak_mib"] {
      #expect((record[name]?.number ?? 0) > 0, "\(name)")
    }
    #expect(record["host"] == .string(ThisProcess.host))
    // The report has none of it: equal work, equal bytes.
    let report = try run("merge", "job", "--format", "json").text
    for name in ["cpu_ms", "wall_ms", "peak_mib", "host", "attempts"] {
      #expect(!report.contains("\"\(name)\""))
    }
  }

  @Test(arguments: [
    (0, 0, 100, 60.0, "0 of 100 tasks"), (25, 0, 100, 60, "25 of 100 tasks, about 3 min left"),
    (99, 2, 100, 990, "99 of 100 tasks, 2 failed, about 10 s left"),
    (100, 1, 100, 1000, "100 of 100 tasks, 1 failed"),
    (1, 0, 4001, 60, "1 of 4001 tasks, about 2 d 18 h left"),
  ])
  func `a line of progress`(done: Int, failed: Int, total: Int, seconds: Double, line: String) {
    #expect(BatchProgress.line(done: done, failed: failed, of: total, after: seconds) == line)
  }

  @Test func `a span of time has one or two units`() {
    #expect(
      [0, 0.0404, 1, 1.44, 9.96, 119.4, 120, 3570, 3600, 7500, 180_000, .infinity].map(Spans.text)
        == [
          "0 ms", "40 ms", "1 s", "1.4 s", "10 s", "119 s", "2 min", "1 h", "1 h", "2 h 5 min",
          "2 d 2 h", "years",
        ]
    )
  }

  @Test func `a shard names its inputs and outputs`() throws {
    let image = try run("render", "in/0.json", "in/i.png", "--frame", "0")
    #expect(image.status == 0)
    try folder.write(
      #"""
      {"v":"5.7.0","fr":10,"ip":0,"op":1,"w":8,"h":8,"nm":"image",
      "assets":[{"id":"i","w":8,"h":8,"u":"","p":"i.png","e":0},{"id":"j","w":8,"h":8,"u":"","p":"none.png","e":0}],
      "layers":[{"ty":2,"nm":"i","ind":1,"ip":0,"op":1,"st":0,"refId":"i","ks":{}}]}
      """#,
      to: "in/0.json"
    )
    try folder.write(#"{"back.Transform.Opacity": 50}"#, to: "values.json")
    let options = ["--output", "out/{name}.png", "--frame", "0", "--set-file", "values.json"]
    let planned = try Program.run(
      ["plan", "in/0.json", "in/1.json", "--shards", "2", "--allow-unmatched", "-o", "job"]
        + options,
      in: folder.url,
      input: ""
    )
    #expect(planned.status == 0, "\(planned.errors)")
    let lists = try (0..<2).map { shard in
      try run("plan", "job", "--list-inputs", "--shard", "\(shard)").text
    }.sorted()
    #expect(lists == ["in/0.json\nvalues.json\nin/i.png\n", "in/1.json\nvalues.json\n"])
    #expect(
      try run("plan", "job", "--list-inputs").text
        == "in/0.json\nvalues.json\nin/i.png\nin/1.json\n"
    )
    #expect(try run("plan", "job", "--list-outputs").text == "")
    #expect(try run("batch", "job", "--shard", "1").status == 0)
    let written = try run("plan", "job", "--list-outputs", "--shard", "1").text
    #expect(
      ["out/0.png", "out/1.png"].map { $0 + "\njob/results/00001.ndjson\n" }.contains(written)
    )
    for arguments in [
      ["plan", "job", "--list-inputs", "--list-outputs"],
      ["plan", "job", "--list-inputs", "-o", "x"],
      ["plan", "in", "--shard", "1", "-o", "x"], ["plan", "in", "--output", "x.png"],
    ] {
      #expect(try Program.run(arguments, in: folder.url, input: "").status == 64, "\(arguments)")
    }
  }

  @Test func `object stores are refused with what to do`() throws {
    let copying = "or use lottie_dask, which does that (docs/scale.md)\n"
    for arguments in [
      ["render", "in/0.json", "s3://b/x.png"], ["render", "in/0.json", "--output", "s3://b/x.png"],
      ["plan", "in", "--output", "s3://b/x.png", "-o", "job"],
      ["render", "in/0.json", "x.png", "--frame", "0", "--report", "s3://b/x.png"],
    ] {
      let outcome = try Program.run(arguments, in: folder.url, input: "")
      #expect(outcome.status == 64, "\(arguments)")
      #expect(
        outcome.errors
          == "error: s3://b/x.png: lottie writes files; write one and copy it (aws s3 cp), \(copying)",
        "\(arguments)"
      )
    }
    for arguments in [
      ["render", "gs://b/a.json", "x.png"], ["info", "gs://b/a.json"],
      ["validate", "gs://b/a.json"], ["keypaths", "gs://b/a.json"],
      ["plan", "gs://b/a.json", "--output", "x.png", "-o", "job"], ["batch", "gs://b/a.json"],
    ] {
      let outcome = try Program.run(arguments, in: folder.url, input: "")
      #expect(outcome.status == 66, "\(arguments)")
      #expect(
        outcome.errors
          == "error: gs://b/a.json: lottie reads files; copy it to one first (gcloud storage cp), \(copying)",
        "\(arguments)"
      )
    }
    let task = #"{"do":"render","input":"in/0.json","output":"gs://b/{name}.png"}"#
    #expect(
      try run("batch", "-", input: task).text.contains("gs://b/{name}.png: lottie writes files")
    )
    #expect(!folder.names.contains { $0.contains(":") })
  }
}
