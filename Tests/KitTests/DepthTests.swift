import LottieKit
import LottieLint
import TestSupport
import Testing

/// The documented depth, in a thread with a small stack.
struct DepthTests {
  private static let bytes = Array(DeepDocument.text.utf8)

  @Test func `the deepest document is drawn`() throws {
    let problems = try SmallStack.run {
      let animation = try LottieAnimation.decode(DepthTests.bytes)
      let renderer = FrameRenderer(animation, settings: RenderSettings(width: 20, height: 10))
      renderer.draw(frame: 0)
      renderer.draw(frame: 5)
      _ = SVGWriter(renderer.composition.displayList, settings: renderer.settings).text
      return renderer.composition.diagnostics.map(\.message)
    }
    #expect(problems == [])
  }

  @Test func `the deepest document is drawn in a view`() throws {
    let damage = try SmallStack.run {
      let view = LottieAnimationView(animation: try LottieAnimation.decode(DepthTests.bytes))
      view.currentFrame = 5
      return try view.draw()
    }
    #expect(damage != .none)
  }

  @Test func `the deepest document is checked`() throws {
    let rules = try SmallStack.run {
      Linter().check(DepthTests.bytes, file: "deep").findings.map(\.rule)
    }
    #expect(!rules.contains(.jsonDepth) && !rules.contains(.notLottie))
  }

  @Test func `the deepest document is compared and written again`() throws {
    let isSame = try SmallStack.run {
      let animation = try LottieAnimation.decode(DepthTests.bytes)
      let value = try JSONDocument(DepthTests.bytes).withRoot(JSONValue.init)
      var edit = DocumentEdit()
      edit.strips = Set(DocumentEdit.Part.allCases)
      edit.upgrades = true
      edit.precision = 3
      let edited = try LottieAnimation.decode(JSONText.bytes(edit.apply(to: value), .pretty))
      return StructuralDiff(animation, edited).differences.isEmpty
    }
    #expect(!isSame)
  }
}
