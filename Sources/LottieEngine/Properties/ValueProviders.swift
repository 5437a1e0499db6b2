public import LottieGeometry
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

  /// Creates a provider of the values that a closure returns for frames, as lottie-ios writes it.
  public convenience init(block: @escaping (Double) -> Value) { self.init(block) }

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
  /// Creates a provider of one place in the plane.
  public convenience init(_ point: Point) { self.init(Vector3D(point.x, point.y)) }

  /// Creates a provider of the places in the plane that a closure returns for frames.
  public convenience init(block: @escaping (Double) -> Point) {
    self.init {
      let point = block($0)
      return Vector3D(point.x, point.y)
    }
  }

  /// The place at frame 0, without its depth; set, the place of every frame, at depth 0.
  public var point: Point {
    get { provide(0).point }
    set { provide = { _ in Vector3D(newValue.x, newValue.y) } }
  }
}

/// Gives widths and heights, or scales in percent.
public final class SizeValueProvider: ClosureValueProvider<Vector3D> {
  /// Creates a provider of one size.
  public convenience init(_ size: Size) { self.init(Vector3D(size.width, size.height)) }

  /// Creates a provider of the sizes that a closure returns for frames.
  public convenience init(block: @escaping (Double) -> Size) {
    self.init {
      let size = block($0)
      return Vector3D(size.width, size.height)
    }
  }

  /// The size at frame 0, without its depth; set, the size of every frame, of depth 0.
  public var size: Size {
    get {
      let value = provide(0)
      return Size(width: value.x, height: value.y)
    }
    set { provide = { _ in Vector3D(newValue.width, newValue.height) } }
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
    self.init([])
    setColors(colors, locations: locations)
  }

  /// Creates a provider of the gradients that closures return for frames.
  ///
  /// - Parameters:
  ///   - block: The colors at a frame.
  ///   - locations: Their offsets; nil spreads them evenly.
  public convenience init(
    block: @escaping (Double) -> [Color],
    locations: ((Double) -> [Double])? = nil
  ) {
    self.init {
      GradientValueProvider.numbers(block($0), locations: locations?($0) ?? [])
    }
  }

  private var stops: (colors: [Color], locations: [Double]) = ([], [])

  /// The colors of every frame; none while a closure gives them.
  public var colors: [Color] {
    get { stops.colors }
    set { setColors(newValue, locations: stops.locations) }
  }

  /// The offsets of ``colors``, 0…1; spread evenly when there are fewer than colors.
  public var locations: [Double] {
    get { stops.locations }
    set { setColors(stops.colors, locations: newValue) }
  }

  /// Gives one gradient from now on.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - locations: Their offsets, 0…1; spread evenly when there are fewer than colors.
  public func setColors(_ colors: [Color], locations: [Double] = []) {
    stops = (colors, locations)
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
