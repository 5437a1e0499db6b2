import LottieModel
import LottieScene
import OrderedCollections

/// Makes the layers of a planned document, and their contents when they are first shown.
final class LayerFactory {
  private let animation: LottieAnimation
  private let plan: CompositionPlan
  private let identities: IdentitySource

  init(_ animation: LottieAnimation, _ plan: CompositionPlan, _ identities: IdentitySource) {
    self.animation = animation
    self.plan = plan
    self.identities = identities
  }

  /// The document's own layers.
  func makeRoot() -> LayerStack { stack(plan.root, extent: animation.size) }

  private func stack(_ stack: CompositionPlan.Stack, extent: Size) -> LayerStack {
    LayerStack(stack) { model in
      let layer = CompositionLayer(
        model,
        id: identities.next(),
        factory: showsSomething(model) ? self : nil
      )
      if !model.effects.isEmpty || !model.styles.isEmpty {
        layer.set(EffectStack(model, extent: self.extent(model) ?? extent, identities))
      }
      return layer
    }
  }

  /// The extent of a layer of its own; nil for layers as large as the composition.
  private func extent(_ model: LayerModel) -> Size? {
    switch model.kind {
    case .solid(let solid): return solid.size
    case .precomp(let precomp): return precomp.size
    case .image(let refID):
      guard case .image(let asset) = animation.assets[refID]?.kind else { return nil }
      return asset.size
    case .null, .shape, .text, .audio, .camera, .other: return nil
    }
  }

  private func showsSomething(_ model: LayerModel) -> Bool {
    switch model.kind {
    case .shape, .solid: true
    case .image(let refID): plan.images[refID] != nil
    case .precomp: plan.includes(model)
    case .null, .text, .audio, .camera, .other: false
    }
  }

  /// What a layer shows; nil for layers that only carry others.
  func contents(_ model: LayerModel) -> (any LayerContents)? {
    switch model.kind {
    case .shape(let items): ShapeCompositionLayer(items, identities)
    case .solid(let solid): SolidCompositionLayer(solid, id: identities.next())
    case .image(let refID): image(refID)
    case .precomp(let precomp): self.precomp(precomp, model)
    case .null, .text, .audio, .camera, .other: nil
    }
  }

  private func image(_ refID: String) -> (any LayerContents)? {
    guard let resource = plan.images[refID], case .image(let asset) = animation.assets[refID]?.kind
    else { return nil }
    return ImageCompositionLayer(resource, size: asset.size, id: identities.next())
  }

  private func precomp(_ precomp: PrecompLayer, _ model: LayerModel) -> (any LayerContents)? {
    guard let planned = plan.precomps[precomp.refID] else { return nil }
    return PreCompositionLayer(
      precomp,
      of: model,
      stack: stack(planned, extent: precomp.size),
      containsBlend: planned.containsBlend,
      framerate: animation.framerate
    )
  }
}

/// Gives everything that is drawn an identity of its own within a composition; 0 is never one.
final class IdentitySource {
  private var last: UInt32 = 0

  /// A number that was not given before.
  func next() -> UInt32 {
    last += 1
    return last
  }
}
