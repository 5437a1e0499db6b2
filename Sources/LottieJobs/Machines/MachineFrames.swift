import LottieKit

/// The frames of an animation that a run of a state machine shows.
struct MachineFrames {
  /// Id of the animation.
  let animation: String
  /// Seconds.
  let duration: Double
  /// The frame after each tick, from that of the animation's start.
  private let frames: [Double]

  /// Runs a machine.
  ///
  /// Themes that it sets are not shown, which is reported.
  ///
  /// - Throws: ``Failure`` for a run that shows several animations.
  init(_ request: RenderRequest, file: AnimationFile) throws {
    let input = request.source.input
    let (name, model) = try file.machine(named: request.stateMachine, input: input)
    let script = try request.events.script
    let canvas = script.canvas ?? file.animation.size
    let machine = StateMachine(model, of: file, canvas: canvas)
    var run = MachineRun(machine, script, canvas: canvas)
    run.start()
    var (animations, frames, themes) = ([String](), [Double](), Set<String>())
    while run.step() != nil {
      let shown = run.shown
      if !animations.contains(shown.animation) { animations.append(shown.animation) }
      if let theme = shown.theme { themes.insert(theme) }
      // Thousandths in single precision, as the player has them.
      frames.append((shown.frame * 1000).rounded() / 1000)
    }
    for entry in run.takeLines() {
      switch entry.word {
      case .event(.error(let message)):
        throw Failure(.badDocument, "\(input): the state machine \(Words.quoted(name)): \(message)")
      case .start(false):
        throw Failure(
          .badDocument,
          "\(input): the state machine \(Words.quoted(name)) does not start"
        )
      case .missed(let layer):
        Console.warning(
          "\(input): no layer \(Words.quoted(layer)) can be hit at \(Words.number(entry.time)) s"
        )
      default: break
      }
    }
    guard animations.count == 1 else {
      throw Failure(
        .usage,
        "\(input): the state machine shows several animations, \(Words.list(animations)); "
          + "one at a time can be drawn: end with --until before the second"
      )
    }
    if !themes.isEmpty, !request.quiet {
      Console.warning(
        "\(input): not shown: themes that the state machine sets: \(Words.list(themes.sorted()))"
      )
    }
    (animation, duration, self.frames) = (animations[0], script.duration, frames)
  }

  /// The frame at a time, from that of the animation's start.
  func frame(at time: Double) -> Double {
    let tick = Int((time * MachineRun.rate + 1e-6).rounded(.down))
    return frames[max(0, min(tick, frames.count - 1))]
  }
}
