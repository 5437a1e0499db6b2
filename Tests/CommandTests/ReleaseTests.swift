import Foundation
import TestSupport
import Testing

@testable import LottieDev

/// What `LottieDev cut-release` does in a clone.
struct ReleaseTests {
  private let folder: TemporaryFolder
  private let tree: ReleaseTree

  private static let changelog = """
    # Changelog

    As in Keep a Changelog.

    ## Unreleased

    ### Added
    - This.

    ### Fixed
    - That, since 0.1.0.

    ## 0.1.0 - 2026-01-02

    - The first.

    """

  init() throws {
    folder = try TemporaryFolder()
    tree = ReleaseTree(root: folder.url)
    try folder.write(Self.changelog, to: "CHANGELOG.md")
    try folder.write("/// Version.\nlet lottieVersion = \"0.1.0\"\n", to: "Sources/A/Version.swift")
    try folder.write("print(lottieVersion)\n", to: "Sources/A/Other.swift")
    try folder.write(
      "uses: OWNER/lottie@v0.1.0\n[lottie-cli==0.1.0]\nother==0.1.01\nother@v0.9.0\n0.1.0\n",
      to: "docs/ci.md"
    )
    try commit()
  }

  private func commit() throws {
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    let run = try Program.shell(
      "\(git) init -q && \(git) add -A && \(git) commit -qm .",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func version(_ text: String) throws -> ReleaseVersion {
    try #require(ReleaseVersion(text))
  }

  @Test func `a release is cut in all files that name it`() throws {
    let files = try tree.cut(try version("0.2.0"), date: "2026-11-22")
    #expect(files == ["CHANGELOG.md", "Sources/A/Version.swift", "docs/ci.md"])
    #expect(
      try text("CHANGELOG.md") == """
        # Changelog

        As in Keep a Changelog.

        ## Unreleased

        ## 0.2.0 - 2026-11-22

        ### Added
        - This.

        ### Fixed
        - That, since 0.1.0.

        ## 0.1.0 - 2026-01-02

        - The first.

        """
    )
    #expect(try text("Sources/A/Version.swift") == "/// Version.\nlet lottieVersion = \"0.2.0\"\n")
    #expect(
      try text("docs/ci.md")
        == "uses: OWNER/lottie@v0.2.0\n[lottie-cli==0.2.0]\nother==0.1.01\nother@v0.9.0\n0.1.0\n"
    )
    #expect(
      try tree.notes(try version("0.2.0")) == """
        ### Added
        - This.

        ### Fixed
        - That, since 0.1.0.
        """
    )
    #expect(try tree.notes(try version("0.1.0")) == "- The first.")
    #expect(throws: ReleaseError.noSection("0.3.0")) { try tree.notes(try version("0.3.0")) }
    try commit()
    #expect(throws: ReleaseError.nothingNew) {
      try tree.cut(try version("0.3.0"), date: "2026-11-23")
    }
  }

  @Test(arguments: ["0.1.0", "0.0.9"])
  func `a version that is not greater is refused`(text: String) throws {
    let (version, last) = (try version(text), try version("0.1.0"))
    #expect(throws: ReleaseError.notGreater(version, than: last)) {
      try tree.cut(version, date: "2026-11-22")
    }
    #expect(try self.text("CHANGELOG.md") == Self.changelog)
  }

  @Test func `the first release may have the version of the sources`() throws {
    let first = Self.changelog.split(separator: "## 0.1.0")[0]
    try folder.write(String(first), to: "CHANGELOG.md")
    try commit()
    let early = try version("0.0.9")
    #expect(throws: ReleaseError.notGreater(early, than: try version("0.1.0"))) {
      try tree.cut(early, date: "2026-11-22")
    }
    #expect(try tree.cut(try version("0.1.0"), date: "2026-11-22") == ["CHANGELOG.md"])
  }

  @Test func `a tree with changes is refused`() throws {
    try folder.write("", to: "new file")
    try folder.write("# Changelog\n", to: "CHANGELOG.md")
    #expect(throws: ReleaseError.uncommitted(["CHANGELOG.md", #""new file""#])) {
      try tree.cut(try version("0.2.0"), date: "2026-11-22")
    }
  }

  @Test func `an empty section is refused, and a missing one`() throws {
    let empty = "# Changelog\n\n## Unreleased\n\n### Added\n\n## 0.1.0 - 2026-01-02\n- x\n"
    for (text, error) in [
      (empty, ReleaseError.nothingNew),
      (empty.replacing("## Unreleased", with: ""), .noSection("Unreleased")),
    ] {
      try folder.write(text, to: "CHANGELOG.md")
      try commit()
      #expect(throws: error) { try tree.cut(try version("0.2.0"), date: "2026-11-22") }
    }
  }

  @Test func `a version that is declared twice, or never, is refused`() throws {
    try folder.write("let lottieVersion: String = \"0.1.0\"\n", to: "Sources/B/Version.swift")
    try commit()
    #expect(throws: ReleaseError.declarations(2)) {
      try tree.cut(try version("0.2.0"), date: "2026-11-22")
    }
    try FileManager.default.removeItem(atPath: folder.path + "/Sources")
    try commit()
    #expect(throws: ReleaseError.declarations(0)) { try tree.version }
  }

  @Test(arguments: [
    "", "1", "1.2", "1.2.3.4", "v1.2.3", "1.02.3", "1.-2.3", "1.2.3-beta", "1.2.9999999",
  ])
  func `what is not a version`(text: String) { #expect(ReleaseVersion(text) == nil) }

  @Test func `versions are compared by numbers`() throws {
    let sorted = ["0.9.9", "0.10.0", "1.0.0", "1.0.10"]
    #expect(try sorted.reversed().map(version).sorted().map(\.description) == sorted)
  }

  @Test func `pages of this project name the version of the program`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let project = ReleaseTree(root: root)
    let version = try project.version
    let quotations = try project.quotations()
    #expect(quotations.count > 8)
    for quotation in quotations { #expect(quotation.version == version, "\(quotation.file)") }
    let program = try Program.run("--version", in: folder.url).text
    #expect(program.contains("\(version)"))
  }

  @Test func `the command`() throws {
    let development = try Program.executable.deletingLastPathComponent()
      .appendingPathComponent("LottieDev").path
    let wrong = try Program.shell("'\(development)' cut-release next", in: folder.url)
    #expect(wrong.status != 0 && wrong.errors == "Error: next is not a version such as 0.2.0\n")
    let cut = try Program.shell("'\(development)' cut-release 0.2.0", in: folder.url)
    #expect(cut.text == "CHANGELOG.md\nSources/A/Version.swift\ndocs/ci.md\n", "\(cut.errors)")
    #expect(try text("CHANGELOG.md").contains(/\n## 0\.2\.0 - 20\d\d-\d\d-\d\d\n/))
    let notes = try Program.shell("'\(development)' cut-release --notes 0.1.0", in: folder.url)
    #expect(notes.text == "- The first.\n")
  }
}
