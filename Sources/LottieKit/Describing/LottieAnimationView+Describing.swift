import LottieEngine
import LottieModel

/// What other languages ask for, in the forms of the commands.
extension LottieAnimationView {
  /// The keypaths that a pattern matches, in the order of the document.
  package func keypathsOutput(_ pattern: AnimationKeypath) -> KeypathsOutput {
    let entries = preparedComposition()?.hierarchyKeypaths() ?? []
    return KeypathsOutput(
      entries.filter { pattern.matches($0.path) }.map { KeypathsOutput.Entry($0, value: nil) }
    )
  }

  /// The values that a pattern matches, from their providers where they have some.
  package func valuesOutput(_ pattern: AnimationKeypath, atFrame frame: Double) -> ValuesOutput {
    let composition = preparedComposition()
    composition?.update(frame: frame)
    let values = composition?.values(for: pattern, atFrame: frame, isOriginal: false) ?? []
    return ValuesOutput(rows: values.map { ValueRow(frame: frame, $0) })
  }
}
