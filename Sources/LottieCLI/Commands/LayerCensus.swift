import LottieModel
import LottieScene
import OrderedCollections

/// Counts the layers of a document by kind, and notes the features they use.
struct LayerCensus {
  /// Layers by kind, in the order met; each composition is counted once, however often it is used.
  private(set) var layers: OrderedDictionary<String, Int> = [:]
  private var found: OrderedSet<String> = []

  init(_ animation: LottieAnimation) {
    for layer in animation.layers { add(layer) }
    for asset in animation.assets.values {
      if case .precomp(let precomp) = asset.kind {
        for layer in precomp.layers { add(layer) }
      }
    }
    if !animation.markers.isEmpty { found.append("markers") }
    if !animation.glyphs.isEmpty { found.append("glyphs") }
  }

  /// Features in use, by name.
  var features: [String] { found.sorted() }

  private mutating func add(_ layer: LayerModel) {
    layers[LayerCensus.name(layer.kind), default: 0] += 1
    let uses: [(Bool, String)] = [
      (!layer.masks.isEmpty, "masks"),
      (layer.matteMode != nil, "track mattes"),
      (layer.parent != nil, "parenting"),
      (layer.blendMode != .normal, "blend modes"),
      (layer.timeStretch != 1, "time stretch"),
      (layer.autoOrients, "auto-orient"),
      (layer.is3D, "3D layers"),
      (layer.hasMotionBlur, "motion blur"),
      (!layer.effects.isEmpty, "effects"),
      (!layer.styles.isEmpty, "layer styles"),
      (layer.firstExpression != nil, "expressions"),
    ]
    for (isUsed, name) in uses where isUsed { found.append(name) }
    switch layer.kind {
    case .shape(let items): for item in items { add(item) }
    case .precomp(let precomp): if precomp.timeRemap != nil { found.append("time remap") }
    case .text(let text): if !text.animators.isEmpty { found.append("text animators") }
    default: break
    }
  }

  private mutating func add(_ item: ShapeItem) {
    if item.blendMode != .normal { found.append("blend modes") }
    switch item.kind {
    case .group(let group): for item in group.items { add(item) }
    case .star: found.append("stars and polygons")
    case .gradientFill, .gradientStroke: found.append("gradients")
    case .stroke(let stroke): if !stroke.shape.dashes.isEmpty { found.append("dashes") }
    case .trim: found.append("trim paths")
    case .roundedCorners: found.append("rounded corners")
    case .repeater: found.append("repeaters")
    case .merge: found.append("merge paths")
    case .offsetPath: found.append("offset paths")
    case .puckerBloat: found.append("pucker and bloat")
    case .zigZag: found.append("zig zag")
    case .twist: found.append("twist")
    case .path, .ellipse, .rectangle, .fill, .noStyle, .transform, .unknown: break
    }
  }

  private static func name(_ kind: LayerModel.Kind) -> String {
    switch kind {
    case .precomp: "precomp"
    case .solid: "solid"
    case .image: "image"
    case .null: "null"
    case .shape: "shape"
    case .text: "text"
    case .audio: "audio"
    case .camera: "camera"
    case .other(let type): "type \(type)"
    }
  }
}
