import LottieCodecs
import LottieEngine
import LottieModel
import LottieScene
import Synchronization
import TestSupport
import Testing

@testable import LottieKit

struct RenderBudgetTests {
  private let small = RenderSettings(width: 512, height: 512)

  @Test func `a size needs its pixels by itself`() {
    // 40 MiB, and 24 bytes for each of 1,000,000 pixels.
    let megapixel = RenderSettings(width: 1_000, height: 1_000)
    #expect(RenderBudget.bytes(megapixel) == 41_943_040 + 24_000_000)
    // An eighth is for the program: 75,363,474 · 7/8 is just enough.
    #expect(RenderBudget(memory: 75_363_475).allows(megapixel))
    #expect(!RenderBudget(memory: 75_363_470).allows(megapixel))
    let least = RenderBudget.smallest(for: megapixel)
    #expect(RenderBudget(memory: least).allows(megapixel))
  }

  @Test func `what an encoder takes is charged to each worker before anything is drawn`() {
    var encoded = RenderSettings(width: 1_000, height: 1_000)
    encoded.encoderBytes = 12
    #expect(RenderBudget.bytes(encoded) == 41_943_040 + 36_000_000)
    // 7/8 of 89,077,760 are just enough.
    #expect(RenderBudget(memory: 89_077_760).allows(encoded))
    #expect(!RenderBudget(memory: 89_077_752).allows(encoded))
    let budget = RenderBudget(memory: 512 << 20)
    var plain = encoded
    plain.encoderBytes = 0
    // 7/8 of 512 MiB less 65,943,040 are 403,819,008, of which layers may take half: the other half and the first
    // worker's bytes are 267,852,544, four times 65,943,040.
    #expect(budget.workers(plain, documentBytes: 0) == 4)
    // With 77,943,040 it is 273,852,544: three times that.
    #expect(budget.workers(encoded, documentBytes: 0) == 3)
  }

  @Test func `without options 8,192 by 8,192 pixels are allowed, the largest size is not`() {
    #expect(RenderBudget().allows(RenderSettings(width: 8_192, height: 8_192)))
    #expect(!RenderBudget().allows(RenderSettings(width: 16_384, height: 15_625)))
  }

  @Test(arguments: [16 << 20, 256 << 20, 2 << 30, 64 << 30])
  func `all workers together take no more than the memory`(_ memory: Int) {
    let budget = RenderBudget(memory: memory)
    for side in [16, 512, 2_000, 8_192, 16_000] {
      let settings = RenderSettings(width: side, height: side)
      let workers = budget.workers(settings, documentBytes: 1 << 20)
      guard budget.allows(settings) else {
        #expect(workers == 1)
        #expect(budget.drawing(settings).layerBytes == 0)
        continue
      }
      let worker = RenderBudget.bytes(settings) + 4 << 20
      let layers = budget.drawing(settings).layerBytes
      #expect(workers == 1 || workers * worker + layers <= memory * 7 / 8)
    }
  }

  @Test func `items of a frame may take a thirty-second of the memory`() throws {
    let animation = try LottieAnimation.decode(Fixture.json("small"))
    let renderer = FrameRenderer(animation, settings: small, budget: RenderBudget(memory: 64 << 20))
    #expect(renderer.composition.listBytes == 2 << 20)
    // That without further instructions is what a composition has without a renderer.
    #expect(RenderBudget().listBytes == Composition(animation).listBytes)
  }

  @Test func `large documents have fewer workers`() {
    let budget = RenderBudget(memory: 1 << 30)
    #expect(budget.workers(small, documentBytes: 1_000) > 8)
    #expect(budget.workers(small, documentBytes: 100 << 20) == 1)
  }

