import LottieModel
import LottieScene
import OrderedCollections

/// A scan of a document before its nodes are made: which compositions are used, the parents and
/// mattes of their layers, what is left out and what is not drawn.
///
/// Limits are applied here, from the models alone, so that nodes can be made when they are first
/// needed, in any order, with the same result.
final class CompositionPlan {
  /// Maximum depth of nested compositions; deeper ones are left out.
  static let maximumDepth = 64
  /// Maximum layers, counted once per use of their composition; those beyond are left out.
  static let maximumLayers = 50_000
  /// Maximum characters of all text layers, counted once per use of their composition; layers beyond
  /// are left out.
  static let maximumCharacters = 100_000
  /// The same for characters times animators.
  static let maximumAnimatedCharacters = 4_000_000
  /// Maximum adjustment layers of a composition that have an effect; those beyond are left out.
  static let maximumAdjustments = 32
  /// Maximum bytes of the nodes of all layers, counted once per use of their composition, without further
  /// instructions; layers beyond are left out.
  static let standardBytes = 512 << 20
  /// Maximum work of all modifiers of shapes, counted once per use of their composition, in nanoseconds of one core,
  /// estimated; layers beyond are left out.
  static let maximumWork = 4_000_000_000
  private static let maximumDiagnostics = 1_000

  /// The layers of a composition.
  struct Stack {
    let models: [LayerModel]
    let links: LayerLinks
    /// Whether any blend mode inside is not normal.
    var containsBlend = false
    /// Number of layers, those of nested compositions included.
    var layerCount = 0
    /// Work of the modifiers of its layers, those of nested compositions included.
    var work = 0.0
    /// Bytes of the nodes of its layers, those of nested compositions included.
    var bytes = 0
    /// Depth of nested compositions.
    var nestingDepth = 0
    /// The texts, those of nested compositions included.
    var text = TextExtent()
    /// The text layers with an expression, those of nested compositions included.
    var scripted = ScriptedTexts()
    /// Number of its own adjustment layers.
    var adjustmentCount = 0
    /// Motion blur of its layers.
    var motionBlur = MotionBlur.standard

    init(_ models: [LayerModel]) {
      self.models = models
      links = LayerLinks(models)
    }
  }

  /// The document's own layers.
  private(set) var root = Stack([])
  /// The compositions that are used.
  private(set) var precomps: [String: Stack] = [:]
  /// The images that were found.
  private(set) var images: [String: ImageSlot] = [:]
  /// The parts that are not found, not drawn or left out.
  private(set) var findings: [Finding] = []

