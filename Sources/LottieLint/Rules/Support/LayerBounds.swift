import LottieGeometry
import LottieModel

/// An upper bound of the box that a layer paints, from the values of keyframes.
///
/// It is larger than needed: a rotation counts as a full circle, a curve as its control points. Nil
/// where it is unknown: texts, effects, expressions, 3D layers, repeaters and modifiers.
struct LayerBounds {
  private let composition: CompositionContext
  private let document: LintDocument
  /// The times at which transforms count; nil is always.
  private let times: Range<Double>?

  init(
    _ composition: CompositionContext,
    of document: LintDocument,
    during times: Range<Double>? = nil
  ) {
    self.composition = composition
    self.document = document
    self.times = times
  }

  /// Whether a layer is entirely outside a canvas at all times.
  func isOutside(_ layer: LayerContext, width: Double, height: Double) -> Bool {
    let canvas = Rect(x: 0, y: 0, width: width, height: height)
    func meets(_ box: Rect) -> Bool {
      box.maxX >= canvas.minX && box.minX <= canvas.maxX && box.maxY >= canvas.minY
        && box.minY <= canvas.maxY
    }
    guard LayerBounds.isFlat(layer), layer.cursor[.effects]?.count ?? 0 == 0,
      layer.cursor[.layerStyles]?.count ?? 0 == 0
    else { return false }
    // Most layers start inside, and need no further check.
    if let point = firstPoint(layer), meets(point) { return false }
    guard let content = content(layer), !content.isEmpty, let box = transformed(content, layer)
    else {
      return false
    }
    return !meets(box)
  }

  private static func isFlat(_ layer: LayerContext) -> Bool {
    !(layer.cursor[.threeDimensional]?.isSet ?? false)
  }

  /// A box in the composition's coordinates, through the transforms of the layer and its parents.
  private func transformed(_ box: Rect, _ layer: LayerContext) -> Rect? {
    var (box, next) = (box, Optional(layer))
    for _ in 0..<32 {
      guard let layer = next else { return box }
      let turns = layer.cursor[.autoOrient]?.isSet ?? false
      guard LayerBounds.isFlat(layer), let transform = layer.transform,
        let placed = LayerBounds.apply(
          transform,
          to: box,
          turns: turns,
          during: layer.isStretched ? nil : times
        )
      else { return nil }
      box = placed
      guard let parent = layer.parent else { return box }
      guard let found = composition.layer(ind: parent) else { return nil }
      next = found
    }
    return nil
  }

  /// A box through a transform, at any of the times.
  private static func apply(
    _ transform: JSONCursor,
    to box: Rect,
    turns: Bool,
    during times: Range<Double>? = nil
  ) -> Rect? {
    func range(_ key: JSONName, _ still: [Double]) -> [ClosedRange<Double>]? {
      guard let property = transform[key] else { return still.map { $0...$0 } }
      guard let ranges = ValueRange.all(property, during: times), ranges.count >= still.count
      else { return nil }
      return ranges
    }
    for key in [.rotationX, .rotationY, .skew] as [JSONName] {
      guard let ranges = range(key, [0]), ranges[0] == 0...0 else { return nil }
    }
    guard let anchor = range("a", [0, 0]), let scale = range("s", [100, 100]),
      let turn = range(transform[.rotation] == nil ? "rz" : "r", [0]),
      let position = range("p", [0, 0])
    else { return nil }
    var x = (box.minX - anchor[0].upperBound, box.maxX - anchor[0].lowerBound)
    var y = (box.minY - anchor[1].upperBound, box.maxY - anchor[1].lowerBound)
    x = product(x, scale[0])
    y = product(y, scale[1])
    if turns || turn[0] != 0...0 {
      let reach =
        (max(abs(x.0), abs(x.1)) * max(abs(x.0), abs(x.1))
        + max(abs(y.0), abs(y.1)) * max(abs(y.0), abs(y.1))).squareRoot()
      (x, y) = ((-reach, reach), (-reach, reach))
    }
    return Rect(
      minX: x.0 + position[0].lowerBound,
      minY: y.0 + position[1].lowerBound,
      maxX: x.1 + position[0].upperBound,
      maxY: y.1 + position[1].upperBound
    )
  }

  /// An interval multiplied by a percentage.
  private static func product(
    _ a: (Double, Double),
    _ percent: ClosedRange<Double>
  ) -> (Double, Double) {
    let (low, high) = (percent.lowerBound.fraction, percent.upperBound.fraction)
    let products = [a.0 * low, a.0 * high, a.1 * low, a.1 * high]
    return (products.min() ?? 0, products.max() ?? 0)
  }

