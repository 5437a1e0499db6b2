import Dispatch
public import LottieEngine
public import LottieModel
public import LottieScene
import Synchronization

/// Draws many frames on several threads.
public struct SequenceRenderer: Sendable {
  /// Frames drawn in a row by one worker: enough that each profits from the one before.
  static let chunk = 16

  let animation: LottieAnimation
  let settings: RenderSettings
  let imageProvider: (any AnimationImageProvider)?
  let text: TextSources
  let overrides: [CompositionOverride]
  let threads: Int

  /// Prepares drawing.
  ///
  /// - Precondition: `settings.isAllowed`.
  public init(
    _ animation: LottieAnimation,
    settings: RenderSettings,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources = .standard,
    overrides: [CompositionOverride] = [],
    threads: Int
  ) {
    precondition(settings.isAllowed)
    self.animation = animation
    self.settings = settings
    self.imageProvider = imageProvider
    self.text = text
    self.overrides = overrides
    self.threads = max(1, threads)
  }

  /// A renderer for one worker.
  func makeRenderer() -> FrameRenderer {
    FrameRenderer(
      animation,
      settings: settings,
      imageProvider: imageProvider,
      text: text,
      overrides: overrides
    )
  }

  /// Draws frames and hands each to a consumer as soon as it is drawn: in any order, several at once.
  ///
  /// Memory does not grow with the number of frames.
  ///
  /// - Parameters:
  ///   - frames: Frames of the composition's time.
  ///   - makeConsumer: Makes the consumer of one worker, which gets positions in `frames` and pictures.
  /// - Returns: What is not read, not found or not drawn in any of the frames.
  /// - Throws: The first error of any consumer; frames not yet begun are then left.
  @discardableResult
  public func render<E: Error>(
    _ frames: [Double],
    makeConsumer: @Sendable () throws(E) -> (Int, Pixmap) throws(E) -> Void
  ) throws(E) -> [Diagnostic] {
    let state = Mutex<(next: Int, error: E?, diagnostics: [Diagnostic])>((0, nil, []))
    let workers = min(threads, (frames.count + Self.chunk - 1) / Self.chunk)
    DispatchQueue.concurrentPerform(iterations: max(1, workers)) { _ in
      do throws(E) {
        let consume = try makeConsumer()
        let renderer = makeRenderer()
        while true {
          let chunk = state.withLock { state in
            let start = state.error == nil ? state.next : frames.count
            state.next = min(frames.count, start + Self.chunk)
            return start..<state.next
          }
          guard !chunk.isEmpty else { break }
          for index in chunk {
            renderer.draw(frame: frames[index])
            try consume(index, renderer.pixmap)
          }
        }
        // Workers differ only in what they met while drawing.
        let found = renderer.composition.diagnostics
        state.withLock { state in
          let known = Set(state.diagnostics)
          state.diagnostics += found.filter { !known.contains($0) }
        }
      } catch {
        state.withLock { if $0.error == nil { $0.error = error } }
      }
    }
    let (_, error, diagnostics) = state.withLock { $0 }
    if let error { throw error }
    return diagnostics
  }
}
