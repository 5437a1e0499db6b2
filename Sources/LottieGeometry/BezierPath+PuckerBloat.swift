// Lottie's `pb`: https://lottie.github.io/lottie-spec/latest/specs/shapes/#pucker-bloat.

extension BezierPath {
  /// Moves the vertices of each contour towards their mean and the control points away from it; a
  /// negative amount does the reverse.
  ///
  /// `amount`: A fraction of the distance: at 1 all vertices meet. Not finite changes nothing.
  public func puckered(by amount: Double) -> BezierPath {
    guard amount != 0, amount.isFinite else { return self }
    return BezierPath(contours.map { $0.puckered(by: amount) })
  }
}

extension Contour {
  fileprivate func puckered(by amount: Double) -> Contour {
    guard !vertices.isEmpty else { return self }
    let center = vertices.reduce(Point.zero) { $0 + $1.point } * (1 / Double(vertices.count))
    return Contour(
      vertices.map { vertex in
        CurveVertex(
          vertex.point.lerp(to: center, amount),
          in: vertex.inTangent.lerp(to: center, -amount),
          out: vertex.outTangent.lerp(to: center, -amount)
        )
      },
      isClosed: isClosed
    )
  }
}
