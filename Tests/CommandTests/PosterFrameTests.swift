import Foundation
import LottieCodecs
import LottieKit
import LottieScene
import TestSupport
import Testing

@testable import LottieJobs

/// The frame of an image for which none is named.
struct PosterFrameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A red square of a quarter of 20 × 20 pixels that begins at some frame of 0 to 80, before which a dot shows.
  private func document(from frame: Int) -> String {
    ##"{"v":"5.7.0","fr":40,"ip":0,"op":81,"w":20,"h":20,"layers":["##
      + ##"{"ty":1,"nm":"a","ip":\##(frame),"op":81,"sw":10,"sh":10,"sc":"#ff0000","ks":{}},"##
      + ##"{"ty":1,"nm":"b","ip":0,"op":81,"sw":2,"sh":2,"sc":"#0000ff","ks":{"p":{"a":0,"k":[15,15]}}}]}"##
  }

  /// Frames 0, 10 … 80 are looked at.
  @Test(arguments: [(0, 0), (1, 10), (35, 40), (80, 80)])
  func `the poster is the first frame that shows half as much as the fullest`(
    start: Int,
    poster: Int
  ) throws {
    let animation = try LottieAnimation.decode(Array(document(from: start).utf8))
    #expect(PosterFrame.number(of: animation) == Double(poster))
  }

  @Test func `an animation that shows nothing has its first frame as poster`() throws {
    let text = #"{"v":"5.7.0","fr":40,"ip":5,"op":81,"w":20,"h":20,"layers":[]}"#
    #expect(PosterFrame.number(of: try LottieAnimation.decode(Array(text.utf8))) == 5)
  }

  @Test func `an image shows the poster and says so, unless a frame is named`() throws {
    try folder.write(document(from: 35), to: "a.json")
    func render(_ options: String...) throws -> (pixel: UInt32, errors: String) {
      let outcome = try Program.run(["render", "a.json", "a.png"] + options, in: folder.url)
      return (try ImageDecoder.decode(try folder.read("a.png"))[3, 3], outcome.errors)
    }
    let poster = try render()
    #expect(poster.pixel != 0)
    #expect(poster.errors.contains("drew frame 40, as the first shows little"))
    let first = try render("--frame", "first")
    #expect(first.pixel == 0 && !first.errors.contains("drew frame"))
  }
}
