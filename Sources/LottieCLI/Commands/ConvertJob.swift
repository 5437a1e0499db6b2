import Foundation
import LottieKit

/// Runs `lottie convert`.
struct ConvertJob {
  let options: ConvertCommand
  let file: AnimationFile

  /// Telegram's size limit of stickers.
  private static let stickerSize = 64 << 10

  enum Target {
    case json
    case dotLottie
    case tgs
  }

  func run() throws {
    let target = try target
    try OutputFiles(
      inputs: [options.source.input],
      overwritesInput: options.overwriteInput
    ).check(options.output)
    if target == .dotLottie, let container = ContainerUpdate(file),
      container.version == options.dotlottieVersion
    {
      return try write(try updated(container))
    }
    let (text, files) = try document(for: target, in: nil)
    if target == .dotLottie { sayLosses() }
    try write(try bytes(text, files, target))
  }

  private var target: Target {
    get throws {
      switch options.output.split(separator: ".").last?.lowercased() {
      case _ where options.output == "-": return .json
      case "json", "lot": return .json
      case "lottie": return .dotLottie
      case "tgs": return .tgs
      default:
        throw Failure(
          .usage,
          "\(options.output): the extension must be .json, .lottie or .tgs"
        )
      }
    }
  }

  typealias Files = [(name: String, bytes: [UInt8])]

  /// The text, and the files that go into a container with it.
  ///
  /// `container`: The one it stays in, with its files.
  func document(
    for target: Target,
    in container: ContainerUpdate?
  ) throws -> ([UInt8], Files) {
    let source = file.animation.document
    let edit = try options.edit
    let original = source.withRoot(JSONValue.init)
    var value = try withOverrides(options.bakeExpressions ? bake() : original)
    let provider = file.images(
      directories: try options.assets.directories,
      network: options.assets.network(for: options.source)
    )
    var packing = AssetPacking(value, of: file, provider: provider)
    var files: Files = []
    if options.embedImages || target != .dotLottie && file.archive != nil && !extracts {
      packing.embed()
    } else if let folder = options.extractImages, target != .dotLottie {
      let folder = folder.hasSuffix("/") ? folder : folder + "/"
      packing.extract(images: folder, sounds: folder)
      try put(packing.files)
    } else if target == .dotLottie {
      let version = container?.version ?? options.dotlottieVersion
      let folders = ContainerWriter(version: version).folders
      packing.extract(
        images: folders.images,
        sounds: folders.sounds,
        onlyEmbedded: container != nil,
        besides: container?.names ?? []
      )
      files = packing.files
    }
    for problem in packing.problems where !options.quiet { Console.warning(problem) }
    let isChanged = packing.document != original || !edit.isEmpty
    value = edit.apply(to: packing.document)
    if isChanged || options.pretty {
      return (JSONText.bytes(value, options.pretty ? .pretty : .minified), files)
    }
    return (options.minify ? file.animation.encoded() : source.bytes, files)
  }

  /// The document with its expressions baked.
  private func bake() -> JSONValue {
    let composition = Composition(drawing: file.animation, text: TextSources(file))
    let result = ExpressionBaker(composition).bake()
    if !options.quiet {
      Console.note("expressions baked: \(result.baked), left: \(result.left.count)")
      for line in result.left { Console.warning(line) }
    }
    return result.json
  }

  private func withOverrides(_ document: JSONValue) throws -> JSONValue {
    let say: (String) -> Void = { if !options.quiet { Console.note($0) } }
    let overrides = try options.givenTextOptions.added(
      to: options.overrideOptions.resolved(for: Composition(file.animation), say: say),
      for: file,
      allowUnmatched: options.overrideOptions.allowUnmatched,
      say: say
    )
    guard !overrides.isEmpty else { return document }
    var baker = ValueBaker(document, of: file.animation.document, overrides.entries)
    do throws(ValueBaker.Problem) {
      try baker.write(overrides)
    } catch {
      throw Failure(error)
    }
    return baker.document
  }

  private var extracts: Bool { options.extractImages != nil }

  private func put(_ files: Files) throws {
    let directory = options.output.lastIndex(of: "/").map { String(options.output[...$0]) } ?? ""
    for file in files {
      let path = file.name.hasPrefix("/") ? file.name : directory + file.name
      try FileWriting.write(file.bytes, to: path)
    }
  }

  private func bytes(_ text: [UInt8], _ files: Files, _ target: Target) throws -> [UInt8] {
    do throws(CodecError) {
      switch target {
      case .json: return text
      case .tgs:
        let sticker = try Gzip.deflate(text)
        if sticker.count > Self.stickerSize, !options.quiet {
          Console.warning("\(options.output): larger than 64 KiB, Telegram's limit for stickers")
        }
        return sticker
      case .dotLottie:
        return try ContainerWriter(version: options.dotlottieVersion).container(
          text,
          id: options.source.stem,
          files: files,
          generator: "lottie \(lottieVersion)"
        )
      }
    } catch {
      throw Failure(error, output: options.output)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard options.output != "-" else {
      do throws(CodecError) {
        return try StandardOutput.write(bytes)
      } catch {
        throw Failure(error, output: "standard output")
      }
    }
    let before = FileWriting.size(options.source.input)
    try FileWriting.write(bytes, to: options.output)
    guard !options.quiet else { return }
    let sizes = sizes(before: before, after: bytes.count)
    try Console.success(sizes)
  }

  private func sizes(before: Int?, after: Int) -> String {
    let text = "\(options.output): \(Words.count(after, "byte"))"
    guard let before, before > 0 else { return text }
    guard after != before else { return text + ", unchanged" }
    let saved = before - after
    let percent = Int((Double(abs(saved)) * 100 / Double(before)).rounded())
    return text + ", \(abs(saved)) \(saved < 0 ? "more" : "less")"
      + " (\(saved < 0 ? "+" : "−")\(percent)%)"
  }
}
