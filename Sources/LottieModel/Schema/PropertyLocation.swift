/// The location of a property's value, existing or not: the object that owns it, and the keys from
/// there.
///
/// The key `*` means every element of a list.
package struct PropertyLocation: Hashable, Sendable {
  /// The form of the value.
  package enum Form: Hashable, Sendable {
    /// As a property with `a` and `k`.
    case property
    /// As a gradient's property; the number of colors is a sibling member.
    case gradient
    /// As a color `#RRGGBB`.
    case hexColor
    /// As bare numbers.
    case numbers
    /// As a string, in every keyframe of a text layer.
    case text
  }

  /// The owner.
  package let owner: JSONLocation
  /// The paths from there: the first that the document has, else the last.
  package let paths: [[String]]
  /// The form of the value.
  package let form: Form

  /// Creates the location of a member of an object, or of objects within it: dots separate the keys.
  package init(_ owner: JSONLocation, _ path: String, or other: String? = nil, _ value: ValueKind) {
    self.owner = owner
    paths = [path, other].compactMap { $0?.split(separator: ".").map(String.init) }
    form =
      switch value {
      case .hexColor: .hexColor
      case .rgb, .numbers: .numbers
      case .property(.gradient): .gradient
      case .text: .text
      default: .property
      }
  }
}

extension JSONDocument {
  /// The keys and element indices from the root to a property, and whether the document has it.
  package func route(to property: PropertyLocation) -> (steps: [String], exists: Bool) {
    withRoot { root in
      let trail = root.trail(to: property.owner)
      let steps = trail.map(\.name)
      let owner = trail.last?.value ?? root
      for path in property.paths where owner.value(at: path[...]) != nil {
        return (steps + path, true)
      }
      return (steps + (property.paths.last ?? []), false)
    }
  }

  /// The location of a property; nil when the document does not have it.
  package func location(of property: PropertyLocation) -> JSONLocation? {
    withRoot { root in
      let owner = root.at(Int(property.owner.node))
      return property.paths.lazy.compactMap { owner.value(at: $0[...])?.location }.first
    }
  }

  /// The pointer to a property; nil when the document does not have it.
  package func pointer(to property: PropertyLocation) -> JSONPath? {
    let (steps, exists) = route(to: property)
    return exists ? JSONPath(keys: steps.map { $0 == "*" ? "0" : $0 }) : nil
  }
}

extension JSONCursor {
  /// The value at the end of a path; `*` follows the first element of a list.
  fileprivate func value(at path: ArraySlice<String>) -> JSONCursor? {
    guard let key = path.first else { return self }
    let next = key == "*" ? elements.first { _ in true } : member(key)
    return next?.value(at: path.dropFirst())
  }
}

/// A value of a property, and the object that it is a member of.
package struct PropertyPlace {
  /// The object.
  package let owner: JSONCursor
  /// The value.
  package let value: JSONCursor
}

extension JSONDocument {
  /// The object at a location.
  package func object(at location: JSONLocation, in root: JSONCursor) -> JSONCursor {
    root.at(Int(location.node))
  }

  /// The values of a property: its own, in every element of a list on the way to it, and those of slots that
  /// it refers to.
  ///
  /// `root`: The document.
  package func places(of property: PropertyLocation, in root: JSONCursor) -> [PropertyPlace] {
    let owner = object(at: property.owner, in: root)
    for path in property.paths {
      var found: [PropertyPlace] = []
      owner.collect(path[...], root["slots"], &found)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension JSONCursor {
  /// The value of a member by any name; of several the last.
  package func member(named name: String) -> JSONCursor? {
    var found: JSONCursor?
    for member in members where member.name == name { found = member.value }
    return found
  }

  fileprivate func collect(
    _ path: ArraySlice<String>,
    _ slots: JSONCursor?,
    _ found: inout [PropertyPlace]
  ) {
    guard let key = path.first else { return }
    let nexts = key == "*" ? Array(elements) : [member(named: key)].compactMap(\.self)
    for next in nexts {
      let slot = next[.slot]?.string.flatMap { slots?.member(named: $0)?["p"] }
      guard path.count > 1 else {
        found.append(PropertyPlace(owner: self, value: next))
        if let slot { found.append(PropertyPlace(owner: self, value: slot)) }
        continue
      }
      next.collect(path.dropFirst(), slots, &found)
      slot?.collect(path.dropFirst(), slots, &found)
    }
  }
}
