import LottieGeometry
import LottieModel
import LottieScene

/// The state an item inherits from its parents.
struct EmitState {
  /// Coordinates of the item's parent to those of the composition.
  var matrix = Affine.identity
  /// Opacity of parents that hold nothing else.
  var opacity = 1.0
  /// Opacity of all layers around, where the innermost is drawn instead; see ``Dialect/innermostOpacity``.
  var layerOpacity = 1.0
  /// Blend mode of parents that hold nothing else.
  private(set) var blend = BlendMode.normal
  /// Whether such a parent is a buffer of its own, in which the item's blend mode finds nothing to blend with.
  private var isIsolated = false
  /// Generation of the last change of any of these.
  var generation: Generation = 0
  /// Number of this copy of the nodes; 0 if there is only one.
  var context: UInt32 = 0

  /// The blend mode of an item that has one itself.
  func blend(or own: BlendMode) -> BlendMode { isIsolated ? blend : own }

  /// Adds a parent that holds nothing else.
  mutating func add(opacity: Double, blend: BlendMode, _ dialect: Dialect) {
    self.opacity *= opacity
    self.blend = self.blend(or: blend)
    isIsolated =
      isIsolated || opacity < 1 && !dialect.contains(.fadedBlends) || blend != .normal
  }

  /// Forgets parents, which are a group now.
  mutating func enterGroup() {
    opacity = 1
    blend = .normal
    isIsolated = false
  }

  /// Applies a transform.
  mutating func move(_ inner: Affine, generation: Generation) {
    if inner != .identity { matrix = inner.then(matrix) }
    self.generation = max(self.generation, generation)
  }
}

/// Writes the items of a display list.
struct DisplayListBuilder {
  /// Maximum number of items.
  static let maximumItems = 200_000
  /// Maximum number of layers, copies and items visited: nested compositions, mattes and repeaters
  /// multiply, also when they show nothing.
  private static let maximumSteps = 2_000_000
  /// Maximum bytes of the items and of the paths made for them, without further instructions.
  static let standardBytes = 64 << 20
  /// Steps that an echo counts as: the contents are updated to its time.
  static let echoSteps = 10_000
  /// Steps that an item counts as, also a group that turns out to be empty and is removed.
  private static let itemSteps = 4

  private struct CopyKey: Hashable {
    let context: UInt32
    let node: UInt32
    let copy: Int
  }

  var items: [DisplayItem] = []
  /// The index in the list of the first of `items`.
  private var base = 0
  /// Whether stacks remember what their layers wrote, to write it anew alone.
  let isRecording: Bool
  /// The indices of items whose layers are searched for, and the layers found.
  private var wanted: [Int] = []
  private(set) var owners: [Int: CompositionLayer] = [:]
  private var steps = 0
  /// Maximum bytes of the items and of the paths made for them.
  var maximumBytes = DisplayListBuilder.standardBytes
  /// Bytes of the items so far, and of the paths made for them.
  private(set) var bytes = 0
  /// Whether something was left out because of its bytes; then everything behind it is.
  private var isOutOfBytes = false
  /// Paths made in this generation or later count as well; nil for none, as nodes keep them.
  private var countedGeneration: Generation?
  /// The path that was counted last; copies share it.
  private var countedPath: PathResource?
  /// The innermost layer that was being written when a limit was reached.
  private(set) var limitingLayer: CompositionLayer?
  /// The number of layers that are being written as mattes of effects, each within another.
  private var effectMattes = 0
  private var hasDeepMattes = false
  /// Number of items written into lists so far, those of parts written anew included.
  private(set) var written = 0
  /// Number of layers, copies and items visited so far.
  private(set) var visited = 0
  /// Bytes of paths made for items so far, and looked at for their bytes.
  private var madeBytes = 0
  private static let visitWork = 600
  private static let itemWork = 3_000
  private static let byteWork = 4
  /// Nanoseconds of one core that all lists took so far, estimated.
  var work: Int {
    visited * DisplayListBuilder.visitWork + written * DisplayListBuilder.itemWork
      + madeBytes * DisplayListBuilder.byteWork
  }
  /// Identities of copies; stable from frame to frame, unless there are too many.
  private var copies: [CopyKey: UInt32] = [:]
  /// Bytes of an identity, in a table that is three quarters full.
  private static let identityBytes =
    (MemoryLayout<CopyKey>.stride + MemoryLayout<UInt32>.stride) * 4 / 3
  private let identities: IdentitySource
  /// Rules of another player.
  let dialect: Dialect
  /// Whether items without opacity are among it: where bounds are measured that count them.
  var keepsInvisible = false
  /// Where lottie-android measures items from an index on, as a map from where they are; nil where it does not.
  private var measures: [(start: Int, map: Affine?)] = []
  /// Pixels of a unit of the composition, for rules of another player that count pixels.
  var pixelScale = 1.0

