import LottieKit

extension ConvertJob {
  /// A container with its animations changed as asked for.
  func updated(_ container: ContainerUpdate) throws -> [UInt8] {
    var container = container
    if options.source.animation != nil, let name = file.name { container.keepOnly(name) }
    for animation in container.animations {
      let file = try options.source.sibling(animation, of: file)
      let job = ConvertJob(options: options, file: file)
      let (text, images) = try job.document(for: .dotLottie, in: container)
      container.replace(animation, by: text, images: images)
    }
    do throws(CodecError) {
      return try container.bytes(generator: "lottie \(lottieVersion)")
    } catch {
      // What is written comes from the container: if it cannot be read, it is damaged.
      throw Failure(.badDocument, "\(options.source.input): \(error.explanation)")
    }
  }

  /// Says what of a container of another version does not come along.
  func sayLosses() {
    guard !options.quiet, let container = ContainerUpdate(file) else { return }
    var lost = container.extras
    if container.animations.count > 1 { lost.append("its other animations") }
    guard !lost.isEmpty else { return }
    Console.warning(
      "left out, since the container is of version \(container.version): "
        + lost.joined(separator: ", ")
    )
  }
}
