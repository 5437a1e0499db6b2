import Foundation
package import LottieKit

/// Runs `lottie convert`.
package struct ConvertJob {
  let request: ConvertRequest
  let file: AnimationFile
  /// What the animations of one output share.
  let edits: DocumentEdits

  /// Creates the job of a request, for its loaded file.
  package init(_ request: ConvertRequest, file: AnimationFile) {
    self.init(request, file: file, DocumentEdits(request))
  }

  init(_ request: ConvertRequest, file: AnimationFile, _ edits: DocumentEdits) {
    (self.request, self.file, self.edits) = (request, file, edits)
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
      inputs: [request.source.input] + request.more,
      overwritesInput: request.overwriteInput
    ).check(request.output)
    if request.sequence {
      return try ConvertJob(request, file: try joined(), edits).convert(to: target)
    }
    if !request.more.isEmpty { return try write(try packed()) }
    if target == .dotLottie, let container = ContainerUpdate(file),
      container.version == request.dotLottieVersion
    {
      return try write(try updated(container))
    }
    try convert(to: target)
  }

  /// Writes one animation.
  private func convert(to target: Target) throws {
    let id = ContainerPack.safeName(request.source.stem)
    if let initial = request.initial, initial != id { throw noAnimation(initial, [id]) }
    let (text, files) = try document(for: target, in: nil, id: id)
    try edits.finish()
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
  /// - Parameters:
  ///   - target: What is written.
  ///   - container: The one it stays in, with its files.
  ///   - id: Its name in a container.
  /// - Returns: The text, and the files.
  /// - Throws: ``Failure``.
  func document(
    for target: Target,
    in container: ContainerUpdate?,
    id: String
  ) throws -> ([UInt8], Files) {
    let animation = try edited(id)
    let source = animation.document
    try request.source.memory.check(valuesOf: source.bytes.count, of: request.source.input)
    let edit = try request.edit
    let original = source.withRoot(JSONValue.init)
    var value = original
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
    return (request.minify ? animation.encoded() : source.bytes, files)
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
    do {
      switch target {
      case .json: return text
      case .tgs:
        let sticker = try Gzip.deflate(text)
        if sticker.count > Self.stickerSize, !request.quiet {
          Console.warning("\(request.output): larger than 64 KiB, Telegram's limit for stickers")
        }
        return sticker
      case .dotLottie where !edits.theme.isEmpty:
        var pack = ContainerPack()
        pack.add(animation: ContainerPack.safeName(request.source.stem), text)
        pack.files = files
        try addTheme(to: &pack)
        return try pack.bytes(generator: "lottie \(lottieVersion)")
      case .dotLottie:
        return try ContainerWriter(version: request.dotLottieVersion).container(
          text,
          id: request.source.stem,
          files: files,
          generator: "lottie \(lottieVersion)"
        )
      }
    } catch let error as CodecError {
      throw Failure(error, output: request.output)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard request.output != "-" else { return try FileWriting.put(bytes, to: "-") }
    let sizes = ([request.source.input] + request.more).map(FileWriting.size)
    let before = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
    try FileWriting.write(bytes, to: request.output)
    guard !request.quiet else { return }
    try Console.success(summary(before: before, after: bytes.count))
  }

  private func summary(before: Int?, after: Int) -> String {
    let text = "\(request.output): \(Words.count(after, "byte"))"
    guard let before, before > 0 else { return text }
    guard after != before else { return text + ", unchanged" }
    let saved = before - after
    let percent = Int((Double(abs(saved)) * 100 / Double(before)).rounded())
    return text + ", \(abs(saved)) \(saved < 0 ? "more" : "less")"
      + " (\(saved < 0 ? "+" : "−")\(percent)%)"
  }
}
