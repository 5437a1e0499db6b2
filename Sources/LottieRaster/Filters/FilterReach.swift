/// How far filters carry pixels: by a margin, and anywhere within an area.
struct FilterReach: Equatable {
  /// Pixels to the left and right.
  var x = 0
  /// Pixels above and below.
  var y = 0
  /// The pixels among which everything may be carried everywhere; often none.
  var area = PixelBox.empty

  /// What pixels of a box are carried to, and what those seen in it come from.
  func extend(_ box: PixelBox) -> PixelBox {
    box.isEmpty ? box : box.outset(x, y).union(area)
  }

  /// Pixels a margin away from a box; an area is not regarded.
  func margin(of box: PixelBox) -> PixelBox { box.outset(x, y) }
}
