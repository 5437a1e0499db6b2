import LottieKit
import Testing

/// The code of the article "Threads and memory".
struct ThreadsGuideTests {
  init() throws { try Guide.enter() }

  @Test func threads() async throws {
    actor Screen {
      private let view: LottieAnimationView

      init(_ animation: LottieAnimation) {
        view = LottieAnimationView(animation: animation)
        view.play(loopMode: .loop)
      }

      func frame(at time: Double) throws -> Pixmap {
        view.update(at: time)
        try view.draw()
        return view.pixmap
      }
    }
    let screen = Screen(try LottieAnimation.file("anim.json"))
    let pixmap = try await screen.frame(at: 0.5)
    #expect(pixmap[32, 28] == 0xFFFF_8000)
  }

  @Test func memory() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    try view.draw()
    view.withPixels { pixels in print(pixels.count) }  // without a copy
    let copy = view.pixmap  // with one
    view.animation = nil  // lets go of layers, images and document
    #expect(copy.width == 64)
  }
}
