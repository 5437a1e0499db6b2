import LottieModel

extension AndroidReader {
  /// Reads a property: its value or its keyframes.
  mutating func read(
    property: JSONCursor,
    _ values: AndroidValueReader,
    _ name: String,
    _ owner: String
  ) {
    guard property.isObject else { return wrong(property, name, owner, "a property") }
    guard let value = property.raw(.value) else {
      return stop(property, "\"k\" in \"\(name)\" of \(owner) is missing", missing: "k")
    }
    var reader = values
    if value.isArray, value.count == 0 {
      return stop(value, "\"k\" in \"\(name)\" of \(owner) is an empty list")
    }
    guard value.isArray, value.firstElement?.isNumber != true else {
      if reader.kind == .document, value.isObject { return read(object: value, "document") }
      guard let problem = reader.problem(constant: value) else { return }
      return stop(value, "\"k\" in \"\(name)\" of \(owner) is \(problem)")
    }
    var frames: [JSONCursor] = []
    for keyframe in value.elements {
      guard keyframe.isObject else {
        return stop(
          keyframe,
          "a keyframe in \"\(name)\" of \(owner) is \(keyframe.kindText), not an object"
        )
      }
      read(keyframe: keyframe, &reader, name, owner)
      frames.append(keyframe)
    }
    if isPlayed, let place = AndroidReader.incomplete(frames, reader.kind, name) {
      stop(
        place,
        "a keyframe in \"\(name)\" of \(owner) has no end value (e), nor one after it a value (s)"
      )
    }
  }

  /// The keyframe without a start or an end value, by which drawing stops.
  private static func incomplete(
    _ keyframes: [JSONCursor],
    _ kind: AndroidValue,
    _ name: String
  ) -> JSONCursor? {
    // Opacities, paths and texts stay at their last value.
    let needsEnd = [.float, .size, .scale, .color, .gradient].contains(kind)
    // The player completes the first keyframe of a rotation, and drops the last one that lacks a value.
    let isRotation = ["r", "rx", "ry", "rz"].contains(name)
    for (index, keyframe) in keyframes.enumerated() {
      let isLast = index == keyframes.count - 1
      let hasStart = keyframe.has("s")
      let next = isLast ? nil : keyframes[index + 1]
      let hasEnd =
        !needsEnd || keyframe.has("e") || keyframe["h"]?.androidWhole == 1 && hasStart
        || next?.has("s") == true
      if hasStart, hasEnd { continue }
      if isLast, keyframes.count > 1 { continue }
      if isRotation, index == 0, !hasStart { continue }
      return keyframe
    }
    return nil
  }

  private mutating func read(
    keyframe: JSONCursor,
    _ reader: inout AndroidValueReader,
    _ name: String,
    _ owner: String
  ) {
    let place = "a keyframe in \"\(name)\" of \(owner)"
    for (key, value) in keyframe.memberCursors {
      switch key.string {
      case "t":
        if !value.isAndroidNumber { wrong(value, "t", place, "a number") }
      case "s", "e":
        if reader.kind == .document, value.isObject {
          read(object: value, "document")
        } else if let problem = reader.problem(value) {
          stop(value, "\"\(key.string ?? "")\" of \(place) is \(problem)")
        }
      case "h":
        if value.androidWhole == nil { wrong(value, "h", place, "a whole number") }
      case "to", "ti":
        if !value.isAndroidPoint { wrong(value, key.string ?? "", place, "a list of two numbers") }
      case "o", "i":
        let isRead = reader.hasTwoEasings ? value.isAndroidHandlePair : value.isAndroidPoint
        if !isRead { wrong(value, key.string ?? "", place, "a handle with x and y") }
      default: break
      }
    }
  }

  /// Reads a position: a point, keyframes, or a property for each axis.
  mutating func read(position: JSONCursor, _ member: AndroidMember, _ kind: AndroidKind) {
    guard position.isObject else { return wrong(position, member.name, kind.words, "a position") }
    let name = member.name
    var axes = 0
    var isWhole = false
    for (key, value) in position.memberCursors {
      switch key.string {
      case "k":
        isWhole = true
        read(points: value, name, kind.words)
      case "x" where !value.isString, "y" where !value.isString:
        axes += 1
        read(property: value, AndroidValueReader(.float), "\(name).\(key.string ?? "")", kind.words)
      default: break
      }
    }
    if !isWhole, axes < 2, isReached {
      stop(position, "\"\(name)\" of \(kind.words) has neither \"k\" nor both of \"x\" and \"y\"")
    }
  }

  /// Reads an anchor point.
  mutating func read(anchor: JSONCursor, _ member: AndroidMember, _ kind: AndroidKind) {
    guard anchor.isObject else { return wrong(anchor, member.name, kind.words, "a property") }
    for (key, value) in anchor.memberCursors where key.string == "k" {
      read(points: value, member.name, kind.words)
    }
  }

  /// Reads a point or the keyframes of a motion path.
  private mutating func read(points: JSONCursor, _ name: String, _ owner: String) {
    guard points.isArray else {
      if !points.isObject || !points.isAndroidPoint {
        wrong(points, "k\" in \"\(name)", owner, "a list of two numbers")
      }
      return
    }
    if points.count == 0 {
      return stop(points, "\"k\" in \"\(name)\" of \(owner) is an empty list")
    }
    if points.firstElement?.isNumber == true {
      guard points.count < 2 || points.list[1].isAndroidNumber == false else { return }
      return stop(points, "\"k\" in \"\(name)\" of \(owner) is not a list of two numbers")
    }
    var reader = AndroidValueReader(.size)
    reader.hasTwoEasings = false
    for keyframe in points.elements {
      if keyframe.isObject {
        read(keyframe: keyframe, &reader, name, owner)
      } else if !keyframe.isAndroidPoint {
        return stop(
          keyframe,
          "a keyframe in \"\(name)\" of \(owner) is \(keyframe.kindText), not an object"
        )
      }
    }
  }
}
