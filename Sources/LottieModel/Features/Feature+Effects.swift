extension Feature {
  private static let effectsByName: [String: Feature] = effects { names, _ in names }
  private static let effectsByType: [Int: Feature] = effects { _, type in [type].compactMap { $0 } }

  private static func effects<Key>(_ keys: ([String], Int?) -> [Key]) -> [Key: Feature] {
    var table: [Key: Feature] = [:]
    for definition in definitions {
      for trace in definition.traces {
        guard case .effect(.named(let names, let type)) = trace.subject else { continue }
        for key in keys(names, type) { table[key] = definition.feature }
      }
    }
    return table
  }

  /// The feature of an effect, enabled or not: by its match name, or by its type when it has none.
  package static func effect(_ effect: JSONCursor) -> Feature {
    let type = effect[.type]?.whole
    guard let name = effect[.matchName]?.string, !name.isEmpty else {
      if type == 5 { return .effectExpressionControl }
      return Feature.effect(matchName: nil, type: type) ?? .effectUnknown
    }
    if let known = Feature.effect(matchName: name, type: type) {
      // Pins that never move leave the layer as it is.
      return known == .effectPuppet && !holdsKeyframes(effect) ? .effectExpressionControl : known
    }
    return holdsOnlyControls(effect, name) ? .effectExpressionControl : .effectUnknown
  }

  /// The effect of a match name, or of a type when there is no name; nil when the table lacks it.
  package static func effect(matchName: String?, type: Int?) -> Feature? {
    guard let matchName, !matchName.isEmpty else { return type.flatMap { effectsByType[$0] } }
    return effectsByName[matchName]
  }

  /// Whether a value of an effect, or of a group within it, has keyframes or an expression.
  private static func holdsKeyframes(_ effect: JSONCursor) -> Bool {
    effect[.controls]?.elements.contains { control in
      control[.controlValue].map { $0[.animated]?.isSet ?? false || $0["x"]?.string != nil }
        ?? false
        || holdsKeyframes(control)
    } ?? false
  }

  /// Whether After Effects draws nothing for an effect: expression controls, and presets made of them.
  ///
  /// A preset keeps its English name as match name, where plug-ins have names prefixed by the
  /// vendor or codes; its controls are numbered after that name. Those that come with After Effects
  /// ("Behaviors") are `ADBE CM`.
  private static func holdsOnlyControls(_ effect: JSONCursor, _ name: String) -> Bool {
    if isControl(name) || name.hasPrefix("ADBE CM ") { return true }
    guard effect[.type]?.whole == 5, let controls = effect[.controls], controls.count > 0 else {
      return false
    }
    let names = controls.elements.map { $0[.matchName]?.string ?? "" }
    if names.allSatisfy({ isControl($0) }) { return true }
    guard !name.hasPrefix("ADBE "), !name.hasPrefix("CC "),
      let shown = effect[.name]?.string, shown == name || shown.hasPrefix(name + " ")
    else { return false }
    return names.allSatisfy { $0.hasPrefix(name + "-0") }
  }

  /// Whether it is the match name of an expression control or of a value of one.
  private static func isControl(_ name: String) -> Bool {
    name.hasSuffix(" Control") || name.hasPrefix("Pseudo/")
      || name.hasPrefix("ADBE ") && name.hasSuffix(" Control-0001")
  }
}
