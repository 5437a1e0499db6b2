import Foundation
import TestSupport
import Testing

/// What people see who asked for less motion, and what is said of it.
struct ReducedMotionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Ten frames of a solid that shows from frame 5 on, with markers of a name, a time and a length.
  private func write(_ markers: [(String, Double, Double)]) throws {
    let list = markers.map { #"{"tm":\#($0.1),"cm":"\#($0.0)","dr":\#($0.2)}"# }
    try folder.write(
      """
      {"v":"5.7.0","fr":10,"ip":0,"op":10,"w":20,"h":10,"markers":[\(list.joined(separator: ","))],
      "layers":[{"ty":1,"nm":"back","ind":1,"ip":5,"op":10,"st":0,"sw":10,"sh":10,"sc":"#ff0000",
      "ks":{"p":{"a":1,"k":[{"t":5,"s":[0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},
      {"t":10,"s":[10,0]}]}}}]}
      """,
      to: "a.json"
    )
  }

  private func frames(_ arguments: String...) throws -> [String] {
    let run = try Program.run(
      ["render", "a.json", "a.gif", "--reduced-motion", "--checksum"] + arguments,
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 2 && words[1] == "frame" ? String(words[2]) : nil
    }
  }

  @Test(arguments: ["reduced motion", "Reduced_Motion", "REDUCED-MOTION", "reducedMotion"])
  func `the range of the marker is drawn`(name: String) throws {
    try write([("loop", 0, 10), (name, 6, 3)])
    #expect(try frames() == ["6", "7", "8"])
  }

  @Test func `a marker without length is one frame, and one beyond the end is cut`() throws {
    try write([("reduced motion", 4, 0)])
    #expect(try frames() == ["4"])
    try write([("reduced motion", 8, 30)])
    #expect(try frames() == ["8", "9"])
  }

  @Test(arguments: [[], [("reduce motion", 2.0, 3.0)], [("reduced motion", 10.0, 3.0)]])
  func `without a marker it is the last frame`(markers: [(String, Double, Double)]) throws {
    try write(markers)
    #expect(try frames() == ["9"])
  }

  @Test func `it is not given with another range`() throws {
    try write([])
    for option in [["--marker", "a"], ["--from", "1"], ["--to", "3"]] {
      let run = try Program.run(
        ["render", "a.json", "a.gif", "--reduced-motion"] + option,
        in: folder.url
      )
      #expect(run.status == 64 && run.errors.contains("--reduced-motion is a range"))
    }
  }

  #if os(Linux)
    /// The frames that the status line of a terminal names.
    private func played(_ arguments: String..., until last: String) throws -> Set<String> {
      let program = try Program.executable.path
      let terminal = try PseudoTerminal(
        [program, "play", "a.json", "--graphics", "blocks", "--size", "4x2"] + arguments,
        in: folder.url,
        environment: ProcessInfo.processInfo.environment
      )
      let shown = terminal.type("", until: ["❚❚ frame \(last) of"])
      return Set(shown.matches(of: /frame ([0-9]+) of/).map { String($0.1) })
    }

    @Test func `play stays within the range of the marker`() throws {
      try write([("reduced motion", 6, 3)])
      let frames = try played("--reduced-motion", "--loop", "once", until: "8")
      #expect(frames.contains("6") && frames.isSubset(of: ["6", "7", "8"]))
    }

    @Test func `play shows the last frame without a marker`() throws {
      try write([])
      #expect(try played("--reduced-motion", "--loop", "once", until: "9") == ["9"])
    }

    @Test func `play refuses a marker with it`() throws {
      try write([("a", 0, 1)])
      let run = try Program.run(
        ["play", "a.json", "--marker", "a", "--reduced-motion"],
        in: folder.url
      )
      #expect(run.status == 64)
      #expect(run.errors.contains("give --marker or --reduced-motion, not both"))
    }
  #endif

  @Test func `a report has the frames of the range only`() throws {
    try write([("reduced motion", 6, 3)])
    for (arguments, frames) in [(["--reduced-motion"], "[6,7,8]"), ([], "[0,1,2,3,4,5,6,7,8,9]")] {
      let run = try Program.run(["report", "a.json", "-o", "r.html"] + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      let page = String(decoding: try folder.read("r.html"), as: UTF8.self)
      #expect(page.contains(#""frames":\#(frames)"#))
    }
  }

  private func findings(_ arguments: String...) throws -> String {
    let run = try Program.run(
      ["validate", "a.json", "--format", "compact"] + arguments,
      in: folder.url
    )
    let lines = run.text.split(separator: "\n").filter { $0.contains("a11y/reduced-motion") }
    return lines.joined(separator: "\n")
  }

  @Test func `that there is no marker is told where it is asked for`() throws {
    try write([("loop", 0, 9)])
    #expect(try findings() == "")
    let missing = "warning: there is no marker \"reduced motion\" [a11y/reduced-motion]"
    #expect(try findings("--select", "a11y/reduced-motion").hasSuffix(missing))
    #expect(try findings("--severity", "a11y/reduced-motion=warning").hasSuffix(missing))
    try write([("reduced motion", 6, 3)])
    #expect(try findings("--select", "a11y/reduced-motion") == "")
  }

  @Test func `two markers, one at the end and an empty one are told`() throws {
    try write([("reduced motion", 6, 1), ("Reduced-Motion", 7, 1)])
    #expect(try findings().contains("a second marker for reduced motion; players use the first"))
    try write([("reduced motion", 10, 0)])
    #expect(try findings().contains("begins where the animation ends"))
    try write([("reduced motion", 1, 3)])
    #expect(try findings() == "")
    #expect(try findings("--draw").contains("the part for reduced motion is empty"))
    try write([("reduced motion", 6, 3)])
    #expect(try findings("--draw") == "")
  }
}
