package import LottieKit

/// A position in time: `24`, `50%`, `1.5s`, `first`, `last` or `marker:NAME`.
package enum TimePosition: OptionText, Equatable {
  case frame(Double)
  case percent(Double)
  case seconds(Double)
  case marker(String)
  case first
  case last

  /// What help says of the ways to write one.
  package static let forms = "a number (may be fractional), 50%, 1.5s, first, last or marker:NAME"

  /// Reads the text of an option; nil when it is not a value.
  package init?(text argument: String) {
    if argument.hasPrefix("marker:") {
      self = .marker(String(argument.dropFirst(7)))
      return
    }
    switch argument {
    case "first":
      self = .first
      return
    case "last":
      self = .last
      return
    default: break
    }
    let unit = argument.last
    let text = unit == "%" || unit == "s" ? argument.dropLast() : argument[...]
    guard let value = Double(text), value.isFinite else { return nil }
    switch unit {
    case "%": self = .percent(value)
    case "s": self = .seconds(value)
    default: self = .frame(value)
    }
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String {
    switch self {
    case .frame(let value): value.text
    case .percent(let value): value.text + "%"
    case .seconds(let value): value.text + "s"
    case .marker(let name): "marker:" + name
    case .first: "first"
    case .last: "last"
    }
  }

  /// The frame of an animation; the end itself is its last frame.
  package func frame(of animation: LottieAnimation) throws -> Double {
    let (start, end) = (animation.startFrame, animation.endFrame)
    func shown(_ frame: Double) throws -> Double {
      frame == end ? TimePosition.last(animation) : try TimePosition.checked(frame, animation)
    }
    switch self {
    case .frame(let value): return try shown(value)
    case .percent(let percent):
      guard (0...100).contains(percent) else {
        throw Failure(.usage, "\(Words.number(percent))% is not within 0% and 100%")
      }
      let frame = start + (end - start) * percent / 100
      return frame < end ? frame : TimePosition.last(animation)
    case .seconds(let seconds):
      return try shown(start + seconds * animation.framerate)
    case .marker(let name):
      guard let marker = animation.markers.last(where: { $0.name == name }) else {
        throw Failure(.usage, TimePosition.missing([name], animation))
      }
      return try TimePosition.checked(marker.frameTime, animation)
    case .first: return start
    case .last: return TimePosition.last(animation)
    }
  }

  /// The position as a frame, where the end is exclusive: 100% is the end.
  func position(of animation: LottieAnimation) throws -> Double {
    let (start, end) = (animation.startFrame, animation.endFrame)
    let frame: Double? =
      switch self {
      case .frame(let value): value
      case .percent(let percent): start + (end - start) * percent / 100
      case .seconds(let seconds): start + seconds * animation.framerate
      case .marker, .first, .last: nil
      }
    guard let frame else { return try self.frame(of: animation) }
    return frame == end ? end : try TimePosition.checked(frame, animation)
  }

  /// The message for missing markers, with the nearest names.
  package static func missing(_ names: [String], _ animation: LottieAnimation) -> String {
    let text = "no marker \(Words.list(names)); "
    guard !animation.markers.isEmpty else { return text + "the animation has no markers" }
    let near = names.count == 1 ? NearestNames.near(names[0], among: animation.markerNames) : []
    return text
      + (NearestNames.question(near)
        ?? "available: " + Words.list(Array(animation.markerNames.prefix(20))))
  }

  /// The last integer frame before the end.
  static func last(_ animation: LottieAnimation) -> Double {
    max(animation.startFrame, animation.endFrame.rounded(.up) - 1)
  }

  private static func checked(_ frame: Double, _ animation: LottieAnimation) throws -> Double {
    let (start, end) = (animation.startFrame, animation.endFrame)
    guard frame == start || (frame >= start && frame < end) else {
      throw Failure(
        .usage,
        "frame \(Words.number(frame)) is out of range; the animation runs from frame "
          + "\(Words.number(start)) up to, but not including, \(Words.number(end))"
      )
    }
    return frame
  }
}
