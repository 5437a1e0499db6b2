import LottieModel

/// Changes of a document's text.
extension Deviation.Edit {
  /// The changes of a value where a feature is used.
  func splices(_ value: EditedValue) -> [TextSplice] {
    let cursor = value.cursor
    switch self {
    case .remove: return value.replacing(cursor, by: cursor.isArray ? "[]" : "{}")
    case .first:
      let list = (cursor[.value] ?? cursor).list
      guard list.count > 1, let first = list.first, let last = list.last else { return [] }
      return value.removing(after: first, to: last)
    case .firstCurve: return value.withFirstCurve
    case .lostLast:
      guard let start = cursor.list.dropLast().last?[.startValue] else { return [] }
      return value.replacing(cursor.list.last?[.startValue], by: value.text(start))
    case .zeroed:
      return value.replacing(cursor.isArray ? cursor : value.parent, by: "[0,0,0]")
    case .earlyEnd: return value.withEarlyEnd
    case .orderedKeyframes: return value.withOrderedKeyframes
    case .endValues: return value.withEndValues
    case .sharedEasings: return value.withSharedEasings
    case .standingLoops: return value.withoutTangents { $0.standsStill(until: $1) }
    case .straightPaths: return value.withoutTangents { _, _ in true }
    case .straightLines: return value.withoutTangents { $0.leavesItsLine(to: $1) }
    case .brieflyStraightLines:
      return value.withoutTangents { $0.leavesItsLineBriefly(to: $1) }
    case .fewestVertices: return EditedPaths(value).withFewestVertices
    case .fewestCurves: return EditedPaths(value).withFewestCurves
    case .absoluteTangents: return EditedPaths(masks: value).withAbsoluteTangents
    case .clampColors: return value.replacingNumbers { $0 > 1 ? 1 : nil }
    case .clampNewColors:
      return value.document.withRoot { $0.isExported(before: 4, 1, 9) }
        ? [] : Self.clampColors.splices(value)
    case .wrappedColors: return value.replacingNumbers { $0 < 0 || $0 > 1 ? Byte.wrapped($0) : nil }
    case .byteColors:
      return cursor.held.filter { color in color.hasNumber { $0 > 1 } }.flatMap(\.list).flatMap {
        value.replacing($0, by: "\((($0.double ?? 0).rounded(.towardZero)) / 255)")
      }
    case .wholeByteColors:
      return cursor.held.flatMap { color in
        let components = color.numbers.prefix(3)
        let isOfBytes = components.count == 3 && components.allSatisfy { $0 > 1 }
        return color.list.filter { $0.double ?? 0 > 1 }.flatMap {
          value.replacing($0, by: isOfBytes ? "\(($0.double ?? 0) / 255)" : "1")
        }
      }
    case .wrappedPercents:
      return value.replacingNumbers { $0 > 100 ? 100 * Byte.wrapped($0 / 100) : nil }
    case .colorAlpha: return value.withColorAlpha
    case .joinedStops: return value.withJoinedStops
    case .uncountedStops:
      let numbers = cursor[.value]?[.value]?.held.first?.count ?? 0
      return value.replacing(cursor[.numberOfColors], by: "\(numbers / 4)")
    case .stuckGradient:
      guard let colors = GradientKeyframes.stuckColors(of: cursor) else { return [] }
      let text = #"{"a":0,"k":"#.utf8 + value.text(colors) + "}".utf8
      return value.replacing(cursor[.value], by: text)
    case .doubledRotation: return value.scaling(cursor[.rotation], by: 2)
    case .lengthsByPlace:
      let last = cursor.list.count - 1
      return cursor.list.enumerated().flatMap { index, entry in
        value.setting("n", index == last ? "\"o\"" : index % 2 == 0 ? "\"d\"" : "\"g\"", in: entry)
      }
    case .reorderedTrims: return value.withReorderedTrims
    case .repeatedModifiers: return value.withRepeatedModifiers
    case .unreadKeyframes:
      let count = cursor.firstElement?[.startValue]?.numbers.count ?? 1
      let numbers = Array(repeating: "-999999", count: max(1, count)).joined(separator: ",")
      return value.replacing(cursor, by: "[\(numbers)]")
    case .rectangleRoundness: return value.withRectangleRoundness
    case .swappedFade:
      let fade = cursor[.repeaterTransform]
      guard let start = fade?["so"], let end = fade?["eo"] else { return [] }
      return value.replacing(start, by: value.text(end))
        + value.replacing(end, by: value.text(start))
    case .lateRepeaters: return value.withLateRepeaters
    case .relativeTangents: return value.withRelativeTangents
    case .shiftedDashes: return value.withShiftedDashes
    case .firstDashes:
      let lengths = cursor.list.filter { !$0.isDashOffset }.prefix(2)
      let kept = lengths + cursor.list.filter(\.isDashOffset).prefix(1)
      return value.replacing(cursor, byListOf: kept.map(value.text))
    case .dashesByPlace: return value.withDashesByPlace
    case .lateType:
      // rlottie ends a trim at 0 where it does not read the end.
      let shape = ShapeContext(cursor)
      return shape.membersBeforeType.flatMap { member in
        let unread = shape.type == .trim && member.isObject ? #"{"k":0}"# : "null"
        return value.replacing(member, by: member.isArray ? "[]" : unread)
      }
    case .unscaledTracking:
      guard value.document.withRoot({ ($0["chars"]?.count ?? 0) > 0 }), let tracking = cursor["tr"],
        let size = cursor["s"]?.double, size > 0
      else { return [] }
      return value.replacing(tracking, by: "\((tracking.double ?? 0) * 100 / size)")
    case .blackFill: return value.setting("fc", "[0,0,0]", in: cursor)
    case .joinedLines:
      guard let text = cursor["t"]?.string else { return [] }
      let joined = text.unicodeScalars.filter { $0.value != 0x3 && $0.value != 0xA }
      return value.setting("t", JSONWriter.text(.string(String(joined))), in: cursor)
    case .mirroredSkewAxis: return value.scaling(cursor[.skewAxis], by: -1)
    case .uprightLines:
      let keyframes = cursor[.transform]?[.position]?[.value]?.list ?? []
      let isStraight = keyframes.allSatisfy { $0["to"] == nil }
      return isStraight ? value.setting("ao", "0", in: cursor) : []
    case .openSinceRepair:
      // lottie-web moves the flag into the path in files of an older plug-in.
      let isRepaired = value.document.withRoot { $0.isExported(before: 4, 4, 18) }
      return isRepaired ? [] : value.setting("closed", "false", in: cursor)
    case .newerGlyphs:
      return value.document.withRoot { value.setting("v", "\"4.8.0\"", in: $0) }
    case .groupedShapes: return value.withGroupedShapes(afterTransform: true)
    case .groupedShapesBefore: return value.withGroupedShapes(afterTransform: false)
    case .looseTransform: return value.withLooseTransform
    case .inheritedBlend:
      guard let place = value.place else { return [] }
      return value.setting("bm", "\(place.composition.blendBelow[place.index])", in: cursor)
    case .hiddenLayer: return value.withHiddenLayer
    case .repeatedMatte:
      guard let above = value.place?.above else { return [] }
      return value.inserting(value.text(above, without: .matteSource, .index), before: above)
    case .shownMatte:
      return value.inserting(value.text(cursor, without: .matteSource, .index), before: cursor)
    case .numberedMatte:
      guard let place = value.place, let number = place.layer.ind else { return [] }
      let named = value.setting("tp", "\(number &- 1)", in: cursor)
      guard let matte = place.composition.layer(ind: number &- 1), !matte.isMatteSource else {
        return named
      }
      let copy = value.text(matte.cursor, without: .index)
      return named + value.inserting(copy, before: matte.cursor)
    case .drawnMatte:
      guard let above = value.place?.above else { return [] }
      return value.setting("td", "0", in: above) + value.setting("tt", "0", in: cursor)
    case .matteAbove: return value.withMatteAbove
    case .matteTime: return value.withMatteTime
    case .ignoredMatte:
      guard let place = value.place else { return [] }
      let below = place.composition.layers.dropFirst(place.index + 1).first
      return value.setting("tt", "0", in: below?.cursor)
    case .unmasked:
      return value.replacing(value.place?.layer.cursor["masksProperties"], by: "[]")
    case .voidMask:
      guard cursor["mode"]?.string == "s" else {
        return value.replacing(cursor, by: #"{"mode":"n"}"#)
      }
      return value.withHiddenLayer
    }
  }
}

/// Shapes.
extension EditedValue {
  fileprivate var withReorderedTrims: [TextSplice] {
    let before = (parent?.list ?? []).prefix { $0.location != cursor.location }
      .map(ShapeContext.init).filter { !$0.isHidden }
    // The first of several changes the order, once.
    guard !before.contains(where: { $0.type == .trim && $0.cursor["m"]?.whole == 2 }) else {
      return []
    }
    let items = before.filter { $0.paths > 0 }
    let groups = items.count == 1 ? items[0].items.filter { $0.type == .group } : items
    guard let first = items.first, !groups.contains(where: \.isMoreThanPaths) else {
      return setting("m", "1", in: cursor)
    }
    return zip(items, [first] + items.dropFirst().reversed()).flatMap {
      replacing($0.cursor, by: reversed($1))
    }
  }

