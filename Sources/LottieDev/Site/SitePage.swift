import LottieJobs

/// A page of the project's site: static, in the style of the program's own pages.
struct SitePage {
  /// The title, also of the window.
  var title: String
  /// HTML below the title.
  var introduction: String
  /// HTML of the main part.
  var main: String
  /// CSS beside that of all pages.
  var style = ""
  /// A script.
  var script = ""

  /// The text of the page.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\(Page.escaped(title))</title>
    <style>
    \(Page.style)\(style)</style>
    </head>
    <body>
    <header>
    <h1>\(Page.escaped(title))</h1>
    \(introduction)
    </header>
    <main>
    \(main)
    </main>
    <footer><p>Made by lottie \(lottieVersion)</footer>
    \(script.isEmpty ? "" : "<script>\n\(script)</script>\n")</body>
    </html>

    """
  }
}
