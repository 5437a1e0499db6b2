import Dispatch
import LottieCodecs
import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `lottie render` does once its words are understood.
struct RenderJob {
  let file: AnimationFile
  let frames: [Double]
  let plan: OutputPlan
  let settings: RenderSettings
  let images: FileImageProvider
  let text: TextSources
  let options: RenderCommand

  func run() throws {
    try checkOutput()
    if options.dryRun { return try sayPlan() }
    let overrides = try options.overrideOptions.apply(to: Composition(file.animation)) {
      if !options.quiet { Console.note($0) }
    }
    try makeDirectories()
    let diagnostics = frames.count == 1 ? try drawOne(overrides) : try drawAll(overrides)
    try say(diagnostics)
    if options.strictFeatures, !diagnostics.isEmpty {
      throw Failure(
        .findings,
        "not everything is drawn as written: \(diagnostics.count == 1 ? "1 finding" : "\(diagnostics.count) findings")"
      )
    }
  }

  private func checkOutput() throws {
    guard frames.count == 1 || !plan.isSingle else {
      throw Failure(
        .usage,
        "\(frames.count) frames do not go into one picture; name a pattern such as frames/%05d.png"
      )
    }
    guard case .standardOutput = plan else {
      let name = name(0)
      let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last
      if let ending, ending.lowercased() != "png", !name.hasPrefix("/dev/") {
        throw Failure(.usage, "\(name): only PNG pictures are written; end the name in .png")
      }
      if !options.overwrite { try checkAbsence() }
      return
    }
  }

  private func checkAbsence() throws {
    for i in frames.indices where access(name(i), F_OK) == 0 {
      throw Failure(.cannotWrite, "\(name(i)) is there already, and --no-overwrite is given")
    }
  }

  private func name(_ index: Int) -> String {
    switch plan {
    case .standardOutput: "standard output"
    case .file(let name): name
    case .pattern(let pattern): pattern.name(index)
    }
  }

  private func sayPlan() throws {
    let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
    try Console.result("\(count) of \(settings.width)x\(settings.height) pixels")
    for i in frames.indices.prefix(3) {
      try Console.result("frame \(Console.number(frames[i])): \(name(i))")
    }
    if frames.count > 3, let last = frames.indices.last {
      try Console.result("… frame \(Console.number(frames[last])): \(name(last))")
    }
  }

  private func makeDirectories() throws {
    guard case .pattern = plan else { return }
    var path = ""
    for part in name(0).split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      path += part + "/"
      guard path != "/", mkdir(path, 0o777) != 0, errno != EEXIST else { continue }
      throw Failure(.cannotWrite, "\(path): \(String(cString: strerror(errno)))")
    }
  }

  /// - Returns: What was not drawn.
  private func drawOne(_ overrides: [CompositionOverride]) throws -> [Diagnostic] {
    let renderer = FrameRenderer(
      file.animation,
      settings: settings,
      imageProvider: images,
      text: text,
      overrides: overrides
    )
    renderer.draw(frame: frames[0])
    let pixmap = renderer.pixmap
    do throws(CodecError) {
      try write(try encoder().encode(pixmap), index: 0)
    } catch {
      throw Failure(error, output: name(0))
    }
    if options.checksum { try sayChecksums([pixmap.checksum]) }
    if case .file(let name) = plan, options.output == nil, options.outputOption == nil,
      !options.quiet
    {
      try Console.result(name)
    }
    return renderer.composition.diagnostics
  }

  /// - Returns: What was not drawn.
  private func drawAll(_ overrides: [CompositionOverride]) throws -> [Diagnostic] {
    let threads = options.threads ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let bar = ProgressBar(
      total: frames.count,
      isShown: options.progress.isShown && !options.quiet
    )
    let checksums = Mutex([UInt64](repeating: 0, count: options.checksum ? frames.count : 0))
    let renderer = SequenceRenderer(
      file.animation,
      settings: settings,
      imageProvider: images,
      text: text,
      overrides: overrides,
      threads: threads
    )
    let job = UncheckedJob(job: self)
    let diagnostics: [Diagnostic]
    do throws(CodecError) {
      diagnostics = try renderer.render(frames) { () throws(CodecError) in
        let encoder = try job.job.encoder()
        return { (index, pixmap) throws(CodecError) in
          try job.job.write(try encoder.encode(pixmap), index: index)
          if job.job.options.checksum { checksums.withLock { $0[index] = pixmap.checksum } }
          bar.advance()
        }
      }
    } catch {
      bar.finish()
      throw Failure(error, output: name(0))
    }
    bar.finish()
    if options.checksum { try sayChecksums(checksums.withLock { $0 }) }
    if !options.quiet, let last = frames.indices.last {
      try Console.result("\(name(0)) … \(name(last)): \(frames.count) frames")
    }
    return diagnostics
  }

  private func encoder() throws(CodecError) -> PNGEncoder {
    try PNGEncoder(PNGEncoder.Options(level: options.compression))
  }

  private func write(_ bytes: [UInt8], index: Int) throws(CodecError) {
    if case .standardOutput = plan {
      try StandardOutput.write(bytes)
    } else {
      try AtomicFile.write(bytes, to: name(index))
    }
  }

  private func sayChecksums(_ checksums: [UInt64]) throws {
    for (i, checksum) in checksums.enumerated() {
      let digits = String(checksum, radix: 16)
      let padded = String(repeating: "0", count: 16 - digits.count) + digits
      let line = "\(padded)  frame \(Console.number(frames[i]))  \(name(i))"
      if case .standardOutput = plan { Console.note(line) } else { try Console.result(line) }
    }
  }

  private func say(_ diagnostics: [Diagnostic]) throws {
    if let path = options.report {
      do throws(CodecError) {
        try AtomicFile.write(
          FindingsReport(file.animation).json(file: options.source.input, diagnostics),
          to: path
        )
      } catch {
        throw Failure(error, output: path)
      }
    }
    guard !options.quiet else { return }
    let most = options.verbose ? diagnostics.count : 10
    for diagnostic in diagnostics.prefix(most) {
      Console.warning(diagnostic.line(input: options.source.input))
    }
    if diagnostics.count > most {
      Console.note(
        "and \(diagnostics.count - most) more; --verbose lists all, --report writes them"
      )
    }
  }
}

/// Lets workers read a job: its parts are values and a provider with a lock of its own.
private struct UncheckedJob: @unchecked Sendable {
  let job: RenderJob
}

extension Pixmap {
  /// FNV-1a over the bytes of the pixels, R, G, B, A: <http://www.isthe.com/chongo/tech/comp/fnv/>.
  var checksum: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(pixel >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
