import LottieScene

/// The pixels that the filters of a group read and write.
struct FilterRegions {
  /// The content that is drawn.
  let content: PixelBox
  /// The result of each filter; empty from where nothing is seen any more.
  let results: [PixelBox]

  /// The regions of filters on content in a box, of which the pixels of `target` are seen.
  init(_ filters: [Filter], content box: PixelBox, target: PixelBox, _ margins: FilterMargin) {
    let reaches = filters.map { margins.of($0) }
    // What the filters behind each one carry into the target.
    var rests = [FilterMargin.Margin](repeating: (0, 0), count: filters.count + 1)
    for index in filters.indices.reversed() {
      rests[index] = margins.sum(reaches[index], rests[index + 1])
    }
    content = box.intersection(target.outset(rests[0].x, rests[0].y))
    var current = content
    results = filters.indices.map { index in
      let (reach, rest) = (reaches[index], rests[index + 1])
      current = current.outset(reach.x, reach.y).intersection(target.outset(rest.x, rest.y))
      return current
    }
  }
}
