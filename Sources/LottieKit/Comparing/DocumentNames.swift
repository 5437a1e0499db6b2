import LottieEngine
import LottieModel

/// The keypaths of a document's values by location: what `keypaths` lists and `get` takes.
struct DocumentNames {
  /// Of layers, groups and items.
  private var objects: [JSONLocation: [String]] = [:]
  /// Of properties.
  private var properties: [JSONLocation: [String]] = [:]

  init(_ animation: LottieAnimation) {
    let document = animation.document
    for entry in Composition(animation).hierarchyKeypaths() {
      // If a composition is used several times, or a value has several names, the first counts.
      if let propertyLocation = entry.propertyLocation,
        let location = document.location(of: propertyLocation)
      {
        if properties[location] == nil { properties[location] = entry.path }
      } else if let location = entry.location, objects[location] == nil {
        objects[location] = entry.path
      }
    }
  }

  /// The names of a layer, a group or an item; nil when it has no keypath.
  func object(_ cursor: JSONCursor) -> [String]? { objects[cursor.location] }

  /// The names of a property; nil for other values.
  func property(_ cursor: JSONCursor) -> [String]? { properties[cursor.location] }
}
