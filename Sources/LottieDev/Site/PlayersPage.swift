import Foundation
import LottieCodecs
import LottieJobs
import LottieLint
import LottieScene

/// A page of what each player draws: a row for each document of the atlas, found by its name.
struct PlayersPage {
  let documents: [AtlasDocument]
  let records: [PlayerRecord]
  /// The frames of each document as they should look.
  let frames: [[Pixmap]]

  /// Writes the page and its images into a folder.
  func write(to folder: String) throws {
    var rows = ""
    for (document, frames) in zip(documents, frames) {
      let right = "right/\(document.name).webp"
      try FileWriting.write(try WebPEncoder().encode(strip(frames)), to: "\(folder)/\(right)")
      rows += "<tr><th scope=row>\(document.name)<p class=soft>\(Page.escaped(document.shows))</th>"
      rows += cell(right, "right") + "\n"
      for record in records { rows += try cell(record, document, right, folder) + "\n" }
      rows += "</tr>\n"
    }
    let heads = records.map {
      "<th scope=col>\($0.player.rawValue)<p class=soft>\(Page.escaped($0.player.source))</th>"
    }
    let page = SitePage(
      title: "What each player draws",
      introduction: """
        <p>Frames of \(documents.count) documents that show one feature each. The pointer over a cell plays its frames. \
        <a href="../index.html">Samples</a></p>
        <ul class="legend"><li class=right>as it should look<li class=otherwise>otherwise<li class=fails>not at all</ul>
        """,
      main: """
        <p><label>Feature <input type="search" placeholder="mask.expansion" autofocus></label>
        <span class="soft" aria-live="polite"></span></p>
        <table><thead><tr><th scope=col>document</th><th scope=col>as it should look</th>\(heads.joined())</tr></thead>
        <tbody>
        \(rows)</tbody></table>
        """,
      style: PlayersPage.style,
      script: PlayersPage.script
    )
    try FileWriting.write(page.html, to: "\(folder)/index.html")
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
    case .failed(let words): return "<td class=fails>fails: \(Page.escaped(words))</td>"
    case .right: return cell(right, "right")
    case .drew(let path):
      let copy = path.split(separator: "/").suffix(2).joined(separator: "/")
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      try FileWriting.write(bytes, to: "\(folder)/\(copy)")
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

  /// An image shows its third frame, and all while the pointer is over it.
  private static let style = """
    main { overflow-x: auto; }
    .legend { display: flex; flex-wrap: wrap; padding: 0; list-style: none; }
    .legend li { padding: var(--near) var(--gap); border-radius: 4px; }
    table { border-collapse: separate; border-spacing: var(--near); }
    thead th { position: sticky; top: 0; background: var(--back); z-index: 1; }
    th { text-align: left; vertical-align: top; min-width: 8rem; max-width: 14rem; overflow-wrap: anywhere; }
    th p { font-weight: normal; font-size: var(--small); margin: var(--near) 0; }
    tbody th { min-width: 12rem; }
    td { padding: var(--near); vertical-align: top; max-width: 130px; border-radius: 4px; overflow-wrap: anywhere; }
    td div { width: 120px; height: 120px; background: #fff -240px 0 / 480px 120px; }
    td:hover div { animation: play 2s steps(4) infinite; }
    @keyframes play { from { background-position: 0 0; } to { background-position: -480px 0; } }
    .right { background: color-mix(in srgb, var(--good) 25%, var(--back)); }
    .otherwise { background: color-mix(in srgb, var(--warning) 40%, var(--back)); }
    .fails { background: color-mix(in srgb, var(--error) 40%, var(--back)); font-size: var(--small); }

    """

  private static let script = """
    const rows = [...document.querySelectorAll("tbody tr")]
    const field = document.querySelector("input")
    const filter = () => {
      const text = field.value.toLowerCase()
      for (const row of rows) row.hidden = !row.firstChild.textContent.toLowerCase().includes(text)
      const count = rows.filter(row => !row.hidden).length
      document.querySelector("[aria-live]").textContent = `${count} document${count === 1 ? "" : "s"}`
    }
    field.addEventListener("input", filter)
    filter()
    """
}
