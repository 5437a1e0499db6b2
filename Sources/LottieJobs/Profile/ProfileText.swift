package import LottieKit
package import LottieLint

/// A profile as text.
package struct ProfileText {
  private let profile: AnimationProfile
  private let player: Player
  private let input: String
  private let top: Int

  /// Creates the text of the heaviest layers.
  package init(
    _ profile: AnimationProfile,
    player: Player,
    input: String,
    top: Int
  ) {
    self.profile = profile
    self.player = player
    self.input = input
    self.top = top
  }

  /// The lines.
  package var text: String {
    let shown = profile.layers.prefix(top)
    var rows = shown.map(row)
    rows.append(total)
    var head = [
      "", "share", "layer", "painted", "buffers", "memory", "vertices", "rebuilt", "images",
      "time here",
    ]
    // Columns in which nothing counts take room that names need.
    let kept = head.indices.filter { column in
      column < 4 || rows.contains { !["-", "0", "0 %"].contains($0[column]) }
    }
    head = kept.map { head[$0] }
    rows = rows.map { row in kept.map { row[$0] } }
    var lines = [
      "\(input): \(Words.count(profile.frames.count, "frame")) measured, "
        + "buffers as in \(player.rawValue)", "", Console.table(head, rows), "",
    ]
    let left = profile.layers.count - shown.count
    if left > 0 { lines.append("and \(Words.count(left, "lighter layer"))") }
    if !profile.frames.isEmpty { lines.append(worst) }
    if !profile.isWhole { lines.append("not everything was measured: it takes too long") }
    return lines.joined(separator: "\n")
  }

  private func row(_ layer: AnimationProfile.Layer) -> [String] {
    let share = profile.share(of: layer)
    return [Self.bar(share), Self.percent(share), layer.keypath.joined(separator: " › ")]
      + columns(layer.frames, imageBytes: layer.imageBytes) + [
        Self.percent(profile.timeShare(of: layer))
      ]
  }

  /// The heaviest layers in short: a head, and a row for each.
  package var cells: [[String]] {
    let rows = profile.layers.prefix(top).map { layer in
      let columns = columns(layer.frames, imageBytes: layer.imageBytes)
      return [layer.keypath.joined(separator: " › "), Self.percent(profile.share(of: layer))]
        + columns[..<3] + [columns[5]]
    }
    return [["Layer", "Share", "Painted", "Buffers", "Memory", "Images"]] + rows
  }

  private var total: [String] {
    ["", "100 %", "all layers"] + columns(profile.totals, imageBytes: profile.imageBytes)
      + ["100 %"]
  }

  /// Means, and for buffers and their memory the most in a frame.
  private func columns(_ costs: [AnimationProfile.Cost], imageBytes: Int) -> [String] {
    let count = Double(max(1, costs.count))
    func mean(_ value: (AnimationProfile.Cost) -> Int) -> Double {
      Double(costs.reduce(0) { $0 + value($1) }) / count
    }
    let bytes = 4 * (costs.map(\.bufferPixels).max() ?? 0)
    return [
      Self.percent(mean(\.pixels) / Double(max(1, profile.canvas))),
      "\(costs.map(\.buffers).max() ?? 0)", bytes == 0 ? "-" : Self.bytes(bytes),
      Words.number(mean(\.vertices).rounded()),
      Words.number((mean(\.rebuiltPaths) * 10).rounded() / 10),
      imageBytes == 0 ? "-" : Self.bytes(imageBytes),
    ]
  }

  private var worst: String {
    let index = profile.worst
    let cost = profile.totals[index]
    let heaviest = profile.layers.max { $0.frames[index].work < $1.frames[index].work }
    let area = Self.percent(Double(cost.pixels) / Double(max(1, profile.canvas)))
    let most = heaviest.map { ", most by \($0.keypath.joined(separator: " › "))" } ?? ""
    return
      "heaviest frame: \(Words.number(profile.frames[index])), \(area) painted, "
      + "\(Words.count(cost.buffers, "buffer")), \(Words.count(cost.vertices, "vertex", "vertices"))\(most)"
  }

  private static func bytes(_ count: Int) -> String {
    let kibibytes = Double(count) / 1024
    return kibibytes < 1024
      ? "\(Words.number(kibibytes.rounded(.up))) KiB"
      : "\(Words.number((kibibytes / 102.4).rounded() / 10)) MiB"
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// A bar of at most ten cells.
  private static func bar(_ share: Double) -> String {
    let eighths = Int((share * 80).rounded())
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8)
      + (rest == 0 ? "" : String(Array("▏▎▍▌▋▊▉")[rest - 1]))
  }
}

extension AnimationProfile {
  /// A layer's share of all work, 0…1.
  package func share(of layer: Layer) -> Double {
    let all = layers.reduce(0) { $0 + $1.work }
    return all == 0 ? 0 : Double(layer.work) / Double(all)
  }

  /// A layer's share of the processor time that drawing took here, 0…1.
  package func timeShare(of layer: Layer) -> Double {
    let all = layers.reduce(0) { $0 + $1.time }
    return all > 0 ? layer.time / all : 0
  }
}
