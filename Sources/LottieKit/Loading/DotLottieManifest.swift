import LottieModel

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
  }

  /// 1 or 2; determines the names of folders.
  public var version: Int
  /// The animations, in the order of the manifest.
  public var animations: [Animation]
  /// Id of the animation shown first; nil is the first one.
  public var initial: String?
  /// Name of the program that made the container.
  public var generator: String?
  /// Author of the container, in words.
  public var author: String?

  /// Reads a manifest; nil when it is not a JSON object.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else { return nil }
    let value = document.withRoot(JSONValue.init)
    guard case .object = value else { return nil }
    version = DotLottieManifest.major(value["version"])
    animations = (value["animations"]?.array ?? []).compactMap(DotLottieManifest.animation)
    initial = value["activeAnimationId"]?.string ?? value["initial"]?["animation"]?.string
    generator = value["generator"]?.string
    author = value["author"]?.string
  }

  /// The name of the entry that holds an animation.
  func entryName(_ id: String) -> String {
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
      bounces: mode == "bounce"
    )
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
  fileprivate var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }
  fileprivate var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }
}
