import TestSupport
import Testing

@testable import LottieExpressions

struct BudgetTests {
  private static func nested(_ open: String, _ close: String, _ count: Int = 5_000) -> String {
    String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
  }

  /// A script that would hang, or take all memory or the whole stack.
  struct Attack: CustomTestStringConvertible {
    let source: String
    let outcome: Outcome

    var testDescription: String { String(source.prefix(60)) }
  }

  /// How a run ends.
  enum Outcome: String {
    case steps, memory, depth, error, value, syntax

    init(_ result: String) {
      let words = result.split(separator: " ", maxSplits: 1)
      self =
        switch words.first {
        case "exhausted": Outcome(rawValue: String(words[1])) ?? .value
        case "throws": .error
        case "syntax": .syntax
        default: .value
        }
    }
  }

  static let attacks: [Attack] = sources.flatMap { outcome, sources in
    sources.map { Attack(source: $0, outcome: outcome) }
  }

  /// The texts `s` and `d` of 64,000 bytes, and the array `a` of 4,000 numbers.
  private static let values =
    "var s='a'.repeat(64000),d='1'.repeat(64000),a=[];for(var i=0;i<4000;i++)a[i]=i;"

  private static let longName = String(repeating: "x", count: 20_000)

  private static let sources: [(Outcome, [String])] = [
    (
      .steps,
      [
        "for(;;){}", "while(true);", "do{}while(1)", "for(;;){try{nope()}catch(e){}}",
        "for(;;){try{}finally{continue}}", "while(1){try{for(;;){}}catch(e){}}",
        "var a=[];for(;;)a.push(a)", "var a=[];for(var i=0;i<99;i++)a[i]=a;''+a",
        "var a=[1];for(var i=0;i<40;i++)a=[a,a];''+a",
        "var a=[];for(var i=0;i<1e5;i++)a.unshift(i)",
        "var a=[1,2,3];a.sort(function(){for(;;);})", "\(values)for(;;)parseFloat(d)",
        "\(values)for(;;)hexToRgb(s)", "\(values)for(;;)({})[s]", "\(values)for(;;)s in {}",
        "\(values)for(;;)try{eval(d)}catch(e){}", "\(values)for(;;)Math.max.apply(null,a)",
        "\(values)for(;;)s.indexOf('a'.repeat(32000)+'b')", "for(;;)typeof \(longName)",
        "function \(longName)(){}for(;;)\(longName).name.length",
        "for(;;){\(String(repeating: "1;", count: 30_000))}",
      ]
    ),
    (
      .memory,
      [
        "var s='a';for(;;)s+=s", "var s='a';while(1)s=s.concat(s)", "'a'.repeat(1e9)",
        "'a'.padStart(1e9)", "var s='ab';for(;;)s=s.replace('a','aaaa')",
        "var a=[1];for(;;)a=a.concat(a)", "var a=[];a[1e9]=1", "var a=[];a.length=4e9",
        "new Array(4e9)", "var o={};for(var i=0;;i++)o['k'+i]=i",
        "var a=[];for(var i=0;i<1e9;i++)a[i]=i", "var a=[];for(;;)a.push(Math)",
        "function f(){\(String(repeating: "1;", count: 30_000))}for(;;)f()",
      ]
    ),
    (
      .depth,
      [
        "function f(){f()} f()", "function f(){try{f()}catch(e){f()}} f()",
        "function f(a){return f(f(f(a)))} f(1)", "var f=x=>f(x)+f(x); f(1)",
        "function f(){return [1,2].map(f)} f()",
        "var o={toString:function(){return o+''}};o+''", "var o={valueOf:function(){return +o}};+o",
      ]
    ),
    (
      .error,
      [
        "eval('for(;;){}')", "eval('1+1')", "(1).toFixed(NaN)", "(5).toString(1e300)",
        "Array(1e300)", "nope.nope.nope", "undefined[0]",
      ]
    ),
    (
      .value,
      [
        "var a=[];a[1e308]=1", "var a=[];a[0]=a;''+a", "(NaN).toFixed()", "(1e-300).toFixed(100)",
        "1<<1e300", "[1][NaN]", "'abc'.substr(NaN,1e300)", "'abc'.charAt(-1e300)",
        "[1,2].splice(-1e300,1e300)", "[1].slice(NaN,-1e308)", "parseInt('1',1e300)",
        "String.fromCharCode(1e300)", "1%0",
        "if(1){}" + String(repeating: "else if(1){}", count: 4_000),
      ]
    ),
    (
      .syntax,
      [
        nested("(", ")"), nested("[", "]"), nested("-", ""), nested("!", ""), nested("1+(", ")"),
        nested("1?1:", ""), nested("if(1)", ""), nested("{", "}"), nested("f(", ")"),
        nested("function(){", "}"), nested("x=>", ""), nested("a=", ""), nested("`${", "}`"),
        "1" + String(repeating: "+1", count: 20_000),
        "a" + String(repeating: ".b", count: 5_000), "a" + String(repeating: "[0]", count: 5_000),
        "a" + String(repeating: "()", count: 5_000), String(repeating: "x", count: 70_000), "\"",
        "'\\u", "`${", "/*", "0x", "1e",
      ]
    ),
  ]

  /// A part of what an attack uses up is used up as the whole is.
  private static func budget(of attack: Attack) -> ScriptBudget {
    var budget = ScriptBudget()
    guard !Rounds.areThorough else { return budget }
    if attack.outcome == .memory { budget.memory /= 4 } else { budget.steps /= 8 }
    return budget
  }

