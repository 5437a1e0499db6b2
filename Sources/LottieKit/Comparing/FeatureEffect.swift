import LottieEngine
package import LottieModel
import LottieRaster
import LottieScene
import OrderedCollections

/// Whether features change the frames of a document.
///
/// The document is drawn as it is, and as a player without a feature would draw it. An effect may
/// change nothing, a mask mode may equal "add", or expressions may equal the keyframes: then
/// nothing is lost.
///
/// Not thread-safe: the unchanged frames are cached for all features.
package final class FeatureEffect {
  /// The larger side of the compared frames, in pixels.
  private static let side = 256.0
  /// Smallest difference of a channel that counts, of 255.
  private static let level = 16
  /// Pixels that must differ.
  private static let leastPixels = 8
  /// The sampled fractions of the animation: late ones first, as loops start after the keyframes.
  private static let fractions = [
    0.9, 0.5, 0.1, 0.7, 0.3, 0.98, 0.8, 0.6, 0.4, 0.2, 0, 0.95, 0.75, 0.45, 0.25, 0.05,
  ]
  /// Maximum items of display lists, after which no further frame is drawn: so the answer depends
  /// on the document, and not on the machine.
  private static let maximumItems = 100_000

  /// A rendered frame, and the items of its display list.
  private typealias Rendered = (pixmap: Pixmap, items: Int)

  private let bytes: [UInt8]
  private let directory: String?
  private lazy var file = try? AnimationFile(bytes: bytes, directory: directory)
  private lazy var root = file?.animation.document.withRoot(JSONValue.init)
  /// Renderer of the unchanged document; nil when it cannot be drawn.
  private lazy var whole = file.flatMap { renderer($0.animation, CompositionOverrides(), $0) }
  /// Unchanged frames.
  private var renderedFrames: [Double: Rendered] = [:]

  /// Reads nothing until a feature is tested.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - directory: The document's folder, for the images and fonts beside it.
  package init(_ bytes: [UInt8], directory: String?) {
    self.bytes = bytes
    self.directory = directory
  }

  /// Whether a frame looks different without a feature.
  ///
  /// At most 16 frames are compared, spread over the animation, up to the first that differs.
  ///
  /// - Returns: Also true for a document that cannot be read, is not drawn here, or takes too long
  ///   to draw.
  package func isSeen(_ feature: Feature) -> Bool {
    guard let change = Change(feature), let file, let whole else { return true }
    var overrides = CompositionOverrides()
    var other = file.animation
    switch change {
    case .expressions: overrides.switchExpressionsOff()
    case .document(let edit):
      guard let root,
        let edited = try? LottieAnimation.decode(JSONWriter.bytes(edit.applied(to: root)))
      else { return true }
      other = edited
    }
    guard let without = renderer(other, overrides, file) else { return true }
    let duration = max(0, file.animation.endFrame - file.animation.startFrame)
    var items = 0
    return FeatureEffect.fractions.contains { fraction in
      guard items < FeatureEffect.maximumItems else { return true }
      let frame = (file.animation.startFrame + duration * fraction).rounded(.down)
      let rendered = renderedFrames[frame] ?? FeatureEffect.rendered(frame, whole)
      renderedFrames[frame] = rendered
      let changed = FeatureEffect.rendered(frame, without)
      items += rendered.items + changed.items
      return FeatureEffect.differ(rendered.pixmap, changed.pixmap)
    }
  }

  private static func rendered(_ frame: Double, _ renderer: FrameRenderer) -> Rendered {
    renderer.draw(frame: frame)
    return (renderer.pixmap, renderer.composition.displayList.items.count)
  }

  /// A small rendering of a document; nil when that would be too large.
  private func renderer(
    _ animation: LottieAnimation,
    _ overrides: CompositionOverrides,
    _ file: AnimationFile
  ) -> FrameRenderer? {
    let size = file.animation.size
    let scale = FeatureEffect.side / max(size.width, size.height, 1)
    let settings = RenderSettings(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded()))
    )
    guard settings.isAllowed else { return nil }
    return FrameRenderer(
      animation,
      settings: settings,
      imageProvider: FileImageProvider(file),
      text: TextSources(file),
      overrides: overrides
    )
  }

  private static func differ(_ a: Pixmap, _ b: Pixmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return true }
    var count = 0
    for (x, y) in zip(a.pixels, b.pixels) where x != y {
      let isFar = [0, 8, 16, 24].contains { (shift: UInt32) in
        abs(Int(x >> shift & 255) - Int(y >> shift & 255)) > level
      }
      if isFar { count += 1 }
      if count >= leastPixels { return true }
    }
    return false
  }
}

/// How a player without a feature treats the document.
private enum Change {
  /// It uses the keyframes.
  case expressions
  /// It reads a changed document.
  case document(Edit)

