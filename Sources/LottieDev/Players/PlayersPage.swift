import Foundation
import LottieCodecs
import LottieLint
import LottieScene

/// A page of what each player draws: a row for each document of the atlas, found by its name.
struct PlayersPage {
  let documents: [AtlasDocument]
  let records: [PlayerRecord]
  /// The frames of each document as they should look.
  let frames: [[Pixmap]]

  /// Writes the page and its pictures into a folder.
  func write(to folder: String) throws {
    var rows = ""
    for (document, frames) in zip(documents, frames) {
      let right = "right/\(document.name).webp"
      try put(try WebPEncoder().encode(strip(frames)), folder, right)
      rows += "<tr><th>\(document.name)<p>\(escaped(document.shows))</th>"
      rows += cell(right, "right") + "\n"
      for record in records { rows += try cell(record, document, right, folder) + "\n" }
      rows += "</tr>\n"
    }
    let heads = records.map { "<th>\($0.player.rawValue)<p>\(escaped($0.player.source))</th>" }
    let page = PlayersPage.template
      .replacing("HEADS", with: "<th>as it should look</th>" + heads.joined())
      .replacing("ROWS", with: rows)
    try put(Array(page.utf8), folder, "index.html")
    print("The page is \(folder)/index.html.")
  }

  private func cell(
    _ record: PlayerRecord,
    _ document: AtlasDocument,
    _ right: String,
    _ folder: String
  ) throws -> String {
    switch record[document] {
    case nil: return "<td></td>"
    case .failed(let words): return "<td class=fails>fails: \(escaped(words))</td>"
    case .right: return cell(right, "right")
    case .drew(let path):
      let copy = path.split(separator: "/").suffix(2).joined(separator: "/")
      try put(Array(try Data(contentsOf: URL(fileURLWithPath: path))), folder, copy)
      return cell(copy, "otherwise")
    }
  }

  private func cell(_ image: String, _ kind: String) -> String {
    "<td class=\(kind)><div style=\"background-image:url('\(image)')\"></div></td>"
  }

  /// The frames side by side.
  private func strip(_ frames: [Pixmap]) -> Pixmap {
    let side = AtlasDocument.side
    var strip = Pixmap(width: side * frames.count, height: side)
    for (index, frame) in frames.enumerated() {
      for y in 0..<side {
        for x in 0..<side { strip[index * side + x, y] = frame[x, y] }
      }
    }
    return strip
  }

  private func put(_ bytes: [UInt8], _ folder: String, _ name: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    let parent = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// A picture shows its third frame, and all while the pointer is over it.
  private static let template = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>What each player draws</title>
    <style>
    body { font: 14px sans-serif; margin: 1em }
    table { border-collapse: collapse }
    thead th { position: sticky; top: 0; background: #fff; z-index: 1 }
    th { text-align: left; vertical-align: top; max-width: 14em; padding: 4px }
    th p { font-weight: normal; margin: 4px 0; color: #555; overflow-wrap: anywhere }
    td { padding: 4px; border: 3px solid #fff; vertical-align: top; max-width: 120px }
    td div { width: 120px; height: 120px; background-size: 480px 120px; background-position: -240px 0 }
    td div { background-color: #fff }
    td:hover div { animation: play 2s steps(4) infinite }
    @keyframes play { from { background-position: 0 0 } to { background-position: -480px 0 } }
    .right { background: #dfd } .otherwise { background: #fd9 } .fails { background: #faa; font-size: 12px }
    </style>
    <h1>What each player draws</h1>
    <p>Frames of documents that show one feature each. Green: as it should look. Yellow: otherwise. Red: not at all.
    The pointer over a cell plays its four frames.</p>
    <input type="search" placeholder="feature" autofocus>
    <table><thead><tr><th>document</th>HEADS</tr></thead>
    <tbody>
    ROWS</tbody></table>
    <script>
    const rows = [...document.querySelectorAll("tbody tr")]
    const field = document.querySelector("input")
    const filter = () => {
      const text = field.value.toLowerCase()
      for (const row of rows) row.hidden = !row.firstChild.textContent.toLowerCase().includes(text)
    }
    field.addEventListener("input", filter)
    filter()
    </script>

    """
}
