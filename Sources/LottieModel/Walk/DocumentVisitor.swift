/// Visits the parts of a document in the order of ``DocumentWalk``.
///
/// Every hook does nothing by default. Parts come in document order: contents follow their
/// container.
package protocol DocumentVisitor {
  /// Whether the walk goes into properties and their keyframes, by far the most of a document.
  var visitsProperties: Bool { get }

  /// The document, before anything else.
  mutating func document(_ document: DocumentIndex)
  /// A marker.
  mutating func marker(_ marker: JSONCursor)
  /// An asset, of whatever kind; its layers follow as a composition.
  mutating func asset(_ asset: AssetContext)
  /// The root or the composition of an asset.
  mutating func composition(_ composition: CompositionContext)
  /// A layer.
  mutating func layer(_ layer: LayerContext, in composition: CompositionContext)
  /// A mask of the layer.
  mutating func mask(_ mask: JSONCursor, of layer: LayerContext)
  /// An effect of the layer.
  mutating func effect(_ effect: JSONCursor, of layer: LayerContext)
  /// A layer style of the layer.
  mutating func style(_ style: JSONCursor, of layer: LayerContext)
  /// The text of a text layer.
  mutating func text(_ text: JSONCursor, of layer: LayerContext)
  /// The shapes of a layer or of a group.
  mutating func shapes(_ list: ShapeListContext)
  /// A shape.
  mutating func shape(_ shape: ShapeContext, of layer: LayerContext)
  /// The end of a shape, after its properties and, in a group, its items.
  mutating func leave(_ shape: ShapeContext)
  /// A property.
  mutating func property(_ property: PropertyContext)
  /// A keyframe of a property.
  mutating func keyframe(_ keyframe: KeyframeContext, of property: PropertyContext)
}

extension DocumentVisitor {
  package var visitsProperties: Bool { true }
  package mutating func document(_ document: DocumentIndex) {}
  package mutating func marker(_ marker: JSONCursor) {}
  package mutating func asset(_ asset: AssetContext) {}
  package mutating func composition(_ composition: CompositionContext) {}
  package mutating func layer(_ layer: LayerContext, in composition: CompositionContext) {}
  package mutating func mask(_ mask: JSONCursor, of layer: LayerContext) {}
  package mutating func effect(_ effect: JSONCursor, of layer: LayerContext) {}
  package mutating func style(_ style: JSONCursor, of layer: LayerContext) {}
  package mutating func text(_ text: JSONCursor, of layer: LayerContext) {}
  package mutating func shapes(_ list: ShapeListContext) {}
  package mutating func shape(_ shape: ShapeContext, of layer: LayerContext) {}
  package mutating func leave(_ shape: ShapeContext) {}
  package mutating func property(_ property: PropertyContext) {}
  package mutating func keyframe(_ keyframe: KeyframeContext, of property: PropertyContext) {}
}
