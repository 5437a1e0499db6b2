import LottieGeometry
import LottieModel
import LottieScene

// The order of transforms is lottie-web's: to the middle of the group, anchors, scales, then each
// animator's skew and rotations, positions, and back to the line or onto the path.

/// Positions the characters of a text at a frame, animators applied.
struct CharacterPlacer {
  /// A character at a frame.
  struct Placement: Equatable {
    var matrix = Affine.identity
    var style = CharacterStyle()
  }

  private let layout: TextLayout
  private let style: CharacterStyle
  private let animators: [TextAnimatorNode]
  private let path: TextPathNode?
  private let alignment: Vector3D
  private let justification: Int
  /// Rules of another player.
  private let dialect: Dialect
  /// Height that a vertical alignment of 100 % means, as in lottie-web.
  private var alignmentHeight: Double { layout.size * 1.2 * 0.714 }

  init(
    _ layout: TextLayout,
    style: CharacterStyle,
    justification: Int,
    alignment: Vector3D,
    animators: [TextAnimatorNode],
    path: TextPathNode?,
    dialect: Dialect
  ) {
    self.layout = layout
    self.style = style
    self.justification = justification
    self.alignment = alignment
    self.dialect = dialect
    self.animators = animators
    self.path = path.flatMap { $0.isUsable ? $0 : nil }
  }

  /// All characters, in text order.
  func placements() -> [Placement] {
    var result = Array(repeating: Placement(), count: layout.characters.count)
    var selections = Array(repeating: 0.0, count: animators.count)
    let tracksCharacters = animators.contains { $0.effect.parts.contains(.tracking) }
    let tracksFirst = justification != 0 || dialect.contains(.scaledTracking)
    for (number, line) in layout.lines.enumerated() {
      var tracking = tracksCharacters ? trackingStart(line) : 0
      for (n, character) in line.order.enumerated() {
        for (i, animator) in animators.enumerated() {
          selections[i] = animator.selection(of: character)
          // The first character of a left-aligned line gets no tracking before it.
          if tracksCharacters, n > 0 || tracksFirst {
            tracking += self.tracking(of: animator) * selections[i]
          }
        }
        result[character] = placement(character, line, number, tracking, selections)
      }
    }
    return result
  }

  /// Where a line starts that tracking makes longer, as a share of what is added.
  static func startShare(_ justification: Int) -> Double {
    switch justification {
    case 1: -1
    case 2: -0.5
    default: 0
    }
  }

  /// The start of a line when animators track characters, so that it stays centered or right-aligned.
  private func trackingStart(_ line: TextLayout.Line) -> Double {
    let share = CharacterPlacer.startShare(justification)
    guard share != 0 else { return 0 }
    let isShared = dialect.contains(.sharedTracking)
    let isWidened = justification == 2 && !dialect.contains(.scaledTracking)
    var (sum, all) = (0.0, 0.0)
    for animator in animators where animator.effect.parts.contains(.tracking) {
      let tracking = tracking(of: animator)
      var own = 0.0
      for character in line.characters { own += tracking * animator.selection(of: character) }
      if isWidened, own != 0, !isShared { own += tracking }
      sum += own
      all += tracking
    }
    if isWidened, sum != 0, isShared { sum += all }
    return sum * share
  }

  /// What an animator puts before each character that it selects in full.
  private func tracking(of animator: TextAnimatorNode) -> Double {
    let tracking = animator.effect.tracking.value
    return dialect.contains(.scaledTracking) ? tracking * layout.size / 100 : tracking
  }

  private func placement(
    _ index: Int,
    _ line: TextLayout.Line,
    _ lineNumber: Int,
    _ tracking: Double,
    _ selections: [Double]
  ) -> Placement {
    let character = layout.characters[index]
    let shift = Point(
      alignment.x * character.groupWidth * 0.005,
      alignment.y * alignmentHeight * 0.01
    )
    var pivot = character.groupCenter + shift
    if dialect.contains(.leftPivots) {
      pivot.x = character.groupCenter.x - character.groupWidth / 2
    }
    var result = Placement(matrix: .translation(-pivot.x, -pivot.y), style: style)
    result.matrix = result.matrix.then(changes(selections))
    var position = Point.zero
    var along = 0.0
    for (animator, selection) in zip(animators, selections) {
      let effect = animator.effect
      result.style.apply(effect, selection)
      position = position + effect.position.value.point * selection
      along += effect.anchor.value.x * selection
      position.y += effect.lineSpacing.value.y * selection * Double(lineNumber)
    }
    if path == nil {
      let origin = line.origin + position + pivot
      result.matrix = result.matrix.then(
        .translation(origin.x + character.x + tracking, origin.y)
      )
    } else {
      along += character.x + character.groupCenter.x + shift.x + position.x + tracking
      result.matrix = result.matrix.then(
        .translation(0, position.y + shift.y + character.groupCenter.y)
      ).then(onPath(character, line, along: along))
    }
    if !result.matrix.isFinite { result.matrix = .collapsed }
    return result
  }

  /// Anchors, scales, skews and rotations of all animators.
  private func changes(_ selections: [Double]) -> Affine {
    var matrix = Affine.identity
    for (animator, selection) in zip(animators, selections) {
      let anchor = animator.effect.anchor.value
      matrix = matrix.then(.translation(-anchor.x * selection, -anchor.y * selection))
    }
    for (animator, selection) in zip(animators, selections) {
      let scale = animator.effect.scale.value
      matrix = matrix.then(
        .scale(1 + (scale.x.fraction - 1) * selection, 1 + (scale.y.fraction - 1) * selection)
      )
    }
    var spatial: SpatialTransform?
    for (animator, selection) in zip(animators, selections) {
      let effect = animator.effect
      let skew = effect.skew.value * selection
      let turn = CharacterPlacer.turn(
        skew: skew,
        axis: effect.skewAxis.value * selection,
        degrees: effect.rotation.value * selection
      )
      guard spatial != nil || effect.parts.contains(.turnInSpace) else {
        matrix = matrix.then(turn)
        continue
      }
      spatial = (spatial ?? SpatialTransform(matrix)).then(SpatialTransform(turn))
        .rotated(y: effect.rotationY.value * selection)
        .rotated(x: effect.rotationX.value * selection)
    }
    return spatial?.flattened ?? matrix
  }

  private static func turn(skew: Double, axis: Double, degrees: Double) -> Affine {
    let turn = degrees == 0 ? Affine.identity : .rotation(degrees: degrees)
    return skew == 0 ? turn : Affine.skew(degrees: skew, axisDegrees: axis).then(turn)
  }

  /// From a character's group, its middle at the origin, to its position on the path.
  private func onPath(
    _ character: TextLayout.Character,
    _ line: TextLayout.Line,
    along: Double
  ) -> Affine {
    guard let path else { return .identity }
    var distance = path.start(width: line.width, justification: justification) + along
    let count = layout.characters.last.map { $0.group } ?? 0
    if let first = layout.characters.first, let last = layout.characters.last,
      let spread = path.spread(
        Double(character.group) / Double(max(count, 1)),
        ends: (first.groupWidth / 2, last.groupWidth / 2)
      )
    {
      distance = spread + along - character.x - character.groupCenter.x
    }
    let placed = path.position(at: distance)
    let turn = path.isPerpendicular ? Affine.rotation(degrees: placed.degrees) : .identity
    return Affine.translation(0, line.drop).then(turn)
      .then(.translation(placed.point.x, placed.point.y))
  }
}
