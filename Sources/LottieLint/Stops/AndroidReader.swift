import LottieModel

/// Reads a document as lottie-android does, and finds what stops it.
///
/// The player reads a file in one pass with a strict reader: a value of another kind than the parser asks
/// for ends it, as does a member that is needed later and is not there. Objects are read by
/// ``AndroidMembers``; this file adds what depends on other members. Linear in the document; recursion
/// follows nesting, which the JSON reader bounds.
struct AndroidReader {
  /// Maximum places that are described; further ones are counted.
  private static let limit = 100

  /// The first places.
  private(set) var stops: [PlayerStop] = []
  /// The number of all places.
  private(set) var count = 0
  /// Whether the composition that is read is shown.
  private(set) var isReached = true
  /// Whether the layer and the shape that are read are drawn.
  private var isDrawn = true
  /// The number of color stops of the gradient that is read, once it is known.
  private var colors: Int?
  /// Fonts that texts use.
  private var fonts: Set<String> = []

  /// Whether what is read is drawn at some time.
  var isPlayed: Bool { isReached && isDrawn }

  /// Reads a document.
  init(_ document: LintDocument) {
    let root = document.root
    guard let kind = AndroidMembers.kinds["animation"] else { return }
    let shown = document.compositions.filter { !$0.isRoot && $0.isReached }
    let reached = Set(shown.map { $0.cursor.location })
    for (name, value) in root.memberCursors {
      guard let index = kind.index(name.rawString) else { continue }
      if kind.members[index].name == "assets", value.isArray {
        for asset in value.elements {
          read(asset: asset, isReached: reached.contains(asset.location))
        }
      } else {
        read(value, kind.members[index], of: kind)
      }
    }
    checkCompositions(document)
    checkFonts(root)
  }

  private mutating func read(asset: JSONCursor, isReached: Bool) {
    self.isReached = isReached
    read(object: asset, "asset")
    self.isReached = true
  }

  /// Adds a place.
  mutating func stop(
    _ place: JSONCursor,
    _ words: @autoclosure () -> String,
    missing: String? = nil
  ) {
    count += 1
    guard count <= AndroidReader.limit else { return }
    stops.append(PlayerStop(at: place, words(), missing: missing))
  }

  /// Adds a value of another kind than the player reads.
  mutating func wrong(
    _ value: JSONCursor,
    _ member: String,
    _ owner: String,
    _ expected: String
  ) {
    let found = value.string.map(Words.quoted) ?? value.kindText
    stop(value, "\"\(member)\" of \(owner) is \(found), not \(expected)")
  }

  /// Reads the members of an object from one on, and reports those it needs.
  private mutating func read(members: JSONCursor, _ kind: AndroidKind, from start: Int = 0) {
    var present: UInt64 = 0
    for (name, value) in members.memberCursors.dropFirst(start) {
      guard let index = kind.index(name.rawString) else { continue }
      present |= 1 << UInt64(index)
      read(value, kind.members[index], of: kind)
    }
    for (index, member) in kind.members.enumerated() where present >> UInt64(index) & 1 == 0 {
      guard let need = member.need, isNeeded(need, member, in: members) else { continue }
      stop(
        members,
        "\"\(member.name)\" of \(kind.words) is missing",
        missing: member.name
      )
    }
  }

  private func isNeeded(
    _ need: AndroidMember.Need,
    _ member: AndroidMember,
    in owner: JSONCursor
  ) -> Bool {
    switch need {
    case .parsed: break
    case .built: guard isReached else { return false }
    case .drawn: guard isReached, isDrawn else { return false }
    }
    guard let condition = member.condition else { return true }
    let value = owner.memberCursors.first { $0.name.string == condition.name }?.value
    guard let number = value?.whole, condition.values.contains(number) else { return false }
    // Auto-orientation makes a transform of its own.
    return member.name != "ks" || owner["ao"]?.whole != 1
  }

  /// Reads an object of a kind.
  mutating func read(object: JSONCursor, _ id: String) {
    guard let kind = AndroidMembers.kinds[id] else { return }
    guard object.isObject else {
      return stop(object, "\(kind.words) is \(object.kindText), not an object")
    }
    let wasDrawn = isDrawn
    defer { isDrawn = wasDrawn }
    if id == "layer", object[.hidden]?.isSet == true { isDrawn = false }
    if id == "gradient" { colors = nil }
    read(members: object, kind)
    if id == "document", isPlayed, let name = object["f"].flatMap(LayerContext.id) {
      fonts.insert(name)
    }
  }

  private mutating func read(_ value: JSONCursor, _ member: AndroidMember, of kind: AndroidKind) {
    switch member.reading {
    case .object(let id):
      guard value.isObject else { return wrong(value, member.name, kind.words, "an object") }
      read(object: value, id)
    case .list(let id):
      guard let elements = list(value, member, kind) else { return }
      for element in elements { read(object: element, id) }
    case .first(let id):
      guard var elements = list(value, member, kind) else { return }
      if let element = elements.next() { read(object: element, id) }
    case .shapes:
      guard let elements = list(value, member, kind) else { return }
      for element in elements { read(shape: element) }
    case .groups:
      guard let elements = list(value, member, kind) else { return }
      for element in elements {
        if let type = element["ty"]?.string, type != "gr", AndroidMembers.kinds[type] != nil {
          stop(element, "a glyph holds a shape \"\(type)\" outside of a group")
        }
        read(shape: element)
      }
    case .effects:
      guard let elements = list(value, member, kind) else { return }
      for element in elements { read(effect: element) }
    case .property(let type):
      let reader = AndroidValueReader(type, colors: type == .gradient ? colors : nil)
      read(property: value, reader, member.name, kind.words)
    case .position: read(position: value, member, kind)
    case .anchor: read(anchor: value, member, kind)
    default:
      if kind.id == "gradient", member.name == "p" { colors = value.androidWhole }
      guard let expected = member.reading.expected(insteadOf: value) else { return }
      wrong(value, member.name, kind.words, expected)
    }
  }

