import LottieModel
import LottieScene

/// Properties of a text animator and of its selectors.
final class TextAnimatorNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .textAnimator }
  let location: JSONLocation
  var anchor: NodeValue<Vector3D>
  var position: NodeValue<Vector3D>
  var scale: NodeValue<Vector3D>
  var lineSpacing: NodeValue<Vector3D>
  var blur: NodeValue<Vector3D>
  var rotation: NodeValue<Double>
  var rotationX: NodeValue<Double>
  var rotationY: NodeValue<Double>
  var skew: NodeValue<Double>
  var skewAxis: NodeValue<Double>
  var opacity: NodeValue<Double>
  var tracking: NodeValue<Double>
  var strokeWidth: NodeValue<Double>
  var strokeOpacity: NodeValue<Double>
  var fillOpacity: NodeValue<Double>
  var strokeColor: NodeValue<Color>
  var fillColor: NodeValue<Color>
  /// Hue in degrees, saturation and brightness in percent, of the fill and of the stroke.
  var fillShift: [NodeValue<Double>]
  var strokeShift: [NodeValue<Double>]
  let selectors: [RangeSelector]
  private let present: Set<String>
  /// The values it changes, of those that characters have.
  let parts: TextAnimatorParts
  var animated: [any AnyNodeProperty]

  init(_ model: TextAnimator, _ context: NodeContext) {
    location = model.location
    let values = TextAnimatorValues(model.properties, context)
    anchor = values.vector(.anchor, 0)
    position = values.vector(.position, 0)
    scale = values.vector(.scale, 100)
    lineSpacing = values.vector(.lineSpacing, 0)
    blur = values.vector(.blur, 0)
    rotation = values.number(.rotation, 0)
    rotationX = values.number(.rotationX, 0)
    rotationY = values.number(.rotationY, 0)
    skew = values.number(.skew, 0)
    skewAxis = values.number(.skewAxis, 0)
    opacity = values.number(.opacity, 100)
    tracking = values.number(.characterTracking, 0)
    strokeWidth = values.number(.textStrokeWidth, 0)
    strokeOpacity = values.number(.strokeOpacity, 100)
    fillOpacity = values.number(.fillOpacity, 100)
    strokeColor = values.color(.strokeColor)
    fillColor = values.color(.fillColor)
    fillShift = [.fillHue, .fillSaturation, .fillBrightness].map { values.number($0, 0) }
    strokeShift = ["sh", "ss", "sb"].map { values.number($0, 0) }
    selectors = model.selectors.map { RangeSelector($0, context) }
    present = Set(model.properties.keys)
    parts = TextAnimatorParts(present)
    animated = values.animated.properties + selectors.flatMap(\.animated)
  }

  var values: [MemberValue] {
    let all = [
      value("a.a", \.anchor),
      value("a.p", \.position),
      value("a.s", \.scale),
      value("a.sk", \.skew),
      value("a.sa", \.skewAxis),
      value("a.rx", \.rotationX),
      value("a.ry", \.rotationY),
      value("a.r", \.rotation),
      value("a.o", \.opacity),
      value("a.sc", \.strokeColor),
      value("a.fc", \.fillColor),
      value("a.sw", \.strokeWidth),
      value("a.t", \.tracking),
      value("a.fo", \.fillOpacity),
      value("a.fh", \.fillShift[0]),
      value("a.fs", \.fillShift[1]),
      value("a.fb", \.fillShift[2]),
      value("a.so", \.strokeOpacity),
      value("a.sh", \.strokeShift[0]),
      value("a.ss", \.strokeShift[1]),
      value("a.sb", \.strokeShift[2]),
      value("a.ls", \.lineSpacing),
      value("a.bl", \.blur),
    ]
    let ranges = selectors.enumerated().flatMap { number, selector in
      selector.values(in: self, isFirst: number == 0)
    }
    return all.filter { present.contains(String($0.path.dropFirst(2))) } + ranges
  }
}

/// Changes the characters of a text that its selectors select.
final class TextAnimatorNode: AnimatorNode {
  let keypathName: String
  /// lottie-ios lists only the last animator of a text.
  let isNonstandard: Bool
  private let properties: TextAnimatorNodeProperties
  private var units: [TextUnits] = []
  private var ranges: [SelectedRange] = []
  /// The expression selectors, by index.
  private let scripts: [Int: ScriptSelector]
  /// The selection of each character by expressions.
  private var scripted: [Double]?
  private let number: Int

  init(_ model: TextAnimator, _ context: NodeContext, number: Int, isLast: Bool) {
    keypathName = model.name
    isNonstandard = !isLast
    self.number = number
    properties = TextAnimatorNodeProperties(model, context)
    scripts = TextAnimatorNode.scripts(of: number, context)
  }

  /// The selectors of an animator whose expressions select characters.
  private static func scripts(of number: Int, _ context: NodeContext) -> [Int: ScriptSelector] {
    guard let scripts = context.scripts, scripts.given == nil,
      let text = scripts.layer.root.group("Text"),
      text.groups.indices.contains(number)
    else { return [:] }
    return text.groups[number].selectors.enumerated().reduce(into: [:]) { found, entry in
      found[entry.offset] = entry.element.map { ScriptSelector($0, scripts.graph) }
    }
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) { makeRanges() }

  /// Sets the characters of another text.
  func count(_ characters: [TextLayout.Character]) {
    units = properties.selectors.enumerated().map { n, selector in
      let units = TextUnits(characters, basedOn: selector.basedOn)
      guard selector.isRandomized else { return units }
      return units.shuffled(seed: UInt64(number * 16 + n + 1))
    }
    makeRanges()
  }

  private func makeRanges() {
    ranges = zip(properties.selectors, units).map { SelectedRange($0.values, total: $1.total) }
  }

  /// Evaluates expression selectors for each character.
  ///
  /// - Returns: Whether any selection changed.
  func updateScripts() -> Bool {
    guard !scripts.isEmpty, let characters = units.first?.indices.indices else { return false }
    let new = characters.map(combined)
    defer { scripted = new }
    return new != scripted
  }

  /// The selection of a character; entirely without a selector.
  func selection(of character: Int) -> Double {
    guard let scripted, scripted.indices.contains(character) else { return combined(character) }
    return scripted[character]
  }

  private func combined(_ character: Int) -> Double {
    var result = 1.0
    for (n, range) in ranges.enumerated() {
      let unit = units[n].indices[character]
      let selection =
        scripts[n]?.selection(
          of: ScriptCharacter(index: unit + 1, total: units[n].total, value: 100 * result)
        ) ?? range.selection(of: unit)
      let mode = properties.selectors[n].mode
      result = n == 0 ? mode.first(selection) : mode.combine(result, selection)
    }
    return result
  }

  /// Its effect on characters: its properties at the frame of the last update.
  var effect: TextAnimatorNodeProperties { properties }
}
