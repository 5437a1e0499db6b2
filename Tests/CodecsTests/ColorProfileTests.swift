import LottieCodecs
import LottieScene
import Testing

/// Images that say how their colors and rows are meant.
struct ColorProfileTests {
  private func decode(_ file: ProfiledFile) throws -> Pixmap {
    try ImageDecoder.decode(file.bytes)
  }

  private func expect(_ pixel: UInt32, _ rgba: [Int], within tolerance: Int = 1) {
    let found = [0, 8, 16, 24].map { Int(pixel >> $0 & 0xFF) }
    #expect(zip(found, rgba).allSatisfy { abs($0 - $1) <= tolerance }, "\(found), not \(rgba)")
  }

  @Test func `a profile changes straight colors to sRGB and leaves alpha`() throws {
    // sRGB of (100/255)^2.2 and (200/255)^2.2 is 100.0 and 201.3; times 128/255.
    expect(try decode(.profiledPNG)[1, 1], [50, 101, 0, 128])
    expect(try decode(.profiledWebP)[1, 1], [50, 101, 0, 128])
    expect(try decode(.profiledJPEG)[4, 4], [100, 201, 0, 255], within: 3)
  }

  @Test func `a gray profile makes gray`() throws {
    // sRGB of 64/255 linear is 137.2.
    expect(try decode(.profiledGray)[0, 0], [137, 137, 137, 255])
  }

  @Test func `a bad profile changes nothing`() throws {
    var file = ProfiledFile.profiledWebP.bytes
    // The signature "acsp" within the profile, which follows "ICCP" and its size.
    let profile = try #require(file.indices.first { file[$0...].starts(with: "ICCP".utf8) }) + 8
    file[profile + 36] = 0
    expect(try ImageDecoder.decode(file)[0, 0], [100, 50, 0, 128])
  }

  @Test func `a JPEG is turned as Exif says`() throws {
    let pixmap = try decode(.turnedJPEG)
    #expect(pixmap.width == 8 && pixmap.height == 16)
    expect(pixmap[4, 3], [200, 40, 40, 255], within: 4)
    expect(pixmap[4, 12], [40, 40, 200, 255], within: 4)
  }

  @Test(arguments: ProfiledFile.allCases)
  func `damage never traps`(small: ProfiledFile) {
    let file = small.bytes
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0xFF
      _ = try? ImageDecoder.decode(damaged, limits: ImageDecoder.Limits(side: 64))
      _ = try? ImageDecoder.decode(Array(file[..<index]))
    }
  }
}

/// Small files in Base64.
enum ProfiledFile: String, CaseIterable, CustomTestStringConvertible {
  /// 2 × 2 of (200, 100, 0) at alpha 128; a profile of sRGB's primaries, red and green exchanged,
  /// gamma 2.2; also a gamma of 1, which is ignored.
  case profiledPNG = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAABGdBTUEAAYagMeiWXwAAANVpQ0NQSUNDIFByb2
    ZpbGUAAHicY2BgvMMABEwCDAy5eSVFQe5OChGRUQrsrxgYgRAMEpOLCxjwgm/XIGov6+JXhxVwpqQWJwPpD0Cc
    kFxQVMLAwBgAZPOUlxSA2DFAtkgR0FFANsgdIukQdguInQRhzwCrCQlyBrLXANkC6RD2HhA7CcI+A2JD7QIB1u
    LyRAL+Ih2UpFaUgOgKIAaFI0QUET4IsaRpDAzb2xkYJO4gxPKXMDBYfGNgYO5HiKksYmDgb2Zg2HY+ubSoDGoN
    I5MxAwMhPgDrFTnhW64j8gAAABRJREFUeNpjPJHC0MDAwMDAxAAFABq+AbDVVK3SAAAAAElFTkSuQmCC
    """
  /// 2 × 2 of gray 64 in a profile of gamma 1.
  case profiledGray = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAAjGlDQ1BJQ0MgUHJvZmlsZQAAeJxjYGB0YAACJg
    EGhty8kiL3IMfIiMgoBfZXDIxACAaJycUFDHjBt2sQtZd18avDClhSUouTgfQWII5JLigqYWBgBLqGgae8pADE
    lgGyRbJDgpyBbAMgWwCqHuzsdDIsxAdKUitKQHQFEIPCASKK8F9yaVEZVCkjSAgAQ2gb9z+TXQoAAAAOSURBVH
    jaY3RgYGJgAAABUgBE5l8zvgAAAABJRU5ErkJggg==
    """
  /// As the profiled PNG.
  case profiledWebP = """
    UklGRhICAABXRUJQVlA4WAoAAAAwAAAAAQAAAQAASUNDUNwBAAAAAAHcAAAAAAIQAABtbnRyUkdCIFhZWiAH6g
    ABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLQAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAAGBjcHJ0AAABUAAAAA
    x3dHB0AAABXAAAABRyWFlaAAABcAAAABRnWFlaAAABhAAAABRiWFlaAAABmAAAABRyVFJDAAABrAAAABBnVFJD
    AAABvAAAABBiVFJDAAABzAAAABBkZXNjAAAAAAAAAAVzd2FwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB0ZXh0AAAAAHgAAABY
    WVogAAAAAAAA9tYAAQAAAADTLVhZWiAAAAAAAABilgAAt4cAABjcWFlaIAAAAAAAAG+kAAA49gAAA49YWVogAA
    AAAAAAJKIAAA+DAAC2z2N1cnYAAAAAAAAAAQIzAABjdXJ2AAAAAAAAAAECMwAAY3VydgAAAAAAAAABAjMAAFZQ
    OEwQAAAALwFAABAHULIiRwEDEdH/AA==
    """
  /// 8 × 8 of (200, 100, 0), the same profile.
  case profiledJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4gHsSUNDX1BST0ZJTEUAAQEAAAHcAAAAAAIQAABtbnRyUkdCIFhZWiAH6g
    ABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLQAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAAGBjcHJ0AAABUAAAAA
    x3dHB0AAABXAAAABRyWFlaAAABcAAAABRnWFlaAAABhAAAABRiWFlaAAABmAAAABRyVFJDAAABrAAAABBnVFJD
    AAABvAAAABBiVFJDAAABzAAAABBkZXNjAAAAAAAAAAVzd2FwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB0ZXh0AAAAAHgAAABY
    WVogAAAAAAAA9tYAAQAAAADTLVhZWiAAAAAAAABilgAAt4cAABjcWFlaIAAAAAAAAG+kAAA49gAAA49YWVogAA
    AAAAAAJKIAAA+DAAC2z2N1cnYAAAAAAAAAAQIzAABjdXJ2AAAAAAAAAAECMwAAY3VydgAAAAAAAAABAjMAAP/b
    AEMAAgEBAQEBAgEBAQICAgICBAMCAgICBQQEAwQGBQYGBgUGBgYHCQgGBwkHBgYICwgJCgoKCgoGCAsMCwoMCQ
    oKCv/bAEMBAgICAgICBQMDBQoHBgcKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCv/AABEIAAgACAMBEQACEQEDEQH/xAAUAAEAAAAAAAAAAAAAAAAAAAAG/8QAFBABAAAAAAAAAAAAAA
    AAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAgJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8A
    Lp5nQ//Z
    """
  /// 16 × 8, red and blue side by side; Exif says that the first row is at the right.
  case turnedJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAIBAQ
    EBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBD
    AQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCg
    r/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA
    /8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCX0TKABz
    WCLf/Z
    """

  var bytes: [UInt8] { Base64.decode(rawValue.utf8) ?? [] }

  var testDescription: String { "\(self)" }
}
