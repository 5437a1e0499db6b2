import LottieModel

/// Edits for slips whose meaning is certain.
struct SlipFixes: DocumentVisitor {
  private let document: JSONDocument
  private let runs: (RuleID) -> Bool
  private let root: JSONCursor
  private(set) var edits: [Fixer.Edit] = []

  /// `runs` says whether a rule is enabled.
  init(_ document: JSONDocument, _ root: JSONCursor, runs: @escaping (RuleID) -> Bool) {
    self.document = document
    self.root = root
    self.runs = runs
  }

  /// A layer of the root shows as long as the animation; in others the time is not known.
  mutating func layer(_ layer: LayerContext, in composition: CompositionContext) {
    guard composition.isRoot, layer.type != nil, runs(.missingTime) else { return }
    for name in [.inPoint, .outPoint] as [JSONName] where layer.cursor.raw(name) == nil {
      guard let value = root.raw(name), value.isNumber else { continue }
      insert("\"\(name)\":\(text(of: value)),", into: layer.cursor, .missingTime)
    }
  }

  mutating func shape(_ shape: ShapeContext, of layer: LayerContext) {
    guard shape.type == .star, runs(.polystar) else { return }
    for member in ObjectKind.star.members where shape.cursor.raw(member.key) == nil {
      guard case .property = member.value, case .number(let value) = member.defaultValue,
        StructureCheck.isRequired(member, in: shape.cursor)
      else { continue }
      let text = "\"\(member.key)\":{\"a\":0,\"k\":\(Words.number(value))},"
      insert(text, into: shape.cursor, .polystar)
    }
  }

  /// Only lists of nothing but paints, paths and a transform, whose order means nothing else.
  mutating func shapes(_ list: ShapeListContext) {
    guard runs(.paintFirst), PaintFirst.paint(list.items) != nil else { return }
    let known: (ShapeType) -> Bool = { $0.isPaint || $0.isPath || $0 == .transform }
    guard list.items.allSatisfy({ $0.type.map(known) ?? false && !$0.isHidden }) else { return }
    let sorted =
      list.items.filter { $0.type?.isPath ?? false }
      + list.items.filter { $0.type?.isPaint ?? false }
      + list.items.filter { $0.type == .transform }
    for (old, new) in zip(list.items, sorted) {
      let range = document.range(of: old.cursor)
      let bytes = Array(document.bytes[document.range(of: new.cursor)])
      edits.append(Fixer.Edit(rule: .paintFirst, range: range, replacement: bytes))
    }
  }

  mutating func property(_ property: PropertyContext) {
    if property.kind == .color, runs(.colorRange) { colors(of: property) }
    let cursor = property.cursor
    if property.kind != nil, runs(.animatedFlag), AnimatedFlag.isWrong(cursor, property.keyframes),
      let flag = cursor.raw(.animated)
    {
      let text = property.keyframes == nil ? "0" : "1"
      replace(flag, text, .animatedFlag)
    }
    if property.kind != nil, runs(.easingLevel), EasingLevel.handle(of: property) != nil {
      handles(of: property)
    }
    if runs(.tangents), TangentSlip.path(of: property, in: root) != nil { tangents(of: property) }
  }

  /// Subtracts from the tangents of a path the vertices they belong to.
  private mutating func tangents(of property: PropertyContext) {
    for path in PathValues.all(of: property) {
      let vertices = path[.vertices]?.list ?? []
      for key in [.inTangents, .outTangents] as [JSONName] {
        for (vertex, tangent) in zip(vertices, path[key]?.list ?? []) {
          for (origin, element) in zip(vertex.numbers, tangent.list) {
            guard let end = element.double, let text = rounded(end - origin) else { continue }
            replace(element, text, .tangents)
          }
        }
      }
    }
  }

  /// Writes the handles of a property into its keyframes.
  private mutating func handles(of property: PropertyContext) {
    guard let out = property.cursor[.easeOut], let into = property.cursor[.easeIn],
      EasingLevel.isHandle(out), EasingLevel.isHandle(into)
    else { return }
    for keyframe in property.keyframes?.list.dropLast() ?? [] where keyframe.isObject {
      insert("\"o\":\(text(of: out)),\"i\":\(text(of: into)),", into: keyframe, .easingLevel)
    }
  }

  /// Divides colors by 255, unless players do so for the version.
  private mutating func colors(of property: PropertyContext) {
    guard property.cursor[.slot] == nil, !root.isExported(before: 4, 1, 9) else { return }
    let values = PropertyContext.values(property.cursor)
    guard values.contains(where: ByteColor.matches), values.allSatisfy(ByteColor.fits) else {
      return
    }
    for value in values {
      for element in value.list.prefix(3) {
        guard let number = element.double, number != 0, let text = rounded(number / 255) else {
          continue
        }
        replace(element, text, .colorRange)
      }
    }
  }

  /// A number with four decimals at most; nil for one that is too large to write so.
  private func rounded(_ number: Double) -> String? {
    let result = (number * 10_000).rounded() / 10_000
    return result.isFinite ? "\(result)" : nil
  }

  private func text(of cursor: JSONCursor) -> String {
    String(decoding: document.bytes[document.range(of: cursor)], as: UTF8.self)
  }

  private mutating func replace(_ cursor: JSONCursor, _ text: String, _ rule: RuleID) {
    let range = document.range(of: cursor)
    edits.append(Fixer.Edit(rule: rule, range: range, replacement: Array(text.utf8)))
  }

  private mutating func insert(_ text: String, into cursor: JSONCursor, _ rule: RuleID) {
    let start = document.offset(of: cursor.location) + 1
    edits.append(Fixer.Edit(rule: rule, range: start..<start, replacement: Array(text.utf8)))
  }
}

/// The animated flag of a property against its value.
enum AnimatedFlag {
  /// Whether the flag says the opposite of the value.
  static func isWrong(_ property: JSONCursor, _ keyframes: JSONCursor?) -> Bool {
    guard property.raw(.slot) == nil, let flag = property.raw(.animated)?.double,
      let value = property.raw(.value)
    else { return false }
    if keyframes != nil { return flag == 0 }
    let isValue =
      value.isNumber || value[.vertices] != nil
      || value.isArray && value.firstElement?.isNumber ?? false
    return flag == 1 && isValue
  }
}

/// Colors written from 0 to 255.
enum ByteColor {
  /// Whether a color is of whole numbers from 0 to 255, one of them above 1.
  static func matches(_ color: JSONCursor) -> Bool {
    fits(color) && color.elements.prefix(3).contains { $0.double ?? 0 > 1 }
  }

  /// Whether a color is of whole numbers from 0 to 255.
  static func fits(_ color: JSONCursor) -> Bool {
    color.isArray && (3...4).contains(color.count)
      && color.elements.prefix(3).allSatisfy { $0.whole.map { (0...255).contains($0) } ?? false }
  }
}
