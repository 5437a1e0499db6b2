public import LottieCodecs
public import LottieModel

/// An animation and the file it came from.
///
/// The animation itself also knows its file (``LottieAnimation/file``), so that it may be passed
/// on, and kept in a cache, alone.
public struct AnimationFile: Sendable {
  /// The format of a file, by its content.
  public enum Format: String, Sendable {
    /// JSON text, whatever the file is called: `.json`, `.lot`.
    case json
    /// A zip archive with a manifest, or of JSON files only: `.lottie`.
    case dotLottie = "dotlottie"
    /// Gzipped JSON text, as Telegram's stickers are: `.tgs`.
    case tgs
  }

  /// The animation that was chosen, with the values of theme and slots in it.
  public let animation: LottieAnimation
  /// Format of the file, told by its first bytes and not by its name.
  public var format: Format { source.format }
  /// Manifest of the container; nil without a container, or without a readable manifest.
  public var manifest: DotLottieManifest? { source.manifest }
  /// The container, for the images and fonts in it.
  public var archive: ZipArchive? { source.archive }
  /// Folder of the file, for the images beside it; nil when it came from elsewhere.
  public var directory: String? { source.directory }
  /// Its name in the container; nil when it came from none.
  public var name: String? { source.name }
  let source: FileSource

  /// The choice of what to load of a file, and how to change it.
  public struct Choice: Sendable {
    /// Animation of a container, by name or by number from 0; nil is the one shown first.
    public var animation: String?
    /// Theme of a container, by name; nil is none.
    public var theme: String?
    /// Values for slots, which win over those of the theme.
    public var slots: SlotValues?
    /// The memory that loading may take; nil is what the limits of the parts allow.
    package var budget: RenderBudget?
    /// Themes below the theme, the last on top.
    var underlying: [String] = []
    /// All themes, the last on top.
    var themes: [String] { underlying + [theme].compactMap(\.self) }
    /// Maximum bytes of the text.
    var textLimit: Int { budget?.textBytes ?? InputFile.limit }

    /// Creates a choice; by default the animation shown first, as it is.
    public init(animation: String? = nil, theme: String? = nil, slots: SlotValues? = nil) {
      self.animation = animation
      self.theme = theme
      self.slots = slots
    }
  }

  /// Loads a file; `-` is standard input.
  ///
  /// - Throws: ``LoadError``.
  public init(path: String, choice: Choice = Choice()) throws(LoadError) {
    let bytes = try InputFile.read(path, limit: choice.textLimit)
    try self.init(bytes: bytes, choice: choice, directory: InputFile.directory(of: path))
  }

  /// Loads a URL with the scheme `file:` or `data:`, or `http:` or `https:` when `network` allows it
  /// set.
  ///
  /// - Throws: ``LoadError``.
  public init(
    url: String,
    choice: Choice = Choice(),
    network: NetworkAccess = .none
  ) throws(LoadError) {
    if let path = AnimationURL.path(url) {
      try self.init(path: path, choice: choice)
    } else {
      try self.init(
        bytes: try AnimationURL.read(url, network),
        choice: choice
      )
    }
  }

  /// Whether a text is a URL that this reads, and not a path.
  public static func isURL(_ text: String) -> Bool { AnimationURL.isURL(text) }

  /// Loads a file from memory.
  ///
  /// - Throws: ``LoadError``.
  public init(
    bytes: [UInt8],
    choice: Choice = Choice(),
    directory: String? = nil
  ) throws(LoadError) {
    if ZipArchive.isArchive(bytes) {
      try self.init(DotLottieContainer(bytes), choice, directory)
    } else {
      try self.init(text: bytes, choice, directory)
    }
  }

  /// Reads JSON text, gzipped or not.
  private init(
    text bytes: [UInt8],
    _ choice: Choice,
    _ directory: String?
  ) throws(LoadError) {
    let format = Gzip.isGzip(bytes) ? Format.tgs : .json
    if let wanted = choice.animation, wanted != "0" {
      throw .noSuchAnimation(wanted, available: ["0"])
    }
    if let theme = choice.theme { throw .noSuchTheme(theme, available: []) }
    var text = bytes
    if format == .tgs {
      do throws(CodecError) {
        text = try Gzip.inflate(bytes, limit: min(choice.textLimit, Gzip.standardLimit))
      } catch {
        throw .badContainer(error)
      }
    }
    let source = FileSource(format: format, directory: directory, choice: choice)
    self.init(try AnimationFile.decode(text, entry: nil, choice.slots, choice), source)
  }

