import LottieModel

extension LayerModel {
  /// Bytes of the nodes of a layer, those of a composition it shows left out: an estimate from above, by the
  /// number of its parts.
  ///
  /// Measured: 1.2 KB for a layer, 0.3 to 1 KB for an item of shapes, 150 bytes for a value of an effect, 400 for
  /// a mask, 700 for a style, 1.4 KB for a text animator. Expressions keep objects of their own for all of them.
  ///
  /// `items`: Number of its shape items.
  func nodeBytes(items: Int, hasExpressions: Bool) -> Int {
    let values = effects.reduce(0) { $0 + 2 + $1.controls.count }
    let animators = if case .text(let text) = kind { text.animators.count } else { 0 }
    let bytes =
      1_500 + items * 1_000 + values * 250 + masks.count * 500 + styles.count * 1_000
      + animators * 1_500
    return hasExpressions ? 2 * bytes : bytes
  }
}
