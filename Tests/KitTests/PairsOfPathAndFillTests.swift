import Testing

/// Paths and fills in turn in one group: each fill paints all paths above it, and what changes of one of
/// them is drawn in its rows only.
struct PairsOfPathAndFillTests {
  /// Six squares of which one moves, one fill whose color changes, one whose opacity does, and a group that
  /// moves in the first half.
  private static let document = """
    {"w":60,"h":60,"fr":30,"ip":0,"op":20,"layers":[{"ty":4,"ip":0,"op":20,"st":0,"ks":{},"shapes":[
    \(square(5, 5)),\(fill(#"{"k":[1,0,0]}"#)),
    \(square(#"{"a":1,"k":[{"t":0,"s":[25,8],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":10,"s":[28,13.5]}]}"#)),
    \(fill(#"{"a":1,"k":[{"t":5,"s":[0,1,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":9,"s":[0,0,1]}]}"#)),
    {"ty":"gr","it":[\(square(45, 25)),{"ty":"tr","o":{"k":100},"p":{"a":1,"k":[{"t":0,"s":[0,0],"o":{"x":0,"y":0},
    "i":{"x":1,"y":1}},{"t":7,"s":[2.25,3.5]}]}}]},
    \(fill(#"{"k":[0,0.5,0.5]}"#)),
    \(square(5, 45)),\(square(45, 45)),
    \(fill(#"{"k":[0.5,0.5,0]}"#, opacity: #"{"a":1,"k":[{"t":3,"s":[80],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":15,"s":[30]}]}"#)),
    \(square(25, 45)),\(fill(#"{"k":[0,0,0.3]}"#))
    ]}]}
    """

  private static func square(_ x: Double, _ y: Double) -> String { square(#"{"k":[\#(x),\#(y)]}"#) }

  private static func square(_ position: String) -> String {
    #"{"ty":"rc","p":\#(position),"s":{"k":[9.5,9.5]},"r":{"k":0}}"#
  }

  private static func fill(_ color: String, opacity: String = #"{"k":70}"#) -> String {
    #"{"ty":"fl","c":\#(color),"o":\#(opacity)}"#
  }

  @Test func `frames in order are those drawn alone`() throws {
    let frames = (0..<20).map(Double.init) + [3, 12, 4, 5]
    let different = try expectFramesInOrderAsAlone(Self.document, frames: frames)
    // Something changes up to frame 15.
    #expect(different == 16)
  }
}
