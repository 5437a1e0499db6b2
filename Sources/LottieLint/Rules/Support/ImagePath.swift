import LottieModel

/// The location of an image.
enum ImagePath {
  /// Whether it is embedded.
  static func isData(_ name: String) -> Bool { name.hasPrefix("data:") }

  /// Whether it is embedded.
  static func isData(_ cursor: JSONCursor) -> Bool {
    cursor.rawString.starts(with: Array("data:".utf8))
  }

  /// Whether it is on the network.
  static func isRemote(_ path: String) -> Bool {
    ["http:", "https:", "//"].contains { path.lowercased().hasPrefix($0) }
  }

  /// The start of a path, in lower case; embedded images are long.
  static func beginning(_ cursor: JSONCursor) -> String {
    let bytes = cursor.rawString
    let part = bytes.count > 300 ? bytes.prefix(64) : bytes.prefix(300)
    return String(decoding: part, as: UTF8.self).lowercased()
  }
}
