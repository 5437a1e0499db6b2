/// A layer and the composition it is in.
struct LayerSubject: FeatureSubject {
  let layer: LayerContext
  let composition: CompositionContext

  var cursor: JSONCursor { layer.cursor }
}

extension DocumentIndex: FeatureSubject {
  var cursor: JSONCursor { root }
}

extension JSONCursor: FeatureSubject {
  var cursor: JSONCursor { self }
}

extension AssetContext: FeatureSubject {}
extension ShapeContext: FeatureSubject {}
extension PropertyContext: FeatureSubject {}
extension KeyframeContext: FeatureSubject {}

extension LayerSubject {
  /// Whether it begins or ends within the animation; layers of other compositions do not count.
  @Sendable
  static func cutsTheAnimation(_ subject: LayerSubject) -> Bool {
    let root = subject.composition
    guard root.isRoot, let start = subject.layer.inPoint, let end = subject.layer.outPoint else {
      return false
    }
    return start > root.cursor["ip"]?.double ?? start || end < root.cursor["op"]?.double ?? end
  }

  /// Whether it is moved towards the viewer or away.
  @Sendable
  static func hasDepth(_ subject: LayerSubject) -> Bool {
    guard let position = subject.cursor["ks"]?["p"] else { return false }
    if position["s"]?.bool == true { return PropertyContext.differs(position["z"], from: 0) }
    guard subject.cursor["ddd"]?.isSet ?? false, let value = position["k"] else { return false }
    return value.number(at: 2).map { $0 != 0 } ?? false
  }

  /// Whether several masks cut it.
  @Sendable
  static func hasSeveralMasks(_ subject: LayerSubject) -> Bool {
    var count = 0
    guard let masks = subject.cursor["masksProperties"] else { return false }
    for mask in masks.elements where !(mask["mode"]?.isText("n") ?? false) { count += 1 }
    return count > 1
  }

  /// Whether its matte is another layer than the one above.
  @Sendable
  static func namesItsMatte(_ subject: LayerSubject) -> Bool {
    guard let source = subject.cursor["tp"]?.whole else { return false }
    let index = subject.layer.index
    return source != (index > 0 ? subject.composition.layers[index - 1].ind : nil)
  }
}

extension ShapeListContext {
  /// A trim that cuts what is filled beside it.
  @Sendable
  static func trimOfFill(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.items.lazy.filter { !$0.isHidden }
    guard let trim = items.first(where: { $0.type == .trim }), trim.cuts,
      items.contains(where: { $0.type == .fill || $0.type == .gradientFill })
    else { return nil }
    return trim.cursor
  }

  /// A stroke that the group's own transform scales unevenly.
  @Sendable
  static func unevenlyScaledStroke(_ list: ShapeListContext) -> JSONCursor? {
    guard
      let stroke = list.items.first(where: { $0.type?.isStroke ?? false && !$0.isHidden }),
      let transform = list.items.first(where: { $0.type == .transform }),
      let scale = transform.cursor["s"]?["k"],
      let x = scale.number(at: 0), let y = scale.number(at: 1), abs(x) != abs(y)
    else { return nil }
    return stroke.cursor
  }
}

extension ShapeContext {
  /// Whether a trim cuts anything, ever.
  package var cuts: Bool {
    PropertyContext.differs(cursor["s"], from: 0) || PropertyContext.differs(cursor["e"], from: 100)
  }

  /// Whether a gradient has stops for its opacity behind those for its colours.
  var hasOpacityStops: Bool {
    guard let gradient = cursor["g"], let colors = gradient["k"], colors.isObject,
      let stops = gradient["p"]?.whole, stops > 0
    else { return false }
    let keyframes = PropertyContext.keyframes(colors)
    let count = keyframes.map { $0.firstElement?["s"]?.count ?? 0 } ?? colors["k"]?.count ?? 0
    return count > 4 * stops
  }
}

extension KeyframeContext {
  /// Whether it goes on to another keyframe without being held.
  var isEased: Bool { !isLast && !(cursor["h"]?.isSet ?? false) }

  /// The easing handles, where it has both and they count.
  var handles: (incoming: JSONCursor, outgoing: JSONCursor)? {
    guard isEased, let incoming = cursor["i"], let outgoing = cursor["o"] else { return nil }
    return (incoming, outgoing)
  }

