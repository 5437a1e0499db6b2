import LottieGeometry
import LottieModel
import LottieScene

/// What a solid layer shows: a rectangle of one colour.
final class SolidCompositionLayer: LayerContents {
  let isSingle = true
  let containsBlend = false
  let clip: LottieScene.Size? = nil
  private let path: PathResource
  private let color: Color
  private let id: UInt32

  init(_ model: SolidLayer, id: UInt32) {
    let size = model.size
    path = PathResource(BezierPath(Rect(x: 0, y: 0, width: size.width, height: size.height)))
    color = model.color
    self.id = id
  }

  func update(frame: Double, generation: Generation) -> Bool { false }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    let fill = FillItem(
      path: path,
      paint: .solid(color.opacity(state.opacity)),
      transform: state.matrix,
      blend: state.blend
    )
    list.append(.fill(fill), id: id, generation: 0, state)
  }
}