  /// The text of a shape with the paths of a group, and those of the groups within, in reverse order.
  private func reversed(_ shape: ShapeContext) -> [UInt8] {
    let paths = shape.items.filter { !$0.isHidden && $0.paths > 0 }
    let range = document.range(of: shape.cursor)
    var text: [UInt8] = []
    var start = range.lowerBound
    for (place, path) in zip(paths, paths.reversed()) {
      let old = document.range(of: place.cursor)
      text += document.bytes[start..<old.lowerBound] + reversed(path)
      start = old.upperBound
    }
    return text + document.bytes[start..<range.upperBound]
  }

  fileprivate var withRepeatedModifiers: [TextSplice] {
    ShapeContext.repeated((parent?.list ?? []).map(ShapeContext.init)).flatMap {
      inserting(text($0.cursor), before: $0.cursor)
    }
  }

  /// Bytes that may be copied into other places of a document, all copies together.
  private static let maximumCopied = 1 << 20

  fileprivate var withRectangleRoundness: [TextSplice] {
    let rectangles = (parent?.list ?? []).map(ShapeContext.init).filter {
      $0.type == .rectangle && $0.cursor.isBefore(cursor)
    }
    guard let radius = cursor[.roundness].map(text),
      radius.count * rectangles.count <= EditedValue.maximumCopied
    else { return [] }
    let json = String(decoding: radius, as: UTF8.self)
    return setting("hd", "true", in: cursor)
      + rectangles.flatMap { setting("r", json, in: $0.cursor) }
  }

