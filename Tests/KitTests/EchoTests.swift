import Testing

/// The effect Echo, which shows contents at other times.
struct EchoTests {
  private static func echo(_ seconds: Double, _ count: Int, _ operation: Int) -> String {
    """
    {"ty":5,"mn":"ADBE Echo","ef":[{"ty":0,"v":{"k":\(seconds)}},{"ty":0,"v":{"k":\(count)}},
    {"ty":0,"v":{"k":1}},{"ty":0,"v":{"k":0.7}},{"ty":7,"v":{"k":\(operation)}}]}
    """
  }

  /// A shape of two contours of which one moves, in a composition that moves another and echoes both.
  private static func document(_ operation: Int) -> String {
    """
    {"w":60,"h":60,"fr":30,"ip":0,"op":30,"assets":[{"id":"c","layers":[
    {"ty":1,"ip":5,"op":22,"sw":9,"sh":9,"sc":"#00ff00","ks":{"p":\(animated("[40,5]", "[5,40]", from: 8, to: 20))}},
    {"ty":4,"ip":0,"op":30,"ef":[\(echo(0.1, 2, 5))],"shapes":[
    {"ty":"rc","p":\(animated("[10,10]", "[40,20]", from: 3, to: 15)),"s":{"k":[12,12]},"r":{"k":0}},
    {"ty":"rc","p":{"k":[30,45]},"s":{"k":[20,8]},"r":{"k":0}},
    {"ty":"fl","c":\(animated("[1,0,0]", "[0,0,1]", from: 10, to: 12)),"o":{"k":80}}]}
    ]}],"layers":[{"ty":0,"refId":"c","w":60,"h":60,"ip":0,"op":30,"ks":{},"ef":[\(echo(-0.15, 3, operation))]}]}
    """
  }

  @Test(arguments: 1...7) func `frames in order are those drawn alone`(operation: Int) throws {
    let frames = (0..<30).map(Double.init) + [3, 27, 4, 5]
    let different = try expectFramesInOrderAsAlone(Self.document(operation), frames: frames)
    // With Minimum, nothing is left where the echoes do not meet.
    #expect(different > 10)
  }
}
