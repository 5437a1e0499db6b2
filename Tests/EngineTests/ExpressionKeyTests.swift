import LottieEngine
import LottieGeometry
import LottieModel
import Testing

/// Keyframes, loops, paths, markers and times in expressions; the values are computed by hand.
struct ExpressionKeyTests {
  /// Straight from 10 to 30 between frames 10 and 20, at 10 frames a second.
  private static let keys =
    #""a":1,"k":[{"t":10,"s":[10],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":20,"s":[30]}]"#

  private static func pathKeys(_ more: String = "") -> String {
    func path(_ x: Int) -> String {
      #"[{"v":[[\#(x),0],[\#(x + 10),0],[\#(x + 10),10]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]],"c":false}]"#
    }
    return #"{"a":1,"k":[{"t":10,"s":\#(path(0)),"i":{"x":1,"y":1},"o":{"x":0,"y":0}},"#
      + #"{"t":20,"s":\#(path(10))}]\#(more)}"#
  }

  /// The value of an expression at a frame, beside layers with keyframes of all kinds.
  private func value(_ expression: String, at frame: Double) throws -> Double {
    let quoted = expression.replacing("\"", with: "\\\"")
    let own = #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{\#(Self.keys),"x":"\#(quoted)"}}}"#
    let effects =
      #"{"ty":3,"nm":"E","ind":2,"ef":[{"ty":5,"nm":"Slider","mn":"ADBE Slider Control","ix":1,"ef":["#
      + #"{"ty":0,"nm":"Slider","mn":"ADBE Slider Control-0001","ix":1,"v":{\#(Self.keys)}}]}],"#
      + #""ks":{"o":{"a":1,"k":[{"t":3,"s":[40]}]},"p":{"s":true,"x":{\#(Self.keys)},"y":{"k":5}}},"#
      + #""masksProperties":[{"nm":"M","pt":\#(Self.pathKeys())}]}"#
    let shapes =
      #"{"ty":4,"nm":"S","ind":3,"shapes":[{"ty":"rc","nm":"R","s":{"k":[10,10]},"p":{"k":[0,0]},"#
      + #""r":{\#(Self.keys)}},{"ty":"sh","nm":"P","ks":\#(Self.pathKeys())}]}"#
    let text =
      #"{"ty":5,"nm":"T","ind":4,"ip":0,"op":100,"t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"F","s":10}},"#
      + #"{"t":10,"s":{"t":"ABC","f":"F","s":10}}]},"p":{},"m":{"g":1},"a":[]}}"#
    let document =
      #"{"w":100,"h":100,"fr":10,"ip":0,"op":100,"layers":[\#(own),\#(effects),\#(shapes),\#(text)],"#
      + #""markers":[{"tm":30,"cm":"out","dr":5},{"tm":10,"cm":"in","dr":20},{"tm":30,"cm":"in","dr":0}]}"#
    let found = try decoded(document).getValue(for: "Own.Transform.Rotation", atFrame: frame)
    return try #require(found as? Double)
  }

  @Test(arguments: [
    ("loopOut()", 23.0, 16.0), ("loopOut('cycle',1)", 23, 16), ("loopOut('pingpong')", 23, 24),
    ("loopOut('pingpong')", 33, 16), ("loopOut('offset')", 23, 36), ("loopOut('offset')", 33, 56),
    ("loopOut('continue')", 25, 40), ("loopOutDuration('cycle',0.5)", 23, 26),
    ("loopIn()", 7, 24), ("loopIn('pingpong')", 7, 16), ("loopIn('offset')", 7, 4),
    ("loopIn('continue')", 5, 0), ("loopInDuration('cycle',0.5)", 8, 16), ("loopOut()", 15, 20),
  ])
  func `loops repeat keyframes`(_ script: String, _ frame: Double, _ expected: Double) throws {
    let found = try value(script, at: frame)
    #expect(abs(found - expected) < 1e-6, "\(script) is \(found)")
  }

  private static let properties = [
    "thisProperty", "thisComp.layer('E').effect('Slider')('Slider')",
    "thisComp.layer('E').effect(1)(1)", "thisComp.layer('E').effect(1).param('Slider')",
    "thisComp.layer('E').transform.xPosition", "thisComp.layer('S').content('R').roundness",
  ]

  @Test(arguments: properties)
  func `every property knows its keyframes`(_ property: String) throws {
    #expect(try value("\(property).numKeys", at: 0) == 2)
    #expect(try value("\(property).key(2).time", at: 0) == 2)
    #expect(try value("\(property).key(2).value", at: 0) == 30)
    #expect(try value("\(property).nearestKey(1.6).index", at: 0) == 2)
    #expect(abs(try value("\(property).valueAtTime(1.5)", at: 0) - 20) < 1e-9)
    #expect(abs(try value("\(property).velocityAtTime(1.5)", at: 0) - 20) < 1e-6)
    #expect(abs(try value("\(property).speedAtTime(1.5)", at: 0) - 20) < 1e-6)
    #expect(abs(try value("\(property).velocity", at: 15) - 20) < 1e-6)
    #expect(abs(try value("\(property).loopOut('offset')", at: 23) - 36) < 1e-6)
  }

