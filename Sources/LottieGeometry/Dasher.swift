// Dash patterns, after SVG 2 §13.5.6: <https://www.w3.org/TR/SVG2/painting.html#StrokeDashing>. The
// pattern restarts at each contour; in a closed contour a dash that crosses its start stays whole.

/// Cuts lines into dashes.
package struct Dasher {
  private let lengths: [Double]
  private let period: Double
  private let offset: Double
  private let isOctagonal: Bool
  /// Dashes elsewhere need not be made.
  private let visible: Rect?

  /// Maximum dashes of a path; one that would have more is drawn solid.
  package static let limit = 100_000

  /// Periods of the pattern outside of the visible box that are still cut, so that a line only a
  /// little longer than the box is dashed as before.
  private static let unseenPeriods = 1_000.0

  /// Creates a cutter for a pattern.
  ///
  /// - Parameters:
  ///   - dashes: The pattern.
  ///   - visible: Long runs of dashes outside this box, which includes the width of the line, are
  ///     skipped; nil makes all of them.
  package init(_ dashes: Dashes, visible: Rect? = nil) {
    self.visible = visible
    lengths = dashes.lengths
    period = dashes.lengths.reduce(0, +)
    offset = dashes.offset
    isOctagonal = dashes.isOctagonal
  }

  private func distance(_ from: StrokePoint, _ to: StrokePoint) -> Double {
    isOctagonal
      ? from.position.octagonalDistance(to: to.position)
      : from.position.distance(to: to.position)
  }

  /// Cuts every line, and adds the dashes to `result`.
  ///
  /// - Returns: False, and nothing useful in `result`, when there would be too many dashes.
  package func cut(_ set: StrokeLines, into result: inout StrokeLines) -> Bool {
    var total = 0.0
    for line in set.lines { total += length(of: line, in: set) }
    let count = total / period * Double(lengths.count / 2) + Double(set.lines.count)
    guard count <= Double(Self.limit) else { return false }
    for line in set.lines { cut(line, of: set, into: &result) }
    return true
  }

  private func length(of line: StrokeLines.Line, in set: StrokeLines) -> Double {
    var sum = 0.0
    for index in line.range.dropFirst() {
      sum += distance(set.points[index - 1], set.points[index])
    }
    if line.isClosed {
      let (first, last) = (line.range.lowerBound, line.range.upperBound - 1)
      sum += distance(set.points[last], set.points[first])
    }
    return sum
  }

  /// A position in the pattern.
  private struct Phase {
    var index: Int
    /// Remaining length of the dash or gap.
    var rest: Double
    var isOn: Bool { index % 2 == 0 }
  }

  private func start() -> Phase {
    var position = offset.truncatingRemainder(dividingBy: period)
    if position < 0 { position += period }
    var index = 0
    // A dash of no length at the very start is kept: it is a dot.
    while index < lengths.count - 1, position >= lengths[index], position > 0 || lengths[index] > 0
    {
      position -= lengths[index]
      index += 1
    }
    return Phase(index: index, rest: Swift.max(0, lengths[index] - position))
  }

  private func advance(_ phase: inout Phase) {
    phase.index = (phase.index + 1) % lengths.count
    phase.rest = lengths[phase.index]
  }

  private func cut(_ line: StrokeLines.Line, of set: StrokeLines, into result: inout StrokeLines) {
    var phase = start()
    let count = line.range.count
    let first = result.points.count
    let startsOn = phase.isOn
    var begin = first
    let firstLine = result.lines.count
    if startsOn { result.points.append(set.points[line.range.lowerBound]) }
    for step in 0..<(line.isClosed ? count : count - 1) {
      let from = set.points[line.range.lowerBound + step]
      let to = set.points[line.range.lowerBound + (step + 1) % count]
      cutSegment(from, to, &phase, &begin, into: &result)
    }
    guard phase.isOn else { return }
    if line.isClosed, startsOn {
      joinEnds(firstLine: firstLine, begin: begin, into: &result)
    } else if result.points.count > begin {
      result.lines.append(.init(range: begin..<result.points.count, isClosed: false))
    }
  }

  /// Walks one straight piece.
  private func cutSegment(
    _ from: StrokePoint,
    _ to: StrokePoint,
    _ phase: inout Phase,
    _ begin: inout Int,
    into result: inout StrokeLines
  ) {
    let length = distance(from, to)
    let shown = visible.map { $0.part(of: from.position, to.position) * length }
    var walked = 0.0
    while walked + phase.rest < length || (phase.rest == 0 && walked < length) {
      walked += phase.rest
      let t = walked / length
      let direction =
        from.departure.lerp(to: to.arrival, t).unit ?? from.departure
      let point = StrokePoint(
        position: from.position.lerp(to: to.position, t),
        arrival: direction,
        departure: direction,
        isCorner: false
      )
      if phase.isOn {
        if result.points[result.points.count - 1].position != point.position {
          result.points.append(point)
        }
        result.lines.append(.init(range: begin..<result.points.count, isClosed: false))
      } else {
        begin = result.points.count
        result.points.append(point)
      }
      advance(&phase)
      guard !phase.isOn, let shown else { continue }
      // Whole periods from the start of a gap lead to the start of a gap.
      let unseen =
        walked < shown.lowerBound ? shown.lowerBound : walked > shown.upperBound ? length : 0
      let periods = ((unseen - walked) / period).rounded(.down) - 1
      if periods > Dasher.unseenPeriods { walked += periods * period }
    }
    phase.rest -= length - walked
    if phase.isOn { result.points.append(to) }
  }

  /// Makes one of the last dash, which reaches the end of a closed line, and the first.
  private func joinEnds(firstLine: Int, begin: Int, into result: inout StrokeLines) {
    guard firstLine < result.lines.count else {
      // The whole contour is one dash: it stays closed, and its end is not said twice.
      result.points[begin].arrival = result.points[result.points.count - 1].arrival
      result.points.removeLast()
      result.lines.append(.init(range: begin..<result.points.count, isClosed: true))
      return
    }
    let head = result.lines[firstLine].range
    for index in head.dropFirst() { result.points.append(result.points[index]) }
    result.lines.append(.init(range: begin..<result.points.count, isClosed: false))
    result.lines.remove(at: firstLine)
  }
}

extension Rect {
  /// The part of a segment that lies within, from 0 at its start to 1 at its end; at its end where none
  /// does (Liang and Barsky 1984).
  fileprivate func part(of from: Point, _ to: Point) -> Part {
    var (first, last) = (0.0, 1.0)
    let edges = [
      (from.x - to.x, from.x - minX), (to.x - from.x, maxX - from.x),
      (from.y - to.y, from.y - minY), (to.y - from.y, maxY - from.y),
    ]
    for (slope, distance) in edges {
      if slope == 0 {
        if distance < 0 { return Part(lowerBound: 1, upperBound: 1) }
      } else if slope < 0 {
        first = Swift.max(first, distance / slope)
      } else {
        last = Swift.min(last, distance / slope)
      }
    }
    return first <= last
      ? Part(lowerBound: first, upperBound: last) : Part(lowerBound: 1, upperBound: 1)
  }
}

/// A part of a segment.
private struct Part {
  var lowerBound: Double
  var upperBound: Double

  static func * (part: Part, length: Double) -> Part {
    Part(lowerBound: part.lowerBound * length, upperBound: part.upperBound * length)
  }
}
