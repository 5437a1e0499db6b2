import LottieGeometry
import LottieScene

/// The drawing of a filter of the display list; each conforms in the file of its kernel.
protocol RasterFilter {
  /// The distance it carries pixels.
  func reach(_ margins: FilterMargin) -> FilterReach
  /// Work of its result, and the bytes it takes besides source and result.
  func cost(_ part: FilterPart) -> (work: Int, bytes: Int)
  /// Whether all pixels that can be seen stay as they are.
  func isUnseen(_ margins: FilterMargin) -> Bool
  /// Draws its result.
  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing)
}

extension RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach { FilterReach() }

  func isUnseen(_ margins: FilterMargin) -> Bool { false }
}

/// A filter that needs no pixel but the one it changes.
protocol InPlaceFilter: RasterFilter {
  /// Changes the pixels of a surface; `view` maps the composition to pixels.
  func apply(to surface: Surface, _ view: Affine)
}

extension InPlaceFilter {
  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    source.copy(to: result)
    apply(to: result, drawing.margins.view)
  }
}

extension Filter {
  /// Its drawing; nil for a kind without a kernel, of which there is none (`RasterFilterTests`).
  var raster: (any RasterFilter)? { kind as? any RasterFilter }
}

/// The pixels of which a filter's cost is estimated.
struct FilterPart {
  let source: PixelBox
  let result: PixelBox
  let reach: FilterReach
  let margins: FilterMargin

  /// The pixels that the result comes from.
  var wide: PixelBox { reach.margin(of: result) }
}

/// The resources a filter needs to draw.
struct FilterDrawing {
  /// Memory for surfaces and maps.
  let painter: Painter
  let margins: FilterMargin
  /// The pixels that a displacement goes by.
  let map: Surface?
}
