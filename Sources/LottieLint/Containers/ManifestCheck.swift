import LottieModel

/// Checks a manifest against the files of its container.
struct ManifestCheck {
  /// Ids and files of the animations it lists and the container has.
  let animations: [(id: String, entry: String)]
  /// Ids of the themes that the container has.
  let themeFiles: Set<String>
  private let bytes: [UInt8]
  private let names: Set<String>
  private let manifest: DotLottieManifest?
  private let document: JSONDocument?

  init(_ bytes: [UInt8], _ names: Set<String>) {
    (self.bytes, self.names) = (bytes, names)
    let document = try? JSONDocument(bytes)
    self.document = document
    manifest = DotLottieManifest(bytes)
    let listed = (manifest?.animations ?? []).map(\.id)
    let folder = (manifest?.version ?? 1) >= 2 ? "a/" : "animations/"
    animations = listed.map { ($0, "\(folder)\($0).json") }.filter { names.contains($0.entry) }
    themeFiles = Set(
      names.compactMap { name in
        ["t/", "themes/"].first { name.hasPrefix($0) && name.hasSuffix(".json") }
          .map { String(name.dropFirst($0.count).dropLast(5)) }
      }
    )
  }

  func findings(_ facts: ContainerFacts) -> ContainerFindings {
    var found = ContainerFindings(bytes)
    guard let manifest, let document else {
      do throws(ContainerDefects) {
        _ = try DotLottieManifest.decode(bytes)
      } catch {
        found.add(error, .manifestForm)
      }
      return found
    }
    document.withRoot { root in
      version(root, manifest, &found)
      do throws(ContainerDefects) {
        _ = try DotLottieManifest.decode(bytes)
      } catch {
        found.add(error, .manifestForm)
      }
      if manifest.version < 2 { firstVersion(root, manifest, &found) }
      animations(root, manifest, facts, &found)
      parts(root, facts, &found)
      start(root, manifest, facts, &found)
    }
    unusedFiles(manifest, facts, &found)
    strayFiles(manifest, &found)
    return found
  }

  /// What only players of version 1 read: a wrong value there is as if it were missing.
  private func firstVersion(
    _ root: JSONCursor,
    _ manifest: DotLottieManifest,
    _ found: inout ContainerFindings
  ) {
    do throws(ContainerDefects) {
      try DotLottieManifest.checkFirstVersion(bytes)
    } catch {
      found.add(error, .manifestForm, maximum: .warning)
    }
    guard let active = root[.activeAnimation], let name = active.string, !name.isEmpty,
      !manifest.animations.contains(where: { $0.id == name })
    else { return }
    found.add(
      .manifestReference,
      .warning,
      "there is no animation \(Words.quoted(name)) to begin with",
      at: active.location
    )
  }

  /// Files that no part of the format is, and animations that are not listed.
  private func strayFiles(_ manifest: DotLottieManifest, _ found: inout ContainerFindings) {
    let folders =
      ["a/", "animations/", "i/", "images/", "u/", "audio/", "f/", "fonts/", "v/"]
      + ["t/", "themes/", "s/", "states/"]
    let listed = Set(manifest.animations.map { manifest.entryName($0.id) })
    for name in names.sorted() where name != "manifest.json" {
      let isAnimation = name.hasPrefix("a/") || name.hasPrefix("animations/")
      if isAnimation, name.hasSuffix(".json"), !listed.contains(name) {
        found.add(
          .unusedFile,
          .info,
          "the animation \(Words.quoted(name)) is not listed in the manifest, so it is not shown"
        )
      } else if !folders.contains(where: { name.hasPrefix($0) }) {
        found.add(.unusedFile, .info, "\(Words.quoted(name)) is in no folder of the format")
      }
    }
  }

  private func version(
    _ root: JSONCursor,
    _ manifest: DotLottieManifest,
    _ found: inout ContainerFindings
  ) {
    guard let version = root["version"], let text = version.string, text != "2",
      text.hasPrefix("2") || names.contains(where: { $0.hasPrefix("a/") })
    else { return }
    found.add(
      .manifestForm,
      .error,
      "players read version \(Words.quoted(text)) as 1, and look into other folders; 2 is \"2\"",
      at: version.location
    )
  }

