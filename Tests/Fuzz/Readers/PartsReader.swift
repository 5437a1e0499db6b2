import LottieJobs
import LottieKit
import LottieLint

/// Reads manifests, themes and state machines, checks them, and runs machines.
enum PartsReader {
  private static let animation = try? LottieAnimation.decode(
    Array(
      """
      {"w":9,"h":9,"fr":30,"ip":0,"op":60,"layers":[],"markers":[{"cm":"m","tm":5,"dr":9}]}
      """.utf8
    )
  )

  static func read(_ bytes: [UInt8]) {
    _ = try? DotLottieManifest.decode(bytes)
    _ = try? Theme.decode(bytes)
    if let model = try? StateMachineModel.decode(bytes) { run(model) }
    let container = LintContainer(names: ["a/a.json", "s/m.json", "t/t.json"]) { _ in bytes }
    _ = Linter().check(container, file: "a.lottie")
    _ = try? MachineScript(words: String(decoding: bytes.prefix(512), as: UTF8.self))
  }

  private static func run(_ model: StateMachineModel) {
    guard let animation else { return }
    let machine = StateMachine(model, animation: ("a", animation))
    machine.start()
    for tick in 0..<30 {
      if let input = model.inputs.dropFirst(tick % max(1, model.inputs.count)).first {
        machine.fire(input.name)
        machine.set(input.name, to: .number(Float(tick)))
        machine.set(input.name, to: .boolean(tick % 2 == 0))
      }
      for pointer in StateMachine.Pointer.allCases { machine.pointer(pointer, x: 1, y: 1) }
      machine.update(at: Double(tick) / 60)
      _ = machine.takeEvents()
    }
  }
}
