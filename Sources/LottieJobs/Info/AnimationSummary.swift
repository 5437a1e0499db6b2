package import LottieKit
import LottieLint

/// The output of `lottie info`.
package struct AnimationSummary {
  let file: AnimationFile
  fileprivate let features: [FeatureHits.Hit]
  fileprivate let sounds: [SoundLength]
  /// Layers by kind that may be seen or are needed; each composition is counted once, however often it is used.
  fileprivate let layers: [(kind: String, count: Int)]

  /// Looks for the features of a file.
  ///
  /// - Parameters:
  ///   - file: The animation.
  ///   - sounds: The lengths of its sounds.
  package init(_ file: AnimationFile, sounds: [SoundLength] = []) {
    (self.file, self.sounds) = (file, sounds)
    features = file.animation.document.features()
    layers = file.animation.document.withRoot { root in
      let types = DocumentIndex(root).compositions.filter(\.isReached).flatMap { composition in
        composition.layers.filter(composition.shows).map(\.type)
      }
      let counts = Dictionary(types.map { ($0, 1) }, uniquingKeysWith: +)
      return (LayerType.allCases + [nil]).compactMap { type in
        counts[type].map { (type.kindName, $0) }
      }
    }
  }

  /// The names of the used features that some player lacks and that are visible in a frame.
  private var notable: [String] {
    let players = Player.allCases
    return features.map(\.feature).filter { feature in
      !feature.isLayerKind && feature.ownSupport != .read
        && players.contains { FeatureMatrix.row(feature).support(by: $0) != .plays }
    }
    .map(\.name)
  }

  /// The table: names and values.
  package var rows: [(String, String)] {
    let animation = file.animation
    var rows: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { rows.append((name, value)) }
    }
    add("format", format)
    add("name", animation.name)
    add("version", animation.version)
    add("generator", animation.metadata.generator ?? file.manifest?.generator)
    add("author", animation.metadata.author ?? file.manifest?.author)
    add(
      "size",
      "\(Words.number(animation.size.width)) × \(Words.number(animation.size.height))"
    )
    add("frame rate", "\(Words.number(animation.framerate)) frames a second")
    let range = "\(Words.number(animation.startFrame)) … \(Words.number(animation.endFrame))"
    add("frames", range)
    add("duration", "\(Words.number(animation.duration)) s")
    add("layers", layers.map { "\($0.count) \($0.kind)" }.joined(separator: ", "))
    add("assets", assets)
    add("sounds", sounds.map(\.text).joined(separator: ", "))
    add("fonts", animation.fonts.map(\.name).joined(separator: ", "))
    add("markers", markers)
    add("themes", file.themes.joined(separator: ", "))
    add("state machines", file.stateMachines.joined(separator: ", "))
    add("slots", slots.joined(separator: ", "))
    add("features", notable.joined(separator: "; "))
    return rows
  }

  /// The slots that properties refer to.
  fileprivate var slots: [String] { SlotCheck(file).names }

  private var format: String {
    switch file.format {
    case .json: return "Lottie JSON"
    case .tgs: return "gzipped Lottie JSON (.tgs)"
    case .dotLottie:
      let ids = file.manifest?.animations.map(\.id) ?? []
      let version = file.manifest.map { " \($0.version)" } ?? " without manifest"
      return "dotLottie\(version)" + (ids.count > 1 ? ": " + ids.joined(separator: ", ") : "")
    }
  }

  private var assets: String {
    var counts: OrderedDictionary<String, Int> = [:]
    for asset in file.animation.assets.values { counts[asset.kindName, default: 0] += 1 }
    return counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  private var markers: String {
    file.animation.markers.map { "\($0.name) (\(Words.number($0.frameTime)))" }
      .joined(separator: ", ")
  }
}

extension AnimationSummary: JSONRecord {
  package static let members: [JSONMember<AnimationSummary>] = about + contents

  private static let about: [JSONMember<AnimationSummary>] = [
    JSONMember("format", "json, dotlottie or tgs") { $0.file.format.rawValue },
    JSONMember("name", "Name of the animation") { $0.file.animation.name },
    JSONMember("version", "Version of the exporter, as the document writes it") {
      $0.file.animation.version
    },
    JSONMember("generator", "The program that made it") {
      $0.file.animation.metadata.generator ?? $0.file.manifest?.generator
    },
    JSONMember("author", "Who made it") {
      $0.file.animation.metadata.author ?? $0.file.manifest?.author
    },
    JSONMember("width", "Width in pixels") { $0.file.animation.size.width },
    JSONMember("height", "Height in pixels") { $0.file.animation.size.height },
    JSONMember("frame_rate", "Frames a second") { $0.file.animation.framerate },
    JSONMember("start_frame", "First frame") { $0.file.animation.startFrame },
    JSONMember("end_frame", "The frame at which it ends, which is not shown") {
      $0.file.animation.endFrame
    },
    JSONMember("duration", "Seconds") { $0.file.animation.duration },
  ]

