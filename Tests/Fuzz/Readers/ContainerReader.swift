@testable import LottieKit

/// Opens a container, unpacks all of it, and loads its animation and themes; JSON is read as a manifest and
/// as a theme, which a checksum guards in a container.
enum ContainerReader {
  /// Far below the program's limits, so that an input takes milliseconds.
  private static let limits = ZipArchive.Limits(entries: 100, totalSize: 4 << 20)

  static func read(_ bytes: [UInt8]) {
    if bytes.first == UInt8(ascii: "{") { readParts(bytes) }
    guard ZipArchive.isArchive(bytes) else {
      _ = try? Gzip.inflate(bytes, limit: limits.totalSize)
      return
    }
    guard let archive = try? ZipArchive(bytes, limits: limits) else { return }
    for entry in archive.entries { _ = try? archive.read(entry) }
    guard let file = try? AnimationFile(bytes: bytes) else { return }
    for theme in file.themes { _ = try? file.themed(theme) }
    AnimationReader.draw(file.animation)
  }

  private static func readParts(_ bytes: [UInt8]) {
    if let manifest = DotLottieManifest(bytes) {
      for animation in manifest.animations { _ = manifest.entryName(animation.id) }
    }
    guard let value = (try? JSONDocument(bytes))?.withRoot(JSONValue.init) else { return }
    let theme = (try? Theme.decode(bytes)).map { SlotValues(theme: $0, animation: "a") }
    for values in [theme, SlotValues(value)] {
      guard let text = values?.put(into: Array(document.utf8)),
        let animation = try? LottieAnimation.decode(text)
      else { continue }
      AnimationReader.draw(animation)
    }
  }

  private static let document = """
    {"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[{"ty":1,"ip":0,"op":9,"sw":9,"sh":9,"sc":"#f00",
    "ks":{"o":{"sid":"o","k":50},"p":{"sid":"k","k":[1,1]}}},{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[
    {"ty":"rc","s":{"k":[9,9]},"p":{"k":[4,4]}},{"ty":"gf","t":1,"s":{"k":[0,0]},"e":{"k":[9,9]},
    "o":{"k":100},"g":{"p":2,"k":{"sid":"g","k":[0,1,1,1,1,0,0,0]}}},
    {"ty":"fl","c":{"sid":"c","k":[1,0,0]},"o":{"k":100}}]}],"slots":{"o":{"p":{"k":40}}}}
    """
}
