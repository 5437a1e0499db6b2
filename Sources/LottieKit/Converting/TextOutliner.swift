import LottieEngine
import LottieGeometry
package import LottieModel
import LottieScene
import OrderedCollections

/// Replaces texts by the outlines of their characters, so that every player draws the same without fonts.
///
/// Each text layer is drawn alone, in its own coordinates, once for each of its documents; what is drawn becomes a
/// group of the shape layer that takes its place.
package struct TextOutliner {
  /// A text that stays, and the reason.
  package struct Left: Hashable, Sendable {
    /// The names of the layer and of those around it.
    package let keypath: String
    /// JSON pointer to the layer.
    package let pointer: String
    package let reason: Reason
  }

  /// The reason why a text has no outlines.
  package enum Reason: Hashable, Sendable {
    /// Its text is an expression.
    case expression
    /// Its text comes from a slot.
    case slot
    /// An animator or a path moves its characters over time.
    case movingCharacters
    /// A color glyph, an image or a composition in place of a character, or blurred characters.
    case notOutlines
    /// Strokes of characters that are stretched.
    case stretchedStroke
    /// It draws nothing: there is no font, or no glyph.
    case nothing
    /// The document has more texts, or larger ones, than are outlined.
    case tooMany
  }

  /// The document with outlines in place of texts.
  package private(set) var document: JSONValue
  /// The texts that stay.
  package private(set) var left: [Left] = []
  /// Number of texts that became outlines.
  package private(set) var outlined = 0

  private let file: AnimationFile
  /// The document without its layers and assets.
  private var frame: OrderedDictionary<String, JSONValue> = [:]
  /// Bytes that may still be read: for each text its fonts and glyphs.
  private var bytes = 200 << 20
  /// Vertices that outlines may still have.
  private var vertices = 1_000_000

  /// Outlines all texts of an animation.
  package init(_ file: AnimationFile) {
    self.file = file
    document = file.animation.document.withRoot(JSONValue.init)
    if case .object(let members) = document { frame = members }
    frame["assets"] = .array((document["assets"]?.elements ?? []).filter { $0["layers"] != nil })
    for name in ["layers", "markers"] { frame[name] = .array([]) }
    let size = JSONWriter.bytes(.object(frame)).count
    var keypaths: [String: String] = [:]
    for entry in Composition(file.animation).hierarchyKeypaths() where entry.isLayer {
      guard let location = entry.location else { continue }
      let pointer = file.animation.document.pointer(to: location).description
      if keypaths[pointer] == nil { keypaths[pointer] = entry.keypathText }
    }
    var changes: [DocumentChange] = []
    for (path, layer) in TextOutliner.texts(in: document) {
      bytes -= size
      switch bytes > 0 && vertices > 0 ? outlines(of: layer) : .failure(.tooMany) {
      case .success(let shapes):
        changes.append(DocumentChange(path: path, value: TextOutliner.shapeLayer(layer, shapes)))
      case .failure(let reason):
        let pointer = "/" + path.joined(separator: "/")
        let name = keypaths[pointer] ?? layer["nm"]?.text ?? "Layer"
        left.append(Left(keypath: name, pointer: pointer, reason: reason))
      }
    }
    document = document.applying(changes)
    outlined = changes.count
    guard outlined > 0, TextOutliner.texts(in: document).isEmpty,
      case .object(var members) = document
    else { return }
    for name in ["fonts", "chars"] { members[name] = nil }
    document = .object(members)
  }

  /// The text layers of a document, with their paths.
  static func texts(in root: JSONValue) -> [([String], JSONValue)] {
    var lists = [(["layers"], root["layers"])]
    for (index, asset) in (root["assets"]?.elements ?? []).enumerated() {
      lists.append((["assets", "\(index)", "layers"], asset["layers"]))
    }
    return lists.flatMap { path, list in
      (list?.elements ?? []).enumerated().compactMap { index, layer in
        layer[.type] == .number(Double(LayerType.text.rawValue))
          ? (path + ["\(index)"], layer) : nil
      }
    }
  }

  private static func shapeLayer(_ layer: JSONValue, _ shapes: [JSONValue]) -> JSONValue {
    guard case .object(var members) = layer else { return layer }
    members[.type] = .number(Double(LayerType.shape.rawValue))
    members["t"] = nil
    members["shapes"] = .array(shapes)
    return .object(members)
  }

  private enum Outcome {
    case success([JSONValue])
    case failure(Reason)
  }

  /// The groups of a text, one for each of its documents.
  private mutating func outlines(of layer: JSONValue) -> Outcome {
    guard let text = layer["t"], let source = text["d"] else { return .failure(.nothing) }
    if source.hasExpressions || text.hasExpressions { return .failure(.expression) }
    if source["sid"] != nil { return .failure(.slot) }
    if TextOutliner.moves(text, masks: layer["masksProperties"]) {
      return .failure(.movingCharacters)
    }
    guard let composition = alone(layer) else { return .failure(.nothing) }
    let times = (source["k"]?.elements ?? []).compactMap { $0["t"]?.number }
    let starts = times.count > 1 ? Set(times).sorted() : [0]
    let tangentsArePoints =
      frame["__complete"]?.isOn ?? false || layer["completed"]?.isOn ?? false
    var groups: [JSONValue] = []
    var drawsAny = false
    // The last shape of a list is drawn first; of several documents only one shows at a time.
    for (index, start) in starts.enumerated() {
      let frame = starts.count > 1 ? start : composition.animation.startFrame
      let list = composition.update(frame: frame)
      var reader = OutlineReader(list.items, tangentsArePoints: tangentsArePoints)
      if let reason = reader.problem { return .failure(reason) }
      vertices -= reader.vertices
      if vertices < 0 { return .failure(.tooMany) }
      drawsAny = drawsAny || !reader.shapes.isEmpty
      let end = index + 1 < starts.count ? starts[index + 1] : nil
      let shows = starts.count == 1 ? nil : (from: index == 0 ? nil : start, to: end)
      groups.append(reader.group(named: "Text \(index + 1)", shows: shows))
    }
    return drawsAny ? .success(groups) : .failure(.nothing)
  }

  /// Whether characters move by themselves, or along a path that does.
  private static func moves(_ text: JSONValue, masks: JSONValue?) -> Bool {
    var moves = false
    func look(_ value: JSONValue?) {
      value?.forEachObject { _, members in
        if members["k"]?.elements?.first?["t"]?.number != nil { moves = true }
        return !moves
      }
    }
    for name in ["a", "m", "p"] { look(text[name]) }
    if text["p"]?["m"] != nil { look(masks) }
    return moves
  }

  /// A composition of nothing but the text, where the layer's coordinates are those of the picture.
  private func alone(_ layer: JSONValue) -> Composition? {
    guard case .object(var members) = layer else { return nil }
    var root = frame
    for name in ["parent", "ef", "sy", "tt", "tp", "td", "hd", "bm", "mb", "ddd", "ao", "ct", "sr"]
    {
      members[name] = nil
    }
    members["ks"] = .object([:])
    members["masksProperties"] =
      DocumentTimes.each(
        "masks",
        of: .object([
          "masks": members["masksProperties"] ?? .array([])
        ])
      ) { mask in
        guard case .object(var mask) = mask else { return mask }
        // A path for the text, and nothing that hides.
        mask["mode"] = .string("n")
        return .object(mask)
      }["masks"]
    let times = (layer["t"]?["d"]?["k"]?.elements ?? []).compactMap { $0["t"]?.number }
    let (first, last) = (min(times.min() ?? 0, 0), max(times.max() ?? 0, 0) + 1)
    for name in ["ip", "st"] { members[name] = .number(first) }
    members["op"] = .number(last)
    (root["ip"], root["op"]) = (.number(first), .number(last))
    root["layers"] = .array([.object(members)])
    guard let animation = try? LottieAnimation.decode(JSONWriter.bytes(.object(root))) else {
      return nil
    }
    return Composition(drawing: file.showing(animation).animation, text: TextSources(file))
  }
}

