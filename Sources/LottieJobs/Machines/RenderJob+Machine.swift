import LottieKit

extension RenderJob {
  /// What a state machine shows, with the images, texts and overrides of the request.
  ///
  /// An override has to match something in one of the animations.
  static func scenes(
    of machine: MachineFrames,
    in container: AnimationFile,
    _ request: RenderRequest
  ) throws -> [RenderScene] {
    var unmatched = UnmatchedArguments()
    var bytes = 0
    let scenes = try machine.scenes.map { scene in
      let file = try request.source.file(of: scene, in: container)
      bytes += file.animation.document.bytes.count
      guard machine.scenes.count == 1 || bytes <= MachineFrames.maximumBytes else {
        throw Failure(
          .badDocument,
          "\(request.source.input): the animations and themes that the state machine shows have more than "
            + "\(MachineFrames.maximumBytes >> 20) MiB"
        )
      }
      return RenderScene(
        file.animation,
        imageProvider: try request.assets.images(
          of: file,
          from: request.source,
          replacements: try request.overrides.replacements(in: file),
          maximumBytes: request.memory.budget.imageBytes
        ),
        text: try request.text.sources(
          for: file,
          allowUnmatched: request.overrides.allowUnmatched,
          prepared: nil
        ) { _ in },
        overrides: try request.overrides.resolved(for: Composition(file.animation)) { _ in
        } unmatched: {
          unmatched.note($0, $1)
        },
        background: request.placement.background == nil ? scene.color : nil
      )
    }
    if let failure = unmatched.failure(inAllOf: scenes.count) { throw failure }
    return scenes
  }
}

extension AnimationInput {
  /// The animation of a scene, with its themes.
  func file(of scene: MachineFrames.Scene, in container: AnimationFile) throws -> AnimationFile {
    do throws(LoadError) {
      return try container.chosen(animation: scene.animation, themes: scene.themes)
    } catch {
      throw Failure(error, input: input)
    }
  }
}
