package import LottieEngine
package import LottieModel
import LottieRaster
import LottieScene

/// What the layers of an animation cost, measured on frames of it.
package struct AnimationProfile: Sendable {
  /// What a layer costs, without the layers within it.
  package struct Layer: Sendable {
    /// The names of the layers around it, and its own.
    package let keypath: [String]
    /// Its location in the document.
    package let location: JSONLocation
    /// What it costs in each measured frame.
    package internal(set) var frames: [Cost]
    /// Bytes of the decoded images that it shows, each once.
    package internal(set) var imageBytes = 0
    /// Estimated nanoseconds of one core for all measured frames, and to decode its images.
    package internal(set) var work = 0
    /// Seconds of processor time that it took in all measured frames, here.
    package internal(set) var time = 0.0
  }

  /// Counts of a frame.
  package struct Cost: Sendable {
    /// Paints: fills, strokes, images.
    package internal(set) var paints = 0
    /// Pixels painted, each as often as it is.
    package internal(set) var pixels = 0
    /// Vertices of the paths that are painted.
    package internal(set) var vertices = 0
    /// Paths that the frame before did not have.
    package internal(set) var rebuiltPaths = 0
    /// Offscreen buffers of the player.
    package internal(set) var buffers = 0
    /// Pixels of these.
    package internal(set) var bufferPixels = 0
    /// Estimated nanoseconds of one core.
    package internal(set) var work = 0

    /// The sum of two.
    static func + (a: Cost, b: Cost) -> Cost {
      var sum = a
      sum.paints += b.paints
      sum.pixels += b.pixels
      sum.vertices += b.vertices
      sum.rebuiltPaths += b.rebuiltPaths
      sum.buffers += b.buffers
      sum.bufferPixels += b.bufferPixels
      sum.work += b.work
      return sum
    }
  }

  /// Whose buffers are counted.
  package enum Target: Sendable {
    /// This program's layers.
    case lottie
    /// The layers of lottie-android 6.
    case lottieAndroid
    /// The offscreen passes of lottie-ios 4 with Core Animation.
    case coreAnimation
  }

  /// How it is measured.
  package struct Conditions {
    /// The memory of drawing.
    package var budget: RenderBudget
    /// Nanoseconds of one core, estimated, after which no further frame is measured.
    package var maximumWork = 4_000_000_000
    /// Whether time is measured, besides all that is counted.
    package var measuresTime = true
    /// The images; nil for those of the animation.
    package var images: (any AnimationImageProvider)?
    /// The texts; nil for those of the animation.
    package var texts: TextSources?

    /// Creates the standard conditions.
    package init(_ budget: RenderBudget = RenderBudget()) { self.budget = budget }
  }

  /// The measured frames.
  package let frames: [Double]
  /// Whether all frames that were asked for are among them, each with all that it has.
  package let isWhole: Bool
  /// The parts that are not read, not found or not drawn.
  package let diagnostics: [Diagnostic]
  /// Pixels of a frame.
  package let canvas: Int
  /// The layers that cost something, most work first.
  package let layers: [Layer]
  /// Bytes of all decoded images, each once.
  package let imageBytes: Int
  /// What each measured frame costs.
  package let totals: [Cost]

  /// The index of the frame that costs most work.
  package var worst: Int { totals.indices.max { totals[$0].work < totals[$1].work } ?? 0 }

  /// Measures some frames of an animation; fewer, as far apart, where they take long.
  package init(
    _ animation: LottieAnimation,
    frames: [Double],
    settings: RenderSettings,
    _ target: Target,
    _ conditions: Conditions = Conditions()
  ) {
    var measure = ProfileMeasure(animation, frames, settings, target, conditions)
    var measured: [Int] = []
    for index in Bisection.order(frames.count) where measure.work < conditions.maximumWork {
      measure.measure(index)
      measured.append(index)
    }
    measured.sort()
    self.frames = measured.map { frames[$0] }
    isWhole = measure.isWhole && measured.count == frames.count
    diagnostics = measure.composition.diagnostics
    canvas = settings.width * settings.height
    layers = measure.layers.sorted { $0.work > $1.work }.map { layer in
      var layer = layer
      layer.frames = measured.map { layer.frames[$0] }
      return layer
    }
    imageBytes = measure.imageBytes
    let layers = layers
    totals = measured.indices.map { index in layers.reduce(Cost()) { $0 + $1.frames[index] } }
  }
}
