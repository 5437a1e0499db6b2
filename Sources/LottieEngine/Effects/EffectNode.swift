import LottieGeometry
import LottieModel
import LottieScene

/// An effect of a layer.
final class EffectNode: AnimatorNode {
  let keypathName: String
  let isNonstandard = true
  let id: UInt32
  let rule: any EffectRule.Type
  /// Generation of the last change of its values.
  private(set) var generation: Generation = 0
  private let properties: EffectProperties
  private var frame = Double.nan

  /// Creates a node for a supported and enabled effect; nil for others.
  init?(_ model: Effect, _ context: NodeContext, extent: Size, id: @autoclosure () -> UInt32) {
    guard !(context.dialect.contains(.effectsByType) && model.type == 5) else { return nil }
    guard model.isEnabled, let rule = EffectKind.rule(for: model) else { return nil }
    keypathName = model.name
    self.rule = rule
    self.id = id()
    properties = EffectProperties(
      model.controls,
      EffectKind.controls(matchName: model.matchName, type: model.type),
      extent,
      context.at(model.location, name: model.name)
    )
  }

  var propertyMap: any NodePropertyMap { properties }

  /// Updates it to a frame; some effects move without keyframes.
  func update(frame: Double, generation: Generation, force: Bool) -> Bool {
    let isMoved = frame != self.frame && rule.depends(onTime: properties)
    self.frame = frame
    let changed = properties.update(frame: frame, generation: generation)
    guard changed || isMoved || force else { return false }
    rebuildOutputs(frame: frame, generation: generation)
    return true
  }

  func rebuildOutputs(frame: Double, generation: Generation) {
    self.generation = generation
  }

  /// Its output, by its last values.
  func output(_ space: EffectSpace) -> EffectOutput { rule.output(properties, space) }

  /// The number of the layer it goes by, as its matte; nil for most.
  var matteLayer: Int? {
    rule.layer.flatMap { Int(exactly: properties[$0].rounded()) }
  }
}
