private import CPages
import LottieKit

/// A page of HTML that needs nothing but itself, or images beside it.
///
/// Content from documents is in blocks of JSON, which the page's script turns into text, never into
/// markup. A Content-Security-Policy allows only that script and that style, and no connection.
package struct Page {
  /// The title, also of the window.
  var title: String
  /// A line below the title; empty for none.
  var subtitle: String
  /// The blocks by their ids.
  var blocks: [(id: String, text: String)]
  /// Whether it is served, and may ask its server whether something has changed.
  var isServed: Bool
  /// Kind of the page.
  var kind: Kind

  /// The kinds of pages, which have scripts and styles of their own beside those of all.
  package enum Kind {
    case report, diff

    fileprivate var scripts: [Part] { self == .report ? [.common, .report] : [.common, .diff] }
    fileprivate var styles: [Part] { self == .report ? [.style] : [.style, .diffStyle] }
  }

  /// Creates a page with its blocks of data.
  package init(
    title: String,
    subtitle: String = "",
    blocks: [(id: String, text: String)],
    isServed: Bool = false,
    kind: Kind = .report
  ) {
    (self.title, self.subtitle, self.blocks) = (title, subtitle, blocks)
    (self.isServed, self.kind) = (isServed, kind)
  }

  /// A script or a style, by its file.
  enum Part: String, CaseIterable {
    case common = "common.js"
    case report = "report.js"
    case diff = "diff.js"
    case style = "page.css"
    case diffStyle = "diff.css"

    /// The file as it is in the program's own memory.
    fileprivate var text: UnsafeBufferPointer<UInt8> {
      var count = 0
      let bytes = c_page_part(rawValue, &count)
      return UnsafeBufferPointer(start: bytes, count: count)
    }

    /// SHA-256 of the text, in base64, which `PageTests` compares with `sha256sum`.
    var hash: String {
      switch self {
      case .common: "+GXLfOKO02gDzf784YM3V5xYLLjni1e2az1WYNJTCb8="
      case .report: "4w6GKWXvh1LJPTBRMhC8LeEJTGxyGXBnLpEWgqtjT8U="
      case .diff: "PK61uKlDroSxG4vVvQeddJncSYEEZpSLoXsans3wKS8="
      case .style: "1gkQDgl9fn3/EXWm6i1/ZI1vdF4Xj3hxcZ+/IvF0YgA="
      case .diffStyle: "5SggNnhqMdqGuNtL7hV4heNfH3fZN97Z5OduK5AuzTE="
      }
    }
  }

  /// The text of the page.
  package var html: [UInt8] {
    func hashes(_ parts: [Part]) -> String {
      parts.map { "'sha256-\($0.hash)'" }.joined(separator: " ")
    }
    let policy =
      "default-src 'none'; img-src data: \(isServed ? "" : "file: ")'self'; "
      + "script-src \(hashes(kind.scripts)); style-src \(hashes(kind.styles)); "
      + "base-uri 'none'; form-action 'none'" + (isServed ? "; connect-src 'self'" : "")
    var html = Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(Page.escaped(title))</title>

      """.utf8
    )
    for style in kind.styles {
      html += "<style>".utf8
      html += style.text
      html += "</style>\n".utf8
    }
    html +=
      """
      </head>
      <body>
      <header>
      <h1>\(Page.escaped(title))</h1>
      \(subtitle.isEmpty ? "" : "<p class=\"soft\">\(Page.escaped(subtitle))</p>\n")</header>
      <main></main>
      <footer><p>Made by lottie \(lottieVersion)<span></span></p></footer>

      """.utf8
    for block in blocks {
      html += "<script type=\"application/json\" id=\"\(block.id)\">".utf8
      html += Page.inert(block.text)
      html += "</script>\n".utf8
    }
    for script in kind.scripts {
      html += "<script>".utf8
      html += script.text
      html += "</script>\n".utf8
    }
    html += "</body>\n</html>\n".utf8
    return html
  }

  /// The style of all pages, for pages that are made elsewhere.
  package static var style: String { String(decoding: Part.style.text, as: UTF8.self) }

  /// An address that is an image itself.
  static func url(webp: [UInt8]) -> String { "data:image/webp;base64," + Base64.encode(webp) }

  /// Text as content or as the value of an attribute.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }

  /// JSON in which nothing ends the element around it, or begins a comment: `<` is an escape.
  private static func inert(_ json: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return bytes
  }
}
