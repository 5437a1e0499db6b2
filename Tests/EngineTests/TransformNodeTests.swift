import LottieModel
import Testing

@testable import LottieEngine

struct TransformNodeTests {
  private func matrix(_ ks: String, at frame: Double = 0, more: String = "") throws -> String {
    let line = try drawn(solid(more: #","ks":{\#(ks)}\#(more)"#), at: frame).first ?? "nothing"
    guard let start = line.firstRange(of: "matrix("), let end = line.firstIndex(of: ")") else {
      return line.contains("matrix") ? line : line == "nothing" ? line : "none"
    }
    return String(line[start.upperBound..<end])
  }

  @Test func `anchor, scale, rotation and position apply in this order`() throws {
    // x' = 2·(x - 1), y' = 3·(y - 2); then a quarter turn clockwise (-y', x'); then (+10, +20).
    #expect(
      try matrix(#""a":{"k":[1,2]},"s":{"k":[200,300]},"r":{"k":90},"p":{"k":[10,20]}"#)
        == "0 2 -3 0 16 18"
    )
  }

  @Test func `a skew slants against the clockwise direction along its axis`() throws {
    // 45° with axis 0: x' = x - y.
    #expect(try matrix(#""sk":{"k":45}"#) == "1 0 -1 1 0 0")
    // With axis 90°: y' = y + x.
    #expect(try matrix(#""sk":{"k":45},"sa":{"k":90}"#) == "1 1 0 1 0 0")
  }

  @Test func `a rotation about x or y foreshortens, in perspective`() throws {
    for (ks, matrix) in [
      (#""rx":{"k":60}"#, "1 0 0 0.5 50 50"), (#""ry":{"k":60}"#, "0.5 0 0 1 50 50"),
      (#""or":{"k":[0,60,0]}"#, "0.5 0 0 1 50 50"),
    ] {
      let lines = try drawn(solid(more: #","ddd":1,"ks":{"p":{"k":[50,50]},\#(ks)}"#))
      #expect(lines.contains { $0.contains("warp(pin") })
      #expect(lines.contains { $0.contains("fill") && $0.contains("matrix(\(matrix))") })
    }
    #expect(try matrix(#""or":{"k":[0,0,90]}"#, more: #","ddd":1"#) == "0 1 -1 0 0 0")
  }

  @Test func `an orientation turns the shortest way`() {
    func turned(_ from: Vector3D, _ to: Vector3D, _ fraction: Double) -> [Double] {
      let v = from.turned(to: to, fraction)
      return [v.x, v.y, v.z].map { ($0 * 1e6).rounded() / 1e6 }
    }
    // Within the plane, over 360 degrees.
    #expect(turned(Vector3D(0, 0, 350), Vector3D(0, 0, 10), 0.25) == [0, 0, 355])
    #expect(turned(Vector3D(0, 0, 0), Vector3D(0, 0, 270), 0.5) == [0, 0, -45])
    // About one axis.
    #expect(turned(Vector3D(0, 0, 0), Vector3D(0, 80, 0), 0.25) == [0, 20, 0])
    #expect(turned(Vector3D(300, 0, 0), Vector3D(20, 0, 0), 0.5) == [-20, 0, 0])
  }

  @Test func `a layer that is not three-dimensional stays in the plane`() throws {
    #expect(try matrix(#""r":{"k":90},"rx":{"k":60},"or":{"k":[0,60,90]}"#) == "0 1 -1 0 0 0")
  }

  @Test func `split positions move each axis by its own keyframes`() throws {
    let p =
      #""p":{"s":true,"x":{"k":[{"t":0,"s":[0]},{"t":10,"s":[100]}]},"y":{"k":[{"t":0,"s":[0],"h":1},{"t":5,"s":[7]}]}}"#
    #expect(try matrix(p, at: 4) == "1 0 0 1 40 0")
    #expect(try matrix(p, at: 5) == "1 0 0 1 50 7")
  }

  @Test func `opacity is limited to 0 to 100 and nothing shows at 0`() throws {
    #expect(try drawn(solid(more: #","ks":{"o":{"k":250}}"#)) == ["fill #000000 \(solidPath)"])
    #expect(try drawn(solid(more: #","ks":{"o":{"k":-5}}"#)).isEmpty)
    #expect(try drawn(solid(more: #","ks":{"o":{"k":0}}"#)).isEmpty)
  }

  private let corner =
    #""p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[0,10],"h":1},{"t":20,"s":[0,10]},{"t":30,"s":[10,10]}]}"#

  @Test(arguments: [
    (-5.0, "0 1 -1 0 0 0"), (0, "0 1 -1 0 0 0"), (5, "0 1 -1 0 0 5"), (10, "0 1 -1 0 0 10"),
    (15, "0 1 -1 0 0 10"), (19.5, "0 1 -1 0 0 10"), (20, "0 1 -1 0 0 10"), (25, "1 0 0 1 5 10"),
    (30, "1 0 0 1 10 10"), (90, "1 0 0 1 10 10"),
  ])
  func `an oriented layer turns with its motion and keeps its direction at rest`(
    frame: Double,
    expected: String
  ) throws {
    #expect(try matrix(corner, at: frame, more: #","ao":1"#) == expected)
  }

  @Test func `an oriented layer's direction does not depend on the frames before`() throws {
    let layer = solid(more: #","ao":1,"ks":{\#(corner)}"#)
    let composition = try composition(layer)
    for frame in [0.0, 9.9, 10, 15, 9.9, 15, 25, 15, 30, 10, 40, 19, 2] {
      #expect(try lines(composition.update(frame: frame)) == drawn(layer, at: frame), "\(frame)")
    }
  }

  @Test func `numbers beyond reckoning draw nothing that depends on the frames before`() throws {
    let layer = solid(
      more:
        #","ks":{"p":{"k":[{"t":0,"s":[5,5],"h":1},{"t":1,"s":[1e308,0],"h":1},{"t":2,"s":[5,5]}]},"s":{"k":[1e300,1e300]},"a":{"k":[1e200,0]}}"#
    )
    let composition = try composition(layer)
    for frame in [0.0, 1, 2, 1, 0] {
      #expect(try lines(composition.update(frame: frame)) == drawn(layer, at: frame))
    }
  }
}
