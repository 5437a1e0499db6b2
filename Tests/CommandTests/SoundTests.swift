import Foundation
import TestSupport
import Testing

/// Sound in videos, where there is `ffmpeg`.
struct SoundTests {
  private let folder: TemporaryFolder
  private static let rate = 48_000

  init() throws {
    folder = try TemporaryFolder()
    try Self.wave.write(to: folder.url.appendingPathComponent("beep.wav"))
    try folder.write(Self.document(), to: "a.json")
  }

  /// A second of a tone of 480 hertz at half amplitude: 100 samples a period.
  private static let tone = (0..<rate).map { sin(Double($0) * 2 * .pi / 100) / 2 }

  /// The tone as a WAVE file of two channels of 16 bits.
  private static let wave: Data = {
    var data = Data("RIFF".utf8)
    func add(_ value: Int, _ count: Int) {
      data += (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let samples = tone.map { Int(($0 * 32_768).rounded()) }
    add(36 + samples.count * 4, 4)
    data += Data("WAVEfmt ".utf8)
    add(16, 4)
    for (value, count) in [(1, 2), (2, 2), (rate, 4), (rate * 4, 4), (4, 2), (16, 2)] {
      add(value, count)
    }
    data += Data("data".utf8)
    add(samples.count * 4, 4)
    for sample in samples { for _ in 0..<2 { add(sample, 2) } }
    return data
  }()

  /// Two seconds at 10 frames a second, with a sound from frame 5 on that fades out from frame 10 to 15.
  private static func document(file: String = "beep.wav") -> String {
    let ease = #""i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}"#
    return """
      {"v":"5.7.0","nm":"a","fr":10,"ip":0,"op":20,"w":20,"h":10,
      "assets":[{"id":"beep","u":"","p":"\(file)","e":0}],
      "layers":[{"ty":6,"nm":"Beep","refId":"beep","ip":5,"op":20,"st":5,"ks":{},
      "au":{"lv":{"a":1,"k":[{"t":10,"s":[100,100],\(ease)},{"t":15,"s":[0,0]}]}}},
      {"ty":1,"nm":"back","ip":0,"op":20,"st":0,"ks":{},"sw":20,"sh":10,"sc":"#ff0000"}]}

      """
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  private static var hasVideo: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }
  }

  /// The left channel of a video's sound, decoded by ffmpeg.
  private func sound(of name: String) throws -> [Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-nostdin", "-v", "error", "-i", name, "-map", "0:a:0", "-f", "s16le", "-ar",
      "\(Self.rate)", "-ac", "2", "-",
    ]
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = [UInt8](Program.readAll(output))
    process.waitUntilExit()
    return stride(from: 0, to: data.count - 3, by: 4).map {
      Double(Int16(truncatingIfNeeded: Int(data[$0]) | Int(data[$0 + 1]) << 8)) / 32_768
    }
  }

  /// The sound of the document, computed here.
  private var expected: [Double] {
    (0..<2 * Self.rate).map { index in
      let second = Double(index) / Double(Self.rate)
      guard (0.5..<1.5).contains(second) else { return 0 }
      return Self.tone[index - Self.rate / 2] * (second < 1 ? 1 : 3 - 2 * second)
    }
  }

  /// The root mean square of each tenth of a second.
  private func levels(_ samples: [Double]) -> [Double] {
    let width = Self.rate / 10
    return (0..<samples.count / width).map { part in
      let square = samples[part * width..<(part + 1) * width].reduce(0) { $0 + $1 * $1 }
      return (square / Double(width)).squareRoot()
    }
  }

  @Test func `the sound of a .mov is the mix itself`() throws {
    guard Self.hasVideo else { return }
    #expect(try run("render", "a.json", "a.mov").errors == "")
    let sound = try sound(of: "a.mov")
    let worst = zip(sound, expected).map { abs($0 - $1) }.max() ?? 1
    #expect(sound.count == expected.count && worst < 2.0 / 32_768, "\(sound.count), \(worst)")
  }

