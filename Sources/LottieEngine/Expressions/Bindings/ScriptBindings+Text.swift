import LottieExpressions
import LottieModel
import LottieScene

// After Effects' `TextStyle`: its setters change nothing, they return another style.

/// Texts: their styles, which apply to all characters.
extension ScriptBindings {
  /// `style`, and `getStyleAt` at a time in seconds.
  func style(
    of property: ScriptProperty,
    at seconds: Double? = nil,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    let composition = property.composition
    var frame = (seconds ?? 0) * composition.framerate
    if seconds == nil {
      graph.note(.keyframes(property))
      composition.refresh(graph)
      frame = composition.frame
    }
    guard let document = property.source.document(at: frame) else { return nil }
    var changes = TextChanges(document)
    if seconds == nil, property !== context.property, property.isScripted,
      case .styled(let own) = try graph.value(of: property)
    {
      changes = changes.merging(own)
      changes.text = nil
    }
    return try self.style(changes, run)
  }

  /// A style as a value of a script.
  func style(_ changes: TextChanges, _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(512)
    return .object(HostObject(kind: HandleKind.textStyle.rawValue, owning: StyleBox(changes)))
  }

  /// A member of a style; nil where it is not said.
  func member(_ name: String, of style: TextChanges, _ run: Evaluation) throws(Abrupt) -> Value? {
    switch name {
    case "font": return try style.fontName.map { name throws(Abrupt) in try run.text(name) }
    case "fontSize": return style.fontSize.map { .number($0) }
    case "fillColor": return try color(style.fillColor, style.appliesFill, run)
    case "strokeColor": return try color(style.strokeColor, style.appliesStroke, run)
    case "applyFill": return style.appliesFill.map { .bool($0) }
    case "applyStroke": return style.appliesStroke.map { .bool($0) }
    case "strokeWidth": return style.strokeWidth.map { .number($0) }
    case "tracking": return style.tracking.map { .number($0) }
    case "isAutoLeading": return style.isAutoLeading.map { .bool($0) }
    case "leading":
      if style.isAutoLeading == true { return style.fontSize.map { .number($0 * 1.2) } }
      return style.leading.map { .number($0) }
    case "baselineShift": return style.baselineShift.map { .number($0) }
    case "isAllCaps": return style.caps.map { .bool($0 == 1) }
    case "isSmallCaps": return style.caps.map { .bool($0 == 2) }
    case "justification":
      guard let number = style.justification,
        ScriptBindings.justifications.indices.contains(number)
      else { return nil }
      return try run.text(ScriptBindings.justifications[number])
    default: return nil
    }
  }

  /// By the document's numbers.
  private static let justifications = [
    "alignLeft", "alignRight", "alignCenter", "justifyLastLeft", "justifyLastRight",
    "justifyLastCenter", "justifyFull",
  ]

  private func color(
    _ color: Color?,
    _ applies: Bool?,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard color != nil || applies != nil else { return nil }
    let color = color ?? .black
    return try run.vector([color.red, color.green, color.blue])
  }

  /// A setter of a style; nil for other names.
  func callMember(
    _ name: String,
    of style: TextChanges,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    var result = style
    guard try ScriptBindings.set(name, of: &result, arguments, run) else {
      guard TextSetters.others.contains(name) else { return nil }
      noteInvented(name)
      return try self.style(style, run)
    }
    if let font = result.fontName, font != style.fontName,
      !graph.animation.fonts.contains(where: { $0.name == font })
    {
      noteInvented(name)
      result.fontName = style.fontName
    }
    // From After Effects 25 on: a first character and a count.
    if arguments.count > 1, !arguments[1].isNullish {
      noteInvented(name)
      result = style
    }
    return try self.style(result, run)
  }

  /// Changes a style.
  ///
  /// - Returns: Whether there is such a setter.
  private static func set(
    _ name: String,
    of style: inout TextChanges,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Bool {
    func number(_ range: ClosedRange<Double>) throws(Abrupt) -> Double {
      let number = try Conversion.number(arguments[0], run)
      guard number.isFinite else { try run.failType("a number is expected") }
      return min(max(number, range.lowerBound), range.upperBound)
    }
    let size = 0...32_768.0
    let any = -32_768...32_768.0
    switch name {
    case "setText": style.text = try Conversion.string(try Conversion.plain(arguments[0], run), run)
    case "setFont": style.fontName = try Conversion.string(arguments[0], run)
    case "setFontSize": style.fontSize = try number(size)
    case "setFillColor": style.fillColor = try color(arguments[0], run)
    case "setStrokeColor": style.strokeColor = try color(arguments[0], run)
    case "setApplyFill": style.appliesFill = try Conversion.boolean(arguments[0], run)
    case "setApplyStroke": style.appliesStroke = try Conversion.boolean(arguments[0], run)
    case "setStrokeWidth": style.strokeWidth = try number(size)
    case "setTracking": style.tracking = try number(any)
    case "setLeading":
      style.leading = try number(size)
      style.isAutoLeading = false
    case "setAutoLeading": style.isAutoLeading = try Conversion.boolean(arguments[0], run)
    case "setBaselineShift": style.baselineShift = try number(any)
    case "setAllCaps": try set(1, of: &style, arguments, run)
    case "setSmallCaps": try set(2, of: &style, arguments, run)
    case "setJustification":
      let word = try Conversion.string(arguments[0], run)
      guard let number = justifications.firstIndex(of: word) else {
        try run.failType("there is no such justification")
      }
      style.justification = number
    default: return false
    }
    return true
  }

  private static func set(
    _ caps: Int,
    of style: inout TextChanges,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) {
    if try Conversion.boolean(arguments[0], run) {
      style.caps = caps
    } else if style.caps == nil || style.caps == caps {
      style.caps = 0
    }
  }

  private static func color(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Color {
    guard let array = try Conversion.plain(value, run).asArray, array.elements.count >= 3 else {
      try run.failType("a color is expected")
    }
    var parts: [Double] = []
    for element in array.elements.prefix(3) {
      let part = try Conversion.number(element, run)
      parts.append(part.isFinite ? min(max(part, 0), 1) : 0)
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}

/// A style that a script has.
final class StyleBox {
  let changes: TextChanges

  init(_ changes: TextChanges) { self.changes = changes }
}
