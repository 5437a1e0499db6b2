/// The pixels to redraw: a few boxes, which may overlap.
struct DamageRegion {
  private(set) var boxes: [PixelBox] = []

  /// Maximum number of boxes: each costs a walk through the list.
  static let limit = 6

  /// Forgets everything.
  mutating func removeAll() { boxes.removeAll(keepingCapacity: true) }

  /// The box around all.
  var bounds: PixelBox { boxes.reduce(.empty) { $0.union($1) } }

  /// Adds a box, joined with others where that costs little.
  mutating func add(_ box: PixelBox) {
    guard !box.isEmpty else { return }
    var box = box
    var index = 0
    while index < boxes.count {
      if boxes[index].contains(box) { return }
      if Self.waste(boxes[index], box) <= 256 + (boxes[index].area + box.area) / 4 {
        box = box.union(boxes.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    boxes.append(box)
    if boxes.count > Self.limit { joinCheapest() }
  }

  /// Makes one box of many that cover most of it anyway.
  mutating func simplify() {
    let sum = boxes.reduce(0) { $0 + $1.area }
    let whole = bounds
    if boxes.count > 1, sum * 10 > whole.area * 7 { boxes = [whole] }
  }

  /// Pixels a union would draw needlessly.
  private static func waste(_ a: PixelBox, _ b: PixelBox) -> Int {
    a.union(b).area - a.area - b.area
  }

  private mutating func joinCheapest() {
    var best = (0, 1, Int.max)
    for i in boxes.indices {
      for j in boxes.indices.dropFirst(i + 1) {
        let cost = Self.waste(boxes[i], boxes[j])
        if cost < best.2 { best = (i, j, cost) }
      }
    }
    let joined = boxes[best.0].union(boxes[best.1])
    boxes.remove(at: best.1)
    boxes.remove(at: best.0)
    add(joined)
  }
}
