import Foundation
import TestSupport
import Testing

/// What the policy of `.lottie.yml` allows frames to cost.
///
/// The canvas has 20 × 10 pixels. From frame 5 on a second layer covers it, blended, so that lottie-android gives it a
/// buffer of all pixels: 20 · 10 · 4 = 800 bytes. The image has 3 × 2 pixels: 24 bytes.
struct PolicyCostTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let png =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AAQQxwFgBB0gX7h/C5SAAAAABJRU5ErkJggg=="
    let solid = ##""ty":1,"sw":20,"sh":10,"sc":"#ff0000","op":10,"st":0,"ks":{}"##
    try folder.write(
      #"{"v":"5.7.0","fr":10,"ip":0,"op":10,"w":20,"h":10,"assets":[{"id":"i","w":3,"h":2,"e":1,"u":"","p":"\#(png)"}],"layers":[{"ty":2,"nm":"image","refId":"i","ip":0,"op":10,"st":0,"ks":{"p":{"a":0,"k":[40,0]}}},{"nm":"blended","bm":1,"ip":5,\#(solid)},{"nm":"back","ip":0,\#(solid)}]}"#,
      to: "a.json"
    )
  }

  private func found(_ policy: String) throws -> Program.Outcome {
    try folder.write("policy:\n  \(policy)\n", to: ".lottie.yml")
    return try Program.run(
      ["validate", "a.json", "--select", "policy", "--format", "compact"],
      in: folder.url,
      input: ""
    )
  }

  @Test(arguments: ["max-buffers: 1", "max-overdraw: 2", "max-memory: 824"])
  func `a frame that costs as much as is allowed is right`(_ policy: String) throws {
    let outcome = try found(policy)
    #expect(outcome.status == 0)
    #expect(!outcome.text.contains("policy/"))
  }

  @Test func `a frame that costs more is named with its layer`() throws {
    for (policy, message) in [
      ("max-buffers: 0", "blended: 1 offscreen buffer in frame 5, more than 0"),
      ("max-overdraw: 1.9", "back: 2 times the canvas painted in frame 5, more than 1.9"),
      ("max-memory: 823", "blended: 824 bytes of images and buffers in frame 5, more than 823"),
    ] {
      let outcome = try found(policy)
      #expect(outcome.status == 1)
      #expect(outcome.text.contains(message), "\(outcome.text)")
    }
  }

  @Test func `the layer is given as a pointer too`() throws {
    try folder.write("policy:\n  max-buffers: 0\n", to: ".lottie.yml")
    let outcome = try Program.run(
      ["validate", "a.json", "--select", "policy", "--format", "json"],
      in: folder.url,
      input: ""
    )
    #expect(outcome.text.contains(#""pointer":"/layers/1""#))
    #expect(outcome.text.contains(#""keypath":["blended"]"#))
  }

  @Test func `less than all that was to be measured is said`() throws {
    try folder.write(
      "limits: {drawing-time: 0.0001}\npolicy: {max-overdraw: 0.5}\n",
      to: ".lottie.yml"
    )
    let outcome = try Program.run(
      ["validate", "a.json", "--select", "policy", "--format", "compact"],
      in: folder.url,
      input: ""
    )
    #expect(outcome.text.contains("not all frames were measured"))
  }
}
