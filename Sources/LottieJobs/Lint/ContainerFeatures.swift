import LottieKit

/// Features of the document's container that players may lack.
enum ContainerFeatures {
  /// The features; none for plain JSON.
  static func all(_ text: DocumentText) -> [Feature] {
    switch text.format {
    case .json: return []
    case .tgs: return [.containerTgs]
    case .dotLottie: break
    }
    let names = text.archive?.entries.map(\.name) ?? []
    guard let bytes = try? text.archive?.read("manifest.json"),
      let manifest = try? JSONDocument(bytes)
    else { return [.containerZipJson] }
    var features: [Feature] = manifest.withRoot { root in
      let version = root["version"]?.string ?? root["version"]?.double.map { "\($0)" } ?? "1"
      var features: [Feature] = [
        version.hasPrefix("2") ? .containerDotlottieV2 : .containerDotlottieV1
      ]
      if let animations = root["animations"], animations.count > 1 {
        features.append(.containerDotlottieMulti)
      }
      if let themes = root["themes"], themes.count > 0 { features.append(.containerDotlottieTheme) }
      if let machines = root["stateMachines"] ?? root["states"], machines.count > 0 {
        features.append(.containerDotlottieStatemachine)
      }
      return features
    }
    if names.contains(where: { $0.hasPrefix("f/") || $0.hasPrefix("fonts/") }) {
      features.append(.containerDotlottieFonts)
    }
    return features
  }
}