  private mutating func list(
    _ value: JSONCursor,
    _ member: AndroidMember,
    _ kind: AndroidKind
  ) -> JSONCursor.Elements? {
    if value.isArray { return value.elements }
    wrong(value, member.name, kind.words, "a list")
    return nil
  }

  /// Reads a shape: its type first, and then only what follows the type.
  private mutating func read(shape: JSONCursor) {
    guard shape.isObject else { return stop(shape, "a shape is \(shape.kindText), not an object") }
    var type: JSONCursor?
    var start = 0
    for (name, value) in shape.memberCursors {
      start += 1
      if name.string == "ty" {
        type = value
        break
      }
      guard name.string == "d" else { continue }
      if let expected = AndroidMember.Reading.whole(AndroidMember.anyWhole).expected(
        insteadOf: value
      ) {
        wrong(value, "d", "a shape, before its type,", expected)
      }
    }
    guard let type else { return stop(shape, "\"ty\" of a shape is missing") }
    guard type.isString || type.isNumber else { return wrong(type, "ty", "a shape", "text") }
    guard let kind = type.string.flatMap({ AndroidMembers.kinds[$0] }), kind.id.utf8.count == 2
    else {
      return
    }
    let wasDrawn = isDrawn
    if shape[.hidden]?.isSet == true { isDrawn = false }
    read(members: shape, kind, from: start)
    isDrawn = wasDrawn
  }

  /// Reads an effect: of a blur and a drop shadow all that follows the type, of others the name.
  private mutating func read(effect: JSONCursor) {
    guard effect.isObject else {
      return stop(effect, "an effect is \(effect.kindText), not an object")
    }
    var type = 0
    for (name, value) in effect.memberCursors {
      switch (name.string, type) {
      case ("ef", 25), ("ef", 29):
        guard value.isArray else { return wrong(value, "ef", "an effect", "a list") }
        for control in value.elements { read(control: control, isBlur: type == 29) }
      case (_, 25), (_, 29): break
      case ("ty", _):
        let reading = AndroidMember.Reading.whole(AndroidMember.anyWhole)
        if let expected = reading.expected(insteadOf: value) {
          return wrong(value, "ty", "an effect", expected)
        }
        type = value.whole ?? 0
      case ("nm", _):
        guard let expected = AndroidMember.Reading.text.expected(insteadOf: value) else { break }
        return wrong(value, "nm", "an effect", expected)
      default: break
      }
    }
  }

  /// Values of a drop shadow by the names of their controls.
  private static let shadow: [String: AndroidValue] = [
    "Shadow Color": .color, "Opacity": .float, "Direction": .float, "Distance": .float,
    "Softness": .float,
  ]

  private mutating func read(control: JSONCursor, isBlur: Bool) {
    guard let kind = AndroidMembers.kinds[isBlur ? "blur" : "shadow"] else { return }
    guard control.isObject else {
      return stop(control, "\(kind.words) is \(control.kindText), not an object")
    }
    var read: AndroidValue?
    for (name, value) in control.memberCursors {
      if let index = kind.index(name.rawString) {
        self.read(value, kind.members[index], of: kind)
        read =
          isBlur
          ? value.whole == 0 ? .float : nil : value.string.flatMap { AndroidReader.shadow[$0] }
      } else if name.string == "v", let read {
        self.read(property: value, AndroidValueReader(read), "v", kind.words)
      }
    }
  }

  /// Reports layers of precomps that are not there, and of embedded images without a size.
  private mutating func checkCompositions(_ document: LintDocument) {
    var assets: [String: JSONCursor] = [:]
    for asset in document.assets {
      if let id = asset.cursor["id"].flatMap(LayerContext.id) { assets[id] = asset.cursor }
    }
    for layer in document.compositions.filter(\.isReached).flatMap(\.layers) {
      guard let id = layer.refID, let place = layer.cursor["refId"] else { continue }
      switch layer.type {
      case .precomp where assets[id].map({ $0["p"] != nil }) ?? true:
        stop(place, "the precomp \(Words.quoted(id)) of a layer is missing", missing: id)
      case .image where !layer.isHidden:
        guard let asset = assets[id], asset[.file]?.string?.hasPrefix("data:") == true else {
          break
        }
        for side in [.width, .height] as [JSONName] where asset[side]?.double ?? 0 <= 0 {
          stop(asset, "the image \(Words.quoted(id)) has no \"\(side)\" above 0")
        }
      default: break
      }
    }
  }

  /// Reports fonts in use that lack what the player looks fonts up by.
  private mutating func checkFonts(_ root: JSONCursor) {
    for font in root["fonts"]?["list"]?.list ?? [] {
      guard let name = font["fName"].flatMap(LayerContext.id), fonts.contains(name) else {
        continue
      }
      for member in ["fFamily", "fStyle"] where !font.has(member) {
        stop(font, "\"\(member)\" of the font \(Words.quoted(name)) is missing")
      }
    }
  }
}
