import Foundation
import LottieKit
import LottieLint

/// Runs `lottie optimize`.
package struct OptimizeJob {
  let request: OptimizeRequest
  private let optimizer: DocumentOptimizer
  /// The players that must play an animation as well as before.
  private let players: LintOptions

  /// Creates the job of a checked request.
  package init(_ request: OptimizeRequest) throws {
    self.request = request
    optimizer = try request.optimizer
    players = try request.players
  }

  /// What became of a file.
  struct Entry {
    let input: String
    /// The file that was written; nil where none was.
    var output: String?
    var before = 0
    var after = 0
    /// Bytes as gzip, before and after: what servers send.
    var gzip = (before: 0, after: 0)
    var results: [DocumentOptimizer.Result] = []
    var level = OptimizerStep.Level.lossless

    /// The frame that differs most.
    var worst: (deltaE: Double, frame: Double) {
      let result = results.max { $0.deltaE < $1.deltaE }
      return (result?.deltaE ?? 0, result?.frame ?? 0)
    }
  }

  /// Does the work, and reports it.
  ///
  /// - Throws: ``Failure`` for the first file that cannot be read or written, or does not reach the size.
  package func run() throws {
    let files = try InputExpansion.files(request.inputs, ignoring: [])
    guard !files.isEmpty else { throw Failure(.noInput, "no animation found") }
    let outputs = try outputs(files)
    var entries: [Entry] = []
    var tooLarge: [String] = []
    for (index, file) in files.enumerated() {
      var source = AnimationInput()
      source.input = file
      source.memory = request.memory
      let loaded = try source.load(quiet: request.quiet)
      if let output = outputs[index] { try check(output, keeps: loaded, from: file) }
      let (entry, bytes) = try smaller(file, loaded)
      var written = entry
      if let output = outputs[index] {
        try FileWriting.put(bytes, to: output)
        written.output = output
      }
      if let limit = request.maximumBytes, entry.after > limit {
        tooLarge.append("\(file): \(Words.count(entry.after, "byte")) at the least")
      }
      entries.append(written)
    }
    try report(entries)
    guard tooLarge.isEmpty else {
      throw Failure(
        .findings,
        "more than \(Words.count(request.maximumBytes ?? 0, "byte")): "
          + tooLarge.joined(separator: "; ")
      )
    }
  }

  /// Refuses an output whose name is that of another format.
  private func check(_ output: String, keeps file: AnimationFile, from input: String) throws {
    let formats = [
      "json": AnimationFile.Format.json, "lot": .json, "lottie": .dotLottie, "tgs": .tgs,
    ]
    let named = output.split(separator: ".").last.flatMap { formats[$0.lowercased()] }
    guard output != input, let named, named != file.format else { return }
    throw Failure(
      .usage,
      "\(output): the format of \(input) stays; lottie convert changes it"
    )
  }

  /// The output of each input; nil where nothing is written.
  private func outputs(_ files: [String]) throws -> [String?] {
    guard !request.dryRun else { return files.map { _ in nil } }
    var known = OutputFiles(inputs: files, overwritesInput: request.overwriteInput)
    return try files.map { file in
      guard let output = request.output else { return file }
      guard output != "-" else { return output }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
      let isInside = files.count > 1 || isFolder.boolValue || output.hasSuffix("/")
      let name = file.fileName
      let path = isInside ? (output.hasSuffix("/") ? output : output + "/") + name : output
      try known.add(path, of: file)
      return path
    }
  }

  /// A file of the same form with fewer bytes, or its own bytes.
  private func smaller(_ name: String, _ file: AnimationFile) throws -> (Entry, [UInt8]) {
    let original = try original(name, file)
    var entry = Entry(input: name)
    var bytes = original
    // Nothing else is written as a container again.
    let isRewritten = file.archive == nil || ContainerUpdate(file) != nil
    if !isRewritten { sayUnchanged(name, "since its container has no manifest") }
    for optimizer in isRewritten ? attempts : [] {
      let (results, smaller) = try attempt(optimizer, name, file)
      if smaller.count < bytes.count {
        (bytes, entry.results, entry.level) = (smaller, results, optimizer.level)
      }
      if request.maximumBytes.map({ bytes.count <= $0 }) ?? true { break }
    }
    (entry.before, entry.after) = (original.count, bytes.count)
    if isReported {
      entry.gzip = (try Gzip.deflate(original).count, try Gzip.deflate(bytes).count)
    }
    return (entry, bytes)
  }

  /// The bytes of a file; what came through a pipe or from the network, and cannot be read again, as it would be written.
  private func original(_ name: String, _ file: AnimationFile) throws -> [UInt8] {
    if FileWriting.size(name) != nil, let bytes = FileWriting.read(name) { return bytes }
    return try attempt(nil, name, file).1
  }

  /// The optimizer, and, until a size is reached, those that go further.
  private var attempts: [DocumentOptimizer] {
    guard request.maximumBytes != nil else { return [optimizer] }
    var all: [DocumentOptimizer] = []
    for level in OptimizerStep.Level.allCases where level >= optimizer.level {
      var next = optimizer
      next.level = level
      all.append(next)
    }
    for factor in [2.0, 4, 8] {
      guard var next = all.last else { break }
      next.maximumError = optimizer.maximumError * factor
      all.append(next)
    }
    return all
  }

  /// A file as an optimizer leaves it; as it is without one.
  private func attempt(
    _ optimizer: DocumentOptimizer?,
    _ name: String,
    _ file: AnimationFile
  ) throws -> ([DocumentOptimizer.Result], [UInt8]) {
    var optimizer = optimizer
    let container = ContainerUpdate(file)
    let bar = ProgressBar(
      total: (optimizer?.steps.count ?? 0) * (container?.animations.count ?? 1),
      unit: "steps",
      quiet: request.quiet
    )
    defer { bar.finish() }
    optimizer?.stepDone = { bar.advance() }
    if var container {
      container.dropsUnusedFiles =
        optimizer?.steps.contains { $0.name == "unused-assets" } ?? false
      let results = try optimized(optimizer, name, file, &container)
      do throws(CodecError) {
        return (results, try container.bytes(generator: "lottie \(lottieVersion)"))
      } catch {
        throw Failure(.badDocument, "\(name): \(error.explanation)")
      }
    }
    let result = optimized(optimizer.map { guarded($0, file, name) }, name, file)
    let text = result?.bytes ?? file.animation.document.bytes
    do throws(CodecError) {
      return (result.map { [$0] } ?? [], file.format == .tgs ? try Gzip.deflate(text) : text)
    } catch {
      throw Failure(error, output: name)
    }
  }

  /// Optimizes all animations of a container, which share the work.
  private func optimized(
    _ optimizer: DocumentOptimizer?,
    _ name: String,
    _ file: AnimationFile,
    _ container: inout ContainerUpdate
  ) throws -> [DocumentOptimizer.Result] {
    guard var optimizer else { return [] }
    var results: [DocumentOptimizer.Result] = []
    var source = AnimationInput()
    source.input = name
    source.memory = request.memory
    var work = SharedWork(each: optimizer.maximumWork, of: container.animations.count)
    for animation in container.animations {
      let sibling = try source.sibling(animation, of: file)
      optimizer.maximumWork = work.next
      if container.dropsUnusedFiles { optimizer.ownFiles = container.filesOfOne(animation) }
      let guarded = guarded(optimizer, sibling, name)
      let result = optimized(guarded, "\(name), \(animation)", sibling)
      work.spend(result.map { optimizer.maximumWork - $0.workLeft } ?? 0)
      guard let result else { continue }
      container.replace(animation, by: result.bytes, files: result.files)
      results.append(result)
    }
    return results
  }

  /// An optimizer that heeds what `validate` says of an animation.
  private func guarded(
    _ optimizer: DocumentOptimizer,
    _ file: AnimationFile,
    _ path: String
  ) -> DocumentOptimizer {
    let size = FileWriting.size(path) ?? file.animation.document.bytes.count
    let check = ValidationGuard(players, file, size: size, path: path)
    var optimizer = optimizer
    optimizer.allowedFeatures = request.target.isEmpty ? [] : Set(allowedFeatures)
    optimizer.objections = check.objections
    return optimizer
  }

  /// What images may have though they have it not, where each named player draws that.
  private var allowedFeatures: [Feature] {
    [Feature.imageWebP, .imageSizeMismatch].filter { feature in
      players.targets.allSatisfy { FeatureMatrix.row(feature).support(by: $0) == .plays }
    }
  }

  private func optimized(
    _ optimizer: DocumentOptimizer?,
    _ name: String,
    _ file: AnimationFile
  ) -> DocumentOptimizer.Result? {
    guard let optimizer else { return nil }
    let result = optimizer.optimized(file)
    // Once, where several levels are tried.
    if result == nil, optimizer.level == self.optimizer.level {
      sayUnchanged(name, "since it cannot be drawn to compare")
    }
    return result
  }

  private func sayUnchanged(_ name: String, _ reason: String) {
    if !request.quiet { Console.warning("\(name): left as it is, \(reason)") }
  }
}
