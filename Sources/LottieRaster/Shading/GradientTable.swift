import LottieScene

/// The colors of a gradient at 1,024 equidistant offsets, premultiplied.
final class GradientTable {
  static let size = 1024

  let colors: UnsafeMutablePointer<UInt32>
  let stops: [ColorStop]
  /// Whether no color is transparent.
  let isOpaque: Bool

  /// Creates the table of some stops.
  ///
  /// Entry *i* is the color at (*i* + ½) ÷ 1024. Colors are mixed unpremultiplied, then
  /// premultiplied; before the first and after the last stop they are padded.
  init(_ stops: [ColorStop]) {
    self.stops = stops
    colors = .allocate(capacity: Self.size)
    var next = 0
    for index in 0..<Self.size {
      let t = (Double(index) + 0.5) / Double(Self.size)
      while next < stops.count, !(stops[next].offset > t) { next += 1 }
      colors[index] = Self.color(stops, before: next, at: t).premultipliedPixel
    }
    isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
  }

  deinit {
    colors.deallocate()
  }

  private static func color(_ stops: [ColorStop], before next: Int, at t: Double) -> Color {
    if next == 0 { return stops[0].color }
    let from = stops[next - 1]
    guard next < stops.count else { return from.color }
    let to = stops[next]
    let span = to.offset - from.offset
    return span > 0 ? from.color.lerp(to: to.color, (t - from.offset) / span) : to.color
  }
}

/// The tables last used.
struct GradientTables {
  private var tables: [GradientTable] = []
  private var next = 0

  /// Maximum number of cached tables: 4 KiB each.
  static let limit = 64

  /// The table of some stops.
  mutating func table(for stops: [ColorStop]) -> GradientTable {
    for table in tables where table.stops == stops { return table }
    let table = GradientTable(stops)
    if tables.count < Self.limit {
      tables.append(table)
    } else {
      tables[next] = table
      next = (next + 1) % Self.limit
    }
    return table
  }
}
