import LottieKit
import TestSupport
import Testing

/// Calls in any order with any numbers: nothing traps, and what can be drawn is drawn.
struct ViewAbuseTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 3, 7.25, 20, 40, 1e-300, 1e9, 1e18, 1e300, -1e300, .nan, .infinity,
    -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 16_384,
  ]
  private static let names = [
    "red", "blue", "red.r", "red.f.Color", "**.Opacity", "**.Position", "**.Size", "**", "*", "",
    ".",
    "none", "red.Transform.Scale",
  ]

  @Test(arguments: 0..<12)
  func `nothing traps`(seed: Int) throws {
    var random = SeededRandom(UInt64(seed))
    let animation = try LottieAnimation.decode(Array(LottieAnimationViewTests.text.utf8))
    let view = LottieAnimationView(animation: animation)
    let inner = LottieAnimationView(animation: animation)
    inner.size = Size(width: 9, height: 5)
    var subview = AnimationSubview(inner)
    func number() -> Double { Self.numbers.randomElement(using: &random) ?? 0 }
    func keypath() -> AnimationKeypath {
      AnimationKeypath(keypath: Self.names.randomElement(using: &random) ?? "")
    }
    func step(_ choice: Int) {
      switch choice {
      case 0: view.size = Size(width: min(abs(number()), 50), height: min(abs(number()), 50))
      case 1: view.contentScale = min(number(), 4)
      case 2: view.contentMode = LottieContentMode.allCases.randomElement(using: &random) ?? .top
      case 3: view.update(at: number())
      case 4: view.play(fromFrame: number(), toFrame: number(), loopMode: .repeat(number()))
      case 5: view.play(fromProgress: number(), toProgress: number(), loopMode: .autoReverse)
      case 6: view.play(fromTime: number(), toTime: number(), loopMode: .repeatBackwards(number()))
      case 7: view.animationSpeed = number()
      case 8: view.currentFrame = number()
      case 9: view.currentProgress = number()
      case 10:
        let color = Color(r: number(), g: number(), b: number(), a: number())
        view.setValueProvider(ColorValueProvider(color), keypath: keypath())
      case 11: view.setValueProvider(FloatValueProvider(number()), keypath: keypath())
      case 12:
        let vector = Vector3D(number(), number(), number())
        view.setValueProvider(PointValueProvider(vector), keypath: keypath())
      case 13: view.removeValueProvider(for: keypath())
      case 14: view.setNodeIsEnabled(random.next() % 2 == 0, keypath: keypath())
      case 15:
        let frame = Rect(x: number(), y: number(), width: number(), height: number())
        subview.addSubview(Pixmap(width: 3, height: 2, fill: .max), frame: frame)
        view.addSubview(subview, forLayerAt: keypath())
      case 16:
        subview.removeFromSuperview()
        subview = AnimationSubview(inner)
        subview.addSubview(view, at: Point(number(), number()))
      case 17:
        _ = view.convert(Point(number(), number()), toLayerAt: keypath())
        let rect = Rect(x: number(), y: number(), width: number(), height: number())
        _ = view.convert(rect, toLayerAt: keypath())
        _ = view.convert(rect, fromLayerAt: keypath())
      case 18: _ = view.getValue(for: keypath(), atFrame: number())
      case 19: view.backgroundColor = Color(r: number(), g: number(), b: number(), a: number())
      case 20:
        view.enterBackground()
        view.enterForeground()
      case 21: view.animation = random.next() % 3 == 0 ? nil : animation
      case 22: view.forceDisplayUpdate()
      default: inner.play(loopMode: .loop)
      }
    }
    var drawn = 0
    for _ in 0..<150 {
      step(Int(random.next() % 24))
      do throws(DrawingError) {
        try view.draw()
        drawn += 1
      } catch {
        guard case .size = error else { throw error }
      }
    }
    #expect(drawn > 0)
  }
}
