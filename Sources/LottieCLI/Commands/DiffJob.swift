import LottieCodecs
import LottieEngine
import LottieKit
import LottieModel
import LottieScene

/// What `lottie diff` does once its words are understood.
struct DiffJob {
  let options: DiffCommand
  let file: AnimationFile

  func run() throws {
    var files = OutputFiles(
      inputs: [options.source.input, options.other].compactMap(\.self),
      overwritesInput: false
    )
    for path in [options.heatmap, options.report].compactMap(\.self) {
      try files.add(path, of: options.source.input)
    }
    var structural: [StructuralDiff.Difference] = []
    var comparisons: [FrameComparison] = []
    if let folder = options.against {
      comparisons = try FrameComparison.all(
        of: file,
        against: folder,
        keepsPictures: keepsPictures
      )
    } else if let name = options.other {
      let other = try load(name)
      structural = StructuralDiff(file.animation, other.animation).differences
      if isVisual { comparisons = try compare(with: other) }
    }
    let isDifferent = comparisons.contains { $0.diff.error > options.threshold }
    try print(structural, comparisons)
    try writePictures(comparisons)
    // What is drawn counts when it was looked at, else what is written.
    let differs = isVisual ? isDifferent || !structural.isEmpty : !structural.isEmpty
    if differs { throw Ending(status: Status.findings.rawValue) }
  }

  private var isVisual: Bool {
    options.visual || options.against != nil || keepsPictures
  }

  private var keepsPictures: Bool { options.heatmap != nil || options.report != nil }

  private func load(_ name: String) throws -> AnimationFile {
    var source = options.source
    source.input = name
    return try source.load()
  }

  private func compare(with other: AnimationFile) throws -> [FrameComparison] {
    let size = file.animation.size
    let width = options.width.map(Double.init) ?? size.width
    let settings = RenderSettings(
      width: Int(max(1, min(width, 16_384)).rounded()),
      height: Int(max(1, min(width * size.height / max(size.width, 1), 16_384)).rounded())
    )
    guard settings.isAllowed else {
      throw Failure(.usage, "the frames are too large; give --width")
    }
    return FrameComparison.all(
      of: file,
      other,
      settings,
      count: options.frames,
      keepsPictures: keepsPictures
    )
  }

  private func print(
    _ structural: [StructuralDiff.Difference],
    _ comparisons: [FrameComparison]
  ) throws {
    guard !options.quiet else { return }
    if options.format == .json { return try Console.result(json(structural, comparisons)) }
    for difference in structural {
      let values =
        switch difference.change {
        case .added: difference.after
        case .removed: difference.before
        case .changed: "\(difference.before) → \(difference.after)"
        }
      try Console.result(
        VisibleText.line("\(difference.change.rawValue)  \(difference.keypath.string)  \(values)")
      )
    }
    for comparison in comparisons { try Console.result(comparison.line) }
    if structural.isEmpty, !comparisons.contains(where: { $0.diff.error > 0 }) {
      try Console.result("no difference")
    }
  }

  private func json(
    _ structural: [StructuralDiff.Difference],
    _ comparisons: [FrameComparison]
  ) -> String {
    let value = JSONValue(members: [
      "structural": .array(
        structural.map {
          JSONValue(members: [
            "change": .string($0.change.rawValue), "keypath": .string($0.keypath.string),
            "before": .string($0.before), "after": .string($0.after),
          ])
        }
      ),
      "visual": .array(
        comparisons.map {
          JSONValue(members: [
            "frame": .number($0.frame), "error": .number($0.diff.error),
            "psnr": $0.diff.psnr.isFinite ? .number($0.diff.psnr) : .null,
            "ssim": .number($0.diff.ssim),
          ])
        }
      ),
    ])
    return String(decoding: JSONWriter.bytes(value), as: UTF8.self)
  }

  private func writePictures(_ comparisons: [FrameComparison]) throws {
    let worst = comparisons.max { $0.diff.error < $1.diff.error }
    if let path = options.heatmap, let pictures = worst?.pictures {
      let map = pictures.before.heatmap(against: pictures.after)
      let bytes: [UInt8]
      do throws(CodecError) {
        bytes = try PNGEncoder().encode(map)
      } catch {
        throw Failure(error, output: path)
      }
      try FileWriting.write(bytes, to: path)
    }
    if let path = options.report {
      try FileWriting.write(DiffPage(title: options.source.input, comparisons).html, to: path)
    }
  }
}
