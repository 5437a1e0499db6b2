import LottieKit

extension ConvertJob {
  /// A container with the requested changes of its animations.
  func updated(_ container: ContainerUpdate) throws -> [UInt8] {
    var container = container
    if request.source.animation != nil, let name = file.name { container.keepOnly(name) }
    for animation in container.animations {
      let file = try request.source.sibling(animation, of: file)
      let job = ConvertJob(request, file: file)
      let (text, files) = try job.document(for: .dotLottie, in: container)
      container.replace(animation, by: text, files: files)
    }
    do throws(CodecError) {
      return try container.bytes(generator: "lottie \(lottieVersion)")
    } catch {
      // Errors here come from reading the container: it is damaged.
      throw Failure(.badDocument, "\(request.source.input): \(error.explanation)")
    }
  }

  /// Reports the parts of a container of another version that are dropped.
  func sayLosses() {
    guard !request.quiet, let container = ContainerUpdate(file) else { return }
    var lost = container.extras
    if container.animations.count > 1 { lost.append("its other animations") }
    guard !lost.isEmpty else { return }
    Console.warning(
      "left out, since the container is of version \(container.version): "
        + lost.joined(separator: ", ")
    )
  }
}
