import LottieModel
import LottieScene

/// Reads values of the document's properties, and keeps the animated ones.
struct TextAnimatorValues {
  final class Animated {
    var properties: [any AnyNodeProperty] = []
  }

  private let groups: [String: KeyframeGroup<[Double]>]
  private let context: NodeContext
  let animated = Animated()

  init(_ groups: [String: KeyframeGroup<[Double]>], _ context: NodeContext) {
    self.groups = groups
    self.context = context
  }

  private func value<Value: Interpolatable>(
    _ key: JSONName,
    _ defaultValue: Value,
    _ transform: ([Double]) -> Value
  ) -> NodeValue<Value> {
    guard let group = groups["\(key)"] else { return .constant(defaultValue) }
    let value = NodeValue(group.map(transform), context)
    animated.properties.add(value)
    return value
  }

  func number(_ key: JSONName, _ defaultValue: Double) -> NodeValue<Double> {
    value(key, defaultValue) { $0.first ?? defaultValue }
  }

  func vector(_ key: JSONName, _ defaultValue: Double) -> NodeValue<Vector3D> {
    value(key, Vector3D(defaultValue, defaultValue, 0)) { numbers in
      let x = numbers.first ?? defaultValue
      guard numbers.count > 1 else { return Vector3D(x, x, 0) }
      return Vector3D(x, numbers[1], numbers.count > 2 ? numbers[2] : 0)
    }
  }

  func color(_ key: JSONName) -> NodeValue<Color> {
    value(key, .black) { numbers in
      guard numbers.count >= 3 else { return .black }
      let scale = numbers.prefix(3).max().map { $0 > 2 ? 1 / 255.0 : 1 } ?? 1
      return Color(
        red: numbers[0] * scale,
        green: numbers[1] * scale,
        blue: numbers[2] * scale
      )
    }
  }
}
