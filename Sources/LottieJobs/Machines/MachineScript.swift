package import LottieKit

/// What is done to a state machine, and when.
package struct MachineScript: Equatable, Sendable {
  /// Something that is done.
  package enum Step: Equatable, Sendable {
    case set(String, StateMachine.Value)
    case fire(String)
    /// What a pointer does, at a point of the canvas.
    case pointer([StateMachine.Pointer], Target)
    case override(String, evaluates: Bool)
    case play, pause, stop, restart
  }

  /// Where a pointer is.
  package enum Target: Equatable, Sendable {
    case point(Point)
    /// The middle of a layer's box at that time, by its name.
    case layer(String)
    /// The middle of the canvas.
    case middle
  }

  /// When something is done.
  package enum Moment: Equatable, Sendable {
    /// Before the machine starts.
    case load
    /// After the start, before time moves.
    case start
    /// Seconds after the start.
    case time(Double)
  }

  /// A step and its time.
  package struct Event: Equatable, Sendable {
    /// The time.
    package var moment: Moment
    /// The step.
    package var step: Step
  }

  /// The events, in the order in which they are done at one time.
  package var events: [Event] = []
  /// Times in seconds of which the trace has the frame.
  package var samples: [Double] = []
  /// Seconds at which the script ends; nil is a second after the last event.
  package var end: Double?
  /// Size of the canvas that points refer to; nil is that of the animation.
  package var canvas: Size?

  /// Whether a number or `true` is meant as a text where the input is one.
  var takesTexts = false

  /// Creates an empty script.
  package init() {}

  /// Seconds that a script may last.
  static let longest = 3600.0
  /// Events that a script may have.
  static let limit = 10_000

  /// Seconds at which it ends.
  package var duration: Double {
    end
      ?? events.reduce(1) { longest, event in
        if case .time(let time) = event.moment { max(longest, time + 1) } else { longest }
      }
  }

  /// Reads `WHAT@TIME,WHAT@TIME`, as in `click:Star@0.2s,set:rating=3@1s`; without a time it is at the start.
  ///
  /// - Throws: ``Failure``.
  package init(words: String) throws {
    takesTexts = true
    for word in MachineScript.parts(words) {
      let (what, time) = try MachineScript.timed(word)
      events += try MachineScript.steps(what, of: word).map { Event(moment: time, step: $0) }
    }
    try check()
  }

  /// Parts between commas; a backslash takes the next character as it is.
  private static func parts(_ words: String) -> [String] {
    var (parts, part, isEscaped) = ([String](), "", false)
    for character in words {
      if character == ",", !isEscaped {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return (parts + [part]).map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func timed(_ word: String) throws -> (what: String, moment: Moment) {
    guard let at = word.lastIndex(of: "@"), at > word.startIndex,
      word[word.index(before: at)] != "\\"
    else { return (word, .start) }
    let text = word[word.index(after: at)...]
    let number = text.hasSuffix("s") ? text.dropLast() : text
    guard let seconds = Double(number), (0...longest).contains(seconds) else {
      throw Failure(
        .usage,
        "--events: \(Words.quoted(word)): the time is 0s to \(Words.number(longest))s after \"@\""
      )
    }
    return (String(word[..<at]), .time(seconds))
  }

  private static func steps(_ what: String, of word: String) throws -> [Step] {
    let colon = what.firstIndex(of: ":")
    let kind = String(what[..<(colon ?? what.endIndex)])
    let rest = colon.map { plain(what[what.index(after: $0)...]) }
    func needed(_ form: String) throws -> String {
      guard let rest, !rest.isEmpty else {
        throw Failure(.usage, "--events: \(Words.quoted(word)): expected \(form)")
      }
      return rest
    }
    switch kind {
    case "set":
      let text = try needed("set:NAME=VALUE")
      guard let equals = text.firstIndex(of: "=") else {
        throw Failure(.usage, "--events: \(Words.quoted(word)): expected set:NAME=VALUE")
      }
      let value = String(text[text.index(after: equals)...])
      return [.set(String(text[..<equals]), self.value(value))]
    case "fire": return [.fire(try needed("fire:NAME"))]
    case "override": return [.override(try needed("override:STATE"), evaluates: false)]
    case "play": return [.play]
    case "pause": return [.pause]
    case "stop": return [.stop]
    case "restart": return [.restart]
    default:
      guard let pointers = pointers(kind) else {
        throw Failure(
          .usage,
          "--events: there is no event \(Words.quoted(kind)); there are set, fire, click, tap, "
            + "down, up, move, enter, exit, override, play, pause, stop, restart"
        )
      }
      return [.pointer(pointers, target(rest))]
    }
  }

  private static func pointers(_ word: String) -> [StateMachine.Pointer]? {
    // A finger does all of these.
    if word == "tap" { return [.enter, .move, .down, .up, .click] }
    return StateMachine.Pointer(rawValue: word).map { [$0] }
  }

  /// `X;Y`, or the name of a layer.
  private static func target(_ text: String?) -> Target {
    guard let text, !text.isEmpty else { return .middle }
    let numbers = text.split(separator: ";").map { Double($0) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1] { return .point(Point(x, y)) }
    return .layer(text)
  }

  /// Without the backslashes that take a character as it is.
  private static func plain(_ text: Substring) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  private static func value(_ text: String) -> StateMachine.Value {
    switch text {
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: Float(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
    }
  }

  func check() throws {
    guard events.count <= Self.limit, samples.count <= Self.limit else {
      throw Failure(.usage, "--events: more than \(Self.limit) events or samples")
    }
    guard (0...Self.longest).contains(duration) else {
      throw Failure(.usage, "--until must be 0 to \(Words.number(Self.longest)) seconds")
    }
  }
}

/// Reading of a script's JSON.
extension MachineScript {
  /// Reads an object with `events`, and `until`, `samples` and `size` if wanted; without a size the canvas is
  /// that of dotLottie's recorded scripts, 512 × 512.
  ///
  /// - Throws: ``Failure``.
  package init(json: JSONValue, file: String) throws {
    func bad(_ what: String) -> Failure { Failure(.badDocument, "\(file): \(what)") }
    guard json.memberList != nil else { throw bad("expected an object with \"events\"") }
    for (number, event) in (json["events"]?.elements ?? []).enumerated() {
      guard let moment = MachineScript.moment(event["at"]) else {
        throw bad("/events/\(number)/at: expected seconds, \"load\" or \"start\"")
      }
      let steps = MachineScript.steps(event)
      guard !steps.isEmpty else { throw bad("/events/\(number): nothing is done") }
      events += steps.map { Event(moment: moment, step: $0) }
    }
    samples = (json["samples"]?.elements ?? []).compactMap(\.number).sorted()
    end = json["until"]?.number
    canvas = Size(width: 512, height: 512)
    if let size = json["size"]?.text {
      let sides = size.split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) else {
        throw bad("/size: expected WIDTHxHEIGHT")
      }
      canvas = Size(width: sides[0], height: sides[1])
    }
    try check()
  }

  private static func moment(_ at: JSONValue?) -> Moment? {
    switch at {
    case nil: .start
    case .number(let time): (0...longest).contains(time) ? .time(time) : nil
    default:
      switch at?.text {
      case "load": .load
      case "start": .start
      default: nil
      }
    }
  }

  private static func steps(_ event: JSONValue) -> [Step] {
    var steps: [Step] = []
    for (name, value) in event["set"]?.memberList ?? [] {
      switch value {
      case .number(let number): steps.append(.set(name, .number(Float(number))))
      case .bool(let value): steps.append(.set(name, .boolean(value)))
      case .string(let text): steps.append(.set(name, .string(text)))
      default: break
      }
    }
    if let name = event["fire"]?.text { steps.append(.fire(name)) }
    if let pointers = event["pointer"]?.text.flatMap(pointers) {
      let target: Target =
        if let x = event["x"]?.number, let y = event["y"]?.number {
          .point(Point(x, y))
        } else {
          event["layer"]?.text.map(Target.layer) ?? .middle
        }
      steps.append(.pointer(pointers, target))
    }
    if let state = event["override"]?.text {
      steps.append(.override(state, evaluates: event["immediate"] == .bool(true)))
    }
    let words: [(String, Step)] = [
      ("play", .play), ("pause", .pause), ("stop", .stop), ("restart", .restart),
    ]
    return steps + words.filter { event[$0.0] == .bool(true) }.map(\.1)
  }
}

extension String {
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
