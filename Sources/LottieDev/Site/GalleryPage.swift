import ArgumentParser
import Foundation
import LottieJobs

/// The first page of the site: the samples as they move, and how many files are drawn right.
struct GalleryPage {
  /// The folder of the samples, with a table of them.
  let samples: String
  /// The page with the table of fidelity.
  let fidelity: String
  /// The program that draws.
  let program: BuiltProgram

  /// Writes the page and its images into a folder.
  func write(to folder: String) throws {
    let listed = try String(contentsOfFile: samples + "/README.md", encoding: .utf8)
    let measured = try String(contentsOfFile: fidelity, encoding: .utf8)
    guard let table = MarkdownTable(listed), let figures = MarkdownTable(measured) else {
      throw ValidationError("no table of samples, or none of fidelity")
    }
    let cards = try table.rows.map { try card($0, folder) }
    let page = SitePage(
      title: "lottie",
      introduction: """
        <p>Renders, inspects and checks Lottie animations on the command line: no browser, no GPU. \
        <a href="players/index.html">What each player draws</a></p>
        """,
      main: """
        <h2>Samples</h2>
        <ul class="cards">
        \(cards.joined())</ul>
        <h2 class="later">Files drawn right</h2>
        <div class="wide">\(figures.html)</div>
        \(GalleryPage.paragraphs(measured))
        """,
      style: GalleryPage.style
    )
    try FileWriting.write(page.html, to: "\(folder)/index.html")
    print("The site is \(folder)/index.html.")
  }

  private func card(_ row: [String], _ folder: String) throws -> String {
    guard row.count > 2 else { throw ValidationError("a row of samples has \(row.count) cells") }
    let file = row[0].filter { $0 != "`" }
    let name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    for (output, more) in [
      ("webp", ["--fps", "30", "--quality", "75"]), ("png", ["--frame", "50%"]),
    ] {
      let path = "\(folder)/samples/\(name).\(output)"
      _ = try program.say(
        ["render", "\(samples)/\(file)", path, "--width", "400", "--quiet"] + more
      )
    }
    return """
      <li class="card"><img class="checker" src="samples/\(name).webp" loading="lazy"
      alt="\(Page.escaped(row[1]))" style="--still: url('samples/\(name).png')">
      <span class="words"><b>\(Page.escaped(file))</b>
      <span>\(MarkdownTable.inline(row[1]))</span><span class="soft">\(Page.escaped(row[2]))</span></span></li>

      """
  }

  /// The paragraphs after the table of a page.
  private static func paragraphs(_ text: String) -> String {
    let parts = text.components(separatedBy: "\n\n")
    guard let table = parts.firstIndex(where: { $0.hasPrefix("|") }) else { return "" }
    return parts[(table + 1)...].map { "<p class=\"soft\">\(MarkdownTable.inline($0))</p>\n" }
      .joined()
  }

  private static let style = """
    .card img { height: auto; aspect-ratio: 4 / 3; }
    @media (prefers-reduced-motion: reduce) { .card img { content: var(--still); } }
    .cards { grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); }
    .later { margin-top: calc(2 * var(--far)); }
    .wide { overflow-x: auto; }
    main > p { max-width: 44rem; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: var(--near) var(--room) var(--near) 0; border-bottom: 1px solid var(--line); }

    """
}