  /// The filters of each fill and stroke of shapes; see ``Dialect/effectsEach``.
  private var paintFilters: [Filter] = []

  /// Whether it keeps which layer wrote which items.
  private let notesLayers: Bool
  /// The layers that wrote something and their items, those within others before them; empty unless it notes them.
  private(set) var layerParts: [(layer: CompositionLayer, items: Range<Int>)] = []
  /// The opacity that a canvas is set to; see ``Dialect/innermostOpacity``.
  private var canvasOpacity = 1.0

  /// Creates a builder of an empty list.
  ///
  /// - Parameters:
  ///   - identities: Gives copies their identities.
  ///   - dialect: Rules of another player.
  ///   - isRecording: Whether stacks remember what their layers wrote.
  ///   - notesLayers: Whether it keeps which layer wrote which items.
  init(
    _ identities: IdentitySource,
    _ dialect: Dialect = [],
    isRecording: Bool = false,
    notesLayers: Bool = false
  ) {
    self.notesLayers = notesLayers
    self.identities = identities
    self.dialect = dialect
    // A layer written anew alone does not know what was drawn before it, nor the effects around it, nor where its parts
    // are measured.
    let around: Dialect = [.innermostOpacity, .effectsEach, .tightLayers]
    self.isRecording = isRecording && dialect.isDisjoint(with: around)
  }

  /// The state of what lies in no other item.
  ///
  /// Where opacities depend on what was drawn before, everything counts as changed.
  var outermost: EmitState {
    var state = EmitState()
    if dialect.contains(.innermostOpacity) { state.generation = identities.generation }
    return state
  }

  /// Number of items in the list so far.
  var count: Int { base + items.count }

  /// A mark at the end of the list so far; see ``part(from:)``.
  var mark: ListPart { ListPart(start: count, count: 0, steps: steps, bytes: bytes) }

  /// The part of the list written since a mark.
  func part(from mark: ListPart) -> ListPart {
    ListPart(
      start: mark.start,
      count: count - mark.start,
      steps: steps - mark.steps,
      bytes: bytes - mark.bytes
    )
  }

  /// Writes a part of a finished list anew.
  ///
  /// - Returns: False, and nothing is written, when the part would not keep its size: what follows
  ///   would move, and the limits on items, steps and bytes might leave out something else.
  mutating func rewrite(
    _ part: ListPart,
    of list: inout [DisplayItem],
    _ body: (inout DisplayListBuilder) -> Void
  ) -> Bool {
    begin()
    base = part.start
    defer { begin() }
    body(&self)
    guard items.count == part.count, steps == part.steps, bytes == part.bytes, !isOutOfBytes
    else { return false }
    for (i, item) in items.enumerated() { list[part.start + i] = item }
    return true
  }

  /// Maximum layers that are written as mattes of effects, each within another.
  private static let maximumEffectMattes = 64

  /// Writes a layer as the matte of an effect, if it is not nested too deeply.
  mutating func withEffectMatte(_ write: (inout DisplayListBuilder) -> Void) {
    guard effectMattes < DisplayListBuilder.maximumEffectMattes else { return hasDeepMattes = true }
    effectMattes += 1
    write(&self)
    effectMattes -= 1
  }

  /// Whether a limit is reached.
  var isFull: Bool { limit != nil }

