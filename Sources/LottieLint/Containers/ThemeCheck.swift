import LottieModel

/// Checks a theme against the slots of its container.
struct ThemeCheck {
  private let facts: ContainerFacts

  init(_ facts: ContainerFacts, _ name: String) { self.facts = facts }

  func findings(_ bytes: [UInt8]) -> ContainerFindings {
    var found = ContainerFindings(bytes)
    let theme: Theme
    do throws(ContainerDefects) {
      theme = try Theme.decode(bytes)
    } catch {
      found.add(error, .theme)
      return found
    }
    var seen: Set<String> = []
    theme.document.withRoot { root in
      for (rule, cursor) in zip(theme.rules, root.items(.rules)) {
        check(rule, cursor, &seen, &found)
      }
    }
    return found
  }

  private func check(
    _ rule: Theme.Rule,
    _ cursor: JSONCursor,
    _ seen: inout Set<String>,
    _ found: inout ContainerFindings
  ) {
    let name = Words.quoted(rule.slot)
    let id = cursor[.identifier]?.location ?? rule.location
    func warn(_ message: String, _ member: JSONName? = nil, _ severity: Severity = .warning) {
      let place = member.flatMap { cursor[$0]?.location } ?? id
      found.add(.themeRule, severity, message, at: place)
    }
    if rule.animations == nil, !seen.insert(rule.slot).inserted {
      warn("a rule for the slot \(name) is above; the last one counts")
    }
    if let animations = rule.animations {
      if animations.isEmpty { warn("the rule applies to no animation", .animations) }
      for animation in animations where !facts.animationIDs.contains(animation) {
        warn("there is no animation \(Words.quoted(animation))", .animations)
      }
    }
    if facts.isWhole, rule.animations?.contains(where: facts.animationIDs.contains) ?? true {
      if let kinds = facts.kinds(ofSlot: rule.slot, in: rule.animations) {
        if !kinds.isEmpty, !kinds.contains(rule.kind.slotKind) {
          let held = kinds.map(\.words).sorted().joined(separator: ", ")
          warn("the slot \(name) holds \(held), the rule gives \(rule.kind.slotKind.words)")
        }
      } else {
        warn("no animation has the slot \(name)")
      }
    }
    switch rule.kind {
    case .color(let value):
      for color in value.all {
        if color.count < 3 {
          warn("a color of \(Words.count(color.count, "number")) is black; it has 3", .ruleValue)
        }
        guard let largest = color.prefix(3).max(), largest > 1 else { continue }
        let words = "the color \(color.map(Words.number).joined(separator: ", "))"
        warn("\(words) exceeds 1; its components count from 0 to 1", .ruleValue)
      }
      check(value, warn)
    case .scalar(let value): check(value, warn)
    case .vector(let value), .position(let value):
      for vector in value.all where vector.count < 2 {
        warn("a vector of \(Words.count(vector.count, "number")) is 0, 0; it has 2", .ruleValue)
      }
      check(value, warn)
    case .gradient(let value): check(value, warn)
    case .text(let value): check(value, warn)
    case .image(let image): check(image, warn)
    }
  }

  private func check<Content>(
    _ value: Theme.Value<Content>,
    _ warn: (String, JSONName?, Severity) -> Void
  ) {
    if value.value == nil, value.keyframes?.isEmpty ?? true {
      value.expression == nil
        ? warn("the rule has neither a value nor keyframes", nil, .warning)
        : warn("players ignore an expression without a value", .ruleExpression, .warning)
    }
    let frames = (value.keyframes ?? []).map(\.frame)
    if zip(frames, frames.dropFirst()).contains(where: { $0 >= $1 }) {
      warn("the keyframes are not in the order of their frames", .keyframes, .warning)
    }
  }

  private func check(_ image: Theme.Image, _ warn: (String, JSONName?, Severity) -> Void) {
    let source = image.source
    guard !source.hasPrefix("data:"), !source.hasPrefix("http://"), !source.hasPrefix("https://")
    else { return }
    let name = source.fileName
    guard !facts.names.contains("i/\(name)"), !facts.names.contains("images/\(name)") else {
      return
    }
    warn("there is no image \(Words.quoted(name)) in the container", .ruleValue, .error)
  }
}

extension Theme.Value {
  /// The value and those of keyframes.
  fileprivate var all: [Content] { (value.map { [$0] } ?? []) + (keyframes ?? []).map(\.value) }
}

extension Theme.Rule.Kind {
  fileprivate var slotKind: SlotKind {
    switch self {
    case .color: .color
    case .scalar: .number
    case .vector, .position: .vector
    case .gradient: .gradient
    case .image: .image
    case .text: .text
    }
  }
}
