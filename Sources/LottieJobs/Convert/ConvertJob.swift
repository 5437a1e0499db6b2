import Foundation
package import LottieKit

/// Runs `lottie convert`.
package struct ConvertJob {
  let request: ConvertRequest
  let file: AnimationFile

  /// Creates the job of a request, for its loaded file.
  package init(_ request: ConvertRequest, file: AnimationFile) {
    (self.request, self.file) = (request, file)
  }

  /// Telegram's size limit of stickers.
  private static let stickerSize = 64 << 10

  enum Target {
    case json
    case dotLottie
    case tgs
  }

  /// Does the work, and reports it.
  package func run() throws {
    let target = try target
    try OutputFiles(
      inputs: [request.source.input],
      overwritesInput: request.overwriteInput
    ).check(request.output)
    if target == .dotLottie, let container = ContainerUpdate(file),
      container.version == request.dotLottieVersion
    {
      return try write(try updated(container))
    }
    let (text, files) = try document(for: target, in: nil)
    if target == .dotLottie { sayLosses() }
    try write(try bytes(text, files, target))
  }

  private var target: Target {
    get throws {
      switch request.output.split(separator: ".").last?.lowercased() {
      case _ where request.output == "-": return .json
      case "json", "lot": return .json
      case "lottie": return .dotLottie
      case "tgs": return .tgs
      default:
        throw Failure(
          .usage,
          "\(request.output): the extension must be .json, .lottie or .tgs"
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
    let edit = try request.edit
    let original = source.withRoot(JSONValue.init)
    var value = try withOverrides(request.bakeExpressions ? bake() : original)
    let provider = try request.assets.images(of: file, from: request.source)
    var packing = AssetPacking(value, of: file, provider: provider)
    var files: Files = []
    if request.embedImages || target != .dotLottie && file.archive != nil && !extracts {
      packing.embed()
    } else if let folder = request.extractImages, target != .dotLottie {
      let folder = folder.hasSuffix("/") ? folder : folder + "/"
      packing.extract(images: folder, sounds: folder)
      try put(packing.files)
    } else if target == .dotLottie {
      let version = container?.version ?? request.dotLottieVersion
      let folders = ContainerWriter(version: version).folders
      packing.extract(
        images: folders.images,
        sounds: folders.sounds,
        onlyEmbedded: container != nil,
        besides: container?.names ?? []
      )
      files = packing.files
    }
    for problem in packing.problems where !request.quiet { Console.warning(problem) }
    let isChanged = packing.document != original || !edit.isEmpty
    value = edit.apply(to: packing.document)
    if isChanged || request.pretty {
      return (JSONText.bytes(value, request.pretty ? .pretty : .minified), files)
    }
    return (request.minify ? file.animation.encoded() : source.bytes, files)
  }

  /// The document with its expressions baked.
  private func bake() -> JSONValue {
    let composition = Composition(drawing: file.animation, text: TextSources(file))
    let result = ExpressionBaker(composition).bake()
    if !request.quiet {
      Console.note("expressions baked: \(result.baked), left: \(result.left.count)")
      for line in result.left { Console.warning(line) }
    }
    return result.json
  }

  private func withOverrides(_ document: JSONValue) throws -> JSONValue {
    let say: (String) -> Void = { if !request.quiet { Console.note($0) } }
    let overrides = try request.texts.added(
      to: request.overrides.resolved(for: Composition(file.animation), say: say),
      for: file,
      allowUnmatched: request.overrides.allowUnmatched,
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

  private var extracts: Bool { request.extractImages != nil }

  private func put(_ files: Files) throws {
    let directory = request.output.lastIndex(of: "/").map { String(request.output[...$0]) } ?? ""
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
        if sticker.count > Self.stickerSize, !request.quiet {
          Console.warning("\(request.output): larger than 64 KiB, Telegram's limit for stickers")
        }
        return sticker
      case .dotLottie:
        return try ContainerWriter(version: request.dotLottieVersion).container(
          text,
          id: request.source.stem,
          files: files,
          generator: "lottie \(lottieVersion)"
        )
      }
    } catch {
      throw Failure(error, output: request.output)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard request.output != "-" else {
      do throws(CodecError) {
        return try StandardOutput.write(bytes)
      } catch {
        throw Failure(error, output: "standard output")
      }
    }
    let before = FileWriting.size(request.source.input)
    try FileWriting.write(bytes, to: request.output)
    guard !request.quiet else { return }
    let sizes = sizes(before: before, after: bytes.count)
    try Console.success(sizes)
  }

  private func sizes(before: Int?, after: Int) -> String {
    let text = "\(request.output): \(Words.count(after, "byte"))"
    guard let before, before > 0 else { return text }
    guard after != before else { return text + ", unchanged" }
    let saved = before - after
    let percent = Int((Double(abs(saved)) * 100 / Double(before)).rounded())
    return text + ", \(abs(saved)) \(saved < 0 ? "more" : "less")"
      + " (\(saved < 0 ? "+" : "−")\(percent)%)"
  }
}