  /// The limit that is reached; nil for none.
  var limit: Diagnostic.Limit? {
    if count >= DisplayListBuilder.maximumItems { return .items(DisplayListBuilder.maximumItems) }
    if isOutOfBytes { return .listMemory }
    if hasDeepMattes { return .effectMattes(DisplayListBuilder.maximumEffectMattes) }
    guard steps > DisplayListBuilder.maximumSteps else { return nil }
    return .steps(DisplayListBuilder.maximumSteps, echo: DisplayListBuilder.echoSteps)
  }

  /// Counts a visited layer, copy or item, or what takes as long as several.
  ///
  /// - Returns: Whether the limit allows more.
  mutating func step(_ count: Int = 1) -> Bool {
    steps += count
    visited += 1
    return !isFull
  }

  private mutating func countItem() {
    written += 1
    steps += DisplayListBuilder.itemSteps
  }

  /// Counts bytes that an item is about to keep.
  ///
  /// - Returns: Whether the limit allows them; if not, nothing more is allowed.
  private mutating func take(_ bytes: Int) -> Bool {
    guard !isOutOfBytes, bytes <= maximumBytes - self.bytes else {
      isOutOfBytes = true
      return false
    }
    self.bytes += bytes
    return true
  }

  /// Counts a path that was made for one item, and that nothing else keeps.
  ///
  /// - Returns: Whether the limit allows it; if not, nothing more is allowed.
  mutating func take(_ path: PathResource) -> Bool {
    madeBytes += path.bytes
    return take(path.bytes)
  }

  /// Writes what was updated for this list alone, so that the paths made since a generation count as its own.
  mutating func countPaths(since generation: Generation, _ body: (inout DisplayListBuilder) -> Void)
  {
    let outer = countedGeneration
    countedGeneration = generation
    body(&self)
    (countedGeneration, countedPath) = (outer, nil)
  }

  /// Counts the path of an item if it was made for this list.
  private mutating func takePath(of content: DisplayItem.Content) -> Bool {
    switch content {
    case .fill(let fill): takeNew(fill.path)
    case .stroke(let stroke): takeNew(stroke.path)
    case .image, .group: true
    }
  }

  private mutating func takeNew(_ path: PathResource) -> Bool {
    guard let countedGeneration, path.generation >= countedGeneration, path !== countedPath else {
      return true
    }
    countedPath = path
    return take(path)
  }

  /// Starts a new list.
  ///
  /// `wanted`: The indices of items whose layers to find.
  mutating func begin(wanted: [Int] = []) {
    items.removeAll(keepingCapacity: true)
    base = 0
    steps = 0
    bytes = 0
    isOutOfBytes = false
    hasDeepMattes = false
    canvasOpacity = 1
    paintFilters = []
    measures = []
    limitingLayer = nil
    if copies.count > maximumBytes / DisplayListBuilder.identityBytes { copies = [:] }
    self.wanted = wanted
    owners = [:]
  }

  /// Begins the items of a layer, within those of others that are begun.
  ///
  /// - Returns: The index of its first.
  func enter(_ layer: CompositionLayer) -> Int {
    if let meter = identities.meter {
      identities.listWork = work
      meter.enter(ObjectIdentifier(layer))
    }
    return count
  }

  /// Ends the items of a layer, which begin at an index.
  mutating func leave(_ layer: CompositionLayer, from start: Int) {
    note(layer, from: start)
    guard let meter = identities.meter else { return }
    identities.listWork = work
    meter.leave()
  }

  /// Notes that a layer wrote the items from an index on; layers within it were noted before.
  mutating func note(_ layer: CompositionLayer, from start: Int) {
    if limitingLayer == nil, isFull { limitingLayer = layer }
    if notesLayers, count > start { layerParts.append((layer, start..<count)) }
    for index in wanted where index >= start && index < count && owners[index] == nil {
      owners[index] = layer
    }
  }

  /// The context of a copy of a node within a context.
  mutating func context(within context: UInt32, of node: UInt32, copy: Int) -> UInt32 {
    identity(CopyKey(context: context, node: node, copy: copy))
  }

  private mutating func id(_ node: UInt32, in context: UInt32) -> UInt32 {
    context == 0 ? node : identity(CopyKey(context: context, node: node, copy: -1))
  }

