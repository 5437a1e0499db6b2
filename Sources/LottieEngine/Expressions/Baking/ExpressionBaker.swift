import LottieGeometry
public import LottieModel
import OrderedCollections

/// Replaces expressions by keyframes, so that players without expressions draw the same.
public struct ExpressionBaker {
  /// The result of baking a document: the document, and which expressions were replaced or left.
  public struct Result: Sendable {
    /// The document with keyframes where it had expressions that could be replaced.
    public let json: JSONValue
    /// Number of expressions replaced by keyframes.
    public let baked: Int
    /// Expressions that were not baked, and why.
    public let left: [String]
  }

  private let composition: Composition
  /// Frames between keyframes.
  private let step: Double
  static let maximumFrames = 20_000
  /// Maximum values of all expressions together; those beyond are not baked.
  static let maximumValues = 2_000_000
  /// Maximum steps of all expressions together, for each MiB of the document, at least one; those beyond are not
  /// baked.
  static let maximumSteps = 40_000_000

  /// Maximum bytes of all values and keyframes without further instructions, estimated; expressions beyond are not
  /// baked.
  static let standardBytes = 512 << 20
  /// Bytes of a keyframe and of each of its numbers, as JSON and as text: 0.7 KB for one of two numbers.
  private static let keyframeBytes = 600
  private static let numberBytes = 64
  /// Bytes of a value until it is a keyframe.
  private static let sampleBytes = 100

  /// Bytes of all values and keyframes that are left.
  private let maximumBytes: Int

  /// Starts baking.
  ///
  /// `composition`: Gives expressions what they ask for besides the document: fonts, images, data. `step`:
  /// Frames between keyframes, a fraction for more than one keyframe a frame.
  public init(_ composition: Composition, step: Double = 1) {
    self.init(composition, step: step, maximumBytes: ExpressionBaker.standardBytes)
  }

  /// Starts baking; the values and keyframes take some bytes at most, estimated.
  package init(_ composition: Composition, step: Double = 1, maximumBytes: Int) {
    self.composition = composition
    self.step = step.isFinite && step > 0 ? step : 1
    self.maximumBytes = maximumBytes
  }

  private var animation: LottieAnimation { composition.animation }

  /// Evaluates all expressions over the document's range.
  ///
  /// A property of a composition that is used several times can have only one set of keyframes: it
  /// is baked when all uses agree. Texts are not baked. Values are held between keyframes; equal
  /// neighbors are written once.
  public func bake() -> Result {
    let graph = composition.scripts
    var tracks = graph.map(self.tracks) ?? []
    var left = ExpressionBaker.maximumValues
    for index in tracks.indices {
      left -= tracks[index].uses.count * (lastStep + 1)
      if left < 0 {
        tracks[index].refuse("more than \(ExpressionBaker.maximumValues) values in all")
      }
    }
    if let graph { sample(&tracks, graph) }
    var document = animation.document.withRoot(JSONValue.init)
    var baked = 0
    var notBaked: [String] = []
    for track in tracks {
      guard let use = track.uses.first else { continue }
      guard let keyframes = track.keyframes else {
        notBaked.append("\(use.keypath): \(track.problem ?? "not evaluated")")
        continue
      }
      let steps = animation.document.keys(to: track.location)
      document = document.replacing(steps[...]) { $0.map { ExpressionBaker.baked($0, keyframes) } }
      baked += 1
    }
    return Result(json: document, baked: baked, left: notBaked)
  }

  /// The number of the last step of the range, from 0.
  private var lastStep: Int {
    let count = ((animation.endFrame - animation.startFrame) / step).rounded(.up)
    return Int(max(0, min(count, Double(ExpressionBaker.maximumFrames))))
  }

  /// The properties with expressions, each with all its uses.
  private func tracks(_ graph: ScriptGraph) -> [Track] {
    var tracks: [Track] = []
    var indices: [Int: Int] = [:]
    for property in graph.expressions() {
      let index = indices[property.location.number, default: tracks.count]
      if index == tracks.count {
        indices[property.location.number] = index
        tracks.append(Track(location: property.location))
      }
      tracks[index].uses.append(property)
    }
    return tracks
  }

