package import LottieModel

/// The most that frames of a document cost, as `lottie profile` counts it.
package struct FrameCosts: Sendable {
  /// The frame that costs most of something.
  package struct Peak: Sendable {
    /// How much it costs.
    package let value: Double
    /// The frame.
    package let frame: Double
    /// The location of the layer with the largest part of it; nil where no layer has one.
    package let layer: JSONLocation?
    /// The keypath of that layer.
    package let keypath: [String]

    package init(value: Double, frame: Double, layer: JSONLocation?, keypath: [String]) {
      self.value = value
      self.frame = frame
      self.layer = layer
      self.keypath = keypath
    }
  }

  /// Offscreen buffers.
  package let buffers: Peak
  /// Area of all paints, in canvases.
  package let overdraw: Peak
  /// Bytes of offscreen buffers and of all images.
  package let memory: Peak
  /// Whether all frames were measured that were to be, with all that they have.
  package let isWhole: Bool

  package init(buffers: Peak, overdraw: Peak, memory: Peak, isWhole: Bool) {
    self.buffers = buffers
    self.overdraw = overdraw
    self.memory = memory
    self.isWhole = isWhole
  }
}
