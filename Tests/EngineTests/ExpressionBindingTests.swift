import LottieEngine
import LottieGeometry
import LottieModel
import Testing

/// The environment of expressions; the values are computed by hand.
struct ExpressionBindingTests {
  /// A layer with an expression on its rotation, among others that it can read; at frame 20, 2 s.
  private static func value(_ expression: String, of property: String = "Rotation") throws -> Any? {
    let quoted = expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let keys =
      #"{"a":1,"k":[{"t":0,"s":[0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":10,"s":[10]}],"#
      + #""x":"\#(quoted)"}"#
    let own =
      #"{"ty":3,"nm":"Own","ind":1,"ip":0,"op":100,"st":5,"parent":2,"ks":{"r":\#(keys),"#
      + #""p":{"a":0,"k":[10,20,0]}},"ef":[{"ty":5,"nm":"Slider","mn":"ADBE Slider Control","#
      + #""ix":1,"ef":[{"ty":0,"nm":"Slider","mn":"ADBE Slider Control-0001","ix":1,"#
      + #""v":{"a":0,"k":7}}]},{"ty":5,"nm":"Choice","ef":[{"ty":10,"nm":"Layer","v":{"k":2}}]}]}"#
    let parent =
      #"{"ty":3,"nm":"Parent","ind":2,"ip":0,"op":10,"ks":{"p":{"a":0,"k":[100,0,0]},"#
      + #""s":{"a":0,"k":[200,200,100]},"o":{"a":0,"k":40}}}"#
    let shapes =
      #"{"ty":4,"nm":"Shapes","ind":3,"ip":0,"op":100,"ks":{},"shapes":[{"ty":"gr","nm":"Group 1","#
      + #""it":[{"ty":"sh","nm":"Path 1","ks":{"k":{"v":[[0,0],[10,0]],"c":false}}},"#
      + #"{"ty":"el","nm":"Ellipse 1","s":{"k":[30,40],"ix":2},"p":{"k":[1,2],"ix":3}},"#
      + #"{"ty":"tr","p":{"k":[5,6],"ix":2}}]}]}"#
    let composition = try composition("\(own),\(parent),\(shapes)")
    let keypath = AnimationKeypath(keypath: "Own.Transform.\(property)")
    return composition.getValue(for: keypath, atFrame: 20)
  }

  @Test(arguments: [
    ("time", 2), ("value", 10), ("value+time", 12), ("index", 1), ("inPoint", 0),
    ("outPoint", 10), ("startTime", 0.5), ("numKeys", 2), ("thisComp.width", 100),
    ("thisComp.frameDuration", 0.1), ("thisComp.numLayers", 3), ("hasParent?1:0", 1),
    ("parent.index", 2), ("thisLayer.parent.index", 2), ("thisComp.layer('Parent').index", 2),
    ("thisComp.layer(3).index", 3), ("thisComp.layer(thisLayer,1).index", 2),
    ("thisComp.layer('Nothing')==null?1:0", 1), ("thisComp.layer('Parent').active?1:0", 0),
    ("thisComp.layer('Parent').opacity", 40), ("thisComp.layer('Parent').transform.opacity", 40),
    ("thisComp.layer('Parent')('Transform')('Opacity')", 40),
    ("thisComp.layer('Parent')('ADBE Transform Group')('ADBE Opacity')", 40),
    ("thisComp.layer('Parent').transform(11)", 40), ("position[1]", 20),
    ("transform.position[0]", 10), ("thisComp.layer('Parent').transform.scale[0]", 200),
    ("effect('Slider')('Slider')", 7), ("effect(1)(1)", 7),
    ("effect('ADBE Slider Control')('ADBE Slider Control-0001')", 7),
    ("thisLayer.effect('Slider')('Slider')", 7), ("thisLayer(4)('Slider')(1)", 7),
    ("effect('Choice')('Layer').index", 2), ("effect('Nothing')==null?1:0", 1),
    ("thisComp.layer('Shapes').content('Group 1').transform.position[1]", 6),
    ("thisComp.layer('Shapes').content('Group 1').content('Ellipse 1').size[0]", 30),
    ("thisComp.layer('Shapes')(2)('Group 1')(2)('Ellipse 1')(2)[1]", 40),
    ("thisComp.layer('Shapes')(2)(1)(2)(2)(3)[0]", 1),
    ("thisComp.layer('Shapes').content('Group 1').content('Path 1').path.points()[1][0]", 10),
    ("thisComp.layer('Shapes').content('Group 1').content('Path 1').path.pointOnPath(0.3)[0]", 3),
    ("thisLayer.toComp([0,0,0])[0]", 120), ("thisLayer.toComp([0,0,0])[1]", 40),
    ("parent.fromComp([300,0,0])[0]", 100), ("valueAtTime(0.5)", 5),
    ("thisProperty.valueAtTime(0.25)", 2.5), ("velocityAtTime(0.5)", 10), ("key(2).value", 10),
    ("key(2).time", 1), ("key(2)[0]", 10), ("key(2).index", 2), ("key(2)*3", 30),
    ("try{key(1)[1].length}catch(e){7}", 7), ("try{key(0)}catch(e){8}", 8),
    ("nearestKey(9).time", 1), ("nearestKey(0.4).value", 0), ("nearestKey(0.4).index", 1),
    ("nearestKey(9).index", 2),
    ("loopOut()", 0), ("loopOut('cycle')+loopOut('pingpong')", 0),
    ("loopOut('offset')", 20), ("Math.round(loopOut('continue'))", 20), ("smooth(0.2,5)", 10),
    ("posterizeTime(0.4);time", 0), ("framesToTime(5)", 0.5), ("timeToFrames(2)", 20),
    ("linear(time,0,4,0,100)", 50), ("thisProperty.propertyGroup(1)('Position')[0]", 10),
    ("eval('thisLayer.parent').index", 2), ("wiggle(0,0)", 10), ("comp('nothing')==null?1:0", 1),
    ("$bm_rt = $bm_sum(value, 5)", 15), ("var $bm_rt; $bm_rt = mul(value, 2);", 20),
  ])
  func `a name means what it means in After Effects`(_ source: String, _ expected: Double) throws {
    let value = try #require(try ExpressionBindingTests.value(source) as? Double)
    #expect(abs(value - expected) < 0.01, "\(source) is \(value)")
  }

