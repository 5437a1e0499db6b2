import Testing

/// Adjustment layers of which everything changes: where they are, what they do, and what lies below.
struct AdjustmentLayerTests {
  private static func tint(_ amount: String) -> String {
    #"{"ty":5,"mn":"ADBE Tint","ef":[{"ty":2,"v":{"k":[0,0,1]}},{"ty":2,"v":{"k":[1,1,0]}},{"ty":0,"v":\#(amount)}]}"#
  }

  private static func square(_ position: String) -> String {
    """
    {"ty":4,"ip":0,"op":30,"ks":{"p":\(position)},"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[18,18]},"r":{"k":0}},
    {"ty":"fl","c":{"k":[1,0,0]},"o":{"k":80}}]}
    """
  }

  private static let document = """
    {"w":60,"h":60,"fr":30,"ip":0,"op":30,"layers":[
    \(square(#"{"k":[50,50]}"#)),
    {"ty":12,"ip":4,"op":26,"ks":{"o":\(animated("[100]", "[40]", from: 8, to: 14)),
    "p":\(animated("[0,0]", "[12.5,7]", from: 12, to: 18))},"ef":[\(tint(#"{"k":100}"#))]},
    \(square(animated("[10,10]", "[30,14]", from: 0, to: 6))),
    {"ty":12,"ip":0,"op":30,"ks":{},"ef":[{"ty":29,"mn":"ADBE Gaussian Blur 2","ef":[{"ty":0,"v":
    \(animated("[0]", "[20]", from: 15, to: 22))},{"ty":7,"v":{"k":1}},{"ty":7,"v":{"k":0}}]}]},
    \(square(animated("[20,40]", "[40,30]", from: 20, to: 24)))
    ]}
    """

  @Test func `frames in order are those drawn alone`() throws {
    let frames = (0..<30).map(Double.init) + [3, 27, 4, 5]
    let different = try expectFramesInOrderAsAlone(Self.document, frames: frames)
    // Frames 0 to 6 differ, 7 and 8 do not; then all do up to 24, but for 15, in which the edge of the upper
    // layer moves where nothing lies below; and 26, when it has ended.
    #expect(different == 7 + 15 + 1)
  }
}
