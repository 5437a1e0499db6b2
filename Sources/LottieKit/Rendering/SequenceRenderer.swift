public import LottieEngine
public import LottieModel
public import LottieScene
import Synchronization

/// Draws many frames on several threads, in order or in any order.
public struct SequenceRenderer: Sendable {
  /// Frames drawn in a row by one worker: enough that each profits from the one before.
  static let chunk = 16

  let animation: LottieAnimation
  let settings: RenderSettings
  let imageProvider: (any AnimationImageProvider)?
  let text: TextSources?
  let overrides: CompositionOverrides
  /// Maximum number of workers: as many as were asked for, or as the memory is enough for.
  let threads: Int
  let budget: RenderBudget
  /// What moments may show; none is the animation alone.
  package var scenes: [RenderScene] = []

  /// Prepares drawing.
  ///
  /// With little memory, or large frames, there are fewer workers than `threads`.
  ///
  /// - Precondition: `settings.isAllowed`.
  public init(
    _ animation: LottieAnimation,
    settings: RenderSettings,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources? = nil,
    overrides: CompositionOverrides = CompositionOverrides(),
    threads: Int,
    budget: RenderBudget = RenderBudget()
  ) {
    precondition(settings.isAllowed)
    self.animation = animation
    self.settings = settings
    self.imageProvider = imageProvider
    self.text = text
    self.overrides = overrides
    self.budget = budget
    let workers = budget.workers(
      settings,
      documentBytes: animation.document.bytes.count,
      nodeBytes: threads > 1 ? Composition.nodeBytes(of: animation) : 0
    )
    self.threads = max(1, min(threads, workers))
  }

  /// A renderer for one worker.
  func makeRenderer() -> FrameRenderer {
    let renderer = FrameRenderer(
      animation,
      settings: settings,
      imageProvider: imageProvider,
      text: text,
      overrides: overrides,
      budget: budget
    )
    renderer.scenes = scenes
    return renderer
  }

  /// Waits for the memory that workers need by the size of their images.
  ///
  /// - Returns: Its bytes, to give back.
  func takeMemory(_ workers: Int) -> Int {
    let bytes = workers * RenderBudget.bytes(settings)
    SharedMemory.sizes.take(bytes, of: budget.memory / 8 * 5)
    return bytes
  }

  /// Draws frames and hands each to a consumer as soon as it is drawn: in any order, several at once.
  ///
  /// Memory does not grow with the number of frames.
  ///
  /// - Parameters:
  ///   - frames: Frames of the composition's time.
  ///   - makeConsumer: Makes the consumer of one worker, which gets indices into `frames` and
  ///     pixels.
  /// - Returns: The parts that are not read, not found or not drawn in any of the frames.
  /// - Throws: The first error of any consumer; the remaining frames are then not drawn.
  @discardableResult
  public func render<E: Error>(
    _ frames: [Double],
    makeConsumer: @Sendable () throws(E) -> (Int, Pixmap) throws(E) -> Void
  ) throws(E) -> [Diagnostic] {
    let state = Guarded(Progress<E>())
    let workers = max(1, min(threads, (frames.count + Self.chunk - 1) / Self.chunk))
    let bytes = takeMemory(workers)
    defer { SharedMemory.sizes.give(bytes) }
    WorkerThreads.perform(workers) { _ in
      do throws(E) {
        let consume = try makeConsumer()
        let renderer = makeRenderer()
        while let chunk = state.withLock({ $0.nextChunk(of: frames.count) }) {
          for index in chunk {
            renderer.draw(frame: frames[index])
            try consume(index, renderer.pixmap)
          }
        }
        state.withLock { $0.add(renderer.composition.diagnostics) }
      } catch {
        state.withLock { $0.error = $0.error ?? error }
      }
    }
    let progress = state.withLock { $0 }
    if let error = progress.error { throw error }
    return progress.diagnostics
  }
}

/// The progress of the workers.
private struct Progress<E: Error> {
  private var next = 0
  var error: E?
  private(set) var diagnostics: [Diagnostic] = []

  /// The next frames to draw; nil at the end and after an error.
  mutating func nextChunk(of count: Int) -> Range<Int>? {
    guard error == nil, next < count else { return nil }
    let start = next
    next = min(count, start + SequenceRenderer.chunk)
    return start..<next
  }

  /// Notes what a worker met; they differ only in what they met while drawing.
  mutating func add(_ found: [Diagnostic]) {
    let known = Set(diagnostics)
    diagnostics += found.filter { !known.contains($0) }
  }
}
