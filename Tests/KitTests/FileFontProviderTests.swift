import Foundation
import LottieKit
import LottieScene
import TestSupport
import Testing

struct FileFontProviderTests {
  private func query(_ path: String?, name: String = "Name", family: String = "Family") -> FontQuery
  {
    FontQuery(name: name, family: family, style: "Regular", path: path)
  }

  /// The bytes, nil for none, or the message.
  private func font(
    _ provider: FileFontProvider,
    _ query: FontQuery
  ) -> Result<[UInt8]?, FontProviderError> {
    do throws(FontProviderError) {
      guard case .bytes(let bytes) = try provider.font(for: query) else { return .success(nil) }
      return .success(bytes)
    } catch {
      return .failure(error)
    }
  }

  @Test func `a font without a path is left to the machine`() {
    #expect(font(FileFontProvider(), query(nil)) == .success(nil))
  }

  @Test func `a data URL is read`() {
    let data = "data:font/ttf;base64," + Data([1, 2, 3]).base64EncodedString()
    #expect(font(FileFontProvider(), query(data)) == .success([1, 2, 3]))
    guard case .failure = font(FileFontProvider(), query("data:font/ttf;base64,!")) else {
      Issue.record("a bad data URL is no font")
      return
    }
  }

  @Test func `a given file goes before everything, by name and by family`() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a.ttf")
    try folder.write([2], to: "b.ttf")
    let path = folder.path
    let provider = FileFontProvider(named: ["Name": path + "/a.ttf", "Kin": path + "/b.ttf"])
    #expect(font(provider, query("data:,x")) == .success([1]))
    #expect(font(provider, query(nil, name: "x", family: "Kin")) == .success([2]))
    #expect(font(provider, query(nil, name: "x", family: "y")) == .success(nil))
  }

  @Test func `a folder is searched for the path given and in fonts`() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "art/a.ttf")
    try folder.write([2], to: "fonts/b.ttf")
    let provider = FileFontProvider(directory: folder.path)
    #expect(font(provider, query("art/a.ttf")) == .success([1]))
    #expect(font(provider, query("/elsewhere/b.ttf")) == .success([2]))
  }

  @Test func `nothing leads out of the folder or onto the network`() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write([1], to: "a.ttf")
    try folder.link("link.ttf", to: outside.path + "/a.ttf")
    let provider = FileFontProvider(directory: folder.path)
    let name = outside.path.split(separator: "/").last ?? ""
    for path in ["../\(name)/a.ttf", "link.ttf", outside.path + "/a.ttf", "https://a.b/c.ttf"] {
      guard case .failure = font(provider, query(path)) else {
        Issue.record("\(path) is no font")
        continue
      }
    }
  }
}
