import LottieEngine
import LottieModel
import LottieScene
import TestSupport
import Testing

/// What the seed promises: each frame only what changed is updated, only what updated is redrawn.
struct CompositionTests {
  private let moving = #""ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[10,0]}]}}"#

  private func generations(_ list: DisplayList) -> [UInt32: Generation] {
    Dictionary(list.items.map { ($0.id, $0.generation) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `a frame at which nothing changes has the generation of the one before`() throws {
    let composition = try composition([solid(more: ",\(moving)"), solid()].joined(separator: ","))
    let atEnd = composition.update(frame: 10).generation
    #expect(composition.update(frame: 11).generation == atEnd)
    #expect(composition.update(frame: 50).generation == atEnd)
    #expect(composition.update(frame: 9).generation > atEnd)
  }

  @Test func `the same frame again changes nothing`() throws {
    let composition = try composition(solid(more: ",\(moving)"))
    let first = composition.update(frame: 5).generation
    #expect(composition.update(frame: 5).generation == first)
  }

  @Test func `a frame that is no number leaves the list as it is`() throws {
    let composition = try composition(solid(more: ",\(moving)"))
    let before = composition.update(frame: 5).description
    #expect(composition.update(frame: .nan).description == before)
    #expect(composition.update(frame: .infinity).description == before)
  }

  @Test func `only the item that moves gets a new generation`() throws {
    let composition = try composition([solid(more: ",\(moving)"), solid()].joined(separator: ","))
    let before = composition.update(frame: 1).items
    let after = composition.update(frame: 2).items
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before[0].generation == after[0].generation)
    #expect(before[1].generation < after[1].generation)
  }

  @Test func `a change of a paint leaves the path it paints the same object`() throws {
    let animated = #"{"ty":"fl","c":{"k":[{"t":0,"s":[0,0,0]},{"t":10,"s":[1,0,0]}]}}"#
    let composition = try composition(shapeLayer(square(0, 0), animated, fill("0,0,1")))
    func paths(_ list: DisplayList) -> [PathResource] {
      list.items.compactMap { if case .fill(let item) = $0.content { item.path } else { nil } }
    }
    let before = composition.update(frame: 1)
    let after = composition.update(frame: 2)
    #expect(zip(paths(before), paths(after)).allSatisfy { $0 === $1 })
    #expect(before.items[0].generation == after.items[0].generation)
    #expect(before.items[1].generation < after.items[1].generation)
  }

  @Test func `a change of a parent renews the items of its children only`() throws {
    let composition = try composition(
      [
        #"{"ty":3,"ind":1,\#(moving)}"#, solid(more: #","parent":1"#), solid(),
      ].joined(separator: ",")
    )
    let before = composition.update(frame: 1).items
    let after = composition.update(frame: 2).items
    #expect(before[0].generation == after[0].generation)
    #expect(before[1].generation < after[1].generation)
  }

  @Test func `every item has an identity of its own, copies too`() throws {
    let repeater = #"{"ty":"rp","c":{"k":4},"tr":{"p":{"k":[9,0]}}}"#
    let composition = try composition(
      [
        solid(), shapeLayer(square(0, 0), fill(), fill(), repeater, repeater),
        shapeLayer(group(square(0, 0), fill(), fill(), transform: #""o":{"k":50}"#)),
        solid(more: #","tt":1"#),
      ].joined(separator: ",")
    )
    let ids = composition.update(frame: 0).items.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > 32)
  }

  @Test func `identities stay forwards, backwards and by jumps`() throws {
    let repeater =
      #"{"ty":"rp","c":{"k":[{"t":0,"s":[1]},{"t":10,"s":[6]}]},"tr":{"p":{"k":[9,0]}}}"#
    let composition = try composition(
      [shapeLayer(square(0, 0), fill(), repeater), solid(more: #","ip":4,"op":8"#), solid()]
        .joined(separator: ",")
    )
    var known: [String: [UInt32]] = [:]
    for frame in [0.0, 1, 5, 9, 10, 9, 5, 1, 0, 7, 2, 9, 5, 0] {
      let ids = composition.update(frame: frame).items.map(\.id)
      if let before = known["\(frame)"] { #expect(ids == before) }
      known["\(frame)"] = ids
    }
  }

  @Test func `an item whose generation is unchanged is drawn as before`() throws {
    for seed in 1...20 {
      var random = RandomDocument(UInt64(seed))
      let composition = try decoded(random.text())
      var last: [UInt32: (Generation, String)] = [:]
      for _ in 0..<40 {
        let list = composition.update(frame: random.frame())
        let texts = lines(list)
        #expect(texts.filter { !$0.hasSuffix("content") }.count == list.items.count)
        let items = texts.filter { $0.trimmingSpaces != "content" }
        for (item, text) in zip(list.items, items) {
          if case .group = item.content { continue }
          if let (generation, before) = last[item.id], generation == item.generation {
            #expect(before == text.trimmingSpaces, "seed \(seed)")
          }
          last[item.id] = (item.generation, text.trimmingSpaces)
        }
      }
    }
  }

  @Test func `a frame is drawn the same after any frames before it`() throws {
    for seed in 1...Rounds.of(30, 6) {
      var random = RandomDocument(UInt64(seed))
      let text = random.text()
      let walking = try decoded(text)
      var frames = (0...24).map { Double($0) }
      frames += frames.reversed()
      for _ in 0..<25 { frames.append(random.frame()) }
      for frame in frames {
        let fresh = try decoded(text).update(frame: frame).description
        let list = walking.update(frame: frame).description
        #expect(list == fresh, "seed \(seed), frame \(frame)")
        if list != fresh { break }
      }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
