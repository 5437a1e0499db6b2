import Foundation
import LottieKit
import TestSupport
import Testing

@testable import LottieCLI
@testable import LottieJobs

/// What pages are made of.
struct PageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: Page.Part.allCases)
  func `the policy names scripts and styles`(part: Page.Part) throws {
    let folder = Self.root.appendingPathComponent("Sources/LottieJobs/Pages/Resources")
    let file = folder.appendingPathComponent(part.rawValue).path
    let run = try Program.shell(
      "(sha256sum '\(file)' || shasum -a 256 '\(file)') 2>/dev/null | cut -d ' ' -f 1",
      in: Self.root
    )
    let hexadecimal = run.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let bytes = stride(from: 0, to: hexadecimal.count, by: 2).compactMap { at -> UInt8? in
      let start = hexadecimal.index(hexadecimal.startIndex, offsetBy: at)
      return UInt8(hexadecimal[start...].prefix(2), radix: 16)
    }
    #expect(bytes.count == 32)
    #expect(Data(bytes).base64EncodedString() == part.hash)
  }

  @Test func `a sheet has as many frames as their estimated work allows`() throws {
    let file = try AnimationFile(bytes: Array(Document.bar.utf8))
    let limits = FrameSheet.Limits(side: 20, frames: 10)
    #expect(FrameSheet(file, limits)?.frames.count == 10)
    let middle = try #require(FrameSheet(file, FrameSheet.Limits(side: 20, frames: 1))?.work)
    #expect(FrameSheet(file, limits, work: middle * 5)?.frames.count == 5)
    #expect(FrameSheet(file, limits, work: 0)?.frames == [5])
  }

  @Test func `what documents say cannot end a block, and titles are no markup`() {
    let name = "</script><script>alert(1)</script><!--"
    let page = Page(title: name, subtitle: "'\"&", blocks: [("index", "{\"a\":\"\(name)\"}")])
    let html = String(decoding: page.html, as: UTF8.self)
    // The block, the two scripts, and nothing else.
    #expect(html.components(separatedBy: "<script").count == 4)
    #expect(html.components(separatedBy: "</script").count == 4)
    #expect(
      html.contains("{\"a\":\"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u003c!--\"}")
    )
    #expect(html.contains("<h1>&lt;/script&gt;"))
    #expect(html.contains("&#39;&quot;&amp;"))
  }
}