  @Test(arguments: [
    ("thisComp.layer('E').transform.opacity.numKeys", 1.0),
    ("thisComp.layer('E').transform.opacity.key(1).time", 0.3),
    ("thisComp.layer('E').transform.opacity.key(1).value", 40),
    ("thisComp.layer('E').transform.opacity.loopOut('continue')", 40),
    ("thisComp.layer('E').transform.position.numKeys", 2),
    ("thisComp.layer('E').transform.position.valueAtTime(1.5)[0]", 20),
    ("thisComp.layer('E').transform.position.loopOut()[0]", 16),
    ("thisComp.layer('E').mask('M').maskPath.numKeys", 2),
    ("thisComp.layer('E').mask('M').maskPath.valueAtTime(1.5).points()[0][0]", 5),
    ("thisComp.layer('T').text.sourceText.numKeys", 2),
    ("thisComp.layer('T').text.sourceText.valueAtTime(0.5).length", 1),
    ("thisComp.layer('T').text.sourceText.key(2).value.length", 3),
    ("thisComp.layer('S').content('P').path.numKeys", 2),
    ("thisComp.layer('S').content('P').path.loopOut().points()[0][0]", 3),
    ("thisComp.layer('S').content('P').path.loopOut('pingpong').points()[0][0]", 7),
    ("thisComp.layer('S').content('P').path.loopOut('offset').points()[0][0]", 13),
    ("thisComp.layer('S').content('P').path.loopOut('continue').points()[0][0]", 13),
  ])
  func `so do others`(_ script: String, _ expected: Double) throws {
    let found = try value(script, at: 23)
    #expect(abs(found - expected) < 1e-3, "\(script) is \(found)")
  }

  // The path goes 10 to the right and 10 down.
  @Test(arguments: [
    ("points()[1][0]", 10.0), ("points(2)[1][0]", 20), ("points(1.5)[1][0]", 15),
    ("inTangents(2)[1][0]", 0), ("outTangents().length", 3), ("isClosed()?1:0", 0),
    ("pointOnPath(0.75)[1]", 5), ("pointOnPath(0.75,2)[0]", 20), ("pointOnPath(0)[0]", 0),
    ("pointOnPath(1)[1]", 10), ("pointOnPath()[0]", 10), ("tangentOnPath(0.25)[0]", 1),
    ("tangentOnPath(0.75)[1]", 1), ("normalOnPath(0.25)[1]", 1), ("normalOnPath(0.25)[0]", 0),
    ("normalOnPath(0.75,2)[0]", -1),
  ])
  func `a path says where it goes`(_ call: String, _ expected: Double) throws {
    let found = try value("thisComp.layer('S').content('P').path.\(call)", at: 0)
    #expect(abs(found - expected) < 1e-6, "\(call) is \(found)")
  }

  @Test(arguments: [
    ("createPath([[1,2],[3,4]]).isClosed()?1:0", 1.0),
    ("createPath([[1,2],[3,4]],[],[],false).isClosed()?1:0", 0),
    ("createPath([[1,2],[3,4]],[],[],false).points()[1][1]", 4),
    ("createPath([[1,2],[3,4]],[[5,6],[7,8]],[],false).inTangents()[1][0]", 7),
  ])
  func `a path can be made`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 0) == expected)
  }

  @Test(arguments: [
    ("thisComp.marker.numKeys", 3.0), ("thisComp.marker.key(1).time", 1),
    ("thisComp.marker.key('out').time", 3), ("thisComp.marker.key('out').duration", 0.5),
    ("thisComp.marker.key('in').index", 1), ("thisComp.marker.key(2).comment=='out'?1:0", 1),
    ("thisComp.marker.nearestKey(2.1).index", 2), ("thisComp.marker.nearestKey(1.9).index", 1),
    ("marker.numKeys", 0), ("thisLayer.marker.numKeys", 0),
    ("try{thisComp.marker.key('no')}catch(e){-5}", -5), ("try{marker.key(1)}catch(e){-5}", -5),
  ])
  func `markers are those of the composition`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 0) == expected)
  }

  @Test(arguments: [
    ("timeToFrames()", 15.0), ("timeToFrames(1.26)", 12), ("timeToFrames(1.26,10,true)", 13),
    ("timeToFrames(0.3)", 3), ("framesToTime(15)", 1.5), ("framesToTime(15,30)", 0.5),
    ("timeToTimecode(3723.5)=='01:02:03:15'?1:0", 1),
    ("timeToTimecode(-1,25)=='-00:00:01:00'?1:0", 1),
    ("timeToCurrentFormat(61.4)=='00:01:01:04'?1:0", 1),
    // The first number after 00;00;59;29 is 00;01;00;02.
    ("timeToNTSCTimecode(1800*1001/30000,true)=='00;01;00;02'?1:0", 1),
    ("timeToNTSCTimecode(17982*1001/30000,true)=='00;10;00;00'?1:0", 1),
    ("timeToNTSCTimecode(1800*1001/30000)=='00:01:00:00'?1:0", 1),
    ("timeToFeetAndFrames(5.3,10)=='0003+05'?1:0", 1), ("posterizeTime(1);time", 1),
    ("posterizeTime(2);value", 20), ("thisLayer.sourceTime(3)", 3),
    ("temporalWiggle(1,0)", 20), ("wiggle(1,0,3,0.5,2)", 20),
  ])
  func `times become frames and texts`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 15) == expected)
  }

  @Test func `a time wiggled stays within its reach`() throws {
    // Half a second is 10.
    let found = try value("temporalWiggle(3,0.25)", at: 15)
    #expect(abs(found - 20) <= 5 && found != 20)
  }
}
