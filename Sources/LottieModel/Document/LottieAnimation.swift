public import LottieScene
public import OrderedCollections

/// A Lottie document: immutable, and lossless.
///
/// Parts that cannot be read are left out and listed in ``diagnostics``; only a document without
/// usable size, frame rate, times and layers is rejected. The model keeps the text it was read
/// from, so that it encodes to JSON equal to that text, unknown members included.
public struct LottieAnimation: Sendable {
  /// Version of the exporter, `v`, as written.
  public let version: String?
  /// Name, `nm`; often that of the composition in After Effects.
  public let name: String?
  /// Width and height in the document's units, `w` and `h`; above 0.
  public let size: Size
  /// First frame, `ip`; may be negative or a fraction.
  public let startFrame: Double
  /// End frame, `op`, exclusive.
  public let endFrame: Double
  /// Frames a second, `fr`; above 0.
  public let framerate: Double
  /// Layers of the animation itself, top first; those of compositions are in ``assets``.
  public let layers: [LayerModel]
  /// Motion blur of its layers that have it on.
  public let motionBlur: MotionBlur
  /// Whether it says that it has layers in space, `ddd`, which skottie alone looks at.
  package let isSpatial: Bool
  /// Assets by id, in document order.
  public let assets: OrderedDictionary<String, Asset>
  /// Fonts of texts, `fonts.list`; a font provider loads their files.
  public let fonts: [Font]
  /// Glyph outlines in the document, `chars`.
  public let glyphs: [Glyph]
  /// Markers, in document order.
  public let markers: [Marker]
  /// Program, author and description, from `meta`.
  public let metadata: Metadata
  /// The parts that were left out, and why.
  public var diagnostics: [Diagnostic] { diagnostics(findings) }
  private let findings: [Finding]
  /// The text it was read from, unknown members included.
  public let document: JSONDocument
  /// The file it came from, for other files in or beside it; nil for an animation read from text
  /// alone.
  package var source: (any AnimationSource)?
  /// Rules of another player by which it is drawn.
  package var dialect: Dialect = []
  /// What it was before it was changed to be drawn as another player draws it; nil where it was not.
  package var written: WrittenAnimation?

  /// Generator, author and description of a document; any of them may be missing.
  public struct Metadata: Hashable, Sendable {
    /// Generator, `meta.g`.
    public var generator: String?
    /// Author, `meta.a`.
    public var author: String?
    /// Description, `meta.d`.
    public var description: String?
  }

  /// Diagnostics for findings about it, with the lines and columns at which they are written.
  package func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    document.diagnostics(findings, writtenIn: written?.animation.document)
  }

  /// Seconds from the first frame to the end.
  public var duration: Double { (endFrame - startFrame) / framerate }

  /// Reads a document from the bytes of a JSON text.
  ///
  /// - Throws: ``ModelError`` when it is not JSON or no animation.
  public static func decode(_ bytes: [UInt8]) throws(ModelError) -> LottieAnimation {
    try decode(bytes, maximumBytes: ModelReader.maximumBytes)
  }

  /// Reads the text of a document whose parts may take some bytes of memory, estimated.
  ///
  /// - Throws: ``ModelError``.
  package static func decode(
    _ bytes: [UInt8],
    maximumBytes: Int
  ) throws(ModelError) -> LottieAnimation {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes)
    } catch {
      throw .notJSON(error, at: TextPosition(of: error.offset, in: bytes))
    }
    return try LottieAnimation(document, maximumBytes: maximumBytes)
  }

  /// Reads a document.
  ///
  /// - Throws: ``ModelError/malformed(at:position:expected:found:)`` when it is no animation.
  public init(_ document: JSONDocument) throws(ModelError) {
    try self.init(document, maximumBytes: ModelReader.maximumBytes)
  }

  private init(_ document: JSONDocument, maximumBytes: Int) throws(ModelError) {
    let result = document.withRoot { root -> Result<LottieAnimation, Malformed> in
      do throws(Malformed) {
        let reader = ModelReader(maximumBytes: maximumBytes)
        return .success(try LottieAnimation(root, of: document, reader))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let animation): self = animation
    case .failure(let error):
      throw .malformed(
        at: document.pointer(to: error.location),
        position: document.position(of: error.location),
        expected: error.expected,
        found: error.found
      )
    }
  }

  private init(
    _ root: JSONCursor,
    of document: JSONDocument,
    _ reader: consuming ModelReader
  ) throws(Malformed) {
    guard root.isObject else { throw Malformed(root, expected: "a Lottie animation (an object)") }
    size = Size(
      width: try LottieAnimation.positive(root, "w"),
      height: try LottieAnimation.positive(root, "h")
    )
    framerate = try LottieAnimation.positive(root, "fr")
    startFrame = try LottieAnimation.number(root, "ip")
    endFrame = try LottieAnimation.number(root, "op")
    guard let list = root["layers"], list.isArray else {
      throw Malformed(root, missing: "layers", "an array of layers")
    }
    var reader = reader
    reader.readSlots(root["slots"])
    reader.tangentsArePoints = root.flag("__complete")
    layers = reader.layers(list)
    motionBlur = MotionBlur(root)
    isSpatial = root.flag("ddd")
    assets = reader.assets(root["assets"])
    fonts = reader.list(root["fonts"]?["list"], "font") { reader, font throws(Malformed) in
      try reader.font(font)
    }
    glyphs = reader.list(root["chars"], "character") { reader, glyph throws(Malformed) in
      try reader.glyph(glyph)
    }
    markers = reader.list(root["markers"], "marker") { reader, marker throws(Malformed) in
      try reader.marker(marker)
    }
    version = root.text("v")
    name = root.text("nm")
    let meta = root["meta"]
    metadata = Metadata(
      generator: meta?.text("g"),
      author: meta?.text("a"),
      description: meta?.text("d")
    )
    if let excess = reader.excess { throw excess }
    findings = reader.findings
    self.document = document
  }

  private static func number(
    _ root: JSONCursor,
    _ name: JSONName
  ) throws(Malformed) -> Double {
    guard let member = root[name] else { throw Malformed(root, missing: name, "a number") }
    guard let value = member.lenientDouble else { throw Malformed(member, expected: "a number") }
    return value
  }

  private static func positive(
    _ root: JSONCursor,
    _ name: JSONName
  ) throws(Malformed) -> Double {
    let value = try number(root, name)
    guard value > 0 else {
      throw Malformed(root[name] ?? root, expected: "a number above 0 for \"\(name.text)\"")
    }
    return value
  }
}

/// An animation as it is written, before it was changed.
package final class WrittenAnimation: Sendable {
  package let animation: LottieAnimation

  package init(_ animation: LottieAnimation) { self.animation = animation }
}

/// The source of an animation, defined by LottieKit.
package protocol AnimationSource: Sendable {}

extension LottieAnimation: Codable {
  /// Reads a document from any decoder.
  public init(from decoder: any Decoder) throws {
    self = try LottieAnimation.decode(JSONWriter.bytes(try JSONValue(from: decoder)))
  }

  /// Encodes the document as it was read.
  public func encode(to encoder: any Encoder) throws {
    try document.withRoot(JSONValue.init).encode(to: encoder)
  }

  /// The document as JSON text without whitespace.
  public func encoded() -> [UInt8] { document.compactBytes }
}
