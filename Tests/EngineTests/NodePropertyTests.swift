import LottieModel
import LottieScene
import Testing

@testable import LottieEngine

struct NodePropertyTests {
  private var animated: NodeProperty<Double> {
    NodeProperty(
      KeyframeGroup(keyframes: [Keyframe(time: 0, value: 0), Keyframe(time: 10, value: 10)])
    )
  }

  @Test func `a provider of another type is refused and changes nothing`() {
    let property = animated
    #expect(!property.setProvider(SingleValueProvider(Color.black)))
    #expect(property.update(frame: 5, generation: 1))
    #expect(property.value == 5)
  }

  @Test func `an override counts until it is taken away, then the keyframes again`() {
    let property = animated
    _ = property.update(frame: 5, generation: 1)
    #expect(property.setProvider(SingleValueProvider(42.0)))
    #expect(property.update(frame: 6, generation: 2))
    #expect(property.value == 42)
    #expect(!property.update(frame: 7, generation: 3))
    #expect(property.setProvider(nil))
    #expect(property.update(frame: 7, generation: 4))
    #expect(property.value == 7)
  }

  @Test func `a constant can be overridden and comes back`() {
    let property = NodeProperty(KeyframeGroup(3.0))
    #expect(!property.isAnimated)
    #expect(!property.update(frame: 1, generation: 1))
    #expect(property.setProvider(SingleValueProvider(4.0)))
    #expect(property.update(frame: 2, generation: 2) && property.value == 4)
    #expect(property.setProvider(nil))
    #expect(property.update(frame: 3, generation: 3) && property.value == 3)
  }

  @Test func `two properties that share a provider both see it`() {
    let provider = SingleValueProvider(8.0)
    let (a, b) = (animated, animated)
    #expect(a.setProvider(provider) && b.setProvider(provider))
    #expect(a.update(frame: 1, generation: 1) && b.update(frame: 1, generation: 1))
    #expect(a.value == 8 && b.value == 8)
  }
}
