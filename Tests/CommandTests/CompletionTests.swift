#if os(Linux)
  import Foundation
  import LottieCodecs
  import TestSupport
  import Testing

  /// What the shells themselves offer when TAB is typed in them.
  @Suite(.serialized)
  struct CompletionTests {
    /// A shell as Debian has it.
    enum Shell: String, CaseIterable {
      case bash, zsh, fish

      var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + rawValue) }

      /// Without the user's settings.
      var arguments: [String] {
        switch self {
        case .bash: ["bash", "--norc", "--noprofile", "-i"]
        case .zsh: ["zsh", "-f", "-i"]
        case .fish: ["fish", "--no-config", "-i"]
        }
      }

      /// Takes up the completions, and lists all candidates at the first TAB.
      var settings: String {
        switch self {
        case .bash:
          "bind 'set page-completions off'; bind 'set completion-query-items 0'; "
            + "bind 'set show-all-if-ambiguous on'; source completions.bash; echo rea''dy\n"
        case .zsh:
          "fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D; LISTMAX=10000; "
            + "echo rea''dy\n"
        case .fish: "source completions.fish; echo rea''dy\n"
        }
      }

      /// The keys to type to see the rest of a line.
      func keys(_ line: String) -> String {
        self == .fish ? "complete -C '\(line)'\n" : "\u{15}" + line + "\t"
      }
    }

    private let folder: TemporaryFolder

    /// Layers, a text and markers.
    private static let document = ##"""
      {"w":20,"h":20,"fr":10,"ip":0,"op":10,
      "markers":[{"tm":0,"cm":"idle","dr":1},{"tm":5,"cm":"hover over","dr":1}],"layers":[
      {"ty":5,"nm":"Title","ip":0,"op":10,"t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"F","s":9}}]}}},
      {"ty":1,"nm":"Square","sc":"#ff0000","sw":10,"sh":10,"ip":0,"op":10}]}
      """##

    init() throws {
      folder = try TemporaryFolder()
      for name in ["anim.json", "my anim.json"] { try folder.write(Self.document, to: name) }
      try folder.write("", to: "notes.txt")
      try folder.write("", to: "sub/keep")
      var zip = try ZipWriter()
      let manifest = """
        {"version":"2","generator":"me","animations":[{"id":"one"},{"id":"two"}],\
        "themes":[{"id":"dark"}]}
        """
      try zip.add("manifest.json", Array(manifest.utf8))
      for name in ["one", "two"] { try zip.add("a/\(name).json", Array(Self.document.utf8)) }
      try zip.add("t/dark.json", Array(#"{"rules":[]}"#.utf8))
      try folder.write(Array(zip.archive), to: "box.lottie")
      for shell in Shell.allCases {
        let script = try Program.run("--generate-completion-script", shell.rawValue, in: folder.url)
        let name = shell == .zsh ? "functions/_lottie" : "completions.\(shell.rawValue)"
        try folder.write([UInt8](script.output), to: name)
      }
    }

    private func start(_ shell: Shell) throws -> PseudoTerminal {
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] =
        try Program.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
      environment["TERM"] = "xterm"
      environment["HOME"] = folder.path
      let terminal = try PseudoTerminal(
        shell.arguments,
        in: folder.url,
        environment: environment
      )
      let greeting = terminal.type(shell.settings, until: ["ready"])
      #expect(greeting.contains("ready"), "\(greeting)")
      return terminal
    }

    /// The end of a line, and what is offered for it.
    private static let positions: [(line: String, offered: [String])] = [
      ("lottie ke", ["keypaths"]),
      ("lottie va", ["validate"]),
      ("lottie render an", ["anim.json"]),
      ("lottie render ", ["anim.json", "box.lottie", "sub/"]),
      ("lottie convert anim.json --slots an", ["anim.json"]),
      ("lottie render anim.json --fi", ["--fit"]),
      ("lottie render anim.json --fit ", ["contain", "cover", "fill", "none"]),
      ("lottie render anim.json --format ap", ["apng"]),
      ("lottie render anim.json --loop ", ["once", "forever", "bounce"]),
      ("lottie render anim.json --marker ", ["idle", "hover"]),
      ("lottie markers anim.json --name i", ["idle"]),
      ("lottie keypaths anim.json Square.C", ["Square.Color"]),
      ("lottie get anim.json --layer Sq", ["Square"]),
      ("lottie render anim.json --hide Sq", ["Square"]),
      ("lottie render anim.json --text T", ["Title"]),
      ("lottie render box.lottie --theme d", ["dark"]),
      ("lottie info box.lottie --animation ", ["one", "two"]),
      ("lottie features --target lottie-an", ["android"]),
      ("lottie rules ref/missing-p", ["missing-parent"]),
      ("lottie validate anim.json --target lottie-an", ["android"]),
      ("lottie validate anim.json --ignore ref/missing-p", ["missing-parent"]),
      ("lottie render anim.json --assets-dir s", ["sub"]),
      ("lottie convert anim.json --strip n", ["names"]),
      (#"lottie markers my\ anim.json --name i"#, ["idle"]),
    ]

    @Test(arguments: Shell.allCases.filter(\.isInstalled))
    func `a shell offers what belongs there`(shell: Shell) throws {
      let terminal = try start(shell)
      for (line, offered) in Self.positions {
        let shown = terminal.type(shell.keys(line), until: offered)
        for word in offered { #expect(shown.contains(word), "\(line): \(shown)") }
        #expect(!shown.contains("notes.txt"), "\(line): \(shown)")
      }
    }

    @Test(arguments: Shell.allCases.filter(\.isInstalled))
    func `a name in a document is not run as a command`(shell: Shell) throws {
      let names = ["$(touch pwned)", "`touch pwned`", "a;touch pwned", "'\"$(touch pwned)", "safe"]
      let markers = names.map { #"{"tm":0,"dr":1,"cm":"\#($0.replacing("\"", with: "\\\""))"}"# }
      try folder.write(
        #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[],"markers":[\#(markers.joined(separator: ","))]}"#,
        to: "evil.json"
      )
      let terminal = try start(shell)
      let line = "lottie markers evil.json --name "
      let shown = terminal.type(shell.keys(line), until: ["safe"])
      #expect(shown.contains("safe"), "\(shown)")
      #expect(!folder.names.contains("pwned"))
    }
  }
#endif
