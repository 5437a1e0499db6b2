import LottieEngine
import LottieModel
import Testing

/// Conversions between layers and compositions; the values are computed by hand.
struct ExpressionSpaceTests {
  /// The value of an expression beside a layer `L` and others, in a composition of 100 by 100.
  private func value(_ expression: String, _ transform: String, _ others: String = "") throws
    -> Double
  {
    let layers =
      #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"\#(expression)"}}},"#
      + #"{"ty":3,"nm":"L","ind":2,"ip":0,"op":100,\#(transform)}\#(others)"#
    let found = try composition(layers).getValue(for: "Own.Transform.Rotation", atFrame: 0)
    return try #require(found as? Double)
  }

  /// The distance of the default camera from the plane of a composition 100 wide.
  private static let zoom = 100.0 * 50 / 36

  /// About the vertical axis by 90°: x becomes -z.
  private static let turned =
    #""ddd":1,"ks":{"p":{"k":[10,20,30]},"ry":{"k":90},"a":{"k":[0,0,0]}}"#

  @Test(arguments: [
    ("toWorld([5,0,0])[0]", 10.0), ("toWorld([5,0,0])[1]", 20), ("toWorld([5,0,0])[2]", 25),
    ("toComp([5,0,0])[0]", 50 - 40 * zoom / (zoom + 25)), ("toWorldVec([5,0,0])[2]", -5),
    ("toWorldVec([0,0,5])[0]", 5),
    ("fromWorld([10,20,25])[0]", 5), ("fromWorld([10,20,25])[2]", 0),
    ("fromWorldVec([0,0,-5])[0]", 5), ("fromComp([10,20,25])[0]", 5),
  ])
  func `a layer may be turned in space`(_ call: String, _ expected: Double) throws {
    let found = try value("thisComp.layer('L').\(call)", Self.turned)
    #expect(abs(found - expected) < 1e-9, "\(call) is \(found)")
  }

  @Test func `orientation comes after rotation`() throws {
    // Rotation about z takes x to y, orientation about x takes y to z.
    let transform = #""ddd":1,"ks":{"r":{"k":90},"or":{"k":[90,0,0]}}"#
    let found = try value("thisComp.layer('L').toWorld([5,0,0])[2]", transform)
    #expect(abs(found - 5) < 1e-9)
  }

  @Test func `a parent takes its children into space`() throws {
    // About the horizontal axis by 90°: y becomes z.
    let parent = #",{"ty":3,"nm":"P","ind":3,"ddd":1,"ks":{"rx":{"k":90},"p":{"k":[1,2,3]}}}"#
    let child = #""parent":3,"ks":{"p":{"k":[0,10,0]}}"#
    let script = "thisComp.layer('L').toWorld([0,0,0])"
    #expect(abs(try value("\(script)[0]", child, parent) - 1) < 1e-9)
    #expect(abs(try value("\(script)[1]", child, parent) - 2) < 1e-9)
    #expect(abs(try value("\(script)[2]", child, parent) - 13) < 1e-9)
  }

  @Test func `a layer that is not in space has no depth`() throws {
    let flat = #""ks":{"p":{"k":[10,20]},"ry":{"k":90}}"#
    #expect(try value("thisComp.layer('L').toWorld([5,0,0])[0]", flat) == 15)
  }

  @Test func `the surface of a layer is where it is seen`() throws {
    let slanted = #""ddd":1,"ks":{"ry":{"k":60}}"#
    let script = "thisComp.layer('L').fromCompToSurface([10,7,0])"
    // The point (x, y) of the layer lies at (x/2, y, -x sin 60°), and is seen 40 and 43 from the center.
    let (zoom, sine) = (ExpressionSpaceTests.zoom, 0.75.squareRoot())
    let x = 10 * zoom / (zoom / 2 - 40 * sine)
    let y = 50 - 43 * (zoom - x * sine) / zoom
    #expect(abs(try value("\(script)[0]", slanted) - x) < 1e-9)
    #expect(abs(try value("\(script)[1]", slanted) - y) < 1e-9)
    #expect(try value("\(script)[2]", slanted) == 0)
  }

  /// 100 in front of the composition, where it shows the plane of z = 0 as it is.
  private static let camera =
    #",{"ty":13,"nm":"C","ind":3,"ip":0,"op":50,"pe":{"k":100},"#
    + #""ks":{"p":{"k":[50,50,-100]},"a":{"k":[50,50,0]}}}"#
  /// Twice as far from the camera.
  private static let far = #""ddd":1,"ks":{"p":{"k":[60,50,100]}}"#

  @Test(arguments: [
    ("layer('L').toComp([0,0,0])[0]", 55.0), ("layer('L').toComp([0,0,0])[1]", 50),
    ("layer('L').toComp([0,0,0])[2]", 100), ("layer('L').toWorld([0,0,0])[0]", 60),
    ("layer('L').fromComp([55,50,100])[0]", 0), ("layer('L').fromComp([55,50,0])[0]", -5),
    ("layer('L').fromComp([55,50,0])[2]", -100), ("layer('L').fromCompToSurface([60,50])[0]", 10),
    ("layer('L').fromCompToSurface([60,50])[2]", 0), ("activeCamera.name=='C'?1:0", 1),
    ("activeCamera.zoom", 100), ("activeCamera.cameraOption.zoom", 100),
    ("activeCamera.pointOfInterest[0]", 50),
    ("layer('L').toComp([0,0,0],6)[0]", 50 + 10 * zoom / (zoom + 100)),
  ])
  func `a camera shows what is further away smaller`(_ call: String, _ expected: Double) throws {
    let found = try value("thisComp.\(call)", Self.far, Self.camera)
    #expect(abs(found - expected) < 1e-9, "\(call) is \(found)")
  }

  @Test func `a camera does not show layers of the plane otherwise`() throws {
    let flat = #""ks":{"p":{"k":[60,50,100]}}"#
    #expect(try value("thisComp.layer('L').toComp([0,0,0])[0]", flat, Self.camera) == 60)
  }

  @Test func `a layer that follows its motion turns what lies in it`() throws {
    // It moves down, so that x becomes y.
    let moving =
      #""ao":1,"ks":{"p":{"a":1,"k":[{"t":0,"s":[10,10],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},"#
      + #"{"t":10,"s":[10,60]}]}}"#
    let script = "thisComp.layer('L').toComp([5,0,0],0.5)"
    #expect(abs(try value("\(script)[0]", moving) - 10) < 1e-9)
    #expect(abs(try value("\(script)[1]", moving) - 40) < 1e-9)
  }

  @Test func `a position by axis of old documents is a position`() throws {
    let old = #""ks":{"px":{"k":4},"py":{"k":5}}"#
    #expect(try value("thisComp.layer('L').toComp([1,1])[1]", old) == 6)
    #expect(try value("thisComp.layer('L').transform.position[0]", old) == 4)
  }
}
