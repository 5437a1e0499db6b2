/// A layer on the walk.
package struct LayerContext {
  /// The object.
  package let cursor: JSONCursor
  /// Index in its composition, from the front.
  package let index: Int
  /// Its type; nil when it has none, or an unknown one.
  package let type: LayerType?
  /// The number of its type; nil when it has no whole number.
  package let typeNumber: Int?
  /// Its `ind`, by which others name it.
  package let ind: Int?
  /// The asset it shows.
  package let refID: String?
  /// Whether its time runs backwards: its in point is then written behind its out point.
  let runsBackwards: Bool

  init(_ cursor: JSONCursor, index: Int) {
    self.cursor = cursor
    self.index = index
    typeNumber = cursor[.type]?.whole
    type = typeNumber.flatMap(LayerType.init)
    ind = cursor[.index]?.whole
    refID = cursor["refId"].flatMap(LayerContext.id)
    runsBackwards = LayerContext.runsBackwards(cursor)
  }

  private static func runsBackwards(_ cursor: JSONCursor) -> Bool {
    guard let stretch = cursor[.timeStretch]?.double, stretch < 0,
      let start = cursor[.inPoint]?.double, let end = cursor[.outPoint]?.double
    else { return false }
    return start > end
  }

  /// An id as text; numbers count as their text.
  package static func id(_ cursor: JSONCursor) -> String? {
    cursor.string ?? cursor.whole.map(String.init)
  }

  /// Its name.
  package var name: String? { cursor[.name]?.string }
  /// Whether it is switched off.
  package var isHidden: Bool { cursor[.hidden]?.isSet ?? false }
  /// First frame it shows on.
  package var inPoint: Double? { cursor[runsBackwards ? .outPoint : .inPoint]?.double }
  /// The frame after the last it shows on.
  package var outPoint: Double? { cursor[runsBackwards ? .inPoint : .outPoint]?.double }
  /// The parent's `ind`.
  package var parent: Int? { cursor["parent"]?.whole }
  /// The `ind` of the layer that is its matte, where it names one.
  package var matteLayer: Int? { cursor[.matteLayer]?.whole }
  /// The transform.
  package var transform: JSONCursor? { cursor[.transform] }
  /// The source text of a text layer: a property of text documents.
  package var sourceText: JSONCursor? { cursor[.text]?[.sourceText] }
  /// The keyframes of the source text, each with a document.
  package var textKeyframes: JSONCursor? { sourceText?[.value] }
  /// The matte mode, 0 for none.
  package var matteMode: Int { cursor[.trackMatte]?.whole ?? 0 }
  /// Whether it is marked as a matte source.
  package var isMatteSource: Bool { cursor[.matteSource]?.isSet ?? false }
}
