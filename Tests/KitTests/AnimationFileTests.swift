import Foundation
import LottieCodecs
import LottieKit
import LottieModel
import TestSupport
import Testing

struct AnimationFileTests {
  /// Why bytes cannot be loaded.
  private func refusal(_ bytes: [UInt8], animation: String? = nil) -> LoadError? {
    do {
      _ = try AnimationFile(bytes: bytes, choice: .init(animation: animation))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a JSON text is recognized by its content`() throws {
    let file = try AnimationFile(bytes: Fixture.json("a"))
    #expect(file.format == .json && file.animation.name == "a")
    #expect(file.archive == nil && file.manifest == nil && file.directory == nil)
  }

  @Test func `a gzipped text is unpacked`() throws {
    let file = try AnimationFile(bytes: Fixture.tgs)
    #expect(file.format == .tgs && file.animation.name == "tgs")
  }

  @Test func `a container shows the animation its manifest says, in either version`() throws {
    let one = try AnimationFile(bytes: Fixture.version1)
    #expect(one.format == .dotLottie && one.animation.name == "two")
    #expect(one.manifest?.version == 1)
    #expect(one.manifest?.generator == "g" && one.manifest?.author == "a")
    let two = try AnimationFile(bytes: Fixture.version2)
    #expect(two.animation.name == "y" && two.manifest?.version == 2)
  }

  @Test func `a manifest says how fast and how often an animation plays`() throws {
    let animations = try AnimationFile(bytes: Fixture.version1).manifest?.animations
    #expect(animations?.map(\.id) == ["one", "two"])
    #expect(animations?.map(\.speed) == [-2, 1])
    #expect(animations?.map(\.loops) == [false, true])
    #expect(animations?.map(\.bounces) == [false, true])
  }

  @Test(arguments: [("one", "one"), ("two", "two"), ("0", "one"), ("1", "two")])
  func `an animation is asked for by name or by number`(wanted: String, name: String) throws {
    #expect(
      try AnimationFile(bytes: Fixture.version1, choice: .init(animation: wanted)).animation.name
        == name
    )
  }

  @Test(arguments: ["three", "2", "-1", "", "99999999999999999999"])
  func `a name or a number that there is not is refused, with those there are`(wanted: String) {
    #expect(
      refusal(Fixture.version1, animation: wanted)
        == .noSuchAnimation(wanted, available: ["one", "two"])
    )
  }

  @Test func `a text alone has the animation number 0 only`() throws {
    #expect(
      try AnimationFile(bytes: Fixture.json("a"), choice: .init(animation: "0")).animation.name
        == "a"
    )
    #expect(
      refusal(Fixture.json("a"), animation: "1") == .noSuchAnimation("1", available: ["0"])
    )
  }

  @Test func `a zip without manifest shows its first text`() throws {
    #expect(try AnimationFile(bytes: Fixture.plain).animation.name == "b")
    #expect(
      try AnimationFile(bytes: Fixture.plain, choice: .init(animation: "c")).animation.name == "c"
    )
  }

  @Test func `a manifest that names what is not there is passed over`() throws {
    #expect(try AnimationFile(bytes: Fixture.wrongManifest).animation.name == "here")
  }

  @Test func `a zip without animation is refused`() {
    #expect(refusal(Fixture.noAnimation) == .noAnimation)
  }

  @Test func `a bad text within a container is refused with its entry's name`() {
    guard case .badDocument(.notJSON, let entry) = refusal(Fixture.badJSON) else {
      Issue.record("it was read")
      return
    }
    #expect(entry == "a/x.json")
  }

  @Test func `a broken container is refused as such`() {
    guard case .badContainer = refusal(Array(Fixture.version1.prefix(100))) else {
      Issue.record("half a zip was read")
      return
    }
    guard case .badContainer = refusal(Array(Fixture.tgs.prefix(30))) else {
      Issue.record("half a gzip was read")
      return
    }
    var flipped = Fixture.tgs
    flipped[40] ^= 0x55
    #expect(refusal(flipped) != nil)
  }

  @Test func `containers cut anywhere are refused or read, but end`() {
    for length in 0..<Fixture.version2.count {
      _ = refusal(Array(Fixture.version2.prefix(length)))
    }
    for index in Fixture.version2.indices {
      var bytes = Fixture.version2
      bytes[index] ^= 0xFF
      _ = refusal(bytes)
    }
  }

  @Test func `nothing at all is no animation`() {
    guard case .badDocument(.notJSON, entry: nil) = refusal([]) else {
      Issue.record("it was read")
      return
    }
  }

  @Test func `a file is read with its folder; one that is not there is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Fixture.json("a"), to: "a.json")
    let file = try AnimationFile(path: folder.path + "/a.json")
    #expect(file.animation.name == "a" && file.directory == folder.path)
    #expect(throws: LoadError.self) { try AnimationFile(path: folder.path + "/none.json") }
    #expect(throws: LoadError.self) { try AnimationFile(path: folder.path) }
  }
}
