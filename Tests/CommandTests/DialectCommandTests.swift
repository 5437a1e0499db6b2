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
}
