package import LottieKit

/// The summary of an animation.
package struct InfoJob {
  private let request: InfoRequest

  /// Creates the job of a request.
  package init(_ request: InfoRequest) { self.request = request }

  /// An element of what `--format json` writes.
  package func value(of file: AnimationFile, _ input: AnimationInput) throws -> JSONValue {
    guard request.expressions else {
      return InfoOutput.Entry(
        summary: try summary(of: file, input),
        file: input.input,
        findings: try diagnostics(of: file, input)
      ).json
    }
    let expressions = Composition(file.animation).expressions()
    return ExpressionsOutput.Entry(file: input.input, expressions: expressions).json
  }

  /// What `--format json` writes.
  package func output(of values: [JSONValue]) -> any JSONOutput {
    request.expressions
      ? ExpressionsOutput(animations: values.map { Written($0) })
      : InfoOutput(animations: values.map { Written($0) })
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
}

/// The output of `lottie info`.
package struct InfoOutput: JSONOutput {
  struct Entry: JSONRecord {
    let summary: AnimationSummary
    let file: String
    let findings: [Diagnostic]

    static let members: [JSONMember<Entry>] =
      AnimationSummary.members.map { $0.within(\.summary) } + [
        JSONMember("file", "The file as it was given") { $0.file },
        JSONMember("findings", "What is not drawn as written") { $0.findings },
      ]
  }

  let animations: [Written<Entry>]

  package static let schemaName = "info"
  package static let summary = "What animations contain, and what they use"

  package static let members: [JSONMember<InfoOutput>] = [
    JSONMember("animations", "The animations, in the order of the inputs") { $0.animations }
  ]
}

/// The output of `lottie info --expressions`.
package struct ExpressionsOutput: JSONOutput {
  struct Entry: JSONRecord {
    let file: String
    let expressions: [ExpressionEntry]

    static let members: [JSONMember<Entry>] = [
      JSONMember("file", "The file as it was given") { $0.file },
      JSONMember("expressions", "Its expressions") { $0.expressions },
    ]
  }

  let animations: [Written<Entry>]

  package static let schemaName = "info-expressions"
  package static let command = "info --expressions"
  package static let summary = "Expressions of animations"

  package static let members: [JSONMember<ExpressionsOutput>] = [
    JSONMember("animations", "The animations, in the order of the inputs") { $0.animations }
  ]
}

extension ExpressionEntry: JSONRecord {
  package static let members: [JSONMember<ExpressionEntry>] = [
    JSONMember("keypath", "Keypath of the property") { $0.keypath },
    JSONMember("pointer", "Its place as a JSON pointer (RFC 6901)") { $0.pointer.description },
    JSONMember("uses", "Names that it uses") { $0.uses },
    JSONMember("evaluated", "Whether it is evaluated") { $0.problem == nil },
    JSONMember("problem", "Why it is not") { $0.problem },
    JSONMember("source", "Its text") { $0.source },
  ]
}
