public import LottieModel

/// The properties that a keypath matched: the number of those that took the values, and the kinds of the others.
public struct ProviderMatch: Equatable, Sendable {
  /// Number of properties that now take their values from the provider.
  public var matched: Int
  /// Kinds of properties that match but have values of another type.
  public var mismatched: [PropertyKind]

  /// Creates a count of properties, with the kinds of those whose values are of another type.
  public init(matched: Int = 0, mismatched: [PropertyKind] = []) {
    self.matched = matched
    self.mismatched = mismatched
  }
}

/// A property's value and its path.
public struct KeypathValue {
  /// The property's name behind those of the layers, groups and items it lies in.
  public let path: [String]
  /// Kind of the value, which decides the type of ``value``.
  public let kind: PropertyKind
  /// A ``Color``, a `Double`, a ``Vector3D``, a `BezierPath` or an array of `Double`.
  public let value: Any
}

/// A keyframe of a property.
public struct KeypathKeyframe {
  /// The frame, in the time of the composition that the layer is in.
  public let frame: Double
  /// As ``KeypathValue/value``.
  public let value: Any
  /// The way to the next keyframe.
  public let easing: Easing
}

extension Composition {
  /// The values of all properties that a keypath matches, in the order of
  /// ``hierarchyKeypaths(_:)``.
  ///
  /// - Parameters:
  ///   - keypath: A keypath or a pattern.
  ///   - frame: A frame of the composition; properties of nested compositions are read at their own
  ///     time.
  ///   - isOriginal: Whether to return the document's values rather than overrides.
  /// - Returns: None when the keypath matches no property.
  public func values(
    for keypath: AnimationKeypath,
    atFrame frame: Double,
    isOriginal: Bool = false
  ) -> [KeypathValue] {
    values(for: keypath, atFrame: frame, isOriginal: isOriginal, limit: Composition.maximumNames)
  }

  /// The values of those of the first names that a keypath matches.
  package func values(
    for keypath: AnimationKeypath,
    atFrame frame: Double,
    isOriginal: Bool = false,
    limit: Int
  ) -> [KeypathValue] {
    var values: [KeypathValue] = []
    visit(frame: frame, limit: limit) { visit in
      guard let property = visit.property, let slot = property.slot, keypath.matches(visit.path)
      else { return }
      let value = isOriginal ? slot.originalValue(at: visit.frame) : slot.value(at: visit.frame)
      values.append(KeypathValue(path: visit.path, kind: property.kind, value: value))
    }
    return values
  }

  /// Visits the values of all properties, each with the number of its entry.
  package func visitValues(
    atFrame frame: Double,
    _ body: (_ ordinal: Int, _ value: Any) -> Void
  ) {
    visit(frame: frame) { visit in
      guard let slot = visit.property?.slot else { return }
      body(visit.ordinal, slot.value(at: visit.frame))
    }
  }

  /// The value of the first property that a keypath matches, overrides included.
  public func getValue(for keypath: AnimationKeypath, atFrame frame: Double) -> Any? {
    values(for: keypath, atFrame: frame).first?.value
  }

  /// The document's value of the first property that a keypath matches.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame frame: Double) -> Any? {
    values(for: keypath, atFrame: frame, isOriginal: true).first?.value
  }

  /// The document's keyframes of the first property that a keypath matches.
  ///
  /// - Returns: Sorted by frame; none for a value at rest, for the source text of a layer, or when the keypath matches no
  ///   property.
  public func keyframes(for keypath: AnimationKeypath) -> [KeypathKeyframe] {
    var keyframes: [KeypathKeyframe]?
    visit(frame: 0, limit: Composition.maximumNames) { visit in
      guard keyframes == nil, let slot = visit.property?.slot, keypath.matches(visit.path) else {
        return
      }
      keyframes = slot.keyframes
    }
    return keyframes ?? []
  }

  /// Makes the properties that a keypath matches take their values from a provider.
  ///
  /// A provider may be shared by many properties and changed later: all of them follow at the next
  /// update.
  @discardableResult
  public func setValueProvider(
    _ provider: any AnyValueProvider,
    keypath: AnimationKeypath
  ) -> ProviderMatch {
    hasProviders = true
    return override(keypath, with: provider)
  }

  /// Makes the properties that a keypath matches take their values from the document again.
  @discardableResult
  public func removeValueProvider(for keypath: AnimationKeypath) -> ProviderMatch {
    override(keypath, with: nil)
  }

  private func override(
    _ keypath: AnimationKeypath,
    with provider: (any AnyValueProvider)?
  ) -> ProviderMatch {
    var match = ProviderMatch()
    visit { visit in
      guard let property = visit.property, let slot = property.slot, keypath.matches(visit.path)
      else { return }
      if slot.setProvider(provider) {
        match.matched += 1
      } else if !match.mismatched.contains(property.kind) {
        match.mismatched.append(property.kind)
      }
    }
    overridesChanged()
    noteOverride("value \(keypath.string)") { _ = $0.override(keypath, with: provider) }
    return match
  }
}
