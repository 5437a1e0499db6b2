package import LottieModel

extension LottieAnimation {
  /// The animation with features as a player draws them.
  ///
  /// - Parameter uses: Features with all their occurrences, and the ways in which they are drawn.
  /// - Returns: Nil where the changed document cannot be read.
  package func deviating(_ uses: [FeatureUse]) -> LottieAnimation? {
    var rules = Dialect()
    var splices: [TextSplice] = []
    for use in uses {
      let locations = use.hit.occurrences.map(\.location)
      for way in use.ways {
        if case .rule(let rule) = way { rules.formUnion(rule) }
        splices += way.splices(of: document, at: locations)
      }
    }
    var result = self
    if !splices.isEmpty {
      guard let changed = try? LottieAnimation.decode(document.bytes.spliced(splices.inOrder))
      else {
        return nil
      }
      result = changed
      result.source = source
      result.written = written ?? WrittenAnimation(self)
    }
    result.dialect.formUnion(rules)
    return result
  }
}
