import Foundation
import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import OrderedCollections
import TestSupport
import Testing

struct FileImageProviderTests {
  private func asset(_ p: String, u: String = "") throws -> ImageAsset {
    let animation = try LottieAnimation.decode(
      Fixture.json("a", assets: #"{"id":"i","u":"\#(u)","p":"\#(p)"}"#)
    )
    guard case .image(let image) = animation.assets["i"]?.kind else { throw KitTestError() }
    return image
  }

  /// The pixels of the image, or the message.
  private func loaded(
    _ provider: any AnimationImageProvider,
    _ p: String,
    u: String = ""
  ) throws -> Result<[UInt32], ImageProviderError> {
    let asset = try asset(p, u: u)
    do throws(ImageProviderError) {
      return .success(try provider.image(for: asset).pixmap.pixels)
    } catch {
      return .failure(error)
    }
  }

  private let redBlue: [UInt32] = [0xFF00_00FF, 0xFFFF_0000]

  private func message(_ result: Result<[UInt32], ImageProviderError>) -> String {
    if case .failure(let error) = result { error.message } else { "" }
  }

  @Test func `a data URL is read`() throws {
    let text = Data(Fixture.png).base64EncodedString()
    let provider = FileImageProvider()
    #expect(try loaded(provider, "data:image/png;base64," + text) == .success(redBlue))
    #expect(try message(loaded(provider, "data:image/png;base64,!!!")).contains("\"i\""))
  }

  @Test func `a folder is searched for the folder and name given, the name, and in images`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "art/a.png")
    try folder.write(Fixture.png, to: "b.png")
    try folder.write(Fixture.png, to: "images/c.png")
    let provider = FileImageProvider(directories: [folder.path])
    #expect(try loaded(provider, "a.png", u: "art/") == .success(redBlue))
    #expect(try loaded(provider, "a.png", u: "/art/") == .success(redBlue))
    #expect(try loaded(provider, "b.png", u: "elsewhere/") == .success(redBlue))
    #expect(try loaded(provider, "c.png") == .success(redBlue))
  }

  @Test func `folders are searched in order`() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    try first.write([0], to: "a.png")
    try second.write(Fixture.png, to: "a.png")
    let provider = FileImageProvider(directories: [second.path, first.path])
    #expect(try loaded(provider, "a.png") == .success(redBlue))
  }

  @Test func `a path out of the folder is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "secret.png")
    try folder.write(Fixture.png, to: "inner/own.png")
    try folder.link("inner/link.png", to: folder.path + "/secret.png")
    try folder.link("inner/up", to: folder.path)
    try folder.link("inner/inside.png", to: "own.png")
    let provider = FileImageProvider(directories: [folder.path + "/inner"])
    #expect(try loaded(provider, "own.png") == .success(redBlue))
    #expect(try loaded(provider, "inside.png") == .success(redBlue))
    for file in ["../secret.png", "x/../../secret.png", "link.png", "up/secret.png"] {
      #expect(try message(loaded(provider, file)).contains("not found"), "\(file)")
    }
    #expect(try message(loaded(provider, "secret.png", u: "../")).contains("not found"))
    #expect(try message(loaded(provider, folder.path + "/secret.png")).contains("not found"))
  }

  @Test func `a folder whose name begins alike is no part of it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "in/a.png")
    try folder.write(Fixture.png, to: "inside/b.png")
    try folder.link("in/link.png", to: folder.path + "/inside/b.png")
    let provider = FileImageProvider(directories: [folder.path + "/in"])
    #expect(try message(loaded(provider, "link.png")).contains("not found"))
  }

  @Test func `a folder, a device or a missing file is not found, and the message names it`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write([0], to: "folder.png/x")
    let provider = FileImageProvider(directories: [folder.path, folder.path + "/none"])
    #expect(try message(loaded(provider, "folder.png")).contains("\"folder.png\" is not found"))
    #expect(try message(loaded(provider, "gone.png", u: "art/")).contains("\"art/gone.png\""))
  }

  @Test func `the network is not read`() throws {
    let provider = FileImageProvider(directories: ["/"])
    #expect(
      try message(loaded(provider, "a.png", u: "https://example.com/")).contains("network")
    )
  }

  @Test func `a file that is no image is refused with its identifier`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("hello, world".utf8), to: "a.png")
    let provider = FileImageProvider(directories: [folder.path])
    #expect(try message(loaded(provider, "a.png")).contains("\"i\""))
  }

  @Test func `an image is read once`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "a.png")
    let provider = FileImageProvider(directories: [folder.path])
    let asset = try asset("a.png")
    let first = try provider.image(for: asset)
    try folder.write([0], to: "a.png")
    #expect(try provider.image(for: asset) === first)
  }

  @Test func `a container's images are found, damaged ones are refused`() throws {
    let file = try AnimationFile(bytes: Fixture.version2)
    let provider = FileImageProvider(file)
    #expect(try message(loaded(provider, "p.png")).contains("unknown format"))
    #expect(try message(loaded(provider, "q.png")).contains("not found"))
  }

  @Test(arguments: [
    ("images/", "icons/a.png"), ("", "icons/a.png"), ("icons/", "a.png"),
    ("/images/icons/", "a.png"),
  ])
  func `a container's image in a folder below that of images is among the names`(
    folder: String,
    name: String
  ) {
    let names = AssetFiles.inContainer(folder: folder, name: name)
    #expect(names.contains("images/icons/a.png"))
    #expect(names.contains("images/a.png") && Set(names).count == names.count)
  }

  @Test func `a file replaces an asset`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "other.png")
    let provider = FileImageProvider(replacements: ["i": folder.path + "/other.png"])
    #expect(try loaded(provider, "gone.png") == .success(redBlue))
    let missing = FileImageProvider(replacements: ["i": folder.path + "/none.png"])
    #expect(try message(loaded(missing, "gone.png")).contains("cannot be read"))
  }

  @Test func `a bundle is searched for folder and name, then for the name`() throws {
    let folder = try TemporaryFolder()
    try folder.write([0], to: "a.png")
    try folder.write(Fixture.png, to: "art/a.png")
    let bundle = BundleImageProvider(directory: folder.path)
    #expect(try loaded(bundle, "a.png", u: "art/") == .success(redBlue))
    #expect(try message(loaded(bundle, "a.png", u: "none/")).contains("unknown format"))
  }

  @Test func `a bundle's search path goes first, its own top level last`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "found/art/a.png")
    try folder.write(Fixture.png, to: "found/b.png")
    try folder.write(Fixture.png, to: "c.png")
    try folder.write(Fixture.png, to: "art/d.png")
    let bundle = BundleImageProvider(directory: folder.path, searchPath: "found")
    #expect(try loaded(bundle, "a.png", u: "art/") == .success(redBlue))
    #expect(try loaded(bundle, "b.png", u: "art/") == .success(redBlue))
    #expect(try loaded(bundle, "c.png", u: "art/") == .success(redBlue))
    #expect(try message(loaded(bundle, "d.png", u: "art/")).contains("not found"))
  }

  @Test func `a file path is searched for the name first`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.png, to: "a.png")
    try folder.write([0], to: "art/a.png")
    try folder.write(Fixture.png, to: "art/b.png")
    let provider = FilepathImageProvider(filepath: folder.path)
    #expect(try loaded(provider, "a.png", u: "art/") == .success(redBlue))
    #expect(try loaded(provider, "b.png", u: "art/") == .success(redBlue))
  }
}

struct KitTestError: Error {}
