import LottieExpressions
import Testing

@testable import LottieEngine

/// Scripts that were compiled for one composition serve the next.
struct CompiledScriptsTests {
  @Test func `a script is compiled once`() throws {
    let scripts = CompiledScripts()
    let first = try scripts.program("value + 1").get()
    #expect(try scripts.program("value + 1").get() === first)
    #expect(try scripts.program("value + 2").get() !== first)
    // What cannot be read fails each time.
    for _ in 0..<2 { #expect(throws: (any Error).self) { try scripts.program("value +").get() } }
  }

  @Test func `what one has used may be used by another, and by one at a time`() {
    var taken = (0..<40).map { _ in CompiledScripts.take() }
    #expect(Set(taken.map(ObjectIdentifier.init)).count == 40)
    for scripts in taken { scripts.giveBack() }
    taken = (0..<40).map { _ in CompiledScripts.take() }
    #expect(Set(taken.map(ObjectIdentifier.init)).count == 40)
  }
}
