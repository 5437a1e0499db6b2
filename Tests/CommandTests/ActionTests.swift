import Foundation
import TestSupport
import Testing

/// Scripts for continuous integration as they stand, with the runner's variables and files; `make integrations` runs
/// the steps of action.yml in order, and pre-commit.
struct ActionTests {
  private let folder: TemporaryFolder
  private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Integrations/github").path

  /// A name of a file and of a layer that mean something to shells, to runners and to Markdown.
  private static let hostile =
    "%0A::error::forged `touch pwned` $(touch pwned) | <img> @all\n::error::forged"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "work/assets/good.json")  // with a note
    try folder.write(#"{"name": "settings"}"#, to: "work/package.json")
    try folder.write("", to: "temp/empty")
  }

  /// Outcome of a step: what it printed, its outputs, and the summary of the job.
  private struct Step {
    var run: Program.Outcome
    var outputs: [String: String]
    var summary: String
  }

  /// Runs a script in the folder `work`, and then perhaps more, with `bin` first in PATH.
  private func step(_ script: String, _ variables: [String: String] = [:]) throws -> Step {
    for name in ["outputs", "summary.md"] { try folder.write("", to: name) }
    let path = folder.path
    let all = [
      "LOTTIE": try Program.executable.path, "RUNNER_TEMP": path + "/temp",
      "GITHUB_OUTPUT": path + "/outputs", "GITHUB_STEP_SUMMARY": path + "/summary.md",
      "GITHUB_REPOSITORY": "someone/icons", "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_JOB": "check",
    ].merging(variables) { $1 }
    let assignments = all.map { "\($0)='\($1.replacing("'", with: #"'\''"#))'" }.sorted()
    let run = try Program.shell(
      "cd work && PATH='\(path)/bin':$PATH \(assignments.joined(separator: " ")) "
        + "sh '\(Self.scripts)/\(script)'",
      in: folder.url
    )
    let lines = try text("outputs").split(separator: "\n").map { $0.split(separator: "=") }
    #expect(lines.allSatisfy { (1...2).contains($0.count) })
    return Step(
      run: run,
      outputs: Dictionary(
        uniqueKeysWithValues: lines.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }
      ),
      summary: try text("summary.md")
    )
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  /// The lines that the runner takes as commands.
  private func commands(_ text: String) -> [Substring] {
    var token: Substring?
    return text.split(separator: "\n").filter { line in
      if let end = token {
        if line == "::\(end)::" { token = nil }
        return false
      }
      if line.hasPrefix("::stop-commands::") {
        token = line.dropFirst("::stop-commands::".count)
        return false
      }
      return line.hasPrefix("::") || line.contains("##[")
    }
  }

  @Test func `one good and one bad export`() throws {
    try folder.write("{\"layers\": [", to: "work/assets/bad.json")
    let step = try step("run.sh", ["COMMAND": "validate", "PATHS": "assets\npackage.json"])
    #expect(step.run.status == 0, "\(step.run.errors)")
    #expect(step.outputs["status"] == "1")
    #expect(step.outputs["errors"] == "2" && step.outputs["warnings"] == "0", "\(step.outputs)")
    #expect(
      step.summary.contains("\n\n**2 errors, 0 warnings, 1 note**\n\n### assets/bad.json\n\n")
    )
    let commands = commands(step.run.text)
    #expect(commands.count == 3)
    #expect(commands[0].hasPrefix("::error file=assets/bad.json,line=1,col=13,title=json/syntax::"))
    #expect(commands[2].contains("json/not-lottie"))
    let sarif = try #require(step.outputs["sarif-file"])
    _ = try JSONSerialization.jsonObject(with: try Data(contentsOf: URL(fileURLWithPath: sarif)))
    #expect(
      try String(contentsOfFile: step.outputs["summary-file"] ?? "", encoding: .utf8)
        == step.summary
    )
  }

  @Test(arguments: [
    ("", "--ignore json/not-lottie", "0"), ("warning", "", "1"), ("never", "", "0"),
    ("", "--target no-such-player", "64"), ("always", "", "64"),
  ])
  func `options and what fails`(failOn: String, options: String, status: String) throws {
    let variables = [
      "COMMAND": "validate", "PATHS": "package.json", "FAIL_ON": failOn, "ARGUMENTS": options,
    ]
    let step = try step("run.sh", variables)
    #expect(step.run.status == 0, "\(step.run.errors)")
    #expect(step.outputs["status"] == status, "\(step.run.text) \(step.run.errors)")
    #expect(step.summary.contains("<pre>") == (status == "64"))
  }

  @Test func `a command that is none ends the step`() throws {
    #expect(try step("run.sh", ["COMMAND": "../validate"]).run.status == 64)
  }

  @Test func `hostile names are only text`() throws {
    let name = String(decoding: try JSONEncoder().encode(Self.hostile), as: UTF8.self)
    let document = Document.bar.replacing(
      #""nm":"back","ind":1"#,
      with: #""nm":\#(name),"ind":1,"parent":9"#
    )
    try folder.write(document, to: "work/\(Self.hostile.replacing("/", with: "-")).json")
    try folder.write("{", to: "work/::error::::`touch pwned`.lottie")
    try folder.write("{", to: "work/-dash.tgs")
    for paths in ["", "*", Self.hostile, "$(touch pwned)", "`touch pwned`", "--fix"] {
      let step = try step("run.sh", ["COMMAND": "validate", "PATHS": paths])
      #expect(step.run.status == 0, "\(step.run.errors)")
      #expect(step.outputs.count == 7)
      for command in commands(step.run.text) {
        #expect(
          command.firstMatch(of: /^::(error|warning|notice) file=[^:,]+,line=\d+,col=\d+,title=/)
            != nil,
          "\(command)"
        )
        #expect(!command.contains("%0A"))
      }
      #expect(!step.summary.contains("\n::error"))
      #expect(!step.summary.contains(/[^\\]<img>/))
      #expect(!folder.names.contains { $0.hasSuffix("pwned") })
    }
  }

  /// Commits what lies in `work`.
  private func commit() throws {
    let git = "git -C work -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    let run = try Program.shell(
      "\(git) init -q && \(git) add -A && \(git) commit -qm .",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `changes since a commit`() throws {
    for name in ["old", "same", "broken"] {
      try folder.write(Document.bar, to: "work/assets/\(name).json")
    }
    try commit()
    #expect(try step("run.sh", ["COMMAND": "diff", "BASE": "HEAD"]).outputs["found"] == "false")
    try folder.write(
      Document.bar.replacing(#""op":10,"w":20"#, with: #""op":10,"w":30"#),
      to: "work/assets/good.json"
    )
    try folder.write(Document.bar, to: "work/assets/`touch pwned`\n::error::<b>.json")
    try folder.write(#"{"name": "other"}"#, to: "work/package.json")
    try folder.link("work/assets/link.json", to: "/etc/passwd")
    try FileManager.default.removeItem(atPath: folder.path + "/work/assets/old.json")
    try commit()

    for (failOn, status) in [("", "0"), ("never", "0"), ("difference", "1")] {
      let step = try step("run.sh", ["COMMAND": "diff", "BASE": "HEAD~1", "FAIL_ON": failOn])
      #expect(step.run.status == 0, "\(step.run.errors)")
      #expect(step.outputs["status"] == status, "\(step.run.text)")
      #expect(step.outputs["found"] == "true")
      #expect(commands(step.run.text).isEmpty)
      let rows = step.summary.split(separator: "\n").map(String.init)
      try #require(rows.count == 7, "\(step.summary)")
      #expect(rows[2] == "**1 changed, 1 renamed, 0 added, 0 removed, 0 equal**")
      let moved = "assets/old.json → assets/\\`touch pwned\\`\\\\n::error::\\<b>.json"
      #expect(rows[5] == "| renamed | \(moved) | draws the same |  |")
      #expect(rows[6].hasPrefix("| changed | assets/good.json | "))
      #expect(rows[6].hasSuffix(" | size: 20 × 10 px → 30 × 10 px |"))
      let page = try #require(step.outputs["folder"]) + "/changes.html"
      let html = try String(contentsOfFile: page, encoding: .utf8)
      #expect(html.contains("<title>before → after</title>"))
      #expect(html.contains(#"\n::error::\u003cb>.json"#))
    }
    let below = try step(
      "run.sh",
      ["COMMAND": "diff", "BASE": "HEAD~1", "PATHS": "assets/old.json\nother"]
    )
    #expect(below.summary.hasSuffix("|\n| removed | assets/old.json |  |  |\n"))
    #expect(below.summary.contains("\n**0 changed, "))
    #expect(!folder.names.contains { $0.hasSuffix("pwned") })

    #expect(try Program.shell("ln -s \"$lottie\" program", in: folder.url).status == 0)
    let variables = ["COMMAND": "diff", "BASE": "HEAD~1", "LOTTIE": "../program"]
    #expect(try step("run.sh", variables).outputs["status"] == "0", "a path from the workspace")

    try folder.write("{\"layers\": ", to: "work/assets/broken.json")
    try commit()
    let broken = try step("run.sh", ["COMMAND": "diff", "BASE": "HEAD~1"])
    #expect(broken.outputs["status"] == "65")
    #expect(
      broken.summary.contains("error: after/assets/broken.json:1:12: not JSON"),
      "\(broken.summary)"
    )
  }

  @Test(arguments: [
    "", "--output=x", "+a:b", "no-such-branch", "0000000000000000000000000000000000000000",
  ])
  func `a base that is none ends the step`(base: String) throws {
    try commit()
    let step = try step("run.sh", ["COMMAND": "diff", "BASE": base])
    #expect(step.run.status == 64, "\(step.run.text) \(step.run.errors)")
    #expect(step.run.text.contains("::error title=lottie::"))
  }

  @Test func `a comment is written once and then changed`() throws {
    // Answers with the number in `earlier`, and keeps what it was told.
    try folder.write(
      """
      #!/bin/sh
      [ ! -e '\(folder.path)/refused' ] || { echo '::error::HTTP 403' >&2; exit 1; }
      case "$*" in
      *graphql*) cat '\(folder.path)/earlier' ;;
      *)
        for word; do case $word in body=@*) cp "${word#body=@}" '\(folder.path)/body' ;; esac; done
        echo "$*" | sed 's/ -F .*//' >>'\(folder.path)/calls' ;;
      esac
      """,
      to: "bin/gh"
    )
    _ = try Program.shell("chmod +x bin/gh", in: folder.url)
    for name in ["earlier", "calls"] { try folder.write("", to: name) }
    try folder.write(
      "Hello @all\n" + String(repeating: "one more line @all\n", count: 8_000),
      to: "text.md"
    )
    var variables = [
      "SUMMARY": folder.path + "/text.md", "COMMAND": "validate", "FOUND": "false", "GH_TOKEN": "t",
      "PULL_REQUEST": "7",
    ]
    #expect(try step("comment.sh", variables).run.status == 0)
    #expect(try text("calls").isEmpty, "there is nothing to say")

    variables["FOUND"] = "true"
    #expect(try step("comment.sh", variables).run.status == 0)
    try folder.write("42\n43\n", to: "earlier")
    variables["FOUND"] = "false"
    #expect(try step("comment.sh", variables).run.status == 0)
    #expect(
      try text("calls") == """
        api --silent --method POST repos/someone/icons/issues/7/comments
        api --silent --method PATCH repos/someone/icons/issues/comments/42

        """
    )
    let body = try text("body")
    #expect(body.hasPrefix("<!-- lottie action: validate in check -->\n\nHello @\u{200B}all\n"))
    #expect(body.hasSuffix("\n… and more: see the log or the report.\n"))
    #expect((50_000..<65_536).contains(body.utf8.count))

    try folder.write("", to: "refused")
    let refused = try step("comment.sh", variables)
    #expect(refused.run.status == 0)
    #expect(commands(refused.run.text).count == 1, "\(refused.run.text)")
    #expect(refused.run.text.contains("::warning title=lottie::the comment could not be written"))
    variables["PULL_REQUEST"] = ""
    #expect(try step("comment.sh", variables).run.text.isEmpty)
  }

  @Test func `a package with another checksum is not installed`() throws {
    let machine = try Program.shell("uname -m", in: folder.url).text.split(separator: "\n")[0]
    let wheel = "lottie_cli-9.8.7-py3-none-manylinux_2_36_\(machine).whl"
    try folder.write("not what was released", to: wheel)
    try folder.write(String(repeating: "0", count: 64) + "  \(wheel)\n", to: "SHA256SUMS")
    // The file of the folder that has the name at the end of the address, which it keeps.
    try folder.write(
      """
      #!/bin/sh
      for word; do address=$word; done
      echo "$address" >>'\(folder.path)/addresses'
      cp "\(folder.path)/${address##*/}" .
      """,
      to: "bin/curl"
    )
    _ = try Program.shell("chmod +x bin/curl", in: folder.url)
    let checkout = "/home/runner/_actions/acme/motion/v9"
    let variables = ["VERSION": "v9.8.7", "GITHUB_ACTION_PATH": checkout]
    let step = try step("install.sh", variables)
    #if os(Linux)
      #expect(step.run.status == 65, "\(step.run.errors)")
      #expect(commands(step.run.text).count == 1)
      let release = "https://github.com/acme/motion/releases/download/v9.8.7/"
      #expect(try text("addresses") == "\(release)SHA256SUMS\n\(release)\(wheel)\n")
    #else
      #expect(step.run.status == 64)
    #endif
    #expect(step.outputs.isEmpty)
    for version in ["../x", "$(touch pwned)", "1 2", ""] {
      let variables = ["VERSION": version, "GITHUB_ACTION_PATH": checkout]
      let wrong = try self.step("install.sh", variables)
      // Without a version that of CHANGELOG.md is taken, where nothing is released yet or which is not there.
      #expect(wrong.run.status != 0 && wrong.outputs.isEmpty, "\(version)")
    }
    #expect(!folder.names.contains { $0.hasSuffix("pwned") })
  }

  @Test func `the hook of pre-commit passes over other JSON`() throws {
    let script = URL(fileURLWithPath: Self.scripts).deletingLastPathComponent()
      .appendingPathComponent("pre-commit/validate.sh").path
    try folder.write("{ // comment\n}", to: "work/tsconfig.json")
    try folder.write("{\"layers\": [", to: "work/-bad `touch pwned`\n.json")
    func run(_ arguments: String) throws -> Program.Outcome {
      try Program.shell("cd work && LOTTIE=\"$lottie\" '\(script)' \(arguments)", in: folder.url)
    }
    #expect(try run("-- package.json tsconfig.json none.json").status == 0)
    #expect(try run("-- package.json assets/good.json tsconfig.json").status == 0)
    let all = try run("--format compact -- *.json assets/*.json")
    #expect(all.status == 1)
    #expect(all.text.contains(#"-bad `touch pwned`\n.json:1:13: error: not JSON"#), "\(all.text)")
    #expect(!all.text.contains("tsconfig") && !all.text.contains("package"))
    #expect(try run("assets/good.json").status == 64)
    #expect(!folder.names.contains { $0.hasSuffix("pwned") })
  }

  @Test func `the job of GitLab's template`() throws {
    let template = URL(fileURLWithPath: Self.scripts).deletingLastPathComponent()
      .appendingPathComponent("gitlab/lottie.gitlab-ci.yml")
    let lines = try String(contentsOf: template, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let script = lines.drop { $0 != "    - |" }.dropFirst().prefix { $0.hasPrefix("      ") }
    try folder.write(script.map { $0.dropFirst(6) }.joined(separator: "\n"), to: "script")
    try folder.write("{\"layers\": [", to: "work/assets/`touch pwned`\n.json")
    func run(_ paths: String, failOn: String = "") throws -> Int32 {
      let path = try Program.executable.deletingLastPathComponent().path
      let line = """
        cd work && rm -f gl-code-quality.json lottie-junit.xml && PATH='\(path)':$PATH \
        LOTTIE_PATHS='\(paths)' LOTTIE_ARGS='--target lottie-web' LOTTIE_FAIL_ON='\(failOn)' \
        LOTTIE_VERSION= CI_PROJECT_DIR="$PWD" sh ../script
        """
      return try Program.shell(line, in: folder.url).status
    }
    #expect(try run("assets/good.json") == 0)
    #expect(try run("none") != 0 && !folder.names.contains("work/gl-code-quality.json"))
    #expect(try run("assets", failOn: "never") == 0)
    #expect(try run("assets\npackage.json") == 1)
    let quality = try JSONSerialization.jsonObject(
      with: Data(try folder.read("work/gl-code-quality.json"))
    )
    let rules = try #require(quality as? [[String: Any]]).compactMap { $0["check_name"] as? String }
    #expect(Set(rules).isSuperset(of: ["json/syntax", "json/not-lottie"]))
    #expect(try text("work/lottie-junit.xml").contains("not JSON: the text ends too early"))
    #expect(!folder.names.contains { $0.hasSuffix("pwned") })
  }
}
