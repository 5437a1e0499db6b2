import LottieModel

/// The content of ``StopsText``.
enum StopTable {
  /// A condition by which a member stops a player.
  enum Condition: String, Sendable {
    case missing, null, empty, needed, unset, point
  }

  /// A line of the table.
  struct Row: Sendable {
    let players: [Player]
    let condition: Condition
    let kind: String
    let members: [String]
  }

  /// The rows; those of a line that cannot be read are left out.
  static let rows: [Row] = {
    var table = TableText(StopsText.lines)
    var rows: [Row] = []
    while let line = table.nextLine() {
      var words = line.words.map(\.text)[...]
      guard let players = words.popFirst().map(Evidence.players),
        let condition = words.popFirst().flatMap(Condition.init), let kind = words.popFirst()
      else { continue }
      rows.append(
        Row(players: players, condition: condition, kind: kind, members: Array(words))
      )
    }
    return rows
  }()
}

/// Looks for the members of ``StopTable`` in a document.
struct StopSearch {
  private(set) var stops: [(players: [Player], stop: PlayerStop)] = []
  private var isReached = true
  private let rows: [String: [StopTable.Row]]
  private let players: [Player]

  /// Searches a document for what stops some players.
  ///
  /// Linear in its layers and shapes; recursion follows groups, which the JSON reader bounds.
  init(_ document: LintDocument, for players: [Player]) {
    self.players = players
    let rows = StopTable.rows.filter { row in row.players.contains(where: players.contains) }
    self.rows = Dictionary(grouping: rows, by: \.kind)
    guard !rows.isEmpty || players.contains(where: StopSearch.web.contains) else { return }
    search(document.root, "animation", "the animation")
    for marker in document.root["markers"]?.list ?? [] { search(marker, "marker", "a marker") }
    if let fonts = document.root["fonts"] {
      search(fonts, "fonts", "the fonts")
      for font in fonts["list"]?.list ?? [] { search(font, "font", "a font") }
    }
    for glyph in document.root["chars"]?.list ?? [] { search(glyph, "glyph", "a glyph") }
    for asset in document.assets { search(asset.cursor, "asset", "an asset") }
    for composition in document.compositions {
      // lottie-web builds no composition that it does not show; the others read all of the file.
      isReached = composition.isReached
      for layer in composition.layers { search(layer: layer) }
    }
  }

  private mutating func search(layer: LayerContext) {
    search(layer.cursor, "layer", "a layer")
    if layer.cursor[.type]?.whole.map({ (0...6).contains($0) }) ?? false {
      search(layer.cursor, "known-layer", "a layer")
    }
    search(transformOf: layer.cursor)
    if let remap = layer.cursor[.timeRemap] { search(property: remap, named: "tm") }
    let hasMask = layer.cursor["hasMask"]?.isSet == true
    for mask in layer.cursor[.masks]?.list ?? [] {
      search(mask, "mask", "a mask", besides: hasMask ? [] : StopSearch.web)
      search(propertiesOf: mask)
      if let path = mask["pt"] { search(path, "mask-path", "the path of a mask") }
    }
    switch layer.type {
    case .precomp: search(layer.cursor, "precomp-layer", "a precomp layer")
    case .solid: search(layer.cursor, "solid-layer", "a solid layer")
    case .image: search(layer.cursor, "image-layer", "an image layer")
    case .shape:
      search(layer.cursor, "shape-layer", "a shape layer")
      for shape in layer.cursor["shapes"]?.list ?? [] { search(shape: shape) }
    case .text:
      search(layer.cursor, "text-layer", "a text layer")
      if let text = layer.cursor[.text] { search(text: text) }
    default: break
    }
  }

  private static let web: [Player] = [.web, .canvas]

  private mutating func search(shape: JSONCursor) {
    search(shape, "shape", "a shape")
    guard let type = shape[.type]?.string else { return }
    if rows[type] != nil {
      search(shape, type, AndroidMembers.kinds[type]?.words ?? "a shape")
    }
    search(propertiesOf: shape, placed: type == "tr")
    switch type {
    case "tr": search(axisOf: shape)
    case "sr" where shape["sy"]?.whole == 1: search(shape, "star", "a star")
    case "rp":
      if let transform = shape["tr"] {
        search(transform, "copy-transform", "the transform of a repeater")
        search(propertiesOf: transform)
      }
    case "gf", "gs":
      if let gradient = shape["g"] { search(gradient, "gradient", "a gradient") }
    default: break
    }
    for dash in shape[.dashes]?.list ?? [] {
      search(dash, "dash", "a dash")
      search(propertiesOf: dash)
    }
    for item in shape[.contents]?.list ?? [] { search(shape: item) }
  }

  /// The axis of a skew, which lottie-web reads wherever there is a skew.
  private mutating func search(axisOf transform: JSONCursor) {
    guard transform[.skew] != nil, transform[.skewAxis] == nil else { return }
    stop(StopSearch.web, transform, "\"sa\" of a transform is missing beside \"sk\"")
  }

