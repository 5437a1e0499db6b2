public import LottieModel

/// How many properties a keypath meant, and how many of those took the values.
public struct ProviderMatch: Equatable, Sendable {
  /// Properties that take their values from the provider now.
  public var matched: Int
  /// Kinds of properties that the keypath means but whose values are of another type.
  public var mismatched: [PropertyKind]

  /// A count of properties, and the kinds of those whose values are of another type.
  public init(matched: Int = 0, mismatched: [PropertyKind] = []) {
    self.matched = matched
    self.mismatched = mismatched
  }
}

/// A property's value and where it is.
public struct KeypathValue {
  /// The property's name behind those of the layers, groups and items it lies in.
  public let path: [String]
  /// What kind of value it is, which decides the type of ``value``.
  public let kind: PropertyKind
  /// A ``Color``, a `Double`, a ``Vector3D``, a `BezierPath` or an array of `Double`.
  public let value: Any
}

extension Composition {
  /// The values of all properties that a keypath means, in the order of ``hierarchyKeypaths(_:)``.
  ///
  /// - Parameters:
  ///   - keypath: A keypath, or a pattern of some.
  ///   - frame: A frame of the composition; properties in other compositions are read at the time it
  ///     is there.
  ///   - isOriginal: Whether the document's values are given in place of overrides.
  /// - Returns: None when the keypath means no property.
  public func values(
    for keypath: AnimationKeypath,
    atFrame frame: Double,
    isOriginal: Bool = false
  ) -> [KeypathValue] {
    var values: [KeypathValue] = []
    visit(frame: frame) { visit in
      guard let property = visit.property, let slot = property.slot, keypath.matches(visit.path)
      else { return }
      let value = isOriginal ? slot.originalValue(at: visit.frame) : slot.value(at: visit.frame)
      values.append(KeypathValue(path: visit.path, kind: property.kind, value: value))
    }
    return values
  }

  /// The value of the first property that a keypath means: that of an override, if there is one.
  public func getValue(for keypath: AnimationKeypath, atFrame frame: Double) -> Any? {
    values(for: keypath, atFrame: frame).first?.value
  }

  /// The value that the document gives to the first property that a keypath means.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame frame: Double) -> Any? {
    values(for: keypath, atFrame: frame, isOriginal: true).first?.value
  }

  /// Has the properties that a keypath means take their values from a provider.
  ///
  /// The provider may be shared by many properties, and changed later: all of them follow with the
  /// next update.
  @discardableResult
  public func setValueProvider(
    _ provider: any AnyValueProvider,
    keypath: AnimationKeypath
  ) -> ProviderMatch {
    hasProviders = true
    return override(keypath, with: provider)
  }

  /// Has the properties that a keypath means take their values from the document again.
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
    return match
  }
}
