import LottieEngine
import LottieModel
import Testing

/// What paints what, and in which order.
struct ShapeTreeTests {
  @Test func `a paint paints the paths above it, not those below`() throws {
    #expect(
      try drawn(shapeLayer(square(0, 0), fill(), square(20, 0)))
        == ["fill #000000 \(squarePath(0, 0))"]
    )
  }

  @Test func `all paths above make one path, so that rules of filling apply across them`() throws {
    #expect(
      try drawn(shapeLayer(square(0, 0), square(20, 0), fill(more: #","r":2"#)))
        == ["fill #000000 even-odd \(squarePath(0, 0)) \(squarePath(20, 0))"]
    )
  }

  @Test func `the first item lies on top`() throws {
    let drawn = try drawn(shapeLayer(square(0, 0), fill("1,0,0"), fill("0,1,0")))
    #expect(drawn == ["fill #00ff00 \(squarePath(0, 0))", "fill #ff0000 \(squarePath(0, 0))"])
  }

  @Test func `a paint sees paths within groups above it, moved with the group`() throws {
    #expect(
      try drawn(shapeLayer(group(square(0, 0), transform: #""p":{"k":[30,0]}"#), fill()))
        == ["fill #000000 \(squarePath(30, 0))"]
    )
  }

  @Test func `a group's list starts without the paths outside it`() throws {
    #expect(
      try drawn(shapeLayer(square(0, 0), group(square(20, 0), fill())))
        == ["fill #000000 \(squarePath(20, 0))"]
    )
  }

  @Test func `a group is transformed as one; a group within it first by its own`() throws {
    let inner = group(square(0, 0), fill(), transform: #""s":{"k":[200,200]}"#)
    #expect(
      try drawn(shapeLayer(group(inner, transform: #""p":{"k":[5,6]}"#)))
        == ["fill #000000 matrix(2 0 0 2 5 6) \(squarePath(0, 0))"]
    )
  }

  @Test func `a group's opacity applies to the finished group when it holds more than one item`()
    throws
  {
    #expect(
      try drawn(shapeLayer(group(square(0, 0), fill(), fill(), transform: #""o":{"k":40}"#))).first
        == "group opacity 0.4"
    )
    #expect(
      try drawn(shapeLayer(group(square(0, 0), fill(), transform: #""o":{"k":40}"#)))
        == ["fill #000000@0.4 \(squarePath(0, 0))"]
    )
    #expect(
      try drawn(shapeLayer(group(square(0, 0), fill(), transform: #""o":{"k":0}"#))).isEmpty
    )
  }

  @Test func `opacities of nested groups of one item multiply`() throws {
    let inner = group(square(0, 0), fill(more: #","o":{"k":50}"#), transform: #""o":{"k":50}"#)
    #expect(
      try drawn(
        shapeLayer(group(inner, transform: #""o":{"k":50}"#), more: #","ks":{"o":{"k":80}}"#)
      )
        == ["fill #000000@0.1 \(squarePath(0, 0))"]
    )
  }

  @Test func `items and groups may be mixed otherwise than normally`() throws {
    #expect(
      try drawn(shapeLayer(square(0, 0), fill(more: #","bm":3"#)))
        == ["fill #000000 blend(overlay) \(squarePath(0, 0))"]
    )
    #expect(
      try drawn(shapeLayer(group(square(0, 0), fill(), fill(), more: #","bm":3"#))).first
        == "group blend(overlay)"
    )
    #expect(
      try drawn(shapeLayer(group(square(0, 0), fill(), more: #","bm":3"#)))
        == ["fill #000000 blend(overlay) \(squarePath(0, 0))"]
    )
  }

  @Test func `hidden items take no part`() throws {
    let hidden = #"{"ty":"rc","hd":true,"p":{"k":[0,0]},"s":{"k":[5,5]}}"#
    #expect(
      try drawn(shapeLayer(hidden, square(0, 0), fill(), fill(more: #","hd":true"#)))
        == ["fill #000000 \(squarePath(0, 0))"]
    )
  }

  @Test func `a paint without a path above it draws nothing`() throws {
    #expect(try drawn(shapeLayer(fill(), square(0, 0))).isEmpty)
  }

  @Test func `an unknown item takes no part and is reported`() throws {
    let composition = try composition(shapeLayer(square(0, 0), #"{"ty":"??"}"#, fill()))
    #expect(composition.diagnostics.map(\.code) == [.unsupported])
    #expect(lines(composition.update(frame: 0)) == ["fill #000000 \(squarePath(0, 0))"])
  }
}