/// Reads outlines from the items that a text draws.
private struct OutlineReader {
  private(set) var problem: TextOutliner.Reason?
  /// Groups of outlines, those drawn first last.
  private(set) var shapes: [JSONValue] = []
  private(set) var vertices = 0
  private let tangentsArePoints: Bool

  init(_ items: [DisplayItem], tangentsArePoints: Bool) {
    self.tangentsArePoints = tangentsArePoints
    var opacities: [(end: Int, opacity: Double)] = []
    for (index, item) in items.enumerated() {
      opacities.removeAll { $0.end <= index }
      let opacity = opacities.reduce(1) { $0 * $1.opacity }
      switch item.content {
      case .fill(let fill):
        add(fill.path, fill.transform, fill.paint, opacity, stroke: nil)
      case .stroke(let stroke):
        let transform = stroke.transform
        let scale = abs(transform.determinant).squareRoot()
        let isStretched =
          abs(transform.a * transform.c + transform.b * transform.d) > 1e-6 * scale
          || abs(hypot(transform.a, transform.b) - hypot(transform.c, transform.d)) > 1e-6 * scale
        if isStretched { problem = .stretchedStroke }
        add(stroke.path, transform, stroke.paint, opacity, stroke: stroke.style.width * scale)
      case .group(let group):
        if !group.filters.isEmpty || !group.masks.isEmpty || group.matte != nil || group.samples > 0
          || group.clip != nil || group.blend != .normal
        {
          problem = .notOutlines
        }
        opacities.append((group.end, group.opacity))
      case .image: problem = .notOutlines
      }
    }
    shapes.reverse()
  }

