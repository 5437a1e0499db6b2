import Testing

@testable import LottieKit

struct NetworkAddressTests {
  @Test(arguments: [
    "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254",
    "172.16.0.1", "172.31.255.255", "192.168.1.1", "198.19.0.1", "224.0.0.1", "255.255.255.255",
    "::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::127.0.0.1", "64:ff9b::10.0.0.1", "2002:7f00:1::", "2001:db8::1", "2001::1", "3fff::1",
    // Other ways to write 127.0.0.1 that the resolver reads.
    "2130706433", "0x7f.1", "0177.0.0.1", "localhost",
  ])
  func `special addresses are not public`(host: String) {
    let addresses = NetworkAddress.resolve(host)
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { !$0.isPublic })
  }

  @Test(arguments: [
    "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
    "128.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0",
    "223.255.255.255",
    "2606:4700::1111", "::ffff:1.1.1.1", "2002:101:101::",
  ])
  func `others are`(host: String) {
    let addresses = NetworkAddress.resolve(host)
    #expect(addresses.map(\.isPublic) == [true])
  }

  @Test func `an address is written as curl takes it`() {
    #expect(NetworkAddress(bytes: [1, 2, 3, 4]).description == "1.2.3.4")
    let six = NetworkAddress(bytes: [0x26, 0x06, 0x47] + Array(repeating: 0, count: 12) + [1])
    #expect(six.description == "[2606:4700:0:0:0:0:0:1]")
  }

  @Test(arguments: [
    ("http://a.example/x", "a.example", 80), ("HTTPS://a.example", "a.example", 443),
    ("http://a.example:8080?q", "a.example", 8080), ("http://[::1]:81/x", "::1", 81),
    ("http://a.example#@127.0.0.1/", "a.example", 80),
  ])
  func `host and port of a URL`(url: String, host: String, port: Int) throws {
    let location = try #require(NetworkLocation(url))
    #expect(location.host == host)
    #expect(location.port == port)
  }

  /// What two programs might read as two hosts.
  @Test(arguments: [
    "ftp://a/", "file:///etc/passwd", "http:///x", "http://", "http://a b/", "http://user@a/",
    "http://a@127.0.0.1/", "http://a\\@b/", "http://a%2eb/", "http://ä.example/", "http://a:b/",
    "http://[::1/", "http://[::1]x/", "http://[v1.a]/", "http://a:123456/", "http://a\n/",
    "http://a{1,2}/",
  ])
  func `what is not written plainly is refused`(url: String) {
    #expect(NetworkLocation(url) == nil)
  }

  @Test(arguments: [
    "http://127.0.0.1:1/", "http://localhost:1/", "http://[::1]:1/", "http://2130706433:1/",
    "http://[::ffff:10.0.0.1]/", "http://169.254.169.254/latest/",
  ])
  func `private hosts are not asked`(url: String) async throws {
    let result = await NetworkFile.fetch(url, .publicHosts)
    let host = try #require(NetworkLocation(url)).host
    #expect(result == .failure(.privateHost(host)))
  }

  @Test func `what is spent is gone`() {
    let budget = NetworkBudget()
    #expect(budget.rest?.seconds == NetworkBudget.maximumFileSeconds)
    budget.spend(.seconds(NetworkBudget.maximumSeconds - 10))
    budget.spend(bytes: InputFile.limit - 5)
    #expect(budget.rest?.seconds == 10)
    #expect(budget.rest?.bytes == 5)
    budget.spend(bytes: 5)
    #expect(budget.rest == nil)
  }
}