  @Test(arguments: ["a.mp4", "a.webm"])
  func `a compressed sound begins within 10 ms and is as loud within 1 dB`(name: String) throws {
    guard Self.hasVideo else { return }
    #expect(try run("render", "a.json", name, "--background", "white").errors == "")
    let sound = try sound(of: name)
    let start = sound.firstIndex { abs($0) > 0.05 } ?? 0
    #expect(abs(start - Self.rate / 2) < Self.rate / 100, "\(start)")
    for (part, (ours, theirs)) in zip(levels(sound), levels(expected)).enumerated()
    where max(ours, theirs) > 0.005 {
      #expect(abs(20 * log10(ours / theirs)) < 1, "tenth \(part): \(ours) for \(theirs)")
    }
  }

  @Test func `videos with sound are the same bytes each time`() throws {
    guard Self.hasVideo else { return }
    for name in ["mp4", "webm", "mov"] {
      let files = try ["1", "3", "8"].map { threads in
        let file = "\(threads).\(name)"
        _ = try run("render", "a.json", file, "-q", "--background", "white", "--threads", threads)
        return try folder.read(file)
      }
      #expect(files[0] == files[1] && files[1] == files[2], "\(name)")
      #expect(files[0].count > 5000)
    }
  }

  @Test func `a range cuts the sound as the picture`() throws {
    guard Self.hasVideo else { return }
    _ = try run("render", "a.json", "a.mov", "-q", "--from", "7", "--to", "9", "--loop", "2")
    let part = expected[33_600..<43_200]
    let sound = try sound(of: "a.mov")
    let worst = zip(sound, part + part).map { abs($0 - $1) }.max() ?? 1
    #expect(sound.count == part.count * 2 && worst < 2.0 / 32_768, "\(sound.count), \(worst)")
  }

  @Test func `merge joins the sound to frames drawn in parts`() throws {
    guard Self.hasVideo else { return }
    let made = [
      try run("render", "a.json", "whole.mov", "-q"),
      try run(
        "plan",
        "a.json",
        "--output",
        "parts.mov",
        "--split-frames",
        "7",
        "--job",
        "job",
        "-q"
      ),
      try run("batch", "job", "--shard", "0", "-q"), try run("merge", "job", "-q"),
    ]
    #expect(made.map(\.status) == [0, 0, 0, 0])
    #expect(made.map(\.errors) == ["", "", "", ""])
    #expect(try folder.read("whole.mov") == folder.read("parts.mov"))
  }

  @Test func `no sound is written where none is wanted`() throws {
    guard Self.hasVideo else { return }
    #expect(try run("render", "a.json", "a.mov", "--no-sound").errors == "")
    #expect(try sound(of: "a.mov").isEmpty)
  }

  @Test func `formats without sound say so, but not for one image`() throws {
    let note = "note: the sound is left out: .gif has none; .mp4, .webm and .mov do\n"
    #expect(try run("render", "a.json", "a.gif").errors == note)
    #expect(try run("render", "a.json", "a.gif", "--no-sound").errors == "")
    #expect(try run("render", "a.json", "a.png").errors == "")
  }

  @Test func `a sound that is missing or is none is reported with its layer`() throws {
    guard Self.hasVideo else { return }
    try folder.write(Self.document(file: "gone.wav"), to: "gone.json")
    let gone = try run("render", "gone.json", "a.mov")
    #expect(gone.status == 0)
    #expect(
      gone.errors.hasPrefix(
        "warning: gone.json:3:11: Beep: the sound file \"gone.wav\" is not found"
      )
        && gone.errors.hasSuffix("(/layers/0)\n"),
      "\(gone.errors)"
    )
    #expect(try run("render", "gone.json", "a.mov", "--strict-features").status == 1)
    // A list of other files, which a player of streams would open.
    try folder.write("#EXTM3U\n#EXTINF:1,\nbeep.wav\n#EXT-X-ENDLIST\n", to: "list.wav")
    try folder.write(Self.document(file: "list.wav"), to: "list.json")
    let list = try run("render", "list.json", "a.mov")
    #expect(list.errors.contains("Beep: the sound \"beep\" cannot be decoded"), "\(list.errors)")
    #expect(try sound(of: "a.mov").isEmpty)
  }

  @Test func `info lists sounds with their length`() throws {
    guard Self.hasVideo else { return }
    let text = try run("info", "a.json").text
    #expect(text.contains("beep (1 s)"), "\(text)")
  }
}
