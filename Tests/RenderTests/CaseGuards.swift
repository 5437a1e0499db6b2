import Foundation
import LottieKit
import LottieModel
import LottieScene
import Testing

/// Rules for the files below `Cases`.
struct CaseGuards {
  @Test func `there are cases`() {
    #expect(RenderCase.all.count >= 50)
  }

  @Test func `no file without a case`() {
    let names = Set(RenderCase.all.map(\.name))
    for file in RenderCase.files where !RenderCase.isDocument(file) {
      let name =
        RenderCase.split(image: file)?.stem
        ?? file.replacingOccurrences(of: ".colors.json", with: "")
        .replacingOccurrences(of: ".budget.json", with: "")
      #expect(names.contains(name), "\(file) belongs to no case")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LOTTIE_BLESS"] == nil))
  func `no case without an image`() {
    for renderCase in RenderCase.all {
      #expect(!renderCase.blessedFrames.isEmpty, "\(renderCase.name)")
    }
  }

  @Test func `every case has two probes inside the image`() throws {
    for renderCase in RenderCase.all {
      let probes = try renderCase.probes()
      #expect(probes.count >= 2, "\(renderCase.name)")
      for probe in probes {
        #expect((0..<300).contains(probe.x) && (0..<300).contains(probe.y), "\(renderCase.name)")
        #expect(probe.rgba.count == 4 && probe.tolerance <= 8, "\(renderCase.name)")
      }
    }
  }

  @Test func `cases are small and have names of their own`() throws {
    var seen: [String: String] = [:]
    for renderCase in RenderCase.all {
      let animation = try AnimationFile(path: renderCase.document).animation
      let name = try #require(animation.name, "\(renderCase.name) has no nm")
      #expect(name.count < 60 && !name.isEmpty, "\(renderCase.name)")
      #expect(seen[name] == nil, "\(renderCase.name) is called as \(seen[name] ?? "")")
      seen[name] = renderCase.name
      #expect(animation.size == Size(width: 200, height: 200), "\(renderCase.name)")
    }
  }

  @Test func `a budget has a reason`() throws {
    for renderCase in RenderCase.all where try renderCase.budget().pixels > 0 {
      #expect(try !renderCase.budget().reason.isEmpty, "\(renderCase.name)")
    }
  }
}