  @Test(arguments: [
    ("style.fontSize", 40), ("style.fillColor[1]", 0.5), ("style.strokeWidth", 3),
    ("style.tracking", 20), ("style.leading", 48), ("style.font.length", 6),
    ("style.applyStroke?1:0", 0), ("style.isAllCaps?1:0", 1), ("length", 2),
  ])
  func `a text says how it is set`(_ member: String, _ expected: Double) throws {
    let document =
      #"{"t":"AB","f":"Blocks","s":40,"tr":20,"ca":1,"fc":[1,0.5,0],"sw":3,"j":0}"#
    let text =
      #"{"ty":5,"nm":"Text","ind":2,"ip":0,"op":100,"ks":{},"t":{"d":{"k":[{"t":0,"s":\#(document)}]}}}"#
    let own =
      #"{"ty":3,"nm":"Own","ind":1,"ip":0,"op":100,"ks":{"r":{"a":0,"k":1,"#
      + #""x":"thisComp.layer('Text').text.sourceText.\#(member)"}}}"#
    let composition = try composition("\(own),\(text)")
    let keypath = AnimationKeypath(keypath: "Own.Transform.Rotation")
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == expected)
  }

  @Test func `wiggle is the same in every run and stays within its reach`() throws {
    let first = try ExpressionBindingTests.value("wiggle(3,20)") as? Double
    let second = try ExpressionBindingTests.value("wiggle(3,20)") as? Double
    #expect(first == second)
    let value = try #require(first)
    #expect(abs(value - 10) <= 20 && value != 10)
  }

  @Test(arguments: [("seedRandom(5,true);random()", true), ("seedRandom(5);random()", false)])
  func `random numbers without time stay`(_ script: String, stays: Bool) throws {
    let composition = try composition(
      #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":0,"x":"\#(script)"}}}"#
    )
    let values = [1.0, 2].map {
      composition.getValue(for: "Own.Transform.Rotation", atFrame: $0) as? Double
    }
    #expect((values[0] == values[1]) == stays && values[0] != 0)
  }

  @Test func `wiggle does not depend on what stands before the layer in the text`() throws {
    let layer =
      #"{"ty":3,"nm":"Own","ind":7,"ip":0,"op":9,"ks":{"r":{"k":1,"x":"wiggle(3,20)"},"#
      + #""sa":{"k":1,"x":"wiggle(3,20)"}}}"#
    let other = #"{"ty":3,"nm":"Other","ind":8,"ip":0,"op":9,"ks":{}}"#
    func value(_ layers: String, _ name: String) throws -> Double {
      let keypath = AnimationKeypath(keypath: "Own.Transform.\(name)")
      return try #require(composition(layers).getValue(for: keypath, atFrame: 4) as? Double)
    }
    let rotation = try value(layer, "Rotation")
    #expect(try value("\(other),\(layer)", "Rotation") == rotation)
    #expect(
      try value(layer.replacing(#""ks""#, with: #""xx":[1,2,3],"ks""#), "Rotation") == rotation
    )
    #expect(try value(layer, "Skew Axis") != rotation)
  }

  @Test(arguments: [
    ("thisComp.layer('P').transform.position[0]", 40.0),
    ("thisComp.layer('P').transform.position[1]", 30),
    ("thisComp.layer('P').transform.xPosition", 40),
    ("thisComp.layer('C').toComp([1,2])[1]", 52),
  ])
  func `a separated position is a position, and moves the children`(
    script: String,
    expected: Double
  ) throws {
    let composition = try composition(
      #"{"ty":3,"nm":"Own","ks":{"r":{"k":0,"x":"\#(script)"}}},"#
        + #"{"ty":3,"nm":"P","ind":2,"ks":{"p":{"s":true,"x":{"k":40},"y":{"k":30}}}},"#
        + #"{"ty":3,"nm":"C","ind":3,"parent":2,"ks":{"p":{"k":[10,20]}}}"#
    )
    #expect(composition.getValue(for: "Own.Transform.Rotation", atFrame: 0) as? Double == expected)
  }
}
