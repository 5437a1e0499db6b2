/// A change to the pixels of a finished group.
public enum Filter: Hashable, Sendable {
  /// Colors are replaced, pixel by pixel; where nothing was, nothing is.
  case color(ColorFilter)
  /// Everything is blurred, by different amounts along the axes if wanted.
  case blur(BlurFilter)
  /// A shadow or a glow is added.
  case shadow(ShadowFilter)
  /// An outline is added around what is there.
  case outline(OutlineFilter)
  /// A sheen of the content's own shape is added on it.
  case satin(SatinFilter)
  /// Edges are lit as if the content rose from the ground.
  case bevel(BevelFilter)
  /// Colors are replaced by others that depend on the place; where nothing was, nothing is.
  case shade(ShadeFilter)
  /// Everything is distorted.
  case warp(WarpFilter)
  /// Everything is blurred by means of boxes.
  case box(BoxFilter)
  /// Everything is blurred in one direction.
  case line(LineFilter)
  /// The alpha grows or shrinks.
  case choke(ChokeFilter)
  /// Differences between neighbors are raised.
  case sharpen(SharpenFilter)
  /// A blurred copy of the bright parts is added.
  case glow(GlowFilter)
  /// Each pixel is moved by the color there of the group's ``MatteItem/Mode/map``.
  case displace(DisplaceFilter)
}

extension Filter {
  /// The filter itself, as the protocol that all kinds share.
  package var kind: any FilterKind {
    switch self {
    case .color(let filter): filter
    case .blur(let filter): filter
    case .shadow(let filter): filter
    case .outline(let filter): filter
    case .satin(let filter): filter
    case .bevel(let filter): filter
    case .shade(let filter): filter
    case .warp(let filter): filter
    case .box(let filter): filter
    case .line(let filter): filter
    case .choke(let filter): filter
    case .sharpen(let filter): filter
    case .glow(let filter): filter
    case .displace(let filter): filter
    }
  }
}

/// A kind of filter.
///
/// The rasterizer adds how it is drawn, in a file of its own (`RasterFilter`).
package protocol FilterKind: Hashable, Sendable {
  /// Words for reports, such as "a blur".
  var name: String { get }
  /// Words for the text of a display list.
  var text: String { get }
  /// Largest distance it carries pixels, in its own coordinates; three deviations of a blur.
  var reach: Double { get }
}

extension FilterKind {
  package var reach: Double { 0 }
}
