/// The reach of filters: a margin by which they carry pixels, and an area anywhere within which they do.
struct FilterReach: Equatable {
  /// Pixels to the left and right.
  var x = 0
  /// Pixels above and below.
  var y = 0
  /// The pixels among which everything may be carried everywhere; often none.
  var area = PixelBox.empty

  /// The pixels that a box is carried to; equally, those that the pixels seen in it come from.
  func extend(_ box: PixelBox) -> PixelBox {
    box.isEmpty ? box : box.outset(x, y).union(area)
  }

  /// Pixels a margin away from a box; an area is not regarded.
  func margin(of box: PixelBox) -> PixelBox { box.outset(x, y) }
}
