import LottieGeometry
import LottieRaster
import LottieScene

extension Rasterizer {
  /// Draws a list as ``draw(_:view:)``, whatever stack the calling thread has.
  ///
  /// Groups recurse, each with 6 KB; 256 within each other exceed the 512 KiB that macOS gives to threads.
  ///
  /// `memory`: Gets the bytes of the layers and what draws, which it must call.
  func drawOnLargeStack(
    _ list: DisplayList,
    view: Affine,
    memory: (Int, () -> Void) -> Void = { _, paint in paint() }
  ) -> Damage {
    WorkerThreads.withLargeStack { draw(list, view: view, memory: memory) }
  }
}
