import LottieKit
import TestSupport
import Testing

@testable import LottieJobs

struct FrameComparisonTests {
  /// Frames that are compared, and those that are visited, in their order.
  private func frames(work: Int) throws -> (compared: [Double], visited: [Double]) {
    let file = try AnimationFile(bytes: Array(Document.bar.utf8))
    var visited: [Double] = []
    let comparisons = FrameComparison.all(
      of: file,
      file,
      RenderSettings(width: 8, height: 8),
      count: 5,
      work: work
    ) { comparison, _, _ in
      visited.append(comparison.frame)
    }
    return (comparisons.map(\.frame), visited)
  }

  @Test func `frames are compared in the order of time and drawn in that of bisection`() throws {
    let (compared, visited) = try frames(work: .max)
    #expect(compared.count == 5)
    #expect(compared == visited.sorted())
    #expect(visited == [0, 4, 2, 1, 3].map { compared[$0] })
  }

  @Test func `work that is used up leaves one frame`() throws {
    #expect(try frames(work: 1).compared.count == 1)
  }

  @Test func `some of the numbers are about evenly spaced`() {
    #expect(Bisection.order(8) == [0, 4, 2, 6, 1, 3, 5, 7])
    #expect(Bisection.order(1) == [0])
    #expect(Bisection.order(0).isEmpty)
  }
}
