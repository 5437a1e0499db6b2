import LottieKit

/// Resolves overrides against the names of a composition, and reports the matches.
struct OverrideJob {
  /// The resolved overrides.
  private(set) var overrides: CompositionOverrides
  private let animation: LottieAnimation
  private let allowsUnmatched: Bool
  private let say: (String) -> Void
  /// Takes what matches nothing; nil throws it.
  private let unmatched: Unmatched?

  /// Takes an option with its keypath, and the failure that it matches nothing.
  typealias Unmatched = (_ argument: String, Failure) -> Void

  init(
    _ composition: Composition,
    allowsUnmatched: Bool,
    say: @escaping (String) -> Void,
    unmatched: Unmatched? = nil
  ) {
    animation = composition.animation
    self.allowsUnmatched = allowsUnmatched
    self.say = say
    self.unmatched = unmatched
    overrides = CompositionOverrides(composition)
  }

  /// Overrides properties, with a value for each kind of property that matches.
  mutating func set(_ entry: OverrideFile.Entry, option: String) throws {
    let matched = overrides.properties(entry.keypath)
    try check(matched.count, option, entry.keypath, "property") { $0.kind != nil }
    if matched.isEmpty, unmatched != nil { return }
    let idle = matched.count { !$0.hasEffect }
    say(
      "\(option) \(entry.text): " + Words.count(matched.count, "property", "properties")
        + (idle == 0
          ? ""
          : "; \(idle) without effect: only three-dimensional layers (\"ddd\": 1) turn that way")
    )
    var kinds: [PropertyKind] = []
    for property in matched {
      if let kind = property.kind, !kinds.contains(kind) { kinds.append(kind) }
    }
    for kind in kinds {
      let spans = try entry.spans.map { span in try self.span(span, kind, entry.keypath, option) }
      let override = PropertyOverride(entry.keypath, spans: spans)
      overrides.set(override, for: matched.filter { $0.kind == kind })
    }
  }

  private func span(
    _ span: OverrideFile.Span,
    _ kind: PropertyKind,
    _ keypath: AnimationKeypath,
    _ option: String
  ) throws -> PropertyOverride.Span {
    guard let value = PropertyValue(span.text, for: kind) else {
      throw Failure(
        .usage,
        "\(option): \(keypath.string) is \(kind.expectation); \"\(span.text)\" is not"
      )
    }
    let frames = try span.frames.map { range in
      let first = try range.first.frame(of: animation)
      return first...max(first, try range.last.frame(of: animation))
    }
    return PropertyOverride.Span(frames: frames, value)
  }

  /// Hides layers, groups, fills or strokes.
  mutating func hide(_ name: String) throws {
    try check(overrides.hide(AnimationKeypath(keypath: name)), "--hide", name, OverrideJob.nodes)
  }

  /// Hides everything else.
  mutating func showOnly(_ names: [String]) throws {
    let matches = overrides.showOnly(names.map { AnimationKeypath(keypath: $0) })
    for (name, match) in zip(names, matches) {
      try check(match, "--only", name, OverrideJob.nodes)
    }
  }

  /// Draws an image on layers.
  mutating func overlay(_ path: String, on name: String) throws {
    let image: ImageResource
    do throws(ImageProviderError) {
      image = try FileImageProvider.image(at: path)
    } catch {
      throw Failure(.noInput, "--overlay: \(path): \(error.message)")
    }
    let match = overrides.overlay(image, on: AnimationKeypath(keypath: name))
    try check(match, "--overlay", name, "layer")
  }

  /// Makes properties follow their keyframes, ignoring expressions.
  mutating func switchExpressionsOff() { overrides.switchExpressionsOff() }

  mutating func switchMotionBlurOff() { overrides.switchMotionBlurOff() }

  private static let nodes = "layer, group, fill or stroke"

  private func check(
    _ match: CompositionOverrides.Match,
    _ option: String,
    _ name: String,
    _ what: String
  ) throws {
    try check(match.count, option, match.keypath, what) { _ in true }
    say("\(option) \(name): " + Words.count(match.count, "match", "matches"))
  }

  private func check(
    _ count: Int,
    _ option: String,
    _ keypath: AnimationKeypath,
    _ what: String,
    among isMeant: (KeypathEntry) -> Bool
  ) throws {
    guard count == 0, !allowsUnmatched else { return }
    let near = KeypathSuggestion(overrides.entries.filter(isMeant).map(\.path)).text(for: keypath)
    let failure = Failure(.usage, "\(option): no \(what) matches \(keypath.string)\(near)")
    guard let unmatched else { throw failure }
    unmatched("\(option) \(keypath.string)", failure)
  }
}
