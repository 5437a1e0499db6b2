import LottieEngine

/// The changes that a view's caller made to its layers, reapplied when they are rebuilt.
struct ViewChanges {
  private enum Change {
    case provider((any AnyValueProvider)?)
    case enabled(Bool)

    /// Whether it sets a provider.
    var gives: Bool { if case .provider(.some) = self { true } else { false } }

    /// Whether a later change of the same keypath replaces this one.
    func isReplaced(by other: Change) -> Bool {
      switch (self, other) {
      case (.provider, .provider), (.enabled, .enabled): true
      default: false
      }
    }
  }

  private var entries: [(keypath: AnimationKeypath, change: Change)] = []

  /// Records a provider, or its removal for nil.
  mutating func set(_ provider: (any AnyValueProvider)?, _ keypath: AnimationKeypath) {
    note(.provider(provider), keypath)
    guard provider == nil else { return }
    entries.removeAll { $0.change.gives && keypath.matches($0.keypath.keys) }
    if !entries.contains(where: { $0.change.gives }) { removeProviders() }
  }

  /// Records whether nodes are shown.
  mutating func set(isEnabled: Bool, _ keypath: AnimationKeypath) {
    note(.enabled(isEnabled), keypath)
  }

  /// The providers and their keypaths, in the order they were set.
  var providers: [(keypath: AnimationKeypath, provider: any AnyValueProvider)] {
    entries.compactMap { entry in
      guard case .provider(let provider?) = entry.change else { return nil }
      return (entry.keypath, provider)
    }
  }

  /// Applies the changes.
  func apply(to composition: Composition) {
    for (keypath, change) in entries {
      switch change {
      case .provider(let provider?): composition.setValueProvider(provider, keypath: keypath)
      case .provider(nil): composition.removeValueProvider(for: keypath)
      case .enabled(let isEnabled): composition.setHidden(!isEnabled, keypath: keypath)
      }
    }
  }

  private mutating func note(_ change: Change, _ keypath: AnimationKeypath) {
    entries.removeAll { $0.keypath == keypath && $0.change.isReplaced(by: change) }
    entries.append((keypath, change))
  }

  private mutating func removeProviders() {
    entries.removeAll { if case .provider = $0.change { true } else { false } }
  }
}
