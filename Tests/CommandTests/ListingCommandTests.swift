import Foundation
import LottieCodecs
import TestSupport
import Testing

struct ListingCommandTests {
  private let folder: TemporaryFolder
  private let document = #"""
    {"w":10,"h":10,"fr":10,"ip":0,"op":20,
    "markers":[{"cm":"go","tm":5,"dr":10},{"cm":"end, at last","tm":30,"dr":0}],
    "layers":[{"ty":1,"nm":"Sky","sc":"#0000ff","sw":10,"sh":10,"ip":0,"op":20}]}
    """#

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, input: document)
  }

  @Test func `info takes several files and folders`() throws {
    for name in ["a", "b"] {
      try folder.write(document, to: "\(name).json")
    }
    let table = try run("info", "a.json", "b.json")
    #expect(table.status == 0)
    #expect(table.text.hasPrefix("a.json\nformat") && table.text.contains("\n\nb.json\nformat"))
    try folder.write("{", to: "c.json")
    let json = try run("info", ".", "--format", "json")
    #expect(json.status == 65)
    #expect(json.errors.hasPrefix("error: c.json:1:2: not JSON"))
    let output = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    let list = output?["animations"] as? [[String: Any]]
    #expect(list?.compactMap { $0["file"] as? String } == ["a.json", "b.json"])
  }

  @Test func `info lists the slots that properties refer to`() throws {
    let slotted = document.replacing(
      #""op":20}]"#,
      with: #""op":20,"ks":{"o":{"sid":"ink","k":1}}}]"#
    )
    try folder.write(slotted, to: "s.json")
    #expect(try run("info", "s.json").text.contains("slots      ink\n"))
    #expect(try run("info", "s.json", "--format", "json").text.contains(#""slots":["ink"]"#))
  }

  @Test func `layers are counted by kind, cameras and lights of flat compositions too`() throws {
    let layers =
      [13, 14, 14, 9, 99].map { #"{"ty":\#($0),"ip":0,"op":9}"# }
      + [#"{"ty":3,"ip":0,"op":9,"hd":true}"#]
    let text =
      #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[\#(layers.joined(separator: ","))]}"#
    try folder.write(text, to: "s.json")
    let counts = "layers     1 video, 1 camera, 2 light, 1 unknown_type\n"
    #expect(try run("info", "s.json").text.contains(counts))
  }

  @Test func `a sound is none of the images`() throws {
    let assets = #"[{"id":"a","p":"a.mp3"},{"id":"b","p":"b.png","w":9,"h":9}]"#
    let text = #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":\#(assets),"layers":[]}"#
    try folder.write(text, to: "s.json")
    #expect(try run("info", "s.json").text.contains("assets     1 sound, 1 image\n"))
    let found = try run("validate", "s.json", "--select", "ref/image-file", "--format", "json").text
    #expect(found.contains(#"the sound \"a.mp3\" does not exist"#))
    #expect(found.contains(#"the image \"b.png\" does not exist"#))
  }

  @Test func `a sound is no image to replace and stays a sound in containers`() throws {
    let assets =
      #"[{"id":"a","p":"a.mp3","u":""},{"id":"c","p":"data:audio/x-wav;base64,UklGRg=="}]"#
    let layers = #"[{"ty":6,"refId":"a","ip":0,"op":9},{"ty":2,"refId":"c","ip":0,"op":9}]"#
    let text = #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":\#(assets),"layers":\#(layers)}"#
    try folder.write(text, to: "s.json")
    try folder.write("ID3", to: "a.mp3")
    #expect(try run("plan", "s.json", "--rows", "-").text.contains("image:") == false)
    let outcome = try run("render", "s.json", "o.png", "--image", "a=a.mp3")
    #expect(outcome.errors.contains("no image"))
    let kinds = try run("validate", "s.json", "--select", "ref/asset-kind", "--format", "json").text
    #expect(kinds.contains(#"is an image, \"c\" a sound"#))
    for (version, folder) in [("2", "u/"), ("1", "audio/")] {
      let output = "v\(version).lottie"
      #expect(try run("convert", "s.json", output, "--dotlottie-version", version).status == 0)
      let archive = try ZipArchive(self.folder.read(output))
      let names = archive.entries.map(\.name).filter { $0.hasPrefix(folder) }
      #expect(names == ["\(folder)sound_0.mp3", "\(folder)sound_1.wav"])
      #expect(try archive.read("\(folder)sound_0.mp3") == Array("ID3".utf8))
      // And back: the sounds are found in the container, and embedded with their media types.
      #expect(try run("convert", output, "back.json").status == 0)
      let back = String(decoding: try self.folder.read("back.json"), as: UTF8.self)
      #expect(back.contains("data:audio/mpeg;base64,SUQz"))
      #expect(back.contains("data:audio/wav;base64,UklGRg=="))
    }
  }

  @Test func `data are read beside the document and stay data in containers`() throws {
    let layers =
      #"[{"ty":15,"nm":"D","refId":"d","ip":0,"op":9},{"ty":2,"refId":"d","ip":0,"op":9},"#
      + #"{"ty":3,"nm":"N","ip":0,"op":9,"ks":{"r":{"k":1,"x":"footage('t.json').sourceData[1]"}}}]"#
    let assets = #"[{"id":"d","t":3,"p":"t.json","u":"data/"}]"#
    let text = #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":\#(assets),"layers":\#(layers)}"#
    try folder.write(text, to: "s.json")
    let missing = try run("validate", "s.json", "--select", "ref", "--format", "json").text
    #expect(missing.contains(#"the data \"data/t.json\" does not exist"#))
    #expect(missing.contains(#"is an image, \"d\" data"#))
    try folder.write("[4,5]", to: "data/t.json")
    #expect(try run("get", "s.json", "N.Transform.Rotation").text == "N.Transform.Rotation = 5\n")
    #expect(try run("info", "s.json").text.contains("assets     1 data\n"))
    #expect(try run("convert", "s.json", "s.lottie").status == 0)
    #expect(try run("convert", "s.lottie", "back.json").status == 0)
    let back = String(decoding: try folder.read("back.json"), as: UTF8.self)
    #expect(back.contains("data:application/json;base64,WzQsNV0="))
  }

  @Test func `markers are listed with what is wrong with them`() throws {
    let outcome = try run("markers", "-")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        name         frame time  progress duration
        go           5     0.5 s 0.25     10
        end, at last 30    3 s   1.5      0        outside the animation, ends after the animation

        """
    )
  }

  @Test func `a marker's time is one number for scripts`() throws {
    #expect(try run("markers", "-", "--name", "go", "--unit", "time").text == "0.5\n")
    #expect(try run("markers", "-", "--name", "go").text == "5\n")
  }

  @Test func `a marker that must be there and is not is status 1`() throws {
    let outcome = try run("markers", "-", "--require", "go,stop")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: -: no marker \"stop\"; available: \"go\", \"end, at last\"\n")
  }

  @Test func `markers as comma-separated values quote what needs it`() throws {
    #expect(
      try run("markers", "-", "--format", "csv").text == """
        name,frame,time,progress,duration
        go,5,0.5,0.25,10
        "end, at last",30,3,1.5,0

        """
    )
  }

  @Test func `markers as chapters run to the next or the end`() throws {
    #expect(
      try run("markers", "-", "--format", "vtt").text == """
        WEBVTT

        00:00:00.500 --> 00:00:01.500
        go

        """
    )
  }

  @Test func `keypaths print values when asked`() throws {
    let outcome = try run("keypaths", "-", "Sky.Color", "--values")
    #expect(outcome.text == "Sky.Color = #0000ff\n")
  }

  @Test func `a pattern that matches nothing is status 1 with the nearest names`() throws {
    let outcome = try run("keypaths", "-", "**.Colour")
    #expect(outcome.status == 1 && outcome.text.isEmpty)
    #expect(
      outcome.errors == "error: -: nothing matches **.Colour; did you mean \"**.Color\"?\n"
    )
  }

  @Test func `keypaths can be counted, sorted and kept to lottie-ios's`() throws {
    #expect(try run("keypaths", "-", "--count", "--layers").text == "1\n")
    let sorted = try run("keypaths", "-", "--sorted", "--engine", "main-thread").text
    #expect(
      sorted == """
        Sky
        Sky.Color
        Sky.Transform
        Sky.Transform.Anchor Point
        Sky.Transform.Opacity
        Sky.Transform.Position
        Sky.Transform.Rotation
        Sky.Transform.Rotation X
        Sky.Transform.Rotation Y
        Sky.Transform.Rotation Z
        Sky.Transform.Scale

        """
    )
  }

  @Test func `a value set for a property is drawn, and the matches are counted`() throws {
    let outcome = try run(
      "render",
      "-",
      "out.png",
      "--frame",
      "0",
      "--set",
      "**.Color=#ff0000",
      "--checksum"
    )
    #expect(outcome.status == 0)
    #expect(outcome.errors == "--set **.Color=#ff0000: 1 property\n")
    let plain = try run("render", "-", "out.png", "--frame", "0", "--checksum")
    #expect(outcome.text != plain.text)
  }

  @Test func `a value of the wrong type, or for nothing, is a usage error`() throws {
    let wrong = try run("render", "-", "out.png", "--set", "**.Color=12px")
    #expect(wrong.status == 64)
    #expect(
      wrong.errors.hasSuffix(
        "error: --set: **.Color is a color, as #ff8800 or red; \"12px\" is not\n"
      )
    )
    let nothing = try run("render", "-", "out.png", "--set", "Skye.Color=red")
    #expect(nothing.status == 64)
    #expect(
      nothing.errors == "error: --set: no property matches Skye.Color; "
        + "did you mean \"Sky.Color\", \"Sky.Transform.Skew\"?\n"
    )
    let allowed = try run("render", "-", "out.png", "--set", "Skye.Color=red", "--allow-unmatched")
    #expect(allowed.status == 0)
  }

  @Test func `values are read at a frame, after overrides or before`() throws {
    #expect(try run("get", "-", "Sky.Color").text == "Sky.Color = #0000ff\n")
    let set = try run("get", "-", "Sky.Color", "--set", "Sky.Color=red")
    #expect(set.text == "Sky.Color = #ff0000\n")
    let original = try run("get", "-", "Sky.Color", "--set", "Sky.Color=red", "--original")
    #expect(original.text == "Sky.Color = #0000ff\n")
  }

  @Test func `a layer stands for its properties`() throws {
    let whole = try run("get", "-", "Sky").text
    #expect(whole == (try run("get", "-", "Sky.**").text))
    #expect(
      whole.contains("Sky.Color = #0000ff\n") && whole.contains("Sky.Transform.Opacity = 100\n")
    )
  }

  @Test func `values over a range are a table for programs`() throws {
    let csv = try run("get", "-", "Sky.Transform.Opacity", "--frames", "0..1", "--format", "csv")
    #expect(
      csv.text == """
        frame,keypath,kind,value
        0,Sky.Transform.Opacity,number,100
        1,Sky.Transform.Opacity,number,100

        """
    )
    #expect(try run("get", "-", "Sky.Colour").status == 1)
  }

  @Test func `limits reached while drawing are reported, for one frame and for several`() throws {
    let copies = #"{"ty":"rp","c":{"k":1000},"tr":{"p":{"k":[20,0]}}}"#
    let shapes = """
      {"ty":"rc","p":{"k":[50,50]},"s":{"k":[1,1]}},{"ty":"fl","c":{"k":[0,0,0]}},\(copies),\(copies)
      """
    let full = """
      {"w":10,"h":10,"fr":10,"ip":0,"op":2,"layers":[{"ty":4,"ip":0,"op":2,"shapes":[\(shapes)]}]}
      """
    for frames in ["0..0", "0..1"] {
      let outcome = try Program.run(
        [
          "render", "-", "f/%d.png", "--frames", frames, "--strict-features", "--progress", "never",
        ],
        in: folder.url,
        input: full
      )
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("a frame has more than 200000 items: the rest is left out"))
    }
  }
}
