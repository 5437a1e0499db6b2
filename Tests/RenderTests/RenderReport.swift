import Foundation
import LottieCodecs
import LottieScene
import Synchronization

/// The page of images that differ, rewritten by every run.
final class RenderReport: Sendable {
  static let shared = RenderReport()

  /// Where the page is.
  let page: String
  private let folder: URL
  private let rows = Mutex<[String: String]>([:])

  private init() {
    folder =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../.build/render-report").standardizedFileURL
    page = folder.appendingPathComponent("index.html").path
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds an image that differs.
  func add(
    _ name: String,
    words: String,
    before: Pixmap?,
    after: Pixmap,
    difference: Pixmap?
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var cells = ""
    for (kind, image) in [("before", before), ("after", after), ("difference", difference)] {
      guard let image else {
        cells += "<td>no picture</td>"
        continue
      }
      let file =
        name.filter { $0 != "," }.map { $0 == "/" || $0 == " " ? "_" : String($0) }.joined()
        + ".\(kind).png"
      try AtomicFile.write(
        try PNGEncoder().encode(image),
        to: folder.appendingPathComponent(file).path
      )
      cells += "<td><img src=\"\(file)\" alt=\"\(kind)\"></td>"
    }
    let row =
      "<tr><th colspan=3>\(escaped(name))<p>\(escaped(words))</p></th></tr><tr>\(cells)</tr>"
    let body = rows.withLock { rows in
      rows[name] = row
      return rows.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    }
    try Data((RenderReport.head + body + "</table>\n").utf8)
      .write(to: URL(fileURLWithPath: page), options: .atomic)
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\n", with: "<br>")
  }

  private static let head = """
    <!doctype html><meta charset="utf-8"><title>Render report</title>
    <style>
    body { font: 14px/1.4 sans-serif; margin: 2em } th { text-align: left; padding-top: 1em }
    p { font-weight: normal; margin: 0 } td { padding-right: 1em }
    img { background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    </style>
    <h1>Pictures that differ</h1>
    <p>Before is what was taken as right, after is what is drawn now; differences are times eight.</p>
    <table>

    """
}