  /// Nil for features that need larger changes, and those that are not drawn here.
  init?(_ feature: Feature) {
    guard !feature.ownSupport.isShortcoming else { return nil }
    switch feature {
    case .expressions: self = .expressions
    case .maskLighten: self = .document(.maskMode("l"))
    case .maskDarken: self = .document(.maskMode("d"))
    case .maskDifference: self = .document(.maskMode("f"))
    case .maskExpansion: self = .document(.maskExpansion)
    case .matteLuma: self = .document(.matte(3, to: 1))
    case .matteLumaInverted: self = .document(.matte(4, to: 2))
    case .styleBlend: self = .document(.shapeBlending)
    case .layerAutoOrient: self = .document(.autoOrient)
    case .slots: self = .document(.slots)
    case .layerShapeOpacity: self = .document(.fadingPaints)
    case .kfBezierPerDimension: self = .document(.oneCurve)
    default:
      if let type = Change.styles[feature] {
        self = .document(.style(type))
      } else if feature.rawValue.hasPrefix("effect.") {
        self = .document(.effect(feature))
      } else if feature.rawValue.hasPrefix("blend."), let mode = Int(feature.rawValue.dropFirst(6))
      {
        self = .document(.layerBlending(mode))
      } else {
        return nil
      }
    }
  }

  /// The layer styles that are drawn, with their types.
  private static let styles: [Feature: Int] = [
    .styleLayerStroke: 0, .styleLayerDropShadow: 1, .styleLayerInnerShadow: 2,
    .styleLayerOuterGlow: 3, .styleLayerInnerGlow: 4, .styleLayerSatin: 6,
    .styleLayerColorOverlay: 7,
  ]

  /// A change of a document.
  enum Edit {
    case maskMode(String)
    case maskExpansion
    case matte(Int, to: Int)
    case shapeBlending
    case layerBlending(Int)
    case autoOrient
    case slots
    /// One easing curve for all axes.
    case oneCurve
    /// The opacity of shape layers is applied to each of their paints.
    case fadingPaints
    case effect(Feature)
    case style(Int)

    /// A copy with the change applied everywhere.
    func applied(to document: JSONValue) -> JSONValue {
      var root = document
      if case .slots = self, case .object(var object) = root {
        object["slots"] = nil
        root = .object(object)
      }
      return changed(root)
    }

    private func changed(_ value: JSONValue) -> JSONValue {
      switch value {
      case .array(let list): return .array(list.map(changed))
      case .object(var object):
        for (name, member) in object { object[name] = changed(member) }
        change(&object)
        return .object(object)
      default: return value
      }
    }

    private func change(_ object: inout OrderedDictionary<String, JSONValue>) {
      let isLayer = object["ks"] != nil
      switch self {
      case .maskMode(let mode):
        if object["pt"] != nil, object["mode"] == .string(mode) { object["mode"] = .string("a") }
      case .maskExpansion: if object["pt"] != nil { object["x"] = nil }
      case .matte(let from, let to):
        if object["tt"] == .number(Double(from)) { object["tt"] = .number(Double(to)) }
      case .shapeBlending: if !isLayer, object["ty"] != nil { object["bm"] = nil }
      case .layerBlending(let mode):
        if isLayer, object["bm"] == .number(Double(mode)) { object["bm"] = nil }
      case .autoOrient: if isLayer { object["ao"] = nil }
      case .slots: break
      case .oneCurve:
        guard object["t"] != nil else { return }
        for name in ["i", "o"] { object[name] = object[name].map(Edit.ofOneAxis) }
      case .fadingPaints:
        guard isLayer, object["ty"] == .number(4), case .object(var transform)? = object["ks"],
          let opacity = transform["o"], let shapes = object["shapes"]
        else { return }
        transform["o"] = nil
        object["ks"] = .object(transform)
        object["shapes"] = Edit.faded(shapes, by: opacity)
      case .style(let type):
        guard case .array(let styles) = object["sy"], isLayer else { return }
        object["sy"] = .array(styles.filter { $0["ty"] != .number(Double(type)) })
      case .effect(let feature):
        guard case .array(let effects) = object["ef"], isLayer else { return }
        object["ef"] = .array(effects.filter { Edit.feature(of: $0) != feature })
      }
    }

    /// Shapes whose fills and strokes are multiplied by an opacity.
    private static func faded(_ shapes: JSONValue, by opacity: JSONValue) -> JSONValue {
      guard case .array(let items) = shapes else { return shapes }
      return .array(
        items.map { item in
          guard case .object(var object) = item, case .string(let type)? = object["ty"] else {
            return item
          }
          if ["fl", "st", "gf", "gs"].contains(type) { object["o"] = opacity }
          if type == "gr", let inner = object["it"] { object["it"] = faded(inner, by: opacity) }
          return .object(object)
        }
      )
    }

    /// Handles with the numbers of the first axis.
    private static func ofOneAxis(_ handle: JSONValue) -> JSONValue {
      guard case .object(var object) = handle else { return handle }
      for (name, value) in object {
        if case .array(let axes) = value { object[name] = .array(Array(axes.prefix(1))) }
      }
      return .object(object)
    }

    private static func feature(of effect: JSONValue) -> Feature? {
      var (name, type): (String?, Int?)
      if case .string(let text)? = effect["mn"] { name = text }
      if case .number(let number)? = effect["ty"] { type = Int(exactly: number) }
      return Feature.effect(matchName: name, type: type)
    }
  }
}
