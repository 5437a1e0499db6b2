package import LottieCodecs
import LottieModel
import OrderedCollections

/// A dotLottie container of version 2 that is put together: several animations, themes and state machines.
package struct ContainerPack {
  /// The animations, by their ids.
  package private(set) var animations: OrderedDictionary<String, [UInt8]> = [:]
  /// The themes, by their ids.
  package private(set) var themes: OrderedDictionary<String, [UInt8]> = [:]
  /// The state machines, by their ids.
  package private(set) var stateMachines: OrderedDictionary<String, [UInt8]> = [:]
  /// The files of animations and themes, by their names with their folders.
  package var files: [(name: String, bytes: [UInt8])] = []
  /// Id of the animation shown first; nil is the first.
  package var initial: String?
  /// Id of the state machine that is started first; nil is none.
  package var initialStateMachine: String?
  /// What the manifest says of animations besides their ids.
  private var entries: [String: DotLottieManifest.Animation] = [:]

  /// Creates an empty container.
  package init() {}

  /// A name that is safe as that of a file: characters that are not become `_`.
  package static func safeName(_ name: String) -> String {
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "_" }
    let text = String(allowed)
    return text.isEmpty || text.allSatisfy { $0 == "." } ? "animation" : text
  }

  /// The id that an animation gets: its name, with a number behind if it is taken.
  package func freeID(_ name: String) -> String {
    let safe = ContainerPack.safeName(name)
    guard animations[safe] != nil else { return safe }
    return (2...).lazy.map { "\(safe)-\($0)" }.first { animations[$0] == nil } ?? safe
  }

  /// Adds an animation; one of the same id is replaced.
  ///
  /// `entry`: What the manifest it comes from says of it, if any.
  package mutating func add(
    animation id: String,
    _ text: [UInt8],
    as entry: DotLottieManifest.Animation? = nil
  ) {
    animations[id] = text
    entries[id] = entry
  }

  /// Adds a theme; one of the same id is replaced.
  ///
  /// `isForAll`: Whether animations that list their themes list this one too.
  package mutating func add(theme id: String, _ text: [UInt8], isForAll: Bool = false) {
    themes[id] = text
    guard isForAll else { return }
    for (animation, entry) in entries where entry.themes?.contains(id) == false {
      entries[animation]?.themes?.append(id)
    }
  }

  /// Adds a state machine; one of the same id is replaced.
  package mutating func add(stateMachine id: String, _ text: [UInt8]) { stateMachines[id] = text }

  /// The container.
  ///
  /// - Parameter generator: The program that writes it.
  /// - Returns: The bytes of the file, the same for the same parts.
  /// - Throws: `tooLarge`, `outOfMemory`.
  package func bytes(generator: String) throws(CodecError) -> [UInt8] {
    var archive = try ZipWriter()
    try archive.add("manifest.json", JSONWriter.bytes(manifest(generator)))
    for (id, text) in animations { try archive.add("a/\(id).json", text) }
    for (id, text) in themes { try archive.add("t/\(id).json", text) }
    for (id, text) in stateMachines { try archive.add("s/\(id).json", text) }
    for file in files { try archive.add(file.name, file.bytes) }
    return archive.archive
  }

  private func manifest(_ generator: String) -> JSONValue {
    func entries(_ ids: some Sequence<String>) -> JSONValue {
      .array(ids.map { JSONValue(members: ["id": .string($0)]) })
    }
    var members: [(String, JSONValue)] = [
      ("version", .string("2")), ("generator", .string(generator)),
    ]
    if let first = initial ?? animations.keys.first {
      let machine = initialStateMachine.map { [("stateMachine", JSONValue.string($0))] } ?? []
      members.append(("initial", JSONValue(memberList: [("animation", .string(first))] + machine)))
    }
    members.append(("animations", .array(animations.keys.map(entry))))
    if !themes.isEmpty { members.append(("themes", entries(themes.keys))) }
    if !stateMachines.isEmpty { members.append(("stateMachines", entries(stateMachines.keys))) }
    return JSONValue(memberList: members)
  }

  /// The manifest's entry of an animation, with the themes that the container has.
  private func entry(_ id: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(id))]
    if let known = entries[id] {
      if let name = known.name { members.append(("name", .string(name))) }
      if let listed = known.themes {
        let own = listed.filter { themes[$0] != nil }
        members.append(("themes", .array(own.map(JSONValue.string))))
      }
      if let color = known.background { members.append(("background", .string(color))) }
      if let theme = known.initialTheme, themes[theme] != nil {
        members.append(("initialTheme", .string(theme)))
      }
    }
    return JSONValue(memberList: members)
  }
}
