import LottieKit
import LottieLint

/// What a page knows of an animation: its findings, and what can be seen of it.
struct ReportedAnimation {
  /// What the list of all animations shows.
  private(set) var summary: OrderedDictionary<String, JSONValue>
  /// What the animation's own part shows.
  var detail: JSONValue { .object(members) }
  /// The file, and the entry when it is a container.
  let title: String
  /// The frames; nil when it cannot be drawn.
  private(set) var sheet: FrameSheet?

  private var members: OrderedDictionary<String, JSONValue>

  /// Layers that get outlines, at most.
  private static let outlineLimit = 24
  /// Keypaths, and layers of the timeline, at most.
  private static let listLimit = 2000

  /// - Parameters:
  ///   - report: The findings in the file, or in one animation of it.
  ///   - index: Which animation of the file, from 0.
  ///   - limits: The size of its pictures.
  init(_ report: FileReport, index: Int, limits: FrameSheet.Limits) {
    let findings = report.findings
    title = report.title
    summary = [
      "title": .string(report.title),
      "bytes": .number(Double(FileWriting.size(report.file) ?? 0)),
      "text": .string(
        ([report.title] + findings.flatMap { [$0.message, $0.rule.text] + $0.keypath })
          .joined(separator: "\n").lowercased()
      ),
      "rules": .array(Set(findings.map(\.rule.text)).sorted().map(JSONValue.string)),
      "outcomes": JSONValue(
        memberList: report.verdicts.map { ($0.player.rawValue, .string($0.outcome.rawValue)) }
      ),
    ]
    for severity in [Severity.error, .warning, .info] {
      let count = findings.filter { $0.severity == severity }.count
      summary[severity.rawValue] = .number(Double(count))
    }
    let record = report.json
    var list = record["findings"]?.elements ?? []
    members = [
      "title": .string(report.title), "players": record["players"] ?? .array([]),
      "facts": .array([]),
    ]
    let choice = AnimationFile.Choice(animation: report.entry == nil ? nil : String(index))
    if let file = try? AnimationFile(path: report.file, choice: choice) {
      describe(file)
      sheet = FrameSheet(file, limits)
      if let sheet {
        let outlines = LayerOutlines(
          file.animation,
          findings.map(\.pointer),
          at: sheet.frames,
          limit: Self.outlineLimit
        )
        members["outlines"] = outlines.json
        for (at, finding) in findings.enumerated() {
          guard let layer = outlines.number(of: finding.pointer),
            case .object(var entry) = list[at]
          else { continue }
          entry["outline"] = .number(Double(layer))
          list[at] = .object(entry)
        }
      }
    }
    members["findings"] = .array(list)
  }

  /// Names the pictures: addresses seen from the animation's own page and from the list.
  mutating func link(sheet address: String, still: String) {
    guard let sheet, case .object(var entry) = sheet.json else { return }
    entry["src"] = .string(address)
    members["sheet"] = .object(entry)
    summary["still"] = .string(still)
  }

  /// Leaves what the animation's own part shows to a page of its own.
  mutating func leave(page: String) {
    summary["page"] = .string(page)
    members = [:]
  }

  /// The same without the pictures, which are linked.
  var withoutPictures: ReportedAnimation {
    var copy = self
    copy.sheet = nil
    return copy
  }

  private mutating func describe(_ file: AnimationFile) {
    let animation = file.animation
    summary["width"] = .number(animation.size.width)
    summary["height"] = .number(animation.size.height)
    summary["seconds"] = .number(animation.duration)
    members["width"] = summary["width"]
    members["height"] = summary["height"]
    members["start"] = .number(animation.startFrame)
    members["end"] = .number(animation.endFrame)
    members["facts"] = .array(
      AnimationSummary(file).rows.map { .array([.string($0.0), .string($0.1)]) }
    )
    members["markers"] = .array(animation.markers.map(AnimationSummary.json))
    members["timeline"] = .array(
      animation.layers.prefix(Self.listLimit).map { layer in
        JSONValue(members: [
          "name": .string(layer.name), "in": .number(layer.inFrame), "out": .number(layer.outFrame),
        ])
      }
    )
    let composition = Composition(animation)
    members["keypaths"] = .array(
      composition.hierarchyKeypaths().lazy.filter { $0.kind != nil }.prefix(Self.listLimit)
        .map { .string($0.string) }
    )
    let colors = composition.values(
      for: AnimationKeypath(keypath: "**.Color"),
      atFrame: animation.startFrame
    ).map { ValueText.text($0.value) }
    members["colors"] = .array(Set(colors).sorted().prefix(64).map(JSONValue.string))
  }
}
