import LottieExpressions
import LottieModel

/// The properties of a document and their expressions: dependencies, and values at a tick.
///
/// A tick is a visited frame. The reads of an expression are noted while it runs; at another tick its
/// value is kept as long as none of them changed.
final class ScriptGraph {
  let animation: LottieAnimation
  /// Counts the ticks.
  @exclusivity(unchecked) private(set) var tick = 0
  /// Counts the overrides made; what was known before one may be outdated.
  @exclusivity(unchecked) private(set) var epoch = 0
  /// The document's frame at this tick.
  private(set) var rootFrame = 0.0
  /// Problems, reported once per property.
  var reports = ScriptFindings()
  /// The properties being evaluated.
  @exclusivity(unchecked) var chain = ScriptChain()
  /// The cycles of this tick.
  @exclusivity(unchecked) var cycles = ScriptCycles()
  /// Number of compositions whose time is being evaluated.
  var refreshing = 0
  /// Steps of all expressions so far.
  @exclusivity(unchecked) var steps = 0
  /// Number of times that a property asked for its expression.
  @exclusivity(unchecked) var runs = 0
  /// The expressions that are evaluated when cycles are settled, in order.
  private(set) lazy var settled = expressions().filter { !$0.isOfCharacters }
  /// Whether expressions are ignored and keyframes used.
  var isOff = false
  /// The data that expressions read.
  let data: DataFiles
  /// Maximum bytes of the values of all expressions, shared equally among them: a function of the document, as
  /// frames must not depend on previous frames.
  var valueBytes = DisplayListBuilder.standardBytes
  private let count: ExpressionCount
  /// Finds the colors of layers; nil where nothing draws.
  var sampler: LayerSampler?
  /// Whether its composition only gives colors to expressions of another one.
  let isSampled: Bool
  /// Whether an expression of such a composition asked for a color itself.
  var wasSampledWithin = false
  /// The document's own layers.
  let root: ScriptComposition
  /// Sets the texts that expressions measure.
  let texts: TextFactory
  private let scripts = CompiledScripts.take()
  let bindings: ScriptBindings
  /// Runs the scripts.
  let evaluation: Evaluation
  private var byName: [String: ScriptComposition]?
  /// The evaluated properties.
  private var known: [ScriptProperty] = []

  init(
    _ animation: LottieAnimation,
    _ texts: TextFactory,
    _ data: DataFiles,
    isSampled: Bool = false
  ) {
    self.animation = animation
    self.data = data
    self.isSampled = isSampled
    self.texts = texts
    root = ScriptComposition(
      animation,
      name: animation.name ?? "",
      path: [],
      models: animation.layers,
      size: animation.size,
      owner: nil
    )
    bindings = ScriptBindings(names: scripts.names)
    var budget = ScriptBudget()
    count = ExpressionCount(animation)
    budget.steps = count.stepLimit
    let thorvg = animation.dialect.contains(.thorvgScripts) ? ThorvgHost(bindings) : nil
    evaluation = Evaluation(
      names: bindings.names,
      host: thorvg ?? bindings,
      budget: budget,
      replacesLibrary: thorvg != nil,
      declared: animation.dialect.contains(.strictScripts) ? WebNames.declared : nil
    )
    bindings.connect(to: self, thorvg)
  }

  deinit {
    // Breaks reference cycles through what they read.
    for property in known { property.memo = ScriptMemo() }
    scripts.giveBack()
  }

  /// Whether a value may be kept.
  func admits(_ content: ScriptContent) -> Bool {
    let bytes = content.bytes
    return bytes <= ScriptContent.smallBytes || bytes <= count.valueBytes(of: valueBytes)
  }

  /// Adds a property to the evaluated ones.
  func remember(_ property: ScriptProperty) { known.append(property) }

  var findings: [Finding] { reports.all }

  /// Moves to a frame of the document.
  func begin(frame: Double) {
    guard frame != rootFrame || tick == 0 else { return }
    rootFrame = frame
    tick += 1
  }

  /// Discards what was found at this tick.
  func advance() { tick += 1 }

  /// Discards all values, because the value of a property was replaced.
  func invalidate() {
    tick += 1
    epoch += 1
  }

  /// The first use of a composition by the name of the layer that shows it, or the document.
  func composition(named name: String) -> ScriptComposition? {
    if let byName { return byName[name] }
    var found: [String: ScriptComposition] = [:]
    var queue = [root]
    var count = 0
    while count < queue.count, count < 2_000 {
      let next = queue[count]
      count += 1
      if found[next.name] == nil { found[next.name] = next }
      for layer in next.allLayers {
        if let child = next.child(of: layer) { queue.append(child) }
      }
    }
    byName = found
    return found[name]
  }

  /// The composition that is used at the same place as one of another graph of the document.
  func composition(like other: ScriptComposition) -> ScriptComposition? {
    var owners: [ScriptLayer] = []
    while let owner = owners.last.map(\.composition.owner) ?? other.owner { owners.append(owner) }
    return owners.reversed().reduce(root) { composition, owner in
      composition?.layer(at: owner.model.location).flatMap { composition?.child(of: $0) }
    }
  }

  /// The script of a property, compiled once.
  func program(of property: ScriptProperty, _ script: String) -> Result<Program, ScriptFailure> {
    if let known = property.program { return known }
    let program = program(script)
    property.program = program
    return program
  }

  /// A script, compiled once.
  func program(_ script: String) -> Result<Program, ScriptFailure> { scripts.program(script) }

  /// Notes a read of the running expression.
  func note(_ read: ScriptMemo.Read) { chain.note(read) }

  /// The value of a property at a frame of its composition, without noting the read.
  func content(of property: ScriptProperty, at frame: Double) -> ScriptContent {
    let composition = property.composition
    composition.refresh(self)
    guard frame != composition.frame else { return content(of: property) }
    let outer = composition.forcedFrame
    composition.forcedFrame = frame
    tick += 1
    let content = content(of: property)
    composition.forcedFrame = outer
    tick += 1
    return content
  }

  /// The document's value of a property at this tick.
  func keyed(_ property: ScriptProperty) -> ScriptContent {
    if let keyed = property.memo.keyed,
      property.memo.keyedChecked == tick || !property.source.isAnimated
    {
      return keyed
    }
    let composition = property.composition
    composition.refresh(self)
    let content = property.source.content(at: composition.frame)
    guard composition.isCurrent(self) || !property.source.isAnimated else { return content }
    property.memo.keyedChecked = tick
    if property.memo.keyed != content {
      property.memo.keyed = content
      property.memo.keyedChanged = tick
    }
    return content
  }
}
