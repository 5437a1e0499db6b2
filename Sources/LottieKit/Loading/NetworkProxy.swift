#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The proxy of a request, chosen here and told to curl, so that both agree on whether there is one.
enum NetworkProxy {
  /// The proxy that the environment names for a location, by the variables that curl reads; nil is none.
  ///
  /// `http_proxy` is read in lowercase only: a web server puts a client's header into the other. `all_proxy` is
  /// for both schemes, `no_proxy` lists hosts and domains without a proxy, or is `*`.
  static func url(
    of location: NetworkLocation,
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> String? {
    func value(_ names: [String]) -> String? {
      names.lazy.compactMap(environment).first { !$0.isEmpty }
    }
    let isSecure = location.url.lowercased().hasPrefix("https://")
    let names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
    guard let proxy = value(names + ["all_proxy", "ALL_PROXY"]),
      !isDirect(location.host, value(["no_proxy", "NO_PROXY"]) ?? "")
    else { return nil }
    return proxy
  }

  /// Whether a list of hosts and domains has a host.
  private static func isDirect(_ host: String, _ list: String) -> Bool {
    let host = host.lowercased()
    return list.split { $0 == "," || $0.isWhitespace }.contains { entry in
      if entry == "*" { return true }
      let name = entry.drop { $0 == "." }.lowercased()
      return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
  }

  /// Arguments for curl by which a request goes to one of the addresses that were examined and to no other,
  /// directly or through a proxy.
  ///
  /// A proxy is asked for a tunnel to the address: it would resolve a name itself.
  static func arguments(
    for location: NetworkLocation,
    at addresses: [NetworkAddress],
    through proxy: String?
  ) -> [String] {
    let host = location.host.contains(":") ? "[\(location.host)]" : location.host
    guard let proxy else {
      let list = addresses.map(\.description).joined(separator: ",")
      return ["--noproxy", "*", "--resolve", "\(host):\(location.port):\(list)"]
    }
    // Few proxies reach addresses of version 6.
    let address = addresses.first { $0.bytes.count == 4 } ?? addresses.first
    let target = address.map { "\(host):\(location.port):\($0):\(location.port)" }
    return ["--noproxy", "", "--proxy", proxy, "--proxytunnel"]
      + (target.map { ["--connect-to", $0] } ?? [])
  }
}
