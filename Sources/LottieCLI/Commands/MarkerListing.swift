import LottieJobs
import LottieKit

/// The output of `lottie markers` in its formats.
struct MarkerListing {
  private let animation: LottieAnimation
  private let output: MarkersOutput

  init(_ animation: LottieAnimation) {
    (self.animation, output) = (animation, MarkersOutput(animation))
  }

  /// The listing, without a trailing line feed.
  func text(_ format: MarkersCommand.Format) -> String {
    switch format {
    case .table: table
    case .json: JSONWriter.text(output.json)
    case .csv: csv
    case .swift: swift
    case .vtt: vtt
    case .chapters: chapters
    }
  }

  private var table: String {
    let rows = output.entries.map { entry in
      [
        entry.marker.name,
        Words.number(entry.marker.frameTime),
        Words.number(entry.time) + " s",
        Words.number(entry.progress),
        Words.number(entry.marker.durationFrameTime),
        entry.notes.joined(separator: ", "),
      ]
    }
    return ReportTable.columns(["name", "frame", "time", "progress", "duration", ""], rows)
  }

  private var csv: String {
    let rows = output.entries.map { entry in
      let numbers = [
        entry.marker.frameTime, entry.time, entry.progress, entry.marker.durationFrameTime,
      ]
      return ([VisibleText.field(entry.marker.name)] + numbers.map(Words.exact))
        .joined(separator: ",")
    }
    return (["name,frame,time,progress,duration"] + rows).joined(separator: "\n")
  }

  /// Names as constants: letters and digits, words joined in camel case.
  private var swift: String {
    let lines = animation.markers.map { marker in
      let words = marker.name.split { !$0.isLetter && !$0.isNumber }
      let joined = words.enumerated().map { i, word in
        i == 0
          ? word.prefix(1).lowercased() + word.dropFirst()
          : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
      let name = joined.first?.isLetter == true ? joined : "marker" + joined
      return "  static let \(name) = \(MarkerListing.literal(marker.name))"
    }
    return (["enum Markers {"] + lines + ["}"]).joined(separator: "\n")
  }

  /// Markers as cues; those without a duration last to the next one or to the end.
  private var cues: [(name: String, start: Double, end: Double)] {
    let sorted = animation.markers.sorted { $0.frameTime < $1.frameTime }
    return sorted.enumerated().compactMap { i, marker in
      let next = sorted.dropFirst(i + 1).first { $0.frameTime > marker.frameTime }?.frameTime
      let end =
        marker.durationFrameTime > 0
        ? marker.frameTime + marker.durationFrameTime : next ?? animation.endFrame
      let start = max(0, animation.time(forFrame: marker.frameTime))
      let stop = animation.time(forFrame: end)
      return stop > start ? (marker.name, start, stop) : nil
    }
  }

  private var vtt: String {
    let blocks = cues.map { cue in
      "\(MarkerListing.clock(cue.start)) --> \(MarkerListing.clock(cue.end))\n"
        + MarkerListing.cueText(cue.name)
    }
    return (["WEBVTT"] + blocks).joined(separator: "\n\n")
  }

  /// The text of a cue (<https://www.w3.org/TR/webvtt1/#webvtt-cue-text>), on one line.
  private static func cueText(_ name: String) -> String {
    VisibleText.line(name).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  /// A Swift string literal.
  private static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      default:
        let shown = VisibleText.line(String(scalar))
        return shown == String(scalar) ? shown : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"" + scalars.joined() + "\""
  }

  private var chapters: String {
    let blocks = cues.map { cue in
      """
      [CHAPTER]
      TIMEBASE=1/1000
      START=\(Int((cue.start * 1000).rounded()))
      END=\(Int((cue.end * 1000).rounded()))
      title=\(MarkerListing.escaped(cue.name))
      """
    }
    return ([";FFMETADATA1"] + blocks).joined(separator: "\n")
  }

  /// Hours, minutes, seconds and milliseconds.
  private static func clock(_ seconds: Double) -> String {
    let all = Int(min(seconds * 1000, 1e12).rounded())
    let parts = [all / 3_600_000, all / 60_000 % 60, all / 1000 % 60]
    return parts.map { Words.padded($0, to: 2) }.joined(separator: ":") + "."
      + Words.padded(all % 1000, to: 3)
  }

  /// ffmpeg's metadata escapes: `=`, `;`, `#` and `\` get a backslash.
  private static func escaped(_ text: String) -> String {
    VisibleText.line(text).reduce(into: "") { result, character in
      if "=;#\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
