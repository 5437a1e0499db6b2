package import LottieCodecs

/// The text of an animation in a file, before it is decoded.
package struct DocumentText: Sendable {
  /// The container's entry that holds it; nil for plain and gzipped JSON.
  package let entry: String?
  /// The text.
  package let bytes: [UInt8]
  /// Packing of the file.
  package let format: AnimationFile.Format
  /// Bytes of the file.
  package let fileSize: Int
  /// The container, for the images in it.
  package let archive: ZipArchive?

  /// The text of a loaded animation.
  ///
  /// `fileSize`: Bytes of the file.
  package init(_ file: AnimationFile, fileSize: Int) {
    (bytes, format, archive) = (file.animation.document.bytes, file.format, file.archive)
    entry = file.name.flatMap { name in file.manifest.map { $0.entryName(name) } }
    self.fileSize = fileSize
  }

  private init(
    entry: String?,
    bytes: [UInt8],
    format: AnimationFile.Format,
    fileSize: Int,
    archive: ZipArchive?
  ) {
    (self.entry, self.bytes, self.format) = (entry, bytes, format)
    (self.fileSize, self.archive) = (fileSize, archive)
  }

  /// The texts of a file: one, or those of the animations of a container.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: Maximum bytes of each.
  /// - Returns: The texts.
  /// - Throws: ``LoadError``.
  package static func all(
    path: String,
    limit: Int = InputFile.limit
  ) throws(LoadError) -> [DocumentText] {
    let bytes = try InputFile.read(path, limit: limit)
    if ZipArchive.isArchive(bytes) {
      let container = try DotLottieContainer(bytes)
      guard !container.animations.isEmpty else { throw .noAnimation }
      var texts: [DocumentText] = []
      for (_, entry) in container.animations {
        do throws(CodecError) {
          texts.append(
            DocumentText(
              entry: entry,
              bytes: try container.archive.read(entry),
              format: .dotLottie,
              fileSize: bytes.count,
              archive: container.archive
            )
          )
        } catch {
          throw .badContainer(error)
        }
      }
      return texts
    }
    let isGzip = Gzip.isGzip(bytes)
    var text = bytes
    if isGzip {
      do throws(CodecError) {
        text = try Gzip.inflate(bytes, limit: min(limit, Gzip.standardLimit))
      } catch {
        throw .badContainer(error)
      }
    }
    return [
      DocumentText(
        entry: nil,
        bytes: text,
        format: isGzip ? .tgs : .json,
        fileSize: bytes.count,
        archive: nil
      )
    ]
  }

  /// The archive of a file that can be opened as one, whatever is in it.
  package static func archive(path: String) -> ZipArchive? {
    guard path != "-", let bytes = try? InputFile.read(path), ZipArchive.isArchive(bytes) else {
      return nil
    }
    return try? ZipArchive(bytes)
  }

  /// Whether the file of an image or a sound is in the container or beside the file.
  package func hasImage(folder: String, name: String, beside path: String) -> Bool {
    if let archive {
      let entries = Set(archive.entries.map(\.name))
      return AssetFiles.inContainer(folder: folder, name: name).contains { entries.contains($0) }
    }
    guard path != "-" else { return true }
    let base = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return AssetFiles.beside(folder: folder, name: name).contains { InputFile.isRegular(base + $0) }
  }
}
