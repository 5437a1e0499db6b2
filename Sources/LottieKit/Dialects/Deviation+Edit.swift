import LottieModel

/// Changes of a document's text.
extension Deviation {
  /// The changes where the feature is used, in order.
  func splices(of document: JSONDocument, at locations: [JSONLocation]) -> [TextSplice] {
    guard isEdit else { return [] }
    return document.withRoot { root in
      var seen: Set<JSONLocation> = []
      return locations.filter { seen.insert($0).inserted }.flatMap {
        splices(of: document, in: root.value(at: $0))
      }
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
    guard self == .firstCurve else { return [] }
    return document.withRoot { root in
      let middles = locations.lazy.flatMap { location in
        let list = root.value(at: location).list
        let offset = root.start(ofCompositionAt: document.keys(to: location))
        return zip(list, list.dropFirst()).lazy.compactMap { start, end -> Double? in
          guard let start = start[.time]?.double, let end = end[.time]?.double else { return nil }
          let middle = (offset + (start + end) / 2).rounded(.down)
          return middle > offset + start ? middle : nil
        }
      }
      return Array(middles.prefix(16))
    }
  }

  private func splices(of document: JSONDocument, in value: JSONCursor) -> [TextSplice] {
    func replacing(_ old: JSONCursor?, by text: some Sequence<UInt8>) -> [TextSplice] {
      old.map { [TextSplice(document.range(of: $0), Array(text))] } ?? []
    }
    switch self {
    case .remove: return replacing(value, by: (value.isArray ? "[]" : "{}").utf8)
    case .set(let members): return members.flatMap { $0.splices(of: document, in: value) }
    case .masks(let from, let to):
      let masks = value.isArray ? value.list : [value]
      return masks.flatMap { mask in
        mask["mode"]?.string == from ? replacing(mask["mode"], by: "\"\(to)\"".utf8) : []
      }
    case .firstCurve:
      return value.elements.flatMap { keyframe in
        let handles = [keyframe[.easeIn], keyframe[.easeOut]].compactMap { $0 }
        return handles.flatMap { [$0[.x], $0[.y]] }.flatMap { axes -> [TextSplice] in
          guard let axes, axes.isArray, axes.count > 1, let first = axes.list.first else {
            return []
          }
          return replacing(axes, by: document.bytes[document.range(of: first)])
        }
      }
    case .clampColors:
      return Deviation.numbers(ofColors: value).flatMap { number in
        (number.double ?? 0) > 1 ? replacing(number, by: "1".utf8) : []
      }
    case .negativeColors:
      return Deviation.numbers(ofColors: value).flatMap { number -> [TextSplice] in
        guard let byte = number.double, byte > 1, byte <= 255 else { return [] }
        return replacing(number, by: "\((256 - byte) / 256)".utf8)
      }
    case .colorAlpha:
      guard let opacity = value[.opacity]?[.value], let percent = opacity.double,
        let alpha = value[.color]?[.value]?.numbers.dropFirst(3).first
      else { return [] }
      return replacing(opacity, by: "\(percent * max(0, min(1, alpha)))".utf8)
    case .lastDashOffset:
      guard let last = value.list.last else { return [] }
      return replacing(last[.dashType], by: "\"o\"".utf8)
    case .shiftedDashes:
      let list = value.list
      guard let last = list.last, last[.dashType]?.string != "o",
        let offset = list.first(where: { $0[.dashType]?.string == "o" })
      else { return [] }
      // The offset takes the place of the last length, and that one its, so that there are as many.
      return replacing(offset, by: #"{"n":"d","v":{"a":0,"k":0}}"#.utf8)
        + replacing(last, by: document.bytes[document.range(of: offset)])
    case .standingLoops:
      let list = value.list
      return zip(list, list.dropFirst()).flatMap { from, to -> [TextSplice] in
        let (start, end) = (from[.startValue]?.list, (from[.endValue] ?? to[.startValue])?.list)
        guard let start, let end, start.map(\.double) == end.map(\.double) else { return [] }
        return replacing(from[.tangentOut], by: "null".utf8)
          + replacing(from[.tangentIn], by: "null".utf8)
      }
    case .lateType:
      return ShapeContext(value).membersBeforeType.flatMap {
        replacing($0, by: ($0.isArray ? "[]" : "null").utf8)
      }
    case .openSinceRepair:
      // lottie-web moves the flag into the path in files of an older plug-in.
      let version = document.withRoot { $0["v"]?.string ?? "" }
      let parts = version.split(separator: ".").map { Int($0) ?? 0 }
      guard !parts.lexicographicallyPrecedes([4, 4, 18]) else { return [] }
      return Deviation.Member("closed", "false").splices(of: document, in: value)
    case .newerGlyphs:
      return document.withRoot { Deviation.Member("v", "\"4.8.0\"").splices(of: document, in: $0) }
    case .rule: return []
    }
  }
}

extension Deviation {
  /// The numbers of a color, or of those of its keyframes.
  private static func numbers(ofColors value: JSONCursor) -> [JSONCursor] {
    guard value.elements.contains(where: \.isObject) else { return value.list }
    return value.elements.flatMap { [$0[.startValue], $0[.endValue]] }
      .flatMap { $0?.list ?? [] }
  }
}

extension Deviation.Member {
  /// The change of an object, which gets the member where it has none.
  fileprivate func splices(of document: JSONDocument, in object: JSONCursor) -> [TextSplice] {
    var object = object
    for name in path.dropLast() {
      guard let inner = object.member(name), inner.isObject else { return [] }
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
  /// In order of their places, without those inside of others.
  var inOrder: [TextSplice] {
    let sorted = sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    var result: [TextSplice] = []
    for splice in sorted {
      // What is inserted at the start of a removed value lies inside of it.
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
  /// A member by any name; nil where it is missing.
  fileprivate func member(_ name: String) -> JSONCursor? {
    members.first { $0.name == name }?.value
  }

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
