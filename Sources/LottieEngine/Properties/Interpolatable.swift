import LottieGeometry
import LottieModel
import LottieScene

/// A value that can be interpolated.
protocol Interpolatable: Hashable, Sendable, ScriptConvertible {
  /// Linear interpolation at a fraction, unclamped.
  func interpolated(to other: Self, _ fraction: Double) -> Self

  /// The same with a fraction for each component; by default the first is used for all.
  func interpolated(to other: Self, componentwise fraction: (Int) -> Double) -> Self

  /// Interpolation of colors in linear light; by default that of the values.
  func interpolatedInLight(to other: Self, _ fraction: Double) -> Self

  /// The orientation at a fraction of the shortest way to another; by default linear interpolation.
  func turned(to other: Self, _ fraction: Double) -> Self

  /// The point of a position; nil, by default, for other values.
  var spatialPoint: Point? { get }

  /// The value with another point; by default unchanged.
  func placed(at point: Point) -> Self
}

extension Interpolatable {
  func interpolated(to other: Self, componentwise fraction: (Int) -> Double) -> Self {
    interpolated(to: other, fraction(0))
  }

  func interpolatedInLight(to other: Self, _ fraction: Double) -> Self {
    interpolated(to: other, fraction)
  }

  func turned(to other: Self, _ fraction: Double) -> Self { interpolated(to: other, fraction) }

  var spatialPoint: Point? { nil }

  func placed(at point: Point) -> Self { self }
}

extension Double: Interpolatable {
  func interpolated(to other: Double, _ fraction: Double) -> Double {
    self + (other - self) * fraction
  }
}

extension Vector3D: Interpolatable {
  func interpolated(to other: Vector3D, _ fraction: Double) -> Vector3D {
    Vector3D(
      x.interpolated(to: other.x, fraction),
      y.interpolated(to: other.y, fraction),
      z.interpolated(to: other.z, fraction)
    )
  }

  func interpolated(to other: Vector3D, componentwise fraction: (Int) -> Double) -> Vector3D {
    Vector3D(
      x.interpolated(to: other.x, fraction(0)),
      y.interpolated(to: other.y, fraction(1)),
      z.interpolated(to: other.z, fraction(2))
    )
  }

  func turned(to other: Vector3D, _ fraction: Double) -> Vector3D {
    Orientation(self).turned(to: Orientation(other), fraction)
  }

  var spatialPoint: Point? { point }

  func placed(at point: Point) -> Vector3D { Vector3D(point.x, point.y, z) }
}

extension Color: Interpolatable {
  func interpolated(to other: Color, _ fraction: Double) -> Color { lerp(to: other, fraction) }

  func interpolated(to other: Color, componentwise fraction: (Int) -> Double) -> Color {
    Color(
      red: red.interpolated(to: other.red, fraction(0)),
      green: green.interpolated(to: other.green, fraction(1)),
      blue: blue.interpolated(to: other.blue, fraction(2))
    )
  }

  func interpolatedInLight(to other: Color, _ fraction: Double) -> Color {
    func blended(_ a: Double, _ b: Double) -> Double {
      LinearLight.encoded(
        LinearLight.linear(a).interpolated(to: LinearLight.linear(b), fraction)
      )
    }
    return Color(
      red: blended(red, other.red),
      green: blended(green, other.green),
      blue: blended(blue, other.blue)
    )
  }
}

extension [Double]: Interpolatable {
  /// Element by element; excess elements of the longer one are dropped.
  func interpolated(to other: [Double], _ fraction: Double) -> [Double] {
    zip(self, other).map { $0.interpolated(to: $1, fraction) }
  }
}

extension BezierPath: Interpolatable {
  /// Vertex by vertex; a contour with fewer is subdivided.
  func interpolated(to other: BezierPath, _ fraction: Double) -> BezierPath {
    BezierPath(
      zip(contours, other.contours).map { from, to in
        let (from, to) =
          from.vertices.count == to.vertices.count ? (from, to) : matched(from, to)
        let count = min(from.vertices.count, to.vertices.count)
        let vertices = [CurveVertex](unsafeUninitializedCapacity: count) { buffer, initialized in
          for i in 0..<count {
            let (a, b) = (from.vertices[i], to.vertices[i])
            buffer.initializeElement(
              at: i,
              to: CurveVertex(
                a.point.lerp(to: b.point, fraction),
                in: a.inTangent.lerp(to: b.inTangent, fraction),
                out: a.outTangent.lerp(to: b.outTangent, fraction)
              )
            )
          }
          initialized = count
        }
        return Contour(vertices, isClosed: from.isClosed)
      }
    )
  }

  /// Two contours with as many vertices each as the one that has more.
  private func matched(_ a: Contour, _ b: Contour) -> (Contour, Contour) {
    (a.subdivided(to: b.vertices.count), b.subdivided(to: a.vertices.count))
  }
}