  private init(_ animation: LottieAnimation, _ source: FileSource) {
    var animation = animation
    animation.source = source
    self.animation = animation
    self.source = source
  }

  /// Reads JSON text, with the images and fonts beside it or, in place of a text of a container, of that.
  ///
  /// - Throws: ``LoadError``.
  package init(
    _ bytes: [UInt8],
    inPlaceOf text: DocumentText?,
    directory: String?
  ) throws(LoadError) {
    guard let text, let archive = text.archive else {
      self = try AnimationFile(bytes: bytes, directory: directory)
      return
    }
    let container = DotLottieContainer(archive)
    let name = container.animations.first { $0.entry == text.entry }?.id
    let choice = Choice(animation: name)
    let source = FileSource(
      format: .dotLottie,
      directory: directory,
      choice: choice,
      name: name,
      container: container
    )
    self.init(try AnimationFile.decode(bytes, entry: text.entry, nil, choice), source)
  }

  /// The same file with another form of its animation.
  package func showing(_ animation: LottieAnimation) -> AnimationFile {
    AnimationFile(animation, source)
  }

  /// Finds the file an animation came from; nil if it was read from text alone.
  init?(of animation: LottieAnimation) {
    guard let source = animation.source as? FileSource else { return nil }
    self.animation = animation
    self.source = source
  }

  /// Another animation of the same container, with the same theme and values of slots.
  ///
  /// - Throws: ``LoadError``.
  public func sibling(_ name: String) throws(LoadError) -> AnimationFile {
    guard let archive else { throw .noSuchAnimation(name, available: ["0"]) }
    var choice = source.choice
    choice.animation = name
    return try AnimationFile(DotLottieContainer(archive), choice, directory)
  }

  /// The same animation with another theme of its container, and with the same values of slots.
  ///
  /// - Parameter theme: One of ``themes``; nil is none.
  /// - Returns: The file with another animation.
  /// - Throws: ``LoadError``.
  public func themed(_ theme: String?) throws(LoadError) -> AnimationFile {
    var choice = source.choice
    choice.theme = theme
    choice.underlying = []
    choice.animation = name
    guard let archive else {
      guard let theme else { return self }
      throw .noSuchTheme(theme, available: [])
    }
    return try AnimationFile(DotLottieContainer(archive), choice, directory)
  }

  /// An animation of the same container with themes one over the other, and with the same values of slots.
  ///
  /// - Throws: ``LoadError``.
  package func chosen(animation: String, themes: [String]) throws(LoadError) -> AnimationFile {
    if animation == name ?? "", themes == source.choice.themes { return self }
    guard let archive else {
      if let theme = themes.last { throw .noSuchTheme(theme, available: []) }
      throw .noSuchAnimation(animation, available: ["0"])
    }
    var choice = Choice(animation: animation, theme: themes.last, slots: source.choice.slots)
    choice.underlying = themes.dropLast()
    return try AnimationFile(DotLottieContainer(archive), choice, directory)
  }

  /// Ids of the themes that were chosen, the last on top.
  var appliedThemes: [String] { source.choice.themes }

  /// The same animation with further values in its slots, read anew from memory.
  ///
  /// Images and fonts are those of this file. Of ``sibling(_:)`` and ``themed(_:)`` the values are not.
  ///
  /// - Throws: ``LoadError``.
  package func filled(_ slots: SlotValues) throws(LoadError) -> AnimationFile {
    AnimationFile(
      try AnimationFile.decode(animation.document.bytes, entry: nil, slots, source.choice),
      source
    )
  }

