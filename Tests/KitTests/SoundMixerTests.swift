import LottieCodecs
import Testing

@testable import LottieEngine
@testable import LottieKit

struct SoundMixerTests {
  /// A decoded sound with these samples on the left, and half of them on the right.
  private func source(_ samples: [Float]) throws -> ScratchFile {
    let file = try ScratchFile()
    let bytes = samples.flatMap { sample in
      [sample, sample / 2].flatMap { value in
        withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
      }
    }
    try file.append(bytes)
    return file
  }

  private func piece(
    _ source: String = "a",
    at frame: Int,
    count: Int,
    from first: Double = 0,
    rate: Double = 1,
    level: Double = 1
  ) -> SoundPlan.Piece {
    let second = 1.0 / 48_000
    return SoundPlan.Piece(
      source: source,
      start: Double(frame) * second,
      end: Double(frame + count) * second,
      sourceStart: first * second,
      rate: rate,
      levels: [SoundPlan.Level(time: 0, left: level, right: level)]
    )
  }

  private func mix(
    _ pieces: [SoundPlan.Piece],
    _ sources: [String: ScratchFile],
    count: Int
  ) throws -> [Int16] {
    var mixer = SoundMixer(pieces, sources: sources, count: count)
    var samples: [Int16] = []
    while case let block = try mixer.block(), !block.isEmpty { samples += block }
    return samples
  }

  /// Every second sample, in parts of 32,768.
  private func left(_ samples: [Int16]) -> [Int] {
    stride(from: 0, to: samples.count, by: 2).map { Int(samples[$0]) }
  }

  @Test func `at its own rate a sound is copied, times its level`() throws {
    let a = try source([0.25, -0.5, 0.125])
    let mixed = try mix([piece(at: 2, count: 3, level: 0.5)], ["a": a], count: 6)
    #expect(mixed == [0, 0, 0, 0, 4096, 2048, -8192, -4096, 2048, 1024, 0, 0])
  }

  @Test func `sounds add up, and what is too loud is cut`() throws {
    let sources = ["a": try source([0.25, 0.75, -0.75]), "b": try source([0.25, 0.75, -0.75])]
    let mixed = try mix([piece(at: 0, count: 3), piece("b", at: 0, count: 3)], sources, count: 3)
    #expect(left(mixed) == [16_384, 32_767, -32_768])
  }

  @Test func `backwards the samples come from the end`() throws {
    let a = try source([0.125, 0.25, 0.5])
    let mixed = try mix([piece(at: 0, count: 3, from: 3, rate: -1)], ["a": a], count: 3)
    #expect(left(mixed) == [16_384, 8192, 4096])
  }

  @Test func `a ramp stays a ramp at any rate`() throws {
    let a = try source((0..<400).map { Float($0) / 1024 })
    let slow = try mix([piece(at: 0, count: 200, from: 100, rate: 0.5)], ["a": a], count: 200)
    #expect(left(slow) == (0..<200).map { 3200 + $0 * 16 })
    let fast = try mix([piece(at: 0, count: 90, from: 100, rate: 3)], ["a": a], count: 90)
    #expect(left(fast) == (0..<90).map { 3200 + $0 * 96 })
  }

  @Test func `a level moves from sample to sample, and jumps where it jumps`() throws {
    let a = try source(Array(repeating: 0.5, count: 12_000))
    var piece = piece(at: 0, count: 12_000)
    piece.levels = [
      .init(time: 0, left: 0, right: 0), .init(time: 0.125, left: 1, right: 1),
      .init(time: 0.125, left: 0.25, right: 0),
    ]
    let mixed = left(try mix([piece], ["a": a], count: 12_000))
    #expect([0, 1500, 3000, 4500].map { mixed[$0] } == [0, 4096, 8192, 12_288])
    #expect(mixed[5999] == 16_381)
    #expect(mixed[6000] == 4096 && mixed[11_999] == 4096)
  }

  @Test func `samples that are no numbers are silent`() throws {
    let a = try source([.nan, .infinity, -.infinity, 1e30])
    #expect(left(try mix([piece(at: 0, count: 4)], ["a": a], count: 4)) == [0, 0, 0, 32_767])
  }

  @Test func `a piece goes on from block to block`() throws {
    let a = try source((0..<10_000).map { Float($0 % 100) / 128 })
    let mixed = left(try mix([piece(at: 50, count: 10_000)], ["a": a], count: 10_100))
    let wrong = (0..<10_000).filter { mixed[50 + $0] != ($0 % 100) * 256 }
    #expect(wrong.isEmpty)
    #expect(mixed[10_050...].allSatisfy { $0 == 0 })
  }
}
