import Foundation
import LottieKit
import TestSupport
import Testing

/// The programs of a name on the path.
private func programs(_ name: String) -> [String] {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }
    .filter(FileManager.default.isExecutableFile)
}

private let hasPython = !programs("python3").isEmpty
private let hasCompiler = !programs("cc").isEmpty
private let hasGo = hasCompiler && !programs("go").isEmpty && !programs("pkg-config").isEmpty

/// The folder of Node's headers; nil where they, or what compiles an addon, are not installed.
private let nodeHeaders: String? = {
  guard hasCompiler, !programs("pkg-config").isEmpty, let node = programs("node").first else {
    return nil
  }
  let headers = URL(fileURLWithPath: node).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("include/node").path
  return FileManager.default.fileExists(atPath: headers + "/node_api.h") ? headers : nil
}()

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

  /// A program of the page, by what its fence says.
  private static func program(_ language: String) throws -> String {
    let page = root.appendingPathComponent("docs/c-interface.md")
    let parts = try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```\(language)\n")
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: "```").first)
  }

  /// The Python of the page.
  private static func example() throws -> String { try program("python") }

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

  @Test func `what is known of an animation is as the commands say`() throws {
    let marked = Document.bar.replacing("#ff0000", with: "#ff8000")
    try folder.write(marked, to: "anim.json")
    let script =
      try Self.prelude() + """
        from ctypes import c_char
        for name, types in {"markers": [], "keypaths": [c_char_p], "values": [c_char_p, c_double],
                            "diagnostics": []}.items():
            getattr(lottie, "lottie_" + name).argtypes = [c_uint64] + types
        lottie.lottie_validate.argtypes = [c_char_p, c_size_t, c_char_p, c_char_p]
        lottie.lottie_free.argtypes = [c_void_p]

        def text(name, *arguments):
            function = getattr(lottie, "lottie_" + name)
            function.restype = c_void_p
            pointer = function(*arguments)
            if not pointer:
                return None
            value = ctypes.string_at(pointer).decode()
            lottie.lottie_free(pointer)
            return value

        def message():
            buffer = ctypes.create_string_buffer(200)
            lottie.lottie_error_text(buffer, 200)
            return buffer.value.decode()

        data = open("anim.json", "rb").read()
        a = lottie.lottie_load(data, len(data), None)
        print(text("markers", a))
        print(text("keypaths", a, None))
        print(text("keypaths", a, b"**.Color"))
        print(text("values", a, b"**.Color", 3))
        print(text("validate", data, len(data), b"anim.json", None))
        lottie.lottie_set_color(a, b"**.Color", 0, 0, 1, 1)
        print(text("values", a, b"**.Color", 3))
        print(text("diagnostics", a), text("values", a, b"none", 0))
        print(text("markers", 0), text("values", a, None, 0), text("values", a, b"**", float("nan")),
              text("validate", None, 9, None, None), text("validate", data, len(data), None, b"flash"))
        print(message()[:40])
        lottie.lottie_free(None)
        """
    let run = try python(script)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n").map { String($0) }
    func said(_ arguments: String...) throws -> String {
      let run = try Program.run(arguments + ["--format", "json"], in: folder.url, input: "")
      return String(run.text.dropLast())
    }
    try #require(lines.count == 9, "\(run.text)")
    #expect(lines[0] == (try said("markers", "anim.json")))
    #expect(lines[1] == (try said("keypaths", "anim.json")))
    #expect(lines[2] == (try said("keypaths", "anim.json", "**.Color")))
    #expect(lines[3] == (try said("get", "anim.json", "**.Color", "--frame", "3")))
    #expect(lines[4] == (try said("validate", "anim.json", "--no-config")))
    let blue = try said("get", "anim.json", "**.Color", "--frame", "3", "--set", "**.Color=blue")
    #expect(lines[5] == blue)
    #expect(lines[6] == #"{"version":1,"file":"","findings":[]} {"version":1,"values":[]}"#)
    #expect(lines[7] == "None None None None None")
    #expect(lines[8] == "there is no player flash; available: \"lo")
  }

  @Test func `parts of a container, content modes, backgrounds and files are as the program's`()
    throws
  {
    try folder.write(Document.bar, to: "bar.json")
    let theme = #"{"rules":[{"id":"ink","type":"Color","value":[0,0,1]}]}"#
    let slotted = Document.bar.replacing(
      #""layers":["#,
      with: #""slots":{"ink":{"p":{"a":0,"k":[1,0,0]}}},"layers":["#
        + #"{"ty":4,"nm":"disc","ip":0,"op":10,"ks":{},"shapes":[{"ty":"rc","s":{"k":[20,20]},"#
        + #""p":{"k":[10,5]}},{"ty":"fl","c":{"sid":"ink"},"o":{"k":100}}]},"#
    )
    var zip = try ZipWriter()
    let manifest = #"{"version":"2","animations":[{"id":"a"},{"id":"b"}],"themes":[{"id":"t"}]}"#
    try zip.add("manifest.json", Array(manifest.utf8))
    try zip.add("a/a.json", Array(Document.bar.utf8))
    try zip.add("a/b.json", Array(slotted.utf8))
    try zip.add("t/t.json", Array(theme.utf8))
    try folder.write(zip.archive, to: "pack.lottie")
    let script =
      try Self.prelude() + """
        lottie.lottie_load_part.argtypes = [c_char_p, c_size_t] + [c_char_p] * 4
        lottie.lottie_load_part.restype = c_uint64
        lottie.lottie_set_background.argtypes = [c_uint64] + [c_double] * 4
        lottie.lottie_set_hidden.argtypes = [c_uint64, c_char_p, c_int32]
        lottie.lottie_save.argtypes = [c_uint64, c_char_p, c_int32, c_int32, c_double, c_int32]
        lottie.lottie_png.argtypes = [c_uint64, c_double, c_int32, c_int32, c_void_p, c_void_p]
        lottie.lottie_free.argtypes = [c_void_p]
        lottie.lottie_set_content_mode.argtypes = [c_uint64, c_int32]
        pack = open("pack.lottie", "rb").read()

        def load(*parts):
            return lottie.lottie_load_part(pack, len(pack), None, *parts)

        def pixel(a, frame=9, width=20, height=10):
            memory = ctypes.create_string_buffer(width * height * 4)
            check(lottie.lottie_render(a, frame, memory, len(memory), width, height, width * 4, 0))
            return tuple(memory.raw[:4])

        b = load(b"b", None, None)
        print(pixel(b), pixel(load(b"b", b"t", None)), pixel(load(b"b", None, b'{"ink":{"p":{"k":[0,1,0]}}}')))
        print([load(*x) for x in [(b"c", None, None), (b"b", b"x", None), (b"b", None, b"["), (b"b", None, b"1")]])
        print(lottie.lottie_set_hidden(b, b"disc", 1), lottie.lottie_set_hidden(b, b"back", 1), pixel(b),
              lottie.lottie_set_hidden(b, b"none", 1), lottie.lottie_set_hidden(b, None, 1))
        print(lottie.lottie_set_background(b, 0, 1, 0, 1), pixel(b), lottie.lottie_set_background(b, 2, 0, 0, 1))
        a = load(None, None, None)
        lottie.lottie_set_background(a, 0, 0, 0, 1)
        print([lottie.lottie_set_content_mode(a, m) for m in (4, -1, 3, 2, 1, 0)])
        print(pixel(a, 9.99, 20, 20), lottie.lottie_set_content_mode(a, 1), pixel(a, 9.99, 20, 20))
        data = open("bar.json", "rb").read()
        c = lottie.lottie_load(data, len(data), None)
        for name in ("c.gif", "c.webp", "c.apng"):
            check(lottie.lottie_save(c, name.encode(), 20, 10, 0, 0))
        check(lottie.lottie_save(c, b"slow.gif", 40, 20, 5, 3))
        pointer, size = c_void_p(), c_size_t()
        check(lottie.lottie_png(c, 3, 20, 10, byref(pointer), byref(size)))
        open("c.png", "wb").write(ctypes.string_at(pointer, size.value))
        lottie.lottie_free(pointer)
        nan = float("nan")
        print(lottie.lottie_save(c, b"c.txt", 20, 10, 0, 0), lottie.lottie_save(c, b"no/c.gif", 20, 10, 0, 0),
              lottie.lottie_save(c, None, 20, 10, 0, 0), lottie.lottie_save(c, b"x.gif", 0, 10, 0, 0),
              lottie.lottie_save(c, b"x.gif", 20, 10, nan, 0), lottie.lottie_save(c, b"x.gif", 20, 10, -1, 0),
              lottie.lottie_png(c, nan, 20, 10, byref(pointer), byref(size)),
              lottie.lottie_png(c, 0, 20, 10, None, None), os.path.exists("x.gif"))
        """
    let run = try python(script)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text == """
        (255, 0, 0, 255) (0, 0, 255, 255) (0, 255, 0, 255)
        [0, 0, 0, 0]
        0 0 (0, 0, 0, 0) 4 1
        0 (0, 255, 0, 255) 1
        [1, 1, 0, 0, 0, 0]
        (0, 0, 0, 255) 0 (255, 0, 0, 255)
        7 7 1 5 1 1 1 1 False

        """
    )
    let wanted = [
      ["bar.json", "p.gif"], ["bar.json", "p.webp"], ["bar.json", "p.apng"],
      ["bar.json", "p.png", "--frame", "3"],
      ["bar.json", "pslow.gif", "--fps", "5", "--size", "40x20", "--loop", "3"],
    ]
    for arguments in wanted {
      let drawn = try Program.run(["render", "-q"] + arguments, in: folder.url, input: "")
      #expect(drawn.status == 0, "\(drawn.errors)")
      let name = arguments[1] == "pslow.gif" ? "slow.gif" : arguments[1].replacing("p.", with: "c.")
      #expect(try folder.read(name) == folder.read(arguments[1]), "\(name)")
    }
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
    #expect(names.count == 23)
    let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let run = try python(
      "import ctypes, os\nlib = ctypes.CDLL(os.environ[\"LOTTIE_LIBRARY\"])\n"
        + "print(all(hasattr(lib, n) for n in [\(list)]))\n"
    )
    #expect(run.text == "True\n", "\(run.errors)")
  }

  @Test func `the package for Python draws, changes and checks as the program does`() throws {
    try folder.write(Document.bar, to: "bar.json")
    let script = """
      import gc, sys, threading
      import lottie_cli as lottie
      a = lottie.open("bar.json")
      print(a, a.markers, [k.keypath for k in a.keypaths("**.Color")])
      frame = a.render(frame=3, background="#0000ff", fit="fill")
      open("py.rgba", "wb").write(bytes(frame))
      print(frame.data.shape, frame.data[0, 19, 2], frame.__array_interface__["shape"])
      print(a.get("back.Color")["back.Color"]["hex"], a.get("none"))
      for value in ("#00ff00", (0, 0, 1), [1, 1, 0, 1]):
          a.set("back.Color", value)
          print(a.get("back.Color")["back.Color"]["hex"])
      a.set("back.Transform.Opacity", 50)
      a.set("back.Transform.Position", (3, 4))
      print(a.get("back.Transform.Opacity"), a.get("back.Transform.Position"))
      a.reset("**")
      a.hide("back")
      print(any(bytes(a.render(9))))
      a.hide("back", False)
      print(len(list(a.frames())), len(list(a.frames(fps=5))), a.png()[1:4], a.diagnostics)
      a.save("py.gif", size=(40, 20), fps=5, loops=3)
      shared = [None] * 8

      def draw(index):
          background = "#ff0000" if index % 2 else None
          shared[index] = {bytes(a.render(0, (20, 10), background)) for _ in range(40)}

      threads = [threading.Thread(target=draw, args=(index,)) for index in range(8)]
      for thread in threads: thread.start()
      for thread in threads: thread.join()
      print([len(one) for one in shared], shared[0] != shared[1] and shared[0] == shared[2])
      findings = lottie.validate(["bar.json", b"{"], ["lottie-ios"])
      print([(f.file, f.rule, f.line) for f in findings if f.severity == "error"])

      def wrong(call, *arguments, **named):
          try:
              print("no error", call(*arguments, **named))
          except Exception as error:
              print(type(error).__name__, getattr(error, "status", ""), str(error)[:60])

      wrong(lottie.open, "none.json")
      wrong(lottie.open, b'{"w":"wide"}')
      wrong(lottie.open, "bar.json", theme="night")
      wrong(a.set, "No.Color", "#ff0000")
      wrong(a.set, "back.Color", "red")
      wrong(a.set, "back\\0.Color", 1)
      wrong(a.render, float("nan"))
      wrong(a.render, 0, (0, 9))
      wrong(a.render, 0, fit="wide")
      wrong(a.save, "no/x.gif")
      wrong(lottie.validate, "bar.json", "flash")
      with a: pass
      wrong(a.render)
      """
    let packaging = Self.root.appendingPathComponent("Packaging").path
    try folder.write(script, to: "package.py")
    let run = try Program.shell(
      "PYTHONDONTWRITEBYTECODE=1 PYTHONPATH='\(packaging)' LOTTIE_LIBRARY='\(try Self.library().path)' "
        + "python3 package.py",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == Self.said, "\(run.text)")
    let wanted = [
      ["p.rgba", "--frame", "3", "--background", "#0000ff"],
      ["p.gif", "--size", "40x20", "--fps", "5", "--loop", "3"],
    ]
    for arguments in wanted {
      _ = try Program.run(["render", "bar.json", "-q"] + arguments, in: folder.url, input: "")
      #expect(try folder.read(arguments[0]) == folder.read("py" + arguments[0].dropFirst()))
    }
  }

  private static let said = """
    <Animation 20x10, 1 s> [Marker(name='middle', frame=4, duration=0)] ['back.Color']
    (10, 20, 4) 255 (10, 20, 4)
    #ff0000 {}
    #00ff00
    #0000ff
    #ffff00
    {'back.Transform.Opacity': 50} {'back.Transform.Position': [3, 4, 0]}
    False
    10 5 b'PNG' []
    [1, 1, 1, 1, 1, 1, 1, 1] True
    [('document', 'json/syntax', 1)]
    FileNotFoundError  [Errno 2] No such file or directory: 'none.json'
    DocumentError 3 document:1:6: not a Lottie animation: expected a number, fou
    DocumentError 3 bar.json: no theme "night"; available: none
    KeypathError 4 no property matches No.Color
    ValueError  'red' is not a color as '#rrggbb' or '#rrggbbaa'
    ValueError  a text with a zero byte
    LottieError 1 the frame is not a finite number
    LottieError 5 an image of 0 x 9 pixels cannot be drawn
    ValueError  fit is one of fit, fill, stretch, center
    LottieError 7 no/x.gif: No such file or directory
    LottieError 1 there is no player flash; available: "lottie-ios@2.5.2", "lo
    LottieError 2 no animation has the handle 1; it may have been closed

    """

  @Test func `the example in C is compiled and run`() throws {
    let example = try Self.program("c")
    try folder.write(example, to: "frames.c")
    try folder.write(Document.bar, to: "bar.json")
    let library = try Self.library().deletingLastPathComponent().path
    let include = Self.root.appendingPathComponent("Sources/System/CLottie").path
    let run = try Program.shell(
      "command -v cc >/dev/null || exit 0; cc -std=c99 -Wall -Wextra -Werror -I'\(include)' frames.c "
        + "-L'\(library)' -lLottieC -Wl,-rpath,'\(library)' -o frames && ./frames bar.json && ./frames none.json",
      in: folder.url
    )
    guard folder.names.contains("frames") else { return #expect(run.status == 0, "\(run.errors)") }
    #expect(run.status == 1 && run.errors.contains("none.json: "), "\(run.errors)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"version":1,"markers":[{"name":"middle","frame":4,"#) == true)
    #expect(lines.last?.contains(##""hex":"#0000ff""##) == true, "\(run.text)")
    let image = try ImageDecoder.decode(try folder.read("blue.png"))
    #expect(image.width == 64 && image[32, 0] == 0xFFFF_FFFF)
    #expect(try folder.read("blue.gif").starts(with: Array("GIF89a".utf8)))
  }

  @Test(.enabled(if: hasCompiler, "cc is not installed"))
  func `every function does what its header says`() throws {
    try describeLibrary()
    let source = Self.root.appendingPathComponent("Tests/CInterface/calls.c").path
    let run = try Program.shell(
      "cc -std=c99 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Werror '\(source)' "
        + "$(sed -n 's/^Cflags: //p; s/^Libs: //p' lottie.pc) -lpthread -lm -o calls && ./calls",
      in: folder.url
    )
    #expect(run.status == 0 && run.text == "as documented\n", "\(run.errors)")
  }

  /// A file for pkg-config that names the library of this build.
  private func describeLibrary() throws {
    let library = try Self.library().deletingLastPathComponent().path
    let include = Self.root.appendingPathComponent("Sources/System/CLottie").path
    let lines = [
      "Name: lottie", "Description: Lottie animations", "Version: 2",
      "Cflags: -I\(include)", "Libs: -L\(library) -lLottieC -Wl,-rpath,\(library)",
    ]
    try folder.write(lines.joined(separator: "\n") + "\n", to: "lottie.pc")
  }

  /// What the examples in Go and in Node print, and the frame they write.
  private func expectExample(_ run: Program.Outcome, wrote file: String) throws {
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"version":1,"markers":[{"name":"middle","frame":4,"#) == true)
    #expect(
      lines.last?.hasSuffix("the frame is not a finite number") == true,
      "\(run.text)"
    )
    let arguments = ["render", "bar.json", "p.rgba", "--frame", "3", "--size", "40x20", "-q"]
    #expect(try Program.run(arguments, in: folder.url, input: "").status == 0)
    #expect(try folder.read(file) == folder.read("p.rgba"))
  }

  @Test(.enabled(if: hasGo, "Go, cc or pkg-config is not installed"))
  func `the example in Go is compiled and run`() throws {
    try describeLibrary()
    try folder.write(try Self.program("go"), to: "main.go")
    try folder.write("module example\n\ngo 1.19\n", to: "go.mod")
    try folder.write(Document.bar, to: "bar.json")
    let settings =
      "PKG_CONFIG_PATH=. CGO_LDFLAGS_ALLOW='-Wl,-rpath.*' GOFLAGS=-mod=mod GOPATH=\"$PWD/go\" "
      + "GOCACHE=\"$PWD/cache\" GOTOOLCHAIN=local"
    let run = try Program.shell(
      "\(settings) go build -o frames . && ./frames bar.json",
      in: folder.url
    )
    try expectExample(run, wrote: "go.rgba")
  }

  @Test(.enabled(if: nodeHeaders != nil, "Node's headers, cc or pkg-config are not installed"))
  func `the example for Node is compiled and run`() throws {
    let headers = try #require(nodeHeaders)
    try describeLibrary()
    try folder.write(try Self.program("c addon"), to: "addon.c")
    try folder.write(try Self.program("js"), to: "frames.js")
    try folder.write(Document.bar, to: "bar.json")
    let run = try Program.shell(
      "cc -Wall -Wextra -Werror -shared -fPIC -I'\(headers)' addon.c "
        + "$(PKG_CONFIG_PATH=. pkg-config --cflags --libs lottie) -o lottie.node && node frames.js bar.json",
      in: folder.url
    )
    try expectExample(run, wrote: "node.rgba")
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