  fileprivate var withLateRepeaters: [TextSplice] {
    let items = (parent?.list ?? []).map(ShapeContext.init)
    guard let last = items.lastIndex(where: { $0.type?.isPaint ?? false }) else { return [] }
    let repeaters = items[..<last].filter { $0.type == .repeater }.map(\.cursor)
    // One of them moves all, so that each moves once.
    guard repeaters.first?.location == cursor.location else { return [] }
    return repeaters.flatMap { replacing($0, by: "{}") }
      + inserting(repeaters.map(text), after: items[last].cursor)
  }
}

/// Layers.
extension EditedValue {
  fileprivate var withRelativeTangents: [TextSplice] {
    document.withRoot { root in
      let layers = DocumentIndex(root).compositions.flatMap(\.layers).map(\.cursor)
      return setting("__complete", "false", in: root)
        + layers.filter { $0["completed"] != nil }.flatMap { setting("completed", "false", in: $0) }
    }
  }

  fileprivate var withHiddenLayer: [TextSplice] { setting("hd", "true", in: place?.layer.cursor) }

  /// The shapes of a layer, with those after the transform among them or without, are a group with it.
  fileprivate func withGroupedShapes(afterTransform: Bool) -> [TextSplice] {
    guard let list = cursor["shapes"], let transform = place?.layer.looseTransform else {
      return []
    }
    guard let first = list.list.first, let last = list.list.last else { return [] }
    let start = prefixing(#"{"ty":"gr","it":["#.utf8, first)
    guard afterTransform, transform.isBefore(last) else {
      return start + suffixing("]}".utf8, transform)
    }
    let moved = replacing(transform, by: "{}") + inserting([text(transform)], after: last)
    return start + moved + suffixing("]}".utf8, last)
  }

  /// lottie-web's SVG renderer sets both transforms of the same element when they change, the layer's first.
  fileprivate var withLooseTransform: [TextSplice] {
    guard let place, let own = place.layer.transform, let loose = place.layer.looseTransform else {
      return []
    }
    let start = place.layer.inPoint ?? 0
    let isOpacityKept = own.moves(.opacity, at: start) && !loose.moves(.opacity, at: start)
    guard let opacity = isOpacityKept ? own[.opacity] : loose[.opacity] else { return [] }
    let names: [JSONName] = [.anchorPoint, .position, .scale, .rotation, .skew, .skewAxis]
    let isReplaced = names.contains { loose.moves($0, at: start) } || !place.moves(names, at: start)
    guard isReplaced else {
      return setting("o", String(decoding: text(opacity), as: UTF8.self), in: own)
    }
    let members = names.compactMap { name in loose[name].map { (name, $0) } }
    let texts = (members + [(.opacity, opacity)]).map {
      "\"\($0)\":" + String(decoding: text($1), as: UTF8.self)
    }
    return replacing(own, by: "{" + texts.joined(separator: ",") + "}")
      + setting("parent", "null", in: place.layer.cursor)
  }

  fileprivate var withMatteTime: [TextSplice] {
    guard let place, place.index > 0, let start = place.layer.inPoint,
      let end = place.layer.outPoint
    else { return [] }
    let matte = place.composition.layers[place.index - 1]
    guard let matteStart = matte.inPoint, let matteEnd = matte.outPoint else { return [] }
    return setting("ip", "\(max(start, matteStart))", in: place.layer.cursor)
      + setting("op", "\(min(end, matteEnd))", in: place.layer.cursor)
  }

  fileprivate var withMatteAbove: [TextSplice] {
    guard let place else { return [] }
    let (layers, index) = (place.composition.layers, place.index)
    let changes =
      place.above.map { setting("td", "1", in: $0) + setting("tp", "null", in: cursor) }
      ?? withHiddenLayer
    let matte = place.layer.matteLayer.flatMap { place.composition.layerByIndex[$0] }
    guard let matte else { return changes }
    // Unless it is the matte of the layer below it, too, the layer that is named is drawn.
    let isUsed = matte + 1 < index - 1 && layers[matte + 1].matteMode != 0
    return isUsed ? changes : changes + setting("td", "0", in: layers[matte].cursor)
  }
}

extension EditedDocument.Place {
  /// Whether a property of the layer's transform, or of that of a parent, changes from a frame on.
  fileprivate func moves(_ names: [JSONName], at frame: Double) -> Bool {
    var seen: Set<Int> = []
    var next: Int? = index
    while let current = next, seen.insert(current).inserted {
      let layer = composition.layers[current]
      if let transform = layer.transform, names.contains(where: { transform.moves($0, at: frame) })
      {
        return true
      }
      next = layer.parent.flatMap { composition.layerByIndex[$0] }
    }
    return false
  }
}

extension JSONCursor {
  /// Whether a property of a transform, or an axis of it, changes from a frame on.
  fileprivate func moves(_ name: JSONName, at frame: Double) -> Bool {
    [self[name], self[name]?[.x], self[name]?[.y]].compactMap(\.self).contains {
      (PropertyContext.keyframes($0)?.firstElement?[.time]?.double).map { $0 <= frame } ?? false
    }
  }
}

/// Keyframes.
extension EditedValue {
  /// Keyframes, each with the next.
  private var pairs: Zip2Sequence<[JSONCursor], ArraySlice<JSONCursor>> {
    zip(cursor.list, cursor.list.dropFirst())
  }

