import LottieGeometry
import LottieModel
import LottieScene

/// The contents of an image layer: an image scaled to cover its asset's size and cropped, or by a rule of another
/// player to fit into it.
final class ImageCompositionLayer: LayerContents {
  /// An image item has no opacity.
  let isSingle = false
  let containsBlend = false
  private let slot: ImageSlot
  private let extent: Size?
  private let fit: Fit
  private let id: UInt32
  /// Generation in which the image it last gave was set.
  private var generation: Generation
  private var placement: Placement

  /// The size of an image in the size that its asset states, and its place.
  enum Fit {
    /// It covers all, and is cut: After Effects' and lottie-web's.
    case cover
    /// Within it, at the upper left or in the center.
    case upperLeft, center
    /// With other sides.
    case stretch
    /// With as many units as it has pixels.
    case natural

    init(_ dialect: Dialect) {
      self =
        if dialect.contains(.fittedImages) {
          .upperLeft
        } else if dialect.contains(.centeredImages) {
          .center
        } else if dialect.contains(.stretchedImages) {
          .stretch
        } else if dialect.contains(.naturalImages) {
          .natural
        } else {
          .cover
        }
    }
  }

  /// The placement of an image in the extent of its asset.
  private struct Placement {
    let size: Size
    let imageSize: Size
    /// Image coordinates, from the origin to its size, to those of the layer.
    let transform: Affine
    let isCut: Bool
    /// Whether it lies elsewhere than at the origin.
    let isPlaced: Bool

    init(_ image: ImageResource, in extent: Size?, fit: Fit) {
      let natural = Size(width: Double(image.pixmap.width), height: Double(image.pixmap.height))
      let stated = extent ?? natural
      let (across, down) = (stated.width / natural.width, stated.height / natural.height)
      let scale: (x: Double, y: Double) =
        switch fit {
        case .cover: (max(across, down), max(across, down))
        case .upperLeft, .center: (min(across, down), min(across, down))
        case .stretch: (across, down)
        case .natural: (1, 1)
        }
      imageSize = Size(width: natural.width * scale.x, height: natural.height * scale.y)
      size = fit == .cover || fit == .center ? stated : imageSize
      transform = .translation(
        (size.width - imageSize.width) / 2,
        (size.height - imageSize.height) / 2
      )
      // Half a unit of overhang is rounding of the asset's size.
      isCut = imageSize.width - size.width >= 0.5 || imageSize.height - size.height >= 0.5
      isPlaced = isCut || fit == .center
    }
  }

  init(_ slot: ImageSlot, size: Size?, fit: Fit, id: UInt32) {
    self.slot = slot
    extent = size
    self.fit = fit
    self.id = id
    generation = slot.generation
    placement = Placement(slot.image, in: size, fit: fit)
  }

  var clip: Size? { placement.isCut ? placement.size : nil }

  /// Only with another image, after which everything is updated.
  var mayChange: Bool { false }

  func update(frame: Double, generation: Generation) -> Bool {
    guard slot.generation != self.generation else { return false }
    self.generation = slot.generation
    placement = Placement(slot.image, in: extent, fit: fit)
    return true
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    guard state.opacity == 1 else {
      // By rules of another player, of each item.
      let group = GroupItem(end: 0, opacity: state.opacity, blend: state.blend)
      var inner = state
      inner.enterGroup()
      inner.context = list.context(within: state.context, of: id, copy: -2)
      return list.append(group, id: id, generation: state.generation, state) { list in
        emit(into: &list, inner)
      }
    }
    let item = ImageItem(
      image: slot.image,
      size: placement.isPlaced ? placement.imageSize : placement.size,
      transform: placement.isPlaced ? placement.transform.then(state.matrix) : state.matrix,
      blend: state.blend
    )
    list.append(.image(item), id: id, generation: generation, state)
  }
}
