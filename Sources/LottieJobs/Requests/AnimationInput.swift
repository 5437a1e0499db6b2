package import LottieKit

/// An animation to read, and which part of its file.
package struct AnimationInput: Sendable {
  /// A path or URL; `-` is standard input.
  package var input = ""
  /// Animation of a container, by id or index; nil is its first.
  package var animation: String?
  /// A theme of a container.
  package var theme: String?
  /// A file of values for slots.
  package var slots: String?
  /// Values for slots, which win over those of the file.
  package var slotValues: SlotValues?
  /// The player as which it is drawn, by name; nil draws it as it should be.
  package var player: String?
  /// Whether the input may be a URL.
  package var allowNetwork = false
  /// Whether hosts with private addresses are allowed as well.
  package var allowPrivateNetwork = false
  /// Seconds that the work may take.
  package var timeout: Double?
  /// The memory that loading it, and drawing it, may take.
  package var memory = MemoryLimit()

  /// Creates an input of a file without choices.
  package init(_ input: String = "") { self.input = input }

  /// The members, by the names of options.
  package static let fields = RequestFields<AnimationInput>(
    [
      .value("input", \.input, .operand),
      .value("animation", \.animation),
      .value("theme", \.theme),
      RequestField("slots", .value) { value, source in
        if case .string(let path) = value {
          source.slots = path
        } else if let values = SlotValues(value) {
          source.slotValues = values
        } else {
          throw Failure(
            .usage,
            "\"slots\": expected an object of values by slot, or the name of a file"
          )
        }
      } write: {
        $0.slotValues?.json ?? $0.slots.map(JSONValue.string) ?? .null
      },
      .flag("allow-network", \.allowNetwork),
      .flag("allow-private-network", \.allowPrivateNetwork),
      .value("timeout", \.timeout),
    ] + MemoryLimit.fields.within(\.memory)
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try AnimationInput.check(timeout: timeout)
    if let player { _ = try PlayerDialect(named: player) }
  }

  /// Refuses a limit that is not a time.
  package static func check(timeout: Double?) throws {
    if let timeout, !(timeout > 0 && timeout <= 1e6) {
      throw Failure(.usage, "--timeout must be above 0 seconds, and at most 1000000")
    }
  }

  /// The files that are read besides the input.
  var files: [String] { [slots].compactMap(\.self) }

  /// The part of the network that may be read, if any.
  ///
  /// `isAllowed`: Whether it may be read at all.
  func network(_ isAllowed: Bool) -> NetworkAccess {
    guard isAllowed else { return .none }
    return allowPrivateNetwork ? .anyHost : .publicHosts
  }

  /// This input and others; patterns and folders are looked up.
  package func inputs(with others: [String]) throws -> [AnimationInput] {
    guard !others.isEmpty || AnimationFile.isURL(input) == false && input != "-" else {
      return [self]
    }
    return try InputExpansion.files([input] + others, ignoring: []).map { named($0) }
  }

  /// The same part of another file.
  func named(_ name: String) -> AnimationInput {
    var source = self
    source.input = name
    return source
  }

  /// Loads the file.
  ///
  /// - Parameters:
  ///   - quiet: Whether values for slots that the animation lacks are ignored silently.
  ///   - cache: Animations that were loaded before.
  /// - Returns: The file.
  /// - Throws: ``Failure``.
  package func load(quiet: Bool = false, from cache: AnimationFileCache? = nil) throws
    -> AnimationFile
  {
    let file = try loadPlain(quiet: quiet, from: cache)
    try memory.check(documentBytes: file.animation.document.bytes.count, of: input)
    guard let player else { return file }
    return try PlayerDialect(named: player).apply(to: file, input: input, quiet: quiet)
  }

  private func loadPlain(quiet: Bool, from cache: AnimationFileCache?) throws -> AnimationFile {
    guard let cache, input != "-", slotValues == nil, !AnimationFile.isURL(input) else {
      return try loadAnew(quiet: quiet)
    }
    let key = AnimationFileCache.Key(path: input, animation: animation, theme: theme, slots: slots)
    return try cache.file(key) { try loadAnew(quiet: quiet) }
  }

  private func loadAnew(quiet: Bool) throws -> AnimationFile {
    try StoreURL.checkInput(input)
    // Of a container or gzipped text the size is known when it is unpacked.
    if let size = FileWriting.size(input) { try memory.check(documentBytes: size, of: input) }
    let choice = try choice
    do throws(LoadError) {
      let file =
        if AnimationFile.isURL(input) {
          try AnimationFile(url: input, choice: choice, network: network(allowNetwork))
        } else {
          try AnimationFile(path: input, choice: choice)
        }
      if !quiet, let values = choice.slots { SlotCheck(file).warn(values, input: input) }
      return file
    } catch {
      throw Failure(error, input: input)
    }
  }

  /// A file that was loaded before, with the values for slots.
  func filled(_ file: AnimationFile) throws -> AnimationFile {
    guard let slotValues else { return file }
    do throws(LoadError) {
      return try file.filled(slotValues)
    } catch {
      throw Failure(error, input: input)
    }
  }

  /// Another animation of the file's container.
  func sibling(_ name: String, of file: AnimationFile) throws -> AnimationFile {
    do throws(LoadError) {
      return try file.sibling(name)
    } catch {
      throw Failure(error, input: input)
    }
  }

  private var choice: AnimationFile.Choice {
    get throws {
      var values = try slots.map { path in
        guard let values = SlotValues(try JSONFile.read(path)) else {
          throw Failure(.badDocument, "\(path): expected an object of values by slot")
        }
        return values
      }
      if let slotValues {
        if values == nil { values = slotValues } else { values?.merge(slotValues) }
      }
      var choice = AnimationFile.Choice(animation: animation, theme: theme, slots: values)
      choice.budget = memory.budget
      return choice
    }
  }

  /// The file's name without folder and extension, for naming outputs.
  var stem: String { AnimationInput.stem(of: input) }

  /// A file's name without folder and extension.
  static func stem(of input: String) -> String {
    guard input != "-" else { return "stdin" }
    let name = input.fileName
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// Folders and hosts to search for the images of an animation.
package struct AssetSearch: Sendable {
  /// Folders that are searched first.
  package var directories: [String] = []
  /// Whether images that the animation names by URL are fetched.
  package var allowNetwork = false

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<AssetSearch>([
    .list("assets-dir", \.directories),
    .flag("allow-network-assets", \.allowNetwork),
  ])

  /// The images of a file.
  ///
  /// - Throws: ``Failure`` for a missing folder.
  package func images(
    of file: AnimationFile,
    from source: AnimationInput,
    replacements: [String: String] = [:],
    maximumBytes: Int = RenderBudget().imageBytes
  ) throws -> FileImageProvider {
    try Directories.check(directories, option: "--assets-dir")
    return file.images(
      directories: directories,
      replacements: replacements,
      network: source.network(allowNetwork),
      maximumBytes: maximumBytes
    )
  }
}
