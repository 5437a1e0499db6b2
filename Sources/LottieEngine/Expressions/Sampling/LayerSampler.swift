import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene
import OrderedCollections

/// Finds the color of parts of layers, for expressions.
///
/// It has compositions of its own: in the middle of an update, layers are not yet at its frame. In them an
/// expression that asks for a color has its keyframes, or sampling would never end.
final class LayerSampler {
  /// Nanoseconds of drawing that a step pays for.
  private static let workPerStep = 200

  /// A part of a layer at a time.
  struct Part {
    let layer: ScriptLayer
    /// The part, in the layer's coordinates; not empty.
    let box: Rect
    /// The time, as a frame of the layer's composition.
    let frame: Double
    /// Whether the layer's masks, effects and styles are applied.
    let afterEffects: Bool
  }

  /// A color, and whether it is that of expressions as they are.
  typealias Mean = (color: Color, isWhole: Bool)

  /// A composition, and what was found in it.
  private final class Copy {
    let composition: Composition
    var subjects: [ObjectIdentifier: Subject] = [:]
    /// The last updated subject, and the frames of the document and of its composition.
    var last: (subject: ObjectIdentifier, root: Double, frame: Double)?

    init(_ composition: Composition) { self.composition = composition }
  }

  /// A layer of a copy.
  private final class Subject {
    let layer: CompositionLayer
    /// Itself and its effects' layers.
    let shown: [CompositionLayer]
    /// Those, and their parents, parents first; none where nothing depends on where they are.
    let moved: [CompositionLayer]
    /// Steps that an update costs.
    let cost: Int
    /// Whether something in it asked for a color.
    var isNested = false

    init(_ layer: CompositionLayer, cost: (LayerModel) -> Int) {
      self.layer = layer
      shown = (layer.effects?.matteLayers ?? []).compactMap(\.self) + [layer]
      var moved: [CompositionLayer] = []
      var known: Set<ObjectIdentifier> = []
      for layer in layer.effects == nil ? [] : shown {
        let chain = sequence(first: layer, next: \.parent).prefix {
          known.insert(ObjectIdentifier($0)).inserted
        }
        moved += chain.reversed()
      }
      self.moved = moved
      self.cost = shown.reduce(moved.count) { $0 + cost($1.model) }
    }
  }

  private let animation: LottieAnimation
  private let plan: CompositionPlan
  private let text: TextSources
  private let pixels: any ImageSampler
  /// Overrides, as they were made; the later of equal names goes for the earlier.
  private var changes: OrderedDictionary<String, (Composition) -> Void> = [:]
  /// With expressions, at the document's frame; and without, at others.
  private var copies: (live: Copy?, still: Copy?)
  private lazy var costs = DrawingCosts(plan)

  init(
    _ animation: LottieAnimation,
    _ plan: CompositionPlan,
    _ text: TextSources,
    _ pixels: any ImageSampler
  ) {
    self.animation = animation
    self.plan = plan
    self.text = text
    self.pixels = pixels
  }

  /// Notes an override; nil names are those of no other.
  func add(_ change: @escaping (Composition) -> Void, named name: String?) {
    if let name { changes.removeValue(forKey: name) }
    changes[name ?? "\(changes.count)"] = change
    reset()
  }

  /// Makes everything anew when it is needed next.
  func reset() { copies = (nil, nil) }

  /// The mean color of a part of a layer.
  ///
  /// At another time than now its expressions count as keyframes.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - graph: That of the expression which asks.
  ///   - run: The run of that expression.
  /// - Returns: The color of the part.
  /// - Throws: When the run has spent its budget.
  func mean(
    of part: Part,
    _ graph: ScriptGraph,
    _ run: Evaluation
  ) throws(Abrupt) -> Mean {
    // Compositions within each other are updated in the middle of one.
    let result = pixels.withLargeStack {
      Result { () throws(Abrupt) in try find(part, graph, run) }
    }
    return try result.get()
  }

  private func find(
    _ part: Part,
    _ graph: ScriptGraph,
    _ run: Evaluation
  ) throws(Abrupt) -> Mean {
    let copy = self.copy(for: part, graph)
    guard let subject = subject(part.layer, in: copy) else { return (.clear, true) }
    try run.charge(subject.cost)
    update(subject, in: copy, at: part.frame, graph)
    var builder = DisplayListBuilder(
      copy.composition.identities,
      copy.composition.animation.dialect
    )
    builder.begin()
    var state = EmitState()
    state.matrix = .translation(-part.box.minX, -part.box.minY)
    subject.layer.emitSampled(afterEffects: part.afterEffects, into: &builder, state)
    try run.charge(4 * builder.items.count)
    noteNested(subject, copy)
    guard !builder.items.isEmpty else { return (.clear, !subject.isNested) }
    let mean = pixels.mean(
      of: DisplayList(
        size: Size(width: part.box.width, height: part.box.height),
        items: builder.items
      )
    )
    try run.charge(mean.work / LayerSampler.workPerStep)
    return (mean.color, !subject.isNested && !builder.isFull)
  }

