package import LottieGeometry
package import LottieScene

/// What drawing an item takes, beside what its descendants take.
package struct ItemCost: Sendable {
  /// Estimated nanoseconds of one core.
  package var work = 0
  /// Bytes of a layer of its own, with those of its masks and filters.
  package var layerBytes = 0
  /// Pixels that it paints; 0 for groups.
  package var pixels = 0
}

extension Rasterizer {
  /// What drawing the items of a list takes, each by itself.
  ///
  /// - Precondition: The background is clear.
  package func costs(of list: DisplayList, view: Affine) -> [ItemCost] {
    precondition(background == .clear)
    var costs = list.items.map { _ in ItemCost() }
    guard !painter.frame.isEmpty else { return costs }
    painter.take(list, view: view, isKnown: false, usesCache: false)
    let cost = FrameCost(view: view, frame: painter.frame)
    for index in costs.indices where !painter.records[index].box.isEmpty {
      (costs[index].work, costs[index].layerBytes) = painter.ownCost(of: index, cost)
    }
    for (index, item) in list.items.enumerated() where costs[index].work > 0 {
      if case .group = item.content { continue }
      costs[index].pixels = paintedPixels(of: item, size: list.size, view: view)
    }
    invalidate()
    return costs
  }

  /// The pixels that are not clear when an item is drawn alone.
  private func paintedPixels(of item: DisplayItem, size: Size, view: Affine) -> Int {
    var single = DisplayList(size: size)
    single.items = [item]
    invalidate()
    _ = draw(single, view: view)
    return withRows { rows in
      var count = 0
      for y in ink.minY..<ink.maxY {
        for pixel in rows.pixels[y * rows.width + ink.minX..<y * rows.width + ink.maxX]
        where pixel >> 24 > 0 {
          count += 1
        }
      }
      return count
    }
  }
}
