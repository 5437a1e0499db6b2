import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Testing

struct RepeaterNodeTests {
  private func repeater(_ copies: Double, _ tr: String, _ more: String = "") -> String {
    #"{"ty":"rp","c":{"k":\#(copies)},"tr":{\#(tr)}\#(more)}"#
  }

  /// The matrices of the copies of a square, from the bottom to the top.
  private func matrices(_ repeater: String) throws -> [String] {
    try drawn(shapeLayer(square(0, 0), fill(), repeater)).map { line in
      guard let start = line.firstRange(of: "matrix("), let end = line.firstIndex(of: ")") else {
        return ""
      }
      return String(line[start.upperBound..<end])
    }
  }

  private let step = #""p":{"k":[10,0]}"#

  @Test func `copies replace what is above; the first lies on top`() throws {
    #expect(try matrices(repeater(3, step)) == ["1 0 0 1 20 0", "1 0 0 1 10 0", ""])
    #expect(try matrices(repeater(3, step, #","m":1"#)) == ["1 0 0 1 20 0", "1 0 0 1 10 0", ""])
  }

  @Test func `the last copy lies on top when it is asked to`() throws {
    #expect(try matrices(repeater(3, step, #","m":2"#)) == ["", "1 0 0 1 10 0", "1 0 0 1 20 0"])
  }

  @Test func `a part of a copy counts as one; none leave nothing`() throws {
    #expect(try matrices(repeater(1.2, step)).count == 2)
    #expect(try matrices(repeater(0, step)).isEmpty)
    #expect(try matrices(repeater(-3, step)).isEmpty)
  }

  @Test(
    arguments: [
      (1.0, ["20", "10"]), (-1, ["0", "-10"]), (0.5, ["15", "5"]), (-0.5, ["5", "-5"]),
    ] as [(Double, [String])]
  )
  func `an offset is that many steps more`(offset: Double, x: [String]) throws {
    let expected = x.map { $0 == "0" ? "" : "1 0 0 1 \($0) 0" }
    #expect(try matrices(repeater(2, step, #","o":{"k":\#(offset)}"#)) == expected)
  }

  @Test func `scale grows with each step, backwards too`() throws {
    let half = #""s":{"k":[50,50]}"#
    #expect(try matrices(repeater(3, half)) == ["0.25 0 0 0.25 0 0", "0.5 0 0 0.5 0 0", ""])
    #expect(try matrices(repeater(1, half, #","o":{"k":-2}"#)) == ["4 0 0 4 0 0"])
    // Half a step from 100 % to 50 % is 75 %.
    #expect(try matrices(repeater(1, half, #","o":{"k":0.5}"#)) == ["0.75 0 0 0.75 0 0"])
  }

  @Test func `rotation and scale are about the anchor`() throws {
    // A quarter turn about (5, 5): x' = 10 - y, y' = x.
    #expect(
      try matrices(repeater(2, #""a":{"k":[5,5]},"r":{"k":90}"#)).first == "0 1 -1 0 10 0"
    )
    #expect(
      try matrices(repeater(2, #""a":{"k":[5,5]},"s":{"k":[200,200]}"#)).first == "2 0 0 2 -5 -5"
    )
  }

  @Test func `opacity runs from the first copy's to the last one's`() throws {
    let drawn = try drawn(
      shapeLayer(square(0, 0), fill(), repeater(3, #"\#(step),"so":{"k":100},"eo":{"k":50}"#))
    )
    #expect(
      drawn.map { String($0.prefix(17)) } == [
        "fill #000000@0.5 ", "fill #000000@0.75", "fill #000000 M10,",
      ]
    )
    let one = try self.drawnPrefix(repeater(1, #""so":{"k":30},"eo":{"k":90}"#))
    #expect(one == ["fill #000000@0.3"])
  }

  private func drawnPrefix(_ repeater: String) throws -> [String] {
    try drawn(shapeLayer(square(0, 0), fill(), repeater)).map { String($0.prefix(16)) }
  }

  @Test func `copies of several items fade as groups`() throws {
    let lines = try drawn(
      shapeLayer(
        square(0, 0),
        fill(),
        fill(),
        repeater(2, #"\#(step),"so":{"k":50},"eo":{"k":50}"#)
      )
    )
    #expect(lines.filter { $0 == "group opacity 0.5" }.count == 2)
    #expect(lines.count == 6)
  }

  @Test func `a paint below paints all copies as one path`() throws {
    #expect(
      try drawn(shapeLayer(square(0, 0), repeater(2, step), fill()))
        == ["fill #000000 \(squarePath(0, 0)) \(squarePath(10, 0))"]
    )
  }

  @Test func `a repeater repeats what another has repeated`() throws {
    let down = repeater(2, #""p":{"k":[0,30]}"#)
    let drawn = try drawn(shapeLayer(square(0, 0), fill(), repeater(2, step), down))
    #expect(
      drawn == [
        "fill #000000 matrix(1 0 0 1 10 30) \(squarePath(0, 0))",
        "fill #000000 matrix(1 0 0 1 0 30) \(squarePath(0, 0))",
        "fill #000000 matrix(1 0 0 1 10 0) \(squarePath(0, 0))",
        "fill #000000 \(squarePath(0, 0))",
      ]
    )
  }
}
