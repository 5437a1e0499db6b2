import Foundation
import TestSupport
import Testing

/// `lottie machine`.
struct MachineCommandTests {
  private let folder: TemporaryFolder

  /// A click moves from `a` to `b`, a number to `c`.
  private let machine = """
    {"initial":"a","states":[
    {"type":"PlaybackState","name":"a","animation":"","autoplay":true,"transitions":[
    {"type":"Transition","toState":"b","guards":[{"type":"Event","inputName":"go"}]},
    {"type":"Transition","toState":"c","guards":[{"type":"Numeric","inputName":"n","conditionType":"Equal","compareTo":3}]}]},
    {"type":"PlaybackState","name":"b","animation":"","transitions":[]},
    {"type":"PlaybackState","name":"c","animation":"","transitions":[]}],
    "interactions":[{"type":"Click","layerName":"Box","actions":[{"type":"Fire","inputName":"go"}]}],
    "inputs":[{"type":"Event","name":"go"},{"type":"Numeric","name":"n","value":0},{"type":"String","name":"s","value":""}]}
    """
  private let animation =
    ##"{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":1,"nm":"Box","ip":0,"op":60,"##
    + ##""st":0,"sw":20,"sh":20,"sc":"#ffffff","ks":{"p":{"a":0,"k":[70,70]}}}]}"##

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(animation, to: "a.json")
    try folder.write(machine, to: "m.json")
  }

  private func trace(_ arguments: String...) throws -> [String] {
    let run = try Program.run(["machine", "a.json", "m.json"] + arguments, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test func `a click on a layer is one in its middle, at its time`() throws {
    let lines = try trace("--events", "click:Box@0.5s")
    #expect(lines.contains(#"0.5s  transition  from "a", to "b""#))
    // The box is 70 to 90.
    #expect(try trace("--events", "click:89;71@0.5s").contains { $0.contains(#"to "b""#) })
    #expect(try !trace("--events", "click:69;71@0.5s").contains { $0.contains(#"to "b""#) })
  }

  @Test func `values have the type of their input`() throws {
    let lines = try trace("--events", "set:s=5,set:n=3@0.25s")
    #expect(lines.contains(#"0s  input-changed  name "s", old "", new "5""#))
    #expect(lines.contains(#"0.25s  transition  from "a", to "c""#))
    #expect(lines.last?.hasPrefix(#"1.25s  frame  frame "#) == true, "\(lines)")
  }

  @Test func `a script is read from a file`() throws {
    try folder.write(
      #"{"until":0.5,"samples":[0.25],"events":[{"at":0.1,"set":{"n":3}}]}"#,
      to: "script.json"
    )
    let run = try Program.run(
      "machine",
      "a.json",
      "m.json",
      "--events",
      "@script.json",
      "--format",
      "json",
      in: folder.url
    )
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    )
    let entries = try #require(report["trace"] as? [[String: Any]])
    #expect(entries.contains { $0["kind"] as? String == "transition" && $0["t"] as? Double == 0.1 })
    // 15 ticks after the first, of which the first 6 played at 30 frames a second.
    let sample = entries.first { $0["kind"] as? String == "frame" }
    #expect(sample?["state"] as? String == "c" && sample?["playing"] as? Bool == false)
    #expect((report["inputs"] as? [String: Any])?["n"] as? Double == 3)
  }

  @Test func `what players refuse is 65, with its place`() throws {
    try folder.write("{\"initial\":\"a\",\n\"states\":[{\"type\":\"Nothing\"}]}", to: "bad.json")
    let run = try Program.run("machine", "a.json", "bad.json", in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("bad.json:2:19:"), "\(run.errors)")
    #expect(run.errors.contains("/states/0/type"), "\(run.errors)")
  }

  @Test(arguments: [
    ("click:Box@x", "the time is"), ("jump:Box", "there is no event"), ("set:n", "set:NAME=VALUE"),
    ("fire", "fire:NAME"),
  ])
  func `mistakes in events are named`(events: String, message: String) throws {
    let run = try Program.run("machine", "a.json", "m.json", "--events", events, in: folder.url)
    #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a machine that is not there is a usage error, a file without machines 65`() throws {
    #expect(try Program.run("machine", "a.json", "nothing", in: folder.url).status == 64)
    #expect(try Program.run("machine", "a.json", in: folder.url).status == 65)
  }

  @Test func `a cycle without end is 1`() throws {
    let loop = """
      {"initial":"a","states":[{"type":"PlaybackState","name":"a","animation":"","transitions":[
      {"type":"Transition","toState":"a"}]}]}
      """
    try folder.write(loop, to: "loop.json")
    let run = try Program.run("machine", "a.json", "loop.json", in: folder.url)
    #expect(run.status == 1 && run.text.contains("InfiniteLoop"), "\(run.text.suffix(300))")
  }

  @Test func `render draws the frames that a state machine shows`() throws {
    let moving = animation.replacingOccurrences(
      of: #""p":{"a":0,"k":[70,70]}"#,
      with:
        #""p":{"a":1,"k":[{"t":0,"s":[0,0],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":60,"s":[60,0]}]}"#
    )
    #expect(moving.contains(#""t":60"#))
    try folder.write(moving, to: "moving.json")
    func rgba(_ options: String...) throws -> [UInt8] {
      let line = ["render", "moving.json", "-", "--format", "rgba", "-q", "--size", "100x100"]
      let run = try Program.run(line + options, in: folder.url, bytes: [])
      #expect(run.status == 0, "\(run.errors)")
      return [UInt8](run.output)
    }
    // A second at 30 frames. What is set before the tick of half a second stops at the tick before it.
    let events = ["--state-machine", "m.json", "--events", "set:n=3@0.5s", "--until", "1"]
    let line = ["render", "moving.json", "-", "--format", "rgba", "-q", "--size", "100x100"]
    let run = try Program.run(line + events, in: folder.url, bytes: [])
    let frames = [UInt8](run.output)
    try #require(frames.count == 30 * 40_000, "\(run.errors)")
    func frame(_ index: Int) -> ArraySlice<UInt8> { frames[index * 40_000..<(index + 1) * 40_000] }
    #expect(try Array(frame(10)) == rgba("--frame", "10"))
    #expect(try Array(frame(15)) == rgba("--frame", "14.5"))
    #expect(frame(29).elementsEqual(frame(15)) && !frame(15).elementsEqual(frame(10)))
    for wrong in [["--events", "fire:go"], ["--state-machine", "m.json", "--frame", "3"]] {
      let run = try Program.run(["render", "moving.json", "a.png"] + wrong, in: folder.url)
      #expect(run.status == 64, "\(run.errors)")
    }
  }

  @Test func `render draws all animations that a machine shows, with their themes`() throws {
    func solid(_ color: String, _ width: Int) -> String {
      #"{"v":"5.7.0","fr":10,"ip":0,"op":10,"w":\#(width),"h":20,"layers":[{"ty":4,"nm":"L","ip":0,"op":10,"#
        + #""ks":{},"shapes":[{"ty":"rc","s":{"a":0,"k":[99,99]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}},"#
        + #"{"ty":"fl","c":{"sid":"c","a":0,"k":\#(color)},"o":{"a":0,"k":100}}]}]}"#
    }
    let machine = """
      {"initial":"a","states":[
      {"type":"PlaybackState","name":"a","animation":"red","autoplay":true,"transitions":[
      {"type":"Transition","toState":"b","guards":[{"type":"Event","inputName":"go"}]}]},
      {"type":"PlaybackState","name":"b","animation":"wide","transitions":[]},
      {"type":"PlaybackState","name":"c","animation":"","backgroundColor":65535,"transitions":[],
      "entryActions":[{"type":"SetTheme","value":"dark"}]}],
      "inputs":[{"type":"Event","name":"go"}]}
      """
    try folder.write(machine, to: "two.json")
    try folder.write(solid("[1,0,0]", 20), to: "red.json")
    try folder.write(solid("[0,1,0]", 40), to: "wide.json")
    let packed = try Program.run(
      [
        "convert", "red.json", "wide.json", "pack.lottie", "--theme-id", "dark", "--set",
        "L.**.Color=#0000ff",
      ],
      in: folder.url
    )
    #expect(packed.status == 0, "\(packed.errors)")
    func rgba(_ options: String...) throws -> [UInt8] {
      let run = try Program.run(
        ["render", "pack.lottie", "-", "--format", "rgba", "-q"] + options,
        in: folder.url
      )
      #expect(run.status == 0, "\(run.errors)")
      return [UInt8](run.output)
    }
    let line = ["--state-machine", "two.json", "--until", "1", "--events"]
    let frames = try rgba(
      line[0],
      line[1],
      line[2],
      line[3],
      line[4],
      "fire:go@0.45s,override:c@0.75s"
    )
    let size = 20 * 20 * 4
    try #require(frames.count == 10 * size)
    func frame(_ index: Int) -> [UInt8] { Array(frames[index * size..<(index + 1) * size]) }
    // The first animation, the second fitted into its size, and that with a theme before a color.
    #expect(try frame(2) == rgba("--frame", "2"))
    #expect(
      try frame(6)
        == rgba("--animation", "wide", "--frame", "0", "--size", "20x20", "--fit", "contain")
    )
    #expect(
      try frame(9)
        == rgba(
          "--animation",
          "wide",
          "--theme",
          "dark",
          "--frame",
          "0",
          "--size",
          "20x20",
          "--fit",
          "contain",
          "--background",
          "#0000ff"
        )
    )
    let own = try rgba(
      line[0],
      line[1],
      line[2],
      line[3],
      line[4],
      "override:c@0.75s",
      "--background",
      "#ffffff"
    )
    #expect(own.suffix(4) == [0, 0, 255, 255] && Set(own.suffix(size)) == [0, 255])
  }
}
