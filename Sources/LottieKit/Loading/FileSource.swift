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
  private let imageProviders = Guarded<[ImageSettings: FileImageProvider]>([:])
  private let shapers = Guarded<[FontSettings: FontShaper]>([:])

  /// Providers and shapers that are kept for other settings.
  private static let maximumSettings = 8

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

  /// The places searched for images, their replacements and limits.
  struct ImageSettings: Hashable {
    var directories: [String]
    var replacements: [String: String]
    var network: NetworkAccess
    var maximumBytes: Int
  }

  /// The places searched for fonts, and whether kerning is used.
  struct FontSettings: Hashable {
    var fonts: [String: String] = [:]
    var directories: [String] = []
    var kerning = false
  }

  /// Finds images with other settings than ``images``.
  func images(_ settings: ImageSettings) -> FileImageProvider {
    kept(settings, in: imageProviders) {
      FileImageProvider(
        archive: archive,
        searchLocations: (settings.directories + [directory].compactMap(\.self)).map {
          FileImageProvider.SearchLocation($0)
        },
        replacements: settings.replacements,
        network: settings.network,
        maximumBytes: settings.maximumBytes
      )
    }
  }

  /// Shapes text with given fonts, those in the file, those beside it and those of the machine.
  func textShaper(_ settings: FontSettings = FontSettings()) -> FontShaper {
    kept(settings, in: shapers) {
      let fonts = FileFontProvider(
        archive: archive,
        directory: directory,
        named: settings.fonts
      )
      return FontShaper(
        provider: fonts,
        directories: settings.directories,
        usesKerning: settings.kerning
      )
    }
  }

  private func kept<Settings: Hashable & Sendable, Result: Sendable>(
    _ settings: Settings,
    in all: borrowing Guarded<[Settings: Result]>,
    _ make: () -> Result
  ) -> Result {
    all.withLock { all in
      if let known = all[settings] { return known }
      if all.count >= FileSource.maximumSettings { all.removeAll() }
      let made = make()
      all[settings] = made
      return made
    }
  }

  /// Bytes of the decoded images.
  var decodedBytes: Int {
    imageProviders.withLock { Array($0.values) }.reduce(images.decodedBytes) {
      $0 + $1.decodedBytes
    }
  }

  /// Files of images and fonts that were read or looked for, as they were.
  var files: [String: FileState] {
    var files = images.files
    for provider in imageProviders.withLock({ Array($0.values) }) {
      files.merge(provider.files) { $1 }
    }
    for path in shapers.withLock({ Array($0.values) }).flatMap(\.files) {
      files[path] = FileState(path)
    }
    return files
  }
}

extension AnimationFile {
  /// Finds the images of the file: those in it, those in given folders, those beside it.
  ///
  /// The same provider for the same arguments, so that each image is decoded once.
  ///
  /// - Parameters:
  ///   - directories: Folders, in order of preference.
  ///   - replacements: Files that replace assets, by the assets' identifiers.
  ///   - network: The part of the network that images with an `http:` or `https:` URL may be read from.
  ///   - maximumBytes: Maximum bytes of all decoded images together; further ones are not drawn.
  /// - Returns: The provider.
  package func images(
    directories: [String],
    replacements: [String: String] = [:],
    network: NetworkAccess,
    maximumBytes: Int = RenderBudget().imageBytes
  ) -> FileImageProvider {
    source.images(
      FileSource.ImageSettings(
        directories: directories,
        replacements: replacements,
        network: network,
        maximumBytes: maximumBytes
      )
    )
  }

  /// Texts and fonts of the file.
  ///
  /// The same fonts for the same arguments, so that each is opened once.
  ///
  /// - Parameters:
  ///   - fonts: Font files by the names, or the families, that documents ask for.
  ///   - directories: Folders with fonts, which go before those of the machine.
  ///   - kerning: Whether characters are kerned as their font says, which players do not.
  ///   - provider: Replaces the texts of the document.
  /// - Returns: The sources.
  package func textSources(
    fonts: [String: String] = [:],
    directories: [String] = [],
    kerning: Bool = false,
    provider: (any AnimationKeypathTextProvider)? = nil
  ) -> TextSources {
    let settings = FileSource.FontSettings(
      fonts: fonts,
      directories: directories,
      kerning: kerning
    )
    return TextSources(shaper: source.textShaper(settings), provider: provider)
  }

  /// Bytes of memory that are kept with the file, about: the document and the decoded images.
  package var keptBytes: Int { animation.document.bytes.count * 30 + source.decodedBytes }

  /// Paths where images and fonts that are not in the file may be.
  package var assetCandidates: [String] {
    guard let directory, archive == nil else { return [] }
    let images = animation.assets.values.flatMap { asset -> [String] in
      guard let file = asset.kind.file, !file.isEmbedded, !file.path.contains("://") else {
        return []
      }
      return AssetFiles.beside(folder: file.directory, name: file.path)
    }
    return Set(images.map { directory + "/" + $0 } + fontCandidates).sorted()
  }

  private var fontCandidates: [String] {
    guard let directory else { return [] }
    return animation.fonts.compactMap(\.path).filter { !$0.isEmpty && !$0.contains(":") }
      .flatMap { FileFontProvider.candidates(for: $0, beside: directory) }
  }

  /// Images and fonts that were read, or would have been if they existed, as they were.
  package var assetFiles: [String: FileState] {
    var files = source.files
    for path in fontCandidates { files[path] = FileState(path) }
    return files
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
