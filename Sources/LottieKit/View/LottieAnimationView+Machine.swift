public import LottieGeometry
public import LottieModel
import LottieScene

/// A state machine that decides what the view shows.
extension LottieAnimationView {
  /// Lets a state machine of a container decide what the view shows: which animation, with which theme, at
  /// which frame; and the color behind it, where the state has one.
  ///
  /// Its time is that of ``update(at:)``. Set its inputs and fire its events on ``stateMachine``; pointers come
  /// by ``pointer(_:at:)``. What it does shows from the next update on. Another ``animation`` ends it.
  ///
  /// - Parameters:
  ///   - model: The machine, as ``AnimationFile/stateMachine(_:)`` reads it.
  ///   - file: The container it belongs to.
  /// - Returns: False if the machine has no initial state; the view then shows the container's animation.
  @discardableResult
  public func start(_ model: StateMachineModel, of file: AnimationFile) -> Bool {
    let machine = StateMachine(model, of: file)
    machineRun = nil
    animation = file.animation
    machineRun = MachineShow(machine, file, since: clock)
    let isStarted = machine.start()
    showMachine()
    return isStarted
  }

  /// The state machine that decides what shows; nil is none.
  public var stateMachine: StateMachine? { machineRun?.machine }

  /// Lets go of the state machine; what shows stays.
  public func endStateMachine() { machineRun = nil }

  /// Moves or presses a pointer, for the state machine.
  ///
  /// - Parameters:
  ///   - pointer: What it does.
  ///   - point: In points of the view.
  public func pointer(_ pointer: StateMachine.Pointer, at point: Point) {
    guard let machine = machineRun?.machine, let inverse = contentTransform.inverse else { return }
    let point = inverse.apply(point)
    machine.pointer(pointer, x: point.x, y: point.y)
    showMachine()
  }

  /// Moves the state machine to a time, and shows what it shows.
  func updateMachine(at time: Double) {
    guard let run = machineRun else { return }
    run.machine.update(at: time - run.start)
    showMachine()
  }

  private func showMachine() {
    guard let run = machineRun else { return }
    let machine = run.machine
    if run.animation != machine.animationID || run.themes != machine.themes,
      let file = try? run.file.chosen(animation: machine.animationID, themes: machine.themes)
    {
      (run.animation, run.themes) = (machine.animationID, machine.themes)
      // Setting an animation ends the machine.
      animation = file.animation
      machineRun = run
    }
    currentFrame = machine.compositionFrame
  }
}

/// A state machine of a view, and what of it shows.
final class MachineShow {
  let machine: StateMachine
  let file: AnimationFile
  /// The time at which it started.
  let start: Double
  var animation: String
  var themes: [String]

  init(_ machine: StateMachine, _ file: AnimationFile, since start: Double) {
    (self.machine, self.file, self.start) = (machine, file, start)
    (animation, themes) = (machine.animationID, machine.themes)
  }
}
