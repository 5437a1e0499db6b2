import LottieModel

extension RuleID {
  package static let animatedFlag: RuleID = "slip/animated-flag"
  package static let missingTime: RuleID = "slip/missing-time"
  package static let polystar: RuleID = "slip/polystar"
  package static let easingLevel: RuleID = "slip/easing-level"
  package static let paintFirst: RuleID = "slip/paint-first"
  package static let tangents: RuleID = "slip/tangents"
}

extension RuleCatalog {
  /// Mistakes of scripts and other programs that write documents.
  static let slips: [any Rule] =
    [
      PercentSlip(), RadianSlip(), TangentSlip(), EasingLevel(), PaintFirst(), LongNames(),
      TimesInSeconds(),
    ] + StructureRule.slips
}

extension StructureRule {
  /// Slips that the check of the structure reports instead of ``RuleID/schema``.
  static let slips: [any Rule] = [
    RuleInfo(
      .animatedFlag,
      .warning,
      strict: .error,
      "A property's animated flag contradicts its value.",
      explanation:
        "With keyframes \"a\" is 1, without it is 0. Some players go by the flag and read the keyframes as a value, others go by the value.",
      example: #"{"a": 0, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [100]}]}"#,
      fix: "Run lottie validate --fix, which writes the flag that the value needs."
    ),
    RuleInfo(
      .missingTime,
      .warning,
      strict: .error,
      "The animation or a layer does not say when it begins or ends.",
      explanation:
        "Without \"ip\" or \"op\" some players never show the layer and others refuse the file.",
      example: #"{"ty": 4, "ip": 0, "ks": {}, "shapes": []}"#,
      fix:
        "Write \"ip\" and \"op\" in frames; a layer that always shows has those of the animation."
    ),
    RuleInfo(
      .polystar,
      .warning,
      strict: .error,
      "A star or polygon lacks a member.",
      explanation:
        "Players read all of them: p, or, os, r and pt, and for a star also ir and is. lottie-web stops with an error at one that is missing.",
      example: #"{"ty": "sr", "sy": 1, "pt": {}, "p": {}, "r": {}, "ir": {}, "is": {}, "or": {}}"#,
      fix: "Run lottie validate --fix, which writes members that are 0 by default."
    ),
  ].map(StructureRule.init)
}

struct EasingLevel: PropertyRule, KeyframeRule {
  let info = RuleInfo(
    .easingLevel,
    .warning,
    "Easing stands beside the keyframes, or bare or by name in one, and has no effect.",
    explanation:
      "Each keyframe has its own handles, \"o\" for leaving it and \"i\" for reaching the next. Players ignore handles of the property, x and y of a keyframe itself and names such as easeOut, and move evenly.",
    example: #"{"a": 1, "i": {"x": 0.8, "y": 1}, "o": {"x": 0.2, "y": 0}, "k": []}"#,
    fix: "Write \"i\" and \"o\" into each keyframe but the last."
  )

  func add(to set: inout RuleSet) {
    set.property.append(self)
    set.keyframe.append(self)
  }

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind != nil, let handle = EasingLevel.handle(of: property) else { return }
    report.add(info, at: handle, "an easing handle of the property, not of its keyframes")
  }

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard property.kind != nil, let value = EasingLevel.bareHandle(of: keyframe.cursor) else {
      return
    }
    let isWord = value.isString
    report.add(
      info,
      at: value,
      isWord
        ? "a keyframe names its easing, where players read the handles i and o"
        : "a keyframe has x and y themselves, not handles i and o with them"
    )
  }

  /// A handle of a property, where none of its keyframes has any.
  static func handle(of property: PropertyContext) -> JSONCursor? {
    guard let keyframes = property.keyframes, keyframes.count > 1,
      let handle = [property.cursor[.easeOut], property.cursor[.easeIn]].compactMap({ $0 })
        .first(where: isHandle),
      keyframes.elements.allSatisfy({ $0[.easeIn] == nil && $0[.easeOut] == nil })
    else { return nil }
    return handle
  }

  /// What a keyframe has where handles should be: x or y, or the name of an easing.
  static func bareHandle(of keyframe: JSONCursor) -> JSONCursor? {
    guard keyframe[.easeIn] == nil, keyframe[.easeOut] == nil, keyframe[.hold]?.isSet != true else {
      return nil
    }
    return [keyframe[.x], keyframe[.y]].compactMap { $0 }.first { $0.isNumber || $0.isArray }
      ?? [keyframe["ease"], keyframe["easing"]].compactMap { $0 }.first(where: \.isString)
  }

  static func isHandle(_ cursor: JSONCursor) -> Bool {
    cursor.isObject && cursor[.x] != nil && cursor[.y] != nil
  }
}

struct PaintFirst: ShapeListRule {
  let info = RuleInfo(
    .paintFirst,
    .warning,
    "Fills and strokes stand before the shapes they are for.",
    explanation:
      "A fill or stroke paints the shapes before it in its list, above it in After Effects; here there are none, and nothing is painted.",
    example: #"{"ty": "gr", "it": [{"ty": "fl"}, {"ty": "rc"}, {"ty": "tr"}]}"#,
    fix: "Move the fills and strokes behind the shapes, before the group's transform."
  )

  func check(_ list: ShapeListContext, _ report: inout Report) {
    guard let paint = PaintFirst.paint(list.items) else { return }
    let what = paint.type?.isStroke ?? false ? "a stroke" : "a fill"
    report.add(info, at: paint.cursor, "\(what) of \(list.layer.words) has no shape before it")
  }

  /// The first paint of a list whose paints all stand before all its shapes; nil where it is not so.
  static func paint(_ items: [ShapeContext]) -> ShapeContext? {
    let shown = items.filter { !$0.isHidden }
    guard shown.allSatisfy({ $0.type != nil && $0.type != .noStyle }),
      let first = shown.firstIndex(where: \.makesPath), first > 0,
      shown[first...].allSatisfy({ !($0.type?.isPaint ?? false) })
    else { return nil }
    return shown[..<first].first { $0.type?.isPaint ?? false }
  }

  /// Whether a list or one of its groups has its paints first; the reader bounds the recursion.
  static func isFound(in items: [ShapeContext]) -> Bool {
    paint(items) != nil || items.contains { !$0.isHidden && isFound(in: $0.items) }
  }
}

extension ShapeContext {
  /// Whether it is a path, or a group with one of which no paint is its own.
  fileprivate var makesPath: Bool {
    guard type == .group else { return type?.isPath ?? false }
    let contents = ShapePaints.contents(items)
    return contents.hasPaths && !contents.hasPaints
  }
}
