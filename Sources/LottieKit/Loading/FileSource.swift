import LottieCodecs
public import LottieEngine
public import LottieModel
public import LottieScene
import LottieText
import Synchronization

/// The file an animation came from: what lies in it and beside it, each decoded once for all that draw
/// the animation.
final class FileSource: AnimationSource {
  let format: AnimationFile.Format
  let manifest: DotLottieManifest?
  let archive: ZipArchive?
  let directory: String?
  let name: String?
  let choice: AnimationFile.Choice
  /// The images; one provider for all, since it keeps what it decoded.
  let images: FileImageProvider
  private let shaper = Guarded<FontShaper?>(nil)

  init(
    format: AnimationFile.Format,
    directory: String?,
    choice: AnimationFile.Choice,
    name: String? = nil,
    container: DotLottieContainer? = nil
  ) {
    self.format = format
    self.directory = directory
    self.choice = choice
    self.name = name
    manifest = container?.manifest
    archive = container?.archive
    images = FileImageProvider(
      archive: container?.archive,
      searchLocations: [directory].compactMap { $0 }.map { FileImageProvider.SearchLocation($0) }
    )
  }

  /// Shapes text with the fonts in the file, beside it and on the machine.
  func textShaper() -> FontShaper {
    shaper.withLock { shaper in
      if let shaper { return shaper }
      let made = FontShaper(provider: FileFontProvider(archive: archive, directory: directory))
      shaper = made
      return made
    }
  }
}

extension LottieAnimation {
  /// The file it came from, with its manifest, themes and other animations; nil for what was read from
  /// text alone.
  public var file: AnimationFile? { AnimationFile(of: self) }

  /// Finds the images of the animation: those within the document, those in the container it came from,
  /// those beside its file.
  ///
  /// The same one for all who ask, so that each image is decoded once.
  public var imageProvider: any AnimationImageProvider {
    (source as? FileSource)?.images ?? FileImageProvider()
  }

  /// Finds the fonts of the animation: those within the document, those in the container it came from,
  /// those beside its file.
  public var fontProvider: any AnimationFontProvider {
    let source = source as? FileSource
    return FileFontProvider(archive: source?.archive, directory: source?.directory)
  }

  /// Characters from the animation's own fonts and from those of the machine.
  ///
  /// - Parameter provider: Puts other texts in place of the document's.
  /// - Returns: The same fonts for all who ask for them of an animation that came from a file.
  public func textSources(
    provider: (any AnimationKeypathTextProvider)? = nil
  ) -> TextSources {
    guard let source = source as? FileSource else {
      return TextSources(shaper: TextSources.standard.shaper, provider: provider)
    }
    return TextSources(shaper: source.textShaper(), provider: provider)
  }
}
