import LottieCodecs

/// Reads a URL: `file:` and `data:`, and `http:` and `https:` when allowed.
enum AnimationURL {
  /// Whether a text is a URL and not a path.
  static func isURL(_ text: String) -> Bool {
    DataURL.isDataURL(text)
      || text.lowercased().hasPrefix("file:") || isOnNetwork(text)
  }

  /// Whether a URL is one of `http:` or `https:`.
  static func isOnNetwork(_ url: String) -> Bool {
    ["http://", "https://"].contains { url.lowercased().hasPrefix($0) }
  }

  /// The path of a `file:` URL; nil for other texts.
  static func path(_ url: String) -> String? {
    guard url.lowercased().hasPrefix("file:") else { return nil }
    var path = Substring(url.dropFirst(5))
    if path.hasPrefix("//") {
      path = path.dropFirst(2)
      if path.lowercased().hasPrefix("localhost/") { path = path.dropFirst(9) }
    }
    return String(decoding: DataURL.unescaped(path.utf8), as: UTF8.self)
  }

  /// The bytes of a URL other than a `file:` URL.
  ///
  /// - Throws: `tooLarge`, `networkNotAllowed`, `privateHost`, `badURL`.
  static func read(
    _ url: String,
    _ network: NetworkAccess,
    budget: NetworkBudget = NetworkBudget()
  ) throws(LoadError) -> [UInt8] {
    if DataURL.isDataURL(url) {
      do throws(CodecError) {
        return try DataURL(url).bytes
      } catch {
        throw .badURL(reason: error.explanation)
      }
    }
    return try NetworkFile.read(url, network, budget: budget)
  }
}
