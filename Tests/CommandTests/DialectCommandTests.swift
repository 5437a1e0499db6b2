import Foundation
import TestSupport
import Testing

/// `lottie render --as PLAYER`.
struct DialectCommandTests {
  private let folder: TemporaryFolder
  /// A solid at half of its opacity, which lottie-android applies twice.
  private let solid =
    ##"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[{"ty":1,"ip":0,"op":60,"st":0,"##
    + ##""sw":8,"sh":8,"sc":"#ffffff","ks":{"o":{"a":0,"k":50},"p":{"a":0,"k":[0,0]},"##
    + ##""a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0}}}]}"##

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(solid, to: "solid.json")
    try folder.write(
      solid.replacingOccurrences(of: #""v":"5.7.0""#, with: #""v":"5.7""#),
      to: "short.json"
    )
  }

  @Test func `it draws what the player shows`() throws {
    func rgba(_ player: [String]) throws -> [UInt8] {
      let line = ["render", "solid.json", "-", "--format", "rgba", "--frame", "0", "-q"] + player
      return [UInt8](try Program.run(line, in: folder.url, bytes: []).output)
    }
    #expect(try rgba([]).prefix(4) == [255, 255, 255, 128])
    #expect(try rgba(["--as", "lottie-android"]).prefix(4) == [255, 255, 255, 64])
    #expect(try rgba(["--as", "lottie"]) == rgba([]))
  }

  @Test func `a player that stops is told with status 65, and nothing is written`() throws {
    let run = try Program.run(
      "render",
      "short.json",
      "a.png",
      "--frame",
      "0",
      "--as",
      "lottie-android",
      in: folder.url
    )
    #expect(run.status == 65)
    #expect(run.errors.contains("lottie-android shows nothing"), "\(run.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("a.png").path)
    )
  }

  /// lottie-web 5.13 in Chromium goes on without an expression that throws at once: the keyframed opacity counts.
  @Test(arguments: [
    ("size = 100; $bm_rt = size;", [255, 128]),
    ("$bm_rt = 100 + 0 * noise(time);", [255, 128]),
    ("function noise(t) { return 100 } $bm_rt = noise(time);", [255, 255]),
  ])
  func `expressions that throw in a player are left out`(script: String, alphas: [UInt8]) throws {
    let scripted = solid.replacingOccurrences(
      of: #""k":50}"#,
      with: #""k":50,"x":"\#(script)"}"#
    )
    try folder.write(scripted, to: "scripted.json")
    let shown = try [[], ["--as", "lottie-web/svg"]].map { player in
      let line = ["render", "scripted.json", "-", "--format", "rgba", "--frame", "0", "-q"]
      return [UInt8](try Program.run(line + player, in: folder.url, bytes: []).output)[3]
    }
    #expect(shown == alphas)
  }

  /// thorvg leaves out repeaters before the fill, and knows no function `missing` as nobody does.
  @Test func `messages tell of the document as it is written`() throws {
    let value = #"{"a":0,"k":[0,0]}"#
    let whole = #"{"a":0,"k":100}"#
    let transform =
      #""p":\#(value),"a":\#(value),"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"so":\#(whole),"eo":\#(whole)"#
    let shapes =
      #"[{"ty":"rc","d":1,"p":\#(value),"s":{"a":0,"k":[4,4]},"r":{"a":0,"k":0}},"#
      + #"{"ty":"rp","c":{"a":0,"k":2},"o":{"a":0,"k":0},"m":1,"tr":{"ty":"tr",\#(transform)}},"#
      + #"{"ty":"fl","r":1,"c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":100,"x":"$bm_rt = missing(1);"}}]"#
    let layer =
      #"{"ty":4,"ip":0,"op":60,"st":0,"ks":{"o":\#(whole),\#(transform)},"shapes":\#(shapes)}"#
    try folder.write(
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":8,"h":8,"layers":[\#(layer)]}"#,
      to: "repeated.json"
    )
    func errors(_ player: [String]) throws -> String {
      try Program.run(
        ["render", "repeated.json", "-", "--format", "rgba", "--frame", "0"] + player,
        in: folder.url,
        bytes: []
      ).errors
    }
    let (own, shown) = (try errors([]), try errors(["--as", "thorvg"]))
    let place = try #require(own.firstMatch(of: /repeated\.json:1:[0-9]+:/)?.output)
    #expect(shown.contains(place), "\(own)\n\(shown)")
    #expect(!shown.contains("left out"), "\(shown)")
  }

  @Test func `an unknown player is a usage error that names those there are`() throws {
    let run = try Program.run(
      "render",
      "solid.json",
      "a.png",
      "--frame",
      "0",
      "--as",
      "flash",
      in: folder.url
    )
    #expect(run.status == 64)
    #expect(run.errors.contains("flash") && run.errors.contains("skottie"), "\(run.errors)")
    #expect(run.errors.hasPrefix("error: --as: there is no player \"flash\"; available: "))
  }

  @Test func `diff compares an animation with what a player shows`() throws {
    let run = try Program.run(
      "diff",
      "solid.json",
      "--as",
      "lottie-android",
      "--frames",
      "1",
      "--format",
      "json",
      "-o",
      "page.html",
      in: folder.url
    )
    #expect(run.status == 1, "\(run.errors)")
    // Alpha 128 and 64 of 255: over black and white they differ by a quarter.
    let output = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let report = (output?["files"] as? [[String: Any]])?.first
    let frame = (report?["visual"] as? [[String: Any]])?.first
    #expect(frame?["visible"] as? Double == 1)
    #expect((report?["structural"] as? [Any])?.isEmpty == true)
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("page.html"),
      encoding: .utf8
    )
    #expect(page.contains(#""sides":["as it should be","as lottie-android"]"#))
  }

  @Test func `diff draws each side as its player, and compares documents as they are written`()
    throws
  {
    func status(_ arguments: String...) throws -> Int32 {
      try Program.run(["diff"] + arguments, in: folder.url).status
    }
    #expect(try status("solid.json", "--as", "lottie-android", "--as", "lottie-android") == 0)
    #expect(try status("solid.json", "--as", "lottie", "--as", "lottie-android") == 1)
    #expect(try status("solid.json", "--as", "lottie") == 0)
    try folder.write(
      solid.replacingOccurrences(of: #""k":50}"#, with: #""k":25}"#),
      to: "quarter.json"
    )
    let run = try Program.run(
      "diff",
      "solid.json",
      "quarter.json",
      "--as",
      "lottie-android",
      in: folder.url
    )
    #expect(run.text.contains("50 % → 25 %"), "\(run.text)")
    for wrong in [
      ["solid.json"], ["-", "--as", "skottie"],
      ["solid.json", "--as", "a", "--as", "lottie"],
      ["solid.json", "--as", "lottie", "--as", "skottie", "--as", "rlottie"],
    ] {
      #expect(try Program.run(["diff"] + wrong, in: folder.url).status == 64, "\(wrong)")
    }
  }

  @Test func `a report has the frames of players that draw otherwise`() throws {
    let run = try Program.run(
      "report",
      "solid.json",
      "-o",
      "report.html",
      "--target",
      "lottie-android,skottie",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("report.html"),
      encoding: .utf8
    )
    let others = page.components(separatedBy: #"{"player":"lottie-android","sheet":{"src""#)
    #expect(others.count == 2)
    #expect(!page.contains(#"{"player":"skottie","sheet""#))
  }
}
