import LottieGeometry
import LottieModel
import LottieScene

/// What an image layer shows: a picture that covers the extent of its asset, cut where it is longer.
final class ImageCompositionLayer: LayerContents {
  let isSingle: Bool
  let containsBlend = false
  private let image: ImageResource
  /// Picture coordinates, from the origin to its size, to those of the layer.
  private let placement: Affine
  private let pictureSize: Size
  private let size: Size
  private let id: UInt32

  init(_ image: ImageResource, size: Size?, id: UInt32) {
    let natural = Size(width: Double(image.pixmap.width), height: Double(image.pixmap.height))
    let size = size ?? natural
    let scale = max(size.width / natural.width, size.height / natural.height)
    pictureSize = Size(width: natural.width * scale, height: natural.height * scale)
    placement = .translation(
      (size.width - pictureSize.width) / 2,
      (size.height - pictureSize.height) / 2
    )
    // Half a unit of overhang is rounding of the asset's size.
    isSingle = pictureSize.width - size.width < 0.5 && pictureSize.height - size.height < 0.5
    self.image = image
    self.size = size
    self.id = id
  }

  var clip: Size? { isSingle ? nil : size }

  func update(frame: Double, generation: Generation) -> Bool { false }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    guard state.opacity > 0 else { return }
    let item = ImageItem(
      image: image,
      size: isSingle ? size : pictureSize,
      transform: isSingle ? state.matrix : placement.then(state.matrix),
      blend: state.blend
    )
    list.append(.image(item), id: id, generation: 0, state)
  }
}
