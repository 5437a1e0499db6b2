public import LottieModel
public import LottieScene

/// An animation as a tree of layers and nodes: updates to a frame and returns the display list,
/// recomputing only what changed.
///
/// Not thread-safe: every worker makes its own.
public final class Composition {
  /// The document.
  public let animation: LottieAnimation
  /// What is not read, not found or not drawn, in order of occurrence.
  public var diagnostics: [Diagnostic] {
    animation.diagnostics
      + animation.document.diagnostics(
        animation.document.shortcomings + findings + factory.typesetter.problems
          + (scripts?.findings ?? [])
      )
  }
  /// The display list of the last update.
  public private(set) var displayList: DisplayList

  let root: LayerStack
  let identities = IdentitySource()
  private var builder: DisplayListBuilder
  private(set) var generation: Generation = 0
  /// The frame of the last update; nil before the first and after an override.
  private(set) var lastFrame: Double?
  /// Whether providers may change values while the frame stays the same.
  var hasProviders = false
  /// Whether an override requires a new list although no value changed.
  private var isListOutdated = false
  private var hasReportedFullList = false
  private var findings: [Finding]
  private let factory: TextFactory
  /// The expressions; nil when there are none or they are not evaluated.
  let scripts: ScriptGraph?

  /// Makes the layers and nodes of a document.
  ///
  /// `imageProvider` loads images; without one no image is drawn. Characters whose outlines the
  /// document lacks come from `text`. Without `expressions` properties follow their keyframes
  /// alone.
  public init(
    _ animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources = TextSources(),
    expressions: Bool = true
  ) {
    self.animation = animation
    let plan = CompositionPlan(animation, imageProvider: imageProvider)
    factory = TextFactory(animation, text)
    scripts =
      expressions && animation.document.mayHaveExpressions ? ScriptGraph(animation) : nil
    root = LayerFactory(
      animation,
      plan,
      factory,
      identities,
      scripts: scripts.map { ($0, $0.root) }
    ).makeRoot()
    findings = plan.findings
    builder = DisplayListBuilder(identities)
    displayList = DisplayList(size: animation.size)
  }

  /// Updates to a frame, fractions allowed; at an unchanged frame it asks value providers again.
  ///
  /// - Returns: The display list; with the previous generation where nothing changed.
  @discardableResult
  public func update(frame: Double) -> DisplayList {
    guard frame.isFinite, frame != lastFrame || hasProviders else { return displayList }
    lastFrame = frame
    generation += 1
    scripts?.begin(frame: frame)
    guard root.update(frame: frame, generation: generation) || isListOutdated else {
      return displayList
    }
    isListOutdated = false
    builder.items = []
    swap(&builder.items, &displayList.items)
    builder.begin()
    root.emit(into: &builder, EmitState())
    if builder.isFull { reportFullList() }
    swap(&builder.items, &displayList.items)
    displayList.generation = generation
    return displayList
  }

  /// Makes the next update evaluate everything again, even at an unchanged frame.
  public func forceDisplayUpdate() { overridesChanged() }

  /// Makes the next update evaluate everything again, because of an override.
  func overridesChanged() {
    root.overridesChanged()
    lastFrame = nil
    isListOutdated = true
  }

  private func reportFullList() {
    guard !hasReportedFullList else { return }
    hasReportedFullList = true
    findings.append(Finding(.limit(.items(DisplayListBuilder.maximumItems)), .root))
  }
}
