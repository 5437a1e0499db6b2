import LottieEngine
import LottieGeometry
import LottieScene
import Testing

struct VisibilityTests {
  private func two() throws -> Composition {
    try composition(
      shapeLayer(
        group(square(0, 0), fill("1,0,0", more: #","nm":"Red""#), more: #","nm":"g""#),
        square(20, 20),
        fill("0,1,0", more: #","nm":"Green""#),
        more: #","nm":"a""#
      ) + "," + solid("#0000ff", more: #","nm":"b""#)
    )
  }

  private func colors(_ composition: Composition) -> Set<String> {
    Set(lines(composition.update(frame: 0)).map { String($0.split(separator: " ")[1]) })
  }

  @Test(arguments: [
    ("b", ["#ff0000", "#00ff00"]), ("a", ["#0000ff"]), ("a.g", ["#00ff00", "#0000ff"]),
    ("a.Green", ["#ff0000", "#0000ff"]), ("**.Red", ["#00ff00", "#0000ff"]), ("*", []),
  ])
  func `what is hidden is not drawn, the rest is`(keypath: String, rest: [String]) throws {
    let composition = try two()
    #expect(colors(composition).count == 3)
    #expect(composition.setHidden(true, keypath: AnimationKeypath(keypath: keypath)) > 0)
    #expect(colors(composition) == Set(rest))
    composition.setHidden(false, keypath: AnimationKeypath(keypath: keypath))
    #expect(colors(composition).count == 3)
  }

  @Test(arguments: [
    (["b"], ["#0000ff"]), (["a.g"], ["#ff0000"]), (["a"], ["#ff0000", "#00ff00"]),
    (["a.Green", "b"], ["#00ff00", "#0000ff"]),
  ])
  func `only what is meant is drawn`(keypaths: [String], colors: [String]) throws {
    let composition = try two()
    let counts = composition.showOnly(keypaths.map { AnimationKeypath(keypath: $0) })
    #expect(counts == keypaths.map { _ in 1 })
    #expect(self.colors(composition) == Set(colors))
  }

  @Test func `a hidden layer is still a matte and still carries others`() throws {
    let composition = try composition(
      solid("#000000", more: #","nm":"matte","td":1"#) + ","
        + solid("#ff0000", more: #","nm":"seen","tt":1,"parent":7"#) + ","
        + solid("#00ff00", more: #","nm":"arm","ind":7,"ks":{"p":{"k":[30,0]}}"#)
    )
    composition.showOnly(["seen"])
    let list = lines(composition.update(frame: 0))
    #expect(list.filter { $0.contains("fill #") }.count == 2)
    #expect(list.contains { $0.contains("#000000") } && !list.contains { $0.contains("#00ff00") })
    #expect(composition.placements(of: "seen", atFrame: 0).map(\.matrix.tx) == [30])
  }

  @Test func `an image on a layer moves with it, above its contents`() throws {
    let composition = try composition(
      solid("#ff0000", more: #","nm":"top""#) + ","
        + solid("#0000ff", more: #","nm":"below","ks":{"p":{"k":[30,5]}}"#)
    )
    let image = ImageResource(Pixmap(width: 4, height: 2))
    #expect(composition.addOverlay(image, keypath: "below") == 1)
    let list = composition.update(frame: 0)
    let kinds = list.items.map { item in
      switch item.content {
      case .fill: "fill"
      case .image(let image): "image \(image.transform.tx) \(image.size.width)"
      case .group: "group"
      case .stroke: "stroke"
      }
    }
    #expect(kinds == ["fill", "image 30.0 4.0", "fill"])
  }

  @Test func `an image shows on a layer that draws nothing itself`() throws {
    let composition = try composition(#"{"ty":3,"nm":"null","ks":{"p":{"k":[7,0]}}}"#)
    #expect(composition.update(frame: 0).items.isEmpty)
    composition.addOverlay(ImageResource(Pixmap(width: 4, height: 2)), keypath: "null")
    #expect(composition.update(frame: 0).items.count == 1)
  }
}
