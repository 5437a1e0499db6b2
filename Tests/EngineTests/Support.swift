import LottieEngine
import LottieModel
import LottieScene

/// A composition of 100 × 100 at 10 frames a second, from 0 to 100.
func composition(
  _ layers: String,
  assets: String = "",
  images: (any AnimationImageProvider)? = nil
) throws -> Composition {
  let text =
    #"{"w":100,"h":100,"fr":10,"ip":0,"op":100,"assets":[\#(assets)],"layers":[\#(layers)]}"#
  return try decoded(text, images: images)
}

/// The composition of a document.
func decoded(_ text: String, images: (any AnimationImageProvider)? = nil) throws -> Composition {
  Composition(try LottieAnimation.decode(Array(text.utf8)), imageProvider: images)
}

/// What is drawn at a frame, a line an item, without the line of the list itself.
func drawn(_ layers: String, assets: String = "", at frame: Double = 0) throws -> [String] {
  lines(try composition(layers, assets: assets).update(frame: frame))
}

/// The items of a list, a line each.
func lines(_ list: DisplayList) -> [String] {
  list.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
}

/// A shape layer; `more` are further members.
func shapeLayer(_ items: String..., more: String = "") -> String {
  #"{"ty":4,"shapes":[\#(items.joined(separator: ","))]\#(more)}"#
}

/// A solid of 10 × 10; `more` are further members.
func solid(_ color: String = "#000000", more: String = "") -> String {
  #"{"ty":1,"sc":"\#(color)","sw":10,"sh":10\#(more)}"#
}

/// A group; `transform` holds members of its `tr`.
func group(_ items: String..., transform: String = "", more: String = "") -> String {
  let tr = #"{"ty":"tr"\#(transform.isEmpty ? "" : ",")\#(transform)}"#
  return #"{"ty":"gr","it":[\#((items + [tr]).joined(separator: ","))]\#(more)}"#
}

/// A black fill; `more` are further members.
func fill(_ color: String = "0,0,0", more: String = "") -> String {
  #"{"ty":"fl","c":{"k":[\#(color)]}\#(more)}"#
}

/// A rectangle with its top left corner at a point.
func square(_ x: Double, _ y: Double, _ side: Double = 10) -> String {
  #"{"ty":"rc","p":{"k":[\#(x + side / 2),\#(y + side / 2)]},"s":{"k":[\#(side),\#(side)]}}"#
}

/// An open path of straight lines.
func line(_ points: (Double, Double)..., isClosed: Bool = false) -> String {
  let v = points.map { "[\($0.0),\($0.1)]" }.joined(separator: ",")
  return #"{"ty":"sh","ks":{"k":{"v":[\#(v)],"c":\#(isClosed)}}}"#
}

/// The path of ``square(_:_:_:)`` as the display list writes it.
func squarePath(_ x: Int, _ y: Int, _ side: Int = 10) -> String {
  let (l, t, r, b) = (x, y, x + side, y + side)
  return "M\(r),\(t) L\(r),\(b) L\(l),\(b) L\(l),\(t) L\(r),\(t) Z"
}

/// The path of a solid, from its top left corner.
let solidPath = "M0,0 L10,0 L10,10 L0,10 L0,0 Z"

struct EngineTestError: Error {}
