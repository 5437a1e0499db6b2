import Dispatch
public import LottieCodecs
import LottieEngine
public import LottieModel
import LottieRaster
public import LottieScene
import Synchronization

extension SequenceRenderer {
  /// Renders frames into a file, in order.
  ///
  /// All workers draw and encode at once; what must be done in order is done by whichever worker
  /// has the next frame. A worker that is too far ahead waits, so that memory does not grow with
  /// the number of frames. The bytes of the file do not depend on the number of workers.
  ///
  /// - Parameters:
  ///   - frames: Frames of the composition's time.
  ///   - sink: The file; it is finished after the last frame.
  ///   - onFrame: Called, on any thread, when a frame was added to the file.
  /// - Returns: The parts that are not read, not found or not drawn in any of the frames.
  /// - Throws: The first error; the file is then not finished.
  @discardableResult
  public func render(
    _ frames: [Double],
    into sink: any FrameSink,
    onFrame: @escaping @Sendable () -> Void = {}
  ) throws(CodecError) -> [Diagnostic] {
    try render(frames.map { RenderMoment($0) }, into: sink, onFrame: onFrame)
  }

  /// Renders frames of several scenes into a file, in order.
  package func render(
    _ frames: [RenderMoment],
    into sink: any FrameSink,
    onFrame: @escaping @Sendable () -> Void
  ) throws(CodecError) -> [Diagnostic] {
    let plan = chunks(of: frames.count)
    let delivery = OrderedDelivery(into: sink, chunkSize: plan.size, ahead: plan.workers + 1)
    let found = Guarded<[Diagnostic]>([])
    let bytes = takeMemory(plan.workers)
    defer { SharedMemory.sizes.give(bytes) }
    WorkerThreads.perform(plan.workers) { _ in
      let renderer = makeRenderer()
      do throws(CodecError) {
        let encoder = try sink.makeEncoder()
        while let chunk = delivery.nextChunk(of: frames.count) {
          try draw(chunk, of: frames, renderer, needsPrevious: sink.needsPrevious) {
            (frame) throws(CodecError) in
            try delivery.deliver(try encoder.encode(frame), onFrame: onFrame)
          }
        }
      } catch {
        delivery.fail(error)
      }
      found.withLock { all in
        let known = Set(all)
        all += renderer.diagnostics.filter { !known.contains($0) }
      }
    }
    try delivery.check()
    try sink.finish()
    return found.withLock { $0 }
  }

  /// Renders frames on all workers at once, as they are asked for, as many together as the memory
  /// for waiting frames holds.
  public func samples(of frames: [Double]) -> some Sequence<Pixmap> {
    samples(of: frames.map { RenderMoment($0) })
  }

  /// Renders frames of several scenes, as they are asked for.
  package func samples(of frames: [RenderMoment]) -> some Sequence<Pixmap> {
    let size = max(threads, budget.windowBytes / (settings.width * settings.height * 4))
    return stride(from: 0, to: frames.count, by: size).lazy.flatMap { start in
      pixmaps(of: Array(frames[start..<min(start + size, frames.count)]))
    }
  }

  /// Renders frames on all workers at once.
  public func pixmaps(of frames: [Double]) -> [Pixmap] {
    pixmaps(of: frames.map { RenderMoment($0) })
  }

  private func pixmaps(of frames: [RenderMoment]) -> [Pixmap] {
    let workers = max(1, min(threads, frames.count))
    let bytes = takeMemory(workers)
    defer { SharedMemory.sizes.give(bytes) }
    let pixmaps = Guarded([Pixmap](repeating: Pixmap(width: 0, height: 0), count: frames.count))
    WorkerThreads.perform(workers) { worker in
      let renderer = makeRenderer()
      for index in frames.count * worker / workers..<frames.count * (worker + 1) / workers {
        renderer.draw(frames[index])
        let pixmap = renderer.pixmap
        pixmaps.withLock { $0[index] = pixmap }
      }
    }
    return pixmaps.withLock { $0 }
  }

