import LottieEngine
import LottieModel
import LottieRaster
import LottieScene

/// Collects the costs of layers, frame by frame.
struct ProfileMeasure {
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