  @Test(arguments: attacks)
  func `an attack ends by its budget on a small stack`(_ attack: Attack) throws {
    let (result, rest) = try SmallStack.run {
      let script = Script(budget: BudgetTests.budget(of: attack))
      return (script.value(attack.source), script.rest)
    }
    #expect(Outcome(result) == attack.outcome, "\(result)")
    let isSpent = attack.outcome == .steps || attack.outcome == .memory
    #expect(isSpent ? rest.steps == -1 && rest.memory == -1 : rest.steps >= 0 && rest.memory >= 0)
  }

  @Test(arguments: [
    "s+'b'", "s==s+''", "s<s+'b'", "s.concat('b')", "s.slice(1)", "s.substr(1)",
    "s.substring(1)", "s.indexOf('b')", "s.lastIndexOf('b')", "s.includes('b')",
    "s.startsWith('b')", "s.split('b')", "s.replace('b','')", "s.toUpperCase()", "s.toLowerCase()",
    "s.trim()", "s.repeat(2)", "s.padStart(128000)", "s.charAt(63999)", "s.charCodeAt(63999)",
    "`${s}`", "Number(s)", "Number(d)", "+d", "parseInt(d)", "isNaN(s)", "var o={};o[s]=1",
    "a.concat(a)", "a.slice(1)", "a.splice(0,3999)", "a.unshift(0)", "a.shift()", "a.reverse()",
    "a.sort()", "a.indexOf(-1)", "a.lastIndexOf(-1)", "a.includes(-1)", "a.join()", "''+a",
    "a.fill(0)", "a.map(Math.abs)", "a.filter(Math.abs)", "a.forEach(Math.abs)", "a.reduce(sum)",
    "a.every(Math.cos)", "a.some(isNaN)", "a.find(isNaN)", "a.push.apply(a,a)", "Object.keys(a)",
    "new Array(4000)", "sum(a,a)", "sub(a,a)", "mul(a,2)", "div(a,2)", "length(a)", "dot(a,a)",
    "normalize(a)", "cross(a,a)", "linear(0.5,a,a)", "ease(0.5,a,a)", "clamp(a,0,1)", "random(a)",
    "noise(a)", "rgbToHsl(a)", "parseFloat(d)", "hexToRgb(s)", "({})[s]", "s in {}",
    "({}).hasOwnProperty(s)",
    "delete ({})[s]", "'a'.indexOf(s)", "'a'.startsWith(s)", "Math.max.apply(null,a)",
    "isNaN.call(null,d)", "for(var i in a);", "for(var x of a);",
  ])
  func `work in proportion to a size is paid for`(_ use: String) {
    #expect(BudgetTests.cost(of: use) >= 500)
  }

  @Test(arguments: [
    "parseFloat('12')", "hexToRgb('#fff')", "o.key", "o['key']", "Math.max(1,2)",
    "'abc'.indexOf('c')", "a.push(1)",
  ])
  func `what is short costs no more than its call`(_ use: String) {
    let values = "var o={key:1},a=[];"
    let script = (values + use, values)
    #expect(BudgetTests.steps(of: script.0) - BudgetTests.steps(of: script.1) <= 1)
  }

  private static func steps(of source: String) -> Int {
    let script = Script()
    _ = script.value(source)
    return ScriptBudget().steps - script.rest.steps
  }

  /// Steps that a use of the library costs, including those for its memory: a byte is passed over
  /// at least once, and 64 bytes of text are passed over in a step.
  private static func cost(of use: String) -> Int {
    spent(by: values + use) - spent(by: values)
  }

  private static func spent(by source: String) -> Int {
    let script = Script()
    _ = script.value(source)
    let budget = ScriptBudget()
    return budget.steps - script.rest.steps + (budget.memory - script.rest.memory) / 64
  }

  @Test func `no script catches that its budget is spent`() {
    #expect(Script.value("try{for(;;);}catch(e){1}") == "exhausted steps")
    #expect(Script.value("try{for(;;);}finally{1}") == "exhausted steps")
    #expect(Script.value("function f(){try{f()}catch(e){}} f();1") == "exhausted depth")
  }

  @Test func `eval reads dotted names only`() {
    #expect(Script.value("eval('layer.layer.layer')+0") == "3")
    #expect(Script.value("eval('layer.layer()')") == "throws EvalError")
    #expect(Script.value("eval('(1)')") == "throws EvalError")
    #expect(Script.value("eval('nothing')") == "throws EvalError")
  }

  @Test func `a script that was compiled and run is freed`() throws {
    weak var scope: FunctionScope?
    try {
      let script = Script()
      let source = """
        var a=1;{let b=2;function g(c){return h(c)+b}}var h=x=>{var y=x;return y};\
        for(let i=0;i<2;i++)try{g(i)}catch(e){} function f(){return f}a
        """
      let program = try Program(source, script.names)
      scope = program.main.code.scope
      #expect(script.value(source) == "1")
    }()
    #expect(scope == nil)
  }

  @Test func `a second run begins with a full budget and without variables`() {
    let script = Script()
    #expect(script.value("for(;;);") == "exhausted steps")
    #expect(script.value("x=1;x") == "1")
    #expect(script.value("x") == "throws ReferenceError")
  }

  @Test func `what a run leaves in reference cycles is freed`() {
    weak var kept: ScriptObject?
    let script = Script()
    script.onHost = { kept = $0 }
    _ = script.value("var a=[];a.push(a);a.push(layer);function f(){return a} f()")
    #expect(kept == nil)
  }
}
