import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a camera.
final class CameraNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .cameraLayer }
  let location: JSONLocation
  var zoom: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: CameraLayer, _ context: NodeContext) {
    location = context.location
    zoom = NodeValue(model.perspective, context)
    animated = [].adding(zoom)
  }

  var values: [MemberValue] { [value(.zoom, \.zoom)] }
}

/// The camera of a composition, and its view.
final class CameraNode: LayerContents {
  private let properties: CameraNodeProperties
  private let size: Size

  /// Creates the node of a camera; `size` is the composition's.
  init(_ model: CameraLayer, _ context: NodeContext, size: Size) {
    properties = CameraNodeProperties(model, context)
    self.size = size
  }

  let isSingle = true
  let containsBlend = false
  let clip: Size? = nil
  var keypathProperties: [KeypathProperty] { properties.keypathProperties }

  func update(frame: Double, generation: Generation) -> Bool {
    properties.update(frame: frame, generation: generation)
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {}

  /// The view from the position of its layer.
  func view(from layer: CompositionLayer) -> CameraView? {
    CameraView(
      pose: layer.transform.pose.then(layer.parent?.space ?? .identity),
      target: layer.transform.pointOfInterest.map { (layer.parent?.space ?? .identity).apply($0) },
      zoom: properties.zoom.value,
      center: Point(size.width / 2, size.height / 2)
    )
  }
}
