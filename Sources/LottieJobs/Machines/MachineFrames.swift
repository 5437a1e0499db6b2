import LottieKit

/// The frames that a run of a state machine shows.
struct MachineFrames {
  /// An animation of the container, with its themes and the color behind it.
  struct Scene: Hashable {
    var animation: String
    var themes: [String]
    var color: Color?
  }

  /// What is shown: first that of the start.
  let scenes: [Scene]
  /// Seconds.
  let duration: Double
  /// What shows after each tick.
  private let shown: [RenderMoment]

  /// Runs a machine.
  ///
  /// - Throws: ``Failure`` for a machine that does not start, or ends with an error.
  init(_ request: RenderRequest, file: AnimationFile) throws {
    let input = request.source.input
    let (name, model) = try file.machine(named: request.stateMachine, input: input)
    let script = try request.events.script
    let canvas = script.canvas ?? file.animation.size
    let machine = StateMachine(model, of: file, canvas: canvas)
    var run = MachineRun(machine, script, canvas: canvas)
    run.start()
    var (scenes, shown) = ([Scene](), [RenderMoment]())
    var numbers: [Scene: Int] = [:]
    while run.step() != nil {
      let scene = Scene(
        animation: machine.animationID,
        themes: machine.themes,
        color: machine.backgroundColor
      )
      let number = numbers[scene] ?? scenes.count
      if number == scenes.count {
        guard scenes.count < Self.maximumScenes else {
          throw Failure(
            .badDocument,
            "\(input): the state machine \(Words.quoted(name)) shows more than "
              + "\(Self.maximumScenes) combinations of animation, theme and background"
          )
        }
        scenes.append(scene)
        numbers[scene] = number
      }
      shown.append(RenderMoment(machine.compositionFrame, scene: number))
    }
    for entry in run.takeLines() {
      switch entry.word {
      case .event(.error(let message)):
        throw Failure(.badDocument, "\(input): the state machine \(Words.quoted(name)): \(message)")
      case .event(.loadFailed(let animation)):
        Console.warning("\(input): there is no animation \(Words.quoted(animation)) to show")
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
    (self.scenes, duration, self.shown) = (scenes, script.duration, shown)
  }

  /// Combinations of animation, theme and background that are drawn at most.
  private static let maximumScenes = 256
  /// Bytes of the documents of several combinations.
  static let maximumBytes = 64 << 20

  /// What shows at a time, in the time of the scene's composition.
  func shown(at time: Double) -> RenderMoment {
    let tick = Int((time * MachineRun.rate + 1e-6).rounded(.down))
    return shown[max(0, min(tick, shown.count - 1))]
  }
}
