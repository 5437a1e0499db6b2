import LottieEngine
import LottieModel
import TestSupport
import Testing

/// `sourceRectAtTime` of layers of all kinds; the values are computed by hand.
struct ExpressionRectangleTests {
  /// The value of an expression beside the layers it asks for, at a frame.
  private func value(_ expression: String, _ layers: String..., at frame: Double = 0) throws
    -> Double
  {
    let own = #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"\#(expression)"}}}"#
    let composition = Composition(
      try TextLayoutTests.animation(([own] + layers).joined(separator: ","))
    )
    let value = composition.getValue(for: "Own.Transform.Rotation", atFrame: frame)
    return try #require(value as? Double)
  }

  private static let stroke =
    #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":4},"lj":1,"ml":4}"#

  /// A rectangle of 40 by 20 around (10, 5), moved by (100, 0) in its group, with a stroke of 4.
  private static let shapes =
    #"{"ty":4,"nm":"S","ind":2,"ks":{"p":{"k":[7,7]}},"shapes":[{"ty":"gr","it":["#
    + #"{"ty":"rc","p":{"k":[10,5]},"s":{"k":[40,20]},"r":{"k":0}},"# + stroke
    + #",{"ty":"tr","p":{"k":[100,0]}}]}]}"#

  @Test(arguments: [
    ("left", 90), ("top", -5), ("width", 40), ("height", 20),
  ])
  func `shapes are as large as their paths`(_ member: String, _ expected: Double) throws {
    let script = "thisComp.layer('S').sourceRectAtTime().\(member)"
    #expect(try value(script, Self.shapes) == expected)
  }

  @Test(arguments: [("left", 88), ("top", -7), ("width", 44), ("height", 24)])
  func `with extents shapes include their strokes`(_ member: String, _ expected: Double) throws {
    let script = "thisComp.layer('S').sourceRectAtTime(time,true).\(member)"
    #expect(abs(try value(script, Self.shapes) - expected) < 0.1)
  }

  @Test func `curves count, not their control points`() throws {
    let layer =
      #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"el","p":{"k":[0,0]},"s":{"k":[30,10]}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":0}}]}"#
    #expect(abs(try value("thisComp.layer('S').sourceRectAtTime().width", layer) - 30) < 1e-9)
  }

  @Test func `copies of a repeater count`() throws {
    let layer =
      #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[10,10]},"r":{"k":0}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"rp","c":{"k":3},"o":{"k":0},"m":1,"#
      + #""tr":{"p":{"k":[20,0]},"a":{"k":[0,0]},"s":{"k":[100,100]},"r":{"k":0},"so":{"k":100},"eo":{"k":100}}}]}"#
    #expect(try value("thisComp.layer('S').sourceRectAtTime().width", layer) == 50)
  }

  @Test func `what nothing paints does not count`() throws {
    let layer =
      #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[10,10]},"r":{"k":0}}]}"#
    #expect(try value("thisComp.layer('S').sourceRectAtTime().width", layer) == 0)
  }

