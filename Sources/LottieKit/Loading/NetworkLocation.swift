/// The parts of an `http:` or `https:` URL that decide to whom a request goes.
///
/// Stricter than curl, so that both read the same host: no user name, no escapes and no characters
/// beyond ASCII in the host.
struct NetworkLocation: Equatable {
  /// The URL.
  let url: String
  /// The host, without the brackets of an address of version 6.
  let host: String
  /// 80 or 443 unless the URL has another.
  let port: Int

  /// Parses a URL; nil for other schemes, and for hosts and ports that are not written plainly.
  init?(_ url: String) {
    let isSecure = url.lowercased().hasPrefix("https://")
    guard isSecure || url.lowercased().hasPrefix("http://"),
      url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let rest = url.dropFirst(isSecure ? 8 : 7)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let host: Substring
    let tail: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end]
      tail = authority[authority.index(after: end)...]
      guard host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return nil }
    } else {
      host = authority.prefix { $0 != ":" }
      tail = authority[host.endIndex...]
      guard host.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }) else {
        return nil
      }
    }
    guard !host.isEmpty, tail.isEmpty || tail.hasPrefix(":") else { return nil }
    let digits = tail.dropFirst()
    guard digits.allSatisfy({ "0"..."9" ~= $0 }), digits.count <= 5 else { return nil }
    self.url = url
    self.host = String(host)
    port = Int(digits) ?? (isSecure ? 443 : 80)
  }
}
