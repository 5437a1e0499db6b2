import LottieGeometry
import LottieRaster
import LottieScene

extension Rasterizer {
  /// Draws a list as ``draw(_:view:)``, whatever stack the calling thread has.
  ///
  /// Groups recurse, each with 6 KB; 256 within each other exceed the 512 KiB that macOS gives to threads.
  func drawOnLargeStack(_ list: DisplayList, view: Affine) -> Damage {
    WorkerThreads.withLargeStack { draw(list, view: view) }
  }
}
