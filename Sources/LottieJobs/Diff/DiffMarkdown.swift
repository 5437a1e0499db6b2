import LottieKit
import LottieLint

/// The changes as Markdown, for a comment on a pull request.
struct DiffMarkdown {
  private let entries: [DiffEntry]
  private let request: DiffRequest

  /// Rows of the table, at most.
  private static let rowLimit = 200
  /// Words of a file, at most.
  private static let wordLimit = 8
  /// Files with images, at most.
  private static let pictureLimit = 50
  /// Pixels of the longer side of an image.
  private static let side = 160

  init(_ entries: [DiffEntry], _ request: DiffRequest) {
    (self.entries, self.request) = (entries, request)
  }

  /// The text; writes the images, if they are wanted.
  ///
  /// - Throws: ``Failure`` when an image cannot be written.
  func text() throws -> String {
    var lines = ["**\(DiffEntry.summary(entries))**"]
    let told = entries.filter { $0.change != .equal }
    guard !told.isEmpty else { return lines[0] }
    let pictures = request.images == nil ? "" : " before | after |"
    lines += ["", "| | file | difference | what changed |" + pictures]
    lines.append("|---|---|---|---|" + (pictures.isEmpty ? "" : "---|---|"))
    for (number, entry) in told.prefix(Self.rowLimit).enumerated() {
      var cells = [entry.change.rawValue, escaped(entry.title), difference(entry), words(entry)]
      if request.images != nil {
        cells += number < Self.pictureLimit ? try images(entry, number) : ["", ""]
      }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if told.count > Self.rowLimit {
      lines += ["", "… and \(Words.count(told.count - Self.rowLimit, "more file"))"]
    }
    return lines.joined(separator: "\n")
  }

  private func difference(_ entry: DiffEntry) -> String {
    guard let worst = entry.result.worst else { return "" }
    guard worst.diff.error > 0 else { return "draws the same" }
    let part = worst.diff.visible * 100
    let share = part > 0 && part < 0.1 ? "< 0.1" : Words.number((part * 10).rounded() / 10)
    return "\(share) % of frame \(Words.number(worst.frame)), ΔE "
      + Words.number((worst.diff.deltaE * 100).rounded() / 100)
  }

  private func words(_ entry: DiffEntry) -> String {
    if let failure = entry.failure { return escaped(failure.message) }
    let words = entry.result.words
    var parts = words.prefix(Self.wordLimit).map { "\(escaped($0.name)): \(escaped($0.text))" }
    if words.count > Self.wordLimit { parts.append("… and \(words.count - Self.wordLimit) more") }
    return parts.joined(separator: "<br>")
  }

  private func escaped(_ text: String) -> String { MarkdownText.cell(VisibleText.line(text)) }

  /// Two cells.
  private func images(_ entry: DiffEntry, _ number: Int) throws -> [String] {
    let worst = entry.result.worst
    let name = Words.padded(number + 1, to: 3)
    return [
      try image(
        entry.paths.before.map(request.before.named),
        at: worst?.frame,
        "\(name)-before.png",
        "before"
      ),
      try image(
        entry.paths.after.map(request.after.named),
        at: worst?.other,
        "\(name)-after.png",
        "after"
      ),
    ]
  }

  private func image(
    _ input: AnimationInput?,
    at frame: Double?,
    _ name: String,
    _ words: String
  ) throws -> String {
    guard let folder = request.images, let base = request.imageBaseURL, let input,
      let file = try? input.load(quiet: true),
      let settings = RenderSettings(fitting: file.animation.size, longest: Self.side)
    else { return "" }
    let animation = file.animation
    let renderer = FrameRenderer(animation, settings: settings)
    renderer.draw(frame: frame ?? ((animation.startFrame + animation.endFrame) / 2).rounded(.down))
    let output = folder + "/" + name
    let bytes: [UInt8]
    do throws(CodecError) {
      bytes = try PNGEncoder().encode(renderer.pixmap)
    } catch {
      throw Failure(error, output: output)
    }
    try FileWriting.write(bytes, to: output)
    return "![\(words)](\(base)\(base.hasSuffix("/") ? "" : "/")\(name))"
  }
}
