import LottieCodecs
import LottieModel

/// The parts of a container, for those that put another together.
extension AnimationFile {
  /// The ids of the container's animations, in the order of its manifest; nil without a container.
  package var animationIDs: [String]? {
    archive.map { DotLottieContainer($0).animations.map(\.id) }
  }

  /// The text of a theme; nil where there is none of this id.
  package func theme(_ id: String) -> [UInt8]? { text(id, in: .themes) }

  /// The text of a state machine; nil where there is none of this id.
  package func stateMachineText(_ id: String) -> [UInt8]? { text(id, in: .stateMachines) }

  private func text(_ id: String, in folder: ContainerFolder) -> [UInt8]? {
    guard let archive, let name = folder.file(of: id, in: archive) else { return nil }
    return try? archive.read(name)
  }

  /// The images of the container that a theme names.
  package func files(ofTheme text: [UInt8]) -> [(name: String, bytes: [UInt8])] {
    guard let theme = try? Theme.decode(text) else { return [] }
    return theme.rules.compactMap { rule in
      guard case .image(let image) = rule.kind, !image.source.hasPrefix("data:"),
        let last = image.source.split(separator: "/").last,
        let bytes = try? archive?.read("i/\(last)")
      else { return nil }
      return ("i/\(last)", bytes)
    }
  }
}
