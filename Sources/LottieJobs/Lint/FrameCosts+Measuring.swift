import LottieKit
import LottieLint

extension FrameCosts {
  private static let maximumFrames = 60.0

  /// Measures a document for its policy; nil where it cannot be drawn.
  ///
  /// Frames and work are limited by the options, as those that are drawn. Never reads from the network.
  init?(_ text: DocumentText, path: String, _ limits: Limits, _ budget: RenderBudget) {
    let frames = Int(max(1, min(limits.drawnFrames, FrameCosts.maximumFrames)))
    let files = LintFiles(text, path: path)
    var conditions = AnimationProfile.Conditions(budget)
    conditions.maximumWork = Int(max(0, min(limits.drawingTime, 3600)) * 1e9)
    conditions.measuresTime = false
    conditions.images = files.images
    conditions.texts = files.texts
    guard let animation = try? LottieAnimation.decode(text.bytes),
      let profile = try? ProfileRequest(frames: frames).profile(animation, conditions)
    else { return nil }
    let images = Double(profile.imageBytes)
    let canvas = Double(profile.canvas)
    self.init(
      buffers: profile.peak { Double($0.buffers) },
      overdraw: profile.peak { Double($0.pixels) / canvas },
      memory: profile.peak(beside: images) { 4 * Double($0.bufferPixels) },
      isWhole: profile.isWhole
    )
  }
}

extension AnimationProfile {
  /// The first frame that costs most of something, and the heaviest of the layers that cost most of it there.
  ///
  /// `whole`: What all frames cost, the images of layers.
  fileprivate func peak(
    beside whole: Double = 0,
    _ value: (Cost) -> Double
  ) -> FrameCosts.Peak {
    let most = totals.indices.max { value(totals[$0]) < value(totals[$1]) } ?? 0
    func part(_ layer: Layer) -> Double {
      value(layer.frames[most]) + (whole > 0 ? Double(layer.imageBytes) : 0)
    }
    let layer = totals.isEmpty ? nil : layers.max { part($0) < part($1) }
    let owner = layer.flatMap { part($0) > 0 ? $0 : nil }
    return FrameCosts.Peak(
      value: totals.isEmpty ? whole : value(totals[most]) + whole,
      frame: totals.isEmpty ? 0 : frames[most],
      layer: owner?.location,
      keypath: owner?.keypath ?? []
    )
  }
}
