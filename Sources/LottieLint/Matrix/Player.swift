package import LottieModel

/// A program that plays animations, in the version the matrix describes.
package enum Player: String, Codable, CaseIterable, Sendable {
  case iosOld = "lottie-ios@2.5.2"
  case ios3 = "lottie-ios@3.0"
  case iosMainThread = "lottie-ios@4/main-thread"
  case iosCoreAnimation = "lottie-ios@4/core-animation"
  case ios = "lottie-ios@4"
  case android = "lottie-android"
  case web = "lottie-web/svg"
  case canvas = "lottie-web/canvas"
  case skottie
  case rlottie
  case telegram
  case thorvg
  case dotLottie = "dotlottie"
  case androidMergePaths = "lottie-android/merge-paths"
  case lottie

  /// Its version, and the source of its column.
  package var source: String {
    MatrixTable.columns.first { $0.player == self }?.source ?? ""
  }

  /// Its name without version and engine.
  var family: String { String(rawValue.prefix { $0 != "@" && $0 != "/" }) }

  /// Its number in the order of listings.
  var number: UInt64 { UInt64(withUnsafeBytes(of: self) { $0[0] }) }

  /// The first number of the version that its column describes; nil where versions are not told apart.
  var majorVersion: String? {
    switch self {
    case .android, .androidMergePaths: "6"
    case .web, .canvas: "5"
    case .rlottie: "0"
    case .thorvg: "1"
    default: nil
    }
  }

  /// The player that draws for it: its cells are those of that player but where it has its own.
  package var drawing: Player? {
    switch self {
    case .dotLottie: .thorvg
    case .androidMergePaths: .android
    default: nil
    }
  }

  /// Rules by which it draws whatever features a document uses: what shows for images that are missing, which effects
  /// it knows, and how scripts are run.
  package var rules: Dialect {
    switch self {
    case .thorvg, .dotLottie: [.placeholderImages, .fittedImages, .effectsByType]
    case .web, .canvas: [.effectsByType, .strictScripts]
    default: []
    }
  }

  /// The most common players.
  package static let common: [Player] = [.ios, .android, .web, .dotLottie]

  /// The players that a name on the command line matches; empty when there are none.
  ///
  /// A name without version or engine is the newest.
  package static func named(_ name: String) -> [Player] {
    let name = name.lowercased()
    if let player = Player(rawValue: name) { return [player] }
    switch name {
    case "all": return allCases
    case "ios", "lottie-ios", "lottie-ios@4/automatic": return [.ios]
    case "lottie-ios@2", "lottie-ios@2.5": return [.iosOld]
    case "lottie-ios@3": return [.ios3]
    case "android": return [.android]
    case "android/merge-paths": return [.androidMergePaths]
    case "web", "lottie-web", "svg": return [.web]
    case "canvas": return [.canvas]
    case "rlottie-telegram", "tgs": return [.telegram]
    case "dotlottie-web", "dotlottie-rs": return [.dotLottie]
    default:
      // A version of a player without its own column: android@6, thorvg@1.0.
      guard let at = name.firstIndex(of: "@"), !name.hasPrefix("lottie-ios") else { return [] }
      let major = name[name.index(after: at)...].prefix { $0 != "." }
      return named(String(name[..<at])).filter { $0.majorVersion.map { $0 == major } ?? true }
    }
  }
}

/// A set of players, as bits.
package struct PlayerSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of players.
  package init(_ players: [Player]) {
    self.init(
      rawValue: players.reduce(0) { bits, player in
        bits | 1 << UInt32(Player.allCases.firstIndex(of: player) ?? 0)
      }
    )
  }

  /// The players, in the matrix's order.
  package var players: [Player] {
    Player.allCases.enumerated().filter { rawValue >> UInt32($0.offset) & 1 == 1 }.map(\.element)
  }
}
