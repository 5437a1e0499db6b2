import Foundation
import TestSupport
import Testing

/// Whether `python3` is on the path.
private let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: $0 + "/python3") }

/// `lottie.h`, called from Python by ctypes: the example of docs/c-interface.md, and calls that nobody
/// should make.
@Suite(.enabled(if: hasPython, "python3 is not installed"))
struct CInterfaceTests {
  private let folder: TemporaryFolder
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws { folder = try TemporaryFolder() }

  private static func library() throws -> URL {
    let build = try Program.executable.deletingLastPathComponent()
    let names = ["libLottieC.so", "libLottieC.dylib"].map(build.appendingPathComponent)
    return try #require(names.first { FileManager.default.fileExists(atPath: $0.path) })
  }

  private func python(_ script: String, _ arguments: String = "") throws -> Program.Outcome {
    let library = try Self.library()
    try folder.write(script, to: "example.py")
    let line = "LOTTIE_LIBRARY='\(library.path)' python3 example.py \(arguments)"
    return try Program.shell(line, in: folder.url)
  }

  /// The Python of the page.
  private static func example() throws -> String {
    let page = root.appendingPathComponent("docs/c-interface.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```python\n")
    return try #require(parts.last?.components(separatedBy: "```").first)
  }

  /// The example without what it does with a file.
  private static func prelude() throws -> String {
    try #require(try example().components(separatedBy: "path = sys.argv[1]").first)
  }