  /// The data that expressions read.
  let data: DataFiles
  private let animation: LottieAnimation
  private let imageProvider: (any AnimationImageProvider)?
  let maximumBytes: Int
  private var leftOut: Set<JSONLocation> = []
  private var open: Set<String> = []
  private var path: [String] = []
  private var hitLimit = false
  /// The assets that were asked for, and the names of the layers on the way to the first use of each.
  private var askedImages: OrderedDictionary<String, [String]> = [:]
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let kind: Diagnostic.Kind
    let location: JSONLocation
  }

  init(
    _ animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)?,
    maximumBytes: Int = standardBytes
  ) {
    self.maximumBytes = maximumBytes
    self.animation = animation
    self.imageProvider = imageProvider
    data = DataFiles(animation, imageProvider as? any DataProvider)
    root = scan(animation.layers)
    root.motionBlur = animation.motionBlur
    scanGlyphs()
  }

  /// The plan of another animation with the same images.
  func plan(of other: LottieAnimation) -> CompositionPlan {
    CompositionPlan(other, imageProvider: imageProvider, maximumBytes: maximumBytes)
  }

  /// Scans the compositions used as glyphs.
  private func scanGlyphs() {
    var stack = Stack([])
    for glyph in animation.glyphs {
      guard let layer = glyph.composition, case .precomp(let precomp) = layer.kind else { continue }
      scan(precomp, layer, in: &stack)
      (stack.layerCount, stack.bytes, stack.work) = (0, 0, 0)
    }
  }

  /// Whether nodes are made for a layer.
  func includes(_ layer: LayerModel) -> Bool {
    leftOut.isEmpty || !leftOut.contains(layer.location)
  }

  private func scan(_ models: [LayerModel]) -> Stack {
    let limit = CompositionPlan.maximumLayers
    if models.count > limit { reportLimit(.layers(limit), models[limit].location) }
    var stack = Stack(models.count > limit ? Array(models.prefix(limit)) : models)
    stack.layerCount = stack.models.count
    for problem in stack.links.problems {
      let layer = stack.models[problem.layer]
      path.append(layer.name)
      report(problem.kind, layer.location)
      path.removeLast()
    }
    for layer in stack.models {
      path.append(layer.name)
      scan(layer, in: &stack)
      path.removeLast()
    }
    return stack
  }

  private func scan(_ layer: LayerModel, in stack: inout Stack) {
    if layer.blendMode != .normal { stack.containsBlend = true }
    var survey = ShapeSurvey()
    if case .shape(let items) = layer.kind { survey.visit(items) }
    let bytes = layer.nodeBytes(
      items: survey.count,
      hasExpressions: animation.document.mayHaveExpressions
    )
    guard stack.bytes + bytes <= maximumBytes else {
      leftOut.insert(layer.location)
      return report(.limit(.nodeMemory), layer.location)
    }
    stack.bytes += bytes
    switch layer.kind {
    case .shape(let items):
      if survey.hasModifiers {
        var work = ModifierWork()
        work.add(items)
        guard admit(work: work.total, layer, in: &stack) else { return }
      }
      if survey.containsBlend { stack.containsBlend = true }
      if items.fanOut > ShapeTreeBuilder.maximumFanOut {
        report(.limit(.paints), layer.location)
      }
      for location in survey.excessiveRepeaters {
        report(.limit(.copies(RepeaterNode.maximumCopies)), location)
      }
    case .image(let refID): scan(image: refID, layer)
    case .precomp(let precomp): scan(precomp, layer, in: &stack)
    case .text(let text):
      admit(TextExtent(text), layer, in: &stack)
      if text.expression != nil { stack.scripted.add(text) }
    case .adjustment: admitAdjustment(layer, in: &stack)
    default: break
    }
  }

  /// Counts the work of modifiers; leaves out a layer for which it is too much.
  private func admit(work: Double, _ layer: LayerModel, in stack: inout Stack) -> Bool {
    guard stack.work + work <= Double(CompositionPlan.maximumWork) else {
      leftOut.insert(layer.location)
      report(.limit(.work), layer.location)
      return false
    }
    stack.work += work
    return true
  }

  /// Counts an adjustment layer, whose group holds those of the ones below; leaves it out when there are too
  /// many.
  private func admitAdjustment(_ layer: LayerModel, in stack: inout Stack) {
    guard !layer.isHidden, !layer.effects.isEmpty else { return }
    stack.adjustmentCount += 1
    guard stack.adjustmentCount > CompositionPlan.maximumAdjustments else { return }
    leftOut.insert(layer.location)
    reportLimit(.adjustments(CompositionPlan.maximumAdjustments), layer.location)
  }

  /// Counts the texts of a layer; leaves it out when that is too much.
  private func admit(_ text: TextExtent, _ layer: LayerModel, in stack: inout Stack) {
    guard let sum = stack.text.adding(text) else {
      leftOut.insert(layer.location)
      return report(.limit(.textCharacters(CompositionPlan.maximumCharacters)), layer.location)
    }
    stack.text = sum
  }

  private func scan(_ precomp: PrecompLayer, _ layer: LayerModel, in stack: inout Stack) {
    let id = precomp.refID
    guard let asset = animation.assets[id], case .precomp(let composition) = asset.kind else {
      leftOut.insert(layer.location)
      return report(.missingComposition(id: id), layer.location)
    }
    guard !open.contains(id) else {
      leftOut.insert(layer.location)
      return report(.compositionCycle(id: id), layer.location)
    }
    guard open.count + (precomps[id]?.nestingDepth ?? 0) < CompositionPlan.maximumDepth else {
      leftOut.insert(layer.location)
      return reportLimit(.nestedCompositions(CompositionPlan.maximumDepth), layer.location)
    }
    let inner: Stack
    if let known = precomps[id] {
      inner = known
    } else {
      open.insert(id)
      var scanned = scan(composition.layers)
      scanned.motionBlur = composition.motionBlur
      inner = scanned
      open.remove(id)
      precomps[id] = inner
    }
    guard stack.layerCount + inner.layerCount <= CompositionPlan.maximumLayers else {
      leftOut.insert(layer.location)
      return reportLimit(.layers(CompositionPlan.maximumLayers), layer.location)
    }
    guard stack.bytes + inner.bytes <= maximumBytes else {
      leftOut.insert(layer.location)
      return report(.limit(.nodeMemory), layer.location)
    }
    guard admit(work: inner.work, layer, in: &stack) else { return }
    admit(inner.text, layer, in: &stack)
    stack.bytes += inner.bytes
    stack.scripted.add(inner.scripted)
    stack.layerCount += inner.layerCount
    stack.nestingDepth = max(stack.nestingDepth, inner.nestingDepth + 1)
    if inner.containsBlend { stack.containsBlend = true }
  }

  private func scan(image refID: String, _ layer: LayerModel) {
    guard askedImages[refID] == nil else { return }
    guard let asset = animation.assets[refID], case .image(let image) = asset.kind else {
      return report(.missingImageAsset(id: refID), layer.location)
    }
    askedImages[refID] = path
    let placeholder =
      animation.dialect.contains(.placeholderImages) ? ImageResource.placeholder : nil
    if let resource = ask(imageProvider, for: image, of: asset) ?? placeholder {
      images[refID] = ImageSlot(resource)
    }
  }

  /// The image of an asset; nil, and a finding, when there is none.
  private func ask(
    _ provider: (any AnimationImageProvider)?,
    for image: ImageAsset,
    of asset: Asset
  ) -> ImageResource? {
    guard let provider else {
      report(.noImageSource, asset.location)
      return nil
    }
    do throws(ImageProviderError) {
      let resource = try provider.image(for: image)
      return resource.pixmap.width > 0 && resource.pixmap.height > 0 ? resource : nil
    } catch {
      report(.image(reason: error.message), asset.location)
      return nil
    }
  }

  /// Asks another provider for the images.
  ///
  /// - Returns: False, and nothing changes, unless the same assets have an image as before.
  func reloadImages(_ provider: (any AnimationImageProvider)?, generation: Generation) -> Bool {
    let before = (findings, reported)
    findings.removeAll { $0.kind.isAboutImage }
    reported = reported.filter { !$0.kind.isAboutImage }
    var found: [String: ImageResource] = [:]
    for (refID, names) in askedImages {
      guard let asset = animation.assets[refID], case .image(let image) = asset.kind else {
        continue
      }
      path = names
      found[refID] = ask(provider, for: image, of: asset)
    }
    path = []
    guard Set(found.keys) == Set(images.keys) else {
      (findings, reported) = before
      return false
    }
    for (refID, resource) in found { images[refID]?.set(resource, generation: generation) }
    return true
  }

  private func reportLimit(_ limit: Diagnostic.Limit, _ location: JSONLocation) {
    guard !hitLimit else { return }
    hitLimit = true
    report(.limit(limit), location)
  }

  private func report(_ kind: Diagnostic.Kind, _ location: JSONLocation) {
    guard findings.count < CompositionPlan.maximumDiagnostics,
      reported.insert(Report(kind: kind, location: location)).inserted
    else { return }
    findings.append(Finding(kind, location, keypath: path.joined(separator: ".")))
  }
}

