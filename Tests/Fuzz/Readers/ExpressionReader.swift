import LottieExpressions
import LottieKit

/// Runs a script by itself, and as the expression of several properties of an animation.
enum ExpressionReader {
  static func read(_ bytes: [UInt8]) {
    let source = String(decoding: bytes, as: UTF8.self)
    BareHost().run(source)
    let text = document.replacing(
      "SCRIPT",
      with: String(decoding: JSONWriter.bytes(.string(source)), as: UTF8.self)
    )
    guard let animation = try? LottieAnimation.decode(Array(text.utf8)) else { return }
    let composition = Composition(animation, text: OnlyFont.sources)
    for frame in [0.0, 7.5] { composition.update(frame: frame) }
  }

  /// A number, a point with keyframes, a color, a path and a text with the script, and controls, a
  /// nested composition and a marker for it to find.
  private static let document = """
    {"w":64,"h":64,"fr":10,"ip":0,"op":20,"markers":[{"tm":5,"cm":"m","dr":5}],
    "assets":[{"id":"c","layers":[{"ty":3,"nm":"inner","ind":1,"ip":0,"op":20,"ks":{}}]}],
    "layers":[
    {"ty":0,"nm":"comp","refId":"c","w":64,"h":64,"ind":4,"ip":0,"op":20,"tm":{"k":1,"x":SCRIPT},"ks":{}},
    {"ty":5,"nm":"text","ind":3,"ip":0,"op":20,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"ab","s":9,"f":"f"}}],
    "x":SCRIPT},"a":[],"p":{}}},
    {"ty":4,"nm":"shape","ind":1,"parent":2,"ip":0,"op":20,
    "ef":[{"ty":5,"nm":"slider","ef":[{"ty":0,"nm":"Slider","v":{"k":3}}]}],
    "ks":{"r":{"k":1,"x":SCRIPT},"p":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":10,"s":[9,9]}],"x":SCRIPT}},
    "shapes":[{"ty":"gr","nm":"g","it":[
    {"ty":"sh","nm":"path","ks":{"k":{"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]],
    "c":true},"x":SCRIPT}},
    {"ty":"fl","nm":"fill","c":{"k":[1,0,0],"x":SCRIPT},"o":{"k":100}},{"ty":"tr"}]}]},
    {"ty":3,"nm":"null","ind":2,"ip":0,"op":20,"ks":{"o":{"k":50}}}]}
    """
}

/// An environment without names.
private final class BareHost: ScriptHost {
  func run(_ source: String) {
    let names = Names(host: [])
    guard let program = try? Program(source, names) else { return }
    let evaluation = Evaluation(names: names, host: self)
    _ = try? evaluation.run(program) { value throws(Abrupt) in value }
  }

  func global(_ name: Name, _ run: Evaluation) -> Value? { nil }
  func callGlobal(_ name: Name, _ arguments: Arguments, _ run: Evaluation) -> Value? { nil }
  func member(_ name: Name, of object: HostObject, _ run: Evaluation) -> Value? { nil }
  func callMember(
    _ name: Name,
    of object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) -> Value? { nil }
  func call(_ object: HostObject, _ arguments: Arguments, _ run: Evaluation) -> Value {
    .undefined
  }
  func plainValue(of object: HostObject, _ run: Evaluation) -> Value? { nil }
  func seed(_ run: Evaluation, isTimeless: Bool) -> UInt64 { 1 }
}
