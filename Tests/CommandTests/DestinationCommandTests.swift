import Foundation
import TestSupport
import Testing

/// `lottie render --for`: what a destination takes, as another program reads it.
struct DestinationCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Three seconds at 60 frames a second of a bar that turns over colors of many kinds.
  private static func document(seconds: Double = 3, width: Int = 320, height: Int = 320) -> String {
    let ease = #""i":{"x":[0.8],"y":[1]},"o":{"x":[0.2],"y":[0]}"#
    let end = Int(seconds * 60)
    return """
      {"v":"5.9.0","fr":60,"ip":0,"op":\(end),"w":\(width),"h":\(height),"layers":[{"ty":4,"ip":0,\
      "op":\(end),"st":0,"ks":{"o":{"a":0,"k":100},"r":{"a":1,"k":[{"t":0,"s":[0],\(ease)},\
      {"t":\(end),"s":[360]}]},"p":{"a":0,"k":[160,160]}},"shapes":[{"ty":"rc","p":{"a":0,\
      "k":[0,0]},"s":{"a":0,"k":[260,160]},"r":{"a":0,"k":30}},{"ty":"gf","o":{"a":0,"k":100},\
      "r":1,"t":1,"s":{"a":0,"k":[-130,0]},"e":{"a":0,"k":[130,0]},"g":{"p":3,"k":{"a":0,"k":[0,1,\
      0,0,0.5,0,1,0,1,0,0,1]}}}]}]}
      """
  }

  /// What `ffprobe` reads of a file: width, height, frames, seconds, and whether there is sound.
  private func probe(_ name: String) throws -> [String: String] {
    let run = try Program.shell(
      "ffprobe -v error -count_frames -show_entries "
        + "stream=codec_name,codec_type,width,height,nb_read_frames -of default=nw=1 \(name)",
      in: folder.url
    )
    let pairs = run.text.split(separator: "\n").map { $0.split(separator: "=").map(String.init) }
    return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $0 + "," + $1 }
  }

  private var hasVideo: Bool {
    get throws {
      try Program.shell("command -v ffmpeg && command -v ffprobe", in: folder.url).status == 0
    }
  }

  @Test(arguments: [
    ("telegram-video", "webm", "vp9", 512, 1...90, 256_000),
    ("telegram-emoji", "webm", "vp9", 100, 1...90, 256_000),
    ("discord", "png", "apng", 320, 1...180, 512_000),
    ("slack", "gif", "gif", 128, 1...50, 128_000),
    ("signal", "png", "apng", 512, 1...180, 300_000),
    ("imessage", "png", "apng", 300, 1...180, 500_000),
    ("line", "png", "apng", 270, 5...20, 300_000),
  ])
  func `another program reads what is allowed`(
    place: String,
    fileExtension: String,
    codec: String,
    side: Int,
    frames: ClosedRange<Int>,
    bytes: Int
  ) throws {
    guard try hasVideo else { return }
    // Large pictures take their time.
    let isLarge = ["discord", "signal", "imessage"].contains(place)
    try folder.write(Self.document(seconds: isLarge ? 0.4 : 3), to: "a.json")
    let file = "out.\(fileExtension)"
    let run = try Program.run("render", "a.json", file, "--for", place, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let found = try probe(file)
    #expect(found["codec_name"] == codec && found["codec_type"] == "video")
    let sides = place == "imessage" ? [300, 408, 618] : [side]
    #expect(sides.contains(Int(found["width"] ?? "") ?? 0) && found["width"] == found["height"])
    #expect(frames.contains(Int(found["nb_read_frames"] ?? "") ?? 0))
    #expect(try folder.read(file).count <= bytes)
  }

  @Test func `a sticker for WhatsApp is a WebP of 512 pixels`() throws {
    try folder.write(Self.document(seconds: 0.5), to: "a.json")
    let run = try Program.run("render", "a.json", "a.webp", "--for", "whatsapp", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try folder.read("a.webp")
    #expect(bytes.count <= 500_000 && Array(bytes[8..<16]) == Array("WEBPVP8X".utf8))
    // Width and height less 1, 24 bits each.
    #expect(Array(bytes[24..<30]) == [0xFF, 0x01, 0, 0xFF, 0x01, 0])
  }

  @Test func `what was given up is said, and a wide animation keeps its proportions`() throws {
    guard try hasVideo else { return }
    try folder.write(Self.document(seconds: 4, height: 160), to: "a.json")
    let run = try Program.run(
      "render",
      "a.json",
      "a.webm",
      "--for",
      "telegram-video",
      in: folder.url
    )
    #expect(
      run.errors == """
        note: for Telegram's video stickers: the first 3 of 4 s (--duration 3 plays all of it \
        faster), 30 of 60 frames a second

        """
    )
    let found = try probe("a.webm")
    #expect(found["width"] == "512" && found["height"] == "256" && found["nb_read_frames"] == "90")
  }

  @Test func `less is tried until the limit is kept`() throws {
    try folder.write(Self.document(seconds: 0.5), to: "a.json")
    func size(_ limit: Int) throws -> (Int, String) {
      let run = try Program.run(
        "render",
        "a.json",
        "a.gif",
        "--for",
        "slack",
        "--max-bytes",
        "\(limit)",
        in: folder.url
      )
      #expect(run.status == 0, "\(run.errors)")
      return (try folder.read("a.gif").count, run.errors)
    }
    let (all, note) = try size(128_000)
    #expect(note == "note: for Slack's emoji: 50 of 60 frames a second\n")
    let (some, losses) = try size(all - 1)
    #expect(
      some < all && losses == "note: for Slack's emoji: 50 of 60 frames a second, 128 colors\n"
    )
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp"])
  func `a file without destination has no more bytes than asked`(name: String) throws {
    try folder.write(Self.document(seconds: 0.5), to: "a.json")
    func bytes(_ options: String...) throws -> (count: Int, errors: String) {
      let run = try Program.run(
        ["render", "a.json", name, "--width", "100"] + options,
        in: folder.url
      )
      #expect(run.status == 0, "\(run.errors)")
      return (try folder.read(name).count, run.errors)
    }
    let whole = try bytes().count
    #expect(try bytes("--max-bytes", "\(whole)").count == whole)
    let half = try bytes("--max-bytes", "\(whole / 2)")
    #expect(half.count <= whole / 2)
    #expect(half.errors.contains("note: for --max-bytes \(whole / 2): "))
    let none = try Program.run("render", "a.json", name, "--max-bytes", "40", in: folder.url)
    #expect(none.status == 73 && none.errors.contains("and --max-bytes is 40; shorten it"))
    #expect(try folder.read(name).count == half.count)
  }

  @Test func `nothing is written where nothing is small enough`() throws {
    try folder.write(Self.document(seconds: 0.2), to: "a.json")
    let run = try Program.run(
      "render",
      "a.json",
      "a.gif",
      "--for",
      "slack",
      "--max-bytes",
      "100",
      in: folder.url
    )
    #expect(run.status == 73 && folder.names == ["a.json"])
    #expect(run.errors.contains("Slack's emoji have at most 100"))
    #expect(run.errors.contains("nothing was written"))
  }

  /// LINE takes 5 frames or more, not all of them equal; those equal to the one before are not stored.
  @Test func `frames that do not change are too few`() throws {
    try folder.write(
      ##"{"v":"5.7.0","fr":10,"ip":0,"op":10,"w":20,"h":10,"layers":[{"ty":1,"nm":"back","ip":0,"op":10,"st":0,"sw":10,"sh":10,"sc":"#ff0000","ks":{}}]}"##,
      to: "a.json"
    )
    let run = try Program.run("render", "a.json", "a.png", "--for", "line", in: folder.url)
    #expect(run.status == 73 && folder.names == ["a.json"])
    #expect(
      run.errors.contains(
        "1 frame without those equal to the one before, and LINE's animated stickers need 5"
      )
    )
  }

  @Test(arguments: [
    (["a.gif", "--for", "slak"], "there is no destination \"slak\"; did you mean \"slack\"?"),
    (["a.gif", "--for", "telegram"], "nothing drawn is taken, but the animation itself"),
    (["a.gif", "--for", "wear-os"], "lottie validate --profile wear-os"),
    (["a.gif", "--for", "discord"], "a.gif: Discord's stickers take .apng"),
    (["a.gif", "--for", "slack", "--size", "9x9"], "--for chooses size, format and quality"),
    (["a.gif", "--for", "slack", "--frame", "3"], "--for takes a range of time"),
    (["a.png", "--max-bytes", "9"], "--max-bytes is for one .gif, .apng, .webp or .webm"),
    (["a.gif", "--max-bytes", "0"], "--max-bytes must be above 0"),
    (["a.webp", "--max-bytes", "9", "--quality", "9"], "--max-bytes chooses the quality"),
  ])
  func `what a destination decides is not asked for`(arguments: [String], message: String) throws {
    try folder.write(Self.document(), to: "a.json")
    let run = try Program.run(["render", "a.json"] + arguments, in: folder.url)
    #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["a.json"])
  }
}