  private init(
    _ container: DotLottieContainer,
    _ choice: Choice,
    _ directory: String?
  ) throws(LoadError) {
    let (id, entry, text) = try container.animation(choice.animation)
    var slots: SlotValues?
    for theme in choice.themes {
      let values = try container.theme(theme, animation: id)
      if slots == nil { slots = values } else { slots?.merge(values) }
    }
    if let own = choice.slots { slots?.merge(own) }
    let source = FileSource(
      format: .dotLottie,
      directory: directory,
      choice: choice,
      name: id,
      container: container
    )
    self.init(try AnimationFile.decode(text, entry: entry, slots ?? choice.slots, choice), source)
  }

  private static func decode(
    _ bytes: [UInt8],
    entry: String?,
    _ slots: SlotValues?,
    _ choice: Choice
  ) throws(LoadError) -> LottieAnimation {
    guard bytes.count <= choice.textLimit else { throw .tooLarge(limit: choice.textLimit) }
    do throws(ModelError) {
      let text = slots?.put(into: bytes) ?? bytes
      guard let budget = choice.budget else { return try LottieAnimation.decode(text) }
      return try LottieAnimation.decode(text, maximumBytes: budget.partBytes)
    } catch {
      throw .badDocument(error, entry: entry)
    }
  }
}

extension AnimationFile {
  /// The ids of a container's themes, sorted.
  public var themes: [String] { ids(in: .themes) }

  /// The ids of a container's state machines, sorted.
  public var stateMachines: [String] { ids(in: .stateMachines) }

  private func ids(in folder: ContainerFolder) -> [String] {
    archive.map { folder.files(of: $0).map(ContainerFolder.stem).sorted() } ?? []
  }
}

/// A folder of a dotLottie container, by its name in version 1 or 2.
enum ContainerFolder {
  case animations, themes, stateMachines

  private var names: [String] {
    switch self {
    case .animations: ["animations/", "a/"]
    case .themes: ["themes/", "t/"]
    case .stateMachines: ["states/", "s/"]
    }
  }

  /// The names of the JSON files in it.
  func files(of archive: ZipArchive) -> [String] {
    archive.entries.map(\.name).filter { name in
      name.hasSuffix(".json") && names.contains { name.hasPrefix($0) }
    }
  }

  /// The file of an id; nil where it has none.
  func file(of id: String, in archive: ZipArchive) -> String? {
    files(of: archive).first { ContainerFolder.stem($0) == id }
  }

  /// The name of a file without folder and extension.
  static func stem(_ file: String) -> String {
    let name = file.fileName
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

/// The animations of a dotLottie container, or of a plain zip of JSON files.
struct DotLottieContainer {
  let archive: ZipArchive
  let manifest: DotLottieManifest?

  init(_ bytes: [UInt8]) throws(LoadError) {
    do throws(CodecError) {
      self.init(try ZipArchive(bytes))
    } catch {
      throw .badContainer(error)
    }
  }

  init(_ archive: ZipArchive) {
    self.archive = archive
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
    let inFolders = ContainerFolder.animations.files(of: archive)
    var anywhere = names.filter {
      $0.hasSuffix(".json") && !"/\($0)".hasSuffix("/manifest.json") && !$0.hasPrefix("__MACOSX/")
    }
    // An archive of a container's folder.
    let nested = anywhere.filter { $0.contains("/a/") || $0.contains("/animations/") }
    if !nested.isEmpty { anywhere = nested }
    return (inFolders.isEmpty ? anywhere : inFolders).map { name in
      (id: ContainerFolder.stem(name), entry: name)
    }
  }

  /// The name, the entry and the text of an animation.
  func animation(
    _ wanted: String?
  ) throws(LoadError) -> (id: String, entry: String, text: [UInt8]) {
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
      return (chosen.id, chosen.entry, try archive.read(chosen.entry))
    } catch {
      throw .badContainer(error)
    }
  }

  /// The values of a theme for an animation.
  func theme(_ wanted: String, animation: String) throws(LoadError) -> SlotValues {
    guard let entry = ContainerFolder.themes.file(of: wanted, in: archive) else {
      let known = ContainerFolder.themes.files(of: archive)
      throw .noSuchTheme(wanted, available: known.map(ContainerFolder.stem))
    }
    guard let bytes = try? archive.read(entry), let theme = try? Theme.decode(bytes) else {
      throw .badTheme(entry: entry)
    }
    return SlotValues(theme: theme, animation: animation)
  }
}
