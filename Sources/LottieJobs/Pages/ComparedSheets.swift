import LottieKit

/// Frames of an animation before and after, at the same progress, each in one image of many.
struct ComparedSheets {
  /// Pixels of a frame.
  let width: Int
  let height: Int
  /// Frames in a row.
  let columns: Int
  /// Duration of the animation in seconds, before and after.
  let seconds: (before: Double, after: Double)
  /// The frames, and how they differ.
  private(set) var comparisons: [FrameComparison] = []
  /// All frames, as WebP; nil where there is nothing to show.
  private(set) var before: [UInt8]?
  private(set) var after: [UInt8]?
  /// The frames that differ most, or those in the middle, as WebP.
  private(set) var stills: (before: [UInt8]?, after: [UInt8]?)
  /// Whether images lost something, so that equal frames may show a difference.
  private(set) var isLossy = false

  /// Compares two animations.
  ///
  /// - Parameters:
  ///   - first: The older one; nil for an animation that was added.
  ///   - second: The newer one; nil for an animation that was removed.
  ///   - limits: Limits of the size and number of frames.
  ///   - bytes: Bytes of an image without loss, at most.
  init?(
    of first: AnimationFile?,
    _ second: AnimationFile?,
    _ limits: FrameSheet.Limits,
    bytes: Int
  ) {
    guard let shown = (first ?? second)?.animation,
      let settings = RenderSettings(fitting: shown.size, longest: limits.side)
    else { return nil }
    let files = [first, second].compactMap(\.self)
    let longest = files.map { $0.animation.endFrame - $0.animation.startFrame }.max() ?? 0
    guard longest > 0 else { return nil }
    let count = limits.count(of: longest)
    seconds = (
      (first ?? second)?.animation.duration ?? 0, (second ?? first)?.animation.duration ?? 0
    )
    (width, height) = (settings.width, settings.height)
    guard let old = first ?? second, let new = second ?? first else { return nil }
    var frames: [(frame: Double, before: Pixmap, after: Pixmap)] = []
    comparisons = FrameComparison.all(of: old, new, settings, count: count) {
      frames.append(($0.frame, $1, $2))
    }
    frames.sort { $0.frame < $1.frame }
    columns = SheetLayout(count: frames.count, cell: (width, height)).columns
    encode(frames.map { ($0.before, $0.after) }, shows: (first != nil, second != nil), bytes)
  }

  /// Compares an animation with images of its frames.
  ///
  /// - Throws: ``Failure`` when an image cannot be read.
  init?(
    of file: AnimationFile,
    against reference: ReferenceFrames,
    _ limits: FrameSheet.Limits,
    bytes: Int
  ) throws {
    guard let settings = RenderSettings(fitting: file.animation.size, longest: limits.side) else {
      return nil
    }
    let chosen = reference.some(limits.frames)
    (width, height) = (settings.width, settings.height)
    columns = SheetLayout(count: chosen.files.count, cell: (width, height)).columns
    seconds = (file.animation.duration, file.animation.duration)
    let (width, height) = (width, height)
    var frames: [(Pixmap, Pixmap)] = []
    comparisons = try FrameComparison.all(of: file, against: chosen) {
      frames.append(($1.reduced(width, height), $2.reduced(width, height)))
    }
    encode(frames, shows: (true, true), bytes)
  }

  private mutating func encode(
    _ frames: [(Pixmap, Pixmap)],
    shows: (before: Bool, after: Bool),
    _ limit: Int
  ) {
    let differs = comparisons.contains { $0.diff.psnr.isFinite }
    let worst = comparisons.indices.max { comparisons[$0].isLess(comparisons[$1]) }
    let still = frames[differs ? worst ?? 0 : frames.count / 2]
    let lossy = WebPEncoder(.lossy(quality: 75))
    func sheet(_ pixmaps: [Pixmap]) -> (bytes: [UInt8]?, isLossy: Bool) {
      var (bytes, isLossy): ([UInt8]?, Bool) = (nil, false)
      let sink = SheetSink(
        SheetLayout(count: pixmaps.count, columns: columns, cell: (width, height))
      ) { sheet throws(CodecError) in
        let exact = try WebPEncoder(.lossless).encode(sheet)
        isLossy = exact.count > limit
        bytes = isLossy ? try lossy.encode(sheet) : exact
      }
      for (index, pixmap) in pixmaps.enumerated() {
        sink.append(EncodedFrame(index: index, content: .pixmap(pixmap)))
      }
      try? sink.finish()
      return (bytes, isLossy)
    }
    if shows.before {
      (before, isLossy) = sheet(frames.map(\.0))
      stills.before = try? lossy.encode(still.0)
    }
    if shows.after {
      let sheet = sheet(frames.map(\.1))
      after = sheet.bytes
      isLossy = isLossy || sheet.isLossy
      stills.after = try? lossy.encode(still.1)
    }
  }

  /// The JSON that a page shows.
  var json: JSONValue {
    func url(_ image: [UInt8]?) -> JSONValue { image.map { .string(Page.url(webp: $0)) } ?? .null }
    return JSONValue(members: [
      "width": .number(Double(width)), "height": .number(Double(height)),
      "columns": .number(Double(columns)), "lossy": .bool(isLossy),
      "seconds": .array([.number(seconds.before), .number(seconds.after)]),
      "frames": .array(comparisons.map { .number($0.frame) }),
      "others": .array(comparisons.map { .number($0.other) }),
      "differences": .array(
        comparisons.map { comparison in
          let diff = comparison.diff
          return .array(
            [diff.error, diff.deltaE, diff.visible, diff.ssim].map { value in
              .number((value * 1e6).rounded() / 1e6)
            }
          )
        }
      ),
      "before": url(before), "after": url(after),
    ])
  }
}

extension Pixmap {
  /// A smaller image; each of its pixels is the mean of those that it covers.
  fileprivate func reduced(_ width: Int, _ height: Int) -> Pixmap {
    guard width != self.width || height != self.height else { return self }
    var result = Pixmap(width: width, height: height)
    func range(_ index: Int, _ count: Int, _ source: Int) -> Range<Int> {
      let start = min(source - 1, index * source / count)
      return start..<max(start + 1, (index + 1) * source / count)
    }
    for y in 0..<height {
      for x in 0..<width {
        var (sums, count) = (SIMD4<UInt32>(), UInt32(0))
        for sourceY in range(y, height, self.height) {
          for sourceX in range(x, width, self.width) {
            let pixel = self[sourceX, sourceY]
            sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
            count += 1
          }
        }
        let means = (sums &+ count / 2) / count
        result[x, y] = means.x | means.y << 8 | means.z << 16 | means.w << 24
      }
    }
    return result
  }
}