  /// Whether dimensions ease differently.
  @Sendable
  static func hasUnlikeHandles(_ keyframe: KeyframeContext) -> Bool {
    guard let (incoming, outgoing) = keyframe.handles else { return false }
    return [incoming["x"], incoming["y"], outgoing["x"], outgoing["y"]].contains { axis in
      guard let axis, axis.isArray, axis.count > 1, let first = axis.firstNumber else {
        return false
      }
      return axis.hasNumber { $0 != first }
    }
  }

  /// Whether the value goes beyond the keyframes'.
  @Sendable
  static func overshoots(_ keyframe: KeyframeContext) -> Bool {
    guard let (incoming, outgoing) = keyframe.handles else { return false }
    let isOutside = { (axis: JSONCursor?) in axis?.hasNumber { $0 < 0 || $0 > 1 } ?? false }
    return isOutside(incoming["y"]) || isOutside(outgoing["y"])
  }

  /// Whether a position moves along a curve.
  @Sendable
  static func isSpatial(_ keyframe: KeyframeContext) -> Bool {
    guard keyframe.handles != nil else { return false }
    let bends = { (tangent: JSONCursor?) in tangent?.hasNumber { $0 != 0 } ?? false }
    return bends(keyframe.cursor["to"]) || bends(keyframe.cursor["ti"])
  }
}

extension AssetContext {
  /// Where an asset's content is, or what it is when it is no picture.
  enum Picture: Sendable {
    case file, data, server, sound, other
  }

  /// The first letters of its path, small: pictures within documents are long.
  private var path: String {
    guard let bytes = cursor["p"]?.rawString else { return "" }
    let part = bytes.count > 300 ? bytes.prefix(64) : bytes.prefix(300)
    return String(decoding: part, as: UTF8.self).lowercased()
  }

  /// Where its picture is; nil when it has no path.
  var picture: Picture? {
    guard kind == .image else { return nil }
    let path = path
    if path.hasPrefix("data:audio") || path.hasSuffix(".mp3") || path.hasSuffix(".wav") {
      return .sound
    }
    if cursor["t"]?.whole == 3 { return .other }
    if path.hasPrefix("data:") { return .data }
    let folder = cursor["u"]?.string?.lowercased() ?? ""
    let isRemote =
      path.hasPrefix("http:") || path.hasPrefix("https:") || folder.hasPrefix("http")
    return isRemote ? .server : .file
  }

  /// Whether it is a picture in a format.
  func hasPicture(_ format: String) -> Bool {
    guard let picture, picture != .sound, picture != .other else { return false }
    let path = path
    return path.hasPrefix("data:image/" + format) || path.hasSuffix("." + format)
  }
}

extension JSONCursor {
  /// The number at a place of an array.
  func number(at place: Int) -> Double? {
    guard isArray, place < count else { return nil }
    var rest = elements
    for _ in 0..<place { _ = rest.next() }
    return rest.next()?.double
  }

  /// The first number of an array, or of a property that does not change or its first keyframe; or
  /// the number itself.
  var firstNumber: Double? {
    if let double { return double }
    if isArray { return firstElement?.double }
    guard let value = self["k"] else { return nil }
    return PropertyContext.keyframes(self).map { $0.firstElement?["s"]?.firstNumber }
      ?? value.firstNumber
  }

  /// Whether a point, or one of the keyframes of it, has a third number other than 0.
  var hasThirdNumber: Bool {
    guard let value = self["k"] else { return false }
    guard let keyframes = PropertyContext.keyframes(self) else {
      return value.number(at: 2).map { $0 != 0 } ?? false
    }
    for keyframe in keyframes.elements {
      if let depth = keyframe["s"]?.number(at: 2), depth != 0 { return true }
    }
    return false
  }

  /// Whether keyframes of a path have unlike counts of vertices.
  var changesVertexCount: Bool {
    guard let keyframes = PropertyContext.keyframes(self) else { return false }
    var known: Int?
    for keyframe in keyframes.elements {
      for key in ["s", "e"] as [StaticString] {
        guard let count = keyframe[key]?.firstElement?["v"]?.count else { continue }
        if let known, known != count { return true }
        known = count
      }
    }
    return false
  }

  /// Whether the text `t` of a text document has a character of a kind.
  func hasScalar(_ test: (UnicodeScalar) -> Bool) -> Bool {
    self["t"]?.string?.unicodeScalars.contains(where: test) ?? false
  }
}
