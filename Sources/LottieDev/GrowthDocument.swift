/// Documents of 512 × 512 with some number of one kind of object, for measuring how its cost grows.
struct GrowthDocument {
  /// The kind of object whose number grows.
  let subject: String
  /// The numbers of it.
  let factors: [Int]
  /// The text of a document with some number of it.
  let text: @Sendable (Int) -> String

  /// All of them, in the order of the table.
  static let all: [GrowthDocument] = [
    GrowthDocument("layers, one moving", upTo: 10_000) { count in
      document(
        layers: (0..<count).map { layer(shapes: [square($0, of: count), fill], moves: $0 == 0) }
      )
    },
    GrowthDocument("layers, all moving", upTo: 10_000) { movingLayers($0) },
    GrowthDocument("keyframes of a property", upTo: 10_000) { count in
      document(layers: [layer(shapes: [square(0, of: 1), fill], position: path(keyframes: count))])
    },
    GrowthDocument("vertices, filled", upTo: 10_000) { polygon($0, [fill]) },
    GrowthDocument("vertices, stroked", upTo: 10_000) { polygon($0, [stroke()]) },
    GrowthDocument("vertices, dashed", upTo: 10_000) {
      polygon($0, [stroke(#","d":[{"n":"d","v":{"k":6}},{"n":"g","v":{"k":4}}]"#)])
    },
    GrowthDocument("vertices, merged", upTo: 1_000) { count in
      polygon(count, [star(count, phase: 1), #"{"ty":"mm","mm":2}"#, fill])
    },
    GrowthDocument("vertices, offset", upTo: 1_000) {
      polygon($0, [#"{"ty":"op","a":{"k":3},"lj":1,"ml":{"k":4}}"#, fill])
    },
    GrowthDocument("paths merged that overlap", upTo: 1_000) { count in
      let squares = (0..<count).map { i in
        let (x, y, side) = place(i, of: count)
        return rectangle(x, y, side * 1.4, moves: i == 0)
      }
      return document(layers: [layer(shapes: squares + [#"{"ty":"mm","mm":2}"#, fill])])
    },
    GrowthDocument("pairs of path and fill", upTo: 1_000) { count in
      let pairs = (0..<count).flatMap { [square($0, of: count, moves: $0 == 0), fill] }
      return document(layers: [layer(shapes: pairs)])
    },
    GrowthDocument("compositions within each other", [6, 20, 60]) { count in
      let inner = (1..<count).map { level in
        #"{"id":"\#(level)","layers":[\#(composition(level + 1))]}"#
      }
      let last =
        #"{"id":"\#(count)","layers":[\#(layer(shapes: [square(0, of: 1), fill], moves: true))]}"#
      return document(layers: [composition(1)], assets: inner + [last])
    },
    GrowthDocument("groups within each other", [10, 30, 100]) { count in
      var shapes = [square(0, of: 1, moves: true), fill]
      for _ in 0..<count { shapes = [group(shapes + [fill])] }
      return document(layers: [layer(shapes: shapes)])
    },
    GrowthDocument("masks of a layer", upTo: 1_000) { count in
      let masks = (0..<count).map { #"{"mode":"a","pt":{"k":\#(square(corners($0, of: count)))}}"# }
      let shapes = [rectangle(256, 256, 512), fill]
      return document(
        layers: [layer(shapes: shapes, moves: true, more: #","masksProperties":[\#(list(masks))]"#)]
      )
    },
    GrowthDocument("layers with a matte", upTo: 1_000) { count in
      document(
        layers: (0..<count).flatMap { i in
          [
            layer(shapes: [square(i, of: count), fill], more: #","td":1"#),
            layer(shapes: [square(i, of: count), fill], moves: true, more: #","tt":1"#),
          ]
        }
      )
    },
    GrowthDocument("radius of a blur", [1, 10, 100]) { radius in
      let blur =
        #"{"ty":29,"ef":[{"ty":0,"v":{"k":\#(radius)}},{"ty":7,"v":{"k":1}},{"ty":7,"v":{"k":0}}]}"#
      return document(
        layers: [
          layer(shapes: [rectangle(256, 256, 100), fill], moves: true, more: #","ef":[\#(blur)]"#)
        ]
      )
    },
  ]

  /// A number of squares that move, each in a layer.
  static func movingLayers(_ count: Int) -> String {
    document(layers: (0..<count).map { layer(shapes: [square($0, of: count), fill], moves: true) })
  }

  private init(_ subject: String, _ factors: [Int], _ text: @escaping @Sendable (Int) -> String) {
    self.subject = subject
    self.factors = factors
    self.text = text
  }

  private init(_ subject: String, upTo last: Int, _ text: @escaping @Sendable (Int) -> String) {
    self.init(subject, [10, 100, 1_000, 10_000].filter { $0 <= last }, text)
  }

  private static let fill = #"{"ty":"fl","c":{"k":[0.2,0.4,0.8]},"o":{"k":100}}"#

  private static func stroke(_ dashes: String = "") -> String {
    #"{"ty":"st","c":{"k":[0.2,0.4,0.8]},"o":{"k":100},"w":{"k":2}\#(dashes)}"#
  }

  private static func list(_ items: [String]) -> String { items.joined(separator: ",") }

  private static func document(layers: [String], assets: [String] = []) -> String {
    """
    {"w":512,"h":512,"fr":60,"ip":0,"op":10000,"assets":[\(list(assets))],"layers":[\(list(layers))]}
    """
  }

  private static func layer(
    shapes: [String],
    moves: Bool = false,
    position: String? = nil,
    more: String = ""
  ) -> String {
    let position = position ?? (moves ? moving(0, 0) : #"{"k":[0,0]}"#)
    return """
      {"ty":4,"ip":0,"op":10000,"st":0,"ks":{"p":\(position)},"shapes":[\(list(shapes))]\(more)}
      """
  }

  private static func composition(_ number: Int) -> String {
    #"{"ty":0,"refId":"\#(number)","w":512,"h":512,"ip":0,"op":10000,"st":0,"ks":{}}"#
  }

  private static func group(_ items: [String]) -> String {
    #"{"ty":"gr","it":[\#(list(items)),{"ty":"tr","o":{"k":100}}]}"#
  }

  /// A position that moves by some pixels, in every frame.
  private static func moving(_ x: Double, _ y: Double) -> String {
    #"{"a":1,"k":[{"t":0,"s":[\#(x),\#(y)],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},"#
      + #"{"t":60,"s":[\#(x + 9),\#(y + 5)]}]}"#
  }

  /// A position that moves through all keyframes in the frames that are measured.
  private static func path(keyframes count: Int) -> String {
    let step = Double(GrowthTimer.frames) / Double(count)
    let keyframes = (0..<count).map { i in
      #"{"t":\#(Double(i) * step),"s":[\#(i * 7 % 64),\#(i * 5 % 64)],"#
        + #""o":{"x":0.3,"y":0},"i":{"x":0.7,"y":1}}"#
    }
    return #"{"a":1,"k":[\#(list(keyframes))]}"#
  }

  /// The middle and the side of one of `count` squares that fill the composition row by row.
  private static func place(_ i: Int, of count: Int) -> (x: Double, y: Double, side: Double) {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let cell = 500 / Double(columns)
    return (cell * (Double(i % columns) + 0.5), cell * (Double(i / columns) + 0.5), cell * 0.8)
  }

  private static func square(_ i: Int, of count: Int, moves: Bool = false) -> String {
    let (x, y, side) = place(i, of: count)
    return rectangle(x, y, side, moves: moves)
  }

  private static func rectangle(_ x: Double, _ y: Double, _ side: Double, moves: Bool = false)
    -> String
  {
    let position = moves ? moving(x, y) : #"{"k":[\#(x),\#(y)]}"#
    return #"{"ty":"rc","p":\#(position),"s":{"k":[\#(side),\#(side)]},"r":{"k":0}}"#
  }

  private static func corners(_ i: Int, of count: Int) -> [(Double, Double)] {
    let (x, y, side) = place(i, of: count)
    let half = side / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
  }

  private static func square(_ points: [(Double, Double)]) -> String {
    let zeros = list(Array(repeating: "[0,0]", count: points.count))
    let vertices = list(points.map { "[\($0.0),\($0.1)]" })
    return #"{"v":[\#(vertices)],"i":[\#(zeros)],"o":[\#(zeros)],"c":true}"#
  }

  /// A layer of one polygon that changes in every frame, and what paints it.
  private static func polygon(_ count: Int, _ below: [String]) -> String {
    document(layers: [layer(shapes: [star(count, phase: 0)] + below)])
  }

  /// A polygon around the middle with vertices that move in and out by some pixels.
  private static func star(_ count: Int, phase: Int) -> String {
    func points(_ seed: Int) -> [(Double, Double)] {
      (0..<count).map { i in
        let angle = (Double(i) + 0.5 * Double(phase)) / Double(count)
        let (x, y) = direction(angle)
        let radius = 200 + Double((i * 37 + seed * 11 + phase * 5) % 23)
        return (256 + radius * x, 256 + radius * y)
      }
    }
    let (first, second) = (square(points(1)), square(points(2)))
    return #"{"ty":"sh","ks":{"a":1,"k":["#
      + #"{"t":0,"s":[\#(first)],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":60,"s":[\#(second)]}]}}"#
  }

  /// The point of a square around the origin, by the part of its outline from a corner on.
  private static func direction(_ part: Double) -> (Double, Double) {
    let place = part * 4
    let along = (place - place.rounded(.down)) * 2 - 1
    switch Int(place) {
    case 0: return (along, -1)
    case 1: return (1, along)
    case 2: return (-along, 1)
    default: return (-1, -along)
    }
  }
}
