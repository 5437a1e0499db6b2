import LottieGeometry
import LottieModel
import LottieScene

/// The animator of a text in lottie-ios's main-thread engine: it changes the whole text, and fades the characters that
/// its first selector selects.
///
/// Rules as in its `TextCompositionLayer` and `CoreTextRenderLayer`: transforms are about the origin of the text, tracking
/// and the stroke's width take the place of the document's, and opacity is that of the fill. Selections are whole
/// characters; other properties of selectors do not count.
struct WholeTextAnimator {
  let layout: TextLayout
  let document: TextDocument
  /// The properties of the last animator.
  let effect: TextAnimatorNodeProperties

  /// All characters, in text order; `style` is that of those that do not fade.
  func placements(_ style: CharacterStyle) -> [CharacterPlacer.Placement] {
    let (selected, whole, tracking) = (selection, matrix, addedTracking)
    let share = CharacterPlacer.startShare(document.justification)
    var result = Array(
      repeating: CharacterPlacer.Placement(style: style),
      count: layout.characters.count
    )
    for line in layout.lines {
      var x = tracking * Double(line.order.count - 1) * share
      for character in line.order {
        let place = Affine.translation(
          line.origin.x + layout.characters[character].x + x,
          line.origin.y
        )
        result[character].matrix = place.then(whole)
        x += tracking
      }
    }
    guard effect.parts.contains(.opacity) else { return result }
    for character in selected {
      result[character].style.fill?.alpha = effect.opacity.value.fraction
    }
    return result
  }

  /// What is between characters, beyond the document's tracking.
  private var addedTracking: Double {
    let tracking = effect.parts.contains(.tracking) ? effect.tracking.value : 1
    return (tracking - document.tracking) / 1000 * layout.size
  }

  /// A style of the text, changed by the animator.
  func changed(_ style: CharacterStyle) -> CharacterStyle {
    var result = style
    if effect.parts.contains(.fillColor) { result.fill = effect.fillColor.value }
    if effect.parts.contains(.strokeColor) { result.stroke = effect.strokeColor.value }
    result.strokeWidth = effect.parts.contains(.strokeWidth) ? effect.strokeWidth.value : 0
    return result
  }

  /// About the origin of the text: the corner of its box, or the start of its first line.
  private var matrix: Affine {
    typealias Vector = TransformValues.Vector
    let (anchor, position, scale) = (
      effect.anchor.value, effect.position.value, effect.scale.value
    )
    var values = TransformValues()
    values.anchor = Vector(x: anchor.x, y: anchor.y, z: 0)
    values.position = Vector(x: position.x, y: position.y, z: 0)
    values.scale = Vector(x: scale.x.fraction, y: scale.y.fraction, z: 1)
    (values.skew, values.skewAxis) = (effect.skew.value, effect.skewAxis.value)
    values.rotation = effect.rotation.value
    values.rotationX = effect.rotationX.value
    values.rotationY = effect.rotationY.value
    let origin = document.boxSize == nil ? .zero : document.boxPosition ?? .zero
    return Affine.translation(-origin.x, -origin.y).then(values.space.flattened)
      .then(.translation(origin.x, origin.y))
  }

  /// The characters that fade.
  private var selection: Range<Int> {
    let count = layout.characters.count
    let values = effect.selectors.first?.values ?? RangeSelector.Values()
    /// Cut to a whole number, a percentage then rounded to characters.
    func character(_ value: Double) -> Int {
      let whole = value.rounded(.towardZero)
      let index = values.countsUnits ? whole : (Double(count) * whole / 100).rounded()
      return index.isFinite ? Int(min(max(index, 0), Double(count))) : 0
    }
    let (first, last) = (character(values.start), character(values.end(of: count)))
    return min(first, last)..<max(first, last)
  }
}
