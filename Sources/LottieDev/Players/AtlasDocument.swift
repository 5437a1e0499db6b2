import Foundation
import LottieJobs
import LottieKit
import LottieLint
import LottieScene

/// A document of the atlas: one feature, at the frames at which players were seen to draw it.
struct AtlasDocument: Decodable, Sendable {
  /// Width and height of its frames, in pixels.
  static let side = 200

  /// The name of its file, without `.json`.
  let name: String
  /// What should be seen.
  let shows: String
  /// The frames, in composition time.
  let frames: [Double]

  /// The documents that `atlas.ndjson` in a folder lists.
  static func all(in folder: String) throws -> [AtlasDocument] {
    let lines = try String(contentsOfFile: folder + "/atlas.ndjson", encoding: .utf8)
    return try lines.split(separator: "\n").map {
      try JSONDecoder().decode(AtlasDocument.self, from: Data($0.utf8))
    }
  }

  /// The path of its file.
  func path(in folder: String) -> String { "\(folder)/\(name).json" }

  /// Its frames as they should look, or as a player draws them by the matrix.
  ///
  /// - Throws: `Failure` where the player shows nothing but an error.
  func drawn(in folder: String, as player: Player? = nil) throws -> [Pixmap] {
    let path = path(in: folder)
    var file = try AnimationFile(path: path)
    if let player { file = try PlayerDialect(player).shown(file, input: path).file }
    let renderer = FrameRenderer(
      file.animation,
      settings: RenderSettings(width: Self.side, height: Self.side),
      imageProvider: FileImageProvider(file),
      text: TextSources(file)
    )
    return frames.map { frame in
      renderer.draw(frame: frame)
      return renderer.pixmap
    }
  }

  /// The verdicts of `validate` on all players.
  func verdicts(in folder: String) throws -> [Player: PlayerVerdict.Outcome] {
    var options = LintOptions()
    options.targets = Player.allCases
    options.namesTargets = true
    let reports = try FileLinter(Linter(options)).reports(path(in: folder))
    return Dictionary(
      reports.flatMap(\.verdicts).map { ($0.player, $0.outcome) },
      uniquingKeysWith: max
    )
  }
}