  /// A square that grows from 0 to 100 over ten frames, and one whose size an expression says.
  private static let growing =
    #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"a":1,"k":[{"t":0,"s":[0,0],"#
    + #""i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":10,"s":[100,100]}]},"r":{"k":0}},"#
    + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}"#

  @Test(arguments: [("", 40), ("time", 40), ("0.7", 70), ("time-0.3", 10)])
  func `the time may be another one`(_ time: String, _ expected: Double) throws {
    let script = "thisComp.layer('S').sourceRectAtTime(\(time)).width"
    #expect(abs(try value(script, Self.growing, at: 4) - expected) < 1e-9)
  }

  @Test func `expressions of the shapes count`() throws {
    let layer =
      #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"rc","p":{"k":[0,0]},"#
      + #""s":{"k":[10,10],"x":"[60,time*100]"},"r":{"k":0}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}"#
    let script = "thisComp.layer('S').sourceRectAtTime()"
    #expect(try value("\(script).width", layer) == 60)
    #expect(try value("\(script).height", layer, at: 3) == 30)
  }

  @Test func `a rectangle that depends on itself has its keyframes`() throws {
    let layer =
      #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"rc","p":{"k":[0,0]},"nm":"R","#
      + #""s":{"k":[10,10],"x":"r=sourceRectAtTime();[r.width+1,r.width+2]"},"r":{"k":0}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}"#
    #expect(try value("thisComp.layer('S').sourceRectAtTime().width", layer) == 11)
    #expect(try value("thisComp.layer('S').content('R').size[1]", layer) == 12)
  }

  @Test func `a mask may have the size of what it masks`() throws {
    let mask =
      #""masksProperties":[{"nm":"M","mode":"a","o":{"k":100},"pt":{"k":{"v":[[0,0]],"i":[[0,0]],"o":[[0,0]],"c":true},"#
      + #""x":"r=sourceRectAtTime();createPath([[r.left,r.top],[r.left+r.width,r.top]],[],[],true)"}}]"#
    let layers =
      #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":0,"x":"thisComp.layer('S').sourceRectAtTime().width"}}},"#
      + #"{"ty":4,"nm":"S","ind":2,\#(mask),"ks":{"p":{"k":[0,0],"x":"[thisLayer.mask('M').maskPath.points()[1][0],0]"}},"#
      + #""shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[30,10]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}"#
    let composition = try composition(layers)
    composition.update(frame: 0)
    let position = composition.getValue(for: "S.Transform.Position", atFrame: 0) as? Vector3D
    #expect(position?.x == 15)
    #expect(composition.diagnostics.isEmpty, "\(composition.diagnostics.map(\.kind))")
  }

  private func text(_ style: String, _ more: String = "") -> String {
    #"{"ty":5,"nm":"T","ind":2,"ip":0,"op":100,"t":{"d":{"k":[{"t":0,"s":{"f":"F","s":10,"lh":20,"fc":[1,0,0],"#
      + #"\#(style)}}]},"p":{},"m":{"g":1},"a":[\#(more)]}}"#
  }

  // The character A of size 10 is 5 wide and 5 high, and as far as 6 from the next.
  @Test(arguments: [
    (#""t":"AAA""#, "width", 17), (#""t":"AAA""#, "height", 5), (#""t":"AAA""#, "top", -5),
    (#""t":"AAA""#, "left", 0), (#""t":"AAA","j":2"#, "left", -9), (#""t":"""#, "width", 0),
    (#""t":"A\rA""#, "height", 26),
  ])
  func `texts are as large as their outlines`(
    _ style: String,
    _ member: String,
    _ expected: Double
  ) throws {
    #expect(try value("thisComp.layer('T').sourceRectAtTime().\(member)", text(style)) == expected)
  }

  @Test func `with extents a text has its box`() throws {
    let layer = text(#""t":"AAA","sz":[80,30],"ps":[-40,-10]"#)
    let script = "thisComp.layer('T').sourceRectAtTime(time,true)"
    #expect(try value("\(script).width", layer) == 80)
    #expect(try value("\(script).top", layer) == -10)
    #expect(try value("thisComp.layer('T').sourceRectAtTime().width", layer) == 17)
  }

  @Test func `a text that a caller replaced counts`() throws {
    let script = "thisComp.layer('T').sourceRectAtTime().width"
    let own = #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"\#(script)"}}}"#
    let composition = Composition(
      try TextLayoutTests.animation("\(own),\(text(#""t":"A""#))")
    )
    let keypath: AnimationKeypath = "Own.Transform.Rotation"
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == 5)
    composition.setValueProvider(SingleValueProvider("AAA"), keypath: "T.Text")
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == 17)
    composition.removeValueProvider(for: "T.Text")
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == 5)
  }

  @Test func `characters that are moved count where they are`() throws {
    let mover =
      #"{"nm":"m","s":{"s":{"k":0},"e":{"k":1},"b":1,"sh":1,"r":2},"a":{"p":{"k":[-10,0]}}}"#
    let layer = text(#""t":"AA""#, mover)
    #expect(abs(try value("thisComp.layer('T').sourceRectAtTime().left", layer) + 10) < 1e-9)
  }

  @Test(arguments: [
    (##"{"ty":1,"nm":"L","ind":2,"sw":30,"sh":12,"sc":"#ff0000"}"##, 30.0),
    (#"{"ty":3,"nm":"L","ind":2}"#, 100),
  ])
  func `other layers have their size`(_ layer: String, _ expected: Double) throws {
    #expect(try value("thisComp.layer('L').sourceRectAtTime().width", layer) == expected)
  }

  @Test func `deep groups need no more stack than there is`() throws {
    let groups = (0..<120).reduce(
      #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[9,9]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#
    ) { inner, _ in #"{"ty":"gr","it":[\#(inner),{"ty":"tr","p":{"k":[1,0]}}]}"# }
    let shapes = #"{"ty":4,"nm":"S","ind":99,"shapes":[\#(groups)]}"#
    // Each reads the next, the last the rectangle.
    let chain = (0..<60).map { n in
      let next =
        n < 59
        ? "thisComp.layer('L\(n + 1)').rotation" : "thisComp.layer('S').sourceRectAtTime().left"
      return #"{"ty":3,"nm":"L\#(n)","ind":\#(n + 2),"ks":{"r":{"k":-1,"x":"\#(next)"}}}"#
    }
    let layers = chain.joined(separator: ",") + "," + shapes
    let found = try SmallStack.run {
      try composition(layers).getValue(for: "L0.Transform.Rotation", atFrame: 0) as? Double
    }
    #expect(found == 115.5)
  }

  @Test func `measuring costs as much as is measured`() throws {
    let layer =
      #"{"ty":4,"nm":"S","ind":2,"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[10,10]},"r":{"k":0}},"#
      + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"rp","c":{"k":10000},"o":{"k":0},"m":1,"#
      + #""tr":{"p":{"k":[20,0]},"a":{"k":[0,0]},"s":{"k":[100,100]},"r":{"k":0},"so":{"k":100},"eo":{"k":100}}},"#
      + #"{"ty":"rp","c":{"k":10000},"o":{"k":0},"m":1,"#
      + #""tr":{"p":{"k":[20,0]},"a":{"k":[0,0]},"s":{"k":[100,100]},"r":{"k":0},"so":{"k":100},"eo":{"k":100}}}]}"#
    #expect(try value("thisComp.layer('S').sourceRectAtTime().width", layer) == -1)
  }
}
