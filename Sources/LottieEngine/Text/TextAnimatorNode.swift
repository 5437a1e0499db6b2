import LottieModel
import LottieScene

/// Properties of a text animator and of its selectors.
final class TextAnimatorNodeProperties: NodePropertyMap {
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
  /// What it changes, of the things that are asked for each letter.
  let parts: TextAnimatorParts
  var animated: [any AnyNodeProperty]

  init(_ model: TextAnimator) {
    let values = TextAnimatorValues(model.properties)
    anchor = values.vector("a", 0)
    position = values.vector("p", 0)
    scale = values.vector("s", 100)
    lineSpacing = values.vector("ls", 0)
    blur = values.vector("bl", 0)
    rotation = values.number("r", 0)
    rotationX = values.number("rx", 0)
    rotationY = values.number("ry", 0)
    skew = values.number("sk", 0)
    skewAxis = values.number("sa", 0)
    opacity = values.number("o", 100)
    tracking = values.number("t", 0)
    strokeWidth = values.number("sw", 0)
    strokeOpacity = values.number("so", 100)
    fillOpacity = values.number("fo", 100)
    strokeColor = values.color("sc")
    fillColor = values.color("fc")
    fillShift = ["fh", "fs", "fb"].map { values.number($0, 0) }
    strokeShift = ["sh", "ss", "sb"].map { values.number($0, 0) }
    selectors = model.selectors.map(RangeSelector.init)
    present = Set(model.properties.keys)
    parts = TextAnimatorParts(present)
    animated = values.animated.properties + selectors.flatMap(\.animated)
  }

  var keypathProperties: [KeypathProperty] {
    func list(_ properties: [(String, KeypathProperty)]) -> [KeypathProperty] {
      properties.filter { present.contains($0.0) }.map(\.1)
    }
    let known = list([
      ("a", KeypathProperty("Anchor", .point, self, \.anchor, in: self)),
      ("p", KeypathProperty("Position", .point, self, \.position, in: self)),
      ("s", KeypathProperty("Scale", .size, self, \.scale, in: self)),
      ("sk", KeypathProperty("Skew", .number, self, \.skew, in: self)),
      ("sa", KeypathProperty("Skew Axis", .number, self, \.skewAxis, in: self)),
      ("rx", KeypathProperty("Rotation X", .number, self, \.rotationX, in: self)),
      ("ry", KeypathProperty("Rotation Y", .number, self, \.rotationY, in: self)),
      ("r", KeypathProperty("Rotation Z", .number, self, \.rotation, in: self)),
      ("r", KeypathProperty("Rotation", .number, self, \.rotation, in: self)),
      ("o", KeypathProperty("Opacity", .number, self, \.opacity, in: self)),
      ("o", KeypathProperty("SelectedRangeOpacity", .number, self, \.opacity, in: self)),
      ("sc", KeypathProperty("Stroke Color", .color, self, \.strokeColor, in: self)),
      ("fc", KeypathProperty("Fill Color", .color, self, \.fillColor, in: self)),
      ("sw", KeypathProperty("Stroke Width", .number, self, \.strokeWidth, in: self)),
      ("t", KeypathProperty("Tracking", .number, self, \.tracking, in: self)),
    ])
    let more = list([
      ("fo", KeypathProperty("Fill Opacity", .number, self, \.fillOpacity, in: self)),
      ("fh", KeypathProperty("Fill Hue", .number, self, \.fillShift[0], in: self)),
      ("fs", KeypathProperty("Fill Saturation", .number, self, \.fillShift[1], in: self)),
      ("fb", KeypathProperty("Fill Brightness", .number, self, \.fillShift[2], in: self)),
      ("so", KeypathProperty("Stroke Opacity", .number, self, \.strokeOpacity, in: self)),
      ("sh", KeypathProperty("Stroke Hue", .number, self, \.strokeShift[0], in: self)),
      ("ss", KeypathProperty("Stroke Saturation", .number, self, \.strokeShift[1], in: self)),
      ("sb", KeypathProperty("Stroke Brightness", .number, self, \.strokeShift[2], in: self)),
      ("ls", KeypathProperty("Line Spacing", .point, self, \.lineSpacing, in: self)),
      ("bl", KeypathProperty("Blur", .size, self, \.blur, in: self)),
    ])
    let ranges = selectors.first?.keypathProperties(in: self) ?? []
    let others = selectors.enumerated().flatMap { n, selector in
      let all = n == 0 ? [] : selector.keypathProperties(in: self).map(\.asExtension)
      return all + selector.keypathExtensions(in: self)
    }
    return known + ranges + more.map(\.asExtension) + others
  }
}

/// Changes a part of the letters of a text: which part its selectors say.
final class TextAnimatorNode: AnimatorNode {
  let keypathName: String
  /// lottie-ios reaches the last animator of a text only.
  let isExtension: Bool
  private let properties: TextAnimatorNodeProperties
  private var units: [TextUnits] = []
  private var ranges: [SelectedRange] = []
  /// The selectors that are expressions, by their numbers.
  private var scripts: [Int: ScriptSelector] = [:]
  /// How far each letter is changed, where expressions say it.
  private var scripted: [Double]?
  private let number: Int

  init(_ model: TextAnimator, number: Int, isLast: Bool) {
    keypathName = model.name
    isExtension = !isLast
    self.number = number
    properties = TextAnimatorNodeProperties(model)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) { makeRanges() }

  /// Takes the letters of another text.
  func count(_ letters: [TextLayout.Letter]) {
    units = properties.selectors.enumerated().map { n, selector in
      let units = TextUnits(letters, basedOn: selector.basedOn)
      guard selector.isRandomized else { return units }
      return units.shuffled(seed: UInt64(number * 16 + n + 1))
    }
    makeRanges()
  }

  private func makeRanges() {
    ranges = zip(properties.selectors, units).map { SelectedRange($0.values, total: $1.total) }
  }

  /// Ties the selectors to their expressions.
  func bind(_ animator: ScriptGroup, _ graph: ScriptGraph) {
    for (n, selector) in animator.selectors.enumerated() {
      if let selector { scripts[n] = ScriptSelector(selector, graph) }
    }
  }

  /// Asks the expressions of selectors for each letter.
  ///
  /// - Returns: Whether they say something else than before.
  func updateScripts() -> Bool {
    guard !scripts.isEmpty, let letters = units.first?.indices.indices else { return false }
    let new = letters.map(combined)
    defer { scripted = new }
    return new != scripted
  }

  /// How far a letter is changed; entirely without a selector.
  func selection(of letter: Int) -> Double {
    guard let scripted, scripted.indices.contains(letter) else { return combined(letter) }
    return scripted[letter]
  }

  private func combined(_ letter: Int) -> Double {
    var result = 1.0
    for (n, range) in ranges.enumerated() {
      let unit = units[n].indices[letter]
      let selection =
        scripts[n]?.selection(
          of: ScriptLetter(index: unit + 1, total: units[n].total, value: 100 * result)
        ) ?? range.selection(of: unit)
      let mode = properties.selectors[n].mode
      result = n == 0 ? mode.first(selection) : mode.combine(result, selection)
    }
    return result
  }

  /// What it does to letters: its properties of the frame last updated to.
  var effect: TextAnimatorNodeProperties { properties }
}
