import LottieModel

/// The paths of a property.
enum PathValues {
  /// The path, or those of the keyframes.
  static func all(of property: PropertyContext) -> [JSONCursor] {
    guard let keyframes = property.keyframes else {
      return [property.value].compactMap { $0 }.filter(\.isObject)
    }
    var paths: [JSONCursor] = []
    for keyframe in keyframes.elements {
      for key in [.startValue, .endValue] as [JSONName] {
        if let path = keyframe[key]?.firstElement, path.isObject { paths.append(path) }
      }
    }
    return paths
  }
}

/// The colors of a gradient.
enum GradientValues {
  /// The list of numbers, or those of the keyframes.
  static func all(of property: PropertyContext) -> [JSONCursor] {
    guard let keyframes = property.keyframes else {
      return [property.value].compactMap { $0 }.filter(\.isArray)
    }
    return keyframes.elements.compactMap { $0[.startValue] }.filter(\.isArray)
  }
}