  /// Roughly where a layer starts: without rotation, and with the first values only.
  private func firstPoint(_ layer: LayerContext) -> Rect? {
    var (x, y) = (0.0, 0.0)
    if layer.type == .shape, let shapes = layer.cursor["shapes"] {
      LayerBounds.addFirstPoint(shapes, &x, &y, depth: 0)
    } else if let width = layer.cursor[layer.type == .solid ? .solidWidth : .width]?.double,
      let height = layer.cursor[layer.type == .solid ? .solidHeight : .height]?.double
    {
      (x, y) = (width / 2, height / 2)
    }
    var next = Optional(layer)
    for _ in 0..<8 {
      guard let layer = next, let transform = layer.transform else { break }
      let times = layer.isStretched ? nil : times
      func first(_ key: JSONName, _ component: Int, _ standard: Double = 0) -> Double {
        LayerBounds.first(transform[key], component, standard, during: times)
      }
      x = (x - first(.anchorPoint, 0)) * first(.scale, 0, 100) / 100 + first(.position, 0)
      y = (y - first(.anchorPoint, 1)) * first(.scale, 1, 100) / 100 + first(.position, 1)
      next = layer.parent.flatMap { composition.layer(ind: $0) }
    }
    guard x.isFinite, y.isFinite else { return nil }
    return Rect(x: x, y: y, width: 0, height: 0)
  }

  private static func first(
    _ property: JSONCursor?,
    _ component: Int,
    _ standard: Double = 0,
    during times: Range<Double>? = nil
  ) -> Double {
    guard let property else { return standard }
    if property[.separateDimensions]?.bool == true, property[.value] == nil {
      return property[component == 0 ? "x" : "y"].flatMap { ValueRange.first($0, during: times) }
        ?? standard
    }
    return ValueRange.first(property, component, during: times) ?? standard
  }

  /// Adds the first point of the first path of a list of shapes, and the positions of the groups
  /// around it.
  private static func addFirstPoint(
    _ list: JSONCursor,
    _ x: inout Double,
    _ y: inout Double,
    depth: Int
  ) {
    guard depth < 8, let item = list.firstElement else { return }
    let shape = ShapeContext(item)
    switch shape.type {
    case .group:
      guard let inner = item[.contents] else { return }
      addFirstPoint(inner, &x, &y, depth: depth + 1)
      for item in inner.elements where item[.type]?.string == "tr" {
        x += first(item[.position], 0) - first(item[.anchorPoint], 0)
        y += first(item[.position], 1) - first(item[.anchorPoint], 1)
      }
    case .path:
      var value = item[.path]?[.value]?.firstElement
      if let start = value?[.startValue] { value = start.firstElement }
      guard let vertex = value?[.vertices]?.firstElement else { return }
      x += vertex.firstElement?.double ?? 0
      y += vertex.numbers.last ?? 0
    case .ellipse, .rectangle, .star:
      x += first(item[.position], 0)
      y += first(item[.position], 1)
    default: return
    }
  }

  /// The box of a layer's contents, in its own coordinates.
  private func content(_ layer: LayerContext) -> Rect? {
    switch layer.type {
    case .precomp: LayerBounds.box(layer.cursor[.width], layer.cursor[.height])
    case .solid: LayerBounds.box(layer.cursor[.solidWidth], layer.cursor[.solidHeight])
    case .image:
      layer.refID.flatMap { document.asset($0) }.flatMap { asset in
        LayerBounds.box(asset.cursor[.width], asset.cursor[.height])
      }
    case .shape: layer.cursor["shapes"].flatMap { LayerBounds.bounds($0, depth: 0) }
    case .text: layer.cursor[.text].flatMap(LayerBounds.text)
    default: nil
    }
  }

  /// A box around the origin that a static text stays within; nil where it is animated or
  /// characters may have any size.
  private static func text(_ text: JSONCursor) -> Rect? {
    guard text[.animators]?.count ?? 0 == 0, text[.pathOptions]?.count ?? 0 == 0,
      let source = text[.sourceText],
      source[.expression] == nil, source[.slot] == nil, let list = source[.value], list.isArray
    else { return nil }
    var reach = 0.0
    for keyframe in list.elements {
      guard let document = keyframe[.document], let characters = document[.text]?.string,
        let size = document[.fontSize]?.double, size.isFinite
      else { return nil }
      let tracking = abs(document[.tracking]?.double ?? 0) / 1000
      let lines = characters.count { $0.isNewline || $0 == "\u{3}" } + 1
      // No character is wider than two of its size, no line higher than its leading and twice its
      // size.
      let width = Double(characters.count) * abs(size) * (2 + tracking)
      let height = Double(lines) * (abs(document[.leading]?.double ?? 0) + 2 * abs(size))
      let box = ["sz", "ps"].flatMap { name in
        document.members.first { $0.name == name }?.value.numbers ?? []
      }
      let shift = abs(document[.baselineShift]?.double ?? 0)
      reach = max(reach, width + height + shift + box.reduce(0) { $0 + abs($1) })
    }
    guard reach.isFinite, list.count > 0 else { return nil }
    return Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
  }

