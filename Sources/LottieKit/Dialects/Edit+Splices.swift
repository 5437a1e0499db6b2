import LottieModel

/// Changes of a document's text.
extension Deviation.Edit {
  /// The changes of a value where a feature is used.
  func splices(_ value: EditedValue) -> [TextSplice] {
    let cursor = value.cursor
    switch self {
    case .remove: return value.replacing(cursor, by: cursor.isArray ? "[]" : "{}")
    case .first:
      let list = cursor[.value] ?? cursor
      return list.list.first.map { value.replacing(list, byListOf: [value.text($0)]) } ?? []
    case .zeroed:
      return value.replacing(cursor.isArray ? cursor : value.parent, by: "[0,0,0]")
    case .firstCurve, .lostLast, .endValues, .standingLoops:
      return keyframes(value)
    case .fewestVertices: return EditedPaths(value).withFewestVertices
    case .fewestCurves: return EditedPaths(value).withFewestCurves
    case .absoluteTangents: return EditedPaths(masks: value).withAbsoluteTangents
    case .clampColors, .negativeColors, .colorAlpha, .joinedStops: return colors(value)
    case .lastDashOffset, .shiftedDashes, .firstDashes, .dashesByPlace: return dashes(value)
    case .lateType:
      return ShapeContext(cursor).membersBeforeType.flatMap {
        value.replacing($0, by: $0.isArray ? "[]" : "null")
      }
    case .unscaledTracking:
      guard value.document.withRoot({ ($0["chars"]?.count ?? 0) > 0 }), let tracking = cursor["tr"],
        let size = cursor["s"]?.double, size > 0
      else { return [] }
      return value.replacing(tracking, by: "\((tracking.double ?? 0) * 100 / size)")
    case .joinedLines:
      guard let text = cursor["t"] else { return [] }
      let joined = String(decoding: value.text(text), as: UTF8.self)
        .replacing("\\u0003", with: "").replacing("\u{3}", with: "")
      return value.replacing(text, by: joined)
    case .mirroredSkewAxis:
      guard let axis = cursor[.skewAxis]?[.value] else { return [] }
      let numbers = axis.isArray ? axis.values.flatMap(\.list) : [axis]
      return numbers.flatMap { value.replacing($0, by: "\(-($0.double ?? 0))") }
    case .openSinceRepair:
      // lottie-web moves the flag into the path in files of an older plug-in.
      let version = value.document.withRoot { $0["v"]?.string ?? "" }
      let parts = version.split(separator: ".").map { Int($0) ?? 0 }
      guard !parts.lexicographicallyPrecedes([4, 4, 18]) else { return [] }
      return value.setting("closed", "false", in: cursor)
    case .newerGlyphs:
      return value.document.withRoot { value.setting("v", "\"4.8.0\"", in: $0) }
    case .hiddenLayer: return hidingLayer(value)
    case .drawnMatte, .matteAbove, .ignoredMatte: return mattes(value)
    case .unmasked:
      let masks = value.place?.layer["masksProperties"]
      return value.replacing(masks, by: "[]")
    case .voidMask:
      guard cursor["mode"]?.string == "s" else {
        return value.replacing(cursor, by: #"{"mode":"n"}"#)
      }
      return hidingLayer(value)
    }
  }

  private func hidingLayer(_ value: EditedValue) -> [TextSplice] {
    value.setting("hd", "true", in: value.place?.layer)
  }

  private func mattes(_ value: EditedValue) -> [TextSplice] {
    guard let place = value.place else { return [] }
    let (layer, layers, index) = (place.layer, place.list.layers, place.index)
    guard self != .ignoredMatte else {
      return index + 1 < layers.count ? value.setting("tt", "0", in: layers[index + 1]) : []
    }
    guard index > 0 else { return [] }
    guard self == .matteAbove else {
      return value.setting("td", "0", in: layers[index - 1]) + value.setting("tt", "0", in: layer)
    }
    let changes =
      value.setting("td", "1", in: layers[index - 1]) + value.setting("tp", "null", in: layer)
    let matte = layer["tp"]?.whole.flatMap { place.list.indexByNumber[$0] }
    guard let matte else { return changes }
    // Unless it is the matte of the layer below it, too, the layer that is named is drawn.
    let isUsed = matte + 1 < index - 1 && layers[matte + 1]["tt"]?.isSet == true
    return isUsed ? changes : changes + value.setting("td", "0", in: layers[matte])
  }

  private func keyframes(_ value: EditedValue) -> [TextSplice] {
    let list = value.cursor.list
    let pairs = zip(list, list.dropFirst())
    switch self {
    case .firstCurve:
      return list.flatMap { keyframe in
        let handles = [keyframe[.easeIn], keyframe[.easeOut]].compactMap { $0 }
        return handles.flatMap { [$0[.x], $0[.y]] }.flatMap { axes -> [TextSplice] in
          guard let axes, axes.isArray, axes.count > 1, let first = axes.list.first else {
            return []
          }
          return value.replacing(axes, by: value.text(first))
        }
      }
    case .lostLast:
      guard let start = list.dropLast().last?[.startValue] else { return [] }
      return value.replacing(list.last?[.startValue], by: value.text(start))
    case .endValues:
      return pairs.flatMap { from, to -> [TextSplice] in
        guard from[.hold]?.isSet != true, let end = from[.endValue], let start = to[.startValue],
          let time = to[.time]?.double, end.list.map(\.double) != start.list.map(\.double)
        else { return [] }
        let before = #"{"t":\#(time - 0.001),"h":1,"s":"#.utf8 + value.text(end) + "},".utf8
        let place = value.document.offset(of: to.location)
        return [TextSplice(place..<place, Array(before))]
      }
    default:
      return pairs.flatMap { from, to -> [TextSplice] in
        let (start, end) = (from[.startValue]?.list, (from[.endValue] ?? to[.startValue])?.list)
        guard let start, let end, start.map(\.double) == end.map(\.double) else { return [] }
        return value.replacing(from[.tangentOut], by: "null")
          + value.replacing(from[.tangentIn], by: "null")
      }
    }
  }

  private func colors(_ value: EditedValue) -> [TextSplice] {
    let cursor = value.cursor
    let numbers =
      cursor.elements.contains(where: \.isObject) ? cursor.values.flatMap(\.list) : cursor.list
    switch self {
    case .joinedStops:
      let stops = cursor["p"]?.whole ?? 0
      let lists = cursor[.value]?[.value].map { list in
        list.elements.contains(where: \.isObject) ? list.values : [list]
      }
      return (lists ?? []).flatMap { list -> [TextSplice] in
        let numbers = list.list
        guard stops > 1, stops <= numbers.count / 4 else { return [] }
        // The color of a stop at the same place is that of the one before it.
        var color = numbers[1..<4]
        return stride(from: 4, to: 4 * stops, by: 4).flatMap { index -> [TextSplice] in
          let own = numbers[(index + 1)..<(index + 4)]
          guard (numbers[index].double ?? 0) <= (numbers[index - 4].double ?? 0) else {
            color = own
            return []
          }
          return zip(own, color).flatMap { value.replacing($0, by: value.text($1)) }
        }
      }
    case .clampColors:
      return numbers.filter { ($0.double ?? 0) > 1 }.flatMap { value.replacing($0, by: "1") }
    case .negativeColors:
      return numbers.flatMap { number -> [TextSplice] in
        guard let byte = number.double, byte > 1, byte <= 255 else { return [] }
        return value.replacing(number, by: "\((256 - byte) / 256)")
      }
    default:
      guard let opacity = cursor[.opacity]?[.value], let percent = opacity.double,
        let alpha = cursor[.color]?[.value]?.numbers.dropFirst(3).first
      else { return [] }
      return value.replacing(opacity, by: "\(percent * max(0, min(1, alpha)))")
    }
  }

  private func dashes(_ value: EditedValue) -> [TextSplice] {
    let list = value.cursor.list
    guard let last = list.last else { return [] }
    let lengths = list.filter { $0[.dashType]?.string != "o" }
    let offset = list.first { $0[.dashType]?.string == "o" }
    switch self {
    case .lastDashOffset: return value.replacing(last[.dashType], by: "\"o\"")
    case .shiftedDashes:
      guard let offset, last[.dashType]?.string != "o" else { return [] }
      // The offset takes the place of the last length, and that one its, so that there are as many.
      return value.replacing(offset, by: #"{"n":"d","v":{"a":0,"k":0}}"#)
        + value.replacing(last, by: value.text(offset))
    case .firstDashes:
      let kept = lengths.prefix(2) + (offset.map { [$0] } ?? [])
      return value.replacing(value.cursor, byListOf: kept.map(value.text))
    default:
      var lengths = list.map { $0["v"].map(value.text) ?? Array("0".utf8)[...] }
      let before = lengths.dropLast().last ?? lengths[0]
      if lengths.count % 2 == 0 { lengths.insert(before, at: lengths.count - 1) }
      let named = lengths.enumerated().map { index, length in
        let name = index == lengths.count - 1 ? "o" : index % 2 == 0 ? "d" : "g"
        return Array(#"{"n":"\#(name)","v":"#.utf8 + length + "}".utf8)[...]
      }
      return value.replacing(value.cursor, byListOf: named)
    }
  }
}

extension JSONCursor {
  /// The start and end values of a list of keyframes.
  var values: [JSONCursor] {
    elements.flatMap { [$0[.startValue], $0[.endValue]].compactMap { $0 } }
  }
}
