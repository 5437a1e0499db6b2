import Foundation
import TestSupport
import Testing

/// What the program says when the system gives it too little: space, descriptors, stack, memory.
struct FaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  // The library of Swift that tests are linked to would handle crashes itself, and the program leaves
  // handlers that are there.
  private func shell(_ line: String) throws -> Program.Outcome {
    try Program.shell("export SWIFT_BACKTRACE=enable=no; \(line)", in: folder.url)
  }

  private func expect(
    _ line: String,
    _ status: Int32,
    _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try shell(line)
    #expect(run.errors == (message.isEmpty ? "" : message + "\n"), sourceLocation: location)
    #expect(run.status == status, sourceLocation: location)
  }

  // Outputs larger than a block of `ulimit -f`, each with the name in its message. ThreadSanitizer keeps files itself.
  @Test(
    .disabled(if: Sanitizer.isOn),
    arguments: [
      ("out.png --frame 3", "out.png"), ("out/%02d.png --threads 1", "out/00.png"),
      ("out.gif", "out.gif"), ("out.apng", "out.apng"), ("out.y4m", "out.y4m"),
      ("out.png --sheet", "out.png"), ("- --format rgba >out.rgba", "standard output"),
    ]
  )
  func `a file beyond ulimit -f is 73`(output: String, name: String) throws {
    try expect(
      "ulimit -f 1; \"$lottie\" render bar.json -q --size 800x800 \(output)",
      73,
      "error: \(name): File too large"
    )
    #expect(folder.entries.filter { $0.hasPrefix("out") && $0 != "out.rgba" && $0 != "out" } == [])
    #expect(folder.names.filter { $0.hasPrefix("out/") } == [])
  }

  @Test(arguments: [
    "render bar.json /dev/full --format png --frame 3 -q",
    "render bar.json /dev/full --format gif -q",
  ])
  func `a full device is 73`(command: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try expect("\"$lottie\" \(command)", 73, "error: /dev/full: No space left on device")
  }

  @Test(
    .disabled(if: geteuid() == 0, "root may write to folders that are read-only"),
    arguments: ["render bar.json no/out.png --frame 3", "render bar.json no/out.gif"]
  )
  func `a read-only folder is 73`(command: String) throws {
    let name = command.contains("gif") ? "no/out.gif" : "no/out.png"
    try expect(
      "mkdir no; chmod 555 no; \"$lottie\" \(command) -q",
      73,
      "error: \(name): Permission denied"
    )
  }

  @Test func `results to a closed standard output are 73`() throws {
    for command in [
      "validate bar.json", "keypaths bar.json", "info bar.json", "convert bar.json -",
    ] {
      try expect(
        "\"$lottie\" \(command) >&- <&-",
        73,
        "error: standard output: Bad file descriptor"
      )
    }
  }

  @Test func `a closed standard input is 66`() throws {
    try expect("\"$lottie\" info - <&-", 66, "error: standard input: Bad file descriptor")
  }

  // The first file that is opened would get the number of a closed one.
  @Test(arguments: [("2>&-", ""), ("2>&- <&-", "-q"), (">&-", "-q"), ("<&- >&- 2>&-", "-q")])
  func `nothing is written into a file by the number of a closed stream`(
    closed: String,
    option: String
  ) throws {
    try folder.write(Document.text, to: "text.json")
    let command = "\"$lottie\" render text.json out.png --frame 0 --report out.json"
    try expect("\(command) -q", 0, "")
    let files = try ["out.png", "out.json"].map(folder.read)
    #expect(try shell("rm out.*; \(command) \(option) \(closed)").status == 0)
    #expect(try ["out.png", "out.json"].map(folder.read) == files)
  }

  #if os(Linux)
    @Test(arguments: 3...20)
    func `few descriptors are no fault`(count: Int) throws {
      for command in ["render bar.json out.mp4 -q", "render bar.json out.gif -q", "info bar.json"] {
        let run = try shell("ulimit -n \(count); exec \"$lottie\" \(command)")
        // The system cannot load the program with three: no libraries are opened.
        guard count > 3 || run.status != 127 else { continue }
        // Not every machine has ffmpeg.
        let isMissing = run.errors.contains("needs the program ffmpeg")
        #expect(isMissing || [0, 66, 73].contains(run.status), "\(command): \(run.errors)")
        #expect(
          isMissing || run.status == 0 || run.errors.hasSuffix("Too many open files\n"),
          "\(command): \(run.errors)"
        )
      }
    }

    @Test func `ffmpeg is not started with eight descriptors`() throws {
      try expect(
        "ulimit -n 8; \"$lottie\" render bar.json out.mp4 -q",
        73,
        "error: out.mp4: ffmpeg could not be run: Too many open files"
      )
    }

    @Test(arguments: [
      "render deep.json out.png --frame 3", "render deep.json out.svg --frame 3",
      "render deep.json out.gif", "validate deep.json --draw --max-warnings 99", "info deep.json",
      "keypaths deep.json", "convert deep.json out.lottie", "convert deep.json - --pretty",
      "diff deep.json deep.json", "get deep.json '**' --frame 3",
    ])
    func `the documented depth holds with a small stack`(command: String) throws {
      try folder.write(DeepDocument.text, to: "deep.json")
      let line = "\"$lottie\" \(command)"
      let (small, usual) = (
        try shell("ulimit -s 512; \(line)"),
        try shell(line)
      )
      #expect(small.status == usual.status)
      #expect(small.status < 64, "\(small.errors)")
      #expect(small.output == usual.output)
    }

    // Not what a single large allocation lacks: only the program that is shipped says that.
    @Test(.disabled(if: Sanitizer.isOn)) func `used up memory is 70`() throws {
      // What the program needs to start depends on how it was linked.
      let least = stride(from: 50_000, to: 2_000_000, by: 10_000).first { size in
        let run = try? shell("ulimit -v \(size); \"$lottie\" --version")
        return run?.status == 0
      }
      let limit = try #require(least) + 60_000
      let run = try shell(
        "ulimit -v \(limit); \"$lottie\" render bar.json out.apng -q --size 2600x2600 --threads 1"
      )
      #expect(run.status == 70)
      let message =
        "error: out of memory: the address space is limited to \(limit >> 10) MiB (ulimit -v)\n"
      #expect(run.errors.hasSuffix(message), "\(run.errors)")
      #expect(folder.entries == ["bar.json"])
    }

    @Test(.disabled(if: Sanitizer.isOn)) func `a signal from outside ends the program as ever`()
      throws
    {
      let run = try shell(
        "sleep 2 | \"$lottie\" info - & sleep 0.5; kill -SEGV $!; wait $!; echo $?"
      )
      #expect(run.text == "139\n")
      #expect(!run.errors.contains("error:"))
    }
  #endif
}
