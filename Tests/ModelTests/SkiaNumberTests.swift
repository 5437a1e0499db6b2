import LottieModel
import Testing

/// Numbers as skottie 0.42 was seen to have them.
struct SkiaNumberTests {
  /// A layer whose in point is one of these shows in that frame, or in the next.
  @Test(arguments: [
    (1.00000004073083, Float(1).nextUp), (2.00000008146167, Float(2).nextUp),
    (3.00000012219251, 3), (60.0000024438501, 60), (12.00000048877, Float(12).nextUp),
  ])
  func `frames that After Effects writes`(number: Double, expected: Float) {
    #expect(SkiaNumber.parsed(number) == expected)
    #expect(SkiaNumber.parsed(-number) == -expected)
  }

  @Test func `short numbers are the nearest floats`() {
    for number in [0, 1, 60, 0.5, 29.97, 1920, 100.25, -0.25, 1e-7, 1e22] {
      #expect(SkiaNumber.parsed(number) == Float(number))
    }
  }

  /// From (100, 50) to the right: skottie moves straight where it finds both tangents on the line.
  @Test(arguments: [
    ("300", "102", "140", true), ("300", "102.4", "140", false), ("300", "-60.3", "60.7", true),
    ("300", "102", "140.3", false), ("280", "-92.25", "125.5", true),
    ("280", "-92.2331924438477", "125.636123657227", false), ("300", "-201", "0", false),
  ])
  func `tangents on the line`(end: String, to: String, ti: String, isStraight: Bool) throws {
    let text = #"[{"s":[100,50,0],"to":[\#(to),0,0],"ti":[\#(ti),0,0]},{"s":[\#(end),50,0]}]"#
    let document = try JSONDocument(Array(text.utf8))
    let found = document.withRoot { keyframes in
      let list = Array(keyframes.elements)
      return list[0].leavesItsLineBriefly(to: list[1])
    }
    #expect(found == isStraight)
  }
}
