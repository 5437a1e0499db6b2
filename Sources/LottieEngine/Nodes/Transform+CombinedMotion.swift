import LottieModel

extension Transform {
  /// Whether lottie-ios's Core Animation engine animates all its parts at once: for mirrors, and skews of groups.
  func isCombined(isLayer: Bool) -> Bool {
    scale.holds { $0.x < 0 } || (!isLayer && skew.holds { $0 != 0 })
  }

  /// The position as that engine moves it, in whose dialect motion is even in the parameter of paths.
  ///
  /// Parts animated at once have one matrix per keyframe where all have the same times and easings, and none is a
  /// skew that changes: then motion is straight. Otherwise they have one per tenth of a frame, from paths measured
  /// evenly.
  func combinedPosition(_ context: NodeContext, isLayer: Bool) -> PositionProperties {
    guard context.dialect.contains(.parametricMotionPaths), isCombined(isLayer: isLayer) else {
      return PositionProperties(position, context)
    }
    var even = context
    even.dialect.remove(.parametricMotionPaths)
    let isSampled = !isLayer && (skew.isAnimated || skewAxis.isAnimated)
    if case .joined(let group) = position, !isSampled, hasOneTiming {
      return PositionProperties(.joined(group.straightened), even)
    }
    return PositionProperties(position, even)
  }

  private var hasOneTiming: Bool {
    let timings =
      [anchorPoint.timing, scale.timing, orientation.timing]
      + [rotation, rotationX, rotationY, skew, skewAxis].map(\.timing) + position.timings
    let animated = timings.filter { $0.count > 1 }
    return animated.dropFirst().allSatisfy { $0 == animated[0] }
  }
}

extension Transform.Position {
  fileprivate var timings: [[KeyframeTiming]] {
    switch self {
    case .joined(let group): [group.timing]
    case .split(let x, let y, let z): [x.timing, y.timing, z?.timing ?? []]
    }
  }
}

/// When a keyframe is, and how values go on from it.
private struct KeyframeTiming: Equatable {
  let time: Double
  /// The easing of the first component; nil for the last keyframe, from which nothing goes on.
  let easing: Easing?
}

extension KeyframeGroup {
  /// Whether a condition is true at any keyframe; makes none for a constant.
  fileprivate func holds(_ condition: (Value) -> Bool) -> Bool {
    isAnimated ? keyframes.contains { condition($0.value) } : condition(initial)
  }

  fileprivate var timing: [KeyframeTiming] {
    let keyframes = keyframes
    return keyframes.enumerated().map { index, keyframe in
      let easing: Easing? =
        switch keyframe.easing {
        case .perComponent(let curves) where !curves.isEmpty: .curve(curves[0])
        case let easing: easing
        }
      return KeyframeTiming(
        time: keyframe.time,
        easing: index + 1 < keyframes.count ? easing : nil
      )
    }
  }

  /// The same values without motion paths.
  fileprivate var straightened: KeyframeGroup {
    var group = KeyframeGroup(
      keyframes: keyframes.map { Keyframe(time: $0.time, value: $0.value, easing: $0.easing) },
      location: location
    )
    (group.expression, group.slotID) = (expression, slotID)
    return group
  }
}
