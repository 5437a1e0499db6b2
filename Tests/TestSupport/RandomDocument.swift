/// Documents made of everything the engine knows, the same for a seed on every machine.
package struct RandomDocument {
  private var random: SeededRandom
  private var depth = 0

  /// A source of documents.
  package init(_ seed: UInt64) { random = SeededRandom(seed) }

  /// A time within a document or a little outside, every second one an integer frame.
  package mutating func frame() -> Double { chance(0.5) ? Double(below(30)) : number(-2, 30) }

  /// The text of a document of 100 × 100 that lasts 24 frames.
  package mutating func text() -> String {
    let inner = layers(3, canNest: false)
    let root = layers(5, canNest: true)
    return
      #"{"w":100,"h":100,"fr":10,"ip":0,"op":24,"assets":[{"id":"c","layers":[\#(inner)]}],"layers":[\#(root)]}"#
  }

  private mutating func unit() -> Double { random.unit() }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    (random.number(low, high) * 4).rounded() / 4
  }

  private mutating func below(_ count: Int) -> Int { random.below(count) }

  private mutating func chance(_ probability: Double) -> Bool { random.chance(probability) }

  private mutating func property(
    _ value: (inout RandomDocument) -> String,
    isSpatial: Bool = false
  ) -> String {
    guard chance(0.4) else { return #"{"k":\#(value(&self))}"# }
    var time = number(-3, 10)
    let count = 2 + below(3)
    var list: [String] = []
    for _ in 0..<count {
      var frame = #"{"t":\#(time),"s":\#(value(&self))"#
      if chance(0.25) {
        frame += #","h":1"#
      } else if chance(0.6) {
        frame +=
          #","o":{"x":[\#(unit())],"y":[\#(number(-1, 2))]},"i":{"x":[\#(unit())],"y":[\#(number(-1, 2))]}"#
      }
      if isSpatial, chance(0.4) {
        frame +=
          #","to":[\#(number(-20, 20)),\#(number(-20, 20)),0],"ti":[\#(number(-20, 20)),\#(number(-20, 20)),0]"#
      }
      list.append(frame + "}")
      if !chance(0.1) { time += number(0.25, 8) }
    }
    return #"{"a":1,"k":[\#(list.joined(separator: ","))]}"#
  }

  private mutating func scalar(_ low: Double, _ high: Double) -> String {
    property { "[\($0.number(low, high))]" }
  }

  private mutating func vector(_ low: Double, _ high: Double, isSpatial: Bool = false) -> String {
    property({ "[\($0.number(low, high)),\($0.number(low, high))]" }, isSpatial: isSpatial)
  }

  private mutating func transform() -> String {
    var members: [String] = []
    if chance(0.3) { members.append(#""a":\#(vector(-5, 5))"#) }
    if chance(0.6) {
      members.append(
        chance(0.2)
          ? #""p":{"s":true,"x":\#(scalar(0, 50)),"y":\#(scalar(0, 50))}"#
          : #""p":\#(vector(0, 50, isSpatial: true))"#
      )
    }
    if chance(0.4) { members.append(#""s":\#(vector(0, 150))"#) }
    if chance(0.4) { members.append(#""r":\#(scalar(-180, 180))"#) }
    if chance(0.1) { members.append(#""rx":\#(scalar(-90, 90))"#) }
    if chance(0.3) { members.append(#""o":\#(scalar(-10, 110))"#) }
    if chance(0.1) { members.append(#""sk":\#(scalar(-40, 40)),"sa":\#(scalar(0, 90))"#) }
    return members.joined(separator: ",")
  }

  private mutating func layers(_ count: Int, canNest: Bool) -> String {
    (1...count).map { i in layer(i, of: count, canNest: canNest) }.joined(separator: ",")
  }

  private mutating func layer(_ index: Int, of count: Int, canNest: Bool) -> String {
    var members = [#""ind":\#(index)"#, #""ks":{\#(transform())}"#]
    if chance(0.3) { members.append(#""parent":\#(1 + below(count))"#) }
    if chance(0.3) { members.append(#""ip":\#(number(0, 8)),"op":\#(number(8, 24))"#) }
    if chance(0.2) { members.append(#""st":\#(number(-5, 5))"#) }
    if chance(0.2) { members.append(#""ao":1"#) }
    if chance(0.15) { members.append(#""bm":\#(below(16))"#) }
    if chance(0.1) { members.append(#""hd":true"#) }
    if chance(0.4) { members.append(#""ddd":1"#) }
    if chance(0.25) {
      members.append(#""tt":\#(1 + below(4))"#)
      if chance(0.5) { members.append(#""tp":\#(1 + below(count))"#) }
    }
    if chance(0.25) {
      let mode = ["a", "s", "i", "l", "d", "f", "n"][below(7)]
      members.append(
        #""masksProperties":[{"mode":"\#(mode)","inv":\#(chance(0.3)),"pt":\#(path()),"o":\#(scalar(0, 100)),"x":\#(scalar(-2, 2))}]"#
      )
    }
    if chance(0.2) { members.append(#""ef":[\#(effect()),\#(effect())]"#) }
    switch below(canNest ? 6 : 5) {
    case 0: members.append(#""ty":1,"sw":20,"sh":10,"sc":"123456""#)
    case 1: members.append(#""ty":3"#)
    case 5:
      members.append(#""ty":0,"refId":"c","w":60,"h":60,"sr":\#(number(0.5, 2))"#)
      if chance(0.4) { members.append(#""tm":\#(scalar(0, 2.4))"#) }
    default: members.append(#""ty":4,"shapes":[\#(items(6))]"#)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func effect() -> String {
    func controls(_ values: [String]) -> String {
      values.map { #"{"ty":0,"v":\#($0)}"# }.joined(separator: ",")
    }
    switch below(5) {
    case 0:
      let color = #"{"ty":2,"v":{"k":[\#(color())]}}"#
      let rest = [scalar(0, 255), scalar(0, 360), scalar(0, 20), scalar(0, 20)]
      return #"{"ty":25,"mn":"ADBE Drop Shadow","ef":[\#(color),\#(controls(rest))]}"#
    case 1: return #"{"ty":29,"mn":"ADBE Gaussian Blur 2","ef":[\#(controls([scalar(0, 30)]))]}"#
    case 2: return #"{"ty":28,"ef":[{"ty":10,"v":{"k":\#(below(4))}}]}"#
    case 3: return #"{"ty":5,"mn":"ADBE Invert","ef":[]}"#
    default:
      return #"{"ty":26,"ef":[\#(controls([scalar(0, 100), scalar(0, 360)]))]}"#
    }
  }

  private mutating func path() -> String {
    property { random in
      let points = (0..<4).map { _ in "[\(random.number(0, 40)),\(random.number(0, 40))]" }
      let list = points.joined(separator: ",")
      return #"[{"v":[\#(list)],"i":[[1,2]],"o":[[2,1]],"c":true}]"#
    }
  }

  private mutating func items(_ count: Int) -> String {
    depth += 1
    defer { depth -= 1 }
    var items = (0..<count).map { _ in item() }
    items.append(#"{"ty":"fl","c":\#(color()),"o":\#(scalar(10, 100))}"#)
    return items.joined(separator: ",")
  }

  private mutating func color() -> String {
    property { "[\($0.unit()),\($0.unit()),\($0.unit())]" }
  }

  private mutating func item() -> String {
    switch below(14) {
    case 0:
      return #"{"ty":"rc","p":\#(vector(0, 40)),"s":\#(vector(1, 30)),"r":\#(scalar(0, 9)),"d":3}"#
    case 1: return #"{"ty":"el","p":\#(vector(0, 40)),"s":\#(vector(1, 30))}"#
    case 2:
      return
        #"{"ty":"sr","sy":\#(1 + below(2)),"p":\#(vector(0, 40)),"pt":\#(scalar(2, 7)),"r":\#(scalar(0, 90)),"or":\#(scalar(5, 20)),"ir":\#(scalar(1, 9)),"os":\#(scalar(0, 50)),"is":\#(scalar(0, 50))}"#
    case 3: return #"{"ty":"sh","ks":\#(path())}"#
    case 4:
      return #"{"ty":"fl","bm":\#(chance(0.3) ? 1 : 0),"c":\#(color()),"o":\#(scalar(0, 100))}"#
    case 5:
      return
        #"{"ty":"st","c":\#(color()),"w":\#(scalar(0, 5)),"d":[{"n":"d","v":\#(scalar(0, 9))},{"n":"g","v":\#(scalar(0, 9))},{"n":"o","v":\#(scalar(0, 9))}]}"#
    case 6:
      return
        #"{"ty":"gf","t":\#(1 + below(2)),"s":\#(vector(0, 20)),"e":\#(vector(20, 40)),"h":\#(scalar(-50, 50)),"g":{"p":2,"k":\#(property { "[0,\($0.unit()),0,0,1,0,0,\($0.unit()),0,1,\($0.unit()),0.5]" })}}"#
    case 7:
      return
        #"{"ty":"tm","m":\#(1 + below(2)),"s":\#(scalar(0, 60)),"e":\#(scalar(40, 100)),"o":\#(scalar(-360, 360))}"#
    case 8: return #"{"ty":"rd","r":\#(scalar(0, 9))}"#
    case 9:
      return
        #"{"ty":"rp","m":\#(1 + below(2)),"c":\#(scalar(0, 4)),"o":\#(scalar(-1, 1)),"tr":{\#(transform()),"so":\#(scalar(0, 100)),"eo":\#(scalar(0, 100))}}"#
        .replacing("{,", with: "{")
    case 10: return #"{"ty":"mm","mm":\#(1 + below(5))}"#
    default:
      guard depth < 3 else { return #"{"ty":"el","p":\#(vector(0, 40)),"s":\#(vector(1, 30))}"# }
      let tr = transform()
      return
        #"{"ty":"gr","bm":\#(chance(0.15) ? 2 : 0),"it":[\#(items(1 + below(4))),{"ty":"tr"\#(tr.isEmpty ? "" : ",")\#(tr)}]}"#
    }
  }
}
