import LottieGeometry

extension DisplayItem {
  /// Bytes that a list keeps for each item, beside those of ``GroupItem/bytes`` and of paths.
  package static let bytes = MemoryLayout<DisplayItem>.stride
}

extension GroupItem {
  /// Bytes of its filters and masks, their paths left out, which items mostly share.
  package var bytes: Int {
    filters.reduce(0) { $0 + MemoryLayout<Filter>.stride + $1.listBytes }
      + (masks.count + filterMasks.count) * MemoryLayout<MaskItem>.stride
  }
}

extension PathResource {
  /// Bytes of all its contours, each an array of its own.
  package var bytes: Int {
    vertexCount * MemoryLayout<CurveVertex>.stride
      + contourCount * (MemoryLayout<Contour>.stride + PathResource.arrayBytes)
  }

  /// Bytes of an array beside its elements.
  private static let arrayBytes = 32
}

extension Filter {
  /// Bytes of the lists that may be long, those that a document can make longer.
  fileprivate var listBytes: Int {
    guard case .shade(let filter) = self, case .stops(let stops) = filter.kind else { return 0 }
    return stops.stops.count * MemoryLayout<ColorStop>.stride
  }
}
