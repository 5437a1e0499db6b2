public import LottieModel
public import LottieScene

/// A number, by its name in lottie-ios.
public typealias Vector1D = Double

/// Provides a property's values from a closure or a constant that may be changed later.
///
/// A provider is shared by reference: change ``provide`` or set a value, and every property that
/// uses it follows at the next update.
public class ClosureValueProvider<Value: Sendable>: AnyValueProvider {
  /// Returns the value at a frame in the time of the property's composition.
  public var provide: (Double) -> Value

  /// A provider of a closure's values.
  public init(_ provide: @escaping (Double) -> Value) {
    self.provide = provide
  }

  /// A provider of one value.
  public convenience init(_ value: Value) {
    self.init { _ in value }
  }

  /// The type of the values.
  public var valueType: any Any.Type { Value.self }

  /// Always true: a closure may return anything.
  public func hasUpdate(frame: Double) -> Bool { true }

  /// The value at a frame.
  public func value(frame: Double) -> Any { provide(frame) }
}

/// Provides colours.
public final class ColorValueProvider: ClosureValueProvider<Color> {}

/// Provides numbers.
public final class FloatValueProvider: ClosureValueProvider<Double> {}

/// Provides points.
public final class PointValueProvider: ClosureValueProvider<Vector3D> {}

/// Provides sizes, or scales in percent.
public final class SizeValueProvider: ClosureValueProvider<Vector3D> {}

/// Provides the numbers of a gradient: offset, red, green, blue for each colour, then, if any
/// colour is not opaque, offset and alpha for each.
public final class GradientValueProvider: ClosureValueProvider<[Double]> {
  /// A provider of one gradient.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - locations: Their offsets; spread evenly when there are fewer than colours.
  public convenience init(_ colors: [Color], locations: [Double] = []) {
    self.init(GradientValueProvider.numbers(colors, locations: locations))
  }

  /// The numbers of a gradient of colours.
  public static func numbers(_ colors: [Color], locations: [Double] = []) -> [Double] {
    let spread = Double(max(colors.count - 1, 1))
    let offsets =
      locations.count >= colors.count ? locations : colors.indices.map { Double($0) / spread }
    let stops = zip(offsets, colors)
    let opaque = stops.flatMap { [$0, $1.red, $1.green, $1.blue] }
    guard colors.contains(where: { $0.alpha < 1 }) else { return opaque }
    return opaque + stops.flatMap { [$0, $1.alpha] }
  }
}
