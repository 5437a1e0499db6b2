import Foundation
import LottieCodecs
import TestSupport
import Testing

/// A line says what was written.
struct SuccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  private func run(_ line: String) throws -> Program.Outcome {
    try Program.run(line.split(separator: " ").map { String($0) }, in: folder.url, bytes: [])
  }

  @Test(arguments: [
    ("render bar.json a.gif", "a.gif: 20x10, 10 frames, 1 s, 287 bytes"),
    ("render bar.json a.gif --fps 5 --scale 2", "a.gif: 40x20, 5 frames, 1 s, "),
    ("render bar.json a.png --frame first", "a.png: 20x10, "),
    ("render bar.json a%d.png --frames 3..3", "a0.png: 20x10, "),
    ("render bar.json s.png --sheet --columns 5", "s.png: 100x20, 10 frames, "),
    ("render bar.json a.svg --frame 0", "a.svg: 20x10, "),
    ("render bar.json /dev/null --format rgba", "/dev/null: 20x10, 10 frames, 1 s"),
    ("convert bar.json b.json", "b.json: \(Document.bar.utf8.count) bytes, unchanged"),
  ])
  func `it names the file, its extent, its length and its size`(
    line: String,
    text: String
  ) throws {
    let run = try run(line)
    #expect(run.text.hasPrefix(text) && run.text.split(separator: "\n").count == 1, "\(run.text)")
    #expect(run.status == 0 && run.errors.isEmpty)
    let quiet = try self.run(line + " -q")
    #expect(quiet.text.isEmpty && quiet.errors.isEmpty && quiet.status == 0)
  }

  @Test func `a note on several files of a batch is said once`() throws {
    try folder.write(Document.bar, to: "foo.json")
    let run = try run("render bar.json foo.json -o {name}.jpg --set **.Opacity=50 --frame 0")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "note: jpeg has no transparency: using a white background; use --background for another "
          + "(2 animations)\n"
      )
    )
    for name in ["bar", "foo"] {
      #expect(run.errors.contains("\(name).json: --set **.Opacity=50: 1 property\n"))
    }
    let failed = try self.run("render bar.json foo.json -o {name}.png --frame 99")
    #expect(failed.errors.contains("error: foo.json: frame 99 is out of range"))
  }

  @Test func `a damaged container is the input's fault`() throws {
    var zip = try ZipWriter()
    let manifest = #"{"version":"2","generator":"me","animations":[{"id":"a"}]}"#
    try zip.add("manifest.json", Array(manifest.utf8))
    try zip.add("a/a.json", Array(Document.bar.utf8))
    try zip.add("s/s.json", Array(String(repeating: "state machine ", count: 200).utf8))
    var bytes = zip.archive
    // In the data of the third entry, behind its name.
    let name = Array("s/s.json".utf8)
    let offset = try #require(
      bytes.indices.first { bytes[$0...].starts(with: name) }
    )
    for index in offset + name.count..<offset + name.count + 20 { bytes[index] = 0xFF }
    try Data(bytes).write(to: folder.url.appendingPathComponent("bad.lottie"))
    let run = try run("convert bad.lottie out.lottie --precision 2")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("error: bad.lottie: "), "\(run.errors)")
    #expect(!folder.names.contains("out.lottie"))
  }
}
