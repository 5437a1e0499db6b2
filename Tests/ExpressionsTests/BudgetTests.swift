import Foundation
import Synchronization
import Testing

@testable import LottieExpressions

struct BudgetTests {
  #if DEBUG
    private static let stackSize = 8 << 20
  #else
    private static let stackSize = 512 << 10
  #endif

  private static func nested(_ open: String, _ close: String, _ count: Int = 5_000) -> String {
    String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
  }

  /// Scripts that would hang, or take all memory or the whole stack.
  static let attacks: [String] =
    [
      "for(;;){}", "while(true);", "do{}while(1)", "for(;;){try{nope()}catch(e){}}",
      "for(;;){try{}finally{continue}}", "while(1){try{for(;;){}}catch(e){}}",
      "function f(){f()} f()", "function f(){try{f()}catch(e){f()}} f()",
      "function f(a){return f(f(f(a)))} f(1)", "var f=x=>f(x)+f(x); f(1)",
      "function f(){return [1,2].map(f)} f()",
      "var s='a';for(;;)s+=s", "var s='a';while(1)s=s.concat(s)", "'a'.repeat(1e9)",
      "'a'.padStart(1e9)", "var s='ab';for(;;)s=s.replace('a','aaaa')",
      "var a=[];for(;;)a.push(a)", "var a=[1];for(;;)a=a.concat(a)", "var a=[];a[1e9]=1",
      "var a=[];a[1e308]=1", "var a=[];a.length=4e9", "new Array(4e9)",
      "var a=[];a[0]=a;''+a", "var a=[];for(var i=0;i<99;i++)a[i]=a;''+a",
      "var a=[1];for(var i=0;i<40;i++)a=[a,a];''+a", "var o={};for(var i=0;;i++)o['k'+i]=i",
      "var a=[];for(var i=0;i<1e5;i++)a.unshift(i)", "var a=[1,2,3];a.sort(function(){for(;;);})",
      "var a=[];for(var i=0;i<1e9;i++)a[i]=i", "eval('for(;;){}')", "eval('1+1')",
      "(NaN).toFixed()", "(1).toFixed(NaN)", "(1e-300).toFixed(100)", "1<<1e300", "[1][NaN]",
      "'abc'.substr(NaN,1e300)", "'abc'.charAt(-1e300)", "[1,2].splice(-1e300,1e300)",
      "[1].slice(NaN,-1e308)", "parseInt('1',1e300)", "String.fromCharCode(1e300)",
      "(5).toString(1e300)", "Array(1e300)", "1%0", "nope.nope.nope", "undefined[0]",
      "var o={toString:function(){return o+''}};o+''", "var o={valueOf:function(){return +o}};+o",
      nested("(", ")"), nested("[", "]"), nested("-", ""), nested("!", ""), nested("1+(", ")"),
      nested("1?1:", ""), nested("if(1)", ""), nested("{", "}"), nested("f(", ")"),
      nested("function(){", "}"), nested("x=>", ""), nested("a=", ""), nested("`${", "}`"),
      "1" + String(repeating: "+1", count: 20_000), "a" + String(repeating: ".b", count: 5_000),
      "a" + String(repeating: "[0]", count: 5_000), "a" + String(repeating: "()", count: 5_000),
      String(repeating: "x", count: 70_000), "\"", "'\\u", "`${", "/*", "0x", "1e",
      "if(1){}" + String(repeating: "else if(1){}", count: 4_000),
    ]

  @Test(arguments: attacks)
  func `an attack ends soon on a small stack`(_ source: String) {
    let best = Mutex(Double.infinity)
    let start = ContinuousClock.now
    let thread = Thread {
      var (attempts, fastest) = (0, Double.infinity)
      while attempts < 12, fastest >= 50 {
        let slowness = BudgetTests.slowness()
        let time = BudgetTests.processorTime { _ = Script.value(source) }
        fastest = min(fastest, time / max(1, (slowness + BudgetTests.slowness()) / 2))
        attempts += 1
      }
      best.withLock { $0 = fastest }
    }
    thread.stackSize = BudgetTests.stackSize
    thread.start()
    while !thread.isFinished, ContinuousClock.now - start < .seconds(300) { usleep(100) }
    #expect(thread.isFinished)
    #if !DEBUG
      #expect(best.withLock { $0 } < 50, "ms of a quiet machine")
    #endif
  }

  /// How many times slower than alone the machine is for what an interpreter does, which is mostly
  /// making and dropping small objects: others share it.
  private static func slowness() -> Double {
    let time = processorTime {
      var names: [String: [Double]] = [:]
      for index in 0..<2_000 { names["name of \(index % 500)", default: []].append(Double(index)) }
      #expect(names.count == 500)
    }
    return time / 0.6
  }

  /// Processor time of the thread in milliseconds that a piece of work takes.
  private static func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
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

  @Test func `a second run begins with a full budget and without variables`() {
    let script = Script()
    #expect(script.value("for(;;);") == "exhausted steps")
    #expect(script.value("x=1;x") == "1")
    #expect(script.value("x") == "throws ReferenceError")
  }

  @Test func `what a run leaves in circles is freed`() {
    weak var kept: ScriptObject?
    let script = Script()
    script.onHost = { kept = $0 }
    _ = script.value("var a=[];a.push(a);a.push(layer);function f(){return a} f()")
    #expect(kept == nil)
  }
}
