import Dispatch
import LottieEngine
import LottieRaster
import LottieScene
import Synchronization

/// The memory that drawing may take, and the work of a frame.
///
/// The need of a frame by its size alone is known before anything is drawn: ``allows(_:)``. Layers
/// that do not fit into the rest are left out and reported. The pixels never depend on the number
/// of workers: sequences that are drawn at the same time wait for one another if memory is short.
public struct RenderBudget: Equatable, Sendable {
  /// Maximum bytes of a run with all its workers, as far as drawing is concerned.
  public var memory: Int

  /// The memory without further instructions: 2 GiB.
  public static let standardMemory = 2 << 30
  /// The work that every frame may take, in nanoseconds of one core, estimated from above.
  static let frameWork = 4_000_000_000
  /// Work added to it for each pixel.
  static let pixelWork = 128
  /// Bytes of a worker for each pixel of the image: its pixels, a copy, the sums of a shape's edges,
  /// runs, and what an encoder keeps, unless it needs more: ``RenderSettings/encoderBytes``.
  static let pixelBytes = 24
  /// Bytes of a worker whatever the size: layers and coverage that are cached, and buffers.
  static let workerBytes = 40 << 20
  /// Bytes of the loaded document for each byte of its text: measured 8.6 at 44 MB.
  static let loadingFactor = 9

  /// Whether the memory is enough to load a document and to draw something.
  public func allows(documentBytes: Int) -> Bool {
    documentBytes * RenderBudget.loadingFactor <= memory / 4 * 3
  }

  /// Bytes of all values of a document for each byte of its text, where they are kept to be changed or compared.
  static let valuesFactor = 30

  /// Whether the memory is enough to keep all values of documents of so many bytes.
  package func allows(valuesOf bytes: Int) -> Bool {
    bytes * RenderBudget.valuesFactor <= memory / 4 * 3
  }

  /// The least memory that is enough to keep all values of documents, in bytes.
  package static func smallest(forValuesOf bytes: Int) -> Int { bytes * valuesFactor / 3 * 4 + 16 }

  /// Maximum bytes of a document's text.
  package var textBytes: Int { min(InputFile.limit, memory / 4 * 3 / RenderBudget.loadingFactor) }

  /// Maximum bytes of the parts of a document, estimated.
  var partBytes: Int { memory / 2 }

  /// Maximum bytes of what takes the place of expressions, estimated.
  package var bakedBytes: Int { memory / 4 }

  /// The least memory that is enough for a document, in bytes.
  public static func smallest(forDocumentBytes bytes: Int) -> Int {
    bytes * loadingFactor / 3 * 4 + 16
  }

  /// Bytes of a worker's layers and nodes for each byte of the document.
  static let documentFactor = 4

  /// Maximum bytes of all decoded images of an animation; further ones are not drawn.
  public var imageBytes: Int { memory / 16 * 5 }

  /// Maximum bytes of a frame's items and of what effects make for them; what is beyond is not drawn.
  ///
  /// Each worker may take it: what is drawn must not depend on their number.
  var listBytes: Int { memory / 32 }

  /// Maximum bytes of the layers and nodes of an animation, estimated from above; layers beyond are not drawn.
  ///
  /// Each worker has its own: where they take much there are fewer workers.
  var nodeBytes: Int { memory / 4 }

  /// Creates a budget of some bytes of memory.
  public init(memory: Int = RenderBudget.standardMemory) {
    self.memory = memory
  }

  /// The memory that the size of an image needs by itself, in bytes.
  public static func bytes(_ settings: RenderSettings) -> Int {
    workerBytes + (pixelBytes + settings.encoderBytes) * settings.width * settings.height
  }

  /// Whether the memory is enough for the size of an image.
  public func allows(_ settings: RenderSettings) -> Bool {
    RenderBudget.bytes(settings) <= memory - reserve
  }

  /// The least memory that is enough for the size of an image, in bytes.
  public static func smallest(for settings: RenderSettings) -> Int {
    bytes(settings) / 7 * 8 + 8
  }

  /// The program itself, and the frames that wait for their turn.
  private var reserve: Int { memory / 8 }

  /// Maximum bytes of frames drawn before their turn.
  var windowBytes: Int { min(memory / 16, 128 << 20) }

  /// The budget for drawing one frame.
  ///
  /// One worker may take half of what remains for layers, so that the other half is enough for more
  /// workers, and what is left out does not depend on their number.
  ///
  /// `documentBytes`: Bytes of the document's text.
  func drawing(_ settings: RenderSettings, documentBytes: Int = 0) -> DrawingBudget {
    let document = documentBytes * RenderBudget.loadingFactor
    let rest = memory - reserve - RenderBudget.bytes(settings) - document
    return DrawingBudget(
      work: RenderBudget.frameWork + RenderBudget.pixelWork * settings.width * settings.height,
      layerBytes: max(0, rest / 2)
    )
  }

  /// The number of workers for which the memory is enough, at least one.
  ///
  /// `nodeBytes`: Bytes of the nodes of one, where compositions are used several times.
  func workers(_ settings: RenderSettings, documentBytes: Int, nodeBytes: Int = 0) -> Int {
    let rest = memory - reserve - drawing(settings).layerBytes
    let worker =
      RenderBudget.bytes(settings)
      + max(RenderBudget.documentFactor * documentBytes, nodeBytes)
    return max(1, rest / max(worker, 1))
  }
}

/// Memory that renderers on several threads share: a renderer that needs more than there is waits.
final class SharedMemory: Sendable {
  /// Memory of the workers of all sequences, by the size of their images.
  static let sizes = SharedMemory()
  /// Memory of the layers of all frames that are being drawn.
  static let layers = SharedMemory()
  /// Less than this is not worth counting: buffers of it are kept for reuse.
  private static let small = 8 << 20

  private struct State {
    var used = 0
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Guarded(State())

  /// Takes some bytes, once no more than the limit are taken, or none are.
  func take(_ bytes: Int, of limit: Int) {
    guard bytes > SharedMemory.small else { return }
    while true {
      let turn: DispatchSemaphore? = state.withLock { state in
        if state.used == 0 || state.used + bytes <= limit {
          state.used += bytes
          return nil
        }
        let turn = DispatchSemaphore(value: 0)
        state.waiting.append(turn)
        return turn
      }
      guard let turn else { return }
      turn.wait()
    }
  }

  /// Returns what was taken.
  func give(_ bytes: Int) {
    guard bytes > SharedMemory.small else { return }
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.used -= bytes
      return state.waiting
    }
    for turn in waiting { turn.signal() }
  }
}

extension Composition {
  /// Reports what a rasterizer left out.
  func reportOmissions(_ omissions: [Omission]) {
    guard !omissions.isEmpty else { return }
    reportOmissions(
      omissions.lazy.map { ($0.index, $0.reason == .work ? .work : .layerMemory) }
    )
  }
}
