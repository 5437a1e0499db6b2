import LottieGeometry
import LottieModel

/// The document's values of a property over time.
final class ScriptSource {
  private enum Kind {
    case numbers(KeyframeInterpolator<ScriptNumbers>)
    case path(KeyframeInterpolator<BezierPath>)
    case constant(ScriptContent)
    case text([Keyframe<TextDocument>])
    case joined([ScriptProperty])
  }

  private let kind: Kind
  /// The times of the keyframes in frames; empty for a constant.
  let times: [Double]

  /// Creates a source from the keyframes of a property; with `isKeyed` a single one counts as a keyframe.
  init(_ property: UntypedProperty?, isKeyed: Bool = false) {
    switch property {
    case nil:
      times = []
      kind = .constant(.numbers([]))
    case .numbers(let group)?:
      times = group.isAnimated || isKeyed ? group.keyframes.map(\.time) : []
      kind =
        group.isAnimated
        ? .numbers(KeyframeInterpolator(group.map { ScriptNumbers(values: $0) }))
        : .constant(ScriptContent(group.initial))
    case .path(let group)?:
      times = group.isAnimated || isKeyed ? group.keyframes.map(\.time) : []
      kind =
        group.isAnimated
        ? .path(KeyframeInterpolator(group)) : .constant(.path(group.initial))
    }
  }

  /// Creates a constant.
  init(constant: ScriptContent) {
    times = []
    kind = .constant(constant)
  }

  /// Creates a source of text documents.
  init(_ documents: [Keyframe<TextDocument>]) {
    kind = .text(documents)
    times = documents.count > 1 ? documents.map(\.time) : []
  }

  /// Creates a position with separated axes.
  init(joined axes: [ScriptProperty]) {
    kind = .joined(axes)
    times = Set(axes.flatMap(\.source.times)).sorted()
  }

  /// Whether it is animated.
  var isAnimated: Bool { times.count > 1 }

  /// Whether it has text documents.
  var isText: Bool { if case .text = kind { true } else { false } }

  /// The axes of a separated position.
  var axes: [ScriptProperty] {
    if case .joined(let axes) = kind { axes } else { [] }
  }

  /// The value at a frame.
  func content(at frame: Double) -> ScriptContent {
    switch kind {
    case .constant(let content): return content
    case .numbers(let interpolator): return ScriptContent(interpolator.value(at: frame).values)
    case .path(let interpolator): return .path(interpolator.value(at: frame))
    case .text: return .text(document(at: frame)?.text ?? "")
    case .joined(let axes): return .joined(axes.map { $0.source.content(at: frame) })
    }
  }

  /// The text document at a frame.
  func document(at frame: Double) -> TextDocument? {
    guard case .text(let documents) = kind else { return nil }
    return (documents.last { $0.time <= frame } ?? documents.first)?.value
  }

  /// The document's values at keyframes.
  func keyframe(_ index: Int) -> ScriptContent? {
    guard times.indices.contains(index) else { return nil }
    return content(at: times[index])
  }
}
