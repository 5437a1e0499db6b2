import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import TestSupport
import Testing

@testable import LottieKit

/// Whoever speaks of a property speaks of the same one: over a document that holds every kind of object
/// of the schema.
struct SchemaAgreementTests {
  private let sample = SchemaSample()
  private let animation: LottieAnimation

  init() throws {
    animation = try LottieAnimation.decode(JSONWriter.bytes(sample.document))
  }

  @Test func `the document is read without a complaint`() {
    #expect(animation.diagnostics.isEmpty, "\(animation.diagnostics)")
    #expect(sample.properties.count > 300)
  }

  @Test func `what the schema lists is listed, with its kind and its location`() {
    let composition = Composition(animation)
    let entries = composition.hierarchyKeypaths()
    for property in sample.properties {
      let found = entries.filter { $0.path == property.keypath && $0.kind != nil }
      #expect(found.count == 1, "\(property.keypath.joined(separator: "."))")
      guard let entry = found.first else { continue }
      #expect(entry.kind == property.kind, "\(property.keypath)")
      let pointer = composition.pointer(to: entry)?.description
      #expect(pointer == property.pointer, "\(property.keypath)")
    }
  }

  @Test func `nothing is listed that the schema does not list`() {
    let composition = Composition(animation)
    let known = Set(sample.properties.map(\.pointer))
    for entry in composition.hierarchyKeypaths() where entry.kind != nil {
      let pointer = composition.pointer(to: entry)?.description ?? "nowhere"
      let isKnown = known.contains(pointer)
      #expect(isKnown, "\(entry.string) at \(pointer)")
    }
  }

  /// A value unlike that of the document.
  private static func value(_ kind: PropertyKind) -> PropertyValue {
    switch kind {
    case .number: .number(7)
    case .color: .color(Color(red: 1, green: 0, blue: 0))
    case .point, .size: .vector(Vector3D(11, 12, 0))
    case .gradient: .gradient([0, 0, 1, 0, 0.5, 0, 0, 1, 1, 1, 1, 1])
    case .path:
      // Closed, as masks always are.
      .path(
        BezierPath([Contour([CurveVertex(Point(1, 2)), CurveVertex(Point(3, 5))], isClosed: true)])
      )
    case .text: .text("Overridden")
    }
  }

  private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "nothing" }

  @Test func `what is listed is read, overridden, read back, written and named by diff`() throws {
    let names = CompositionOverrides(Composition(animation))
    let original = animation.document.withRoot(JSONValue.init)
    // Each alone, or a few hundred at once.
    let groups = Rounds.areThorough ? sample.properties.map { [$0] } : [sample.properties]
    for group in groups {
      var overrides = names
      let untouched = Composition(animation)
      for property in group {
        let keypath = AnimationKeypath(keys: property.keypath)
        #expect(untouched.getValue(for: keypath, atFrame: 0) != nil, "get \(keypath.string)")
        let match = overrides.set(PropertyOverride(keypath, Self.value(property.kind)))
        #expect(match.count == 1 && match.mismatched.isEmpty, "--set \(keypath.string)")
      }
      let composition = Composition(animation)
      composition.apply(overrides)
      composition.update(frame: 0)

      var baker = ValueBaker(original, of: animation.document, overrides.entries)
      try baker.write(overrides)
      let written = try LottieAnimation.decode(JSONWriter.bytes(baker.document))
      let reread = Composition(written)
      let changes = StructuralDiff(animation, written).differences
      let changed = Set(changes.map(\.keypath.keys))
      let positions = sample.properties.filter { changed.contains($0.keypath) }.map(\.pointer)
      for property in group {
        let keypath = AnimationKeypath(keys: property.keypath)
        let value = Mirror(reflecting: Self.value(property.kind)).children.first.map(\.value)
        let expected = Self.text(value)
        let read = composition.getValue(for: keypath, atFrame: 0)
        #expect(Self.text(read) == expected, "--set \(keypath.string)")
        let found = reread.getValue(for: keypath, atFrame: 0)
        #expect(Self.text(found) == expected, "convert --set \(keypath.string)")
        #expect(positions.contains(property.pointer), "diff \(keypath.string)")
      }
    }
  }
}
