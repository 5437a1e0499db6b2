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
  /// Seconds of processor time that it took to draw it.
  package var time = 0.0
}

/// What drawing the items of a list takes.
package struct ListCosts: Sendable {
  /// That of each item, by its index.
  package var items: [ItemCost]
  /// Whether the budget was enough to count the pixels of all.
  package var isWhole = true
}

extension Rasterizer {
  /// Work to draw an item by itself, beside its own.
  private static let singleWork = 10_000

  /// What drawing the items of a list takes, each by itself; pixels are counted as far as the budget allows.
  ///
  /// `clock`: Seconds of processor time so far; without it no time is measured.
  ///
  /// - Precondition: The background is clear.
  package func costs(
    of list: DisplayList,
    view: Affine,
    clock: (() -> Double)? = nil
  ) -> ListCosts {
    precondition(background == .clear)
    var costs = ListCosts(items: list.items.map { _ in ItemCost() })
    guard !painter.frame.isEmpty else { return costs }
    painter.take(list, view: view, isKnown: false, usesCache: false)
    let cost = FrameCost(view: view, frame: painter.frame)
    for index in list.items.indices where !painter.records[index].box.isEmpty {
      let own = painter.ownCost(of: index, cost)
      (costs.items[index].work, costs.items[index].layerBytes) = own
    }
    if let clock { measureTimes(of: list, view: view, clock, &costs) }
    var left = budget.work
    for (index, item) in list.items.enumerated() where costs.items[index].work > 0 {
      if case .group = item.content { continue }
      left -= costs.items[index].work + Self.singleWork
      guard left >= 0 else {
        costs.isWhole = false
        break
      }
      costs.items[index].pixels = paintedPixels(of: item, size: list.size, view: view)
    }
    invalidate()
    return costs
  }

  private func measureTimes(
    of list: DisplayList,
    view: Affine,
    _ clock: @escaping () -> Double,
    _ costs: inout ListCosts
  ) {
    let meter = InnermostMeter<Int> { .init(time: clock()) }
    painter.meter = meter
    defer { painter.meter = nil }
    invalidate()
    _ = draw(list, view: view)
    for (index, amount) in meter.amounts { costs.items[index].time = amount.time }
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
