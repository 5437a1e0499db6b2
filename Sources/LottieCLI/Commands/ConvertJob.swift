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
    let (text, images) = try document(for: target, in: nil)
    if target == .dotLottie { sayLosses() }
    try write(try bytes(text, images, target))
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

  typealias Images = [(name: String, bytes: [UInt8])]

  /// The text, and the images that go into a container with it.
  ///
  /// `container`: The one it stays in, with its images.
  func document(
    for target: Target,
    in container: ContainerUpdate?
  ) throws -> ([UInt8], Images) {
    let source = file.animation.document
    let edit = try options.edit
    let original = source.withRoot(JSONValue.init)
    var value = try withOverrides(options.bakeExpressions ? bake() : original)
    let provider = file.images(
      directories: try options.assets.directories,
      network: options.assets.network(for: options.source)
    )
    var packing = ImagePacking(value, of: file, provider: provider)
    var images: Images = []
    if options.embedImages || target != .dotLottie && file.archive != nil && !extracts {
      packing.embed()
    } else if let folder = options.extractImages, target != .dotLottie {
      packing.extract(to: folder.hasSuffix("/") ? folder : folder + "/")
      try put(packing.files, into: folder)
    } else if target == .dotLottie {
      let writer = ContainerWriter(version: options.dotlottieVersion)
      packing.extract(
        to: writer.imageFolder,
        onlyEmbedded: container != nil,
        besides: container?.images ?? []
      )
      images = packing.files
    }
    for problem in packing.problems where !options.quiet { Console.warning(problem) }
    let isChanged = packing.document != original || !edit.isEmpty
    value = edit.apply(to: packing.document)
    if isChanged || options.pretty {
      return (JSONText.bytes(value, options.pretty ? .pretty : .minified), images)
    }
    return (options.minify ? file.animation.encoded() : source.bytes, images)
  }

  /// The document with its expressions baked.
  private func bake() -> JSONValue {
    let result = ExpressionBaker(file.animation, text: TextSources(file)).bake()
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

  private func put(_ files: Images, into folder: String) throws {
    let directory = options.output.lastIndex(of: "/").map { String(options.output[...$0]) } ?? ""
    let path = folder.hasPrefix("/") ? folder : directory + folder
    for file in files { try FileWriting.write(file.bytes, to: path + "/" + file.name) }
  }

  private func bytes(_ text: [UInt8], _ images: Images, _ target: Target) throws -> [UInt8] {
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
          images: images,
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
