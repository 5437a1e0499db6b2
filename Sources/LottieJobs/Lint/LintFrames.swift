import LottieKit
import LottieLint

/// Draws a document for the rules that need rendered frames.
final class LintFrames: FrameSource {
  private let make: () -> FrameRenderer
  private let renderer: FrameRenderer
  private var hasDrawn = false
  /// Nanoseconds to move the layers.
  private let updateWork: Int
  /// Nanoseconds to make the layers, which the first frame counts.
  private var making: Int
  private(set) var work = 0

  /// Starts drawing; nil if there is nothing to draw.
  ///
  /// Never reads from the network.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - path: Its file, for the images and fonts beside it.
  ///   - width: Columns of a frame.
  ///   - height: Rows of a frame; the composition is scaled to all of them.
  convenience init?(_ text: DocumentText, path: String, width: Int, height: Int) {
    let settings = RenderSettings(width: width, height: height, fit: .fill)
    guard settings.isAllowed, let animation = try? LottieAnimation.decode(text.bytes) else {
      return nil
    }
    let files = LintFiles(text, path: path)
    self.init(updateWork: text.bytes.count * LintFrames.workPerByte) {
      FrameRenderer(animation, settings: settings, imageProvider: files.images, text: files.texts)
    }
  }

  /// Nanoseconds for each byte of a document to move its layers to a frame, before anything is drawn.
  private static let workPerByte = 2

  private init(updateWork: Int, _ make: @escaping () -> FrameRenderer) {
    self.make = make
    self.updateWork = updateWork
    renderer = make()
    making = renderer.composition.makingWork
  }

  func pixmap(frame: Double) -> Pixmap? {
    let damage = renderer.draw(frame: frame)
    work = updateWork + making + renderer.estimatedWork
    making = 0
    guard damage != .none || !hasDrawn else { return nil }
    hasDrawn = true
    return renderer.pixmap
  }

  func layers(frame: Double) -> [ShownLayer] {
    let before = renderer.composition.updateWork
    let layers = renderer.composition.shownLayers(atFrame: frame).map { layer in
      ShownLayer(location: layer.location, bounds: layer.bounds)
    }
    work = updateWork + renderer.composition.updateWork - before
    return layers
  }

  func without(_ layer: JSONLocation) -> (any FrameSource)? {
    let rest = LintFrames(updateWork: updateWork, make)
    rest.renderer.composition.hideLayers { $0 == layer }
    return rest
  }

  func only(_ layer: JSONLocation) -> (any FrameSource)? {
    let rest = LintFrames(updateWork: updateWork, make)
    rest.renderer.composition.hideLayers { $0 != layer }
    return rest
  }
}

/// The images and fonts within and beside a document.
struct LintFiles {
  let images: FileImageProvider
  let texts: TextSources

  /// `path`: The document's file.
  init(_ text: DocumentText, path: String) {
    let directory = InputFile.directory(of: path)
    images = FileImageProvider(
      archive: text.archive,
      searchLocations: [directory].compactMap { $0 }.map { FileImageProvider.SearchLocation($0) }
    )
    texts = TextSources(fonts: FileFontProvider(archive: text.archive, directory: directory))
  }
}
