import LottieExpressions
import LottieModel

/// Values of properties: from expressions, overrides and the document.
extension ScriptGraph {
  /// Steps that a read costs.
  private static let readCost = 4

  /// The value of a property at this tick, after its expression.
  func content(of property: ScriptProperty) -> ScriptContent {
    if property.isScripted {
      resolve(property)
      return property.memo.content ?? keyed(property)
    }
    let axes = property.source.axes
    guard axes.contains(where: \.isScripted) else { return keyed(property) }
    return .joined(axes.map { content(of: $0) })
  }

  /// The value of a property at this tick, for the running expression.
  ///
  /// - Throws: When the budget of the running expression is spent.
  func value(of property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    guard property.isScripted else { return try plain(property) }
    if chain.holds(property) { return try close(property) }
    if cycles.isSearching, isCyclic(property) { try meetCycle() }
    note(.value(property))
    try evaluation.charge(ScriptGraph.readCost)
    return try resolvedContent(property)
  }

  /// A text as it is shown: the text provider's, if it has one.
  func shown(_ content: ScriptContent, of property: ScriptProperty) -> ScriptContent {
    guard let layer = property.layer else { return content }
    let text: String
    switch content {
    case .text(let own): text = own
    case .styled(let changes): text = changes.text ?? ""
    case .number, .numbers, .path: return content
    }
    if let known = property.shown, known.text == text, known.provider == texts.providerCount {
      return .text(known.shown)
    }
    let path = property.composition.path + [layer.model.name]
    let shown = texts.provided(text, path: path) ?? text
    property.shown = (text, shown, texts.providerCount)
    return .text(shown)
  }

  /// The value of a property that has no expression itself.
  private func plain(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    let axes = property.source.axes
    if axes.contains(where: \.isScripted) {
      var contents: [ScriptContent] = []
      for axis in axes { contents.append(try value(of: axis)) }
      return .joined(contents)
    }
    if property.source.isAnimated { note(.keyframes(property)) }
    return keyed(property)
  }

  /// The value of a property's expression; nil where the document's value is used.
  func outcome(of property: ScriptProperty) throws(Abrupt) -> ScriptContent? {
    if let content = overridden(property) { return content }
    guard !isOff, let script = property.script else {
      note(.keyframes(property))
      return nil
    }
    switch program(of: property, script) {
    case .failure(let failure):
      reports.add(property, .failed(line: failure.line, reason: failure.message))
      note(.keyframes(property))
      return nil
    case .success(let program):
      do throws(Abrupt) {
        let content = try bindings.run(program, of: property)
        guard let content, !admits(content) else { return content }
        note(.keyframes(property))
        reports.add(property, .exhausted(line: 1, of: "memory"))
        return nil
      } catch {
        note(.keyframes(property))
        guard error == .thrown else { throw error }
        let line = program.line(of: evaluation.failedAt)
        reports.add(property, .failed(line: line, reason: evaluation.thrownText))
        return nil
      }
    }
  }

  private func overridden(_ property: ScriptProperty) -> ScriptContent? {
    guard let provider = property.memo.provider else { return nil }
    property.composition.refresh(self)
    note(.time(property.composition))
    let frame = property.composition.frame
    guard provider.hasValue(frame: frame) else { return nil }
    return ScriptContent(any: provider.value(frame: frame))
  }

  /// Reports that an expression exceeds its budget.
  func reportSpent(_ property: ScriptProperty) {
    guard let script = property.script, case .success(let program) = program(script) else { return }
    let line = program.line(of: evaluation.failedAt)
    reports.add(property, .exhausted(line: line, of: evaluation.exhaustion))
  }
}
