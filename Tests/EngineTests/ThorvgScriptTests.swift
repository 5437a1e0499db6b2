import LottieEngine
import LottieModel
import Testing

/// Expressions as thorvg 1.1 evaluates them; the values are computed by hand from its rules.
struct ThorvgScriptTests {
  /// The rotation of a layer, from 10 at frame 10 straight to 30 at frame 20, at 10 frames a second.
  private func value(_ script: String, at frame: Double, from start: Int = 0) throws -> Double {
    let keys =
      #""a":1,"k":[{"t":10,"s":[10],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":20,"s":[30]}]"#
    let effect =
      #"{"ty":5,"nm":"Slider","mn":"ADBE Slider Control","ix":1,"ef":[{"ty":0,"nm":"Slider","mn":"ADBE Slider Control-0001","ix":1,"v":{"k":4}}]}"#
    let text =
      #"{"w":100,"h":100,"fr":10,"ip":\#(start),"op":100,"layers":[{"ty":3,"nm":"Own","ind":1,"ef":[\#(effect)],"ks":{"p":{"k":[3,7]},"r":{\#(keys),"x":"\#(script)"}}}]}"#
    var animation = try LottieAnimation.decode(Array(text.utf8))
    animation.dialect = .thorvgScripts
    let found = Composition(animation).getValue(for: "Own.Transform.Rotation", atFrame: frame)
    return try #require(found as? Double)
  }

  @Test(arguments: [
    ("value", 20.0), ("value[0]+1", 21), ("value.value+1", 21), ("mul(value,2)", 40),
    ("sum(value,1)", 21), ("sub([5,1],value)[1]", 1), ("div(value,4)", 5),
    ("clamp(value,0,15)", 15), ("effect('Slider')('Slider')[0]", 4),
    ("mul(effect(1)('ADBE Slider Control-0001'),3)", 12),
    ("thisLayer.transform.position[1]", 7), ("thisComp.layer('Own').transform.position[0]", 3),
  ])
  func `values are objects of numbers`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 15) == expected)
  }

  /// A layer that is turned without end is not drawn.
  @Test func `an object is no number in the language's own arithmetic`() throws {
    #expect(try value("value*2", at: 15) == .infinity)
    #expect(try value("effect('Slider')('Slider')/2", at: 15) == .infinity)
  }

  @Test(arguments: [
    ("numKeys", 2.0), ("key(0).time", 1), ("key(1).time", 2), ("key(1)[0].value", 30),
    ("key(7).value", 30), ("nearestKey(1.2).index", 0), ("nearestKey(1.6).index", 1),
    ("velocityAtTime(2)", 20), ("valueAtTime(1.25)", 15), ("velocity", 0),
  ])
  func `keyframes are counted from 0`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 15) == expected)
  }

  @Test(arguments: [
    ("position", 20.0), ("posterizeTime(1); 5", 20), ("rgbToHsl([1,1,1])[0]", 20),
    ("comp('Own').layer(1).index", 20), ("$bm_neg(3)", 20), ("speedAtTime(2)", 20),
    ("try { comp('Own').layer(1); } catch (e) { 6 }", 6),
  ])
  func `what is not defined leaves the keyframes`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 15) == expected)
  }

  @Test(arguments: [
    ("linear(time,0,2,0,100)", 75.0), ("ease(0.25,0,1,0,100)", 6.25),
    ("easeIn(0.5,0,1,0,100)", 12.5), ("easeOut(0.5,0,1,0,100)", 87.5),
  ])
  func `easing bends the time before its bounds`(_ script: String, _ expected: Double) throws {
    #expect(try value(script, at: 15) == expected)
  }

  @Test(arguments: [
    ("loopOut()", 20.0, 10.0), ("loopOut()", 23, 16), ("loopOut('pingpong')", 23, 24),
    ("loopOut('PingPong')", 23, 16), ("loopOut('offset')", 25, 20), ("loopOut('cycle')", 5, 10),
  ])
  func `loops go round at the last keyframe`(_ script: String, _ frame: Double, _ expected: Double)
    throws
  {
    #expect(abs(try value(script, at: frame) - expected) < 1e-9)
  }

  @Test func `time begins with the animation`() throws {
    #expect(try value("time", at: 15, from: 5) == 1)
    #expect(try value("key(0).time", at: 15, from: 5) == 0.5)
  }

  /// At a cell the noise is 0, and half way to the next three quarters of the difference of their slopes, which are 1
  /// or -1: -1, 1, -1, 1, -1, -1 for the first cells.
  @Test(arguments: [(0.0, 0.0), (5, -12), (15, 12), (45, 0)])
  func `noise is the same in each run`(_ frame: Double, _ expected: Double) throws {
    #expect(abs(try value("wiggle(1,8)[0]", at: frame) - expected) < 1e-9)
  }

  @Test func `paths have points along them`() throws {
    let path = #"{"a":0,"k":{"v":[[0,0],[8,0]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"c":false}"#
    let text =
      #"{"w":100,"h":100,"fr":10,"ip":0,"op":100,"layers":[{"ty":4,"nm":"Own","ind":1,"ks":{"r":{"k":0,"x":"content('P').path.pointOnPath(0.25)[0]"}},"shapes":[{"ty":"sh","nm":"P","ks":\#(path)}}]}]}"#
    var animation = try LottieAnimation.decode(Array(text.utf8))
    animation.dialect = .thorvgScripts
    let found = Composition(animation).getValue(for: "Own.Transform.Rotation", atFrame: 0)
    #expect(found as? Double == 2)
  }
}
