/// The manifest of a dotLottie container: <https://dotlottie.io/spec/>, versions 1 and 2.
public struct DotLottieManifest: Equatable, Sendable {
  /// The entry of an animation in a manifest.
  public struct Animation: Equatable, Sendable {
    /// Its name.
    public var id: String
    /// Playback speed multiplier; negative plays backwards.
    public var speed: Double
    /// Whether it plays again and again; false is once.
    public var loops: Bool
    /// Whether it plays there and back, in turn.
    public var bounces: Bool
    /// Its name for people.
    public var name: String?
    /// Ids of the themes it may have; nil is all of them.
    public var themes: [String]?
    /// Id of the theme it begins with.
    public var initialTheme: String?
    /// The color behind it, as `#RRGGBBAA`.
    public var background: String?
  }

  /// The entry of a theme or a state machine in a manifest.
  public struct Entry: Equatable, Sendable {
    /// Its id, after which its file is named.
    public var id: String
    /// Its name for people.
    public var name: String?
  }

  /// 1 or 2; determines the names of folders.
  public var version: Int
  /// The animations, in the order of the manifest.
  public var animations: [Animation]
  /// Id of the animation shown first; nil is the first one.
  public var initial: String?
  /// Id of the state machine that is started first; nil is none.
  public var initialStateMachine: String?
  /// The themes, in the order of the manifest.
  public var themes: [Entry]
  /// The state machines, in the order of the manifest.
  public var stateMachines: [Entry]
  /// Name of the program that made the container.
  public var generator: String?
  /// Author of the container, in words.
  public var author: String?

  /// Reads a manifest; nil when it is not a JSON object.
  ///
  /// Everything but objects without an id is read that can be; ``decode(_:)`` is strict.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else { return nil }
    let value = document.withRoot(JSONValue.init)
    guard case .object = value else { return nil }
    version = DotLottieManifest.major(value["version"])
    animations = (value["animations"]?.elements ?? []).compactMap(DotLottieManifest.animation)
    initial = value[.activeAnimation]?.string ?? value[.initial]?[.animation]?.string
    initialStateMachine = value[.initial]?[.stateMachine]?.string
    themes = (value[.themes]?.elements ?? []).compactMap(DotLottieManifest.entry)
    stateMachines = (value[.stateMachines]?.elements ?? []).compactMap(DotLottieManifest.entry)
    generator = value["generator"]?.string
    author = value["author"]?.string
  }

  /// Reads a manifest of version 2.
  ///
  /// - Throws: ``ContainerDefects``: what dotLottie's player refuses.
  public static func decode(_ bytes: [UInt8]) throws(ContainerDefects) -> DotLottieManifest {
    let document = try StrictReading.document(bytes, .manifest)
    guard let manifest = DotLottieManifest(document.bytes) else {
      throw ContainerDefects(.missing(member: "animations"), offset: 0, in: bytes)
    }
    return manifest
  }

  /// Checks what only players of version 1 read: playback of animations, and words about the container.
  ///
  /// - Throws: ``ContainerDefects``: members of another type than theirs.
  package static func checkFirstVersion(_ bytes: [UInt8]) throws(ContainerDefects) {
    _ = try StrictReading.document(bytes, .manifestOfFirstVersion)
  }

  /// The name of the entry that holds an animation.
  package func entryName(_ id: String) -> String {
    (version >= 2 ? "a/" : "animations/") + id + ".json"
  }

  private static func major(_ value: JSONValue?) -> Int {
    switch value {
    case .number(let number) where number >= 2 && number < 100: Int(number)
    case .string(let text): text.split(separator: ".").first.flatMap { Int($0) } ?? 1
    default: 1
    }
  }

  private static func animation(_ value: JSONValue) -> Animation? {
    guard let id = value[.identifier]?.string else { return nil }
    let direction = value["direction"]?.number ?? 1
    let mode = (value["mode"] ?? value["playMode"])?.string?.lowercased()
    return Animation(
      id: id,
      speed: (value["speed"]?.number ?? 1) * (direction < 0 ? -1 : 1),
      loops: value["loop"] == .bool(true),
      bounces: mode == "bounce",
      name: value[.containerName]?.string,
      themes: value[.themes]?.elements?.compactMap(\.string),
      initialTheme: value[.initialTheme]?.string,
      background: value[.background]?.string
    )
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    value[.identifier]?.string.map { Entry(id: $0, name: value[.containerName]?.string) }
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}
