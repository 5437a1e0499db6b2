import LottieEngine
import LottieModel

/// Lists the names of a large generated document with a clock in hand.
struct KeypathTimer {
  /// Groups of a rectangle and a fill: each has 29 names.
  private static let groups = 3_450

  /// A line with the number of names and the processor time it takes to load the document and list them.
  static func line() throws -> String {
    let bytes = document()
    let start = SampleTimer.processorTime()
    let entries = Composition(try LottieAnimation.decode(bytes)).hierarchyKeypaths()
    let time = SampleTimer.processorTime() - start
    let memory = SampleTimer.peakMemory() >> 20
    return
      "\(entries.count) keypaths listed in \(Int(time)) ms, loading included; peak \(memory) MiB"
  }

  private static func document() -> [UInt8] {
    let group = """
      {"ty":"gr","nm":"Group","it":[{"ty":"rc","nm":"Rect","p":{"k":[0,0]},"s":{"k":[9,9]}},
      {"ty":"fl","nm":"Fill","c":{"k":[1,0,0]}},{"ty":"tr"}]}
      """
    let shapes = Array(repeating: group, count: groups / 10).joined(separator: ",")
    let layer = #"{"ty":4,"nm":"Layer","shapes":[\#(shapes)]}"#
    let layers = Array(repeating: layer, count: 10).joined(separator: ",")
    return Array(#"{"w":9,"h":9,"fr":10,"ip":0,"op":10,"layers":[\#(layers)]}"#.utf8)
  }
}
