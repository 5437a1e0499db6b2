import Foundation
import LottieCodecs
import LottieKit
import TestSupport
import Testing

/// What is wrong with the archive of a container is told with its entry.
struct ArchiveDefectTests {
  private let folder: TemporaryFolder
  private static let animation = #"{"v":"5.7.0","fr":10,"ip":0,"op":10,"w":40,"h":40,"layers":[]}"#
  private static let manifest = #"{"version":"2","animations":[{"id":"x"}]}"#

  init() throws { folder = try TemporaryFolder() }

  private func archive(_ files: [(String, String)]) throws -> [UInt8] {
    var zip = try ZipWriter()
    for (name, text) in files { try zip.add(name, Array(text.utf8)) }
    return zip.archive
  }

  private static let files = [("manifest.json", manifest), ("a/x.json", animation)]

  /// Findings about a container, as `RULE ENTRY SEVERITY`, and the run.
  private func findings(_ bytes: [UInt8]) throws -> (list: [String], text: String) {
    try folder.write(bytes, to: "pack.lottie")
    let run = try Program.run(["validate", "pack.lottie", "--format", "json"], in: folder.url)
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let files = json?["files"] as? [[String: Any]] ?? []
    let list = files.flatMap { file in
      (file["findings"] as? [[String: Any]] ?? []).map { finding in
        "\(finding["rule"] ?? "") \(file["entry"] as? String ?? "-") \(finding["severity"] ?? "")"
      }
    }
    return (list.filter { $0.hasPrefix("container/") }, run.text)
  }

  /// The archive with bytes changed wherever a pattern is.
  private func patched(_ bytes: [UInt8], _ pattern: [UInt8], at offset: Int, to new: [UInt8])
    -> [UInt8]
  {
    var result = bytes
    for start in bytes.indices.dropLast(pattern.count)
    where bytes[start..<start + pattern.count].elementsEqual(pattern) {
      for (index, byte) in new.enumerated() { result[start + offset + index] = byte }
    }
    return result
  }

  @Test func `a sound container has none`() throws {
    #expect(try findings(archive(Self.files)).list == [])
  }

  @Test func `a container packed with its folder`() throws {
    let (list, text) = try findings(archive(Self.files.map { ("pack/" + $0.0, $0.1) }))
    #expect(list.contains("container/manifest-form - error"), "\(list)")
    #expect(text.contains("manifest.json is in the folder"))
  }

  @Test func `a container without a manifest`() throws {
    let (list, _) = try findings(archive([Self.files[1]]))
    #expect(list.contains("container/manifest-form - error"), "\(list)")
  }

  @Test func `files in no folder, and animations that are not listed`() throws {
    let more = [("a/y.json", Self.animation), ("notes.txt", "x"), ("__MACOSX/._a", "x")]
    let (list, text) = try findings(archive(Self.files + more))
    #expect(list.count == 3 && Set(list) == ["container/unused-file manifest.json info"], "\(list)")
    #expect(text.contains("a/y.json") && text.contains("notes.txt"))
  }

  @Test func `two files of one name`() throws {
    let (list, text) = try findings(archive(Self.files + [Self.files[1]]))
    #expect(list == ["container/zip - error"] && text.contains("two entries named a/x.json"))
  }

  @Test func `encrypted files`() throws {
    let bytes = try archive(Self.files)
    // The flags of local headers, and of the directory.
    var locked = patched(bytes, [0x50, 0x4B, 3, 4], at: 6, to: [1, 8])
    locked = patched(locked, [0x50, 0x4B, 1, 2], at: 8, to: [1, 8])
    let (list, text) = try findings(locked)
    #expect(list == ["container/zip - error"] && text.contains("is encrypted"), "\(text)")
  }

  @Test func `a file that is packed in another way`() throws {
    let stored = Self.files + [("i/x.png", "abc")]
    // "abc" is stored; method 12 is bzip2.
    var bytes = try archive(stored)
    let name = Array("i/x.png".utf8)
    for start in bytes.indices.dropLast(name.count)
    where bytes[start..<start + name.count].elementsEqual(name) {
      let isLocal = bytes[start - 30..<start - 26].elementsEqual([0x50, 0x4B, 3, 4])
      bytes[start - (isLocal ? 22 : 36)] = 12
    }
    let (list, text) = try findings(bytes)
    #expect(list.contains("container/entry i/x.png error"), "\(list)")
    #expect(text.contains("method 12"))
  }

