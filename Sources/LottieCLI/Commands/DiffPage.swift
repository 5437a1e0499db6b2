import LottieKit

/// An HTML page of compared frames, images embedded.
struct DiffPage {
  private let title: String
  private let comparisons: [FrameComparison]

  init(title: String, _ comparisons: [FrameComparison]) {
    self.title = title
    self.comparisons = comparisons
  }

  /// The HTML text.
  var html: String {
    let rows = comparisons.map { comparison -> String in
      let pixmaps = comparison.pixmaps.map { before, after in
        [before, after, before.heatmap(against: after)].map(cell).joined()
      }
      return "<tr><td>\(escaped(comparison.line))</td>\(pixmaps ?? "")</tr>\n"
    }
    return """
      <!doctype html>
      <meta charset="utf-8">
      <title>\(escaped(title))</title>
      <style>
      body { font: 14px sans-serif; margin: 2em }
      td { padding: 6px; vertical-align: top }
      img { max-width: 320px; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0/16px 16px }
      </style>
      <h1>\(escaped(title))</h1>
      <table><tr><th>frame</th><th>before</th><th>after</th><th>difference</th></tr>
      \(rows.joined())</table>

      """
  }

  private func cell(_ pixmap: Pixmap) -> String {
    guard let bytes = try? PNGEncoder().encode(pixmap) else { return "<td></td>" }
    return "<td><img alt=\"\" src=\"data:image/png;base64,\(Base64.encode(bytes))\"></td>"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
