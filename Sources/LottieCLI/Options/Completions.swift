import ArgumentParser
import LottieJobs
import LottieKit
import LottieLint

/// Completions of options and arguments.
extension CompletionKind {
  /// Animation files.
  static var animationFile: CompletionKind { .file(extensions: ["json", "lot", "lottie", "tgs"]) }

  /// JSON files.
  static var jsonFile: CompletionKind { .file(extensions: ["json"]) }

  /// Players, for `--target`.
  static var targets: CompletionKind { .list(Player.allCases.map(\.rawValue) + ["all"]) }

  /// Destinations, for `--profile` and `--for`.
  static var destinations: CompletionKind { .list(Destination.all.map(\.name)) }

  /// Rules and groups of rules.
  static var ruleIDs: CompletionKind {
    .list(RuleCatalog.groups + RuleCatalog.all.map(\.info.id.text))
  }

  /// Animations of the container on the line.
  static var animationIDs: CompletionKind {
    .named { $0.manifest?.animations.map(\.id) ?? [] }
  }

  /// Themes of the container on the line.
  static var themeIDs: CompletionKind { .named(\.themes) }

  /// Markers of the animation on the line.
  static var markerNames: CompletionKind { .named(\.animation.markerNames) }

  /// Positions in time: markers of the animation on the line.
  static var timePositions: CompletionKind {
    .named { ["first", "last"] + $0.animation.markerNames.map { "marker:\($0)" } }
  }

  /// Keypaths of properties of the animation on the line.
  static var propertyKeypaths: CompletionKind { .keypaths { $0.kind != nil } }

  /// Keypaths of layers, groups, fills and strokes of the animation on the line.
  static var nodeKeypaths: CompletionKind { .keypaths { $0.kind == nil } }

  /// Text layers of the animation on the line.
  static var textLayerKeypaths: CompletionKind {
    .named { file in
      Composition(file.animation).textLayers.map { $0.keys.joined(separator: ".") }
    }
  }

  private static func keypaths(
    _ isMeant: @escaping @Sendable (KeypathEntry) -> Bool
  ) -> CompletionKind {
    .named { file in
      Composition(file.animation).hierarchyKeypaths().filter(isMeant).map(\.string)
    }
  }

  private static func named(
    _ names: @escaping @Sendable (AnimationFile) -> [String]
  ) -> CompletionKind {
    .custom { words, index, _ in
      CompletionNames(words, completing: index).names(names)
    }
  }
}

/// Reads names for a completion from the animation on the command line.
struct CompletionNames {
  /// Maximum number of offered names: more are of no use.
  private static let maximumCount = 2_000

  private let words: [String]

  /// Takes the other arguments of a command line.
  ///
  /// - Parameters:
  ///   - words: The arguments, as typed.
  ///   - index: The index of the one to complete.
  init(_ words: [String], completing index: Int) {
    self.words = words.enumerated().filter { $0.offset != index }.map(\.element)
  }

  /// The names of the first animation on the line; none when there is no file.
  func names(_ read: (AnimationFile) -> [String]) -> [String] {
    for word in words {
      let path = CompletionNames.unquoted(word)
      let fileExtension = path.split(separator: ".").last?.lowercased() ?? ""
      guard ["json", "lot", "lottie", "tgs"].contains(fileExtension),
        let file = try? AnimationFile(path: path)
      else { continue }
      return CompletionNames.safe(read(file))
    }
    return []
  }

  /// The names that are safe in a shell, without duplicates.
  ///
  /// bash expands completions: a name like `$(command)` would be run, so that names with shell
  /// metacharacters are left out, and the others are quoted.
  private static func safe(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    let isBash = CompletionShell.requesting == .bash
    return names.filter { name in
      name.unicodeScalars.allSatisfy(isPlain) && seen.insert(name).inserted
    }
    .prefix(maximumCount)
    .map { isBash ? "'" + $0.replacing(" ", with: "\\ ") + "'" : $0 }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ".", "-", "_", "/", "#", "@", "+", ",", ":", "%": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// An argument without its quotes and backslashes.
  private static func unquoted(_ word: String) -> String {
    var result = ""
    var isEscaped = false
    for character in word {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped || character != "'" && character != "\"" { result.append(character) }
      isEscaped = false
    }
    return result
  }
}
