import LottieScene

extension ImageResource {
  /// What dotLottie's players show for an image that is missing: a frame, a sun and two mountains, of 32 pixels a side,
  /// as dotlottie-web 0.80 draws it.
  static let placeholder: ImageResource = {
    let side = 32
    let (border, ground, figure) = (gray(198), gray(233), gray(173))
    var pixmap = Pixmap(width: side, height: side, fill: border)
    var pixels = pixmap.pixels
    for y in 1..<side - 1 { for x in 1..<side - 1 { pixels[y * side + x] = ground } }
    /// A figure about an upright axis: half of its width in each row below the first.
    func draw(x: Int, y: Int, _ halves: [Int]) {
      for (row, half) in halves.enumerated() {
        for column in x - half...x + half { pixels[(y + row) * side + column] = figure }
      }
    }
    draw(x: 21, y: 6, [1, 2, 3, 3, 3, 2, 1])
    draw(x: 11, y: 13, [0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 9])
    draw(x: 21, y: 17, [0, 0, 1, 2, 3, 3, 4, 5, 6])
    pixmap = Pixmap(width: side, height: side, pixels: pixels)
    return ImageResource(pixmap)
  }()

  private static func gray(_ value: UInt32) -> UInt32 { 0xFF00_0000 | value * 0x01_0101 }
}
