public import LottieCodecs
public import LottieModel

/// An animation and what came with it.
public struct AnimationFile: Sendable {
  /// What kind of file it was, told by its content.
  public enum Format: String, Sendable {
    /// JSON text: `.json`, `.lot`.
    case json
    /// A zip container: `.lottie`.
    case dotLottie = "dotlottie"
    /// Gzipped JSON text: `.tgs`.
    case tgs
  }

  /// The animation.
  public let animation: LottieAnimation
  /// What kind of file it was.
  public let format: Format
  /// What the container says about itself.
  public let manifest: DotLottieManifest?
  /// The container, for the pictures and fonts in it.
  public let archive: ZipArchive?
  /// Folder of the file, for the pictures beside it; nil when it came from elsewhere.
  public let directory: String?

  /// Loads a file; `-` is standard input.
  ///
  /// `animation`: Which animation of a container, by name or by number from 0; nil is the one
  /// the container shows first.
  ///
  /// - Throws: ``LoadError``.
  public init(path: String, animation: String? = nil) throws(LoadError) {
    let bytes = try InputFile.read(path)
    let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try self.init(
      bytes: bytes,
      animation: animation,
      directory: path == "-" ? nil : directory.isEmpty ? "/" : directory
    )
  }

  /// Loads a file from memory.
  ///
  /// - Throws: ``LoadError``.
  public init(
    bytes: [UInt8],
    animation wanted: String? = nil,
    directory: String? = nil
  ) throws(LoadError) {
    self.directory = directory
    if ZipArchive.isArchive(bytes) {
      let container = try DotLottieContainer(bytes)
      let (name, text) = try container.animation(wanted)
      format = .dotLottie
      manifest = container.manifest
      archive = container.archive
      animation = try AnimationFile.decode(text, entry: name)
      return
    }
    format = Gzip.isGzip(bytes) ? .tgs : .json
    manifest = nil
    archive = nil
    if let wanted, wanted != "0" { throw .noSuchAnimation(wanted, available: ["0"]) }
    var text = bytes
    if format == .tgs {
      do throws(CodecError) {
        text = try Gzip.inflate(bytes)
      } catch {
        throw .badContainer(error)
      }
    }
    animation = try AnimationFile.decode(text, entry: nil)
  }

  private static func decode(
    _ bytes: [UInt8],
    entry: String?
  ) throws(LoadError) -> LottieAnimation {
    do throws(ModelError) {
      return try LottieAnimation.decode(bytes)
    } catch {
      throw .badDocument(error, entry: entry)
    }
  }
}

/// The animations of a dotLottie container, or of a plain zip of JSON files.
struct DotLottieContainer {
  let archive: ZipArchive
  let manifest: DotLottieManifest?

  init(_ bytes: [UInt8]) throws(LoadError) {
    do throws(CodecError) {
      archive = try ZipArchive(bytes)
    } catch {
      throw .badContainer(error)
    }
    manifest = (try? archive.read("manifest.json")).flatMap { DotLottieManifest($0) }
  }

  /// Names and entries of the animations, in the manifest's order.
  var animations: [(id: String, entry: String)] {
    let names = archive.entries.map(\.name)
    let listed = (manifest?.animations ?? []).compactMap { animation in
      manifest.map { (id: animation.id, entry: $0.entryName(animation.id)) }
    }
    let present = Set(names)
    let known = listed.filter { present.contains($0.entry) }
    guard known.isEmpty else { return known }
    let folders = ["animations/", "a/"]
    let inFolders = names.filter { name in
      name.hasSuffix(".json") && folders.contains { name.hasPrefix($0) }
    }
    let anywhere = names.filter { $0.hasSuffix(".json") && $0 != "manifest.json" }
    return (inFolders.isEmpty ? anywhere : inFolders).map { name in
      (id: String((name.split(separator: "/").last ?? "").dropLast(5)), entry: name)
    }
  }

  /// The entry and the text of an animation.
  func animation(_ wanted: String?) throws(LoadError) -> (String, [UInt8]) {
    let animations = animations
    guard let first = animations.first else { throw .noAnimation }
    var chosen = animations.first { $0.id == manifest?.initial } ?? first
    if let wanted {
      let byName = animations.first { $0.id == wanted }
      let byNumber = Int(wanted).flatMap { animations.indices.contains($0) ? animations[$0] : nil }
      guard let found = byName ?? byNumber else {
        throw .noSuchAnimation(wanted, available: animations.map(\.id))
      }
      chosen = found
    }
    do throws(CodecError) {
      return (chosen.entry, try archive.read(chosen.entry))
    } catch {
      throw .badContainer(error)
    }
  }
}
