import LottieScene

/// The pixels that the filters of a group read and write.
struct FilterRegions {
  /// The content that is drawn.
  let content: PixelBox
  /// The result of each filter; empty from where nothing is seen any more.
  let results: [PixelBox]

  /// Determines the regions of filters on content in a box, of which the pixels of `target` are seen.
  init(_ filters: [Filter], content box: PixelBox, target: PixelBox, _ margins: FilterMargin) {
    let reaches = filters.map { margins.of($0) }
    // The reach of the filters behind each one into the target.
    var rests = [FilterReach](repeating: FilterReach(), count: filters.count + 1)
    for index in filters.indices.reversed() {
      rests[index] = margins.sum(reaches[index], rests[index + 1])
    }
    content = box.intersection(rests[0].extend(target))
    var current = content
    results = filters.indices.map { index in
      current = reaches[index].extend(current).intersection(rests[index + 1].extend(target))
      return current
    }
  }
}