  private mutating func identity(_ key: CopyKey) -> UInt32 {
    _ = take(DisplayListBuilder.identityBytes)
    if let known = copies[key] { return known }
    let new = identities.next()
    copies[key] = new
    return new
  }

  /// Appends what a renderer paints.
  mutating func append(_ renderer: Renderer, id: UInt32, blend: BlendMode, _ state: EmitState) {
    var opacity = state.opacity
    if dialect.contains(.innermostOpacity), renderer.opacity * opacity == 1 {
      opacity = canvasOpacity
    }
    guard !isFull,
      var content = renderer.content(
        transform: state.matrix,
        opacity: opacity,
        blend: state.blend(or: blend),
        generation: state.generation,
        keepsInvisible: keepsInvisible
      )
    else { return }
    canvasOpacity = state.layerOpacity
    if dialect.contains(.evenStrokes), case .stroke(let stroke) = content {
      let even = stroke.even
      guard take(even.path) else { return }
      content = .stroke(even)
    }
    if dialect.contains(.strokesEach), case .stroke(let stroke) = content,
      stroke.path.contourCount > 1, !stroke.covers
    {
      return append(each: stroke, id: id, generation: renderer.generation, state)
    }
    guard !paintFilters.isEmpty else {
      return append(content, id: id, generation: renderer.generation, state)
    }
    var inner = state
    inner.context = context(within: state.context, of: id, copy: -4)
    let group = GroupItem(end: 0, filters: paintFilters)
    append(group, id: id, generation: max(renderer.generation, state.generation), state) {
      $0.append(content, id: id, generation: renderer.generation, inner)
    }
  }

  /// Appends the paths of a stroke one by one.
  private mutating func append(
    each stroke: StrokeItem,
    id: UInt32,
    generation: Generation,
    _ state: EmitState
  ) {
    var (stroke, inner) = (stroke, state)
    for (number, contour) in stroke.path.path.contours.enumerated() {
      stroke.path = PathResource(BezierPath([contour]), generation: generation)
      guard step(), take(stroke.path) else { return }
      inner.context = context(within: state.context, of: id, copy: number + 1)
      append(.stroke(stroke), id: id, generation: generation, inner)
    }
  }

  /// Appends contents of which each fill and stroke has filters, in place of those around.
  mutating func withPaintFilters(
    _ filters: [Filter],
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = paintFilters
    paintFilters = filters
    body(&self)
    paintFilters = outer
  }

  /// Appends an item.
  mutating func append(
    _ content: DisplayItem.Content,
    id: UInt32,
    generation: Generation,
    _ state: EmitState
  ) {
    guard !isFull, take(DisplayItem.bytes),
      countedGeneration == nil || takePath(of: content)
    else { return }
    countItem()
    items.append(
      DisplayItem(
        id: self.id(id, in: state.context),
        generation: max(generation, state.generation),
        content: content
      )
    )
  }

  /// Whether by a rule of another player opacity is that of each item, of what has no blend mode.
  func fadesEach(_ rule: Dialect, _ blend: BlendMode) -> Bool {
    (dialect.contains(rule) || dialect.contains(.innermostOpacity)) && blend == .normal
  }

  /// Whether by a rule of another player a blend mode, and opacity with it, is that of each item.
  func blendsEach(_ blend: BlendMode) -> Bool {
    blend != .normal && dialect.contains(.blendsEach)
  }

  /// Whether a layer is drawn by ``withInnermost(_:keepsApart:_:_:)``.
  func setsInnermost(_ blend: BlendMode) -> Bool { fadesEach(.innermostOpacity, blend) }

  /// Whether layers with mattes fade those below.
  var fadesBelow: Bool { dialect.contains(.innermostOpacity) }

