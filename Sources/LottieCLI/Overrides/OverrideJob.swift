import LottieEngine
import LottieKit
import LottieModel
import LottieScene

/// Checks overrides against a composition while making them, and words what they come to.
struct OverrideJob {
  private let composition: Composition
  private let properties: [KeypathEntry]
  private let allowsUnmatched: Bool
  private let say: (String) -> Void

  init(_ composition: Composition, allowsUnmatched: Bool, say: @escaping (String) -> Void) {
    self.composition = composition
    self.allowsUnmatched = allowsUnmatched
    self.say = say
    properties = composition.hierarchyKeypaths().filter { $0.kind != nil }
  }

  /// Gives properties values.
  ///
  /// - Returns: An override for each kind of property that the keypath means.
  func values(_ entry: OverrideFile.Entry, option: String) throws -> [CompositionOverride] {
    let matched = properties.filter { entry.keypath.matches($0.path) }
    try check(matched.count, option, entry.keypath, "property", among: properties)
    say("\(option) \(entry.text): " + OverrideJob.count(matched.count, "property", "properties"))
    var kinds: [PropertyKind] = []
    for property in matched {
      if let kind = property.kind, !kinds.contains(kind) { kinds.append(kind) }
    }
    return try kinds.map { kind in
      let spans = try entry.spans.map { span in try self.span(span, kind, entry.keypath, option) }
      let override = PropertyOverride(entry.keypath, spans: spans)
      composition.apply(override)
      return .values(override)
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
      let first = try range.first.frame(of: composition.animation)
      return first...max(first, try range.last.frame(of: composition.animation))
    }
    return PropertyOverride.Span(frames: frames, value)
  }

  /// Leaves something out.
  func hide(_ name: String) throws -> CompositionOverride {
    let override = CompositionOverride.hide(AnimationKeypath(keypath: name))
    try make(override, "--hide", [name], "layer, group, fill or stroke")
    return override
  }

  /// Leaves everything else out.
  func showOnly(_ names: [String]) throws -> CompositionOverride {
    let override = CompositionOverride.only(names.map { AnimationKeypath(keypath: $0) })
    try make(override, "--only", names, "layer, group, fill or stroke")
    return override
  }

  /// Puts a picture on layers.
  func overlay(_ path: String, on name: String) throws -> CompositionOverride {
    let image: ImageResource
    do throws(ImageProviderError) {
      image = try FileImageProvider.picture(at: path)
    } catch {
      throw Failure(.noInput, "--overlay: \(path): \(error.message)")
    }
    let override = CompositionOverride.overlay(image, AnimationKeypath(keypath: name))
    try make(override, "--overlay", [name], "layer")
    return override
  }

  private func make(
    _ override: CompositionOverride,
    _ option: String,
    _ names: [String],
    _ what: String
  ) throws {
    let count = composition.apply(override)
    for name in names {
      try check(
        count,
        option,
        AnimationKeypath(keypath: name),
        what,
        among: composition.hierarchyKeypaths()
      )
    }
    say(
      "\(option) \(names.joined(separator: " ")): " + OverrideJob.count(count, "match", "matches")
    )
  }

  private func check(
    _ count: Int,
    _ option: String,
    _ keypath: AnimationKeypath,
    _ what: String,
    among entries: [KeypathEntry]
  ) throws {
    guard count == 0, !allowsUnmatched else { return }
    let near = NearestNames(entries.map(\.path)).suggestion(for: keypath)
    throw Failure(.usage, "\(option): \(keypath.string) means no \(what)\(near)")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
