import Foundation
import TestSupport
import Testing

@testable import LottieCLI
@testable import LottieJobs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The server's answers, and the pages of a folder.
struct PageSiteTests {
  private let folder: TemporaryFolder

  // A red square that fills 40 by 40, for 10 frames.
  private static let document = """
    {"v":"5.7.0","fr":10,"ip":0,"op":10,"w":40,"h":40,"layers":[{"ty":1,"nm":"Solid","ip":0,"op":10,"st":0,
    "sw":40,"sh":40,"sc":"#ff0000","ks":{}}]}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.document, to: "icons/one.json")
    try folder.write(Self.document, to: "icons/deep/two.json")
    try folder.write("{\"layers\":[", to: "icons/broken.json")
  }

  private var icons: String { folder.url.appendingPathComponent("icons").path }

  private func site(_ address: String = "127.0.0.1") throws -> PageSite {
    var checks = LintChecks()
    checks.noConfig = true
    return try PageSite(files: [icons], checks: checks, address: address)
  }

  private func get(_ path: String, _ site: PageSite) -> PageSite.Answer {
    answer(site, path, host: "localhost:8173")
  }

  /// An answer to somebody who waits for it, who always gets one.
  private func answer(
    _ site: PageSite,
    _ path: String,
    method: String = "GET",
    host: String?
  ) -> PageSite.Answer {
    site.answer(method: method, path: path, host: host) ?? .problem(0, "no answer")
  }

  private func addresses(_ site: PageSite) throws -> [String] {
    let home = String(decoding: get("/", site).body, as: UTF8.self)
    return home.matches(of: /\/(?:animation|still)\/[0-9a-f]{16}/).map { String($0.0) }
  }

  @Test func `what is no regular file is left out of a folder, and refused by its name`() throws {
    #expect(mkfifo(icons + "/pipe.json", 0o600) == 0)
    let addresses = try addresses(try site())
    #expect(addresses.filter { $0.hasPrefix("/animation/") }.count == 3)
    #expect(throws: Failure.self) {
      try PageSite(files: [icons, icons + "/pipe.json"], checks: LintChecks())
    }
  }

  @Test func `pages and pictures have addresses, and nothing else has`() throws {
    let site = try site()
    let addresses = try addresses(site)
    // Three pages; what is broken has no picture.
    #expect(addresses.filter { $0.hasPrefix("/animation/") }.count == 3)
    let stills = addresses.filter { $0.hasPrefix("/still/") }
    #expect(stills.count == 2)
    for address in addresses { #expect(get(address, site).status == 200, "\(address)") }
    let sheet = get(stills[0].replacing("/still/", with: "/sheet/"), site)
    #expect(sheet.type == "image/webp" && sheet.body.starts(with: Array("RIFF".utf8)))
    let others = [
      "/icons/one.json", "/../icons/one.json", "/sheet/../../one.json", "/animation/" + icons,
      "/still/0000000000000000", "/animation", "//", "/animation/x/y", "/%2e%2e/one.json",
    ]
    for path in others where path != "//" { #expect(get(path, site).status == 404, "\(path)") }
  }

  @Test func `only reading, and only this machine`() throws {
    let site = try site()
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT"] {
      #expect(answer(site, "/", method: method, host: "localhost").status == 405)
    }
    for host in [
      nil, "", "evil.example", "evil.example:8173", "localhost.evil.example", "10.0.0.1",
    ] {
      #expect(answer(site, "/", host: host).status == 403, "\(host ?? "none")")
    }
    for host in ["localhost", "localhost:8173", "127.0.0.1:9"] {
      #expect(answer(site, "/generation", host: host).status == 200, "\(host)")
    }
    let open = try self.site("10.0.0.1")
    #expect(answer(open, "/generation", host: "10.0.0.1:80").status == 200)
  }

  @Test func `the address that is listened on is a name of this machine`() throws {
    #expect(answer(try site("127.0.0.2"), "/generation", host: "127.0.0.2:8173").status == 200)
    #expect(answer(try site("127.0.0.2"), "/generation", host: "127.0.0.3:8173").status == 403)
    #expect(answer(try site("localhost"), "/generation", host: "localhost").status == 200)
    #expect(answer(try site("localhost"), "/generation", host: "evil.example").status == 403)
  }

  @Test func `for a client that is gone nothing is checked or drawn`() throws {
    let site = try site()
    for path in ["/", "/generation"] {
      let answer = site.answer(method: "GET", path: path, host: "localhost") { true }
      #expect(answer == nil, "\(path)")
    }
    let still = try #require(try addresses(site).first { $0.hasPrefix("/still/") })
    let sheet = still.replacing("/still/", with: "/sheet/")
    #expect(site.answer(method: "GET", path: sheet, host: "localhost") { true } == nil)
    #expect(get(sheet, site).status == 200)
  }

  @Test func `a change is another generation`() throws {
    let site = try site()
    let first = get("/generation", site).body
    #expect(get("/generation", site).body == first)
    try folder.write(Self.document, to: "icons/three.json")
    let second = get("/generation", site).body
    #expect(second != first)
    #expect(try addresses(site).filter { $0.hasPrefix("/animation/") }.count == 4)
    try folder.write(Self.document + " ", to: "icons/one.json")
    #expect(get("/generation", site).body != second)
  }

  @Test func `a report has every animation once, named below the common folder`() throws {
    let run = try Program.run("report", "icons", "--no-config", "-o", "r.html", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("r.html: 3 animations, 1 error, 0 warnings, "))
    let html = try String(contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
    for name in ["one.json", "deep/two.json", "broken.json"] {
      #expect(html.components(separatedBy: "\"title\":\"\(name)\"").count == 3, "\(name)")
    }
    #expect(html.components(separatedBy: "data:image/webp;base64,").count == 1 + 2 * 2)
    // The heaviest layers of each that is drawn.
    let head = #""costs":[["Layer","Share","Painted","Buffers","Memory","Images"],["#
    #expect(html.components(separatedBy: head).count == 1 + 2)
  }

  @Test func `a report never replaces an animation`() throws {
    let run = try Program.run(
      "report",
      "icons/one.json",
      "--no-config",
      "-o",
      "icons/one.json",
      in: folder.url
    )
    #expect(run.status == 64)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("icons/one.json"),
      encoding: .utf8
    )
    #expect(text == Self.document)
  }

  @Test func `a request is its method, path and host, or none`() {
    let request = HTTPListener.request(
      "GET /still/1?2 HTTP/1.1\r\nAccept: */*\r\nHOST: localhost:1"
    )
    #expect(
      request?.method == "GET" && request?.path == "/still/1" && request?.host == "localhost:1"
    )
    #expect(HTTPListener.request("HEAD / HTTP/1.0")?.host == nil)
    let wrong = [
      "", "GET", "GET /", "GET  / HTTP/1.1", "GET http://localhost/ HTTP/1.1", "GET / FTP",
      "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example",
    ]
    for text in wrong { #expect(HTTPListener.request(text) == nil, "\(text)") }
  }

  @Test func `a named pipe among the files is not waited for`() throws {
    #expect(mkfifo(icons + "/pipe.json", 0o600) == 0)
    let site = try site()
    #expect(get("/", site).status == 200)
    for address in try addresses(site) { #expect(get(address, site).status != 0, "\(address)") }
  }
}
