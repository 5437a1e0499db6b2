public import LottieCodecs
public import LottieScene

/// Finds fonts by given names, in the document, in its container, and beside it.
///
/// In a folder it looks for the path that the document gives and for `fonts/` and its last part, and
/// follows neither `..` nor symbolic links out of the folder.
public struct FileFontProvider: AnimationFontProvider {
  /// Maximum bytes of a font file; larger ones are not read.
  private static let maximumBytes = 64 << 20

  private let archive: ZipArchive?
  private let directory: String?
  private let named: [String: String]

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - archive: The container of the document.
  ///   - directory: The folder of the document.
  ///   - named: Font files by the names in documents: the families with their style, or the
  ///     families alone.
  public init(
    archive: ZipArchive? = nil,
    directory: String? = nil,
    named: [String: String] = [:]
  ) {
    self.archive = archive
    self.directory = directory
    self.named = named
  }

  /// Creates a provider for the fonts in a file's document, in its container and beside it.
  public init(_ file: AnimationFile, named: [String: String] = [:]) {
    self.init(archive: file.archive, directory: file.directory, named: named)
  }

  /// The font for a query; nil when it is left to the machine.
  public func font(for query: FontQuery) throws(FontProviderError) -> FontSource? {
    let full = "\(query.family) \(query.style)"
    if let path = named[query.name] ?? named[full] ?? named[query.family] {
      return .bytes(try read(path, query))
    }
    guard let path = query.path else { return nil }
    if DataURL.isDataURL(path) {
      do throws(CodecError) {
        return .bytes(try DataURL(path).bytes)
      } catch {
        throw FontProviderError("the font \(query.name) cannot be read: \(error.explanation)")
      }
    }
    if path.contains("://") {
      throw FontProviderError("the font \(query.name) is on the network, which is not supported")
    }
    if let bytes = archived(path) { return .bytes(bytes) }
    guard let found = beside(path) else {
      throw FontProviderError("the font file \"\(path)\" is not found")
    }
    return .bytes(try read(found, query))
  }

  private func read(_ path: String, _ query: FontQuery) throws(FontProviderError) -> [UInt8] {
    do throws(LoadError) {
      return try InputFile.read(path, limit: FileFontProvider.maximumBytes)
    } catch {
      throw FontProviderError("the font file \"\(path)\" for \(query.name) cannot be read")
    }
  }

  private func archived(_ path: String) -> [UInt8]? {
    guard let archive else { return nil }
    let name = path.fileName
    let relative = path.hasPrefix("/") ? String(path.dropFirst()) : path
    for entry in [relative, "f/" + name, "fonts/" + name] {
      if let bytes = try? archive.read(entry) { return bytes }
    }
    return nil
  }

  private func beside(_ path: String) -> String? {
    guard let directory else { return nil }
    return FileFontProvider.names(for: path).lazy
      .compactMap { InputFile.path($0, within: directory) }.first
  }

  /// The possible paths of a document's font, below the folder of the document.
  private static func names(for path: String) -> [String] {
    [path, "fonts/" + path.fileName]
  }

  /// Files that a font of a document may be read from.
  static func candidates(for path: String, beside directory: String) -> [String] {
    names(for: path).map { directory + "/" + $0 }
  }
}
