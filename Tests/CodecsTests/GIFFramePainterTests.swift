import Testing

@testable import LottieCodecs

struct GIFFramePainterTests {
  /// What a worker knows to be unchanged depends on what it drew before, and so on the number of workers.
  @Test func `an empty frame has the same bytes wherever a change was looked for`() {
    let (red, blue) = (UInt32(0xFF00_00FF), UInt32(0xFFFF_0000))
    func bytes(lookingAt box: PixelRect?) -> [UInt8] {
      var painter = GIFFramePainter(width: 4, height: 3, palette: ColorPalette([red, blue]))
      let first = IndexedImage(indices: Array(repeating: 0, count: 12), palette: nil, changed: nil)
      _ = painter.frame(first, delay: 3, before: nil)
      // The same color, by another index of another palette.
      let second = IndexedImage(
        indices: Array(repeating: 1, count: 12),
        palette: ColorPalette([blue, red]),
        changed: box
      )
      return painter.frame(second, delay: 3, before: nil)
    }
    let whole = bytes(lookingAt: nil)
    for box in [
      PixelRect(x: 0, y: 0, width: 4, height: 3), PixelRect(x: 2, y: 1, width: 2, height: 2),
      PixelRect(x: 1, y: 2, width: 1, height: 1),
    ] {
      #expect(bytes(lookingAt: box) == whole)
    }
  }
}
