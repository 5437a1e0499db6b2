import Foundation
import LottieKit
import TestSupport
import Testing

/// `lottie plan`, `lottie batch FOLDER` and `lottie merge`.
struct PlanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<6 { try folder.write(Document.bar, to: "in/\(number).json") }
  }

  private func run(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, environment: environment)
  }

  private func plan(_ arguments: String..., shards: Int = 3) throws {
    let outcome = try Program.run(
      ["plan", "in", "--shards", "\(shards)", "-o", "job", "--do"] + arguments,
      in: folder.url
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func planImages() throws {
    try plan("render", "--output", "out/{name}.png", "--frame", "3", "--size", "32x32")
  }

  @Test func `shards in turn, all at once and one process give the same files and report`() throws {
    try planImages()
    for shard in ["0/3", "1", "2/3"] {
      #expect(try run("batch", "job", "--shard", shard).status == 0)
    }
    let report = try run("merge", "job", "--format", "json")
    #expect(report.status == 0)
    let images = try (0..<6).map { try folder.read("out/\($0).png") }
    try FileManager.default.removeItem(atPath: folder.path + "/job/results")
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    let all = try run("batch", "job", "--jobs", "2")
    #expect(all.errors == "all shards: 6 tasks: 6 done\n")
    #expect(try run("merge", "job", "--format", "json").output == report.output)
    #expect((try (0..<6).map { try folder.read("out/\($0).png") } == images) as Bool)
  }

  @Test func `the shard comes from the environment and its number from the plan`() throws {
    try planImages()
    // `sbatch --array=1` says that there is one.
    let variables: [[String: String]] = [
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "1"],
      ["JOB_COMPLETION_INDEX": "1"], ["AWS_BATCH_JOB_ARRAY_INDEX": "1"],
      ["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "9"], ["BATCH_TASK_INDEX": "1"],
      ["PBS_ARRAY_INDEX": "1"], ["SGE_TASK_ID": "2"],
    ]
    for environment in variables {
      let outcome = try run("batch", "job", "--shard", "auto", environment: environment)
      #expect(outcome.errors.hasPrefix("shard 1 of 3: 2 tasks: "), "\(environment)")
    }
    let refusals: [(String, [String: String], String)] = [
      ("3", [:], "--shard: there is no shard 3; the plan has 3, counted from 0"),
      ("1/4", [:], "--shard 1/4: the plan has 3 shards"),
      (
        "auto", ["SLURM_ARRAY_TASK_ID": "1", "JOB_COMPLETION_INDEX": "2"],
        "--shard auto: SLURM_ARRAY_TASK_ID and JOB_COMPLETION_INDEX name different shards; "
          + "give --shard NUMBER"
      ),
      (
        "auto", ["SGE_TASK_ID": "x"], "--shard auto: SGE_TASK_ID is \"x\", which is not a number"
      ),
    ]
    for (shard, environment, message) in refusals {
      let outcome = try run("batch", "job", "--shard", shard, environment: environment)
      #expect(outcome.status == 64)
      #expect(outcome.errors == "error: \(message)\n")
    }
  }

  @Test func `a second run does what is missing, changed or failed, and no more`() throws {
    try planImages()
    #expect(try run("batch", "job").errors == "all shards: 6 tasks: 6 done\n")
    #expect(try run("batch", "job").errors == "all shards: 6 tasks: 6 cached\n")
    // Only the time of a file has changed.
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: time],
      ofItemAtPath: folder.path + "/in/0.json"
    )
    #expect(try run("batch", "job").errors == "all shards: 6 tasks: 6 cached\n")
    try folder.write(Document.bar + " ", to: "in/1.json")
    try FileManager.default.removeItem(atPath: folder.path + "/out/2.png")
    try folder.write("damaged", to: "out/3.png")
    try folder.write("{}", to: "in/4.json")
    let again = try run("batch", "job")
    #expect(again.errors.hasSuffix("all shards: 6 tasks: 3 done, 2 cached, 1 failed\n"))
    #expect(again.errors.hasPrefix("error: in/4.json: in/4.json:1:1: not a Lottie animation"))
    #expect(again.status == 1)
    let report = try run("merge", "job")
    #expect(report.text.hasPrefix("failed  in/4.json: in/4.json:1:1: not a Lottie animation"))
    #expect(report.status == 1)
    #expect(try run("batch", "job", "--force", "-q").errors.contains("in/4.json"))
  }

  @Test func `what a run that was killed has done is kept`() throws {
    try planImages()
    #expect(try run("batch", "job").status == 0)
    let results = folder.path + "/job/results"
    let whole = try (0..<3).flatMap { try folder.read("job/results/0000\($0).ndjson") }
    try FileManager.default.removeItem(atPath: results)
    // As a kill leaves it: a journal, whose last line is cut.
    let lines = whole.split(separator: 0x0A)
    let kept = lines[0] + [0x0A] + lines[1] + [0x0A] + lines[2].prefix(40)
    try folder.write(Array(kept), to: "job/results/all-0.part")
    let again = try run("batch", "job")
    #expect(
      again.errors == "warning: job/results/all-0.part:3: not a result; its task is run again\n"
        + "all shards: 6 tasks: 4 done, 2 cached\n"
    )
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: results).sorted()
        == ["00000.ndjson", "00001.ndjson", "00002.ndjson"]
    )
  }

  @Test func `collecting takes what holds, else the newest`() throws {
    try planImages()
    #expect(try run("batch", "job", "-q").status == 0)
    // A journal of another program says that a task, whose input has changed since, killed its process.
    try folder.write(Document.bar + " ", to: "in/0.json")
    let killed = #"{"id":"in/0.json","exit":70,"outputs":[],"sources":[],"error":"killed"}"#
    try folder.write(killed + "\n", to: "job/results/other.part")
    let failed = try run("batch", "job", "--collect")
    #expect(failed.errors == "all shards: 6 tasks: 5 cached, 1 failed\n")
    #expect(try run("merge", "job").text.hasPrefix("failed  in/0.json: killed"))
    // Then a worker does it.
    let line = try folder.read("job/tasks.ndjson").split(separator: 0x0A)[0]
    let worker = try Program.run(
      ["batch", "-", "--job", "job"],
      in: folder.url,
      bytes: Array(line)
    )
    #expect(worker.status == 0)
    #expect(try run("batch", "job", "--collect").errors == "all shards: 6 tasks: 6 cached\n")
    #expect(try run("merge", "job").status == 0)
  }

  @Test func `a link to a folder is that folder`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: "in"
    )
    for name in ["link", "link/", "link/*.json"] {
      let planned = try run("plan", name, "--output", "{name}.png", "-o", "links")
      #expect(planned.errors.hasPrefix("links: 6 tasks in 1 shard, about "), "\(name)")
    }
    let tasks = String(decoding: try folder.read("links/tasks.ndjson"), as: UTF8.self)
    #expect(tasks.hasPrefix(#"{"id":"link/0.json","do":"render","input":"link/0.json""#))
  }

  @Test func `merging names missing shards, doubled results and damage`() throws {
    try planImages()
    #expect(try run("batch", "job", "--shard", "1").status == 0)
    func refusal() throws -> String {
      let outcome = try run("merge", "job")
      #expect(outcome.status == 65)
      return outcome.errors
    }
    #expect(try refusal() == "error: missing shards: 0, 2\n")
    #expect(try run("batch", "job").status == 0)
    let first = try folder.read("job/results/00000.ndjson")
    let second = try folder.read("job/results/00001.ndjson")
    try folder.write(first + first, to: "job/results/00000.ndjson")
    #expect(try refusal() == "error: job/results/00000.ndjson:3: a second result of in/0.json\n")
    try folder.write(Array(first.split(separator: 0x0A)[0]), to: "job/results/00000.ndjson")
    #expect(try refusal() == "error: missing results of tasks: in/3.json\n")
    try folder.write([0x7B, 0x0A] + second, to: "job/results/00001.ndjson")
    try folder.write(first, to: "job/results/00000.ndjson")
    #expect(
      try refusal() == "error: job/results/00001.ndjson:1: not a result; "
        + "run lottie batch job --shard 1 again\n"
    )
  }

  @Test func `a damaged plan and that of another version are refused`() throws {
    try planImages()
    let plan = String(decoding: try folder.read("job/plan.json"), as: UTF8.self)
    let tasks = try folder.read("job/tasks.ndjson")
    func refusal(_ text: String) throws -> String {
      try folder.write(text, to: "job/plan.json")
      for command in ["batch", "merge"] { #expect(try run(command, "job").status == 65) }
      return try run("batch", "job").errors
    }
    #expect(
      try refusal(plan.replacing(#""format":2"#, with: #""format":1"#))
        == "error: job/plan.json: not a plan of this version; run lottie plan again\n"
    )
    let version = try refusal(plan.replacing(/"lottie":"[^"]*"/, with: #""lottie":"9.9""#))
    #expect(version.contains("job/plan.json: made by version 9.9 of lottie"))
    for count in ["-1", "1e15", "0.5"] {
      #expect(
        try refusal(plan.replacing(/"tasks":\d+/, with: "\"tasks\":\(count)"))
          == "error: job/plan.json: damaged; run lottie plan again\n"
      )
    }
    try folder.write(
      tasks.map { $0 == UInt8(ascii: "5") ? UInt8(ascii: "6") : $0 },
      to: "job/tasks.ndjson"
    )
    #expect(
      try refusal(plan)
        == "error: job/tasks.ndjson: not the tasks of plan.json; run lottie plan again\n"
    )
  }

  @Test func `a plan is refused before anything runs`() throws {
    try folder.write("{}", to: "in/bad.json")
    let bad = try run("plan", "in", "-o", "job", "--output", "out/{name}.png", "--frame", "0")
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("error: in/bad.json:1:1: not a Lottie animation"))
    let twice = try run(
      "plan",
      "in/0.json",
      "in/1.json",
      "-o",
      "job",
      "--output",
      "x.png",
      "--frame",
      "0"
    )
    #expect(
      twice.errors == "error: in/0.json and in/1.json would both be written to x.png; "
        + "use {dir} or {name} to separate them\n"
    )
    let typed = try run("plan", "in/0.json", "-o", "job", "--output", "x.png", "--sise", "3x3")
    #expect(typed.errors == "error: unknown option --sise; did you mean --size?\n")
    #expect(typed.status == 64)
    let player = try run("plan", "in/0.json", "-o", "job", "--do", "validate", "--target", "nosuch")
    #expect(player.errors.hasPrefix("error: there is no player \"nosuch\"; available: "))
    #expect(player.status == 64)
    #expect(folder.entries == ["in"])
    let skipped = try run(
      "plan",
      "in",
      "-o",
      "job",
      "--output",
      "out/{name}.png",
      "--frame",
      "0",
      "--skip-unreadable"
    )
    #expect(skipped.status == 0)
    #expect(skipped.errors.hasPrefix("warning: in/bad.json:1:1: not a Lottie animation"))
    #expect(skipped.errors.contains("\n1 input left out\njob: 6 tasks in 1 shard, about "))
  }

  @Test func `shards cost about the same and do not depend on the run`() throws {
    try folder.write(Document.bar, to: "in/long.json")
    try planImages()
    let first = try folder.read("job/tasks.ndjson")
    try planImages()
    #expect((try folder.read("job/tasks.ndjson") == first) as Bool)
    // Seven tasks of equal cost in three shards: 3, 2 and 2.
    let shards = try first.split(separator: 0x0A).map { line in
      try JSONDocument(Array(line)).withRoot(JSONValue.init)["shard"]
    }
    #expect((0..<3).map { shard in shards.count { $0 == .number(Double(shard)) } } == [3, 2, 2])
  }

  @Test(arguments: ["gif", "apng", "webp", "png"])
  func `frames drawn by several tasks are joined to the same bytes`(format: String) throws {
    let output = format == "png" ? "out/%03d.png" : "out/a.\(format)"
    let whole = format == "png" ? "ref/%03d.png" : "ref/a.\(format)"
    #expect(try run("render", "in/0.json", whole, "--size", "24x24", "-q").status == 0)
    let planned = try run(
      "plan",
      "in/0.json",
      "-o",
      "job",
      "--output",
      output,
      "--size",
      "24x24",
      "--split-frames",
      "7",
      "--shards",
      "2"
    )
    #expect(planned.status == 0, "\(planned.errors)")
    for shard in ["1", "0"] {
      #expect(try run("batch", "job", "--shard", shard).status == 0)
    }
    #expect(try run("merge", "job").status == 0)
    let names = folder.names.filter { $0.hasPrefix("ref/") }
    #expect(!names.isEmpty)
    for name in names {
      let joined = try folder.read(name.replacing("ref/", with: "out/"))
      #expect((joined == (try folder.read(name))) as Bool, "\(name)")
    }
  }

  @Test(arguments: ["sarif", "junit", "markdown", "gitlab", "json", "text"])
  func `merged findings are those of one run`(format: String) throws {
    let text = Document.bar
    try folder.write(text.replacing(#""ty":"#, with: #""parent":99,"ty":"#), to: "in/9.json")
    // `lottie validate in` reports on neither.
    try folder.write("{}", to: "in/settings.json")
    try folder.write("ignore-files: [in/3.json]\n", to: ".lottie.yml")
    try plan("validate", "--target", "lottie-android", "--fail-on", "warning")
    #expect(try run("batch", "job").status == 1)
    let merged = try run("merge", "job", "--format", format)
    let whole = try run(
      "validate",
      "in",
      "--target",
      "lottie-android",
      "--fail-on",
      "warning",
      "--format",
      format
    )
    #expect(merged.status == whole.status)
    if format == "json" {
      // By task, as results of all commands are.
      #expect(merged.text.contains(#""with_findings":1"#))
    } else {
      #expect(merged.text == whole.text)
    }
  }

  @Test func `rows of a plan are those of the command`() throws {
    try folder.write(
      "id,back.Transform.Opacity,hide:back\na/b,50,\n2,\"25\",no\n3,,yes\n",
      to: "rows.csv"
    )
    let options = ["in/0.json", "--rows", "rows.csv", "--frame", "9", "--set"]
    let set = "back.Transform.Rotation=10"
    let whole = try Program.run(
      ["render"] + options + [set, "--output", "ref/{id}.png"],
      in: folder.url
    )
    #expect(whole.status == 0, "\(whole.errors)")
    let planned = try Program.run(
      ["plan"] + options + [set, "--output", "out/{id}.png", "-o", "job"],
      in: folder.url
    )
    #expect(planned.status == 0, "\(planned.errors)")
    #expect(planned.errors.hasPrefix("job: 3 tasks in 1 shard, about "))
    #expect(try run("batch", "job").status == 0)
    #expect(try run("merge", "job").status == 0)
    for name in ["a_b", "2", "3"] {
      let bytes = try folder.read("out/\(name).png")
      #expect((bytes == (try folder.read("ref/\(name).png"))) as Bool, "\(name)")
    }
    #expect(((try folder.read("ref/2.png")) != (try folder.read("ref/3.png"))) as Bool)
  }

  @Test func `a comparison is made again when an image of either file changes`() throws {
    let document = #"""
      {"v":"5.7.0","fr":10,"ip":0,"op":1,"w":8,"h":8,"nm":"image",
      "assets":[{"id":"i","w":8,"h":8,"u":"","p":"i.png","e":0}],
      "layers":[{"ty":2,"nm":"i","ind":1,"ip":0,"op":1,"st":0,"refId":"i","ks":{}}]}
      """#
    for side in ["old", "new"] {
      try folder.write(document, to: "\(side)/a.json")
      let image = try run("render", "in/0.json", "\(side)/i.png", "--size", "8x8", "-q")
      #expect(image.status == 0)
    }
    let planned = try run(
      "plan",
      "new/a.json",
      "--do",
      "diff",
      "--other",
      "old/{name}.json",
      "--visual",
      "-o",
      "job"
    )
    #expect(planned.status == 0, "\(planned.errors)")
    #expect(try run("batch", "job").errors == "all shards: 1 task: 1 done\n")
    for side in ["old", "new"] {
      #expect(try run("batch", "job").errors.contains("1 cached"))
      let other = ["render", "in/0.json", "\(side)/i.png", "--frame", "9", "--size", "8x8", "-q"]
      #expect(try Program.run(other, in: folder.url).status == 0)
      #expect(try run("batch", "job").errors.contains("1 done"))
    }
    #expect(try run("merge", "job").status == 0)
  }
}
