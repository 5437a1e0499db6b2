import Foundation
import TestSupport
import Testing

struct OverrideCommandTests {
  private let folder: TemporaryFolder
  /// Ten frames; a red square on the left of a frame of 20 × 10, a blue one on the right.
  private let document = ##"""
    {"w":20,"h":10,"fr":10,"ip":0,"op":10,"assets":[{"id":"pic","p":"none.png"}],"layers":[
    {"ty":1,"nm":"Left","sc":"#ff0000","sw":10,"sh":10,"ip":0,"op":10},
    {"ty":1,"nm":"Right","sc":"#0000ff","sw":10,"sh":10,"ip":0,"op":10,"ks":{"p":{"k":[10,0]}}}]}
    """##

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, input: document)
  }

  /// The checksum of a frame drawn with options.
  private func checksum(_ options: String..., frame: Int = 0) throws -> Substring {
    let outcome = try Program.run(
      ["render", "-", "out.png", "--frame", "\(frame)", "--checksum", "--quiet"] + options,
      in: folder.url,
      input: document
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text.prefix(16)
  }

  @Test func `a file of values is the same as values one by one`() throws {
    try folder.write(
      ##"{"Left.Color":"#00ff00","Right.Transform.Position":[0,0],"Right.Transform.Opacity":50}"##,
      to: "values.json"
    )
    let one = try checksum("--set-file", "values.json")
    let other = try checksum(
      "--set",
      "Left.Color=#00ff00",
      "--set",
      "Right.Transform.Position=0,0",
      "--set",
      "Right.Transform.Opacity=50"
    )
    #expect(one == other)
    #expect(try one != checksum())
  }

  @Test func `values of a file may hold for some frames only`() throws {
    try folder.write(
      ##"{"Left.Color":[{"frames":"2..4","value":"#00ff00"},{"frames":"4..5","value":"white"}]}"##,
      to: "values.json"
    )
    let plain = try checksum()
    let green = try checksum("--set", "Left.Color=#00ff00")
    let white = try checksum("--set", "Left.Color=white")
    let drawn = try [1, 2, 3, 4, 5, 6].map { frame in
      try checksum("--set-file", "values.json", frame: frame)
    }
    #expect(drawn == [plain, green, green, white, white, plain])
  }

  @Test func `what is hidden and all but one come to the same`() throws {
    #expect(try checksum("--hide", "Left") == checksum("--only", "Right"))
    #expect(try checksum("--hide", "Left") != checksum())
  }

  @Test func `each override says what it means`() throws {
    let outcome = try run("render", "-", "out.png", "--hide", "*", "--set", "**.Color=red")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "--set **.Color=red: 2 properties\n--hide *: 2 matches\n")
  }

  @Test(arguments: ["--hide", "--only"])
  func `a keypath that matches nothing is a usage error unless allowed`(option: String) throws {
    let outcome = try run("render", "-", "out.png", option, "Lift")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "error: \(option): no layer, group, fill or stroke matches Lift; did you mean \"Left\"?\n"
    )
    #expect(try run("render", "-", "out.png", option, "Lift", "--allow-unmatched").status == 0)
  }

  @Test func `an image is drawn over a layer`() throws {
    #expect(try run("render", "-", "pic.png", "--frame", "0", "--scale", "0.5").status == 0)
    let laid = try checksum("--overlay", "Right=pic.png")
    #expect(try laid != checksum())
    let outcome = try run("render", "-", "out.png", "--overlay", "Right=none.png")
    #expect(outcome.status == 66 && outcome.errors.contains("none.png"))
  }

  @Test func `an image replaces an asset, which must exist`() throws {
    let outcome = try run("render", "-", "out.png", "--image", "pic2=x.png")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "error: --image: there is no image asset \"pic2\"; available: pic\n"
    )
  }

  @Test(arguments: [
    (##"["x"]"##, "expected an object"), (##"{"Left.Color":{}}"##, "Left.Color: expected a value"),
    (##"{"Left.Color":[{"frames":"x","value":"red"}]}"##, "Left.Color: expected a value"),
    ("{", "not JSON"),
  ])
  func `a file of values that is none is a bad document`(text: String, words: String) throws {
    try folder.write(text, to: "values.json")
    let outcome = try run("render", "-", "out.png", "--set-file", "values.json")
    #expect(outcome.status == 65 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `a layer's matrix and box are printed`() throws {
    #expect(
      try run("get", "-", "*", "--transform", "--bounds").text == """
        Right transform = 1,0,0,1,10,0
        Right bounds = 10,0,10,10
        Left transform = 1,0,0,1,0,0
        Left bounds = 0,0,10,10

        """
    )
  }

  @Test func `an image has the box of its asset`() throws {
    let image =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAAAAACcgYFdAAAAEUlEQVR4nGP8z8DEwMDEwAAACBwBBc5xN30AAAAASUVORK5CYII="
    try folder.write(
      #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":[{"id":"i","w":6,"h":4,"p":"\#(image)"}],"layers":"#
        + #"[{"ty":2,"nm":"I","refId":"i","ip":0,"op":9,"ks":{"p":{"k":[10,20]}}}]}"#,
      to: "i.json"
    )
    #expect(try run("get", "i.json", "I", "--bounds").text == "I bounds = 10,20,6,4\n")
  }

  @Test func `a point is converted to a layer's space`() throws {
    #expect(
      try run("get", "-", "--point", "12,3", "--layer", "Right").text == "Right point = 2,3\n"
    )
    let outcome = try run("get", "-", "--point", "12,3", "--layer", "Up")
    #expect(outcome.status == 1 && outcome.errors.contains("no layer matches Up"))
  }

  @Test func `times and percentages give frames, too`() throws {
    let byTime = try run("get", "-", "Left.Color", "--time", "0.5", "--format", "json").text
    let byLocation = try run("get", "-", "Left.Color", "--progress", "0.5", "--format", "json").text
    #expect(byTime == byLocation && byTime.contains("\"frame\":5"))
    #expect(try run("get", "-", "Left.Color", "--time", "1", "--frame", "1").status == 64)
  }

  @Test func `URLs of files and data are read, of the network not unasked`() throws {
    try folder.write(document, to: "a.json")
    let file = try run("info", "file://\(folder.url.path)/a.json")
    #expect(file.status == 0)
    let network = try run("info", "https://localhost:1/a.json")
    #expect(network.status == 66 && network.errors.contains("--allow-network"))
  }

  @Test func `images of the network are asked for separately`() throws {
    let image = ##"{"ty":2,"nm":"P","refId":"p","ip":0,"op":9}"##
    let asset = ##"{"id":"p","w":9,"h":9,"u":"","p":"http://localhost:1/p.png"}"##
    try folder.write(
      #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":[\#(asset)],"layers":[\#(image)]}"#,
      to: "a.json"
    )
    let refused = "is on the network; --allow-network-assets allows that"
    let network = try run("render", "a.json", "x.png", "--frame", "0", "-v", "--allow-network")
    #expect(network.errors.contains(refused), "\(network.errors)")
    // No server listens there, so that something else is reported.
    let run = try run("render", "a.json", "x.png", "--frame", "0", "-v", "--allow-network-assets")
    #expect(!run.errors.isEmpty && !run.errors.contains(refused), "\(run.errors)")
  }
}
