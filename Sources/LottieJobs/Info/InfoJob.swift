package import LottieKit

/// The summary of an animation.
package struct InfoJob {
  private let request: InfoRequest

  /// Creates the job of a request.
  package init(_ request: InfoRequest) { self.request = request }

  /// The JSON value of an animation, as `--format json` writes it.
  package func value(of file: AnimationFile, _ input: AnimationInput) throws -> JSONValue {
    if request.expressions {
      let list = JSONValue.array(Composition(file.animation).expressions().map(InfoJob.json))
      return request.more.isEmpty
        ? list : .object(["file": .string(input.input), "expressions": list])
    }
    var object = try summary(of: file, input).json
    object["file"] = .string(input.input)
    object["findings"] = .array(try diagnostics(of: file, input).map(FindingsReport.value))
    return .object(object)
  }

  /// The summary, with the lengths of sounds.
  package func summary(of file: AnimationFile, _ input: AnimationInput) throws -> AnimationSummary {
    let files = try request.assets.images(of: file, from: input)
    return AnimationSummary(file, sounds: SoundLength.all(of: file.animation, files))
  }

  /// The parts that are not drawn as written.
  package func diagnostics(of file: AnimationFile, _ input: AnimationInput) throws -> [Diagnostic] {
    let images = try request.assets.images(of: file, from: input)
    return Composition(file.animation, imageProvider: images).diagnostics
  }

  private static func json(_ entry: ExpressionEntry) -> JSONValue {
    .object([
      "keypath": .string(entry.keypath),
      "pointer": .string(entry.pointer.description),
      "uses": .array(entry.uses.map { .string($0) }),
      "evaluated": .bool(entry.problem == nil),
      "problem": entry.problem.map { .string($0) } ?? .null,
      "source": .string(entry.source),
    ])
  }
}
