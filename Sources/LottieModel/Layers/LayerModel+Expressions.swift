extension LayerModel {
  /// Where the first property with an After Effects expression stands; nil when there is none.
  public var firstExpression: JSONLocation? {
    if let found = transform.firstExpression { return found }
    for mask in masks {
      if let found = first(mask.shape) ?? first(mask.opacity) ?? first(mask.expansion) {
        return found
      }
    }
    for effect in effects {
      if let found = effect.controls.lazy.compactMap(\.firstExpression).first { return found }
    }
    switch kind {
    case .shape(let items): return items.firstExpression
    case .precomp(let precomp): return precomp.timeRemap.flatMap { first($0) }
    case .text(let text): return text.expression == nil ? text.firstExpression : location
    default: return nil
    }
  }
}

private func first<T>(_ group: KeyframeGroup<T>) -> JSONLocation? {
  group.expression == nil ? nil : group.location
}

extension TextLayer {
  fileprivate var firstExpression: JSONLocation? {
    for animator in animators {
      if let found = animator.properties.values.lazy.compactMap(first).min(by: { $0.node < $1.node }
      ) {
        return found
      }
      for selector in animator.selectors {
        if let found = selector.properties.values.lazy.compactMap(first).min(by: {
          $0.node < $1.node
        }) {
          return found
        }
      }
    }
    return path?.options.values.lazy.compactMap(first).min(by: { $0.node < $1.node })
  }
}

extension Transform {
  fileprivate var firstExpression: JSONLocation? {
    let place: JSONLocation? =
      switch position {
      case .joined(let group): first(group)
      case .split(let x, let y, _): first(x) ?? first(y)
      }
    return place ?? first(anchorPoint) ?? first(scale) ?? first(rotation) ?? first(opacity)
      ?? first(rotationX) ?? first(rotationY) ?? first(skew) ?? first(skewAxis)
  }
}

extension Effect.Control {
  fileprivate var firstExpression: JSONLocation? {
    switch value {
    case .number(let group): first(group)
    case .color(let group): first(group)
    case .point(let group): first(group)
    case .group(let controls): controls.lazy.compactMap(\.firstExpression).first
    case .none: nil
    }
  }
}

extension [ShapeItem] {
  fileprivate var firstExpression: JSONLocation? {
    lazy.compactMap(\.firstExpression).first
  }
}

extension ShapeItem {
  fileprivate var firstExpression: JSONLocation? {
    switch kind {
    case .group(let group): group.transform.firstExpression ?? group.items.firstExpression
    case .path(let path): first(path.path)
    case .ellipse(let ellipse): first(ellipse.position) ?? first(ellipse.size)
    case .rectangle(let rectangle):
      first(rectangle.position) ?? first(rectangle.size) ?? first(rectangle.cornerRadius)
    case .star(let star):
      first(star.position) ?? first(star.points) ?? first(star.rotation)
        ?? first(star.outerRadius) ?? first(star.innerRadius)
    case .fill(let fill): first(fill.color) ?? first(fill.opacity)
    case .stroke(let stroke):
      first(stroke.color) ?? first(stroke.opacity) ?? stroke.shape.firstExpression
    case .gradientFill(let fill): first(fill.opacity) ?? fill.gradient.firstExpression
    case .gradientStroke(let stroke):
      first(stroke.opacity) ?? stroke.gradient.firstExpression ?? stroke.shape.firstExpression
    case .trim(let trim): first(trim.start) ?? first(trim.end) ?? first(trim.offset)
    case .roundedCorners(let corners): first(corners.radius)
    case .repeater(let repeater):
      first(repeater.copies) ?? first(repeater.offset) ?? repeater.transform.firstExpression
    default: nil
    }
  }
}

extension StrokeShape {
  fileprivate var firstExpression: JSONLocation? {
    first(width) ?? dashes.lazy.compactMap { first($0.length) }.first
  }
}

extension GradientModel {
  fileprivate var firstExpression: JSONLocation? {
    first(startPoint) ?? first(endPoint) ?? first(colors)
  }
}
