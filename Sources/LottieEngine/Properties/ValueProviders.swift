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

  /// Creates a provider of the values that a closure returns for frames.
  public init(_ provide: @escaping (Double) -> Value) {
    self.provide = provide
  }

  /// Creates a provider of one value for all frames, until another is set.
  public convenience init(_ value: Value) {
    self.init { _ in value }
  }

  /// The type of the values, which must be exactly that of the property.
  public var valueType: any Any.Type { Value.self }

  /// True: a closure may say anything, so that it is asked at every update.
  public func hasUpdate(frame: Double) -> Bool { true }

  /// The value that ``provide`` returns for a frame.
  public func value(frame: Double) -> Any { provide(frame) }
}

/// Gives colors, for fills, strokes, texts and effects.
public final class ColorValueProvider: ClosureValueProvider<Color> {
  /// The color at frame 0; set, the color of every frame.
  public var color: Color {
    get { provide(0) }
    set { provide = { _ in newValue } }
  }
}

/// Gives numbers: opacities in percent, rotations in degrees, widths in units of the document.
public final class FloatValueProvider: ClosureValueProvider<Double> {
  /// The number at frame 0; set, the number of every frame.
  public var float: Double {
    get { provide(0) }
    set { provide = { _ in newValue } }
  }
}

/// Gives positions and anchor points, in units of the layer or group.
public final class PointValueProvider: ClosureValueProvider<Vector3D> {
  /// The place at frame 0; set, the place of every frame.
  public var point: Vector3D {
    get { provide(0) }
    set { provide = { _ in newValue } }
  }
}

/// Gives widths and heights, or scales in percent.
public final class SizeValueProvider: ClosureValueProvider<Vector3D> {
  /// The size at frame 0; set, the size of every frame.
  public var size: Vector3D {
    get { provide(0) }
    set { provide = { _ in newValue } }
  }
}

/// Provides the numbers of a gradient: offset, red, green, blue for each color, then, if any
/// color is not opaque, offset and alpha for each.
public final class GradientValueProvider: ClosureValueProvider<[Double]> {
  /// Creates a provider of one gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - locations: Their offsets; spread evenly when there are fewer than colors.
  public convenience init(_ colors: [Color], locations: [Double] = []) {
    self.init(GradientValueProvider.numbers(colors, locations: locations))
  }

  /// Gives one gradient from now on.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - locations: Their offsets, 0…1; spread evenly when there are fewer than colors.
  public func setColors(_ colors: [Color], locations: [Double] = []) {
    let numbers = GradientValueProvider.numbers(colors, locations: locations)
    provide = { _ in numbers }
  }

  /// The numbers of a gradient of colors.
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