  private func copy(for part: Part, _ graph: ScriptGraph) -> Copy {
    let live = copies.live ?? makeCopy(expressions: true)
    copies.live = live
    guard let scripts = live.composition.scripts else { return live }
    scripts.begin(frame: graph.rootFrame)
    if let composition = scripts.composition(like: part.layer.composition) {
      composition.refresh(scripts)
      if abs(composition.frame - part.frame) < 1e-6 { return live }
    }
    let still = copies.still ?? makeCopy(expressions: false)
    copies.still = still
    return still
  }

  private func makeCopy(expressions: Bool) -> Copy {
    let composition = Composition(
      animation,
      plan,
      TextFactory(animation, text),
      expressions: expressions,
      isSampled: true
    )
    for change in changes.values { change(composition) }
    return Copy(composition)
  }

  private func subject(_ layer: ScriptLayer, in copy: Copy) -> Subject? {
    if let known = copy.subjects[ObjectIdentifier(layer)] { return known }
    var path = [layer]
    while let owner = path.last?.composition.owner { path.append(owner) }
    var found: CompositionLayer?
    for step in path.reversed() {
      found?.makeContents()
      let children = found.map { $0.contents?.keypathChildren ?? [] }
      let layers = children ?? copy.composition.root.keypathChildren
      let next = layers.lazy.compactMap { $0 as? CompositionLayer }.first {
        $0.model.location == step.model.location
      }
      guard let next else { return nil }
      found = next
    }
    let subject = found.map { Subject($0) { self.costs.steps($0) } }
    copy.subjects[ObjectIdentifier(layer)] = subject
    return subject
  }

  private func update(
    _ subject: Subject,
    in copy: Copy,
    at frame: Double,
    _ graph: ScriptGraph
  ) {
    let wanted = (ObjectIdentifier(subject), graph.rootFrame, frame)
    if let last = copy.last, last == wanted { return }
    copy.last = wanted
    let generation = copy.composition.identities.nextGeneration()
    for layer in subject.moved { _ = layer.updateTransform(frame: frame, generation: generation) }
    for layer in subject.shown { _ = layer.updateContents(frame: frame, generation: generation) }
  }

  private func noteNested(_ subject: Subject, _ copy: Copy) {
    guard copy.composition.scripts?.wasSampledWithin == true else { return }
    copy.composition.scripts?.wasSampledWithin = false
    subject.isNested = true
  }
}

/// Estimates what updating layers takes, in steps of expressions, from the document alone.
private struct DrawingCosts {
  /// Cost of a layer besides its contents.
  private static let layer = 16

  private let plan: CompositionPlan
  private var known: [String: Int] = [:]

  init(_ plan: CompositionPlan) { self.plan = plan }

  /// The steps of a layer, with all that is in it.
  mutating func steps(_ model: LayerModel) -> Int {
    var sum = model.masks.reduce(DrawingCosts.layer) { sum, mask in
      mask.shape.initial.contours.reduce(sum) { $0 + $1.vertices.count }
    }
    switch model.kind {
    case .shape(let items):
      let cost = ShapeMeasureCost { group in
        group.keyframes.reduce(group.initial) { max($0, $1.value) }
      }
      let total = cost.total(items)
      sum += total.isFinite ? Int(min(total, 1e9)) : 1_000_000_000
    case .text(let text):
      let longest = text.documents.reduce(0) { max($0, $1.value.text.utf8.count) }
      sum += 32 * longest * (1 + text.animators.count)
    case .precomp(let precomp): sum += steps(of: precomp.refID)
    default: break
    }
    return min(sum, 1_000_000_000)
  }

  private mutating func steps(of id: String) -> Int {
    if let known = known[id] { return known }
    // Cycles are left out of plans; one that is open counts once.
    known[id] = 0
    let sum = (plan.precomps[id]?.models ?? []).reduce(0) { min($0 + steps($1), 1_000_000_000) }
    known[id] = sum
    return sum
  }
}
