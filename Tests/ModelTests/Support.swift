import LottieModel
import OrderedCollections

/// The document of a text.
func document(_ text: String) throws -> JSONDocument { try JSONDocument(Array(text.utf8)) }

/// The root value of a text.
func value(_ text: String) throws -> JSONValue { try document(text).withRoot { JSONValue($0) } }

/// What is wrong with some bytes; nil when they are read.
func failure(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONDocument(bytes)
    return nil
  } catch {
    return error
  }
}

/// What is wrong with a text; nil when it is read.
func failure(_ text: String) -> JSONError? { failure(Array(text.utf8)) }

/// An animation of 100 × 100 at 60 frames a second, from 0 to 60.
func animation(layers: String, more: String = "") throws -> LottieAnimation {
  try LottieAnimation.decode(
    Array(#"{"w":100,"h":100,"fr":60,"ip":0,"op":60\#(more),"layers":[\#(layers)]}"#.utf8)
  )
}

/// The items of an animation that has one shape layer.
func items(_ text: String, more: String = "") throws -> [ShapeItem] {
  guard case .shape(let items) = try animation(layers: layer(text), more: more).layers.first?.kind
  else { return [] }
  return items
}

/// A shape layer as JSON.
func layer(_ items: String) -> String { #"{"ty":4,"shapes":[\#(items)]}"# }

/// The opacity of a fill whose `o` is given as JSON.
func opacity(_ property: String, more: String = "") throws -> KeyframeGroup<Double>? {
  let items = try items(#"{"ty":"fl","c":{"k":[0,0,0]},"o":\#(property)}"#, more: more)
  guard case .fill(let fill) = items.first?.kind else { return nil }
  return fill.opacity
}

/// The size of an ellipse whose `s` is given as JSON.
func size(_ property: String) throws -> KeyframeGroup<Vector3D>? {
  let items = try items(#"{"ty":"el","p":{"k":[0,0]},"s":\#(property)}"#)
  guard case .ellipse(let ellipse) = items.first?.kind else { return nil }
  return ellipse.size
}

/// A value with the members of its objects by name.
func sorted(_ value: JSONValue) -> JSONValue {
  switch value {
  case .array(let array): return .array(array.map(sorted))
  case .object(var object):
    object.sort { $0.key < $1.key }
    return .object(object.mapValues(sorted))
  default: return value
  }
}
