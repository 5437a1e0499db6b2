import LottieModel

struct IOSFallback: LayerRule, DocumentRule {
  let info = RuleInfo(
    "compat/ios-fallback",
    .info,
    "lottie-ios plays the file with its main-thread engine.",
    explanation:
      "Core Animation is smoother and does not use the main thread; lottie-ios leaves it when it "
      + "finds one of these features, or draws them wrongly when the app forces Core Animation.",
    example: "a trim on a filled shape",
    fix: "Change the reported item if the file should play with Core Animation."
  )

  func add(to set: inout RuleSet) {
    set.layer.append(self)
    set.document.append(self)
  }

  /// Whether Core Animation reports anything about a document that it would play.
  static func isNeeded(by document: LintDocument) -> Bool {
    let frames = document.outPoint - document.inPoint
    if Double(IOSLayerCount(document).remapped) * frames >= 60_000 { return true }
    return document.compositions.contains { composition in
      composition.isReached && composition.layers.contains(where: isReported)
    }
  }

  private static func isReported(_ layer: LayerContext) -> Bool {
    switch layer.type {
    case .text:
      guard let text = layer.cursor[.text] else { return false }
      if let animators = text[.animators], animators.count > 0 { return true }
      guard let keyframes = text[.sourceText]?[.value], keyframes.isArray else { return false }
      return keyframes.count > 1
    case .shape:
      guard let shapes = layer.cursor["shapes"] else { return false }
      var search = IOSShapeSearch()
      search.visit(shapes.elements.map(ShapeContext.init))
      return !search.issues.isEmpty
    default: return false
    }
  }

  private func players(_ document: LintDocument) -> PlayerSet {
    PlayerSet(document.options.targets).intersection(PlayerSet([.ios, .iosCoreAnimation]))
  }

  func check(_ document: LintDocument, _ report: inout Report) {
    let players = players(document)
    guard !players.isEmpty else { return }
    let frames = document.outPoint - document.inPoint
    let layers = IOSLayerCount(document).remapped
    guard Double(layers) * frames >= 60_000 else { return }
    report.add(
      info,
      at: document.root["layers"] ?? document.root,
      "\(layers) layers are remapped in time over \(Words.number(frames)) frames",
      players: players,
      keypath: []
    )
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    let players = players(document)
    guard !players.isEmpty, composition.isReached else { return }
    if layer.type == .text { text(layer, players, &report) }
    guard layer.type == .shape, let shapes = layer.cursor["shapes"] else { return }
    var search = IOSShapeSearch()
    search.visit(shapes.elements.map(ShapeContext.init))
    guard !search.issues.isEmpty else { return }
    let around = IOSPaths.names(around: composition, in: document)
    for issue in search.issues {
      for names in issue.path.isEmpty ? [[]] : around {
        report.add(
          info,
          at: issue.location,
          issue.message,
          players: players,
          keypath: names + [layer.name ?? "Layer"] + issue.path
        )
      }
    }
  }

  private func text(_ layer: LayerContext, _ players: PlayerSet, _ report: inout Report) {
    guard let text = layer.cursor[.text] else { return }
    let keypath = [layer.name ?? "Layer"]
    if let animators = text[.animators], animators.count > 0 {
      let message = "Core Animation has no text animators"
      report.add(info, at: animators, message, players: players, keypath: keypath)
    }
    if let keyframes = text[.sourceText]?[.value], keyframes.isArray, keyframes.count > 1 {
      let message = "Core Animation cannot change a text over time"
      report.add(info, at: keyframes, message, players: players, keypath: keypath)
    }
  }
}