  fileprivate var withFirstCurve: [TextSplice] {
    cursor.list.flatMap { keyframe in
      let handles = [keyframe[.easeIn], keyframe[.easeOut]].compactMap { $0 }
      return handles.flatMap { [$0[.x], $0[.y]] }.flatMap { axes -> [TextSplice] in
        guard let axes, axes.isArray, axes.count > 1, let first = axes.list.first else {
          return []
        }
        return replacing(axes, by: text(first))
      }
    }
  }

  fileprivate var withEndValues: [TextSplice] {
    pairs.flatMap { from, to -> [TextSplice] in
      guard from[.hold]?.isSet != true, let end = from[.endValue], let start = to[.startValue],
        let time = to[.time]?.double, end.list.map(\.double) != start.list.map(\.double)
      else { return [] }
      let before = #"{"t":\#(time - 0.001),"h":1,"s":"#.utf8 + text(end) + "},".utf8
      let place = document.offset(of: to.location)
      return [TextSplice(place..<place, Array(before))]
    }
  }

  fileprivate var withSharedEasings: [TextSplice] {
    guard let curves = sharedEasings else { return [] }
    // One number for all axes, or a list of those of the first two; a third goes with the second.
    func json(_ numbers: [Float]) -> String {
      guard numbers.count > 1 else { return "\(numbers[0])" }
      return "[" + (numbers + numbers.suffix(1)).map { "\($0)" }.joined(separator: ",") + "]"
    }
    func handle(_ points: [SIMD2<Float>]) -> String {
      #"{"x":\#(json(points.map(\.x))),"y":\#(json(points.map(\.y)))}"#
    }
    return replacing(cursor[.easeOut], by: handle(curves.map(\.start)))
      + replacing(cursor[.easeIn], by: handle(curves.map(\.end)))
  }

