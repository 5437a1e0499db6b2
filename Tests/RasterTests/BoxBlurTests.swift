import Testing

@testable import LottieRaster

struct BoxBlurTests {
  /// What a line with one value of 1,600 in its middle, among 11, becomes.
  private func spread(_ blur: BoxBlur) -> [Float] {
    let count = 11
    let memory = UnsafeMutablePointer<BoxBlur.Lines>.allocate(capacity: 2 * count)
    defer { memory.deallocate() }
    memory.initialize(repeating: .zero, count: 2 * count)
    memory[5] = BoxBlur.Lines(repeating: 1_600)
    let done = blur.apply(memory, memory + count, count: count)
    return (0..<count).map { done[$0][3] }
  }

  @Test func `a radius is the way to each side of a pixel`() {
    let blur = BoxBlur(radius: 2, passes: 1)
    #expect(spread(blur) == [0, 0, 0, 320, 320, 320, 320, 320, 0, 0, 0])
    #expect(blur.margin == 2)
  }

  @Test func `of a fraction of a radius that part of a pixel counts`() {
    // The box is 4 wide: 1,600 / 4, and half of that at the ends.
    let blur = BoxBlur(radius: 1.5, passes: 1)
    #expect(spread(blur) == [0, 0, 0, 200, 400, 400, 400, 200, 0, 0, 0])
    #expect(blur.margin == 2)
  }

  @Test func `two passes make a triangle`() {
    let blur = BoxBlur(radius: 1, passes: 2)
    // Thirds of 1,600 are rounded to 533: 533 / 3, 1,066 / 3, 1,599 / 3.
    #expect(spread(blur) == [0, 0, 0, 178, 355, 533, 355, 178, 0, 0, 0])
    #expect(blur.margin == 2)
  }

  @Test func `no radius changes nothing`() {
    #expect(spread(BoxBlur(radius: 0, passes: 3))[5] == 1_600)
    #expect(BoxBlur(radius: 0, passes: 3).margin == 0)
  }
}