  /// Evaluates the expressions frame by frame.
  ///
  /// Those that would need more steps than are left, if each frame were as the first one, are left out after it, and
  /// so are those that need them all the same, and those for whose values or keyframes there are no bytes left.
  private func sample(_ tracks: inout [Track], _ graph: ScriptGraph) {
    let scale = max(1, animation.document.bytes.count >> 20)
    var left = ExpressionBaker.maximumSteps * scale
    var bytesLeft = maximumBytes
    for i in 0...lastStep {
      graph.begin(frame: animation.startFrame + Double(i) * step)
      for index in tracks.indices {
        let before = graph.steps
        bytesLeft += tracks[index].bytes
        tracks[index].sample(graph)
        if tracks[index].bytes > bytesLeft {
          tracks[index].refuse("more than \(maximumBytes >> 20) MiB of values and keyframes in all")
        }
        bytesLeft -= tracks[index].bytes
        let steps = graph.steps - before
        // Those of all frames are reserved at the first one.
        tracks[index].reserved -= steps
        if i == 0 { tracks[index].reserved = steps * lastStep }
        let more = i == 0 ? steps * (lastStep + 1) : max(0, -tracks[index].reserved)
        if i > 0, more > 0 { tracks[index].reserved = 0 }
        if more > left {
          bytesLeft += tracks[index].bytes
          tracks[index].refuse("more than \(ExpressionBaker.maximumSteps * scale) steps in all")
        } else {
          left -= more
        }
      }
    }
  }

  private static func baked(_ property: JSONValue, _ keyframes: [Keyframe]) -> JSONValue {
    guard case .object(var members) = property else { return property }
    members[.expression] = nil
    members[.slot] = nil
    guard keyframes.count > 1 else {
      members[.animated] = .number(0)
      members[.value] = keyframes.first?.constant ?? .number(0)
      return .object(members)
    }
    members[.animated] = .number(1)
    members[.value] = .array(keyframes.map(\.json))
    return .object(members)
  }

  /// A value from a time on.
  private struct Keyframe {
    var time: Double
    var content: ScriptContent

    var json: JSONValue {
      let value: JSONValue =
        switch content {
        case .number(let number): .array([.number(number)])
        case .numbers(let numbers): .array(numbers.map { .number($0) })
        case .path: .array([constant])
        case .text, .styled: constant
        }
      return .object(["t": .number(time), "s": value, "h": .number(1)])
    }

    var constant: JSONValue {
      switch content {
      case .number(let number): .number(number)
      case .numbers(let numbers): .array(numbers.map { .number($0) })
      case .path(let path): JSONValue(path.contours.first ?? Contour())
      case .text(let text): .string(text)
      case .styled(let changes): .string(changes.text ?? "")
      }
    }
  }

  /// The values of a property over the range.
  private struct Track {
    let location: JSONLocation
    var uses: [ScriptProperty] = []
    private(set) var samples: [Double: ScriptContent] = [:]
    private(set) var problem: String?
    /// Bytes of its values, and of their keyframes, about.
    private(set) var bytes = 0
    private var last: ScriptContent?
    /// Steps that its other frames may take.
    var reserved = 0

    init(location: JSONLocation) {
      self.location = location
    }

    /// Leaves it unbaked, for a reason.
    mutating func refuse(_ reason: String) {
      problem = reason
      samples = [:]
      bytes = 0
    }

    mutating func sample(_ graph: ScriptGraph) {
      guard problem == nil else { return }
      for use in uses {
        if use.isOfCharacters {
          return refuse("it has a value for each character")
        }
        let content = graph.content(of: use)
        switch content {
        case .text, .styled:
          return refuse("texts have no keyframes of this kind")
        case .number, .numbers, .path: break
        }
        use.composition.refresh(graph)
        let time = use.composition.frame
        guard samples[time] == nil || samples[time] == content else {
          return refuse("its composition is shown several times with different values")
        }
        guard samples.updateValue(content, forKey: time) == nil else { continue }
        bytes += ExpressionBaker.sampleBytes + content.bytes
        guard content != last else { continue }
        last = content
        let numbers = max(1, content.bytes / MemoryLayout<Double>.stride)
        bytes += ExpressionBaker.keyframeBytes + ExpressionBaker.numberBytes * numbers
      }
    }

    /// Sorted, equal neighbors once; nil where it cannot be baked.
    var keyframes: [Keyframe]? {
      guard problem == nil else { return nil }
      var result: [Keyframe] = []
      for (time, content) in samples.sorted(by: { $0.key < $1.key })
      where result.last?.content != content {
        result.append(Keyframe(time: time, content: content))
      }
      return result
    }
  }
}
