import LottieModel
import LottieScene
import OrderedCollections

/// Makes the layers of a document, compositions within compositions included.
final class CompositionBuilder {
  /// Compositions within compositions; beyond this they are left out.
  static let maximumDepth = 64
  /// Layers in all, each use of a composition counted anew; beyond this they are left out.
  static let maximumLayers = 50_000

  private let animation: LottieAnimation
  private let imageProvider: (any AnimationImageProvider)?
  private(set) var diagnostics: [Diagnostic] = []
  /// Identities below this are in use; 0 is never one.
  private(set) var nextID: UInt32 = 1
  private var layerCount = 0
  private var hitLimit = false
  private var openPrecomps: [String] = []
  private var path: [String] = []
  private var reported: Set<JSONLocation> = []

  init(_ animation: LottieAnimation, imageProvider: (any AnimationImageProvider)?) {
    self.animation = animation
    self.imageProvider = imageProvider
  }

  /// The layers of the document itself.
  func buildRoot() -> LayerStack { stack(animation.layers) }

  private func newID() -> UInt32 {
    defer { nextID += 1 }
    return nextID
  }

  private func stack(_ models: [LayerModel]) -> LayerStack {
    var layers: [CompositionLayer] = []
    layers.reserveCapacity(min(models.count, CompositionBuilder.maximumLayers))
    for model in models {
      guard layerCount < CompositionBuilder.maximumLayers else {
        reportLimit("more than \(CompositionBuilder.maximumLayers) layers", model.location)
        break
      }
      layerCount += 1
      path.append(model.name)
      layers.append(layer(model))
      path.removeLast()
    }
    return LayerStack(layers) { code, message, layer in
      path.append(layer.model.name)
      report(code, message, layer.model.location)
      path.removeLast()
    }
  }

  private func layer(_ model: LayerModel) -> CompositionLayer {
    let id = newID()
    if reported.insert(model.location).inserted {
      for finding in UnsupportedFeatures.of(model) {
        report(.unsupported, finding.message, finding.location)
      }
    }
    return CompositionLayer(model, contents: contents(model), id: id)
  }

  private func contents(_ model: LayerModel) -> (any LayerContents)? {
    switch model.kind {
    case .shape(let items): return ShapeCompositionLayer(items, newID: newID)
    case .solid(let solid): return SolidCompositionLayer(solid, id: newID())
    case .image(let refID): return image(refID, model)
    case .precomp(let precomp): return self.precomp(precomp, model)
    case .null, .text, .audio, .camera, .other: return nil
    }
  }

  private func image(_ refID: String, _ model: LayerModel) -> (any LayerContents)? {
    guard let asset = animation.assets[refID], case .image(let image) = asset.kind else {
      report(.missingReference, "there is no image asset \"\(refID)\"", model.location)
      return nil
    }
    guard let imageProvider else {
      report(.missingImage, "no source of images is given", asset.location)
      return nil
    }
    do throws(ImageProviderError) {
      let resource = try imageProvider.image(for: image)
      guard resource.pixmap.width > 0, resource.pixmap.height > 0 else { return nil }
      return ImageCompositionLayer(resource, size: image.size, id: newID())
    } catch {
      report(.missingImage, error.message, asset.location)
      return nil
    }
  }

  private func precomp(_ precomp: PrecompLayer, _ model: LayerModel) -> (any LayerContents)? {
    guard let asset = animation.assets[precomp.refID], case .precomp(let inner) = asset.kind else {
      report(.missingReference, "there is no composition \"\(precomp.refID)\"", model.location)
      return nil
    }
    guard !openPrecomps.contains(precomp.refID) else {
      report(.cycle, "the composition \"\(precomp.refID)\" contains itself", model.location)
      return nil
    }
    guard openPrecomps.count < CompositionBuilder.maximumDepth else {
      reportLimit(
        "compositions within compositions deeper than \(CompositionBuilder.maximumDepth)",
        model.location
      )
      return nil
    }
    openPrecomps.append(precomp.refID)
    defer { openPrecomps.removeLast() }
    return PreCompositionLayer(
      precomp,
      of: model,
      stack: stack(inner.layers),
      framerate: animation.framerate
    )
  }

  private func reportLimit(_ message: String, _ location: JSONLocation) {
    guard !hitLimit else { return }
    hitLimit = true
    report(.limit, message + ": the rest is left out", location)
  }

  private func report(_ code: Diagnostic.Code, _ message: String, _ location: JSONLocation) {
    guard diagnostics.count < 1_000 else { return }
    let diagnostic = animation.document.diagnostic(
      code,
      message,
      location,
      keypath: path.joined(separator: ".")
    )
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
