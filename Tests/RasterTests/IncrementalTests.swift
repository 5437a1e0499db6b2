import LottieGeometry
import LottieRaster
import LottieScene
import TestSupport
import Testing

/// A tree of items that changes at random, as a composition would from frame to frame.
private struct Scene {
  var random: SeededRandom
  var generation: Generation = 1
  private var nextID: UInt32 = 0
  private var roots: [Node] = []
  static let size = 48.0

  private final class Node {
    var id: UInt32
    var generation: Generation
    var content: DisplayItem.Content
    var children: [Node] = []
    var sourceCount = 0

    init(id: UInt32, generation: Generation, content: DisplayItem.Content) {
      self.id = id
      self.generation = generation
      self.content = content
    }
  }

  init(seed: UInt64) {
    random = SeededRandom(seed)
    roots = (0..<8).map { _ in makeNode(depth: 0) }
  }

  var list: DisplayList {
    var items: [DisplayItem] = []
    for root in roots { write(root, &items) }
    return DisplayList(
      size: Size(width: Self.size - 0.5, height: Self.size),
      items: items,
      generation: generation
    )
  }

  private func write(_ node: Node, _ items: inout [DisplayItem]) {
    let start = items.count
    items.append(DisplayItem(id: node.id, generation: node.generation, content: node.content))
    guard case .group(var group) = node.content else { return }
    for (index, child) in node.children.enumerated() {
      if index == node.sourceCount { group.matte?.sourceEnd = items.count }
      write(child, &items)
    }
    group.end = items.count
    items[start].content = .group(group)
  }

  private mutating func makeNode(depth: Int) -> Node {
    nextID += 1
    let node = Node(id: nextID, generation: generation, content: makeContent(depth: depth))
    if case .group(let group) = node.content {
      let count = 1 + random.below(3)
      node.children = (0..<count + 1).map { _ in makeNode(depth: depth + 1) }
      if group.matte == nil, random.chance(0.4) { node.children.removeLast(count) }
      node.sourceCount = group.matte == nil ? 0 : 1
    }
    return node
  }

  private mutating func makeContent(depth: Int) -> DisplayItem.Content {
    if depth < 3, random.chance(0.4) { return .group(makeGroup()) }
    let blend = random.chance(0.15) ? BlendMode(rawValue: random.below(18)) ?? .normal : .normal
    switch random.below(5) {
    case 0, 1:
      return .fill(
        FillItem(
          path: makePath(),
          rule: random.chance(0.5) ? .evenOdd : .nonZero,
          paint: makePaint(),
          transform: makeTransform(),
          blend: blend
        )
      )
    case 2, 3:
      let style = StrokeStyle(
        width: random.number(0, 6),
        cap: LineCap(rawValue: 1 + random.below(3)) ?? .butt,
        join: LineJoin(rawValue: 1 + random.below(3)) ?? .bevel,
        dashes: random.chance(0.3) ? Dashes([random.number(0, 8), random.number(1, 4)]) : nil
      )
      return .stroke(
        StrokeItem(
          path: makePath(),
          style: style,
          paint: makePaint(),
          transform: makeTransform(),
          blend: blend
        )
      )
    default:
      var pixmap = Pixmap(width: 9, height: 7)
      for index in pixmap.pixels.indices { pixmap.pixels[index] = makeColor().premultipliedPixel }
      return .image(
        ImageItem(
          image: ImageResource(pixmap),
          size: Size(width: random.number(2, 30), height: random.number(2, 30)),
          transform: makeTransform(),
          blend: blend
        )
      )
    }
  }

  private mutating func makeGroup() -> GroupItem {
    var group = GroupItem(end: 0)
    if random.chance(0.4) { group.opacity = random.unit() }
    if random.chance(0.2) { group.blend = BlendMode(rawValue: random.below(18)) ?? .normal }
    group.isIsolated = random.chance(0.3)
    if random.chance(0.3) {
      group.clip = ClipItem(
        rect: Rect(x: 4.3, y: 3, width: random.number(5, 40), height: random.number(5, 40)),
        transform: random.chance(0.5) ? .identity : makeTransform()
      )
    }
    if random.chance(0.3) { group.masks = makeMasks() }
    if random.chance(0.3) {
      group.filters = (0...random.below(2)).map { _ in makeFilter() }
      if random.chance(0.4) { group.filterMasks = makeMasks() }
    }
    if random.chance(0.3) {
      let mode: MatteItem.Mode = random.chance(0.5) ? .luma : .alpha
      group.matte = MatteItem(mode: mode, isInverted: random.chance(0.5), sourceEnd: 0)
    }
    return group
  }