  /// Draws a layer's contents with its opacity as the canvas of lottie-web does: it multiplies the opacities of
  /// layers, but sets the canvas to the one that was changed last, until something within is done.
  ///
  /// `keepsApart`: Whether what is within sets opacities of its own.
  @inline(never)
  mutating func withInnermost(
    _ opacity: Double,
    keepsApart: Bool,
    _ state: EmitState,
    _ body: (inout DisplayListBuilder, EmitState) -> Void
  ) {
    var inner = state
    inner.layerOpacity *= opacity
    if inner.layerOpacity != state.layerOpacity { canvasOpacity = opacity }
    inner.opacity = keepsApart ? 1 : canvasOpacity
    body(&self, inner)
    canvasOpacity = state.layerOpacity
  }

  /// Appends items with an opacity and a blend mode, as a group only where that makes a difference.
  ///
  /// `isSingle`: Whether at most one item is written within.
  mutating func group(
    id: UInt32,
    opacity: Double,
    blend: BlendMode,
    generation: Generation,
    isSingle: Bool,
    _ state: EmitState,
    _ body: (inout DisplayListBuilder, EmitState) -> Void
  ) {
    if isSingle || (opacity == 1 && blend == .normal) {
      var inner = state
      inner.add(opacity: opacity, blend: blend, dialect)
      inner.generation = max(inner.generation, generation)
      body(&self, inner)
    } else {
      let group = GroupItem(end: 0, opacity: opacity, blend: blend)
      append(group, id: id, generation: generation, state) { list in body(&list, state) }
    }
  }

  /// Appends a group and what `body` appends to it; nothing when that is nothing.
  ///
  /// `generation`: That of the group itself; the state's is not added.
  mutating func append(
    _ group: GroupItem,
    id: UInt32,
    generation: Generation,
    _ state: EmitState,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard !isFull, take(group) else { return }
    let start = open(group, id: id, generation: generation, state)
    body(&self)
    closeGroup(start)
  }

  /// Starts a group; if it has a matte, what is written up to ``endMatte(of:)`` is the source.
  ///
  /// - Returns: Its index, to end it with.
  mutating func openGroup(
    _ group: GroupItem,
    id: UInt32,
    generation: Generation,
    _ state: EmitState
  ) -> Int {
    // Beyond the limit no more of them are opened than lie within each other.
    _ = take(group)
    return open(group, id: id, generation: generation, state)
  }

  private mutating func take(_ group: GroupItem) -> Bool {
    take(DisplayItem.bytes + group.bytes)
      && (countedGeneration == nil || group.masks.allSatisfy { takeNew($0.path) })
  }

  // Groups hold each other: what takes much stack is apart from the recursion, here and below.
  @inline(never)
  private mutating func open(
    _ group: GroupItem,
    id: UInt32,
    generation: Generation,
    _ state: EmitState
  ) -> Int {
    countItem()
    items.append(
      DisplayItem(
        id: self.id(id, in: state.context),
        generation: generation,
        content: .group(group)
      )
    )
    return count - 1
  }

  /// Ends the matte's source of an open group.
  @inline(never)
  mutating func endMatte(of start: Int) {
    guard case .group(var group) = items[start - base].content else { return }
    group.matte?.sourceEnd = count
    items[start - base].content = .group(group)
  }

  /// Appends a copy, which is measured where a map takes it, or not at all.
  mutating func measuring(
    at map: @autoclosure () -> Affine?,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard keepsInvisible else { return body(&self) }
    let outer: Affine? = if let last = measures.last { last.map } else { .identity }
    note(map().flatMap { map in outer.map(map.then) })
    body(&self)
    note(outer)
  }

  private mutating func note(_ measure: Affine?) {
    while let last = measures.last, last.start >= count { measures.removeLast() }
    measures.append((count, measure))
  }

  /// Cuts a group, whose contents begin at an index, at their bounds: as lottie-android measures them, or at those of
  /// their paths in the coordinates of a matrix.
  @inline(never)
  mutating func cut(_ start: Int, at contentStart: Int, ofPathsUnder matrix: Affine? = nil) {
    guard case .group(var group) = items[start - base].content else { return }
    let inverse = matrix.map { $0.inverse ?? .identity }
    var box = bounds(of: items[(contentStart - base)...], ofPathsUnder: inverse)
    if let clip = group.clip {
      box = box.intersection(clip.transform.then(inverse ?? .identity).apply(clip.rect))
    }
    if let matte = group.matte, !matte.isInverted, matrix == nil {
      let source = items[(start - base + 1)..<(contentStart - base)]
      box = box.intersection(bounds(of: source, ofPathsUnder: nil))
    }
    group.clip = ClipItem(rect: box)
    if let matrix { group.clip?.transform = matrix }
    items[start - base].content = .group(group)
    // What is gone changed the bounds as well, and has no generation.
    items[start - base].generation = identities.generation
  }