  private static func box(_ width: JSONCursor?, _ height: JSONCursor?) -> Rect? {
    guard let width = width?.double, let height = height?.double, width.isFinite, height.isFinite
    else { return nil }
    return Rect(x: 0, y: 0, width: max(0, width), height: max(0, height))
  }

  /// The box of a list of shapes; nil where something in it is not bounded.
  private static func bounds(_ list: JSONCursor, depth: Int) -> Rect? {
    var box = Rect.empty
    var edge = 0.0
    var transform: JSONCursor?
    for item in list.elements {
      let shape = ShapeContext(item)
      guard let type = shape.type else { return nil }
      guard !shape.isHidden else { continue }
      switch type {
      case .group:
        guard depth < 64, let inner = item[.contents], let found = bounds(inner, depth: depth + 1)
        else {
          return nil
        }
        box = box.union(found)
      case .path, .ellipse, .rectangle, .star:
        guard let found = path(item, type) else { return nil }
        box = box.union(found)
      case .stroke, .gradientStroke:
        guard let width = ValueRange.all(item[.strokeWidth])?.first else { return nil }
        // Half the width, extended by the miter.
        edge = max(edge, width.upperBound / 2 * max(2, item[.miterLimit]?.double ?? 4))
      case .transform: transform = item
      case .fill, .gradientFill, .trim, .roundedCorners, .merge, .noStyle: break
      case .repeater, .pucker, .offset, .zigZag, .twist, .wiggle: return nil
      }
    }
    guard !box.isEmpty else { return box }
    box = box.insetBy(-edge)
    return transform.map { apply($0, to: box, turns: false) } ?? box
  }

  private static func path(_ item: JSONCursor, _ type: ShapeType) -> Rect? {
    guard type == .path else {
      guard let position = ValueRange.all(item[.position]), position.count > 1 else { return nil }
      var half: (Double, Double)
      if type == .star {
        let radii = [
          ValueRange.all(item[.outerRadius])?.first, ValueRange.all(item[.innerRadius])?.first,
        ]
        guard let outer = radii[0] else { return nil }
        // Rounded corners bulge beyond the radius.
        let reach = 2 * max(abs(outer.lowerBound), outer.upperBound, radii[1]?.upperBound ?? 0)
        half = (reach, reach)
      } else {
        guard let size = ValueRange.all(item[.size]), size.count > 1 else { return nil }
        half = (size[0].upperBound / 2, size[1].upperBound / 2)
      }
      return Rect(
        minX: position[0].lowerBound - half.0,
        minY: position[1].lowerBound - half.1,
        maxX: position[0].upperBound + half.0,
        maxY: position[1].upperBound + half.1
      )
    }
    guard let property = item[.path], property[.x] == nil, property[.slot] == nil else {
      return nil
    }
    var box = Rect.empty
    guard let keyframes = PropertyContext.keyframes(property) else {
      return property[.value].flatMap { add($0, to: &box) ? box : nil }
    }
    for keyframe in keyframes.elements {
      for key in [.startValue, .endValue] as [JSONName] {
        guard let value = keyframe[key]?.firstElement else { continue }
        guard add(value, to: &box) else { return nil }
      }
    }
    return box
  }

  /// Adds the vertices and the ends of the tangents of a path.
  private static func add(_ path: JSONCursor, to box: inout Rect) -> Bool {
    guard let vertices = path[.vertices], vertices.isArray else { return false }
    var points: [Point] = []
    for vertex in vertices.elements {
      let numbers = vertex.numbers
      guard numbers.count > 1 else { return false }
      points.append(Point(numbers[0], numbers[1]))
    }
    for point in points { box.formUnion(point) }
    for key in [.inTangents, .outTangents] as [JSONName] {
      for (point, tangent) in zip(points, path[key]?.list ?? []) {
        let numbers = tangent.numbers
        guard numbers.count > 1 else { return false }
        box.formUnion(Point(point.x + numbers[0], point.y + numbers[1]))
      }
    }
    return box.isEmpty
      || box.minX.isFinite && box.maxX.isFinite && box.minY.isFinite
        && box.maxY.isFinite
  }
}

extension LayerContext {
  /// Whether its values are those of other frames.
  var isStretched: Bool { cursor[.timeStretch]?.double ?? 1 != 1 }
}
