package import LottieModel
package import OrderedCollections

/// The sounds of an output, from the document alone: which part of which sound is heard when.
///
/// Levels are factors of amplitude. Expressions are not run: keyframes count.
package struct SoundPlan: Sendable {
  /// A part of a sound, at a constant rate.
  package struct Piece: Hashable, Sendable {
    /// The id of the sound's asset.
    package var source: String
    /// Second of the output at which it begins.
    package var start: Double
    /// Second of the output at which it ends.
    package var end: Double
    /// Second of the sound at the start.
    package var sourceStart: Double
    /// Seconds of the sound in a second of the output; negative is backwards.
    package var rate: Double
    /// Levels by time, never empty: constant before and after, linear between.
    package var levels: [Level]
  }

  /// How loud a sound is at a time.
  package struct Level: Hashable, Sendable {
    /// Second of the output; two of one time are a jump.
    package var time: Double
    /// The factor of the left channel.
    package var left: Double
    /// The factor of the right channel.
    package var right: Double
  }

  /// A layer with sound.
  package struct Layer: Hashable, Sendable {
    /// Location in the document.
    package var location: JSONLocation
    /// Its names, from the outermost.
    package var path: [String]
  }

  /// The parts, in the order of the document's layers.
  package private(set) var pieces: [Piece] = []
  /// The layers that use each sound, by the asset's id.
  package private(set) var layers: OrderedDictionary<String, [Layer]> = [:]
  /// The parts that are left out or not heard as written.
  package private(set) var findings: [Finding] = []

  /// Pieces of time that are looked at, at most.
  private static let maximumPieces = 100_000
  /// Seconds of all pieces together, at most.
  private static let maximumSeconds = 36_000.0
  /// Layers that are looked at, at most.
  private static let maximumLayers = 50_000
  private static let maximumDepth = 64
  /// The highest factor of a level.
  private static let maximumLevel = 100.0
  /// The highest rate at which anything can be heard.
  private static let maximumRate = 100.0

  private let animation: LottieAnimation
  private let hidden: Set<[String]>
  private let audible: Set<String>
  private var open: Set<String> = []
  private var budget = SoundPlan.maximumPieces
  private var seconds = 0.0
  private var visits = 0
  private var isFull = false
  private var path: [String] = []
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let kind: Diagnostic.Kind
    let location: JSONLocation
  }

  /// Plans the sounds of an animation.
  ///
  /// - Parameters:
  ///   - animation: The document.
  ///   - frames: The frames in the order in which they are shown.
  ///   - rate: Frames shown in a second; above 0.
  ///   - hidden: The names on the paths to layers that are hidden.
  package init(
    _ animation: LottieAnimation,
    frames: [Double],
    rate: Double,
    hidden: Set<[String]> = []
  ) {
    (self.animation, self.hidden) = (animation, hidden)
    let hasSound = SoundPlan.hasSound(animation)
    audible = hasSound ? SoundPlan.audible(animation) : []
    guard hasSound else { return }
    add(animation.layers, TimeMap(frames: frames, rate: rate, framerate: animation.framerate))
  }

  /// Whether any layer of an animation has sound, heard or not.
  package static func hasSound(_ animation: LottieAnimation) -> Bool {
    animation.layers.contains(where: \.isAudio)
      || animation.assets.values.contains {
        if case .precomp(let composition) = $0.kind {
          composition.layers.contains(where: \.isAudio)
        } else {
          false
        }
      }
  }

  private mutating func add(_ layers: [LayerModel], _ time: TimeMap) {
    for layer in layers where !layer.isHidden {
      guard layer.isAudio || layer.precomp.map({ audible.contains($0.refID) }) == true else {
        continue
      }
      visits += 1
      guard visits <= SoundPlan.maximumLayers, !isFull else { return reportFull(layer) }
      path.append(layer.name)
      if !hidden.contains(path) {
        let shown = time.clipped(from: layer.inFrame, to: layer.outFrame)
        budget -= shown.pieces.count + 1
        if budget < 0 { reportFull(layer) } else { add(layer, shown) }
      }
      path.removeLast()
    }
  }

  private mutating func add(_ layer: LayerModel, _ time: TimeMap) {
    switch layer.kind {
    case .audio(let audio): add(audio, layer, time)
    case .precomp(let precomp):
      guard path.count < SoundPlan.maximumDepth, let asset = animation.assets[precomp.refID],
        case .precomp(let composition) = asset.kind, open.insert(precomp.refID).inserted
      else { return }
      defer { open.remove(precomp.refID) }
      if precomp.timeRemap?.expression != nil {
        report(.soundExpression(of: "Time Remap"), layer.location)
      }
      add(composition.layers, inner(time, layer, precomp.timeRemap))
    default: break
    }
  }

  private mutating func add(_ audio: AudioLayer, _ layer: LayerModel, _ time: TimeMap) {
    guard let id = audio.refID, animation.assets[id]?.sound != nil else {
      return report(.missingSoundAsset(id: audio.refID ?? ""), layer.location)
    }
    layers[id, default: []].append(Layer(location: layer.location, path: path))
    if audio.level.expression != nil {
      report(.soundExpression(of: "Audio Levels"), layer.location)
    }
    if audio.timeRemap?.expression != nil {
      report(.soundExpression(of: "Time Remap"), layer.location)
    }
    for shown in time.pieces {
      // One piece of the layer's time has the keyframes of its level; a remap cuts it further.
      let levels = levels(audio.level, shown)
      let inner = inner(TimeMap([shown]), layer, audio.timeRemap)
      for piece in inner.shifted(by: 0, stretched: animation.framerate).pieces
      where abs(piece.rate) <= SoundPlan.maximumRate {
        seconds += piece.end - piece.start
        guard seconds <= SoundPlan.maximumSeconds else { return reportFull(layer) }
        pieces.append(
          Piece(
            source: id,
            start: piece.start,
            end: piece.end,
            sourceStart: piece.value,
            rate: piece.rate,
            levels: levels
          )
        )
      }
    }
  }

  /// The time of a layer's contents, in frames.
  private mutating func inner(
    _ time: TimeMap,
    _ layer: LayerModel,
    _ remap: KeyframeGroup<Double>?
  ) -> TimeMap {
    guard let remap else {
      return time.shifted(by: layer.startTime, stretched: layer.timeStretch)
    }
    let result = time.remapped(remap, times: animation.framerate, limit: max(0, budget))
    budget -= result.pieces.count
    if budget <= 0 { reportFull(layer) }
    return result
  }

  /// The levels along a piece of a layer's time.
  private func levels(_ group: KeyframeGroup<[Double]>, _ piece: TimeMap.Piece) -> [Level] {
    func level(_ frame: Double, _ percent: [Double]) -> Level {
      func factor(_ percent: Double?) -> Double {
        min(max((percent ?? 100).fraction, 0), SoundPlan.maximumLevel)
      }
      return Level(
        time: piece.second(of: frame),
        left: factor(percent.first),
        right: factor(percent.dropFirst().first ?? percent.first)
      )
    }
    let keyframes = group.keyframes
    guard group.isAnimated else { return [level(piece.value, keyframes[0].value)] }
    let ends = [piece.value, piece.value(at: piece.end)].sorted()
    let interpolator = KeyframeInterpolator(group)
    var result = [level(ends[0], interpolator.value(at: ends[0]))]
    for index in keyframes.indices.dropLast() {
      let (from, to) = (keyframes[index], keyframes[index + 1])
      let (a, b) = (max(from.time, ends[0]), min(to.time, ends[1]))
      guard a < b else { continue }
      let isEven = from.easing.isLinear || from.easing == .hold
      let steps = isEven ? 1 : Int(min(512, ((b - a) * 2).rounded(.up)))
      result.append(level(a, interpolator.value(at: a)))
      for step in 1..<max(steps, 1) {
        let frame = a + (b - a) * Double(step) / Double(steps)
        result.append(level(frame, interpolator.value(at: frame)))
      }
      // At the next keyframe a held value ends with a jump.
      let last =
        from.easing == .hold ? from.value : b < to.time ? interpolator.value(at: b) : to.value
      result.append(level(b, last))
      if b == to.time { result.append(level(b, to.value)) }
    }
    let sorted = piece.rate < 0 ? result.reversed() : result
    return sorted.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The compositions with sound in them, at any depth.
  private static func audible(_ animation: LottieAnimation) -> Set<String> {
    var users: [String: [String]] = [:]
    var found: Set<String> = []
    for (id, asset) in animation.assets {
      guard case .precomp(let composition) = asset.kind else { continue }
      for layer in composition.layers {
        if layer.isAudio { found.insert(id) }
        if let precomp = layer.precomp { users[precomp.refID, default: []].append(id) }
      }
    }
    var waiting = Array(found)
    while let id = waiting.popLast() {
      for user in users[id] ?? [] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }

  private mutating func reportFull(_ layer: LayerModel) {
    guard !isFull else { return }
    isFull = true
    report(.limit(.soundPieces), layer.location)
  }

  private mutating func report(_ kind: Diagnostic.Kind, _ location: JSONLocation) {
    guard reported.insert(Report(kind: kind, location: location)).inserted else { return }
    findings.append(Finding(kind, location, keypath: path.joined(separator: ".")))
  }
}

extension LayerModel {
  fileprivate var isAudio: Bool {
    if case .audio = kind { true } else { false }
  }

  fileprivate var precomp: PrecompLayer? {
    if case .precomp(let precomp) = kind { precomp } else { nil }
  }
}

extension CompositionOverrides {
  /// The names on the paths to layers that are hidden.
  package var hiddenLayers: Set<[String]> {
    var paths: Set<[String]> = []
    for case .hide(let entries) in changes {
      paths.formUnion(entries.lazy.filter(\.isLayer).map(\.path))
    }
    for case .only(let entries) in changes {
      paths.formUnion(entries.lazy.filter(\.isLayer).map(\.path))
    }
    return paths
  }
}
