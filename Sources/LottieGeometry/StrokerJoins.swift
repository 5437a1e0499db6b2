// Joins of strokes, after SVG 2 §13.5.5 (miter, round, bevel):
// <https://www.w3.org/TR/SVG2/painting.html#LineJoin>. Inner sides are cut where the two edges meet
// when there is room, and led through the vertex otherwise, which adds no area of the wrong sign.

extension Stroker {
  /// Walks both sides around a point.
  ///
  /// `room` is the length of the shorter of the two pieces that meet there.
  mutating func addTurn(_ point: StrokePoint, room: Double) {
    let (d0, d1) = (point.arrival, point.departure)
    let sine = d0.cross(d1)
    let cosine = d0.dot(d1)
    if abs(sine) < 1e-7, cosine > 0 {
      pushSides(point.position, d1)
      return
    }
    let inner = innerMiter(sine: sine, cosine: cosine, room: room)
    let turnsRight = sine >= 0
    addOuter(point, turnsRight: turnsRight, sine: sine, cosine: cosine)
    let side = turnsRight ? -pen.halfWidth : pen.halfWidth
    let (n0, n1) = (d0.normal, d1.normal)
    if inner {
      let corner = point.position + (n0 + n1) * (side / (1 + cosine))
      if turnsRight { right.append(corner) } else { left.append(corner) }
    } else {
      let (a, b) = (point.position + n0 * side, point.position + n1 * side)
      if turnsRight {
        right.append(a)
        right.append(point.position)
        right.append(b)
      } else {
        left.append(a)
        left.append(point.position)
        left.append(b)
      }
    }
  }

  /// Whether the inner edges meet before the middle of the shorter piece.
  private func innerMiter(sine: Double, cosine: Double, room: Double) -> Bool {
    cosine > -0.99 && pen.halfWidth * abs(sine) <= 0.5 * room * (1 + cosine)
  }

  private mutating func addOuter(
    _ point: StrokePoint,
    turnsRight: Bool,
    sine: Double,
    cosine: Double
  ) {
    let side = turnsRight ? pen.halfWidth : -pen.halfWidth
    let (n0, n1) = (point.arrival.normal, point.departure.normal)
    let (a, b) = (point.position + n0 * side, point.position + n1 * side)
    let join = point.isCorner ? pen.join : .round
    switch join {
    case .miter where 2 <= pen.squaredMiterLimit * (1 + cosine):
      let tip = point.position + (n0 + n1) * (side / (1 + cosine))
      if turnsRight { left.append(tip) } else { right.append(tip) }
    case .miter, .bevel:
      if turnsRight {
        left.append(a)
        left.append(b)
      } else {
        right.append(a)
        right.append(b)
      }
    case .round:
      let angle = atan2(abs(sine), cosine) * (turnsRight ? 1 : -1)
      if turnsRight {
        pen.addArc(point.position, from: a - point.position, angle: angle, to: &left)
      } else {
        pen.addArc(point.position, from: a - point.position, angle: angle, to: &right)
      }
    }
  }
}

extension Stroker.Pen {
  /// Adds the points of an arc, both ends included.
  ///
  /// `angle` is clockwise on screen, in radians.
  func addArc(_ center: Point, from radius: Point, angle: Double, to list: inout [Point]) {
    let count = Swift.max(1, Int((abs(angle) / turn).rounded(.up)))
    let (s, c) = (sin(angle / Double(count)), cos(angle / Double(count)))
    var offset = radius
    list.append(center + offset)
    for _ in 0..<count {
      offset = Point(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
      list.append(center + offset)
    }
  }
}
