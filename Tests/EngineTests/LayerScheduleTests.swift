import LottieScene
import TestSupport
import Testing

@testable import LottieEngine

/// Which layers are asked, and written, when others change.
struct LayerScheduleTests {
  @Test func `the layers that begin or end between two frames are those whose visibility differs`()
  {
    var random = SeededRandom(1)
    for _ in 0..<50 {
      let ranges = (0..<12).map { _ in
        (first: Double(random.below(10)), end: Double(random.below(10)))
      }
      let schedule = LayerSchedule(ranges)
      for _ in 0..<50 {
        let (old, new) = (Double(random.below(22)) / 2 - 0.5, Double(random.below(22)) / 2 - 0.5)
        func shows(_ i: Int, _ frame: Double) -> Bool {
          ranges[i].first <= frame && frame < ranges[i].end
        }
        let differing = ranges.indices.filter { shows($0, old) != shows($0, new) }
        #expect(Set(schedule.crossed(from: old, to: new)).isSuperset(of: differing))
        #expect(schedule.crossed(from: old, to: old).isEmpty)
      }
    }
  }

  @Test func `a time that is no number is no time`() {
    #expect(LayerSchedule([(.nan, 5)]).crossed(from: 0, to: 10) == [0])
  }

  private static let moving = #","ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":90,"s":[90,0]}]}}"#

  /// Still solids, with one that has other members at an index.
  private static func solids(_ count: Int, _ other: Int, _ more: String) -> String {
    (0..<count).map { solid(more: $0 == other ? more : "") }.joined(separator: ",")
  }

  /// Items written for each of four frames after the first.
  private static func writtenItems(
    _ layers: String,
    assets: String = ""
  ) throws -> [Int] {
    let walking = try composition(layers, assets: assets)
    walking.update(frame: 0)
    return try [1.0, 2, 7, 3].map { frame in
      let before = walking.writtenItems
      let fresh = try composition(layers, assets: assets).update(frame: frame).description
      #expect(walking.update(frame: frame).description == fresh)
      return walking.writtenItems - before
    }
  }

  @Test(arguments: [10, 100, 1_000])
  func `one of many layers that moves is written alone`(count: Int) throws {
    let layers = Self.solids(count, count / 2, Self.moving)
    #expect(try Self.writtenItems(layers) == [1, 1, 1, 1])
  }

  @Test func `one of many layers that moves is written alone within a composition, too`() throws {
    let assets = #"{"id":"c","layers":[\#(Self.solids(200, 7, Self.moving))]}"#
    let inner = #"{"ty":0,"refId":"c","w":50,"h":50,"ks":{"o":{"k":50}}}"#
    #expect(
      try Self.writtenItems([solid(), inner, solid()].joined(separator: ","), assets: assets) == [
        1, 1, 1, 1,
      ]
    )
  }

  @Test func `a layer is written anew when its matte moves`() throws {
    let matte = solid(more: #","ind":1,"td":1"# + Self.moving)
    let chain = [
      matte, solid(more: #","ind":2,"td":1,"tt":1,"tp":1"#), solid(more: #","tt":1,"tp":2"#),
    ]
    let layers = chain.joined(separator: ",") + "," + Self.solids(50, 0, "")
    // The group, its matte and the layer itself; the matte of the matte is not drawn.
    #expect(try Self.writtenItems(layers) == [3, 3, 3, 3])
  }

  @Test func `the whole list is written when a layer begins or ends`() throws {
    let layers = Self.solids(20, 3, #","ip":2,"op":5"#)
    // Frame 1 is as frame 0; then the layer, which was tried alone first, is there, gone and there.
    #expect(try Self.writtenItems(layers) == [0, 21, 19, 21])
  }

  @Test func `a layer that comes to be seen is updated to its first frame`() throws {
    let layers = Self.solids(3, 1, #","ip":3,"op":90"# + Self.moving)
    let walking = try composition(layers)
    for frame in [0.0, 1, 50, 2, 4, 95, 20] {
      let fresh = try composition(layers).update(frame: frame).description
      #expect(walking.update(frame: frame).description == fresh)
    }
  }
}
