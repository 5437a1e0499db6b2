import LottieGeometry
import LottieModel
import LottieScene

/// The contents of an image layer: an image scaled to cover its asset's size and cropped.
final class ImageCompositionLayer: LayerContents {
  /// An image item has no opacity.
  let isSingle = false
  let containsBlend = false
  private let isCut: Bool
  private let image: ImageResource
  /// Image coordinates to those of the layer.
  private let placement: Affine
  private let imageSize: Size
  private let size: Size
  private let id: UInt32

  init(_ image: ImageResource, size: Size?, id: UInt32) {
    let natural = Size(width: Double(image.pixmap.width), height: Double(image.pixmap.height))
    let size = size ?? natural
    let scale = max(size.width / natural.width, size.height / natural.height)
    imageSize = Size(width: natural.width * scale, height: natural.height * scale)
    placement = .translation(
      (size.width - imageSize.width) / 2,
      (size.height - imageSize.height) / 2
    )
    // Up to half a unit of overhang is rounding of the asset's size.
    isCut = imageSize.width - size.width >= 0.5 || imageSize.height - size.height >= 0.5
    self.image = image
    self.size = size
    self.id = id
  }

  var clip: Size? { isCut ? size : nil }

  func update(frame: Double, generation: Generation) -> Bool { false }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    let item = ImageItem(
      image: image,
      size: isCut ? imageSize : size,
      transform: isCut ? placement.then(state.matrix) : state.matrix,
      blend: state.blend
    )
    list.append(.image(item), id: id, generation: 0, state)
  }
}
