import LottieModel

/// The times at which the layers of a document are shown, in the frames of their composition.
///
/// What is not known for certain, as where a time remap overshoots or a composition shows itself, counts as all time.
struct VisibleTimes {
  typealias Range = ClosedRange<Double>

  /// A layer, and when its values are asked for.
  struct Layer {
    /// Its path in the document.
    let path: [String]
    let members: JSONValue
    /// The times at which its values may be asked for; nil where they never are.
    let times: Range?
    /// Whether it can go where it is not shown: no other refers to it, and it is behind no matte.
    let isFree: Bool
  }

  static let always: Range = -.infinity ... .infinity

  /// The layers of the animation, then those of its compositions.
  private(set) var layers: [Layer] = []
  private let framerate: Double
  private var times: [JSONValue: Range] = [:]

  /// Finds the times of a document; nil where it is not known from when to when that is shown.
  init?(_ root: JSONValue) {
    guard let start = root["ip"]?.number, let end = root["op"]?.number, start < end else {
      return nil
    }
    framerate = root["fr"]?.number ?? 1
    var needsAll = root.hasExpressions
    var blurs = false
    root.forEachObject { _, members in
      // An echo shows its layer as it is at other times.
      if members["mn"]?.text == "ADBE Echo" { needsAll = true }
      if members["mb"]?.isOn ?? false { blurs = true }
      // A theme may give it any values.
      if members["sid"] != nil { needsAll = true }
      return true
    }
    // The shutter is open for two frames at most.
    let shown = blurs ? start - 2...end + 2 : start...end.nextDown
    let assets = root["assets"]?.elements ?? []
    var indices: [JSONValue: Int] = [:]
    for (index, asset) in assets.enumerated() where asset["layers"]?.elements != nil {
      guard let id = asset[.identifier] else { continue }
      if indices[id] != nil { needsAll = true }
      indices[id] = index
    }
    let order = needsAll ? nil : VisibleTimes.order(root, assets, indices)
    if order != nil {
      for glyph in root["chars"]?.elements ?? [] {
        if let id = glyph["data"]?["refId"] { times[id] = VisibleTimes.always }
      }
    }
    add(root["layers"]?.elements ?? [], ["layers"], shown)
    for index in order ?? Array(assets.indices) {
      let asset = assets[index]
      let known = order == nil ? VisibleTimes.always : asset[.identifier].flatMap { times[$0] }
      add(asset["layers"]?.elements ?? [], ["assets", "\(index)", "layers"], known)
    }
  }

  /// The compositions, each after all that show it; nil where one shows itself.
  private static func order(
    _ root: JSONValue,
    _ assets: [JSONValue],
    _ indices: [JSONValue: Int]
  ) -> [Int]? {
    /// The compositions that layers show.
    func shown(_ list: JSONValue) -> [Int] {
      (list["layers"]?.elements ?? []).compactMap { $0["refId"].flatMap { indices[$0] } }
    }
    var uses = assets.map { _ in 0 }
    for list in assets { for index in shown(list) { uses[index] += 1 } }
    var order = assets.indices.filter { uses[$0] == 0 }
    var next = 0
    while next < order.count {
      for index in shown(assets[order[next]]) {
        uses[index] -= 1
        if uses[index] == 0 { order.append(index) }
      }
      next += 1
    }
    return order.count == assets.count ? order : nil
  }

  /// Adds the layers of a composition; `shown`: when it is shown, nil for never.
  private mutating func add(_ list: [JSONValue], _ path: [String], _ shown: Range?) {
    guard let shown else { return }
    let needed = HiddenLayers.needed(list)
    for (index, layer) in list.enumerated() {
      let isFree = !needed.contains(index) && !(layer[.trackMatte]?.isOn ?? false)
      var range: Range? = shown
      let start = layer["ip"]?.number ?? -.infinity
      let end = layer["op"]?.number ?? .infinity
      if !needed.contains(index), start <= end {
        let isSeen = start <= shown.upperBound && end > shown.lowerBound
        range = isSeen ? shown.clamped(to: start...end) : nil
      }
      layers.append(Layer(path: path + ["\(index)"], members: layer, times: range, isFree: isFree))
      guard let range, let id = layer["refId"] else { continue }
      let inner = content(of: layer, range)
      times[id] =
        times[id].map {
          min($0.lowerBound, inner.lowerBound)...max($0.upperBound, inner.upperBound)
        } ?? inner
    }
  }

  /// The frames of a composition that a layer shows.
  private func content(of layer: JSONValue, _ range: Range) -> Range {
    if let remap = layer[.timeRemap] {
      var values: [Double] = []
      guard VisibleTimes.collect(remap["k"] ?? remap, &values), let low = values.min(),
        let high = values.max()
      else { return VisibleTimes.always }
      // At the very end the frame before is shown.
      return low * framerate - 1...high * framerate
    }
    let start = layer["st"]?.number ?? 0
    let stretch = layer["sr"]?.number ?? 1
    let ends = [range.lowerBound, range.upperBound].map {
      ($0 - start) / (stretch == 0 ? 1 : stretch)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// Collects the values of a property of one number; false where its easings may leave them.
  private static func collect(_ value: JSONValue, _ values: inout [Double]) -> Bool {
    switch value {
    case .number(let number):
      values.append(number)
      return true
    case .array(let list): return list.allSatisfy { collect($0, &values) }
    case .object(let keyframe):
      let handles = ["i", "o"].compactMap { keyframe[$0]?["y"] }
      var eased: [Double] = []
      guard handles.allSatisfy({ collect($0, &eased) }), eased.allSatisfy((0...1).contains) else {
        return false
      }
      return [keyframe["s"], keyframe["e"]].compactMap(\.self).allSatisfy { collect($0, &values) }
    default: return false
    }
  }
}

/// Keyframes that no frame that is shown asks for.
enum UnseenKeyframes {
  static func changes(_ root: JSONValue) -> [DocumentChange] {
    // Expressions may read any keyframe.
    guard !root.hasExpressions, let times = VisibleTimes(root) else { return [] }
    return times.layers.flatMap { layer -> [DocumentChange] in
      guard let range = layer.times, range != VisibleTimes.always else { return [] }
      return KeyframedProperty.all(in: layer.members).compactMap { property in
        change(property, range).map {
          DocumentChange(path: layer.path + $0.path, value: $0.value)
        }
      }
    }
  }

  /// The last keyframe before the range, and the first after it, stay: what moves between them does not change.
  private static func change(
    _ property: KeyframedProperty,
    _ range: VisibleTimes.Range
  ) -> DocumentChange? {
    guard let times = property.times else { return nil }
    let first = times.lastIndex { $0 <= range.lowerBound } ?? 0
    let last = times.firstIndex { $0 >= range.upperBound } ?? times.count - 1
    guard first <= last, last - first + 1 < times.count else { return nil }
    var keyframes = Array(property.keyframes[first...last])
    // The last of old documents has the end value of the one before.
    guard keyframes.dropLast().allSatisfy({ $0["s"] != nil }),
      keyframes.count > 1 || keyframes[0]["s"] != nil
    else { return nil }
    if last + 1 < times.count { keyframes[keyframes.count - 1].endMotion() }
    return property.change(to: keyframes)
  }
}
