import LottieEngine
import LottieGeometry
import LottieScene
import Testing

struct PlacementTests {
  /// A solid of 10 × 10, twice as large and moved by 20, 30, in a composition moved by 5, 0.
  private func nested() throws -> Composition {
    try composition(
      #"{"ty":0,"nm":"p","refId":"c","w":100,"h":100,"ip":0,"op":50,"ks":{"p":{"k":[5,0]}}}"#,
      assets:
        #"{"id":"c","layers":[\#(solid(more: #","nm":"s","ks":{"p":{"k":[20,30]},"s":{"k":[200,200]},"o":{"k":40}}"#))]}"#
    )
  }

  @Test func `a layer's matrix goes through the compositions it lies in`() throws {
    let placement = try #require(try nested().placements(of: "p.s", atFrame: 3).first)
    #expect(placement.matrix == Affine(2, 0, 0, 2, 25, 30))
    #expect(placement.opacity == 0.4 && placement.isInRange)
    #expect(placement.bounds == Rect(x: 25, y: 30, width: 20, height: 20))
  }

  @Test func `points and rectangles go into a layer's space`() throws {
    let composition = try nested()
    composition.update(frame: 3)
    #expect(composition.convert(Point(45, 30), toLayerAt: "p.s") == Point(10, 0))
    let box = composition.convert(Rect(x: 25, y: 30, width: 10, height: 4), toLayerAt: "p.s")
    #expect(box == Rect(x: 0, y: 0, width: 5, height: 2))
    #expect(composition.convert(Point(45, 30), toLayerAt: nil) == Point(45, 30))
    #expect(composition.convert(Point(45, 30), toLayerAt: "none") == nil)
  }

  @Test func `a layer that does not show is found where it would be`() throws {
    let placement = try #require(try nested().placements(of: "p.s", atFrame: 60).first)
    #expect(!placement.isInRange && placement.matrix.tx == 25)
    #expect(placement.bounds == Rect(x: 25, y: 30, width: 20, height: 20))
  }

  @Test func `looking for a layer changes nothing that is drawn`() throws {
    let (looked, fresh) = (try nested(), try nested())
    for frame in [60.0, 10, 49] { _ = looked.placements(of: "**", atFrame: frame) }
    #expect(looked.update(frame: 12).description == fresh.update(frame: 12).description)
  }

  @Test func `the box of a stroke is as wide as its pen, that of a curve is tight`() throws {
    let composition = try composition(
      shapeLayer(
        line((10, 10), (30, 10)),
        #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":4},"lc":1}"#,
        more: #","nm":"pen""#
      ) + ","
        + shapeLayer(
          #"{"ty":"el","p":{"k":[50,50]},"s":{"k":[20,20]}}"#,
          fill(),
          more: #","nm":"disc","ks":{"r":{"k":45},"a":{"k":[50,50]},"p":{"k":[50,50]}}"#
        )
    )
    let pen = try #require(composition.placements(of: "pen", atFrame: 0).first).bounds
    #expect(pen == Rect(x: 10, y: 8, width: 20, height: 4))
    let disc = try #require(composition.placements(of: "disc", atFrame: 0).first).bounds
    #expect(abs(disc.minX - 40) < 0.01 && abs(disc.width - 20) < 0.02)
  }
}
