import LottieScene

@testable import LottieCodecs

/// Images for animated files, and helpers that encode them.
enum Frames {
  /// A red square that moves to the right over nothing.
  static func square(steps: Int) -> [Pixmap] {
    (0..<steps).map { step in
      var pixmap = Pixmap(width: 12, height: 8)
      for y in 2..<6 {
        for x in step..<step + 4 { pixmap[x, y] = 0xFF00_00FF }
      }
      return pixmap
    }
  }

  /// Encodes images with an encoder each, as workers would, and appends them in order.
  static func put(_ pixmaps: [Pixmap], into sink: any FrameSink) throws {
    var previous: Pixmap?
    for (index, pixmap) in pixmaps.enumerated() {
      let frame = DrawnFrame(
        index: index,
        pixmap: pixmap,
        previous: sink.needsPrevious ? previous : nil
      )
      try sink.append(try sink.makeEncoder().encode(frame))
      previous = pixmap
    }
    try sink.finish()
  }
}
