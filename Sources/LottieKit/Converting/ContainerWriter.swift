public import LottieCodecs
import LottieModel

/// Writes documents as dotLottie containers: <https://dotlottie.io/spec/>.
public struct ContainerWriter {
  /// Version of the manifest, 1 or 2; other numbers become 2.
  public let version: Int

  /// Creates a writer of a version; others than 1 are 2.
  public init(version: Int = 2) { self.version = version == 1 ? 1 : 2 }

  /// The folders of images and sounds, as documents in the container name them.
  public var folders: (images: String, sounds: String) { AssetFiles.folders(version: version) }

  /// A container of one animation.
  ///
  /// - Parameters:
  ///   - text: The animation.
  ///   - id: Its name; characters that paths do not allow are replaced.
  ///   - files: Its images and sounds, by their names with their folders.
  ///   - generator: The program that writes the container.
  /// - Returns: The bytes of the file.
  /// - Throws: `tooLarge`, `outOfMemory`.
  public func container(
    _ text: [UInt8],
    id: String,
    files: [(name: String, bytes: [UInt8])] = [],
    generator: String
  ) throws(CodecError) -> [UInt8] {
    let name = ContainerPack.safeName(id)
    var archive = try ZipWriter()
    try archive.add("manifest.json", JSONWriter.bytes(manifest(name, generator)))
    try archive.add((version == 1 ? "animations/" : "a/") + name + ".json", text)
    for file in files { try archive.add(file.name, file.bytes) }
    return archive.archive
  }

  private func manifest(_ id: String, _ generator: String) -> JSONValue {
    JSONValue(members: [
      "version": .string(version == 1 ? "1.0" : "2"),
      "generator": .string(generator),
      "animations": .array([JSONValue(members: ["id": .string(id)])]),
    ])
  }
}
