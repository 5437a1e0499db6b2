package import LottieKit
import LottieLint

/// The output of `lottie info`.
package struct AnimationSummary {
  private let file: AnimationFile
  private let features: [FeatureHits.Hit]
  private let sounds: [SoundLength]

  /// Looks for the features of a file.
  ///
  /// - Parameters:
  ///   - file: The animation.
  ///   - sounds: The lengths of its sounds.
  package init(_ file: AnimationFile, sounds: [SoundLength] = []) {
    (self.file, self.sounds) = (file, sounds)
    features = file.animation.document.features()
  }

  /// Layers by kind; each composition is counted once, however often it is used.
  private var layers: [(kind: String, count: Int)] {
    features.compactMap { hit in
      hit.feature.layerKind.map { ($0, hit.count) }
    }
  }

  /// The names of the used features that some player lacks and that are visible in a frame.
  private var notable: [String] {
    let players = Player.allCases
    return features.map(\.feature).filter { feature in
      feature.layerKind == nil && feature.ownSupport != .read
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

  /// The JSON object.
  var json: OrderedDictionary<String, JSONValue> {
    let animation = file.animation
    func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
    return [
      "format": .string(file.format.rawValue),
      "name": text(animation.name),
      "version": text(animation.version),
      "generator": text(animation.metadata.generator ?? file.manifest?.generator),
      "author": text(animation.metadata.author ?? file.manifest?.author),
      "width": .number(animation.size.width),
      "height": .number(animation.size.height),
      "frame_rate": .number(animation.framerate),
      "start_frame": .number(animation.startFrame),
      "end_frame": .number(animation.endFrame),
      "duration": .number(animation.duration),
      "animations": .array((file.manifest?.animations ?? []).map { .string($0.id) }),
      "layers": .object(
        OrderedDictionary(uniqueKeysWithValues: layers.map { ($0.kind, .number(Double($0.count))) })
      ),
      "assets": .array(animation.assets.values.map(AnimationSummary.json)),
      "sounds": .array(sounds.map(\.json)),
      "fonts": .array(animation.fonts.map { .string($0.name) }),
      "markers": .array(animation.markers.map(AnimationSummary.json)),
      "themes": .array(file.themes.map { .string($0) }),
      "state_machines": .array(file.stateMachines.map { .string($0) }),
      "slots": .array(slots.map { .string($0) }),
      "features": .array(features.map { .string($0.feature.rawValue) }),
    ]
  }

  /// The slots that properties refer to.
  private var slots: [String] { SlotCheck(file).names }

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

  private static func json(_ asset: Asset) -> JSONValue {
    var object: OrderedDictionary<String, JSONValue> = [
      "id": .string(asset.id),
      "kind": .string(asset.kindName),
    ]
    if case .image(let image) = asset.kind {
      object["width"] = image.size.map { .number($0.width) } ?? .null
      object["height"] = image.size.map { .number($0.height) } ?? .null
    }
    if let file = asset.kind.file {
      object["file"] = file.isEmbedded ? .null : .string(file.directory + file.path)
    }
    return .object(object)
  }

  static func json(_ marker: Marker) -> JSONValue {
    .object([
      "name": .string(marker.name),
      "frame": .number(marker.frameTime),
      "duration": .number(marker.durationFrameTime),
    ])
  }
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

  fileprivate var json: JSONValue {
    .object([
      "id": .string(sound.id),
      "file": sound.isEmbedded ? .null : .string(sound.directory + sound.path),
      "duration": seconds.map(JSONValue.number) ?? .null,
    ])
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

extension Feature {
  /// The kind of layer of a layer feature; nil for all other features.
  fileprivate var layerKind: String? {
    switch self {
    case .layerPrecomp, .layerSolid, .layerImage, .layerNull, .layerShape, .layerText, .layerAudio,
      .layerVideoPlaceholder, .layerImageSequence, .layerVideo, .layerImagePlaceholder, .layerGuide,
      .layerAdjustment, .layerCamera, .layerLight, .layerData, .layerUnknownType:
      String(rawValue.dropFirst("layer.".count))
    default: nil
    }
  }
}