  /// The transform of a layer and its rotation in space.
  private mutating func search(transformOf layer: JSONCursor) {
    guard let transform = layer[.transform] else { return }
    search(transform, "transform", "a transform")
    search(propertiesOf: transform, placed: true)
    // lottie-web reads the orientation wherever there is a rotation about x.
    if transform["rx"] != nil, transform[.orientation] == nil {
      stop(StopSearch.web, transform, "\"or\" of a transform is missing beside \"rx\"")
    }
    search(axisOf: transform)
    // rlottie has no place for these where it has read that the layer is flat.
    let members = layer.memberCursors.map { ($0.name.string, $0.value) }
    let before = members.prefix { $0.0 != "ks" }
    guard before.contains(where: { $0.0 == "ddd" && $0.1.double == 0 }) else { return }
    for (name, value) in transform.memberCursors {
      guard let axis = name.string, ["rx", "ry", "rz"].contains(axis) else { continue }
      return stop([.rlottie, .telegram], value, "\"\(axis)\" of a transform, where \"ddd\" is 0")
    }
  }

  /// The properties of an object, and their keyframes.
  ///
  /// `placed`: Whether it is a transform, whose position moves along a path.
  private mutating func search(propertiesOf object: JSONCursor, placed: Bool = false) {
    guard rows["keyframe"] != nil else { return }
    for (name, property) in object.memberCursors where property.isObject {
      search(property: property, named: name.string, placed: placed)
    }
  }

  /// Properties that the players that stop at a null do not read: skews, and the expansion of a mask.
  private static let unread: Set<String?> = ["sk", "sa", "x"]

  /// A property, and its keyframes.
  private mutating func search(property: JSONCursor, named name: String?, placed: Bool = false) {
    guard rows["keyframe"] != nil, property.isObject, !StopSearch.unread.contains(name) else {
      return
    }
    if placed, name == "p" {
      search(property, "position", "a position")
      if property["s"]?.isSet == true {
        search(property, "split", "a split position")
        for axis in [property["x"], property["y"]] {
          if let axis { search(property: axis, named: nil) }
        }
      }
    }
    search(property, "property", "a property")
    guard let value = property[.value] else { return }
    search(value, "path", "a path")
    guard value.isArray else { return }
    for keyframe in value.elements where keyframe.isObject {
      if keyframe.holdsNull {
        search(keyframe, "keyframe", "a keyframe")
        if placed, name == "p" { search(keyframe, "place", "a keyframe") }
      }
      for member in [keyframe["i"], keyframe["o"]] {
        if let member, member.holdsNull { search(member, "easing", "the easing of a keyframe") }
      }
      for path in keyframe["s"]?.list ?? [] where path.holdsNull { search(path, "path", "a path") }
    }
  }

  /// A text, of which lottie-web takes one selector for each animator.
  private mutating func search(text: JSONCursor) {
    search(text, "text", "a text")
    for keyframe in text["d"]?[.value]?.list ?? [] {
      if let style = keyframe[.startValue] { search(style, "text-style", "a text's style") }
    }
    for animator in text[.animators]?.list ?? [] {
      search(animator, "text-animator", "a text animator")
      guard let selector = animator[.selectors], selector.isArray else { continue }
      stop(StopSearch.web, selector, "\"s\" of a text animator is a list, not a selector")
    }
  }

  private mutating func search(
    _ object: JSONCursor,
    _ kind: String,
    _ words: String,
    besides others: [Player] = []
  ) {
    guard object.isObject, let rows = rows[kind] else { return }
    for row in rows where !row.players.contains(where: others.contains) {
      for member in row.members {
        let value = object.memberCursors.first { $0.name.string == member }?.value
        switch row.condition {
        case .missing where value == nil, .needed where value == nil, .unset where value == nil:
          let words = "\"\(member)\" of \(words) is missing"
          stop(row.players, object, words, missing: member)
        case .missing where value?.isNull == true, .needed where value?.isNull == true,
          .unset where value?.isNull == true, .null where value?.isNull == true:
          stop(row.players, value ?? object, "\"\(member)\" of \(words) is null")
        case .empty where value.map(StopSearch.isEmpty) == true,
          .needed where value.map(StopSearch.isEmpty) == true,
          .unset where value.map(StopSearch.hasNoValue) == true:
          let words = "\"k\" in \"\(member)\" of \(words) is missing"
          stop(row.players, value ?? object, words, missing: "k")
        case .point:
          guard let value, value.hasDecimalPoint else { continue }
          let text = String(decoding: value.numberText, as: UTF8.self)
          stop(
            row.players,
            value,
            "\"\(member)\" of \(words) is written \(text.prefix(20)), not as a whole number"
          )
        default: break
        }
      }
    }
  }

  /// Whether a property has no value.
  private static func hasNoValue(_ property: JSONCursor) -> Bool {
    property.isObject && property[.value].map(\.isNull) ?? true
  }

  /// Whether a property has no value, no slot that gives one, and no axes.
  private static func isEmpty(_ property: JSONCursor) -> Bool {
    hasNoValue(property) && property[.slot] == nil && property[.x] == nil
  }

  private mutating func stop(
    _ players: [Player],
    _ place: JSONCursor,
    _ words: String,
    missing: String? = nil
  ) {
    let players = players.filter {
      self.players.contains($0) && (isReached || !StopSearch.web.contains($0))
    }
    guard !players.isEmpty else { return }
    stops.append((players, PlayerStop(at: place, words, missing: missing)))
  }
}

extension JSONCursor {
  /// Whether it is an object with a member that is null.
  fileprivate var holdsNull: Bool { isObject && memberCursors.contains { $0.value.isNull } }

  /// Whether it is a number with a decimal point or an exponent.
  fileprivate var hasDecimalPoint: Bool {
    numberText.contains { [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) }
  }
}
