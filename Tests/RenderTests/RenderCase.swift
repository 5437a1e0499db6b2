import Foundation
import Testing

/// One document below `Cases`, with the images, probes and budget beside it.
struct RenderCase: Sendable, CustomTestStringConvertible {
  /// Folder, feature and words, as `shapes/trim-path/offset-negative`.
  let name: String
  /// The document without its extension.
  private let stem: String
  /// Frames that have an image, ascending.
  let blessedFrames: [Double]

  var testDescription: String { name }
  var document: String { stem + ".json" }
  var probesFile: String { stem + ".colors.json" }

  /// The image of a frame.
  func image(_ frame: Double) -> String { "\(stem).f\(RenderCase.text(frame)).png" }

  /// A frame number as it is written in file names: integers without a point.
  static func text(_ frame: Double) -> String {
    frame == frame.rounded() ? String(Int(frame)) : String(frame)
  }

  /// The folder of all cases.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Cases"

  /// Every file below the folder, relative to it, sorted.
  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".json") || $0.hasSuffix(".png") }.sorted()
  }()

  /// All cases, sorted by name.
  static let all: [RenderCase] = {
    var frames: [String: [Double]] = [:]
    for file in files where file.hasSuffix(".png") {
      if let (stem, frame) = split(image: file) { frames[stem, default: []].append(frame) }
    }
    return files.filter(isDocument).map { file in
      let name = String(file.dropLast(5))
      return RenderCase(
        name: name,
        stem: folder + "/" + name,
        blessedFrames: (frames[name] ?? []).sorted()
      )
    }
  }()

  static func isDocument(_ file: String) -> Bool {
    file.hasSuffix(".json") && !file.hasSuffix(".colors.json") && !file.hasSuffix(".budget.json")
  }

  /// The case and the frame of an image's name.
  static func split(image: String) -> (stem: String, frame: Double)? {
    let name = image.dropLast(4)
    guard let mark = name.range(of: ".f", options: .backwards),
      let frame = Double(name[mark.upperBound...])
    else { return nil }
    return (String(name[..<mark.lowerBound]), frame)
  }

  /// The colors computed by hand.
  func probes() throws -> [Probe] {
    let data = try Data(contentsOf: URL(fileURLWithPath: probesFile))
    return try JSONDecoder().decode([Probe].self, from: data)
  }

  /// How much an image may differ.
  func budget() throws -> Budget {
    guard let data = FileManager.default.contents(atPath: stem + ".budget.json") else {
      return .none
    }
    return try JSONDecoder().decode(Budget.self, from: data)
  }
}

/// A color computed by hand from the document.
struct Probe: Decodable, Sendable {
  var frame: Double
  /// Pixels of the image, from the top left.
  var x: Int
  var y: Int
  /// Straight red, green, blue, alpha, 0…255.
  var rgba: [Int]
  /// Greatest difference of a channel.
  var tolerance: Int
  /// How the color comes about.
  var why: String?
}

/// A case's exception from "every channel within 1".
struct Budget: Decodable, Sendable {
  /// Pixels that may differ by more than 1.
  var pixels: Int
  /// By how much at most.
  var difference: Int
  /// Why.
  var reason: String

  static let none = Budget(pixels: 0, difference: 1, reason: "")
}
