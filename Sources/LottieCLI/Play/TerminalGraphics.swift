import ArgumentParser
import Foundation
import LottieJobs
import LottieKit

/// Protocols that show images in a terminal.
enum TerminalGraphics: String, ExpressibleByArgument, CaseIterable {
  /// Kitty's protocol: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
  case kitty
  /// iTerm2's: <https://iterm2.com/documentation-images.html>.
  case iterm2
  /// DEC's sixels.
  case sixel
  /// Two pixels per character cell, in 24-bit color.
  case blocks
  /// Two pixels per character cell, in 256 colors.
  case blocks256

  /// Whether images have the screen's resolution.
  var hasPixels: Bool { self != .blocks && self != .blocks256 }

  /// The best protocol of a terminal, by its environment and its answer to the query for its
  /// attributes.
  static func detect(_ environment: [String: String], attributes: [UInt8]) -> TerminalGraphics {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    // tmux and screen drop images.
    let isWithin = environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
    if !isWithin {
      if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || program == "ghostty" {
        return .kitty
      }
      if program == "iTerm.app" || program == "WezTerm" { return .iterm2 }
    }
    if hasSixels(attributes) { return .sixel }
    let color = environment["COLORTERM"] ?? ""
    return color == "truecolor" || color == "24bit" ? .blocks : .blocks256
  }

  /// Whether an answer `ESC [ ? 62 ; 4 ; … c` names sixels, which are number 4.
  private static func hasSixels(_ attributes: [UInt8]) -> Bool {
    let text = String(decoding: attributes, as: UTF8.self)
    guard let start = text.range(of: "\u{1B}[?"),
      let end = text[start.upperBound...].firstIndex(of: "c")
    else { return false }
    return text[start.upperBound..<end].split(separator: ";").dropFirst().contains("4")
  }

  /// An image at the upper left corner.
  func text(_ pixmap: Pixmap) -> [UInt8] {
    let home = Array("\u{1B}[H".utf8)
    switch self {
    case .kitty: return home + TerminalGraphics.kitty(pixmap)
    case .iterm2:
      let data = Base64.encode((try? PNGEncoder(.init(level: 1)).encode(pixmap)) ?? [])
      let size = "width=\(pixmap.width)px;height=\(pixmap.height)px"
      return home + Array("\u{1B}]1337;File=inline=1;\(size);doNotMoveCursor=1:\(data)\u{7}".utf8)
    case .sixel: return home + SixelEncoder().encode(pixmap)
    case .blocks: return home + HalfBlocks(isIndexed: false).text(pixmap)
    case .blocks256: return home + HalfBlocks(isIndexed: true).text(pixmap)
    }
  }

  /// The image as PNG in chunks of 4,096 characters, replacing the previous one.
  private static func kitty(_ pixmap: Pixmap) -> [UInt8] {
    let bytes = (try? PNGEncoder(.init(level: 1)).encode(pixmap)) ?? []
    let data = Array(Base64.encode(bytes).utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 4096) {
      let end = min(start + 4096, data.count)
      let control = start == 0 ? "a=T,f=100,i=1,p=1,q=2,C=1," : ""
      text += Array("\u{1B}_G\(control)m=\(end < data.count ? 1 : 0);".utf8)
      text += data[start..<end] + [0x1B, UInt8(ascii: "\\")]
    }
    return text
  }
}

/// Images made of half blocks: the upper half of each cell in one color, the lower in another.
struct HalfBlocks {
  /// Whether colors are those of the 256-color table.
  let isIndexed: Bool

  /// Rows of cells, a line each.
  func text(_ pixmap: Pixmap) -> [UInt8] {
    var text = ""
    for y in stride(from: 0, to: pixmap.height, by: 2) {
      var last = ""
      for x in 0..<pixmap.width {
        let (upper, lower) = (pixmap[x, y], y + 1 < pixmap.height ? pixmap[x, y + 1] : 0)
        let cell = cell(upper, lower)
        if cell.style != last { text += cell.style }
        last = cell.style
        text += cell.character
      }
      text += "\u{1B}[0m\r\n"
    }
    return Array(text.utf8)
  }

  /// Pixels at most half opaque show the terminal's own background.
  private func cell(_ upper: UInt32, _ lower: UInt32) -> (style: String, character: String) {
    switch (upper >> 24 > 127, lower >> 24 > 127) {
    case (false, false): ("\u{1B}[0m", " ")
    case (true, false): ("\u{1B}[0;38;\(color(upper))m", "▀")
    case (false, true): ("\u{1B}[0;38;\(color(lower))m", "▄")
    case (true, true): ("\u{1B}[38;\(color(upper));48;\(color(lower))m", "▀")
    }
  }

  private func color(_ pixel: UInt32) -> String {
    let alpha = max(1, Int(pixel >> 24))
    let parts = [0, 8, 16].map { min(255, Int(pixel >> $0 & 255) * 255 / alpha) }
    guard isIndexed else { return "2;\(parts[0]);\(parts[1]);\(parts[2])" }
    let (minimum, maximum) = (parts.min() ?? 0, parts.max() ?? 0)
    if maximum - minimum < 12 {
      // 24 grays from 8 to 238.
      return "5;\(232 + min(23, max(0, (parts[1] - 3) / 10)))"
    }
    // Six steps a channel: 0, 95, 135, 175, 215, 255.
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : min(5, ($0 - 35) / 40) }
    return "5;\(16 + 36 * steps[0] + 6 * steps[1] + steps[2])"
  }
}
