import Testing

/// After Effects' functions; the values are computed by hand.
struct ArithmeticTests {
  @Test(arguments: [
    ("$bm_sum(1,2)", "3"), ("sum([1,2],[3,4])", "[4,6]"), ("sum([1,2],5)", "[6,2]"),
    ("sum(5,[1,2])", "[6,2]"), ("sum([1,2,3],[1])", "[2,2,3]"), ("sum('a',1)", "\"a1\""),
    ("add(1,1)", "2"), ("sum(undefined,1)", "0"), ("sub([5,5],[1,2])", "[4,3]"),
    ("sub('7',2)", "5"), ("sub([5,5],1)", "[4,5]"), ("mul([1,2],3)", "[3,6]"),
    ("mul(3,[1,2])", "[3,6]"), ("mul([1],[2])", "0"), ("mul(null,2)", "throws TypeError"),
    ("div([2,4],2)", "[1,2]"), ("div(1,0)", "Infinity"), ("mod(7,3)", "1"),
    ("$bm_neg([1,-2])", "[-1,2]"), ("$bm_neg(3)", "-3"), ("clamp(5,0,3)", "3"),
    ("clamp(5,3,0)", "3"), ("clamp([1,9],[2,0],[5,6])", "[2,6]"), ("clamp([1,9],0,[5,6])", "[1,6]"),
    ("clamp(-1,0,3)", "0"), ("clamp([1,9],0,3)", "[1,3]"),
    ("length([3,4])", "5"), ("length([1,1],[4,5])", "5"), ("normalize([3,4])", "[0.6,0.8]"),
    ("dot([1,2],[3,4])", "11"), ("cross([1,0,0],[0,1,0])", "[0,0,1]"),
    ("lookAt([0,0,0],[0,0,5])", "[0,0,0]"), ("lookAt([0,0,0],[0,-5,0])", "[90,0,0]"),
    ("lookAt([1,1,1],[6,1,1])", "[0,90,0]"), ("lookAt([0,0,0],[0,0,-5])", "[180,0,0]"),
    ("degreesToRadians(180)==Math.PI", "true"), ("radiansToDegrees(Math.PI)", "180"),
    ("degrees_to_radians(180)==Math.PI", "true"), ("$bm_isInstanceOfArray([])", "true"),
  ])
  func `arithmetic on numbers and arrays`(_ source: String, _ expected: String) {
    #expect(Script.value(source) == expected)
  }

  @Test(arguments: [
    ("linear(0.5,10,20)", "15"), ("linear(-1,10,20)", "10"), ("linear(5,0,10,0,100)", "50"),
    ("linear(15,0,10,0,100)", "100"), ("linear(2,10,0,0,100)", "20"),
    ("linear(0.5,[0,10],[10,20])", "[5,15]"), ("ease(0,0,1,5,9)", "5"), ("ease(1,0,1,5,9)", "9"),
    ("easeIn(2,0,1,5,9)", "9"), ("Math.abs(ease(0.5,0,1)-0.5)<0.01", "true"),
    ("easeIn(0.5,0,1)<0.5", "true"), ("easeOut(0.5,0,1)>0.5", "true"),
  ])
  func `ranges`(_ source: String, _ expected: String) {
    #expect(Script.value(source) == expected)
  }

  @Test(arguments: [
    ("rgbToHsl([1,0,0,1])", "[0,1,0.5,1]"), ("hslToRgb([0,1,0.5,1])", "[1,0,0,1]"),
    ("rgbToHsl([0.5,0.5,0.5,1])", "[0,0,0.5,1]"), ("hexToRgb('#ff0000')", "[1,0,0,1]"),
    ("hexToRgb('0f0')", "[0,1,0,1]"),
  ])
  func `colors`(_ source: String, _ expected: String) {
    #expect(Script.value(source) == expected)
  }

  @Test func `random numbers depend on the seed alone`() {
    #expect(Script.value("random()") == Script.value("random()"))
    #expect(
      Script.value("seedRandom(1);random()") != Script.value("seedRandom(2);random()")
    )
    #expect(Script.value("var r=random(5,6);r>=5&&r<6") == "true")
    #expect(Script.value("var r=random([10,10]);r[0]==r[1]&&r[0]<10") == "true")
    #expect(Script.value("Math.random()<1") == "true")
    #expect(Script.value("gaussRandom()!=gaussRandom()") == "true")
    #expect(Script.value("seedRandom(3);a=random();seedRandom(3);a==random()") == "true")
    #expect(Script.value("noise([0.3,4])!=noise([0.3,5])") == "true")
    #expect(Script.value("n=noise([0.3,4.2,7]);n>-1&&n<1") == "true")
    #expect(Script.value("noise(0.3)==noise(0.3)") == "true")
  }

  /// ECMAScript, PutValue: in strict mode a reference that cannot be resolved is an error where it is run.
  @Test(arguments: [
    ("a=1;", "throws ReferenceError"), ("if(0){a=1} 2", "2"), ("var a;a=1;", "1"),
    ("function f(){a=1} try{f()}catch(e){3}", "3"), ("time=4;", "4"),
    ("const a=1;a=2", "throws TypeError"),
  ])
  func `strict mode assigns only to what is declared`(_ source: String, _ expected: String) {
    #expect(Script(declared: ["time", "$bm_rt"]).value(source) == expected)
  }

  @Test(arguments: [
    ("var $bm_rt;$bm_rt=3;4", "3"), ("var $bm_rt;if(1){$bm_rt=5}", "5"), ("5", "5"),
    ("$bm_rt=7;", "7"), ("function f(){return 2} f();", "2"), ("", "undefined"),
  ])
  func `a script's value is what it assigns to its result, else its last expression`(
    _ source: String,
    _ expected: String
  ) {
    #expect(Script.value(source) == expected)
  }
}
