import LottieExpressions
import Testing

struct ScriptOutlineTests {
  private func undeclared(_ source: String) -> [String] {
    ScriptOutline(source).undeclared.map { "\($0.name) \($0.line)" }
  }

  @Test func `comments and texts are no code`() {
    #expect(undeclared("/* foo = 1 */ var a = 'b = 2'; // c = 3\na") == [])
    #expect(ScriptOutline("/* wiggle(1) */ 'random()'; value").calls == [])
  }

  @Test func `names belong to the scopes that declare them`() {
    #expect(undeclared("var a = 1;\na = 2;\nb = 3;") == ["b 3"])
    #expect(undeclared("function f(x) { x = 1; y = 2; }\nf(1)") == ["y 1"])
    #expect(undeclared("const f = (x) => { z = x; };\nf(1)") == ["z 1"])
    #expect(undeclared("a.b = 1; if (a == 2) { let c; c = 1 }") == [])
  }

  @Test func `what is caught does not throw`() {
    #expect(undeclared("try { if (1) { a = 1; } } catch (e) { b = 2; }\nc = 3;") == ["b 1", "c 2"])
    #expect(undeclared("try { try { a = 1 } finally { b = 2 } } catch (e) {}") == [])
  }

  @Test func `calls have their owner and their text`() {
    let calls = ScriptOutline("var l = thisComp.layer(\"Sky\\\"\");\nwiggle(1, 2)").calls
    #expect(calls.map(\.name) == ["layer", "wiggle"])
    #expect(calls.map(\.owner) == ["thisComp", nil])
    #expect(calls.map(\.text) == ["Sky\"", nil])
    #expect(calls.map(\.line) == [1, 2])
  }

  @Test func `calls of a script's own functions are left out`() {
    let calls = ScriptOutline(
      "function noise(t) { return t }; let f = () => 1; noise(f()); comp(1).noise(2); random()"
    ).calls
    #expect(calls.map(\.name) == ["comp", "noise", "random"])
  }

  @Test func `templates are texts with code in them`() {
    let calls = ScriptOutline("`a(1) ${ f({b: 2}) } c(3)` + g()").calls
    #expect(calls.map(\.name) == ["f", "g"])
  }

  @Test func `a script is outlined up to its syntax error`() {
    let outline = ScriptOutline("wiggle(1, 2); x = ; @ random()")
    #expect(outline.calls.map(\.name) == ["wiggle"])
    #expect(outline.undeclared == [])
  }
}
