import Foundation
import LottieCodecs
import LottieLint
import LottieScene

/// What a player was seen to draw of the atlas.
///
/// In a folder with the player's name, `-` for `/`: `NAME.webp` or `NAME.png` has the frames of a document side by side;
/// `right.txt` lists documents that it draws as they should be, without pictures; `failed.txt` those of which it shows
/// nothing but an error, with its words behind a tab.
struct PlayerRecord: Sendable {
  /// What it did with a document.
  enum Outcome {
    case right
    case drew(path: String)
    case failed(String)
  }

  let player: Player
  /// Its own, and that of the player that draws for it, which holds where its own tells nothing.
  private let folders: [RecordFolder]

  /// The records below a folder, in the matrix's order.
  static func all(in folder: String) -> [PlayerRecord] {
    Player.allCases.compactMap { PlayerRecord($0, in: folder) }
  }

  /// Nil where there is no folder of the player's name.
  init?(_ player: Player, in parent: String) {
    guard let own = RecordFolder(player, in: parent) else { return nil }
    self.player = player
    folders = [own] + (player.drawing.flatMap { RecordFolder($0, in: parent) }.map { [$0] } ?? [])
  }

  /// What it did with a document; nil where that was not seen.
  subscript(document: AtlasDocument) -> Outcome? {
    folders.lazy.compactMap { $0[document] }.first
  }

  /// The frames of a picture.
  static func frames(of document: AtlasDocument, at path: String) throws -> [Pixmap] {
    let strip = try ImageDecoder.decode(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    let side = AtlasDocument.side
    guard strip.width == side * document.frames.count, strip.height == side else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path])
    }
    return document.frames.indices.map { index in
      let rows = (0..<side).map { $0 * strip.width + index * side }
      return Pixmap(
        width: side,
        height: side,
        pixels: rows.flatMap { strip.pixels[$0..<$0 + side] }
      )
    }
  }
}

/// A folder of a player's pictures and lists.
private struct RecordFolder {
  private let path: String
  private let right: Set<String>
  private let failed: [String: String]

  init?(_ player: Player, in parent: String) {
    path = "\(parent)/\(player.rawValue.replacing("/", with: "-"))"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    right = Set(RecordFolder.lines(of: path + "/right.txt"))
    let failures = RecordFolder.lines(of: path + "/failed.txt")
      .map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    failed = Dictionary(failures.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
  }

  subscript(document: AtlasDocument) -> PlayerRecord.Outcome? {
    if let words = failed[document.name] { return .failed(words) }
    if right.contains(document.name) { return .right }
    let pictures = ["webp", "png"].map { "\(path)/\(document.name).\($0)" }
    return pictures.first { FileManager.default.fileExists(atPath: $0) }.map { .drew(path: $0) }
  }

  private static func lines(of path: String) -> [String] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