/// The amount of text.
struct TextExtent {
  private var characters = 0
  /// Characters times animators.
  private var animated = 0

  /// Creates the extent of no text.
  init() {}

  /// Creates the extent of the longest text of a layer.
  init(_ layer: TextLayer) {
    characters = layer.documents.reduce(0) { longest, document in
      // Characters are no more than bytes, which are known at once.
      let bytes = document.value.text.utf8.count
      return bytes <= longest ? longest : max(longest, document.value.text.count)
    }
    characters = min(characters, TextLayout.maximumCharacters)
    animated = characters * layer.animators.count
  }

  /// The sum; nil when it exceeds the limits.
  func adding(_ other: TextExtent) -> TextExtent? {
    var sum = self
    sum.characters += other.characters
    sum.animated += other.animated
    let fits =
      sum.characters <= CompositionPlan.maximumCharacters
      && sum.animated <= CompositionPlan.maximumAnimatedCharacters
    return fits ? sum : nil
  }
}

/// The text layers whose text an expression makes, counted as often as they are used.
///
/// How long their texts are is not known before. So that what is left out does not depend on the frames before
/// each may have an equal share of the characters.
struct ScriptedTexts {
  private var layers = 0
  private var animators = 0

  /// Counts a layer.
  mutating func add(_ layer: TextLayer) {
    layers += 1
    animators += layer.animators.count
  }

  /// Counts those of a composition.
  mutating func add(_ other: ScriptedTexts) {
    layers += other.layers
    animators += other.animators
  }

  /// Characters that each may have, of a number for all.
  func share(of characters: Int) -> Int {
    min(
      characters / max(layers, 1),
      CompositionPlan.maximumAnimatedCharacters / max(animators, 1)
    )
  }
}

extension Diagnostic.Kind {
  /// Whether it is about an image that was not had.
  fileprivate var isAboutImage: Bool {
    switch self {
    case .noImageSource, .image: true
    default: false
    }
  }
}

/// The image of an asset, which a provider may replace.
final class ImageSlot {
  private(set) var image: ImageResource
  /// Generation of the last replacement; 0 is never.
  private(set) var generation: Generation = 0

  init(_ image: ImageResource) {
    self.image = image
  }

  /// Puts another image in its place; the same one changes nothing.
  func set(_ image: ImageResource, generation: Generation) {
    guard image !== self.image, image.pixmap != self.image.pixmap else { return }
    self.image = image
    self.generation = generation
  }
}

/// The properties of a layer's items that a plan needs, gathered in one walk.
private struct ShapeSurvey {
  /// Whether any item has a blend mode other than normal.
  private(set) var containsBlend = false
  /// Repeaters with more copies than the limit.
  private(set) var excessiveRepeaters: [JSONLocation] = []
  /// Number of items, those in groups included.
  private(set) var count = 0
  /// Whether any changes the paths above it.
  private(set) var hasModifiers = false

  mutating func visit(_ items: [ShapeItem]) {
    count += items.count
    for item in items {
      if item.blendMode != .normal { containsBlend = true }
      switch item.kind {
      case .group(let group): visit(group.items)
      case .repeater(let repeater):
        let limit = Double(RepeaterNode.maximumCopies)
        if repeater.copies.keyframes.contains(where: { $0.value > limit }) {
          excessiveRepeaters.append(item.location)
        }
        hasModifiers = true
      case .trim, .roundedCorners, .merge, .offsetPath, .puckerBloat, .zigZag, .twist:
        hasModifiers = true
      default: break
      }
    }
  }
}
