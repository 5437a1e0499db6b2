import LottieKit

/// Several animations one after the other.
extension ConvertJob {
  /// The inputs as one animation, with their images and sounds in it.
  func joined() throws -> AnimationFile {
    var sequence: DocumentSequence?
    for input in [request.source.input] + request.more {
      let source = request.source.named(input)
      let loaded = input == request.source.input ? file : try source.load(quiet: request.quiet)
      var packing = AssetPacking(
        loaded.animation.document.withRoot(JSONValue.init),
        of: loaded,
        provider: try request.assets.images(of: loaded, from: source)
      )
      packing.embed()
      for problem in packing.problems where !request.quiet { Console.warning(problem) }
      if sequence == nil { sequence = DocumentSequence(like: packing.document) }
      guard sequence?.add(packing.document, name: source.stem) ?? false else {
        throw Failure(.badDocument, "\(input): has no frames, so nothing can follow it")
      }
    }
    guard let sequence else { return file }
    do throws(LoadError) {
      return try AnimationFile(
        bytes: JSONText.bytes(sequence.document, .minified),
        directory: file.directory
      )
    } catch {
      throw Failure(.internalError, error.explanation(of: request.output))
    }
  }
}
