import ArgumentParser
import Foundation
import LottieKit
import LottieModel

/// The reports of the commands on the features of a file that are not drawn as written.
struct CommandAnswers {
  /// By `render --report`.
  private(set) var rendered: Set<String> = []
  /// By the findings of `info`.
  private var told: Set<String> = []
  /// By the list of features of `info`, of which these are not drawn as written.
  private var listed: Set<String> = []
  /// By `validate --target lottie`.
  private var validated: Set<String> = []

  init(of path: String, _ program: BuiltProgram) throws {
    let file = try AnimationFile(path: path)
    let names = file.manifest?.animations.map(\.id) ?? []
    for name in names.isEmpty ? [nil] : names.map(Optional.some) {
      let choice = name.map { ["--animation", $0] } ?? []
      try ask(path, choice, program)
    }
    let findings = ["validate", path, "--target", "lottie", "--all", "--format", "json"]
    let lint = try CommandAnswers.json(try program.say(findings, allowsFailure: true))
    for report in lint["files"]?.elements ?? [] { validated.formUnion(report.features) }
  }

  private mutating func ask(
    _ path: String,
    _ choice: [String],
    _ program: BuiltProgram
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = folder.appendingPathComponent("report.json").path
    let image = folder.appendingPathComponent("frame.png").path
    let drawing = ["render", path, image, "--frame", "0%", "--width", "16", "--report", report]
    _ = try program.say(drawing + choice, allowsFailure: true)
    let text = (try? String(contentsOfFile: report, encoding: .utf8)) ?? "{}"
    rendered.formUnion(try CommandAnswers.json(text).features)
    let answer = try CommandAnswers.json(
      try program.say(["info", path, "--format", "json"] + choice, allowsFailure: true)
    )
    let info = answer["animations"]?.elements?.first ?? .null
    told.formUnion(info.features)
    let features = info["features"]?.elements?.compactMap(\.text) ?? []
    listed.formUnion(
      features.compactMap(Feature.init(rawValue:)).filter(\.ownSupport.isShortcoming)
        .map { RuleID($0).text }
    )
  }

  private static func json(_ text: String) throws -> JSONValue {
    // Standard error may precede the text.
    let start = text.firstIndex { $0 == "{" } ?? text.endIndex
    return try JSONDocument(Array(text[start...].utf8)).withRoot(JSONValue.init)
  }

  /// The features on which one of them differs from `render`.
  var differences: [String] {
    let others = [("validate", validated), ("info", told), ("info's features", listed)]
    return others.flatMap { name, features in
      features.subtracting(rendered).sorted().map { "\(name) says \($0), render does not" }
        + rendered.subtracting(features).sorted().map { "render says \($0), \(name) does not" }
    }
  }
}

extension JSONValue {
  /// The rules about features among the findings of a report.
  fileprivate var features: [String] {
    let rules = self["findings"]?.elements?.compactMap { $0["rule"]?.text } ?? []
    return rules.filter { rule in
      rule.hasPrefix("compat/") && Feature(rawValue: String(rule.dropFirst(7))) != nil
    }
  }
}
