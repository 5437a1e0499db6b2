public import LottieCodecs
import LottieModel
import OrderedCollections

/// A container with some of its animations changed and the rest kept: themes, state machines,
/// fonts, the manifest.
public struct ContainerUpdate {
  private let archive: ZipArchive
  private let manifest: DotLottieManifest
  private let manifestText: JSONValue
  private var kept: [String]
  private var files: [(name: String, bytes: [UInt8])] = []
  private var themes: [String] = []
  /// Id of the animation shown first; nil keeps what the manifest says.
  package var initial: String?
  /// Whether images, sounds and fonts that no animation, theme or state machine names are left out.
  package var dropsUnusedFiles = false

  /// Opens the container of a file; nil if it has none, or one without a manifest.
  public init?(_ file: AnimationFile) {
    guard let archive = file.archive, let manifest = file.manifest,
      let bytes = try? archive.read("manifest.json"), let text = try? JSONDocument(bytes)
    else { return nil }
    self.archive = archive
    self.manifest = manifest
    manifestText = text.withRoot(JSONValue.init)
    let names = Set(archive.entries.map(\.name))
    kept = manifest.animations.map(\.id).filter { names.contains(manifest.entryName($0)) }
    guard !kept.isEmpty else { return nil }
  }

  /// Version of its manifest, 1 or 2, which names the folders.
  public var version: Int { manifest.version }

  /// Names of its animations.
  public var animations: [String] { kept }

  /// Names of the container's files that are neither an animation, an image, a sound nor the manifest.
  public var extras: [String] {
    let entries = Set(["manifest.json"] + manifest.animations.map { manifest.entryName($0.id) })
    return archive.entries.map(\.name).filter { name in
      !entries.contains(name) && !name.hasSuffix("/")
        && !AssetFiles.containerFolders.contains { name.hasPrefix($0) }
    }
  }

  /// Names of all its files, with their folders.
  public var names: Set<String> { Set(archive.entries.map(\.name) + files.map(\.name)) }

  /// Names of the images, sounds and fonts that the text of an animation names, and no other text.
  package func filesOfOne(_ animation: String) -> Set<String> {
    var named: Set<String> = []
    var own: Set<String> = []
    for entry in archive.entries where !ContainerUpdate.isAsset(entry.name) {
      guard !entry.name.hasSuffix("/") else { continue }
      guard let bytes = try? archive.read(entry), let text = try? JSONDocument(bytes) else {
        return []
      }
      let root = text.withRoot(JSONValue.init)
      if entry.name == manifest.entryName(animation) {
        root.collectFileNames(&own)
      } else {
        root.collectFileNames(&named)
      }
    }
    let names = archive.entries.map(\.name).filter(ContainerUpdate.isAsset)
    return Set(names.filter { own.contains($0.fileName) && !named.contains($0.fileName) })
  }

  private static func isAsset(_ name: String) -> Bool {
    (AssetFiles.containerFolders + ["f/", "fonts/"]).contains { name.hasPrefix($0) }
  }

  /// Leaves out all animations but one, by its id.
  public mutating func keepOnly(_ animation: String) {
    kept.removeAll { $0 != animation }
  }

  /// Replaces an animation, and adds its images and sounds, by their names with their folders.
  public mutating func replace(
    _ animation: String,
    by text: [UInt8],
    files assets: [(name: String, bytes: [UInt8])]
  ) {
    files.append((manifest.entryName(animation), text))
    files += assets
  }

  /// Adds a theme to a container of version 2, or replaces the one of the id.
  package mutating func put(theme id: String, _ text: [UInt8]) {
    themes.append(id)
    files.append(("t/\(id).json", text))
  }

  /// The container.
  ///
  /// - Parameter generator: The name of the program that writes it.
  /// - Returns: The bytes of the file.
  /// - Throws: `tooLarge`, `outOfMemory`, or what reading the old one throws.
  public func bytes(generator: String) throws(CodecError) -> [UInt8] {
    let gone = manifest.animations.map(\.id).filter { !kept.contains($0) }
    let left = Set(gone.map(manifest.entryName) + files.map(\.name) + ["manifest.json"])
    var writer = try ZipWriter()
    try writer.add("manifest.json", JSONWriter.bytes(manifest(generator)))
    for file in files { try writer.add(file.name, file.bytes) }
    let others = archive.entries.filter { !left.contains($0.name) && !$0.name.hasSuffix("/") }
    let unused = dropsUnusedFiles ? try unusedFiles(others) : []
    for entry in others where !unused.contains(entry.name) {
      try writer.add(entry.name, try archive.read(entry))
    }
    return writer.archive
  }

  /// The files of images, sounds and fonts whose names are in no text of the container, whatever their folders; none
  /// where a text cannot be read.
  private func unusedFiles(_ others: [ZipArchive.Entry]) throws(CodecError) -> Set<String> {
    let candidates = others.map(\.name).filter(ContainerUpdate.isAsset)
    guard !candidates.isEmpty else { return [] }
    var texts = files.filter { !ContainerUpdate.isAsset($0.name) }.map(\.bytes)
    for entry in others where !ContainerUpdate.isAsset(entry.name) {
      texts.append(try archive.read(entry))
    }
    var named: Set<String> = []
    for text in texts {
      guard let document = try? JSONDocument(text) else { return [] }
      document.withRoot(JSONValue.init).collectFileNames(&named)
    }
    return Set(candidates.filter { !named.contains($0.fileName) })
  }

  private func manifest(_ generator: String) -> JSONValue {
    guard case .object(var root) = manifestText else { return manifestText }
    root["generator"] = .string(generator)
    if case .array(let animations) = root["animations"] {
      let isKept = { (animation: JSONValue) in
        if case .string(let id) = animation[.identifier] { kept.contains(id) } else { false }
      }
      root["animations"] = .array(animations.filter(isKept))
    }
    if !themes.isEmpty { root["animations"] = root["animations"].map(allowingThemes) }
    if let initial {
      var members: OrderedDictionary<String, JSONValue> = [:]
      if case .object(let own)? = root["initial"] { members = own }
      members["animation"] = .string(initial)
      root["initial"] = .object(members)
    }
    var list = root["themes"]?.elements ?? []
    for id in themes where !manifest.themes.contains(where: { $0.id == id }) {
      list.append(JSONValue(members: ["id": .string(id)]))
    }
    if !list.isEmpty { root["themes"] = .array(list) }
    return .object(root)
  }

  /// The manifest's animations, where those that list their themes list the new ones too.
  private func allowingThemes(_ animations: JSONValue) -> JSONValue {
    .array(
      (animations.elements ?? []).map { animation in
        guard case .object(var members) = animation, var own = members["themes"]?.elements else {
          return animation
        }
        for theme in themes.map(JSONValue.string) where !own.contains(theme) { own.append(theme) }
        members["themes"] = .array(own)
        return .object(members)
      }
    )
  }
}

extension JSONValue {
  /// Collects what may name a file: the last part of each string.
  fileprivate func collectFileNames(_ names: inout Set<String>) {
    switch self {
    case .string(let text) where !text.hasPrefix("data:"): names.insert(text.fileName)
    case .array(let list): for element in list { element.collectFileNames(&names) }
    case .object(let members): for value in members.values { value.collectFileNames(&names) }
    default: break
    }
  }
}
