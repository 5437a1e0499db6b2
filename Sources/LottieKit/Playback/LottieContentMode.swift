import LottieGeometry
public import LottieScene

/// The layout of an animation in a space of another aspect ratio, as in lottie-ios.
public enum LottieContentMode: String, CaseIterable, Sendable {
  /// Stretched to the whole space, whatever its shape.
  case scaleToFill
  /// As large as it fits in, in the middle, in its own shape.
  case scaleAspectFit
  /// As small as it covers all, in the middle, in its own shape.
  case scaleAspectFill
  /// At its natural size, centered; redrawn when the space changes, which here it always is.
  case redraw
  /// At its natural size, centered.
  case center
  /// At its natural size, at the top.
  case top
  /// At its natural size, at the bottom.
  case bottom
  /// At its natural size, on the left.
  case left
  /// At its natural size, on the right.
  case right
  /// At its natural size, in the top left corner.
  case topLeft
  /// At its natural size, in the top right corner.
  case topRight
  /// At its natural size, in the bottom left corner.
  case bottomLeft
  /// At its natural size, in the bottom right corner.
  case bottomRight

  /// The scaling.
  var fit: RenderSettings.Fit {
    switch self {
    case .scaleToFill: .fill
    case .scaleAspectFit: .contain
    case .scaleAspectFill: .cover
    default: .none
    }
  }

  /// The alignment: 0 left or top, 1 right or bottom.
  var alignment: Point {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: Point(0.5, 0.5)
    case .top: Point(0.5, 0)
    case .bottom: Point(0.5, 1)
    case .left: Point(0, 0.5)
    case .right: Point(1, 0.5)
    case .topLeft: Point(0, 0)
    case .topRight: Point(1, 0)
    case .bottomLeft: Point(0, 1)
    case .bottomRight: Point(1, 1)
    }
  }
}

extension LottieContentMode {
  /// The map of a content of a size to a space of another, both in the same units.
  func placement(of content: Size, in space: Size) -> Affine {
    fit.placement(of: content, in: space, alignment)
  }
}

extension RenderSettings {
  /// Creates settings for a content mode.
  ///
  /// - Parameters:
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - contentMode: Layout of the animation in them.
  ///   - background: The background.
  public init(
    width: Int,
    height: Int,
    contentMode: LottieContentMode,
    background: Background = .color(.clear)
  ) {
    self.init(width: width, height: height, fit: contentMode.fit, background: background)
    alignment = contentMode.alignment
  }
}
