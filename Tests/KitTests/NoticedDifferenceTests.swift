import LottieFrames
import LottieScene
import Testing

/// Frames of 100 by 100 pixels with a black square of 40 on white.
struct NoticedDifferenceTests {
  private func frame(x: Int = 30, speck: Int = 0) -> Pixmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 100 * 100)
    func square(x: Int, y: Int, side: Int) {
      for row in y..<y + side {
        for column in x..<x + side { pixels[row * 100 + column] = 0xFF00_0000 }
      }
    }
    square(x: x, y: 30, side: 40)
    square(x: 2, y: 2, side: speck)
    return Pixmap(width: 100, height: 100, pixels: pixels)
  }

  private func degree(_ other: Pixmap) -> NoticedDifference.Degree {
    NoticedDifference(.init(frame()), other).degree
  }

  @Test func `edges that move by a pixel are not noticed`() {
    #expect(degree(frame()) == .none)
    #expect(degree(frame(x: 31)) == .none)
    // By two pixels: two columns of 40 at each side are 9.5 % of the ink; 9 % is plain.
    #expect(degree(frame(x: 32)) == .plain)
  }

  /// Of the ink, 2 by 2 pixels are 0.25 %, 4 by 4 are 1 % and 12 by 12 are 8 %; 0.6 % in squares is noticed, 3.6 % plain.
  @Test(arguments: [(2, NoticedDifference.Degree.none), (4, .noticed), (12, .plain)])
  func `small shapes count by their share of the ink`(
    _ side: Int,
    _ expected: NoticedDifference.Degree
  ) {
    #expect(degree(frame(speck: side)) == expected)
    #expect(NoticedDifference(.init(frame(speck: side)), frame()).degree == expected)
  }

  /// The 16 pixels of a speck of 4 by 4 are 1 % of the ink of 1,600, also where the fullest frame has twice that, and
  /// 0.5 % of half of 6,400.
  @Test(arguments: [(3_200, NoticedDifference.Degree.noticed), (6_400, .none)])
  func `shares are of half the ink of the fullest frame at least`(
    _ fullest: Int,
    _ expected: NoticedDifference.Degree
  ) {
    let other = frame(speck: 4)
    #expect(NoticedDifference(.init(frame()), other, fullest: fullest).degree == expected)
  }

  @Test func `frames of other sizes differ plainly`() {
    #expect(degree(Pixmap(width: 100, height: 99)) == .plain)
  }
}