  @Test(arguments: ["gradients", "night-city", "effects"])
  func `the example draws the same bytes as the program`(name: String) throws {
    let sample = Self.root.appendingPathComponent("Samples/\(name).json")
    let text = try Data(contentsOf: sample)
    // Few frames are enough, and half of a debug build's patience.
    var document = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    let start = try #require(document["ip"] as? Double)
    document["op"] = start + 4
    try folder.write(
      [UInt8](try JSONSerialization.data(withJSONObject: document)),
      to: "anim.json"
    )
    let run = try python(try Self.example(), "anim.json")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.last == "4: no property matches No.Such.Color")
    let program = try Program.run("render", "anim.json", "program.rgba", in: folder.url)
    #expect(program.status == 0, "\(program.errors)")
    let drawn = try folder.read("frames.rgba")
    #expect(drawn == (try folder.read("program.rgba")))
    #expect(drawn.contains { $0 != 0 })
  }

  @Test func `what cannot be loaded says why`() throws {
    let text = #"{"w":"wide"}"#
    try folder.write(text, to: "anim.json")
    let run = try python(try Self.example(), "anim.json")
    let expected =
      "document:1:6: not a Lottie animation: expected a number, found the string \"wide\" at /w"
    #expect(run.status == 1 && run.errors.contains("RuntimeError: 3: " + expected), "\(run.errors)")
  }

  @Test func `no argument does harm`() throws {
    let script =
      try Self.prelude() + """
        import random, threading
        nan, inf = float("nan"), float("inf")
        lottie.lottie_set_number.argtypes = [c_uint64, c_char_p, c_double]
        lottie.lottie_set_vector.argtypes = [c_uint64, c_char_p] + [c_double] * 3
        lottie.lottie_set_text.argtypes = [c_uint64, c_char_p, c_char_p]
        lottie.lottie_reset.argtypes = [c_uint64, c_char_p]
        document = open("anim.json", "rb").read()
        a = lottie.lottie_load(document, len(document), None)
        info = Info()
        memory = ctypes.create_string_buffer(b"x" * 1600, 1600)

        def render(handle=a, frame=0.0, target=memory, size=1600, w=20, h=20, row=80, format=0):
            return lottie.lottie_render(handle, frame, target, size, w, h, row, format)

        print("load", [lottie.lottie_load(*x) for x in [
            (None, 0, None), (b"", 0, None), (b"{", 1, None), (document, 2**64 - 1, None),
            (document, 2**40, None), (bytes(100), 100, b"/nowhere"), (b"PK\\x03\\x04", 4, None)]])
        print("handle", [lottie.lottie_get_info(h, byref(info)) for h in [0, a + 1, 2**64 - 1]])
        print("null", lottie.lottie_get_info(a, None), render(target=None),
              lottie.lottie_set_color(a, None, 0, 0, 0, 0), lottie.lottie_set_text(a, b"T", None),
              lottie.lottie_set_number(a, None, 0), lottie.lottie_reset(a, None))
        print("numbers", [lottie.lottie_set_number(a, b"**.Opacity", x) for x in (nan, inf, 50)],
              lottie.lottie_set_color(a, b"**.Color", nan, 0, 0, 1),
              lottie.lottie_set_vector(a, b"**.Position", 0, inf, 0))
        print("keypaths", [lottie.lottie_set_number(a, k, 1) for k in (
            b"", b"**", b"**.Color", b"No", b"\\xff\\xfe.Opacity", b"*" * 3000)],
            lottie.lottie_set_vector(a, b"**.Position", 3, 4, 0), lottie.lottie_reset(a, b"**.Color"))
        print("frames", [render(frame=x) for x in (nan, inf, -inf, -1e300, 1e300, 0.5)])
        before = memory.raw
        print("sizes", [render(w=w, h=h) for w, h in (
            (0, 20), (20, 0), (-1, 20), (20, -2**31), (16385, 1), (2**31 - 1, 2**31 - 1))])
        print("memory", render(size=1599), render(size=0), render(row=79), render(row=2**63),
              render(row=2**64 - 1), render(row=2**62), memory.raw == before)
        print("formats", [render(format=f) for f in (-1, 4, 2**31 - 1, 0, 1, 2, 3)])
        short = ctypes.create_string_buffer(b"yyyyyyyyyy", 10)
        lottie.lottie_set_color(a, "ä.ö.ü".encode(), 0, 0, 0, 1)
        length = lottie.lottie_error_text(None, 99)
        print("text", length == lottie.lottie_error_text(short, 0), short.raw[:2],
              lottie.lottie_error_text(short, 4) == length, short.value, lottie.lottie_error_text(short, 1) > 0,
              short.value)

        def abuse(seed):
            dice = random.Random(seed)
            for _ in range(60):
                h = lottie.lottie_load(document, len(document), None) if dice.random() < 0.2 else a
                own = ctypes.create_string_buffer(1600)
                render(handle=h, frame=dice.choice([0, 5, nan]), target=own)
                lottie.lottie_set_color(h, b"**.Color", dice.random(), 0, 0, 1)
                if h != a:
                    lottie.lottie_close(h)
                    assert render(handle=h, target=own) == 2

        threads = [threading.Thread(target=abuse, args=(n,)) for n in range(4)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        print("close", lottie.lottie_close(a), lottie.lottie_close(a), render(),
              lottie.lottie_set_number(a, b"**.Opacity", 1), lottie.lottie_close(0))
        """
    try folder.write(Document.bar, to: "anim.json")
    let run = try python(script)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text == """
        load [0, 0, 0, 0, 0, 0, 0]
        handle [2, 2, 2]
        null 1 1 1 1 1 1
        numbers [1, 1, 0] 1 1
        keypaths [4, 0, 4, 4, 4, 4] 0 0
        frames [1, 1, 1, 0, 0, 0]
        sizes [5, 5, 5, 5, 5, 5]
        memory 6 6 6 6 6 6 True
        formats [1, 1, 1, 0, 0, 0, 0]
        text True b'yy' True b'no ' True b''
        close 0 2 2 2 2

        """
    )
  }

  #if os(Linux)
    @Test func `it does not need Foundation`() throws {
      let bytes = try Data(contentsOf: Self.library())
      #expect(bytes.range(of: Data("libswiftCore.so".utf8)) != nil)
      for name in ["libFoundation", "lib_FoundationICU"] {
        #expect(bytes.range(of: Data(name.utf8)) == nil, "\(name)")
      }
    }
  #endif

  @Test func `every function of the header is in the library`() throws {
    let header = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/System/CLottie/lottie.h"),
      encoding: .utf8
    )
    let code = header.replacing(/\/\*(?s:.)*?\*\//, with: "")
    let names = Set(code.matches(of: /(lottie_\w+)\(/).map { String($0.1) })
    #expect(names.count == 11)
    let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let run = try python(
      "import ctypes, os\nlib = ctypes.CDLL(os.environ[\"LOTTIE_LIBRARY\"])\n"
        + "print(all(hasattr(lib, n) for n in [\(list)]))\n"
    )
    #expect(run.text == "True\n", "\(run.errors)")
  }

  @Test func `a C program is compiled with the header, as C99 and as C++`() throws {
    let include = Self.root.appendingPathComponent("Sources/System/CLottie").path
    try folder.write(
      "#include \"lottie.h\"\nint main(void) { return lottie_close(0); }\n",
      to: "a.c"
    )
    let flags = "-Wall -Wextra -Wpedantic -Werror -fsyntax-only -I'\(include)'"
    let run = try Program.shell(
      "command -v cc || exit 0; cc -std=c99 \(flags) a.c && cc -x c++ \(flags) a.c",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
  }
}
