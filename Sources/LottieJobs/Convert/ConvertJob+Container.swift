import LottieKit

extension ConvertJob {
  /// A container with the requested changes of its animations.
  func updated(_ container: ContainerUpdate) throws -> [UInt8] {
    var container = container
    if request.source.animation != nil, let name = file.name {
      container.keepOnly(name)
      container.dropsUnusedFiles = true
    }
    if try request.edit.strips.contains(.unused) { container.dropsUnusedFiles = true }
    for animation in container.animations {
      let file = try request.source.sibling(animation, of: file)
      let job = ConvertJob(request, file: file, edits)
      let (text, files) = try job.document(for: .dotLottie, in: container, id: animation)
      container.replace(animation, by: text, files: files)
    }
    try edits.finish()
    if let initial = request.initial {
      guard container.animations.contains(initial) else {
        throw noAnimation(initial, container.animations)
      }
      container.initial = initial
    }
    if let id = request.themeID, !edits.theme.isEmpty {
      if file.themes.contains(id), !request.quiet { Console.note("the theme \(id) is replaced") }
      container.put(theme: id, edits.themeText)
    }
    do throws(CodecError) {
      return try container.bytes(generator: "lottie \(lottieVersion)")
    } catch {
      // Errors here come from reading the container: it is damaged.
      throw Failure(.badDocument, "\(request.source.input): \(error.explanation)")
    }
  }

  /// The failure of `--initial`.
  func noAnimation(_ id: String, _ known: [String]) -> Failure {
    Failure(
      .usage,
      "--initial: there is no animation \(Words.quoted(id)); available: \(Words.list(known))"
    )
  }

  /// Adds the theme that was made.
  func addTheme(to pack: inout ContainerPack) throws {
    guard let id = request.themeID, !edits.theme.isEmpty else { return }
    pack.add(theme: id, edits.themeText, isForAll: true)
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