  private mutating func makeMasks() -> [MaskItem] {
    let modes: [MaskItem.Mode] = [.add, .subtract, .intersect, .lighten, .darken, .difference]
    return (0..<1 + random.below(2)).map { _ in
      MaskItem(
        path: makePath(),
        transform: makeTransform(),
        mode: modes[random.chance(0.5) ? 0 : random.below(6)],
        isInverted: random.chance(0.3),
        opacity: random.chance(0.5) ? 1 : random.unit(),
        expansion: random.chance(0.3) ? random.number(-3, 3) : 0,
        feather: random.chance(0.3) ? Point(random.number(0, 3), random.number(0, 3)) : .zero
      )
    }
  }

  private mutating func makeFilter() -> Filter {
    let transform = random.chance(0.5) ? .identity : makeTransform()
    switch random.below(6) {
    case 0:
      let edge = Rect(x: 0, y: 0, width: random.number(5, 40), height: random.number(5, 40))
      return .blur(
        BlurFilter(
          sigma: Point(random.number(0, 4), random.number(0, 4)),
          transform: transform,
          repeatedEdge: random.chance(0.3) ? edge : nil
        )
      )
    case 1:
      let kinds: [ShadowFilter.Kind] = [.behind, .alone, .inside, .center]
      return .shadow(
        ShadowFilter(
          kinds[random.below(4)],
          color: Color(red: random.unit(), green: 0, blue: 1, alpha: random.unit()),
          offset: Point(random.number(-9, 9), random.number(-9, 9)),
          sigma: random.chance(0.5) ? 0 : random.number(0, 4),
          spread: random.chance(0.7) ? 0 : random.unit(),
          transform: transform
        )
      )
    case 2:
      return .outline(
        OutlineFilter(color: makeColor(), width: random.number(0, 6), transform: transform)
      )
    case 3:
      return .satin(
        SatinFilter(
          color: makeColor(),
          offset: Point(random.number(-5, 5), random.number(-5, 5)),
          sigma: random.number(0, 3),
          isInverted: random.chance(0.5),
          transform: transform
        )
      )
    case 4:
      let sides: [BevelFilter.Side] = [.inside, .outside, .both, .pillow]
      return .bevel(
        BevelFilter(
          sides[random.below(4)],
          highlight: BevelFilter.Tone(makeColor(), blend: random.chance(0.5) ? .screen : .normal),
          shadow: BevelFilter.Tone(makeColor()),
          light: Point(random.number(-1, 1), random.number(-1, 1)),
          altitude: random.number(0, 90),
          sigma: random.number(0, 4),
          transform: transform
        )
      )
    default: return .color(.tones(colors: [.black, .white], amount: random.unit()))
    }
  }

  private mutating func makePath() -> PathResource {
    let size = Self.size
    let (x, y) = (random.number(-9, size), random.number(-9, size))
    let (w, h) = (random.number(1, size / 2), random.number(1, size / 2))
    switch random.below(3) {
    case 0: return rect(x, y, w, h)
    case 1: return ellipse(x, y, w, h)
    default:
      let points = (0..<5).map { _ in
        CurveVertex(
          Point(random.number(-9, size), random.number(-9, size)),
          in: Point(random.number(-9, size), random.number(-9, size)),
          out: Point(random.number(-9, size), random.number(-9, size))
        )
      }
      return PathResource(BezierPath(points, isClosed: random.chance(0.5)))
    }
  }

  private mutating func makePaint() -> Paint {
    guard random.chance(0.4) else { return .solid(makeColor()) }
    let (a, b) = (Point(random.number(0, 40), 5), Point(random.number(0, 40), random.number(0, 40)))
    let stops = [
      ColorStop(offset: 0, color: makeColor()), ColorStop(offset: 1, color: makeColor()),
    ]
    let shape: Gradient.Shape =
      random.chance(0.5)
      ? .linear(start: a, end: b)
      : .radial(center: a, radius: random.number(1, 30), focus: random.chance(0.5) ? a : b)
    return .gradient(Gradient(shape: shape, stops: stops), opacity: random.chance(0.5) ? 1 : 0.6)
  }

  private mutating func makeColor() -> Color {
    Color(
      red: random.unit(),
      green: random.unit(),
      blue: random.unit(),
      alpha: random.chance(0.5) ? 1 : random.unit()
    )
  }

  private mutating func makeTransform() -> Affine {
    guard random.chance(0.4) else {
      return .translation(random.number(-4, 4), random.below(4) == 0 ? 0.5 : 1)
    }
    return Affine.rotation(degrees: random.number(0, 360))
      .then(.scale(random.number(0.3, 1.5), random.number(-1.2, 1.2)))
      .then(.translation(random.number(0, 40), random.number(0, 40)))
  }

