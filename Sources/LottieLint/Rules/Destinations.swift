import LottieModel

extension RuleCatalog {
  /// The destination of `--profile`.
  static let destinations: [any Rule] = [
    DestinationSize(), DestinationCanvas(), DestinationFrameRate(), DestinationDuration(),
    DestinationFrames(), DestinationFeature(), DestinationSound(),
  ]
}

struct DestinationSize: DocumentRule {
  let info = RuleInfo(
    "dest/size",
    .off,
    "The file is larger than the destination takes.",
    explanation:
      "The upload is refused.",
    example: "a document of 600 KB for Discord",
    fix: "Run lottie optimize, or simplify paths and keyframes."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile, place.document != nil,
      let maximum = place.maximumBytes, let size = document.environment.fileSize, size > maximum
    else { return }
    report.add(info, at: document.root, "\(size) bytes; \(place.title) have at most \(maximum)")
  }
}

struct DestinationCanvas: DocumentRule {
  let info = RuleInfo(
    "dest/canvas",
    .off,
    "The composition does not have the destination's size or proportions.",
    explanation:
      "A document of another size is refused; an image is given transparent edges.",
    example: #"{"w": 500, "h": 300}"#,
    fix: "Give the composition that size, or for images those proportions."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile else { return }
    let size = (document.root[.width]?.double ?? 0, document.root[.height]?.double ?? 0)
    let words = "\(Words.number(size.0)) × \(Words.number(size.1)) pixels"
    let location = document.root[.width] ?? document.root
    if let canvas = place.document?.canvas {
      if size != (Double(canvas.width), Double(canvas.height)) {
        report.add(info, at: location, "\(words), not \(canvas.width) × \(canvas.height)")
      }
    } else if case .squares = place.drawn?.canvas, size.0 != size.1 {
      let message = "\(words): \(place.title) are square, and two edges stay transparent"
      report.add(info, at: location, message, severity: .warning)
    }
  }
}

struct DestinationFrameRate: DocumentRule {
  let info = RuleInfo(
    "dest/frame-rate",
    .off,
    "The destination does not have the frame rate.",
    explanation:
      "A document of another rate is refused; of images some are left out.",
    example: #"{"fr": 60}"#,
    fix: "Set the composition to a rate that the destination has."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile, let maximum = place.drawn?.maximumRate,
      document.frameRate > maximum
    else { return }
    let words =
      "\(Words.number(document.frameRate)) frames a second, of which \(place.title) show "
      + Words.number(maximum)
    let location = document.root[.frameRate] ?? document.root
    report.add(info, at: location, words, severity: .warning)
  }
}

struct DestinationDuration: DocumentRule {
  let info = RuleInfo(
    "dest/duration",
    .off,
    "The animation is longer than the destination takes.",
    explanation:
      "The upload is refused; lottie render --for cuts the end off.",
    example: #"{"fr": 60, "ip": 0, "op": 240}"#,
    fix: "Shorten it, or play it faster with lottie render --speed."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile, let maximum = place.maximumSeconds,
      document.duration > maximum
    else { return }
    report.add(
      info,
      at: document.root[.outPoint] ?? document.root,
      "\(Words.number(document.duration)) seconds, not \(Words.number(maximum)) or less"
    )
  }
}

struct DestinationFrames: DocumentRule {
  let info = RuleInfo(
    "dest/frames",
    .off,
    "The animation has more or fewer frames than the destination takes.",
    explanation:
      "With too few it is refused; of too many some are left out.",
    example: "an animation of two seconds with 60 frames a second for Slack, which takes 50",
    fix: "Shorten the animation, or lower its frame rate."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile, let frames = place.drawn?.frames else { return }
    let count = (document.outPoint - document.inPoint).rounded(.up)
    guard count > 0, count < 1e9, !frames.contains(Int(count)) else { return }
    let isShort = Int(count) < frames.lowerBound
    let words =
      isShort
      ? "fewer than the \(frames.lowerBound) that \(place.title) need"
      : "more than the \(frames.upperBound) that \(place.title) may have"
    report.add(
      info,
      at: document.root[.outPoint] ?? document.root,
      "\(Words.count(Int(count), "frame")), \(words)",
      severity: isShort ? nil : .warning
    )
  }
}

struct DestinationFeature: FeatureRule, LayerRule {
  let info = RuleInfo(
    "dest/feature",
    .off,
    "The animation uses features that the destination does not take.",
    explanation:
      "The file is refused, or they are not drawn.",
    example: "an image in an animation for Wear OS",
    fix: "Draw it with shapes, fills and keyframes."
  )

  func add(to set: inout RuleSet) {
    set.features.append(self)
    set.layer.append(self)
  }

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile, let rules = place.document else { return }
    for feature in Destination.features(rules.refused, in: hits) {
      guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
      let words = feature.definition.clause("is not allowed", "are not allowed")
      report.add(info, at: occurrence.location, words, count: hit.count)
    }
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard document.options.profile?.document?.refusesEmptyMasks ?? false,
      let masks = layer.cursor[.masks], masks.count == 0
    else { return }
    report.add(info, at: masks, "\(layer.words) has a list of masks, which even empty is refused")
  }
}

struct DestinationSound: FeatureRule {
  let info = RuleInfo(
    "dest/sound",
    .off,
    "The destination does not play sound.",
    explanation:
      "What is drawn for it is silent.",
    example: #"{"ty": 6, "refId": "sound"}"#,
    fix: "Delete the audio layers, if the animation makes sense without them."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard let place = document.options.profile, place.drawn != nil,
      let occurrence = hits[.layerAudio]?.occurrences.first
    else { return }
    let words = "\(place.title) have no sound"
    report.add(info, at: occurrence.location, words, severity: .warning)
  }
}
