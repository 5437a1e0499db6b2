package import LottieGeometry
package import LottieScene

/// A control of an effect: the element of `ef` at its index, which is the same in every language.
package protocol EffectControl: Sendable {
  /// Index in `ef`, from 0.
  var index: Int { get }
  /// After Effects' English name.
  var name: String { get }
  /// The number in its match name, mostly that after the index; nil when it is not known.
  var matchNumber: Int? { get }
  /// The `ty` of a document's control.
  var type: Int { get }
  /// Unit of a number.
  var unit: Member.Unit { get }
  /// The value where the document leaves it out, for a layer of a size.
  func defaultValue(_ size: Size) -> Effect.Value
}

extension EffectControl {
  /// Whether the default differs from layer to layer, as that of a layer's middle.
  package var dependsOnSize: Bool {
    defaultValue(Size(width: 0, height: 0)) != defaultValue(Size(width: 1, height: 1))
  }

  /// The number in a table, 0 where it is not known; without one it is that after the index.
  fileprivate static func matchNumber(_ number: Int?, at index: Int) -> Int? {
    number == 0 ? nil : number ?? index + 1
  }

  /// The names by which expressions ask for the control: English name and match name.
  package func scriptNames(of effect: String?) -> [String] {
    guard let effect, let number = matchNumber else { return [name] }
    let digits = String(number)
    return [name, effect + "-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits]
  }
}

/// A control with a number: a slider, an angle, a layer or a mask by its number.
package struct NumberControl: EffectControl {
  package let index: Int
  package let matchNumber: Int?
  package let unit: Member.Unit
  package let initial: Double
  package var type: Int { unit == .degrees ? 1 : 0 }
  private let title: StaticString

  package init(
    _ index: Int,
    _ name: StaticString,
    _ initial: Double = 0,
    _ unit: Member.Unit = .none,
    match number: Int? = nil
  ) {
    (self.index, title, self.initial, self.unit) = (index, name, initial, unit)
    matchNumber = Self.matchNumber(number, at: index)
  }

  package var name: String { "\(title)" }
  package func defaultValue(_ size: Size) -> Effect.Value { .number(KeyframeGroup(initial)) }
}

/// A menu, whose choices count from 1.
package struct ChoiceControl: EffectControl {
  package let index: Int
  package let matchNumber: Int?
  package let initial: Double
  package var type: Int { 7 }
  private let title: StaticString

  package init(_ index: Int, _ name: StaticString, _ initial: Double = 1, match number: Int? = nil)
  {
    (self.index, title, self.initial) = (index, name, initial)
    matchNumber = Self.matchNumber(number, at: index)
  }

  package var name: String { "\(title)" }
  package var unit: Member.Unit { .none }
  package func defaultValue(_ size: Size) -> Effect.Value { .number(KeyframeGroup(initial)) }
}

/// A checkbox: 0 or 1.
package struct FlagControl: EffectControl {
  package let index: Int
  package let matchNumber: Int?
  package let initial: Bool
  package var type: Int { 4 }
  private let title: StaticString

  package init(
    _ index: Int,
    _ name: StaticString,
    _ initial: Bool = false,
    match number: Int? = nil
  ) {
    (self.index, title, self.initial) = (index, name, initial)
    matchNumber = Self.matchNumber(number, at: index)
  }

  package var name: String { "\(title)" }
  package var unit: Member.Unit { .none }
  package func defaultValue(_ size: Size) -> Effect.Value {
    .number(KeyframeGroup(initial ? 1 : 0))
  }
}

/// A color.
package struct ColorControl: EffectControl {
  package let index: Int
  package let matchNumber: Int?
  package let initial: Color
  package var type: Int { 2 }
  private let title: StaticString

  package init(
    _ index: Int,
    _ name: StaticString,
    _ initial: Color = .black,
    match number: Int? = nil
  ) {
    (self.index, title, self.initial) = (index, name, initial)
    matchNumber = Self.matchNumber(number, at: index)
  }

  package var name: String { "\(title)" }
  package var unit: Member.Unit { .none }
  package func defaultValue(_ size: Size) -> Effect.Value { .color(KeyframeGroup(initial)) }
}

/// A point, by default at a share of the layer's size: its origin, its middle, one of its corners.
package struct PointControl: EffectControl {
  package let index: Int
  package let matchNumber: Int?
  package var type: Int { 3 }
  private let title: StaticString
  private let across: Double
  private let down: Double

  package init(
    _ index: Int,
    _ name: StaticString,
    _ across: Double = 0,
    _ down: Double = 0,
    match number: Int? = nil
  ) {
    (self.index, title, self.across, self.down) = (index, name, across, down)
    matchNumber = Self.matchNumber(number, at: index)
  }

  package var name: String { "\(title)" }
  package var unit: Member.Unit { .pixels }

  /// The point where the document leaves it out.
  package func initial(_ size: Size) -> Point { Point(across * size.width, down * size.height) }

  package func defaultValue(_ size: Size) -> Effect.Value {
    let point = initial(size)
    return .point(KeyframeGroup(Vector3D(point.x, point.y)))
  }
}

/// The controls of an effect that is drawn, as stored properties in After Effects' order; those at the end that nothing
/// reads may be missing.
package protocol EffectControls: Sendable {
  /// The ids of the features of the effects that have these controls.
  static var effects: [String] { get }
}

extension EffectControls {
  /// The controls by index; controls of a part, as of one color, are properties of the part.
  package var list: [any EffectControl] { Self.controls(of: self).sorted { $0.index < $1.index } }

  private static func controls(of value: Any) -> [any EffectControl] {
    Mirror(reflecting: value).children.flatMap { child in
      (child.value as? any EffectControl).map { [$0] } ?? controls(of: child.value)
    }
  }
}
