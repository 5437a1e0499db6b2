/// Segments by the horizontal strips of the plane that they meet, in each in their own order.
///
/// There are as many strips as keep the memberships below three times the segments, and no more than their
/// square root, so that segments of one column are not all compared with each other.
struct Strips {
  let count: Int
  private let low: Int
  private let height: Int
  private var firsts: [Int]
  private var indices: [Int] = []

  init(_ segments: [Segment]) {
    var (low, high, sum) = (Int.max, Int.min, 0)
    for segment in segments {
      low = Swift.min(low, segment.start.y, segment.end.y)
      high = Swift.max(high, segment.start.y, segment.end.y)
      sum += abs(segment.end.y - segment.start.y)
    }
    let range = segments.isEmpty ? 0 : high - low
    let mean = sum / Swift.max(segments.count, 1)
    let most = Int(Double(segments.count).squareRoot())
    count = Swift.max(1, Swift.min(most, range / Swift.max(mean, 1)))
    self.low = segments.isEmpty ? 0 : low
    height = range / count + 1
    firsts = Array(repeating: 0, count: count + 1)
    for segment in segments {
      for strip in strips(of: segment) { firsts[strip + 1] += 1 }
    }
    for strip in 0..<count { firsts[strip + 1] += firsts[strip] }
    indices = Array(repeating: 0, count: firsts[count])
    var next = firsts
    for (index, segment) in segments.enumerated() {
      for strip in strips(of: segment) {
        indices[next[strip]] = index
        next[strip] += 1
      }
    }
  }

  /// The strip that a coordinate lies in.
  func strip(of y: Int) -> Int { (y - low) / height }

  /// The segments that meet a strip, in their order.
  func members(of strip: Int) -> ArraySlice<Int> { indices[firsts[strip]..<firsts[strip + 1]] }

  private func strips(of segment: Segment) -> ClosedRange<Int> {
    let (a, b) = (strip(of: segment.start.y), strip(of: segment.end.y))
    return a < b ? a...b : b...a
  }
}
