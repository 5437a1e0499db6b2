import Foundation
import TestSupport
import Testing

/// The message and the status of a command that fails.
struct FailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  private func expect(
    _ run: Program.Outcome,
    _ status: Int32,
    _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(run.errors == message + "\n", sourceLocation: location)
    #expect(run.text.isEmpty, sourceLocation: location)
    #expect(run.status == status, sourceLocation: location)
  }

  @Test func `a frame outside is a usage error`() throws {
    expect(
      try Program.run("render", "bar.json", "--frame", "10.5", in: folder.url),
      64,
      "error: frame 10.5 is out of range; the animation runs from frame 0 up to, but not "
        + "including, 10"
    )
  }

  @Test func `an unknown marker names those there are`() throws {
    expect(
      try Program.run("render", "bar.json", "--frame", "marker:end", in: folder.url),
      64,
      "error: no marker \"end\"; available: \"middle\""
    )
  }

  @Test func `a missing file is 66`() throws {
    expect(
      try Program.run("render", "none.json", "--frame", "0", in: folder.url),
      66,
      "error: none.json: No such file or directory"
    )
  }

  @Test func `broken JSON is 65, with line and column`() throws {
    try folder.write("{\"v\": \"5\",\n  \"w\": }", to: "broken.json")
    expect(
      try Program.run("render", "broken.json", "--frame", "0", in: folder.url),
      65,
      "error: broken.json:2:8: not JSON: expected a value, found '}'"
    )
  }

  @Test func `JSON that is no animation is 65`() throws {
    try folder.write("{\"v\": \"5\"}", to: "other.json")
    expect(
      try Program.run("render", "other.json", "--frame", "0", in: folder.url),
      65,
      "error: other.json:1:1: not a Lottie animation: expected a number \"w\", found none"
    )
  }

  @Test func `an image that cannot be written is 73`() throws {
    expect(
      try Program.run("render", "bar.json", "bar.json/a.png", "--frame", "0", in: folder.url),
      73,
      "error: bar.json: cannot create the folder"
    )
  }

  @Test func `a file that is there stays under no-overwrite`() throws {
    try folder.write("mine", to: "a.png")
    expect(
      try Program.run(
        "render",
        "bar.json",
        "a.png",
        "--frame",
        "0",
        "--no-overwrite",
        in: folder.url
      ),
      73,
      "error: a.png already exists, and --no-overwrite is given"
    )
    #expect(try folder.read("a.png") == Array("mine".utf8))
  }

  @Test func `many frames cannot be written to one image`() throws {
    expect(
      try Program.run("render", "bar.json", "a.png", "--frames", "0..3", in: folder.url),
      64,
      "error: cannot write 4 frames to one image; use a pattern such as frames/%05d.png"
    )
  }

  @Test func `an unknown extension is refused`() throws {
    expect(
      try Program.run("render", "bar.json", "a.bmp", "--frame", "0", in: folder.url),
      64,
      "error: a.bmp: .bmp is not a known extension; available: png, apng, gif, webp, jpeg, svg, "
        + "mp4, webm, mov, y4m, ppm, rgba"
    )
  }

  @Test func `an absurd size is refused before anything is drawn`() throws {
    expect(
      try Program.run("render", "bar.json", "--frame", "0", "--size", "99999x1", in: folder.url),
      64,
      "error: cannot render 99999x1 pixels: a side must be 1 to 16384 pixels, "
        + "and an image at most 256 million pixels; use --size"
    )
  }

  @Test func `an absurd size of the document is its fault`() throws {
    let huge = Document.bar.replacingOccurrences(of: "\"w\":20", with: "\"w\":1e9")
    try folder.write(huge, to: "huge.json")
    let run = try Program.run("render", "huge.json", "--frame", "0", in: folder.url)
    #expect(run.errors.hasPrefix("error: cannot render 1000000000x10 pixels"))
    #expect(run.status == 65)
  }
}
