import LottieScene

extension Painter {
  /// Work of an item and bytes of its layer, beside what its descendants take.
  func ownCost(of index: Int, _ cost: FrameCost) -> (work: Int, bytes: Int) {
    if let known = records[index].work { return (known, 0) }
    if case .group(let group) = list.items[index].content {
      let hasLayer = way(of: group, index) == .layer || !group.masks.isEmpty
      return hasLayer ? cost.layer(group, records[index]) : (0, 0)
    }
    let work = cost.work(list.items[index].content, in: records[index].box)
    records[index].work = work
    return (work, 0)
  }

  /// Finds what the frame's budget does not allow, and takes it out of the records.
  ///
  /// Items are counted in the order in which they are drawn. One that does not fit is left out, with
  /// all it holds; those after it are drawn as far as they fit.
  func spend(_ budget: DrawingBudget) {
    omissions.removeAll(keepingCapacity: true)
    layerBytes = 0
    let cost = FrameCost(view: view, frame: frame)
    var work = 0
    defer { self.work = work }
    var bytes = 0
    var open: [(end: Int, bytes: Int)] = []
    var index = 0
    while index < records.count {
      while let group = open.last, group.end <= index {
        bytes -= group.bytes
        open.removeLast()
      }
      let (box, end) = (records[index].box, records[index].end)
      guard !box.isEmpty else {
        index = end
        continue
      }
      let own = ownCost(of: index, cost)
      if bytes + own.bytes > budget.layerBytes || work + own.work > budget.work {
        let reason: Omission.Reason = work + own.work > budget.work ? .work : .memory
        omissions.append(Omission(index: index, reason: reason))
        records[index].box = .empty
        index = end
        continue
      }
      work += own.work
      if own.bytes > 0 {
        open.append((end, own.bytes))
        bytes += own.bytes
        layerBytes = max(layerBytes, bytes)
      }
      index += 1
    }
  }
}
