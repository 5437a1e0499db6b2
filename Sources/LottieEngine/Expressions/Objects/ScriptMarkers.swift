import LottieExpressions
import LottieModel
import LottieScene

/// The markers of a composition, by time, or of a layer: those documents do not have.
final class ScriptMarkers {
  let list: [Marker]
  /// Frames a second.
  let framerate: Double
  /// The index of the first of each name.
  private(set) lazy var byName = Dictionary(
    list.enumerated().map { ($1.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private(set) lazy var handle = HostObject(kind: HandleKind.markers.rawValue, target: self)

  init(_ markers: [Marker], framerate: Double) {
    list = markers.enumerated()
      .sorted { ($0.element.frameTime, $0.offset) < ($1.element.frameTime, $1.offset) }
      .map(\.element)
    self.framerate = framerate
  }

  /// The index of the marker nearest to a time in seconds; of two as near the earlier one.
  func nearest(_ seconds: Double) -> Int? {
    list.indices.min {
      abs(list[$0].frameTime / framerate - seconds) < abs(list[$1].frameTime / framerate - seconds)
    }
  }
}

/// A marker that a script has.
final class MarkerBox {
  let marker: Marker
  /// Its number, from 1.
  let number: Int
  /// Frames a second.
  let framerate: Double

  init(_ markers: ScriptMarkers, _ index: Int) {
    marker = markers.list[index]
    number = index + 1
    framerate = markers.framerate
  }
}

/// Markers.
extension ScriptBindings {
  func callMember(
    _ name: HostName,
    of markers: ScriptMarkers,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    let found: Int?
    switch name {
    case .key:
      switch try Conversion.plain(arguments[0], run) {
      case .string(let text):
        try run.charge(reading: text.size)
        found = markers.byName[text.string]
      case let value: found = Int(exactly: try Conversion.number(value, run)).map { $0 - 1 }
      }
    case .nearestKey:
      try run.charge(reading: markers.list.count)
      let seconds = try Conversion.number(arguments[0], run)
      found = seconds.isFinite ? markers.nearest(seconds) : nil
    default: return nil
    }
    guard let found, markers.list.indices.contains(found) else {
      try run.fail("Error", "there is no such marker")
    }
    try run.allocate(64)
    return .object(
      HostObject(kind: HandleKind.marker.rawValue, owning: MarkerBox(markers, found))
    )
  }

  func member(_ name: String, of key: MarkerBox, _ run: Evaluation) throws(Abrupt) -> Value? {
    switch name {
    case "time": return .number(key.marker.frameTime / key.framerate)
    case "duration": return .number(key.marker.durationFrameTime / key.framerate)
    case "index": return .number(Double(key.number))
    case "comment": return try run.text(key.marker.name)
    case "chapter", "url", "frameTarget", "cuePointName": return try run.text("")
    case "eventCuePoint", "protectedRegion": return .bool(false)
    case "parameters":
      try run.allocate(96)
      return .object(PlainObject())
    default: return nil
    }
  }
}
