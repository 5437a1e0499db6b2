import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Synchronization
import Testing

struct ImageLayerTests {
  /// Gives every asset an image of 4 × 2, or none, and counts the requests.
  private final class Images: AnimationImageProvider {
    let asked = Mutex(0)
    let hasImages: Bool

    init(hasImages: Bool = true) { self.hasImages = hasImages }

    func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
      asked.withLock { $0 += 1 }
      guard hasImages else { throw ImageProviderError("no picture \(asset.id)") }
      return ImageResource(Pixmap(width: 4, height: 2))
    }
  }

  private func drawn(_ size: String) throws -> [String] {
    let composition = try composition(
      #"{"ty":2,"refId":"i","ks":{"o":{"k":100}}}"#,
      assets: #"{"id":"i","p":"a.png"\#(size)}"#,
      images: Images()
    )
    return lines(composition.update(frame: 0))
  }

  @Test func `an image covers the size of its asset`() throws {
    #expect(try drawn(#","w":8,"h":4"#) == ["image 4x2 8 4"])
  }

  @Test func `without a size an image has its own`() throws {
    #expect(try drawn("") == ["image 4x2 4 2"])
    #expect(try drawn(#","w":0,"h":0"#) == ["image 4x2 4 2"])
  }

  @Test func `an image of another aspect ratio covers all and is cropped evenly`() throws {
    #expect(
      try drawn(#","w":40,"h":40"#)
        == ["group clip(0 0 40 40)", "  image 4x2 80 40 matrix(1 0 0 1 -20 0)"]
    )
    #expect(
      try drawn(#","w":8,"h":2"#)
        == ["group clip(0 0 8 2)", "  image 4x2 8 4 matrix(1 0 0 1 0 -1)"]
    )
  }

  @Test func `an image fades as a group`() throws {
    let composition = try composition(
      #"{"ty":2,"refId":"i","ks":{"o":{"k":50}}}"#,
      assets: #"{"id":"i","p":"a.png"}"#,
      images: Images()
    )
    #expect(lines(composition.update(frame: 0)) == ["group opacity 0.5", "  image 4x2 4 2"])
  }

  @Test func `an image is requested once, found or not, however many layers show it`() throws {
    let layers = Array(repeating: #"{"ty":2,"refId":"i"}"#, count: 50).joined(separator: ",")
    for provider in [Images(), Images(hasImages: false)] {
      let composition = try composition(
        layers,
        assets: #"{"id":"i","p":"a.png"}"#,
        images: provider
      )
      #expect(provider.asked.withLock { $0 } == 1)
      #expect(composition.diagnostics.map(\.code) == (provider.hasImages ? [] : [.missingImage]))
      #expect(composition.update(frame: 0).items.count == (provider.hasImages ? 50 : 0))
    }
  }

  @Test func `an asset that is missing is reported with the layer that wants it`() throws {
    let composition = try composition(#"{"nm":"pic","ty":2,"refId":"zz"}"#, images: Images())
    #expect(composition.diagnostics.map(\.code) == [.missingReference])
    #expect(composition.diagnostics[0].keypath == "pic")
  }

  @Test func `without an image provider each asset is reported and nothing drawn`() throws {
    let composition = try composition(
      #"{"ty":2,"refId":"i"}"#,
      assets: #"{"id":"i","p":"a.png"}"#
    )
    #expect(composition.diagnostics.map(\.code) == [.missingImage])
    #expect(composition.update(frame: 0).items.isEmpty)
  }
}