  /// Without the tangents of the keyframes that, with the next, are so.
  fileprivate func withoutTangents(
    where isSo: (JSONCursor, JSONCursor) -> Bool
  ) -> [TextSplice] {
    pairs.filter(isSo).flatMap { from, _ in
      replacing(from[.tangentOut], by: "null") + replacing(from[.tangentIn], by: "null")
    }
  }
}

extension JSONCursor {
  /// Whether a keyframe leads to the value that it has.
  fileprivate func standsStill(until next: JSONCursor) -> Bool {
    guard let start = self[.startValue], let end = self[.endValue] ?? next[.startValue] else {
      return false
    }
    return start.numbers == end.numbers
  }
}

/// Colors, gradients and dashes.
extension EditedValue {
  /// The opacity of a paint, where it is at rest, has the alpha of the color, with its keyframes.
  fileprivate var withColorAlpha: [TextSplice] {
    guard let place = cursor[.opacity], let percent = place[.value]?.double,
      let color = cursor[.color]
    else { return [] }
    func opacity(of value: JSONCursor) -> String {
      "\(percent * max(0, min(1, value.numbers.dropFirst(3).first ?? 1)))"
    }
    guard let keyframes = PropertyContext.keyframes(color) else {
      return replacing(place[.value], by: color[.value].map(opacity) ?? "\(percent)")
    }
    let kept: [JSONName] = [.time, .hold, .easeIn, .easeOut]
    let faded: [JSONName] = [.startValue, .endValue]
    let texts = keyframes.list.map { keyframe in
      let members =
        kept.compactMap { name in
          keyframe[name].map { (name, String(decoding: text($0), as: UTF8.self)) }
        }
        + faded.compactMap { name in keyframe[name].map { (name, "[\(opacity(of: $0))]") } }
      return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    return replacing(place, by: #"{"a":1,"k":["# + texts.joined(separator: ",") + "]}")
  }

  fileprivate var withJoinedStops: [TextSplice] {
    let stops = cursor["p"]?.whole ?? 0
    return (cursor[.value]?[.value]?.held ?? []).flatMap { list -> [TextSplice] in
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
        return zip(own, color).flatMap { replacing($0, by: text($1)) }
      }
    }
  }

  fileprivate var withShiftedDashes: [TextSplice] {
    let list = cursor.list
    guard let last = list.last, !last.isDashOffset else { return [] }
    guard let offset = list.first(where: \.isDashOffset) else {
      return replacing(cursor, byListOf: list.dropLast().map(text))
    }
    // The offset takes the place of the last length, and that one its, so that there are as many.
    return replacing(offset, by: #"{"n":"d","v":{"a":0,"k":0}}"#)
      + replacing(last, by: text(offset))
  }

  fileprivate var withDashesByPlace: [TextSplice] {
    var lengths = cursor.list.map { $0["v"] }
    guard let last = lengths.indices.last else { return [] }
    if lengths.count % 2 == 0 { lengths.insert(lengths[last - 1], at: last) }
    let zeros = lengths.map { $0?[.value]?.double == 0 }
    let places = lengths.indices.dropLast()
    // Without a length nothing is drawn, and without gaps the whole line.
    if places.allSatisfy({ $0 % 2 == 1 || zeros[$0] }), places.contains(where: { !zeros[$0] }) {
      return setting("hd", "true", in: parent)
    }
    let named = lengths.enumerated().map { index, length in
      let name = index == lengths.count - 1 ? "o" : index % 2 == 0 ? "d" : "g"
      let value = length.map(text) ?? Array("0".utf8)[...]
      return Array(#"{"n":"\#(name)","v":"#.utf8 + value + "}".utf8)[...]
    }
    return replacing(cursor, byListOf: named)
  }
}

extension JSONCursor {
  /// The start and end values of a list of keyframes, or the value of a property that has none.
  var held: [JSONCursor] {
    guard elements.contains(where: \.isObject) else { return [self] }
    return elements.flatMap { [$0[.startValue], $0[.endValue]].compactMap { $0 } }
  }

  fileprivate var isDashOffset: Bool { self[.dashType]?.string == "o" }
}
