import LottieKit
package import LottieLint

/// Checks all documents of a file.
package struct FileLinter {
  private let linter: Linter

  private let memory: MemoryLimit

  package init(_ linter: Linter, _ memory: MemoryLimit = MemoryLimit()) {
    (self.linter, self.memory) = (linter, memory)
  }

  /// A report for each document of a file; a missing file is a failure.
  package func reports(_ path: String) throws -> [FileReport] {
    let name = path == "-" ? "stdin" : path
    do throws(LoadError) {
      let texts = try DocumentText.all(path: path, limit: memory.budget.textBytes)
      if let text = texts.first, text.format == .json, path.lowercased().hasSuffix(".lottie"),
        text.bytes.first(where: { $0 > UInt8(ascii: " ") }) != UInt8(ascii: "{")
      {
        return [linter.failure(.badZip, "it does not begin as a zip archive does", file: name)]
      }
      let reports = texts.enumerated().map { index, text in
        var environment = FileLinter.environment(text, text.bytes, path)
        // Container features are reported once.
        environment.reportsContainer = index == 0
        if linter.options.draws {
          environment.draw = { LintFrames(text, path: path, width: $0, height: $1) }
        }
        if linter.options.policy.limitsCosts {
          environment.costs = FrameCosts(text, path: path, linter.options.limits, memory.budget)
        }
        return linter.check(text.bytes, file: name, environment: environment)
      }
      return reports + (texts.first?.archive.map { container($0, name) } ?? [])
    } catch {
      let rest = DocumentText.archive(path: path).map { container($0, name) } ?? []
      return [try report(error, path: path, name: name)] + rest
    }
  }

  /// Reports about the archive, the manifest, the themes and the state machines of a container.
  private func container(_ archive: ZipArchive, _ name: String) -> [FileReport] {
    var files = LintContainer(names: archive.entries.map(\.name)) { try? archive.read($0) }
    files.sizes = Dictionary(archive.entries.map { ($0.name, $0.size) }) { first, _ in first }
    files.needsManifest = name.lowercased().hasSuffix(".lottie")
    files.problem = { name in
      do throws(CodecError) {
        _ = try archive.read(name)
        return nil
      } catch {
        return error.explanation
      }
    }
    return linter.check(files, file: name)
  }

  private func report(_ error: LoadError, path: String, name: String) throws -> FileReport {
    switch error {
    case .unreadable, .noSuchAnimation, .networkNotAllowed, .privateHost,
      .badURL, .noSuchTheme, .badTheme:
      throw Failure(error, input: path)
    case .tooLarge(let limit):
      let most = InputFile.limit
      let text = limit < most ? ", with --max-memory \(memory.maximum)" : ""
      return linter.failure(.jsonSize, "larger than \(limit >> 20) MiB\(text)", file: name)
    case .badContainer(let error):
      let rule: RuleID = path.lowercased().hasSuffix(".tgs") ? .badGzip : .badZip
      return linter.failure(rule, error.explanation, file: name)
    case .noAnimation:
      return linter.failure(.noAnimation, "the archive holds no animation", file: name)
    case .badDocument:
      return linter.failure(.jsonSyntax, "not JSON", file: name)
    }
  }

  /// The report of a changed text of an animation, as if it were in its place.
  func report(_ bytes: [UInt8], inPlaceOf text: DocumentText, _ path: String) -> FileReport {
    var environment = FileLinter.environment(text, bytes, path)
    // What it names may be written with it.
    environment.hasImage = nil
    return linter.check(bytes, file: path, environment: environment)
  }

  private static func environment(
    _ text: DocumentText,
    _ bytes: [UInt8],
    _ path: String
  ) -> LintEnvironment {
    var result = LintEnvironment()
    result.fileSize = text.fileSize
    result.entry = text.entry
    result.features = ContainerFeatures.all(text)
    result.container =
      switch text.format {
      case .json: .json
      case .dotLottie: .dotLottie
      case .tgs: .tgs
      }
    let fileExtension = path.lowercased().split(separator: ".").last
    result.expected =
      switch fileExtension {
      case "tgs": .tgs
      case "json": .json
      default: nil
      }
    let directory = InputFile.directory(of: path)
    result.visibility = {
      let effect = FeatureEffect(bytes, inPlaceOf: text, directory: directory)
      return { effect.tests().visibility(of:atMost:) }
    }
    result.thrown = { ExpressionTrial.thrown(bytes, inPlaceOf: text, directory: directory) }
    result.hasImage = { folder, name in text.hasImage(folder: folder, name: name, beside: path) }
    return result
  }
}
