import LottieKit

/// A state machine that is run by a script, a tick each sixtieth of a second.
package struct MachineRun {
  /// Ticks in a second, as the player has them.
  static let rate = 60.0

  /// What a line of the trace tells.
  enum Word {
    case event(StateMachineEvent.Kind)
    /// Whether the start went well.
    case start(Bool)
    /// What shows.
    case frame(Frame)
    /// A pointer that was to be on a layer that cannot be hit.
    case missed(layer: String)
  }

  /// What shows.
  struct Frame {
    var frame: Double
    var isPlaying: Bool
    var state: String
    var status: StateMachine.Status
    var animation: String
    var theme: String?
  }

  /// A line of the trace.
  struct Entry {
    /// Seconds.
    var time: Double
    var word: Word
  }

  private let machine: StateMachine
  private let script: MachineScript
  private let middle: Point
  private var timed: ArraySlice<(time: Double, step: MachineScript.Step)>
  private var samples: ArraySlice<Double>
  private var tick = 0
  private var lines: [Entry] = []
  /// Whether lines were left out, as there were too many.
  private(set) var isCut = false

  /// Lines of a trace, at most.
  private static let limit = 200_000

  /// Creates a run; nothing has happened yet.
  init(_ machine: StateMachine, _ script: MachineScript, canvas: Size) {
    self.machine = machine
    self.script = script
    middle = Point(canvas.width / 2, canvas.height / 2)
    var timed: [(time: Double, step: MachineScript.Step)] = []
    for event in script.events {
      if case .time(let time) = event.moment { timed.append((time, event.step)) }
    }
    // A stable order: events at one time are done as they are listed.
    self.timed =
      timed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)[...]
    samples = script.samples[...]
  }

  /// Starts the machine.
  mutating func start() {
    for event in script.events where event.moment == .load { perform(event.step, at: 0) }
    let started = machine.start()
    take(at: 0)
    add(0, .start(started))
    for event in script.events where event.moment == .start { perform(event.step, at: 0) }
  }

  /// Moves time on by a tick.
  ///
  /// - Returns: The time; nil when the script has ended.
  mutating func step() -> Double? {
    guard Double(tick) <= (script.duration * Self.rate).rounded() else { return nil }
    let time = Double(tick) / Self.rate
    tick += 1
    while let event = timed.first, event.time <= time + 1e-9 {
      timed.removeFirst()
      perform(event.step, at: time)
    }
    machine.update(at: time)
    take(at: time)
    while let sample = samples.first, sample <= time + 1e-9 {
      samples.removeFirst()
      add(time, .frame(shown))
    }
    return time
  }

  /// What shows now.
  var shown: Frame {
    Frame(
      frame: machine.frame,
      isPlaying: machine.isPlaying,
      state: machine.state,
      status: machine.status,
      animation: machine.animationID,
      theme: machine.theme
    )
  }

  /// The lines since this was last called.
  mutating func takeLines() -> [Entry] {
    defer { lines = [] }
    return lines
  }

  private mutating func add(_ time: Double, _ word: Word) {
    guard lines.count < Self.limit else { return isCut = true }
    lines.append(Entry(time: time, word: word))
  }

  private mutating func take(at time: Double) {
    for event in machine.takeEvents() { add(time, .event(event.kind)) }
  }

  private mutating func perform(_ step: MachineScript.Step, at time: Double) {
    switch step {
    case .set(let name, let value): machine.set(name, to: fitting(value, name))
    case .fire(let name): machine.fire(name)
    case .pointer(let pointers, let target):
      guard let point = point(target, at: time) else { break }
      for pointer in pointers { machine.pointer(pointer, x: point.x, y: point.y) }
    case .override(let state, let evaluates): machine.override(state, evaluates: evaluates)
    case .play: machine.play()
    case .pause: machine.pause()
    case .stop: machine.stop()
    case .restart: machine.restart()
    }
    take(at: time)
  }

  /// The value; a word that looks like a number is a text where the input is one.
  private func fitting(_ value: StateMachine.Value, _ name: String) -> StateMachine.Value {
    guard script.takesTexts, case .string? = machine.value(of: name) else { return value }
    switch value {
    case .number(let number): return .string(Words.exact(Double(number)))
    case .boolean(let isOn): return .string(isOn ? "true" : "false")
    case .string: return value
    }
  }

  private mutating func point(_ target: MachineScript.Target, at time: Double) -> Point? {
    switch target {
    case .point(let point): return point
    case .middle: return middle
    case .layer(let name):
      let point = machine.hitCenter(name)
      if point == nil { add(time, .missed(layer: name)) }
      return point
    }
  }
}
