import LottieCodecs
import LottieGeometry
import LottieKit
import LottieModel
import Testing

/// A state machine that decides what a view shows.
struct ViewMachineTests {
  private static func solid(_ name: String, color: String, size: Int = 10) -> [UInt8] {
    Array(
      (##"{"w":\##(size),"h":10,"fr":10,"ip":0,"op":10,"layers":[{"ty":4,"nm":"\##(name)","ip":0,"op":10,"##
        + #""ks":{},"shapes":[{"ty":"rc","s":{"k":[99,99]},"p":{"k":[0,0]},"r":{"k":0}},"#
        + #"{"ty":"fl","c":{"sid":"c","k":\#(color)},"o":{"k":100}}]}]}"#).utf8
    )
  }

  private let machine = """
    {"initial":"a","states":[
    {"type":"PlaybackState","name":"a","animation":"red","autoplay":true,"loop":true,"transitions":[
    {"type":"Transition","toState":"b","guards":[{"type":"Event","inputName":"go"}]}]},
    {"type":"PlaybackState","name":"b","animation":"wide","backgroundColor":4278190335,"transitions":[
    {"type":"Transition","toState":"a","guards":[{"type":"Event","inputName":"back"}]}]}],
    "interactions":[{"type":"Click","layerName":"R","actions":[{"type":"Fire","inputName":"go"}]},
    {"type":"PointerDown","actions":[{"type":"SetTheme","value":"dark"}]}],
    "inputs":[{"type":"Event","name":"go"},{"type":"Event","name":"back"}]}
    """

  private func file() throws -> AnimationFile {
    var zip = try ZipWriter()
    try zip.add(
      "manifest.json",
      Array(
        #"{"version":"2","animations":[{"id":"red"},{"id":"wide"}],"themes":[{"id":"dark"}]}"#.utf8
      )
    )
    try zip.add("a/red.json", Self.solid("R", color: "[1,0,0]"))
    try zip.add("a/wide.json", Self.solid("W", color: "[0,1,0]", size: 20))
    try zip.add(
      "t/dark.json",
      Array(#"{"rules":[{"id":"c","type":"Color","value":[0,0,1]}]}"#.utf8)
    )
    return try AnimationFile(bytes: zip.archive)
  }

  private func pixels(_ view: LottieAnimationView) throws -> [UInt32] {
    try view.draw()
    return view.pixmap.pixels
  }

  @Test func `time, pointers, themes and animations come from the machine`() throws {
    let view = LottieAnimationView()
    view.size = Size(width: 10, height: 10)
    #expect(try view.start(StateMachineModel.decode(Array(machine.utf8)), of: file()))
    let states = try #require(view.stateMachine)
    #expect(try pixels(view).allSatisfy { $0 == 0xFF00_00FF })
    // A first step of 0.5 s at 10 frames a second.
    #expect(view.update(at: 0.5) == 5)
    view.pointer(.down, at: Point(1, 1))
    #expect(try pixels(view).allSatisfy { $0 == 0xFFFF_0000 })
    view.pointer(.click, at: Point(5, 5))
    #expect(states.state == "b" && states.animationID == "wide")
    // 20 × 10 in 10 × 10: green in the middle, the state's red above and below; another animation has no theme.
    let wide = try pixels(view)
    #expect(wide[55] == 0xFF00_FF00 && wide[5] == 0xFF00_00FF && wide[95] == 0xFF00_00FF)
    states.fire("back")
    view.update(at: 0.6)
    #expect(try pixels(view).allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func `another animation ends the machine`() throws {
    let view = LottieAnimationView()
    let file = try file()
    #expect(try view.start(StateMachineModel.decode(Array(machine.utf8)), of: file))
    view.animation = file.animation
    #expect(view.stateMachine == nil)
    let none =
      #"{"initial":"x","states":[{"type":"PlaybackState","name":"a","animation":"","transitions":[]}]}"#
    #expect(try !view.start(StateMachineModel.decode(Array(none.utf8)), of: file))
    view.endStateMachine()
    #expect(view.stateMachine == nil)
  }
}
