import ArgumentParser
import LottieKit

/// `LottieDev play-samples`: animations played by the real clock in a view, on one thread.
struct PlaySamples: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays animations in a view by the real clock, and says what that took."
  )

  @Argument(help: "Animations.")
  var files: [String]

  @Option(help: "Seconds each is played.")
  var seconds = 10.0

  @Option(help: "Frames a second.")
  var fps = 60.0

  @Option(help: "Pixels of the longer side.")
  var size = 512.0

  func run() async throws {
    print("file\tframes\tdropped\tunchanged\tpixels drawn\tcpu s\tcpu %")
    for file in files { try await play(file) }
  }

  private func play(_ file: String) async throws {
    let view = try LottieAnimationView(animation: .file(file))
    let longer = max(view.size.width, view.size.height)
    view.size = Size(
      width: view.size.width * size / longer,
      height: view.size.height * size / longer
    )
    let pixels = try view.pixelSize()
    var (drawn, dropped, unchanged, area) = (0, 0, 0, 0)
    let start = SampleTimer.processorTime()
    view.play(loopMode: .loop)
    for try await frame in view.frames(perSecond: fps) {
      drawn += 1
      dropped += frame.droppedFrames
      switch frame.damage {
      case .none: unchanged += 1
      case .part(_, _, let width, let height): area += width * height
      case .full: area += pixels.width * pixels.height
      }
      if frame.time >= seconds { view.pause() }
    }
    let cpu = (SampleTimer.processorTime() - start) / 1_000
    let share = Double(area) / Double(max(1, drawn * pixels.width * pixels.height))
    print(
      [
        file, "\(drawn)", "\(dropped)", "\(unchanged)", percent(share),
        "\((cpu * 100).rounded() / 100)", percent(cpu / seconds),
      ].joined(separator: "\t")
    )
  }

  private func percent(_ share: Double) -> String { "\((share * 1_000).rounded() / 10) %" }
}
