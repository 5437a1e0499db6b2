import LottieKit

/// Several animations in one container.
extension ConvertJob {
  /// A container of all inputs: the animations with the requested changes, their images, sounds and fonts
  /// once each, and the themes and state machines of inputs that are containers.
  func packed() throws -> [UInt8] {
    var pack = ContainerPack()
    var files = PackedFiles()
    for input in [request.source.input] + request.more {
      let source = request.source.named(input)
      let first =
        input == request.source.input ? file : try source.load(quiet: request.quiet)
      try add(first, source, to: &pack, &files)
    }
    try edits.finish()
    if let initial = request.initial, pack.animations[initial] == nil {
      throw noAnimation(initial, Array(pack.animations.keys))
    }
    pack.initial = request.initial
    try addTheme(to: &pack)
    pack.files = files.files
    for problem in files.problems where !request.quiet { Console.warning(problem) }
    do throws(CodecError) {
      return try pack.bytes(generator: "lottie \(lottieVersion)")
    } catch {
      throw Failure(error, output: request.output)
    }
  }

  /// Adds all animations of a file.
  private func add(
    _ first: AnimationFile,
    _ source: AnimationInput,
    to pack: inout ContainerPack,
    _ files: inout PackedFiles
  ) throws {
    var renamed = false
    let names: [String?] = first.animationIDs ?? [nil]
    for name in names {
      let file = try name.map { try source.sibling($0, of: first) } ?? first
      let wanted = name ?? source.stem
      let id = pack.freeID(wanted)
      if id != wanted {
        renamed = true
        if !request.quiet {
          Console.note("\(source.input): the animation \(Words.quoted(wanted)) gets the id \(id)")
        }
      }
      let job = ConvertJob(request, file: file, edits)
      let animation = try job.edited(id)
      let provider = try request.assets.images(of: file, from: source)
      let text = files.text(of: animation, from: file, provider)
      let entry = first.manifest?.animations.first { $0.id == name }
      pack.add(animation: id, try job.formatted(text), as: entry)
    }
    try addParts(of: first, source.input, renamed, to: &pack, &files)
  }

  /// The text with the edits that concern all of it.
  private func formatted(_ text: [UInt8]) throws -> [UInt8] {
    let edit = try request.edit
    guard !edit.isEmpty || request.pretty || request.minify,
      let document = try? JSONDocument(text)
    else { return text }
    guard !edit.isEmpty || request.pretty else { return document.compactBytes }
    let value = edit.apply(to: document.withRoot(JSONValue.init))
    return JSONText.bytes(value, request.pretty ? .pretty : .minified)
  }

  /// Adds the themes and state machines of a container.
  private func addParts(
    of file: AnimationFile,
    _ input: String,
    _ renamed: Bool,
    to pack: inout ContainerPack,
    _ files: inout PackedFiles
  ) throws {
    var left: [String] = []
    for id in file.themes {
      let isFree = pack.themes[id] == nil && !renamed
      guard isFree, let text = file.theme(id), files.keep(file.files(ofTheme: text)) else {
        left.append("the theme \(Words.quoted(id))")
        continue
      }
      pack.add(theme: id, text)
    }
    for id in file.stateMachines {
      guard pack.stateMachines[id] == nil, !renamed, let text = file.stateMachineText(id) else {
        left.append("the state machine \(Words.quoted(id))")
        continue
      }
      pack.add(stateMachine: id, text)
      if file.manifest?.initialStateMachine == id, pack.initialStateMachine == nil {
        pack.initialStateMachine = id
      }
    }
    guard !left.isEmpty, !request.quiet else { return }
    let reason = renamed ? "since animations get other ids" : "since the name is taken"
    Console.warning("\(input): left out, \(reason): \(left.joined(separator: ", "))")
  }
}