  /// The bounds of items: strokes count half of their width before scaling, and all a pixel, or only paths do, after a
  /// map.
  private func bounds(of items: ArraySlice<DisplayItem>, ofPathsUnder map: Affine?) -> Rect {
    var ink = InkMeasure()
    func outset(_ width: Double) -> Double { map != nil ? 0 : -(width / 2 + 1) / pixelScale }
    let first = items.startIndex + base
    let places = map == nil ? measures : []
    let before = places.lastIndex { $0.start <= first }
    var measure: Affine? = if let before { places[before].map } else { map ?? .identity }
    var later = places[((before ?? -1) + 1)...]
    var box = Rect.empty
    for (index, item) in zip(first..., items) {
      while let next = later.first, next.start <= index {
        measure = next.map
        later.removeFirst()
      }
      guard let measure else { continue }
      switch item.content {
      case .fill(let fill):
        let inner = fill.path.path.applying(fill.transform.then(measure)).bounds
        box = box.union(inner.insetBy(outset(0)))
      case .stroke(let stroke):
        let inner = stroke.path.path.applying(stroke.transform.then(measure)).bounds
        box = box.union(inner.insetBy(outset(stroke.style.width)))
      case .group: continue
      default: box = box.union(ink.bounds(of: item.content.moved(by: measure)))
      }
    }
    return box
  }

  /// Ends a group; an empty one is removed.
  @inline(never)
  mutating func closeGroup(_ start: Int) {
    guard case .group(var group) = items[start - base].content else { return }
    let contentStart = group.matte?.sourceEnd ?? start + 1
    guard count > contentStart else {
      for item in items[(start - base)...] {
        bytes -= DisplayItem.bytes
        if case .group(let group) = item.content { bytes -= group.bytes }
      }
      items.removeSubrange((start - base)...)
      while let last = layerParts.last, last.items.upperBound > start { layerParts.removeLast() }
      return
    }
    group.end = count
    items[start - base].content = .group(group)
  }

  /// Ends a group, and gives it the clip that its items ask for, those of a matte left out.
  mutating func closeGroup(_ start: Int, clip: (ArraySlice<DisplayItem>) -> ClipItem) {
    if case .group(var group) = items[start - base].content {
      let first = group.matte?.sourceEnd ?? start + 1
      group.clip = clip(items[(first - base)...])
      items[start - base].content = .group(group)
    }
    closeGroup(start)
  }

  /// Ends a group, and gives it the filters that its items ask for.
  mutating func closeGroup(_ start: Int, filters: (ArraySlice<DisplayItem>) -> [Filter]) {
    let filters = filters(items[(start - base + 1)...])
    if case .group(var group) = items[start - base].content {
      group.filters = filters
      _ = take(group.bytes)
      items[start - base].content = .group(group)
    }
    closeGroup(start)
  }
}

/// The items that something wrote, and the steps and bytes that it took.
struct ListPart {
  let start: Int
  let count: Int
  let steps: Int
  let bytes: Int
}

extension StrokeItem {
  /// The stroke of the transformed path, with the width that rlottie gives it: that of a diagonal.
  fileprivate var even: StrokeItem {
    if case .gradient = paint { return self }
    var result = self
    let m = transform
    let scale = Point(m.a + m.c, m.b + m.d).length / 2.0.squareRoot()
    result.path = PathResource(path.path.applying(m))
    result.style.width *= scale
    result.transform = .identity
    return result
  }
}

extension StrokeItem {
  /// Whether nothing below it shows through.
  fileprivate var covers: Bool {
    guard case .solid(let color) = paint else { return false }
    return color.alpha == 1 && blend == .normal
  }
}
