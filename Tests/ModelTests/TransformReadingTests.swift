import LottieModel
import Testing

struct TransformReadingTests {
  private func position(_ ks: String) throws -> Transform.Position {
    try animation(layers: #"{"ty":3,"ks":{\#(ks)}}"#).layers[0].transform.position
  }

  @Test func `a position may be split by axis within "p"`() throws {
    guard
      case .split(let x, let y, let z) = try position(#""p":{"s":true,"x":{"k":3},"y":{"k":4}}"#)
    else { throw JSONTestError() }
    #expect(x.initial == 3 && y.initial == 4 && z == nil)
  }

  @Test func `a position may be split by axis beside "p"`() throws {
    guard
      case .split(let x, let y, let z) = try position(
        #""px":{"k":3},"py":{"a":1,"k":[{"t":0,"s":[4]},{"t":1,"s":[5]}]},"pz":{"k":6}"#
      )
    else { throw JSONTestError() }
    #expect(x.initial == 3 && y.keyframes.map(\.value) == [4, 5] && z?.initial == 6)
  }

  @Test func `an expression "x" of a joined position is no split`() throws {
    guard case .joined(let group) = try position(#""p":{"k":[1,2],"x":"var $bm_rt;"}"#) else {
      throw JSONTestError()
    }
    #expect(group.expression == "var $bm_rt;")
    #expect(group.initial == Vector3D(1, 2))
  }

  @Test func `what is missing changes nothing`() throws {
    let layer = try animation(layers: #"{"ty":3}"#).layers[0]
    #expect(layer.transform.scale.initial == Vector3D(100, 100, 100))
    #expect(layer.transform.opacity.initial == 100)
    #expect(layer.inFrame <= -1e300 && layer.outFrame >= 1e300)
    #expect(layer.timeStretch == 1 && layer.startTime == 0)
  }

  @Test func `the rotation of a layer in space is its rotation about z`() throws {
    let transform = try animation(layers: #"{"ty":3,"ks":{"rz":{"k":30},"rx":{"k":40}}}"#).layers[0]
      .transform
    #expect(transform.rotation.initial == 30 && transform.rotationX.initial == 40)
  }

  @Test func `control points of a motion path are kept, zero ones are dropped`() throws {
    guard
      case .joined(let group) = try position(
        #""p":{"k":[{"t":0,"s":[0,0],"to":[1,2,0],"ti":[3,4,0]},{"t":1,"s":[9,9],"to":[0,0,0],"ti":[0,0,0]},{"t":2,"s":[0,0]}]}"#
      )
    else { throw JSONTestError() }
    #expect(group.keyframes[0].spatial == SpatialTangents(out: Vector3D(1, 2), in: Vector3D(3, 4)))
    #expect(group.keyframes[1].spatial == nil)
  }
}