  private static let contents: [JSONMember<AnimationSummary>] = [
    JSONMember("animations", "Ids of the container's animations") {
      ($0.file.manifest?.animations ?? []).map(\.id)
    },
    JSONMember("layers", "Numbers of layers by kind") {
      OrderedDictionary(uniqueKeysWithValues: $0.layers.map { ($0.kind, $0.count) })
    },
    JSONMember("assets", "The assets") { Array($0.file.animation.assets.values) },
    JSONMember("sounds", "The sounds") { $0.sounds },
    JSONMember("fonts", "Names of the fonts") { $0.file.animation.fonts.map(\.name) },
    JSONMember("markers", "The markers") { $0.file.animation.markers },
    JSONMember("themes", "Ids of the container's themes") { $0.file.themes },
    JSONMember("state_machines", "Ids of the container's state machines") {
      $0.file.stateMachines
    },
    JSONMember("slots", "Ids of the slots that properties refer to") { $0.slots },
    JSONMember("features", "Ids of the features it uses; lottie features explains them") {
      $0.features.map { $0.feature.rawValue }
    },
  ]
}

extension Asset: JSONRecord {
  package static let members: [JSONMember<Asset>] = [
    JSONMember("id", "Its id") { $0.id },
    JSONMember("kind", "composition, image, sound, data or other") { $0.kindName },
    .optional("width", "Width of an image in pixels, if it is stated") { asset -> Double?? in
      asset.image.map { $0.size?.width }
    },
    .optional("height", "Height of an image in pixels, if it is stated") { asset -> Double?? in
      asset.image.map { $0.size?.height }
    },
    .optional("file", "Its file; null if it is within the document") { asset -> String?? in
      asset.kind.file.map { $0.isEmbedded ? nil : $0.directory + $0.path }
    },
  ]

  private var image: ImageAsset? {
    if case .image(let image) = kind { image } else { nil }
  }
}

extension Marker: JSONRecord {
  package static let members: [JSONMember<Marker>] = [
    JSONMember("name", "Its name") { $0.name },
    JSONMember("frame", "Its frame") { $0.frameTime },
    JSONMember("duration", "Its length in frames") { $0.durationFrameTime },
  ]
}

extension SoundLength: JSONRecord {
  package static let members: [JSONMember<SoundLength>] = [
    JSONMember("id", "Id of its asset") { $0.sound.id },
    JSONMember("file", "Its file; null if it is within the document") {
      $0.sound.isEmbedded ? nil : $0.sound.directory + $0.sound.path
    },
    JSONMember("duration", "Seconds; null where they are not known") { $0.seconds },
  ]
}

/// A sound of a document, and how long it is.
package struct SoundLength {
  /// The sound.
  let sound: SoundAsset
  /// Its length; nil where it cannot be read, and without `ffprobe`.
  let seconds: Double?

  /// Sounds that are read at most.
  private static let maximumCount = 50

  /// The sounds of an animation.
  static func all(of animation: LottieAnimation, _ files: FileImageProvider) -> [SoundLength] {
    animation.assets.values.compactMap { asset in
      if case .sound(let sound) = asset.kind { sound } else { nil }
    }
    .enumerated()
    .map { index, sound in
      let bytes = index < maximumCount ? try? files.bytes(of: sound) : nil
      return SoundLength(sound: sound, seconds: bytes.flatMap(SoundProbe().seconds))
    }
  }

  fileprivate var text: String {
    sound.id + (seconds.map { " (\(Words.number(($0 * 1000).rounded() / 1000)) s)" } ?? "")
  }
}

extension Asset {
  /// Its kind in one word.
  fileprivate var kindName: String {
    switch kind {
    case .precomp: "composition"
    case .image: "image"
    case .sound: "sound"
    case .data: "data"
    case .other: "other"
    }
  }
}

extension LayerType? {
  /// Its kind in one word.
  fileprivate var kindName: String {
    switch self {
    case .videoPlaceholder: "video_placeholder"
    case .imageSequence: "image_sequence"
    case .imagePlaceholder: "image_placeholder"
    case .some(let type): "\(type)"
    case nil: "unknown_type"
    }
  }
}

extension Feature {
  /// Whether it is that a document has layers of one kind.
  fileprivate var isLayerKind: Bool {
    switch self {
    case .layerPrecomp, .layerSolid, .layerImage, .layerNull, .layerShape, .layerText, .layerAudio,
      .layerVideoPlaceholder, .layerImageSequence, .layerVideo, .layerImagePlaceholder, .layerGuide,
      .layerAdjustment, .layerCamera, .layerLight, .layerData, .layerUnknownType:
      true
    default: false
    }
  }
}