  private mutating func add(
    _ path: PathResource,
    _ transform: Affine,
    _ paint: Paint,
    _ opacity: Double,
    stroke width: Double?
  ) {
    guard case .solid(let color) = paint else {
      problem = .notOutlines
      return
    }
    vertices += path.vertexCount
    guard problem == nil, vertices < 1_000_000 else { return }
    var items = path.path.applying(transform).contours.map { contour -> JSONValue in
      JSONValue(members: [
        "ty": .string("sh"), "nm": .string("Path"), "hd": .bool(false),
        "ks": OutlineReader.property(
          JSONValue(tangentsArePoints ? contour.fromOrigin : contour).roundedOutline
        ),
      ])
    }
    let channels = [color.red, color.green, color.blue, 1].map(JSONValue.number)
    var style: [(String, JSONValue)] = [
      ("ty", .string(width == nil ? "fl" : "st")),
      ("nm", .string(width == nil ? "Fill" : "Stroke")),
      ("c", OutlineReader.property(.array(channels))),
      ("o", OutlineReader.property(.number(color.alpha * 100))),
    ]
    if let width {
      style += [
        ("w", OutlineReader.property(.number(width))), ("lc", .number(1)), ("lj", .number(2)),
      ]
    } else {
      style.append(("r", .number(1)))
    }
    items.append(JSONValue(memberList: style))
    items.append(OutlineReader.transform(OutlineReader.property(.number(opacity * 100))))
    shapes.append(OutlineReader.group("Characters", items))
  }

  private static func group(_ name: String, _ items: [JSONValue]) -> JSONValue {
    JSONValue(members: [
      "ty": .string("gr"), "nm": .string(name), "it": .array(items), "hd": .bool(false),
    ])
  }

  private static func property(_ value: JSONValue) -> JSONValue {
    JSONValue(members: ["a": .number(0), "k": value])
  }

  private static func transform(_ opacity: JSONValue) -> JSONValue {
    let zero = property(.array([.number(0), .number(0)]))
    return JSONValue(members: [
      "ty": .string("tr"), "p": zero, "a": zero,
      "s": property(.array([.number(100), .number(100)])), "r": property(.number(0)),
      "o": opacity, "sk": property(.number(0)), "sa": property(.number(0)),
    ])
  }

  /// The outlines as a group, which shows from one frame up to another.
  mutating func group(named name: String, shows: (from: Double?, to: Double?)?) -> JSONValue {
    var opacity = OutlineReader.property(.number(100))
    if let shows {
      func hold(_ time: Double, _ value: Double) -> JSONValue {
        JSONValue(members: ["t": .number(time), "s": .array([.number(value)]), "h": .number(1)])
      }
      var keyframes: [JSONValue] = []
      if let from = shows.from { keyframes += [hold(from - 1, 0), hold(from, 100)] }
      if let to = shows.to {
        if keyframes.isEmpty { keyframes.append(hold(to - 1, 100)) }
        keyframes.append(hold(to, 0))
      }
      opacity = JSONValue(members: ["a": .number(1), "k": .array(keyframes)])
    }
    return OutlineReader.group(name, shapes + [OutlineReader.transform(opacity)])
  }
}