  private func animations(
    _ root: JSONCursor,
    _ manifest: DotLottieManifest,
    _ facts: ContainerFacts,
    _ found: inout ContainerFindings
  ) {
    let list = root[.animations]
    if manifest.animations.isEmpty {
      found.add(.manifestForm, .error, "no animation is listed", at: list?.location)
    }
    var seen: Set<String> = []
    for animation in root.items(.animations) {
      guard let id = animation[.identifier], let name = id.string else { continue }
      repeated(name, id, &seen, "animation", &found)
      let entry = manifest.entryName(name)
      if !names.contains(entry), !names.contains(String(entry.dropLast(5)) + ".lot") {
        found.add(
          .noAnimation,
          .error,
          "the manifest names the animation \(Words.quoted(name)), which does not exist",
          at: id.location
        )
      }
      for theme in animation.items(.themes) { unknownTheme(theme, facts, &found) }
      if let theme = animation[.initialTheme] { unknownTheme(theme, facts, &found) }
    }
  }

  private func unknownTheme(
    _ theme: JSONCursor,
    _ facts: ContainerFacts,
    _ found: inout ContainerFindings
  ) {
    guard let name = theme.string, !name.isEmpty, !facts.themes.contains(name) else { return }
    found.add(
      .manifestReference,
      .warning,
      "there is no theme \(Words.quoted(name))",
      at: theme.location
    )
  }

  private func repeated(
    _ name: String,
    _ id: JSONCursor,
    _ seen: inout Set<String>,
    _ words: String,
    _ found: inout ContainerFindings
  ) {
    guard !seen.insert(name).inserted else { return }
    found.add(
      .manifestReference,
      .info,
      "the \(words) \(Words.quoted(name)) is listed twice",
      at: id.location
    )
  }

  /// Themes and state machines: what is listed and missing, and what is there and not listed.
  private func parts(
    _ root: JSONCursor,
    _ facts: ContainerFacts,
    _ found: inout ContainerFindings
  ) {
    let kinds: [(JSONName, folders: [String], words: String, Severity)] = [
      (.themes, ["t/", "themes/"], "theme", .warning),
      (.stateMachines, ["s/", "states/"], "state machine", .error),
    ]
    for (member, folders, words, severity) in kinds {
      var seen: Set<String> = []
      for entry in root.items(member) {
        guard let id = entry[.identifier], let name = id.string else { continue }
        repeated(name, id, &seen, words, &found)
        guard !folders.contains(where: { names.contains("\($0)\(name).json") }) else { continue }
        found.add(
          .manifestReference,
          severity,
          "there is no file of the \(words) \(Words.quoted(name))",
          at: id.location
        )
      }
      guard words == "theme" else {
        // Players load machines by their ids, listed or not.
        for name in names.sorted() where name.hasPrefix("s/") && name.hasSuffix(".json") {
          let id = String(name.dropFirst(2).dropLast(5))
          guard !seen.contains(id) else { continue }
          found.add(
            .manifestReference,
            .info,
            "the state machine \(Words.quoted(id)) is not listed",
            at: root[member]?.location
          )
        }
        continue
      }
      // Players apply themes that are listed only.
      for name in facts.themes.sorted() where !seen.contains(name) {
        found.add(
          .manifestReference,
          .warning,
          "the theme \(Words.quoted(name)) is not listed, so players do not apply it",
          at: root[member]?.location
        )
      }
    }
  }

  private func start(
    _ root: JSONCursor,
    _ manifest: DotLottieManifest,
    _ facts: ContainerFacts,
    _ found: inout ContainerFindings
  ) {
    guard let initial = root[.initial] else { return }
    if let animation = initial[.animation], let name = animation.string, !name.isEmpty,
      !names.contains(manifest.entryName(name))
    {
      found.add(
        .manifestReference,
        .error,
        "the initial animation \(Words.quoted(name)) does not exist",
        at: animation.location
      )
    }
    if let machine = initial[.stateMachine], let name = machine.string, !name.isEmpty,
      !names.contains("s/\(name).json")
    {
      found.add(
        .manifestReference,
        .error,
        "the initial state machine \(Words.quoted(name)) does not exist",
        at: machine.location
      )
    }
  }

  /// Images, sounds and fonts that no animation refers to.
  private func unusedFiles(
    _ manifest: DotLottieManifest,
    _ facts: ContainerFacts,
    _ found: inout ContainerFindings
  ) {
    guard facts.isWhole, facts.themes.isEmpty else { return }
    let used = Set(facts.animations.values.flatMap(\.files).map(\.fileName))
    let folders = ["i/", "images/", "u/", "audio/", "f/"]
    for name in names.sorted() where folders.contains(where: { name.hasPrefix($0) }) {
      let last = name.fileName
      guard !used.contains(last) else { continue }
      found.add(.unusedFile, .info, "no animation uses \(Words.quoted(name))")
    }
  }
}
