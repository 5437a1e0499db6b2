import LottieModel

/// Changes of a document's text.
extension Deviation {
  /// The changes where the feature is used, in order.
  func splices(of document: JSONDocument, at locations: [JSONLocation]) -> [TextSplice] {
    guard isEdit else { return [] }
    return document.withRoot { root in
      let around = EditedDocument(root)
      var seen: Set<JSONLocation> = []
      var splices: [TextSplice] = []
      for location in locations where seen.insert(location).inserted {
        // The property is gone with the first of its keyframes, and a list may have thousands.
        if case .edit(.zeroed) = self, let last = splices.last,
          last.range.contains(document.offset(of: location))
        {
          continue
        }
        splices += self.splices(EditedValue(document, root, around, at: location))
      }
      return splices
    }
  }

  /// Whether it changes the document.
  var isEdit: Bool {
    if case .rule = self { false } else { true }
  }

  /// Whole frames at which the change shows best, as far as the document tells; at most 16.
  ///
  /// Those of a precomp are moved to where a layer of the root plays it first, without its time remap.
  func frames(of document: JSONDocument, at locations: [JSONLocation]) -> [Double] {
    guard let times else { return [] }
    return document.withRoot { root in
      let frames = locations.lazy.flatMap { location in
        let offset = root.start(ofCompositionAt: document.keys(to: location))
        return times(root.value(at: location)).lazy.map { (offset + $0).rounded(.down) }
      }
      return Array(frames.prefix(16))
    }
  }

  /// The times at which the change of a value shows best; nil for changes that show at any.
  private var times: ((JSONCursor) -> [Double])? {
    switch self {
    case .edit(.firstCurve):
      { keyframes in
        let list = keyframes.list
        return zip(list, list.dropFirst()).compactMap { start, end in
          guard let start = start[.time]?.double, let end = end[.time]?.double else { return nil }
          let middle = (start + end) / 2
          return middle.rounded(.down) > start ? middle : nil
        }
      }
    case .rule(.unclampedTrims), .rule(.wrappedOpacities), .rule(.ignoredOpacities):
      { value in
        // An opacity, or a trim with a start and an end.
        [value, value[.start], value[.end]]
          .compactMap { $0.flatMap(PropertyContext.keyframes) }.flatMap(PropertyContext.turns)
          .filter { $0.value < 0 || $0.value > 100 }
          .flatMap { [$0.time, ($0.time + $0.end) / 2] }
      }
    default: nil
    }
  }

  private func splices(_ value: EditedValue) -> [TextSplice] {
    switch self {
    case .edit(let edit): return edit.splices(value)
    case .put(let json): return value.replacing(value.cursor, by: json)
    case .set(let members):
      return members.flatMap { $0.splices(of: value.document, in: value.cursor) }
    case .masks(let from, let to):
      let masks = value.cursor.isArray ? value.cursor.list : [value.cursor]
      return masks.filter { $0["mode"]?.string == from }.flatMap {
        value.replacing($0["mode"], by: "\"\(to)\"")
      }
    case .rule: return []
    }
  }
}

extension Deviation.Member {
  /// The change of an object, which gets the member where it has none.
  func splices(of document: JSONDocument, in object: JSONCursor) -> [TextSplice] {
    var object = object
    for name in path.dropLast() {
      guard let inner = object.part(name) else { return [] }
      object = inner
    }
    guard object.isObject, let name = path.last else { return [] }
    if let old = object.member(name) {
      return [TextSplice(document.range(of: old), Array(json.utf8))]
    }
    guard json != "null" else { return [] }
    let start = document.offset(of: object.location) + 1
    let comma = object.count == 0 ? "" : ","
    return [TextSplice(start..<start, Array("\"\(name)\":\(json)\(comma)".utf8))]
  }
}

extension [TextSplice] {
  /// In order of their places, without those inside of others; what is inserted where one begins comes before it.
  var inOrder: [TextSplice] {
    func place(_ splice: TextSplice) -> (Int, Int) {
      (splice.range.lowerBound, splice.range.isEmpty ? Int.min : -splice.range.count)
    }
    var result: [TextSplice] = []
    for splice in sorted(by: { place($0) < place($1) }) {
      if let last = result.last, !last.range.isEmpty,
        splice.range.lowerBound < last.range.upperBound
      {
        continue
      }
      result.append(splice)
    }
    return result
  }
}

extension JSONCursor {
  /// Start time of the first layer of the root that plays the composition of a location.
  fileprivate func start(ofCompositionAt keys: [String]) -> Double {
    guard keys.count > 1, keys[0] == "assets", let index = Int(keys[1]),
      let assets = self["assets"]?.list, assets.indices.contains(index),
      let id = assets[index][.identifier]?.string
    else { return 0 }
    let layer = self["layers"]?.elements.first { $0["refId"]?.string == id }
    return layer?[.startTime]?.double ?? 0
  }
}
