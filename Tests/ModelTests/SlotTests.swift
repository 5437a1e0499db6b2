import LottieGeometry
import LottieModel
import LottieScene
import OrderedCollections
import Testing

struct SlotTests {
  private func gradient(_ g: String, slots: String) throws -> GradientModel? {
    let items = try items(
      #"{"ty":"gf","s":{"k":[0,0]},"e":{"k":[9,0]},"g":\#(g)}"#,
      more: #","slots":{\#(slots)}"#
    )
    guard case .gradientFill(let fill) = items.first?.kind else { return nil }
    return fill.gradient
  }

  @Test func `a slot's value replaces the property's own`() throws {
    let group = try opacity(#"{"sid":"s","k":10}"#, more: #","slots":{"s":{"p":{"a":0,"k":70}}}"#)
    #expect(group?.initial == 70)
    #expect(group?.slotID == "s")
  }

  @Test func `a slot may be animated, and the property may have no value of its own`() throws {
    let group = try opacity(
      #"{"sid":"s"}"#,
      more: #","slots":{"s":{"p":{"a":1,"k":[{"t":0,"s":[1]},{"t":9,"s":[2]}]}}}"#
    )
    #expect(group?.keyframes.map(\.value) == [1, 2])
  }

  @Test func `a property keeps its own value when there is no such slot`() throws {
    #expect(try opacity(#"{"sid":"s","k":10}"#)?.initial == 10)
  }

  @Test func `a slot that names itself is no endless search`() throws {
    let group = try opacity(
      #"{"sid":"s","k":10}"#,
      more: #","slots":{"s":{"p":{"sid":"s","k":5}}}"#
    )
    #expect(group?.initial == 5)
  }

  @Test func `a gradient's slot may bring another number of stops`() throws {
    let own = #"{"p":2,"sid":"g","k":{"k":[0,1,0,0,1,0,0,1]}}"#
    let three = "[0,1,0,0,0.5,0,1,0,1,0,0,1]"
    let named = try gradient(own, slots: #""g":{"p":{"p":3,"k":{"a":0,"k":\#(three)}}}"#)
    #expect(named?.colorCount == 3)
    #expect(named?.colors.initial.count == 12)
    #expect(named?.colors.slotID == "g")
  }

  @Test func `a slot on the stops themselves counts them by its data`() throws {
    let own = #"{"p":2,"k":{"sid":"g","k":[0,1,0,0,1,0,0,1]}}"#
    let three = try gradient(own, slots: #""g":{"p":{"k":[0,1,0,0,0.5,0,1,0,1,0,0,1]}}"#)
    #expect(three?.colorCount == 3)
    let counted = try gradient(own, slots: #""g":{"p":{"p":3,"k":[0,1,0,0,0.5,0,1,0,1,0,0,1]}}"#)
    #expect(counted?.colorCount == 3)
    let same = try gradient(own, slots: #""g":{"p":{"k":[0,0,0,0,1,1,1,1]}}"#)
    #expect(same?.colorCount == 2)
  }

  @Test func `a slot's numbers are colors first, unless they divide by six only`() throws {
    func count(_ numbers: Int) throws -> Int? {
      let values = Array(repeating: "0", count: numbers).joined(separator: ",")
      let own = #"{"p":3,"k":{"a":0,"sid":"s","k":[0,0,0,0,0,0,0,0,0,0,0,0]}}"#
      return try gradient(own, slots: #""s":{"p":{"a":0,"k":[\#(values)]}}"#)?.colorCount
    }
    // Two colors and an alpha; two colors; three colors and as many alphas.
    #expect(try count(10) == 2)
    #expect(try count(8) == 2)
    #expect(try count(18) == 3)
  }

  @Test func `the number of stops is never more than the data holds`() throws {
    #expect(try gradient(#"{"p":9,"k":{"k":[0,1,0,0,1,0,0,1]}}"#, slots: "")?.colorCount == 2)
    #expect(try gradient(#"{"p":-1,"k":{"k":[0,1,0,0,1,0,0,1]}}"#, slots: "")?.colorCount == 0)
    #expect(try gradient(#"{"k":{"k":[0,1,0,0,1,0,0,1]}}"#, slots: "")?.colorCount == 2)
  }

  @Test func `an image's slot gives its file`() throws {
    let animation = try animation(
      layers: "",
      more:
        #","slots":{"s":{"p":{"u":"x/","p":"b.png","w":3,"h":4}}},"assets":[{"id":"a","sid":"s","p":"a.png","w":1,"h":1}]"#
    )
    guard case .image(let image) = animation.assets["a"]?.kind else { throw JSONTestError() }
    #expect(image.directory + image.path == "x/b.png")
    #expect(image.size?.width == 3)
  }

  /// Layers whose opacity is that of the slot "s".
  private func shared(
    uses: Int,
    slot: String,
    property: String = #"{"sid":"s"}"#
  ) throws -> LottieAnimation {
    let layer = #"{"ty":3,"ks":{"o":\#(property)}}"#
    return try animation(
      layers: Array(repeating: layer, count: uses).joined(separator: ","),
      more: #","slots":{"s":{"p":\#(slot)}}"#
    )
  }

  /// Where the keyframes of a property are.
  private func place(_ group: KeyframeGroup<Double>) -> UnsafeRawPointer? {
    group.keyframes.withUnsafeBytes { $0.baseAddress }
  }

  @Test func `properties share the keyframes of their slot`() throws {
    let animation = try shared(
      uses: 3,
      slot: #"{"a":1,"k":[{"t":0,"s":[1]},{"t":9,"s":[2]}]}"#
    )
    let groups = animation.layers.map(\.transform.opacity)
    #expect(groups.map { $0.keyframes.map(\.value) } == [[1, 2], [1, 2], [1, 2]])
    #expect(Set(groups.map(place)).count == 1)
    // Each has a place of its own for expressions and messages.
    #expect(Set(groups.map(\.location)).count == 3)
  }

  @Test func `a slot that cannot be read is reported for each property`() throws {
    let animation = try shared(uses: 3, slot: #"{"a":1,"k":[{"t":0}]}"#)
    #expect(animation.layers.map(\.transform.opacity.initial) == [100, 100, 100])
    #expect(animation.diagnostics.count == 3)
  }

  @Test func `keyframes of slots are counted at each use`() throws {
    // 500 times 8,000 are 4,000,000, the limit.
    let keyframes = (0..<8_000).map { #"{"t":\#($0),"s":[\#($0)]}"# }.joined(separator: ",")
    let animation = try shared(uses: 502, slot: #"{"a":1,"k":[\#(keyframes)]}"#)
    let groups = animation.layers.map(\.transform.opacity)
    #expect(groups[499].keyframes.count == 8_000)
    #expect(groups[500].keyframes.map(\.value) == [0])
    #expect(groups[500].slotID == "s")
    #expect(animation.diagnostics.map(\.code) == [.limit])
    #expect(animation.diagnostics.map(\.pointer.description) == ["/layers/500/ks/o"])
  }
}
