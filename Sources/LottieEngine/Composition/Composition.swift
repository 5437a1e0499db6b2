public import LottieModel
public import LottieScene

/// An animation as a tree of layers and nodes: updates to a frame and returns the display list,
/// recomputing only what changed.
///
/// Not thread-safe: every worker makes its own.
public final class Composition {
  /// The document it was made from; overrides do not change it.
  public let animation: LottieAnimation
  /// The parts that are not read, not found or not drawn, in order of occurrence.
  public var diagnostics: [Diagnostic] {
    let drawing = findings + factory.typesetter.problems + (scripts?.findings ?? [])
    let all = Composition.diagnostics(of: animation, plan, drawing)
    guard let written = animation.written?.animation,
      all.contains(where: { $0.code.isOfDocument })
    else { return all }
    // What is missing only because of the change is not a fault of the document.
    let known = Composition.diagnostics(of: written, plan.plan(of: written), [])
    return all.filter { found in
      !found.code.isOfDocument
        || known.contains { $0.kind == found.kind && $0.pointer == found.pointer }
    }
  }

  private static func diagnostics(
    of animation: LottieAnimation,
    _ plan: CompositionPlan,
    _ drawing: [Finding]
  ) -> [Diagnostic] {
    animation.diagnostics
      + animation.diagnostics(animation.document.shortcomings + plan.findings + drawing)
  }
  /// The expressions that threw in the updates so far, each once.
  package var thrown: [ThrownExpression] {
    (scripts?.findings ?? []).compactMap { finding in
      guard case .expression(.failed(let line, let reason)) = finding.kind else { return nil }
      return ThrownExpression(finding.location, line: line, reason: reason)
    }
  }
  /// The display list of the last update.
  public private(set) var displayList: DisplayList

  let root: LayerStack
  let identities = IdentitySource()
  /// Whether layers are blurred along their motion.
  let motionBlur = MotionBlurSwitch()
  /// Number of items written into the list so far: what the updates cost.
  var writtenItems: Int { builder.written }
  private var builder: DisplayListBuilder
  /// Nanoseconds of one core that all updates took so far, estimated by counting what they did, for limits that
  /// must not depend on the machine.
  package var updateWork: Int {
    builder.work + layerWork
  }
  /// Nanoseconds of one core that it takes to make all nodes, about.
  package var makingWork: Int { plan.root.bytes * 2 }
  /// Bytes of all nodes of a document, estimated from above.
  package static func nodeBytes(of animation: LottieAnimation) -> Int {
    CompositionPlan(animation, imageProvider: nil).root.bytes
  }
  private static let stepWork = 100
  /// Nanoseconds of an expression besides its steps.
  private static let runWork = 2_000
  /// Pixels of a unit, for rules of another player that count pixels.
  package var pixelScale: Double {
    get { builder.pixelScale }
    set { builder.pixelScale = newValue }
  }
  /// Maximum bytes of the items of a list, and of the paths made for them; what exceeds it is left out and
  /// reported.
  package var listBytes: Int {
    get { builder.maximumBytes }
    set {
      builder.maximumBytes = newValue
      scripts?.valueBytes = newValue
      factory.characters = min(newValue / Composition.characterBytes, TextLayout.maximumCharacters)
    }
  }
  /// Bytes of the list for each character that an expression may put into texts: with its glyph, its place and
  /// its outline it takes some 2.5 KiB, of memory that is not the list's.
  private static let characterBytes = 640
  var generation: Generation { identities.generation }
  /// The frame of the last update; nil before the first and after an override.
  private(set) var lastFrame: Double?
  /// Whether providers may change values while the frame stays the same.
  var hasProviders = false
  /// Overlays that were added so far, for their keys: negative, as positive ones are a caller's.
  private var overlayCount = 0
  /// The layers of a caller's overlays, by their keys.
  var overlaidLayers: [Int: CompositionLayer] = [:]
  /// Whether an override asks for a new list although no value changed.
  private var isListOutdated = false
  /// Whether something was left out of the last list that was written as a whole.
  private var isListFull = false
  /// Number of layers that are reported because a list was full.
  private var fullLists = 0
  /// The items, and what they exceeded, that are reported as left out.
  private var omitted: Set<OmittedItem> = []
  private var findings: [Finding] = []
  private let factory: TextFactory
  private let plan: CompositionPlan
  /// The expressions; nil when there are none or they are not evaluated.
  let scripts: ScriptGraph?

