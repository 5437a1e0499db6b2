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
    package fileprivate(set) var frames: [Cost]
    /// Bytes of the decoded images that it shows, each once.
    package fileprivate(set) var imageBytes = 0
    /// Estimated nanoseconds of one core for all measured frames, and to decode its images.
    package fileprivate(set) var work = 0
    /// Seconds of processor time that it took in all measured frames, here.
    package fileprivate(set) var time = 0.0
  }

  /// Counts of a frame.
  package struct Cost: Sendable {
    /// Paints: fills, strokes, images.
    package fileprivate(set) var paints = 0
    /// Pixels painted, each as often as it is.
    package fileprivate(set) var pixels = 0
    /// Vertices of the paths that are painted.
    package fileprivate(set) var vertices = 0
    /// Paths that the frame before did not have.
    package fileprivate(set) var rebuiltPaths = 0
    /// Offscreen buffers of the player.
    package fileprivate(set) var buffers = 0
    /// Pixels of these.
    package fileprivate(set) var bufferPixels = 0
    /// Estimated nanoseconds of one core.
    package fileprivate(set) var work = 0

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
    for index in Self.halving(frames.count) where measure.work < conditions.maximumWork {
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

  /// Numbers from 0 on, each in the middle of a gap between those before it.
  private static func halving(_ count: Int) -> [Int] {
    var numbers = count > 0 ? [0] : []
    var step = 1
    while step < count { step *= 2 }
    while step > 1 {
      numbers += stride(from: step / 2, to: count, by: step)
      step /= 2
    }
    return numbers
  }
}

/// Collects the costs of layers, frame by frame.
private struct ProfileMeasure {
  private(set) var layers: [AnimationProfile.Layer] = []
  private(set) var imageBytes = 0
  /// Nanoseconds of one core, estimated, that measuring took so far.
  private(set) var work = 0
  /// Whether all was counted so far.
  private(set) var isWhole = true
  let composition: Composition
  private let frames: [Double]
  private let settings: RenderSettings
  private let target: AnimationProfile.Target
  /// The layers with the boxes of lottie-android, if it is asked for.
  private var measured: Composition?
  private let rasterizer: Rasterizer
  /// Seconds of processor time so far; nil where none is measured.
  private let clock: (() -> Double)?
  /// Neighbors may have one name, and a composition may be shown twice.
  private struct Key: Hashable {
    let keypath: [String]
    let location: JSONLocation
  }

  private var indices: [Key: Int] = [:]
  private var images: Set<ObjectIdentifier> = []
  private var imagesOfLayers: [Int: Set<ObjectIdentifier>] = [:]

  init(
    _ animation: LottieAnimation,
    _ frames: [Double],
    _ settings: RenderSettings,
    _ target: AnimationProfile.Target,
    _ conditions: AnimationProfile.Conditions
  ) {
    func composition(_ animation: LottieAnimation) -> Composition {
      Composition(
        drawing: animation,
        imageProvider: conditions.images,
        text: conditions.texts,
        conditions.budget
      )
    }
    clock = conditions.measuresTime ? { WorkerThreads.processorTime } : nil
    self.frames = frames
    self.settings = settings
    self.target = target
    self.composition = composition(animation)
    if target == .lottieAndroid {
      var animation = animation
      animation.dialect.formUnion(.androidBoxes)
      measured = composition(animation)
    }
    rasterizer = Rasterizer(width: settings.width, height: settings.height)
    rasterizer.budget = conditions.budget.drawing(
      settings,
      documentBytes: animation.document.bytes.count
    )
  }

  mutating func measure(_ index: Int) {
    let frame = frames[index]
    let view = settings.view(of: composition.animation.size)
    let part = composition.attributedList(
      atFrame: frame,
      after: neighbor(of: frame),
      clock: clock
    )
    let costs = rasterizer.costs(of: part.list, view: view, clock: clock)
    if !costs.isWhole { isWhole = false }
    work += part.work + costs.items.reduce(0) { $0 + $1.work }
    let isFirst = frame - 1 < composition.animation.startFrame
    for layer in part.layers {
      let number = self.number(of: layer.keypath, layer.location)
      layers[number].work += layer.spent.work
      layers[number].frames[index].work += layer.spent.work
      layers[number].time += layer.spent.time
      for item in layer.items {
        add(costs.items[item], to: number, index)
        add(
          part.list.items[item].content,
          to: number,
          index,
          part.generation,
          isFirst: isFirst
        )
      }
    }
    let size = Size(width: Double(settings.width), height: Double(settings.height))
    let opened: (buffers: [OffscreenBuffer], isWhole: Bool)
    switch target {
    case .lottie: return
    case .lottieAndroid:
      guard let measured else { return }
      opened = measured.androidBuffers(atFrame: frame, size: size)
    case .coreAnimation: opened = composition.coreAnimationBuffers(atFrame: frame, size: size)
    }
    if !opened.isWhole { isWhole = false }
    for buffer in opened.buffers {
      let number = self.number(of: buffer.keypath, buffer.layer)
      layers[number].frames[index].buffers += 1
      layers[number].frames[index].bufferPixels += buffer.pixels
    }
  }

  /// The frame before one, or after the first: from there only what changes is updated, as while it plays.
  private func neighbor(of frame: Double) -> Double {
    let animation = composition.animation
    if frame - 1 >= animation.startFrame { return frame - 1 }
    return frame + 1 < animation.endFrame ? frame + 1 : frame
  }

  private mutating func number(of keypath: [String], _ location: JSONLocation) -> Int {
    let key = Key(keypath: keypath, location: location)
    if let known = indices[key] { return known }
    let costs = [AnimationProfile.Cost](repeating: AnimationProfile.Cost(), count: frames.count)
    layers.append(AnimationProfile.Layer(keypath: keypath, location: location, frames: costs))
    indices[key] = layers.count - 1
    return layers.count - 1
  }

  private mutating func add(_ cost: ItemCost, to layer: Int, _ index: Int) {
    layers[layer].work += cost.work
    layers[layer].frames[index].work += cost.work
    layers[layer].time += cost.time
    layers[layer].frames[index].pixels += cost.pixels
    guard target == .lottie, cost.layerBytes > 0 else { return }
    layers[layer].frames[index].buffers += 1
    layers[layer].frames[index].bufferPixels += cost.layerBytes / 4
  }

  private mutating func add(
    _ content: DisplayItem.Content,
    to layer: Int,
    _ index: Int,
    _ generation: Generation,
    isFirst: Bool
  ) {
    let path: PathResource
    switch content {
    case .group: return
    case .image(let item):
      layers[layer].frames[index].paints += 1
      return add(item.image, to: layer)
    case .fill(let item): path = item.path
    case .stroke(let item): path = item.path
    }
    layers[layer].frames[index].paints += 1
    layers[layer].frames[index].vertices += path.vertexCount
    if !isFirst, path.generation == generation { layers[layer].frames[index].rebuiltPaths += 1 }
  }

  private mutating func add(_ image: ImageResource, to layer: Int) {
    let id = ObjectIdentifier(image)
    guard imagesOfLayers[layer, default: []].insert(id).inserted else { return }
    let pixels = image.pixmap.width * image.pixmap.height
    layers[layer].imageBytes += 4 * pixels
    guard images.insert(id).inserted else { return }
    imageBytes += 4 * pixels
    layers[layer].work += Self.decoding * pixels
  }

  /// Nanoseconds to decode a pixel of an image.
  private static let decoding = 10
}
