import Foundation
import TestSupport
import Testing

/// `lottie convert` with parts of animations, and animations one after the other.
struct CutCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.document("#ff0000"), to: "a.json")
    try folder.write(Self.document("#0000ff", inner: "st\":5"), to: "b.json")
  }

  /// An eased motion, a composition with a turning solid at half the speed, and a text.
  private static func document(_ color: String, inner: String = "st\":0") -> String {
    let ease = #""i":{"x":[0.2],"y":[1]},"o":{"x":[0.7],"y":[0.1]}"#
    let solid =
      ##"{"ty":1,"nm":"in","ip":0,"op":60,"st":0,"sw":20,"sh":20,"sc":"#0f0","ks":{"a":{"a":0,"k":[10,10]},"##
      + ##""p":{"a":0,"k":[20,20]},"r":{"a":1,"k":[{"t":0,"s":[0],\##(ease)},{"t":40,"s":[180]}]}}}"##
    return
      ##"{"v":"5.7.0","fr":20,"ip":0,"op":40,"w":80,"h":40,"markers":[{"tm":10,"cm":"middle","dr":15}],"##
      + ##""assets":[{"id":"c","layers":[\##(solid)]}],"layers":["##
      + ##"{"ty":0,"nm":"use","refId":"c","ip":0,"op":40,"\##(inner),"sr":2,"w":40,"h":40,"ks":{}},"##
      + ##"{"ty":1,"nm":"end","ip":25,"op":40,"st":0,"sw":10,"sh":40,"sc":"#000","ks":{}},"##
      + ##"{"ty":1,"nm":"box","ip":0,"op":40,"st":0,"sw":30,"sh":30,"sc":"\##(color)","ks":{"p":{"a":1,"k":["##
      + ##"{"t":3,"s":[0,0],\##(ease),"to":[10,5],"ti":[-5,0]},{"t":33,"s":[50,10]}]}}}]}"##
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  /// The bytes of frames.
  private func frames(_ name: String, _ range: String) throws -> [[UInt8]] {
    let prefix = UUID().uuidString
    let run = try run("render", name, "\(prefix)-%d.png", "--frames", range, "-q")
    #expect(run.status == 0, "\(run.errors)")
    return try folder.names.filter { $0.hasPrefix(prefix) }.sorted { a, b in
      (a.count, a) < (b.count, b)
    }.map { try folder.read($0) }
  }

  private func object(_ name: String) throws -> [String: Any] {
    let data = Data(try folder.read(name))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `the frames of a cut have the same bytes as those of the whole`() throws {
    for range in [["--from", "12", "--to", "30"], ["--from", "12.5", "--to", "75%"]] {
      let run = try Program.run(["convert", "a.json", "part.json"] + range, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      let first = range[1]
      let last = try #require(Double(first)) + 17
      let whole = try frames("a.json", "\(first)..\(last)")
      #expect(whole.count == 18)
      #expect(try frames("part.json", "0..17") == whole)
    }
  }

  @Test func `a marker's segment is cut, and layers after it are gone`() throws {
    #expect(try run("convert", "a.json", "part.json", "--marker", "middle").status == 0)
    #expect(try object("part.json")["op"] as? Double == 15)
    let layers = try #require(try object("part.json")["layers"] as? [[String: Any]])
    #expect(layers.compactMap { $0["nm"] as? String } == ["use", "box"])
    #expect(try frames("part.json", "0..14") == frames("a.json", "10..24"))
  }

  @Test func `a region, a speed and a rate show the same frames`() throws {
    #expect(try run("convert", "a.json", "part.json", "--crop", "10,5,40,30").status == 0)
    let cropped = try run(
      "render",
      "a.json",
      "a.png",
      "--crop",
      "10,5,40,30",
      "--frame",
      "20",
      "-q"
    )
    #expect(cropped.status == 0)
    #expect(try frames("part.json", "20..20") == [folder.read("a.png")])
    #expect(try run("convert", "a.json", "fast.json", "--speed", "2").status == 0)
    #expect(try frames("fast.json", "0..19") == frames("a.json", "0..38:2"))
    #expect(try run("convert", "a.json", "slow.json", "--fps", "40").status == 0)
    #expect(try frames("slow.json", "0..78:2") == frames("a.json", "0..39"))
  }

  @Test func `animations one after the other show the frames of each`() throws {
    let run = try run("convert", "a.json", "b.json", "both.json", "--sequence")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try object("both.json")["op"] as? Double == 80)
    #expect(try frames("both.json", "0..39") == frames("a.json", "0..39"))
    #expect(try frames("both.json", "40..79") == frames("b.json", "0..39"))
  }

  @Test func `a sequence may be cut, and packed into a container`() throws {
    let run = try run(
      "convert",
      "a.json",
      "b.json",
      "both.lottie",
      "--sequence",
      "--from",
      "30",
      "--to",
      "50"
    )
    #expect(run.status == 0, "\(run.errors)")
    let whole = try frames("a.json", "30..39") + frames("b.json", "0..9")
    #expect(try frames("both.lottie", "0..19") == whole)
  }

  @Test func `what cannot be cut is refused`() throws {
    for (arguments, words) in [
      (["--from", "30", "--to", "20"], "the range from frame 30 to 20 is empty"),
      (["--from", "70"], "frame 70 is out of range"),
      (["--marker", "none"], "no marker \"none\""),
      (["--sequence"], "--sequence needs several inputs"),
      (["--speed", "0"], "--speed must be above 0"),
    ] {
      let run = try Program.run(["convert", "a.json", "part.json"] + arguments, in: folder.url)
      #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
      #expect(!folder.names.contains("part.json"))
    }
  }
}
