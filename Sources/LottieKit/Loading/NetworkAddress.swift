#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address of the internet protocol, of version 4 or 6.
struct NetworkAddress: Equatable {
  /// Four or sixteen bytes, most significant first.
  let bytes: [UInt8]

  /// The addresses that a host's name stands for; empty when there are none.
  ///
  /// Blocks until the resolver answers. Numbers in all forms that the system reads are resolved as well.
  static func resolve(_ host: String) -> [NetworkAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: [NetworkAddress] = []
    var entry = list
    while let info = entry?.pointee {
      if let address = info.ai_addr.flatMap(NetworkAddress.init), !addresses.contains(address) {
        addresses.append(address)
      }
      entry = info.ai_next
    }
    return addresses
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private init?(_ address: UnsafeMutablePointer<sockaddr>) {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      bytes = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
      }
    case AF_INET6:
      bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }
      }
    default: return nil
    }
  }

  /// Whether it belongs to one host on the internet, by IANA's registries of special addresses.
  ///
  /// <https://www.iana.org/assignments/iana-ipv4-special-registry>,
  /// <https://www.iana.org/assignments/iana-ipv6-special-registry>
  var isPublic: Bool {
    if bytes.count == 4 {
      return !NetworkAddress.special.contains { block in matches(block.prefix, bits: block.bits) }
    }
    guard bytes.count == 16 else { return false }
    if let inner { return inner.isPublic }
    // 2000::/3 is all that is given out; Teredo, documentation and ORCHID lie within it.
    let isGlobal = bytes[0] >> 5 == 1
    let isSpecial =
      matches([0x20, 0x01, 0x00], bits: 23) || matches([0x20, 0x01, 0x0D, 0xB8], bits: 32)
      || matches([0x3F, 0xFF, 0x00], bits: 20)
    return isGlobal && !isSpecial
  }

  /// The address of version 4 within one of version 6: mapped, compatible, translated (NAT64) or 6to4.
  private var inner: NetworkAddress? {
    let zeros = bytes.prefix { $0 == 0 }.count
    let isMapped = zeros == 10 && bytes[10] == 0xFF && bytes[11] == 0xFF
    let isTranslated = matches([0x00, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8), bits: 96)
    if zeros >= 12 || isMapped || isTranslated {
      return NetworkAddress(bytes: Array(bytes.suffix(4)))
    }
    return matches([0x20, 0x02], bits: 16) ? NetworkAddress(bytes: Array(bytes[2..<6])) : nil
  }

  private func matches(_ prefix: [UInt8], bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let mask: UInt8 = 0x80 >> UInt8(bit % 8)
      return bytes[bit / 8] & mask == prefix[bit / 8] & mask
    }
  }

  /// Blocks of version 4 that are not public.
  private static let special: [(prefix: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
    ([192, 0, 0], 24), ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15),
    ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 4), ([240], 4),
  ]
}

extension NetworkAddress: CustomStringConvertible {
  /// As curl takes it: four numbers with dots, or eight groups in brackets.
  var description: String {
    if bytes.count == 4 { return bytes.map { "\($0)" }.joined(separator: ".") }
    let groups = stride(from: 0, to: bytes.count - 1, by: 2).map { i in
      let group = UInt16(bytes[i]) << 8 | UInt16(bytes[i + 1])
      return String(group, radix: 16)
    }
    return "[\(groups.joined(separator: ":"))]"
  }
}
