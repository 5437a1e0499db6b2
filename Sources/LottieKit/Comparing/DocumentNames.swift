import LottieEngine
import LottieModel

/// The keypaths of what a document holds, by where it stands: what `keypaths` lists and `get` takes.
struct DocumentNames {
  /// Of layers, groups and items.
  private var objects: [JSONLocation: [String]] = [:]
  /// Of properties.
  private var properties: [JSONLocation: [String]] = [:]

  init(_ animation: LottieAnimation) {
    let document = animation.document
    for entry in Composition(animation).hierarchyKeypaths() {
      // Of several uses of a composition, and of several names, the first counts.
      if let propertyLocation = entry.propertyLocation,
        let location = document.location(of: propertyLocation)
      {
        if properties[location] == nil { properties[location] = entry.path }
      } else if let location = entry.location, objects[location] == nil {
        objects[location] = entry.path
      }
    }
  }

  /// The names of a layer, a group or an item; nil for what keypaths do not reach.
  func object(_ cursor: JSONCursor) -> [String]? { objects[cursor.location] }

  /// The names of a property; nil for what is none.
  func property(_ cursor: JSONCursor) -> [String]? { properties[cursor.location] }
}