  /// Chunk size, and the number of workers.
  private func chunks(of count: Int) -> (size: Int, workers: Int) {
    let frameSize = settings.width * settings.height * 4
    let fitting = budget.windowBytes / (frameSize * (2 * threads + 1))
    // A few frames are spread over all workers.
    let size = max(1, min(Self.chunk, fitting, (count + threads - 1) / threads))
    return (size, max(1, min(threads, (count + size - 1) / size)))
  }

  private func draw(
    _ chunk: Range<Int>,
    of frames: [RenderMoment],
    _ renderer: FrameRenderer,
    needsPrevious: Bool,
    _ consume: (DrawnFrame) throws(CodecError) -> Void
  ) throws(CodecError) {
    var previous: Pixmap?
    if needsPrevious, chunk.lowerBound > 0 {
      renderer.draw(frames[chunk.lowerBound - 1])
      previous = renderer.pixmap
    }
    var last = previous.map { FramePixels($0) }
    for index in chunk {
      // The next frame takes the place of one that a sink has kept.
      if last != nil, !isKnownUniquelyReferenced(&last) { _ = last?.pixmap }
      let isSame = renderer.draw(frames[index]) == .none
      // Two copies at the same time only where both are needed. One that shares its storage compares equal
      // at once.
      if !isSame { last = nil }
      let pixels = last ?? FramePixels(renderer)
      last = pixels
      let isRepeated = isSame && index > chunk.lowerBound
      try consume(
        DrawnFrame(index: index, pixels: pixels, previous: previous, isRepeated: isRepeated)
      )
      if needsPrevious { previous = pixels.pixmap }
    }
  }
}

/// Delivers the results of several workers in order.
private final class OrderedDelivery: Sendable {
  private struct State {
    var nextChunk = 0
    var next = 0
    var waiting: [Int: EncodedFrame] = [:]
    var isDelivering = false
    var error: CodecError?
  }

  private let state = Guarded(State())
  private let sink: any FrameSink
  private let chunkSize: Int
  /// Chunks that may be started.
  private let credits = DispatchSemaphore(value: 0)

  init(into sink: any FrameSink, chunkSize: Int, ahead: Int) {
    self.sink = sink
    self.chunkSize = chunkSize
    for _ in 0..<ahead { credits.signal() }
  }

  /// The next frames to draw, once the buffer allows; nil at the end and after an error.
  func nextChunk(of count: Int) -> Range<Int>? {
    credits.wait()
    let chunk = state.withLock { state -> Range<Int>? in
      guard state.error == nil, state.nextChunk < count else { return nil }
      let start = state.nextChunk
      state.nextChunk = min(count, start + chunkSize)
      return start..<state.nextChunk
    }
    // Another waiting worker also ends.
    if chunk == nil { credits.signal() }
    return chunk
  }

  /// Takes a frame, and puts into the file what can be by now.
  func deliver(_ frame: EncodedFrame, onFrame: () -> Void) throws(CodecError) {
    let isMine = state.withLock { state in
      state.waiting[frame.index] = frame
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isMine else { return }
    while let frame = takeNext() {
      try sink.append(frame)
      onFrame()
      if (frame.index + 1) % chunkSize == 0 { credits.signal() }
    }
  }

  private func takeNext() -> EncodedFrame? {
    state.withLock { state in
      guard state.error == nil, let frame = state.waiting.removeValue(forKey: state.next) else {
        state.isDelivering = false
        return nil
      }
      state.next += 1
      return frame
    }
  }

  /// Ends everything.
  func fail(_ error: CodecError) {
    state.withLock { if $0.error == nil { $0.error = error } }
    credits.signal()
  }

  /// Throws what ended it.
  func check() throws(CodecError) {
    if let error = state.withLock({ $0.error }) { throw error }
  }
}

extension FrameRenderer: FramePixels.Canvas {}
