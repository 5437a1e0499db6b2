/// A layer on the walk.
package struct LayerContext {
  /// The object.
  package let cursor: JSONCursor
  /// Index in its composition, from the front.
  package let index: Int
  /// Its type; nil when it has no whole number.
  package let type: Int?
  /// Its `ind`, by which others name it.
  package let ind: Int?
  /// The asset it shows.
  package let refID: String?

  init(_ cursor: JSONCursor, index: Int) {
    self.cursor = cursor
    self.index = index
    type = cursor["ty"]?.whole
    ind = cursor["ind"]?.whole
    refID = cursor["refId"].flatMap(LayerContext.id)
  }

  /// An id as text; numbers count as their text.
  package static func id(_ cursor: JSONCursor) -> String? {
    cursor.string ?? cursor.whole.map(String.init)
  }

  /// Its name.
  package var name: String? { cursor["nm"]?.string }
  /// Whether it is switched off.
  package var isHidden: Bool { cursor["hd"]?.isSet ?? false }
  /// First frame it shows on.
  package var inPoint: Double? { cursor["ip"]?.double }
  /// The frame after the last it shows on.
  package var outPoint: Double? { cursor["op"]?.double }
  /// The parent's `ind`.
  package var parent: Int? { cursor["parent"]?.whole }
  /// The matte mode, 0 for none.
  package var matteMode: Int { cursor["tt"]?.whole ?? 0 }
  /// Whether it is marked as a matte source.
  package var isMatteSource: Bool { cursor["td"]?.isSet ?? false }
}
