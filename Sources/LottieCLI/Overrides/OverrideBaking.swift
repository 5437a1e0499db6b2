import LottieEngine
import LottieKit
import LottieModel

/// Writes overrides into a document.
struct OverrideBaking {
  private let listing: [KeypathEntry]
  private var baker: ValueBaker

  /// `composition`: Of the document, without overrides.
  init(_ composition: Composition, _ document: JSONValue) {
    listing = composition.hierarchyKeypaths()
    baker = ValueBaker(document)
  }

  /// The document with the changes in it.
  mutating func bake(_ overrides: [CompositionOverride]) throws -> JSONValue {
    for override in overrides {
      switch override {
      case .values(let values): try set(values)
      case .hide(let keypath):
        let paths = listing.filter { $0.isThing && keypath.matches($0.path) }.map(\.path)
        try bake(keypath) { (baker) throws(ValueBaker.Problem) in try baker.hide(paths) }
      case .withoutExpressions: baker.removeExpressions()
      case .only, .overlay:
        throw Failure(.usage, "--only and --overlay cannot be written into a document")
      }
    }
    return baker.document
  }

  private mutating func set(_ values: PropertyOverride) throws {
    guard let span = values.spans.first, values.spans.count == 1, span.frames == nil else {
      throw Failure(
        .usage,
        "\(values.keypath.string): values by frame range cannot be written into a document"
      )
    }
    let matched = listing.filter { entry in
      entry.kind.map(span.value.suits) == true && values.keypath.matches(entry.path)
    }
    try bake(values.keypath) { (baker) throws(ValueBaker.Problem) in
      try baker.set(matched.map(\.path), to: span.value)
    }
  }

  private mutating func bake(
    _ keypath: AnimationKeypath,
    _ change: (inout ValueBaker) throws(ValueBaker.Problem) -> Void
  ) throws {
    do throws(ValueBaker.Problem) {
      try change(&baker)
    } catch {
      let reason =
        switch error {
        case .outOfReach: "only layers, transforms, shapes, paints and masks are written"
        case .shared: "it is in a composition that is used elsewhere too"
        }
      throw Failure(.usage, "\(keypath.string) cannot be written into the document: \(reason)")
    }
  }
}

extension KeypathEntry {
  /// Whether it can be switched off.
  fileprivate var isThing: Bool { kind == nil && (isLayer || path.last != "Transform") }
}

extension PropertyValue {
  /// Whether properties of a kind take it.
  fileprivate func suits(_ kind: PropertyKind) -> Bool {
    switch (self, kind) {
    case (.color, .color), (.number, .number), (.gradient, .gradient): true
    case (.vector, .point), (.vector, .size): true
    default: false
    }
  }
}
