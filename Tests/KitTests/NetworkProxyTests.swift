import Testing

@testable import LottieKit

/// The proxy as curl chooses it (`man curl`, ENVIRONMENT), and what curl is told.
struct NetworkProxyTests {
  private func proxy(_ url: String, _ environment: [String: String]) throws -> String? {
    NetworkProxy.url(of: try #require(NetworkLocation(url))) { environment[$0] }
  }

  @Test func `each scheme has its variable, and one is for both`() throws {
    let each = ["http_proxy": "a:1", "HTTPS_PROXY": "b:2"]
    #expect(try proxy("http://example.com/", each) == "a:1")
    #expect(try proxy("https://example.com/", each) == "b:2")
    #expect(try proxy("https://example.com/", ["http_proxy": "a:1"]) == nil)
    #expect(try proxy("https://example.com/", ["all_proxy": "c:3", "https_proxy": ""]) == "c:3")
    // A header of a request becomes HTTP_PROXY in a CGI program.
    #expect(try proxy("http://example.com/", ["HTTP_PROXY": "evil:1"]) == nil)
  }

  @Test func `no_proxy lists hosts and domains`() throws {
    func isDirect(_ host: String, _ list: String) throws -> Bool {
      try proxy("http://\(host)/", ["http_proxy": "a:1", "no_proxy": list]) == nil
    }
    #expect(try isDirect("a.example", "*"))
    #expect(try isDirect("A.Example", "other, .example"))
    #expect(try isDirect("example", "example"))
    #expect(try !isDirect("badexample", "example"))
    #expect(try !isDirect("a.example", ""))
  }

  @Test func `curl goes to the addresses that were examined, also through a proxy`() throws {
    let location = try #require(NetworkLocation("https://a.example/x"))
    let addresses = [
      NetworkAddress(bytes: [0x20, 1] + [UInt8](repeating: 0, count: 13) + [1]),
      NetworkAddress(bytes: [93, 184, 216, 34]),
    ]
    #expect(
      NetworkProxy.arguments(for: location, at: addresses, through: nil)
        == ["--noproxy", "*", "--resolve", "a.example:443:[2001:0:0:0:0:0:0:1],93.184.216.34"]
    )
    #expect(
      NetworkProxy.arguments(for: location, at: addresses, through: "p:8") == [
        "--noproxy", "", "--proxy", "p:8", "--proxytunnel", "--connect-to",
        "a.example:443:93.184.216.34:443",
      ]
    )
  }
}
