package import LottieKit
package import LottieLint

/// The output of `lottie profile`; layers are given with their place in the document.
package struct ProfileOutput: JSONOutput {
  private let profile: AnimationProfile
  private let player: Player
  private let document: JSONDocument

  /// Creates the output.
  package init(_ profile: AnimationProfile, _ player: Player, _ document: JSONDocument) {
    (self.profile, self.player, self.document) = (profile, player, document)
  }

  package static let schemaName = "profile"
  package static let summary = "What layers cost in frames"

  package static let members: [JSONMember<ProfileOutput>] = [
    JSONMember("target", "The player whose buffers are counted") { $0.player.rawValue },
    JSONMember("canvas", "Pixels of the canvas") { $0.profile.canvas },
    JSONMember("complete", "Whether all was measured that was asked for") { $0.profile.isWhole },
    JSONMember("frames", "The measured frames") { output in
      frames(output.profile.totals, of: output.profile)
    },
    JSONMember("heaviest_frame", "The frame with the most work; null if none was measured") {
      $0.profile.frames.isEmpty ? nil : $0.profile.frames[$0.profile.worst]
    },
    JSONMember("image_bytes", "Memory of decoded images") { $0.profile.imageBytes },
    JSONMember("layers", "The layers, the heaviest first") { output in
      output.profile.layers.map { LayerEntry(layer: $0, output: output) }
    },
  ]

  private static func frames(
    _ costs: [AnimationProfile.Cost],
    of profile: AnimationProfile
  ) -> [FrameEntry] {
    profile.frames.indices.map { FrameEntry(frame: profile.frames[$0], cost: costs[$0]) }
  }

  private struct FrameEntry: JSONRecord {
    let frame: Double
    let cost: AnimationProfile.Cost

    static let members: [JSONMember<FrameEntry>] = [
      JSONMember("frame", "The frame") { $0.frame },
      JSONMember("work", "Estimate of all work") { $0.cost.work },
      JSONMember("paints", "Number of paints") { $0.cost.paints },
      JSONMember("pixels", "Area of all paints") { $0.cost.pixels },
      JSONMember("vertices", "Vertices of painted paths") { $0.cost.vertices },
      JSONMember("rebuilt_paths", "Paths that the previous frame did not have") {
        $0.cost.rebuiltPaths
      },
      JSONMember("buffers", "Offscreen buffers") { $0.cost.buffers },
      JSONMember("buffer_pixels", "Pixels of those buffers") { $0.cost.bufferPixels },
    ]
  }

  private struct LayerEntry: JSONRecord {
    let layer: AnimationProfile.Layer
    let output: ProfileOutput

    static let members: [JSONMember<LayerEntry>] = [
      JSONMember("keypath", "Names from the outermost layer to this one") { $0.layer.keypath },
      JSONMember("pointer", "Its place as a JSON pointer (RFC 6901)") {
        $0.output.document.pointer(to: $0.layer.location).description
      },
      JSONMember("share", "Its part of all work, 0 to 1") {
        ($0.output.profile.share(of: $0.layer) * 1e4).rounded() / 1e4
      },
      JSONMember(
        "time_here",
        "Its part of the processor time measured here, 0 to 1; differs from run to run"
      ) {
        ($0.output.profile.timeShare(of: $0.layer) * 1e4).rounded() / 1e4
      },
      JSONMember("work", "Estimate of its work in all measured frames") { $0.layer.work },
      JSONMember("image_bytes", "Memory of its decoded images") { $0.layer.imageBytes },
      JSONMember("frames", "What it costs in the measured frames") {
        frames($0.layer.frames, of: $0.output.profile)
      },
    ]
  }
}
