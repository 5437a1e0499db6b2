import LottieGeometry
import LottieModel
import LottieScene

/// Measures the contrast of text with what lies behind it, as WCAG 2.2 defines it:
/// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
///
/// Looks at text layers of the animation itself that have neither matte nor blend mode, in frames where no
/// layer above them meets their box.
enum ContrastSearch {
  /// A text layer with its contrast.
  struct Text {
    let layer: JSONLocation
    /// The best contrast of the frames, from 1 to 21.
    let ratio: Double
    /// The least that is legible.
    let wanted: Double
  }

  /// A text layer to look at.
  struct Candidate {
    let layer: JSONLocation
    /// Size of its characters in the animation's units, the largest of several.
    let size: Double
  }

  /// Pixels of text from which its contrast counts as large.
  private static let largeSize = 24.0
  /// Least share of the pixels of a text that it covers wholly: less is all edges, whose color is not its own.
  private static let leastCore = 0.1
  /// Pixels of text as large as it is drawn where that can be, so that strokes are wider than a pixel.
  private static let drawnSize = 48.0
  /// Maximum pixels along a side, and scale, for it.
  private static let (maximumSide, maximumScale) = (2048.0, 4.0)

  /// The text layers of a document.
  static func candidates(of document: LintDocument) -> [Candidate] {
    guard let layers = document.compositions.first?.layers else { return [] }
    return layers.compactMap { layer in
      guard layer.type == .text, !layer.isHidden, layer.matteMode == 0, layer.matteLayer == nil,
        !layer.cursor.isBlended
      else { return nil }
      let sizes = layer.textKeyframes?.elements.compactMap { $0[.document]?[.fontSize]?.double }
      let scales = ValueRange.all(layer.transform?[.scale])?.prefix(2).map(\.upperBound)
      let scale = (scales?.min() ?? 100) / 100
      return Candidate(layer: layer.cursor.location, size: (sizes?.max() ?? 0) * scale)
    }
  }

  /// The size to draw in for text of a size in pixels on a canvas.
  static func canvas(
    _ canvas: (width: Int, height: Int),
    _ size: Double
  ) -> (width: Int, height: Int) {
    let side = Double(max(canvas.width, canvas.height))
    let wanted = min(drawnSize / max(size, 1), maximumScale, maximumSide / max(side, 1))
    let scale = max(1, wanted.rounded(.down))
    return (canvas.width * Int(scale), canvas.height * Int(scale))
  }

  /// The least contrast for a size.
  static func wanted(_ size: Double) -> Double { size >= largeSize ? 3 : 4.5 }

  /// Whether a layer shows and no layer in front of it meets its box.
  static func isClear(_ layer: JSONLocation, among layers: [ShownLayer]) -> Bool {
    guard let index = layers.firstIndex(where: { $0.location == layer }) else { return false }
    let box = layers[index].bounds
    return layers[(index + 1)...].allSatisfy { other in
      other.bounds.maxX <= box.minX || other.bounds.minX >= box.maxX
        || other.bounds.maxY <= box.minY || other.bounds.minY >= box.maxY
    }
  }

  /// The contrast in the middle of those of all pixels of a text.
  ///
  /// - Parameters:
  ///   - text: The layer alone.
  ///   - rest: All other layers.
  /// - Returns: From 1 to 21; nil where most of the pixels have nothing opaque behind.
  static func ratio(_ text: Pixmap, over rest: Pixmap) -> Double? {
    guard text.pixels.count == rest.pixels.count, let most = text.pixels.map({ $0 >> 24 }).max(),
      most > 0
    else { return nil }
    let core = max(1, most - 1)
    var (ratios, open, covered) = ([Double](), 0, 0)
    for (front, back) in zip(text.pixels, rest.pixels) where front >> 24 != 0 {
      covered += 1
      guard front >> 24 >= core else { continue }
      guard back >> 24 == 255 else {
        open += 1
        continue
      }
      let (a, b) = (luminance(front, over: back), luminance(0, over: back))
      ratios.append((max(a, b) + 0.05) / (min(a, b) + 0.05))
    }
    guard ratios.count > open, Double(ratios.count + open) >= Double(covered) * leastCore else {
      return nil
    }
    ratios.sort()
    return ratios[ratios.count / 2]
  }

  /// Relative luminance of a premultiplied pixel over an opaque one, 0…1.
  private static func luminance(_ front: UInt32, over back: UInt32) -> Double {
    let rest = Double(255 - front >> 24) / 255
    func light(_ shift: UInt32) -> Double {
      let value = Double(front >> shift & 255) + Double(back >> shift & 255) * rest
      return LinearLight.bytes[Int(min(255, value.rounded()))]
    }
    return 0.2126 * light(0) + 0.7152 * light(8) + 0.0722 * light(16)
  }
}
