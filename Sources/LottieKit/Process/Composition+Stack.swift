import LottieEngine
import LottieGeometry
import LottieRaster
import LottieScene

extension Composition {
  /// Updates to a frame and draws it, whatever stack the calling thread has, and reports what is left out.
  ///
  /// Compositions and groups recurse: 64 and 256 within each other, with expressions in them, come near the
  /// 512 KiB that macOS gives to threads.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - rasterizer: The rasterizer to draw with.
  ///   - view: Composition coordinates to pixels, by the size of the composition.
  ///   - memory: Gets the bytes of the layers and a closure that draws, which it must call.
  /// - Returns: The pixels that were redrawn.
  func draw(
    frame: Double,
    with rasterizer: Rasterizer,
    view: (Size) -> Affine,
    memory: (Int, () -> Void) -> Void = { _, paint in paint() }
  ) -> Rasterizer.Damage {
    WorkerThreads.withLargeStack {
      let list = update(frame: frame)
      let damage = rasterizer.draw(list, view: view(list.size), memory: memory)
      reportOmissions(rasterizer.omissions)
      return damage
    }
  }
}
