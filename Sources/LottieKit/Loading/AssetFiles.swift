import LottieModel

/// The locations of the files of images and sounds.
package enum AssetFiles {
  /// The folders of a container, by the version of its manifest.
  package static func folders(version: Int) -> (images: String, sounds: String) {
    version == 1 ? ("images/", "audio/") : ("i/", "u/")
  }

  /// The folders of containers of all versions.
  package static let containerFolders = [2, 1].flatMap { version in
    let (images, sounds) = folders(version: version)
    return [images, sounds]
  }

  /// The names that a file may have in a container, by the document's folder `u` and name `p`: with all its
  /// folders first, then without them.
  package static func inContainer(folder: String, name: String) -> [String] {
    let last = name.fileName
    let folder = folder.hasPrefix("/") ? String(folder.dropFirst()) : folder
    let names = [folder + name, name, last].flatMap { name in containerFolders.map { $0 + name } }
    return ([folder + name] + names).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The names that a file may have beside the document.
  package static func beside(folder: String, name: String) -> [String] {
    FileImageProvider.SearchLocation("").names.map { $0.of(folder: folder, name: name) }
  }
}