  private func all(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + all($0.children) } }

  /// The next frame.
  mutating func step() {
    generation += 1
    for _ in 0..<random.below(4) {
      let nodes = all(roots)
      let node = nodes[random.below(nodes.count)]
      switch random.below(8) {
      case 0 where roots.count > 3: roots.remove(at: random.below(roots.count))
      case 1: roots.insert(makeNode(depth: 0), at: random.below(roots.count))
      case 2: roots.swapAt(random.below(roots.count), random.below(roots.count))
      case 3:
        if case .group = node.content, node.sourceCount == 0 {
          node.children.append(makeNode(depth: 3))
        }
      default: change(node)
      }
    }
  }

  private mutating func change(_ node: Node) {
    node.generation = generation
    switch node.content {
    case .fill(var item):
      if random.chance(0.5) { item.paint = makePaint() } else { item.transform = makeTransform() }
      node.content = .fill(item)
    case .stroke(var item):
      if random.chance(0.5) {
        item.paint = makePaint()
      } else {
        item.style.width = random.unit() * 5
      }
      node.content = .stroke(item)
    case .image(var item):
      item.transform = makeTransform()
      node.content = .image(item)
    case .group(var group):
      if random.chance(0.5) {
        group.opacity = random.unit()
      } else {
        let matte = group.matte
        group = makeGroup()
        group.matte = matte
      }
      node.content = .group(group)
    }
  }
}

struct IncrementalTests {
  @Test func `what overlapping boxes have in common is drawn once`() {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let bars = list(
      [fill(rect(0, 90, 200, 4), half), fill(rect(90, 0, 4, 200), half)],
      width: 200,
      height: 200
    )
    let walking = Rasterizer(width: 200, height: 200)
    var nothing = list([], width: 200, height: 200)
    nothing.generation = 0
    _ = walking.draw(nothing, view: .identity)
    _ = walking.draw(bars, view: .identity)
    let fresh = Rasterizer(width: 200, height: 200)
    _ = fresh.draw(bars, view: .identity)
    #expect(walking.pixmap == fresh.pixmap)
  }

  @Test(arguments: 1...50)
  func `drawing what changed gives the bytes of drawing everything`(_ seed: Int) {
    var scene = Scene(seed: UInt64(seed))
    let kept = Rasterizer(width: 48, height: 48)
    let view = seed % 3 == 0 ? Affine.scale(0.9, 0.9) : .identity
    var history: [DisplayList] = []
    for step in 0..<24 {
      let list = scene.list
      history.append(list)
      check(list, kept, view, "seed \(seed), step \(step)")
      if step % 7 == 6 {
        // Back to an earlier frame: a new generation, as the composition would count on.
        var old = history[scene.random.below(history.count)]
        scene.generation += 1
        old.generation = scene.generation
        for index in old.items.indices { old.items[index].generation = scene.generation }
        check(old, kept, view, "seed \(seed), back from \(step)")
        var again = list
        scene.generation += 1
        again.generation = scene.generation
        for index in again.items.indices { again.items[index].generation = scene.generation }
        check(again, kept, view, "seed \(seed), again \(step)")
        kept.invalidate()
      }
      scene.step()
    }
  }

  private func check(_ list: DisplayList, _ kept: Rasterizer, _ view: Affine, _ start: String) {
    let fresh = Rasterizer(width: 48, height: 48)
    fresh.isIncremental = false
    _ = fresh.draw(list, view: view)
    let before = kept.pixmap
    let damage = kept.draw(list, view: view)
    let (a, b) = (kept.pixmap, fresh.pixmap)
    let different = zip(a.pixels, b.pixels).filter { $0 != $1 }.count
    #expect(different == 0, "\(start): \(damage)")
    guard case .part(let x, let y, let width, let height) = damage else { return }
    for row in 0..<48 {
      for column in 0..<48 where a[column, row] != before[column, row] {
        let isInside = (x..<x + width).contains(column) && (y..<y + height).contains(row)
        #expect(isInside, "\(start): changed outside of the damage")
      }
    }
  }

  @Test func `an equal list draws nothing`() {
    let rasterizer = Rasterizer(width: 16, height: 16)
    let first = list([fill(rect(1, 1, 4, 4))])
    #expect(rasterizer.draw(first, view: .identity) == .full)
    #expect(rasterizer.draw(first, view: .identity) == .none)
    #expect(rasterizer.draw(first, view: .scale(2, 2)) == .full)
  }

  @Test func `the damage is where something was and is`() {
    let rasterizer = Rasterizer(width: 32, height: 32)
    var frame = list([fill(rect(1, 1, 4, 4)), fill(rect(20, 20, 4, 4))], width: 32, height: 32)
    _ = rasterizer.draw(frame, view: .identity)
    frame.generation = 2
    frame.items[0].generation = 2
    frame.items[0].content = fill(rect(2, 3, 4, 4))
    #expect(rasterizer.draw(frame, view: .identity) == .part(x: 1, y: 1, width: 5, height: 6))
  }

  @Test func `another background redraws everything`() {
    let rasterizer = Rasterizer(width: 8, height: 8)
    let frame = list([])
    _ = rasterizer.draw(frame, view: .identity)
    rasterizer.background = .white
    #expect(rasterizer.draw(frame, view: .identity) == .full)
    #expect(rasterizer.pixmap[0, 0] == 0xffff_ffff)
  }
}
