import LottieKit

/// A page of HTML that needs nothing but itself, or pictures beside it.
///
/// What documents say is in blocks of JSON, which the page's script turns into text, never into markup. A
/// Content-Security-Policy allows that script and that style only, and no connection.
struct Page {
  /// The title, also of the window.
  var title: String
  /// A line below the title.
  var subtitle: String
  /// The blocks by their ids.
  var blocks: [(id: String, text: String)]
  /// Whether it is served, and may ask its server whether something has changed.
  var isServed = false

  /// SHA-256 of the script and the style, in base64, which `PageTests` compares with `sha256sum`.
  static let scriptHash = "bcCRT1xg4dM+W/x17oPnzEDEJ1eeOx6MQf79l4H6+n4="
  static let styleHash = "/vkkB8o8YSTS8s5DL8X0etJoo4e0Osh/9FycWK8R1gU="

  /// The text of the page.
  var html: [UInt8] {
    let policy =
      "default-src 'none'; img-src data: \(isServed ? "" : "file: ")'self'; script-src 'sha256-\(Page.scriptHash)'; "
      + "style-src 'sha256-\(Page.styleHash)'; base-uri 'none'; form-action 'none'"
      + (isServed ? "; connect-src 'self'" : "")
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
      <style>
      """.utf8
    )
    html += PackageResources.page_css
    html +=
      """
      </style>
      </head>
      <body>
      <header>
      <h1>\(Page.escaped(title))</h1>
      <p class="soft">\(Page.escaped(subtitle))</p>
      </header>
      <main></main>

      """.utf8
    for block in blocks {
      html += "<script type=\"application/json\" id=\"\(block.id)\">".utf8
      html += Page.inert(block.text)
      html += "</script>\n".utf8
    }
    html += "<script>".utf8
    html += PackageResources.report_js
    html += "</script>\n</body>\n</html>\n".utf8
    return html
  }

  /// Text as content or as the value of an attribute.
  static func escaped(_ text: String) -> String {
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