  @Test
  func `what is left out is reported with its layer, and the same with any number of threads`()
    throws
  {
    // A blur of 400 pixels in the second half of the time: more memory than there is.
    let blur =
      #"{"ty":29,"ef":[{"ty":0,"v":{"k":2000}},{"ty":7,"v":{"k":1}},{"ty":7,"v":{"k":0}}]}"#
    let moving = #""ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[9,9]}]}}"#
    let animation = try LottieAnimation.decode(
      Fixture.json(
        "blurred",
        layers: #"{"ty":1,"nm":"Plain","sw":4,"sh":4,"sc":"ff8000",\#(moving)},"#
          + #"{"ty":1,"nm":"Fog","ip":5,"sw":4000,"sh":4000,"sc":"0080ff","ef":[\#(blur)],\#(moving)}"#
      )
    )
    let frames = (0..<40).map { Double($0) / 4 }
    func checksums(_ threads: Int, memory: Int) throws -> ([UInt64], [Diagnostic]) {
      let sums = Guarded([Int: UInt64]())
      let diagnostics = try SequenceRenderer(
        animation,
        settings: RenderSettings(width: 20, height: 20),
        threads: threads,
        budget: RenderBudget(memory: memory)
      ).render(frames) { () throws(KitTestError) in
        { index, pixmap throws(KitTestError) in
          let sum = pixmap.pixels.reduce(0) { ($0 &* 31) &+ UInt64($1) }
          sums.withLock { $0[index] = sum }
        }
      }
      return (sums.withLock { all in frames.indices.compactMap { all[$0] } }, diagnostics)
    }
    let (one, found) = try checksums(1, memory: 60 << 20)
    #expect(one.count == 40)
    #expect(found.map(\.code) == [.limit])
    #expect(found.first?.keypath == "Fog")
    #expect(found.first?.pointer.description == "/layers/1")
    #expect(try checksums(8, memory: 60 << 20).0 == one)
    let (all, nothing) = try checksums(8, memory: 4 << 30)
    #expect(nothing.isEmpty)
    #expect(all.prefix(20) == one.prefix(20))
    #expect(all.suffix(20) != one.suffix(20))
  }

  @Test
  func `a document may take three quarters of the memory at nine bytes for each of its bytes`() {
    let budget = RenderBudget(memory: 64 << 20)
    #expect(budget.allows(documentBytes: (48 << 20) / 9))
    #expect(!budget.allows(documentBytes: (48 << 20) / 9 + 1))
    let least = RenderBudget(memory: RenderBudget.smallest(forDocumentBytes: 44_000_000))
    #expect(least.allows(documentBytes: 44_000_000))
    #expect(!RenderBudget(memory: least.memory - 64).allows(documentBytes: 44_000_000))
    // What it takes is not there for layers.
    let rest = budget.drawing(small).layerBytes
    #expect(budget.drawing(small, documentBytes: 1_000_000).layerBytes == rest - 4_500_000)
  }

  @Test func `all values of documents may take three quarters of the memory at thirty bytes`() {
    let budget = RenderBudget(memory: 64 << 20)
    #expect(budget.allows(valuesOf: (48 << 20) / 30))
    #expect(!budget.allows(valuesOf: (48 << 20) / 30 + 1))
    let least = RenderBudget(memory: RenderBudget.smallest(forValuesOf: 20_000_000))
    #expect(least.allows(valuesOf: 20_000_000))
    #expect(!RenderBudget(memory: least.memory - 64).allows(valuesOf: 20_000_000))
  }

  @Test func `the text of a file and the parts of a document are within the memory`() throws {
    let folder = try TemporaryFolder()
    let layers = Array(repeating: #"{"ty":3,"ks":{}}"#, count: 10_000).joined(separator: ",")
    let text = Fixture.json("layers", layers: layers)
    try folder.write(text, to: "a.json")
    func load(_ memory: Int) -> LoadError? {
      var choice = AnimationFile.Choice()
      choice.budget = RenderBudget(memory: memory)
      do throws(LoadError) {
        _ = try AnimationFile(path: folder.path + "/a.json", choice: choice)
        return nil
      } catch {
        return error
      }
    }
    #expect(load(64 << 20) == nil)
    // Nine bytes for each of the text's are more than three quarters of it.
    let memory = text.count * 9
    #expect(load(memory) == .tooLarge(limit: memory / 4 * 3 / 9))
    // 10,000 layers of 512 bytes and more, in half of the memory.
    guard case .badDocument(.malformed(_, _, let expected, _), _)? = load(8 << 20) else {
      Issue.record("loaded")
      return
    }
    #expect(expected == "parts of at most 4 MiB of memory in all")
  }
}
