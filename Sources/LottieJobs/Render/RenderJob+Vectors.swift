import LottieKit

extension RenderJob {
  /// Writes frames as SVG files, one after another.
  ///
  /// - Returns: The parts that were not drawn.
  func drawVectors(_ overrides: CompositionOverrides) throws -> [Diagnostic] {
    let first = RenderScene(
      file.animation,
      imageProvider: images,
      text: text,
      overrides: overrides
    )
    var (shown, scene, found) = (first.makeComposition(), 0, [Diagnostic]())
    var said: Set<String> = []
    for (index, moment) in plan.moments.enumerated() {
      if let deadline = prepared.deadline, deadline < .now { throw request.timedOut }
      var settings = settings
      if moment.scene != scene, scenes.indices.contains(moment.scene) {
        found += shown.diagnostics
        (shown, scene) = (scenes[moment.scene].makeComposition(), moment.scene)
      }
      if scenes.indices.contains(scene), let color = scenes[scene].background {
        settings.background = .color(color)
      }
      let svg = SVGWriter(shown.update(frame: moment.frame), settings: settings)
      do throws(CodecError) {
        try write(Array(svg.text.utf8), index: index)
      } catch {
        throw Failure(error, output: plan.name(index))
      }
      for problem in svg.problems where !request.quiet && said.insert(problem).inserted {
        Console.warning("\(input): in SVG \(problem)")
      }
    }
    return (found + shown.diagnostics).reduce(into: []) { all, next in
      if !all.contains(next) { all.append(next) }
    }
  }

  private func write(_ bytes: [UInt8], index: Int) throws(CodecError) {
    guard case .standardOutput = plan.output else {
      return try AtomicFile.write(bytes, to: plan.name(index))
    }
    try StandardOutput.write(bytes)
  }
}
