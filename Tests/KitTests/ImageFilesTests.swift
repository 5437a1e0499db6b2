import LottieCodecs
import LottieModel
import LottieScene
import Testing

@testable import LottieKit

/// Images that the optimizer writes anew.
struct ImageFilesTests {
  /// A picture of 128 by 64 pixels, of soft colors, stored without compression.
  private static func picture() throws -> [UInt8] {
    var pixmap = Pixmap(width: 128, height: 64, fill: 0)
    for y in 0..<64 {
      for x in 0..<128 { pixmap.pixels[y * 128 + x] = 0xFF00_0000 | UInt32(x) << 8 | UInt32(y * 2) }
    }
    return try PNGEncoder(PNGEncoder.Options(level: 0)).encode(pixmap)
  }

  /// A document with the picture in a layer, which is scaled to so many percent.
  private static func document(
    _ scale: Int,
    asset: String = #""w":128,"h":64"#,
    layer: String = "",
    more: String = ""
  ) throws -> String {
    let data = Base64.encode(try picture())
    return
      #"{"v":"5.7.0","fr":30,"ip":0,"op":10,"w":128,"h":64,"assets":[{"id":"a",\#(asset),"u":"","e":1,"#
      + #""p":"data:image/png;base64,\#(data)"}],"layers":[{"ty":2,"nm":"p","refId":"a","ind":1,"ip":0,"op":10,"#
      + #""st":0\#(layer),"ks":{"a":{"a":0,"k":[64,32,0]},"p":{"a":0,"k":[64,32,0]},"s":{"a":0,"k":[\#(scale),\#(scale),100]}}}\#(more)]}"#
  }

  private func optimized(_ text: String, _ allowed: Set<Feature> = []) throws -> JSONValue {
    var optimizer = DocumentOptimizer()
    optimizer.only = ["images"]
    optimizer.allowedFeatures = allowed
    let file = try AnimationFile(bytes: Array(text.utf8), directory: nil)
    let result = try #require(optimizer.optimized(file))
    #expect(result.bytes.count < text.utf8.count && result.deltaE <= 0.25)
    return try JSONDocument(result.bytes).withRoot(JSONValue.init)
  }

  private func image(_ root: JSONValue) throws -> (format: ImageFormat?, size: [Int]) {
    let url = try DataURL(try #require(root["assets"]?.elements?.first?["p"]?.text))
    let pixmap = try ImageDecoder.decode(url.bytes)
    return (ImageFormat(of: url.bytes), [pixmap.width, pixmap.height])
  }

  private func list(_ root: JSONValue, _ name: String) -> [Double] {
    let transform = root["layers"]?.elements?.first?["ks"]
    return (transform?[name]?["k"]?.elements ?? []).compactMap(\.number)
  }

  @Test func `an image that is drawn in its own size keeps it, and is compressed`() throws {
    let root = try optimized(try Self.document(100))
    let image = try image(root)
    #expect(image.format == .png && image.size == [128, 64])
    #expect(list(root, "s") == [100, 100, 100])
  }

  @Test func `an image drawn at a quarter has half the sides, and its layer makes up for it`()
    throws
  {
    let root = try optimized(try Self.document(25))
    #expect(try image(root).size == [64, 32])
    let asset = root["assets"]?.elements?.first
    #expect(asset?["w"] == .number(64) && asset?["h"] == .number(32))
    #expect(list(root, "a") == [32, 16, 0] && list(root, "s") == [50, 50, 100])
  }

  @Test(arguments: [
    // A layer that is moved with it; a mask in its coordinates; an asset of another size.
    (#""w":128,"h":64"#, "", #",{"ty":3,"ind":2,"parent":1,"ip":0,"op":10,"st":0,"ks":{}}"#),
    (
      #""w":128,"h":64"#,
      #","masksProperties":[{"mode":"a","pt":{"a":0,"k":{"c":true,"v":[[0,0],[128,0],[128,64],[0,64]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}},"o":{"a":0,"k":100},"x":{"a":0,"k":0}}]"#,
      ""
    ),
    (#""w":256,"h":128"#, "", ""),
  ])
  func `where more depends on its size, that stays, but for players that draw it at any`(
    asset: String,
    layer: String,
    more: String
  ) throws {
    let text = try Self.document(12, asset: asset, layer: layer, more: more)
    #expect(try image(try optimized(text)).size == [128, 64])
    let root = try optimized(text, [.imageSizeMismatch])
    #expect(try image(root).size[0] < 128)
    #expect(list(root, "a") == [64, 32, 0] && list(root, "s") == [12, 12, 100])
  }

  @Test func `WebP is written only where it is allowed`() throws {
    #expect(try image(try optimized(try Self.document(100))).format == .png)
    #expect(try image(try optimized(try Self.document(100), [.imageWebP])).format == .webp)
  }

  @Test func `an animated image is left`() throws {
    var bytes = try Self.picture()
    // An animation control chunk behind the header of 33 bytes; its checksum is not looked at.
    let control: [UInt8] =
      [0, 0, 0, 8] + Array("acTL".utf8) + [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes.insert(contentsOf: control, at: 33)
    #expect(ImageDecoder.isStill(try Self.picture()) && !ImageDecoder.isStill(bytes))
  }
}