  @Test func `a damaged image`() throws {
    var bytes = try archive(Self.files + [("i/x.png", "abc")])
    let content = Array("abc".utf8)
    let start = try #require(
      bytes.indices.dropLast(3).first { bytes[$0..<$0 + 3].elementsEqual(content) }
    )
    bytes[start] = 0x7A
    let (list, text) = try findings(bytes)
    #expect(list.contains("container/entry i/x.png error"), "\(list)")
    #expect(text.contains("wrong checksum"))
  }

  @Test func `a file that is larger than players take`() throws {
    var zip = try ZipWriter()
    for (name, text) in Self.files { try zip.add(name, Array(text.utf8)) }
    try zip.add("u/long.mp3", [UInt8](repeating: 0, count: 65 << 20))
    let (list, text) = try findings(zip.archive)
    #expect(list.contains("container/entry u/long.mp3 error"), "\(list)")
    #expect(text.contains("65 MiB"))
  }

  @Test func `a container cut short, and one with something in front`() throws {
    let bytes = try archive(Self.files)
    #expect(try findings(Array(bytes.dropLast(9))).list == ["container/zip - error"])
    #expect(try !findings([0x20, 0x20] + bytes).list.isEmpty)
  }

  @Test func `manifests of version 1 are read as strictly`() throws {
    func first(_ manifest: String) throws -> [String] {
      try findings(archive([("manifest.json", manifest), ("animations/x.json", Self.animation)]))
        .list
    }
    #expect(try first(#"{"version":"1.0","animations":[{"id":"x","speed":2,"loop":3}]}"#) == [])
    let form = "container/manifest-form manifest.json"
    #expect(try first(#"{"version":1,"animations":[{"id":"x"}]}"#) == [form + " error"])
    #expect(
      try first(#"{"version":"1.0","animations":[{"id":"x"},{"speed":1}]}"#) == [form + " error"]
    )
    #expect(
      try first(#"{"version":"1.0","animations":[{"id":"x","speed":"2"}]}"#) == [form + " warning"]
    )
    #expect(
      try first(#"{"version":"1.0","animations":[{"id":"x"}],"activeAnimationId":"y"}"#)
        == ["container/manifest-reference manifest.json warning"]
    )
  }

  @Test func `info lists animations, themes, machines, slots, fonts and sounds`() throws {
    let text = """
      {"v":"5.7.0","fr":10,"ip":0,"op":10,"w":40,"h":40,"fonts":{"list":[{"fName":"Face","fFamily":"Face"}]},
      "assets":[{"id":"song","u":"u/","p":"song.mp3"}],"layers":[{"ty":3,"ip":0,"op":10,"ks":{"o":{"sid":"fade","a":0,"k":9}}}]}
      """
    let manifest = #"{"version":"2","animations":[{"id":"x"},{"id":"y"}]}"#
    let files = [
      ("manifest.json", manifest), ("a/x.json", text), ("a/y.json", Self.animation),
      ("t/dark.json", #"{"rules":[]}"#), ("s/clicks.json", "{}"), ("u/song.mp3", "x"),
      ("i/logo.png", "x"),
    ]
    try folder.write(archive(files), to: "pack.lottie")
    let run = try Program.run(["info", "pack.lottie"], in: folder.url)
    for line in [
      "dotLottie 2: x, y", "themes         dark", "state machines clicks", "slots          fade",
      "fonts          Face", "sounds         song",
    ] {
      #expect(run.text.contains(line), "\(line): \(run.text)")
    }
    let json = try Program.run(["info", "pack.lottie", "--format", "json"], in: folder.url).text
    for member in [
      #""animations":["x","y"]"#, #""themes":["dark"]"#, #""state_machines":["clicks"]"#,
      #""slots":["fade"]"#, #""fonts":["Face"]"#, #""sounds":[{"id":"song""#,
    ] {
      #expect(json.contains(member), "\(member): \(json)")
    }
  }
}
