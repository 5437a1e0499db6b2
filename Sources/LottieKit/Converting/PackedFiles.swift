import LottieCodecs
import LottieEngine
package import LottieModel
import LottieScene

/// The images, sounds and fonts of several documents in the folders of one container: each content once.
package struct PackedFiles {
  /// A place in a container for what documents name.
  private enum Folder: String {
    case images = "i/"
    case sounds = "u/"
    case fonts = "f/"
  }

  /// The files, by their names with their folders.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// The files of the documents packed so far that were not found, one sentence each without a full stop.
  package private(set) var problems: [String] = []
  private var names: [String: Int] = [:]
  /// The files by checksum, of which the contents are compared.
  private var known: [UInt64: [Int]] = [:]

  /// Creates an empty container's files.
  package init() {}

  /// Packs the files of a document.
  ///
  /// - Parameters:
  ///   - animation: The document, of which only the places of files change.
  ///   - file: The file it comes from.
  ///   - provider: Loads its images and sounds.
  /// - Returns: The document's text with the names of its files in the container.
  package mutating func text(
    of animation: LottieAnimation,
    from file: AnimationFile,
    _ provider: FileImageProvider
  ) -> [UInt8] {
    let document = animation.document
    var changes = DocumentChanges(document)
    document.withRoot { root in
      var seen: Set<String> = []
      for asset in root["assets"]?.list ?? [] where !(asset["layers"]?.isArray ?? false) {
        let id = asset[.identifier].flatMap { $0.string ?? $0.whole.map(String.init) }
        guard let id, seen.insert(id).inserted, let kind = animation.assets[id]?.kind.file else {
          continue
        }
        // What a slot gives is not the asset's own.
        if asset[.slot]?.string != nil, root["slots"] != nil { continue }
        pack(kind, asset, provider, &changes)
      }
      let fonts = FileFontProvider(file)
      for font in root["fonts"]?["list"]?.list ?? [] { pack(font, fonts, &changes) }
    }
    return changes.isEmpty ? document.bytes : changes.bytes
  }

  private mutating func pack(
    _ asset: any FileAsset,
    _ object: JSONCursor,
    _ provider: FileImageProvider,
    _ changes: inout DocumentChanges
  ) {
    do {
      let bytes = try provider.bytes(of: asset)
      let kind = FileKind(bytes, of: asset)
      let folder: Folder = asset is SoundAsset ? .sounds : .images
      let own = asset.isEmbedded ? nil : asset.path
      let name = add(bytes, folder, own ?? "\(type(of: asset).word).\(kind.fileExtension)")
      changes.set("p", of: object, to: JSONWriter.bytes(.string(name)))
      changes.set("u", of: object, to: JSONWriter.bytes(.string(folder.rawValue)))
      changes.set("e", of: object, to: [UInt8(ascii: "0")])
    } catch {
      problems.append(error.message)
    }
  }

  private mutating func pack(
    _ font: JSONCursor,
    _ provider: FileFontProvider,
    _ changes: inout DocumentChanges
  ) {
    guard let path = font["fPath"]?.string, !path.isEmpty, !path.contains("://") else { return }
    let name = font["fName"]?.string ?? ""
    do {
      let query = FontQuery(name: name, family: name, style: "", path: path)
      guard case .bytes(let bytes)? = try provider.font(for: query) else { return }
      let own = DataURL.isDataURL(path) ? "\(name).ttf" : path
      let packed = add(bytes, .fonts, own)
      changes.set("fPath", of: font, to: JSONWriter.bytes(.string("/f/" + packed)))
    } catch {
      problems.append(error.message)
    }
  }

  /// Adds files under names that others refer to.
  ///
  /// - Returns: False, and nothing is added, if a name is taken by another content.
  package mutating func keep(_ kept: [(name: String, bytes: [UInt8])]) -> Bool {
    let isFree = kept.allSatisfy { file in
      names[file.name].map { files[$0].bytes == file.bytes } ?? true
    }
    guard isFree else { return false }
    for file in kept where names[file.name] == nil {
      names[file.name] = files.count
      known[Checksum(file.bytes).value, default: []].append(files.count)
      files.append(file)
    }
    return true
  }

  /// Adds a content, and tells its name: that of an equal one, or a new one like the given.
  private mutating func add(_ bytes: [UInt8], _ folder: Folder, _ given: String) -> String {
    let sum = Checksum(bytes).value
    for index in known[sum] ?? [] where files[index].bytes == bytes {
      let name = files[index].name
      if name.hasPrefix(folder.rawValue) { return String(name.dropFirst(folder.rawValue.count)) }
    }
    let last = given.fileName
    let safe = ContainerPack.safeName(last)
    let dot = safe.lastIndex(of: ".").flatMap { $0 == safe.startIndex ? nil : $0 } ?? safe.endIndex
    let (stem, suffix) = (safe[..<dot], safe[dot...])
    var (name, number) = (safe, 1)
    while names[folder.rawValue + name] != nil {
      number += 1
      name = "\(stem)-\(number)\(suffix)"
    }
    names[folder.rawValue + name] = files.count
    known[sum, default: []].append(files.count)
    files.append((folder.rawValue + name, bytes))
    return name
  }
}