  /// Makes the layers and nodes of a document.
  ///
  /// `imageProvider` loads images, and the data that expressions read; without one no image is drawn.
  /// Characters whose outlines the document lacks come from `text`. Without `expressions` properties
  /// follow their keyframes alone. `sampler` draws for expressions that ask for the color of a layer;
  /// without one they get white.
  public convenience init(
    _ animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources = TextSources(),
    expressions: Bool = true,
    sampler: (any ImageSampler)? = nil
  ) {
    self.init(
      animation,
      imageProvider: imageProvider,
      text: text,
      expressions: expressions,
      sampler: sampler,
      nodeBytes: CompositionPlan.standardBytes
    )
  }

  /// Makes the layers and nodes of a document, those that take some bytes, estimated from above.
  package convenience init(
    _ animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)?,
    text: TextSources,
    expressions: Bool = true,
    sampler: (any ImageSampler)?,
    nodeBytes: Int
  ) {
    let plan = CompositionPlan(animation, imageProvider: imageProvider, maximumBytes: nodeBytes)
    self.init(animation, plan, TextFactory(animation, text), expressions: expressions)
    if let sampler { scripts?.sampler = LayerSampler(animation, plan, text, sampler) }
  }

  /// Makes the layers and nodes of a planned document.
  ///
  /// `isSampled`: Whether it only gives colors to expressions of another composition.
  init(
    _ animation: LottieAnimation,
    _ plan: CompositionPlan,
    _ factory: TextFactory,
    expressions: Bool,
    isSampled: Bool = false
  ) {
    self.animation = animation
    self.plan = plan
    self.factory = factory
    factory.scripted = plan.root.scripted
    scripts =
      expressions && !animation.dialect.contains(.noExpressions)
        && animation.document.mayHaveExpressions
      ? ScriptGraph(animation, factory, plan.data, isSampled: isSampled) : nil
    root = LayerFactory(
      animation,
      plan,
      factory,
      identities,
      motionBlur,
      scripts: scripts.map { ($0, $0.root) }
    ).makeRoot()
    builder = DisplayListBuilder(identities, animation.dialect, isRecording: true)
    displayList = DisplayList(size: animation.size)
  }

  /// Updates to a frame, fractions allowed; at an unchanged frame it asks value providers again.
  ///
  /// - Returns: The display list; with the previous generation where nothing changed.
  @discardableResult
  public func update(frame: Double) -> DisplayList {
    let frame = shownFrame(frame)
    guard frame.isFinite, frame != lastFrame || hasProviders else { return displayList }
    guard updateLayers(frame: frame) || isListOutdated else { return displayList }
    if isListOutdated || !rewriteList(generation) { writeList() }
    isListOutdated = false
    displayList.generation = self.generation
    return displayList
  }

  /// The frame that is shown at one, by the rules of another player.
  private func shownFrame(_ frame: Double) -> Double {
    var shown = frame
    if animation.dialect.contains(.wholeRootFrames) { shown = shown.rounded(.down) }
    if animation.dialect.contains(.earlyLastFrame) {
      shown = min(shown, max(animation.startFrame, animation.endFrame - 1))
    }
    return shown
  }

  /// Updates the layers to a frame, without writing what they show.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  private func updateLayers(frame: Double) -> Bool {
    lastFrame = frame
    let generation = identities.nextGeneration()
    scripts?.begin(frame: frame)
    return root.update(frame: frame, generation: generation)
  }

  /// Writes the whole list.
  private func writeList() {
    builder.items = []
    swap(&builder.items, &displayList.items)
    builder.begin()
    root.emit(into: &builder, builder.outermost)
    let limit = builder.limit
    isListFull = limit != nil
    if let limit { reportFullList(limit, of: builder.limitingLayer) }
    swap(&builder.items, &displayList.items)
  }

  /// Updates the layers to a frame, and to one before it, and writes what they show into another list than its own.
  ///
  /// - Returns: What wrote the list; its own list is outdated.
  func writeApart(
    frame: Double,
    after previous: Double,
    _ meter: InnermostMeter<ObjectIdentifier>
  ) -> DisplayListBuilder {
    isListOutdated = true
    _ = updateLayers(frame: previous)
    identities.meter = meter
    identities.listWork = 0
    defer { identities.meter = nil }
    _ = updateLayers(frame: frame)
    var builder = DisplayListBuilder(identities, animation.dialect, notesLayers: true)
    builder.maximumBytes = listBytes
    root.emit(into: &builder, builder.outermost)
    if let limit = builder.limit { reportFullList(limit, of: builder.limitingLayer) }
    lastFrame = nil
    return builder
  }

  /// Work that updates of layers took so far, estimated.
  var layerWork: Int {
    let scripts = scripts.map { $0.steps * Composition.stepWork + $0.runs * Composition.runWork }
    return (scripts ?? 0) + identities.work
  }

  /// Writes the parts of the list that changed.
  ///
  /// - Returns: False when the whole must be written.
  private func rewriteList(_ generation: Generation) -> Bool {
    guard !isListFull else { return false }
    return root.rewrite(generation, into: &builder, &displayList.items) == true
  }

  /// Asks an image provider for all images again; what shows them is drawn anew, and nothing else.
  ///
  /// - Returns: False, and nothing changes, when an image is there now that was not, or the reverse:
  ///   layers are made for the images there are, so that another composition is needed.
  package func reloadImages(_ provider: (any AnimationImageProvider)?) -> Bool {
    guard plan.reloadImages(provider, generation: generation + 1) else { return false }
    scripts?.sampler?.reset()
    _ = listChanged()
    return true
  }

  /// Asks a text provider for all texts again.
  package func setTextProvider(_ provider: (any AnimationKeypathTextProvider)?) {
    factory.setProvider(provider)
    noteOverride("text") { $0.setTextProvider(provider) }
    scripts?.invalidate()
    _ = listChanged()
  }

  /// Has the next update look at everything again, even if the frame stays the same.
  public func forceDisplayUpdate() { overridesChanged() }

  /// Makes the next update evaluate everything again, because of an override.
  func overridesChanged() {
    root.overridesChanged()
    lastFrame = nil
    isListOutdated = true
  }

  /// Has expressions see an override, or what else changed, in the colors they ask for.
  ///
  /// `name`: Means the override, which goes for an earlier one of the name.
  func noteOverride(_ name: String? = nil, _ change: @escaping (Composition) -> Void) {
    guard let scripts, let sampler = scripts.sampler else { return }
    sampler.add(change, named: name)
    scripts.invalidate()
  }

  /// Has the next update look at the list again, even if the frame stays the same.
  ///
  /// - Returns: The generation that it will have.
  func listChanged() -> Generation {
    overridesChanged()
    return generation + 1
  }

  /// Shows an image in a layer, above those it shows.
  func add(_ overlay: LayerOverlay, to layer: CompositionLayer) {
    overlayCount += 1
    layer.setOverlay(overlay, key: -overlayCount, generation: listChanged(), identities)
  }

  /// Reports the layers of items that are left out of the drawing of the last list.
  ///
  /// `indices`: Those of the items in the list, with the limit that each exceeds.
  package func reportOmissions(_ indices: some Sequence<(Int, Diagnostic.Limit)>) {
    var new: [(index: Int, limit: Diagnostic.Limit)] = []
    for (index, limit) in indices where omitted.count < Composition.maximumOmissions {
      let item = OmittedItem(id: displayList.items[index].id, limit: limit)
      if omitted.insert(item).inserted { new.append((index, limit)) }
    }
    guard !new.isEmpty else { return }
    var list = DisplayListBuilder(identities, animation.dialect)
    list.maximumBytes = builder.maximumBytes
    list.begin(wanted: new.map(\.index))
    root.emit(into: &list, list.outermost)
    for (index, limit) in new {
      let finding = Finding(.limit(limit), list.owners[index]?.model.location ?? .root)
      if !findings.contains(finding) { findings.append(finding) }
    }
  }

  /// Maximum number of items that are reported as left out.
  private static let maximumOmissions = 32

  /// An item that is left out, from frame to frame.
  private struct OmittedItem: Hashable {
    let id: UInt32
    let limit: Diagnostic.Limit
  }

  /// Maximum names of a composition; those beyond are not listed, and nothing reads or sets their values.
  static let maximumNames = 500_000
  /// Maximum bytes of all names, each with those around it.
  static let maximumNameBytes = 64 << 20

  /// Reports that it has more names than a walk shows, unless the caller asked for fewer.
  func noteNames(_ limit: Int) {
    guard limit == Composition.maximumNames else { return }
    let names = Diagnostic.Limit.names(limit, bytes: Composition.maximumNameBytes)
    let finding = Finding(.limit(names), .root)
    if !findings.contains(finding) { findings.append(finding) }
  }

  private func reportFullList(_ limit: Diagnostic.Limit, of layer: CompositionLayer?) {
    let finding = Finding(.limit(limit), layer?.model.location ?? .root)
    guard fullLists < Composition.maximumOmissions, !findings.contains(finding) else { return }
    fullLists += 1
    findings.append(finding)
  }
}
